"""Draws a card as SVG: a table under the lamp, always in light colours."""

from __future__ import annotations

import math
import re
from functools import cache
from html import escape
from importlib.resources import files

from PIL import ImageFont

from stolik.server.previews.card import Card

WIDTH, HEIGHT = 1200, 630
HERE = files("stolik.server.previews")
INK, PAPER, LAMP = "#2b1d16", "#fffaf0", "#f4b63f"
DISPLAY, TEXT = "Poltawski Nowy", "Atkinson Hyperlegible Next"
FONTS = {
    (DISPLAY, 700): "poltawski-nowy-700.ttf",
    (TEXT, 500): "atkinson-hyperlegible-next-500.ttf",
    (TEXT, 700): "atkinson-hyperlegible-next-700.ttf",
}
CLOTHS = {
    "all-in": ("#4b2a55", "#fdf3df"),
    "illusion": ("#d9d3c8", INK),
    "call-to-adventure": ("#2d5647", "#fdf3df"),
    "blank": ("#d9b888", INK),
    "cardline": ("#24536c", "#fdf3df"),
}
PLAIN_CLOTH = ("#24536c", "#fdf3df")
MARKS = (
    ("sun", "#d9772b", INK),
    ("moon", "#233f8f", "#fffaf0"),
    ("leaf", "#4f9d5b", INK),
    ("drop", "#8cc3e6", INK),
    ("star", "#8a2668", "#fffaf0"),
    ("bell", "#b3261e", "#fffaf0"),
    ("acorn", "#4a3320", "#fffaf0"),
    ("key", "#bdb4a4", INK),
)
CENTRE = 420  # of what stands on the left
MOST_PLATES = 8


def draw(card: Card) -> str:
    """The whole picture."""
    cloth, on_cloth = CLOTHS.get(card.game, PLAIN_CLOTH)
    pieces = [_table(cloth), _lamp(), _note(card) if card.note else _back(card.game)]
    if card.winners:
        pieces.append(_crown(card.winners))
    title_at, top = (398, 440) if card.winners else (330, 378)
    size = _fitting(card.title, DISPLAY, 700, 68, 660)
    pieces += [
        _write(card.title, CENTRE, title_at, size, DISPLAY, 700, on_cloth, "middle"),
        _write(card.about, CENTRE, top, 27, TEXT, 500, on_cloth, "middle"),
        _plates(card),
        _brand(on_cloth),
    ]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
        f'width="{WIDTH}" height="{HEIGHT}">{"".join(pieces)}</svg>'
    )


def font_files() -> list[str]:
    """The fonts of the pictures; they come with the package."""
    return [str(HERE / "fonts" / name) for name in FONTS.values()]


@cache
def _font(family: str, weight: int) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(str(HERE / "fonts" / FONTS[family, weight]), 100)


def _length(text: str, family: str, weight: int, size: float) -> float:
    return _font(family, weight).getlength(text) * size / 100


def _fitting(text: str, family: str, weight: int, size: float, room: float) -> float:
    """The font size at which a text fits the room."""
    return min(size, size * room / max(1.0, _length(text, family, weight, size)))


def _write(  # noqa: PLR0913, PLR0917 - a line of text has as many facts
    text: str,
    x: float,
    y: float,
    size: float,
    family: str,
    weight: int,
    ink: str,
    anchor: str = "start",
) -> str:
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" font-family="{family}" font-weight="{weight}" '
        f'font-size="{size:.1f}" fill="{ink}" text-anchor="{anchor}">{escape(text)}</text>'
    )


def _table(cloth: str) -> str:
    return (
        '<defs><radialGradient id="pool" cx=".35" cy=".4" r=".6"><stop offset="0" '
        'stop-color="#ffe2a0" stop-opacity=".26"/><stop offset="1" stop-color="#ffe2a0" '
        'stop-opacity="0"/></radialGradient><linearGradient id="cone" x1="0" y1="0" x2="0" y2="1">'
        '<stop offset="0" stop-color="#ffecb2" stop-opacity=".5"/><stop offset=".8" '
        'stop-color="#ffe296" stop-opacity="0"/></linearGradient>'
        '<pattern id="weave" width="22" height="22" patternUnits="userSpaceOnUse">'
        '<circle cx="5" cy="5" r="1.6" fill="#ffffff" opacity=".1"/>'
        '<circle cx="16" cy="16" r="1.6" fill="#ffffff" opacity=".1"/></pattern></defs>'
        '<rect width="1200" height="630" fill="#e7d8bf"/>'
        '<rect x="25" y="31" width="1150" height="582" rx="44" fill="#000000" opacity=".16"/>'
        '<rect x="25" y="25" width="1150" height="580" rx="44" fill="#6e4124"/>'
        f'<rect x="42" y="42" width="1116" height="546" rx="28" fill="{cloth}"/>'
        '<rect x="42" y="42" width="1116" height="546" rx="28" fill="url(#weave)"/>'
        '<rect x="42" y="42" width="1116" height="546" rx="28" fill="url(#pool)" '
        'stroke="#d9a566" stroke-width="2"/>'
    )


def _lamp() -> str:
    return (
        f'<path d="M{CENTRE - 54} 126h108l230 300H{CENTRE - 284}z" fill="url(#cone)"/>'
        f'<g transform="translate({CENTRE - 170} -20) scale(1.133)">'
        '<path d="M150 0v46" stroke="#2b1d16" stroke-width="4"/>'
        '<path fill="#8f2f1c" d="M133 44h34l8 14h-50zM79 116h142v7H79z"/>'
        '<path fill="#b5452b" d="M125 58h50l46 58H79z"/>'
        '<path fill="#fff2c4" d="M124 123h52c-4 15-13 21-26 21s-22-6-26-21z"/></g>'
    )


def _crown(winners: tuple[int, ...]) -> str:
    shown = winners[:4]
    size = 98 if len(shown) == 1 else 58
    start = -(len(shown) - 1) * size * 0.45
    marks = "".join(
        _mark(seat, start + place * size * 0.9, 0, size, LAMP) for place, seat in enumerate(shown)
    )
    wreath = f'<g transform="scale(.8)">{_wreath()}</g>'
    return f'<g transform="translate({CENTRE} 240)">{wreath}{marks}</g>'


def _wreath() -> str:
    """Nine pairs of leaves, as in the client (`web/src/art/wreath.ts`)."""
    found = []
    for place in range(9):
        angle = math.radians(12 + 19 * place)
        for side in (1, -1):
            x, y = side * 92 * math.sin(angle), 92 * math.cos(angle)
            at = f"translate({x:.1f} {y:.1f})"
            found.append(
                f'<g transform="{at} rotate({side * (104 - 19 * place)})">'
                '<path d="M0 0c11-9 13-25 0-40c-13 15-11 31 0 40z" fill="#f6e6c3"/>'
                '<path d="M0-6v-24" stroke="#e2b862" stroke-width="2.4"/></g>'
                f'<path transform="{at} rotate({side * (40 - 19 * place)})" '
                'd="M0 0c6-5 7-14 0-22c-7 8-6 17 0 22z" fill="#e2b862"/>'
            )
    turns = "".join(
        f'<path transform="rotate({turn})" d="M0 0c8-6 9-15 0-23c-9 8-8 17 0 23z" fill="#f6e6c3"/>'
        for turn in range(0, 360, 60)
    )
    return (
        "".join(found) + f'<g transform="translate(0 96)">{turns}<circle r="7" fill="#c2502f"/></g>'
    )


def _mark(seat: int, x: float, y: float, size: float, ring: str = "") -> str:
    """A seat's silhouette in its circle, around a point."""
    name, ground, ink = MARKS[seat % len(MARKS)]
    edge = f'<circle cx="{x}" cy="{y}" r="{size / 2 + 5}" fill="{ring}"/>' if ring else ""
    inner = size * 0.62
    return (
        f'{edge}<circle cx="{x}" cy="{y}" r="{size / 2}" fill="{ground}"/>'
        f'<svg x="{x - inner / 2}" y="{y - inner / 2}" width="{inner}" height="{inner}" '
        f'viewBox="0 0 24 24" color="{ink}">{_symbol(name)}</svg>'
    )


@cache
def _symbol(name: str) -> str:
    sheet = (HERE / "art" / "frame.svg").read_text(encoding="utf-8")
    found = re.search(rf'<symbol id="{name}"[^>]*>(.*?)</symbol>', sheet, re.DOTALL)
    assert found is not None
    return found.group(1).replace("var(--lamp)", LAMP)


def _plates(card: Card) -> str:
    """The other players, as many to a line as fit."""
    lines: list[list[tuple[int, str, float]]] = [[]]
    for plate in card.plates[:MOST_PLATES]:
        size = _fitting(plate.text, TEXT, 700, 23, 560)
        wide = _length(plate.text, TEXT, 700, size) + 74
        if sum(one[2] + 14 for one in lines[-1]) + wide > 740:
            lines.append([])
        lines[-1].append((plate.seat, plate.text, wide))
    top = 523.0 if len(lines) == 1 else 502.0
    found = []
    for number, line in enumerate(lines[:2]):
        x = CENTRE - (sum(one[2] + 14 for one in line) - 14) / 2
        y = top + number * 56
        for seat, text, wide in line:
            size = _fitting(text, TEXT, 700, 23, 560)
            found.append(
                f'<rect x="{x}" y="{y - 25}" width="{wide}" height="50" rx="25" fill="{PAPER}"/>'
                + _mark(seat, x + 25, y, 38)
                + _write(text, x + 54, y + 8, size, TEXT, 700, INK)
            )
            x += wide + 14
    return "".join(found)


def _note(card: Card) -> str:
    """The game's highlight, on a slip of paper beside its card's back."""
    lines = _wrapped(card.note, TEXT, 500, 23, 268)[:7]
    words = "".join(
        _write(line, 24, 250 + 30 * place, 23, TEXT, 500, INK) for place, line in enumerate(lines)
    )
    tall = 240 + 30 * len(lines) + 10
    return (
        '<g transform="translate(800 92) rotate(2.2)">'
        f'<rect x="3" y="6" width="316" height="{tall}" rx="7" fill="#000000" opacity=".22"/>'
        f'<rect width="316" height="{tall}" rx="7" fill="{PAPER}"/>'
        + _write(card.note_title, 24, 46, 26, DISPLAY, 700, INK)
        + f'<svg x="108" y="66" width="100" height="140">{_art(card.game)}</svg>{words}</g>'
    )


def _back(game: str) -> str:
    return (
        '<g transform="translate(850 130) rotate(4)">'
        '<rect x="4" y="8" width="220" height="308" rx="18" fill="#000000" opacity=".25"/>'
        f'<rect width="220" height="308" rx="18" fill="{PAPER}"/>'
        f'<svg x="9" y="9" width="202" height="290">{_art(game)}</svg></g>'
    )


@cache
def _art(game: str) -> str:
    """The back of a game's cards; a game from elsewhere has the lamp's mark."""
    back = HERE / "art" / f"back-{game}.svg"
    if back.is_file():
        return back.read_text(encoding="utf-8")
    lamp = f'<g transform="translate(0 8)">{_symbol("brand")}</g>'
    return f'<svg viewBox="0 0 40 56" color="{INK}">{lamp}</svg>'


def _wrapped(text: str, family: str, weight: int, size: float, room: float) -> list[str]:
    lines = [""]
    for word in text.split(" "):
        longer = f"{lines[-1]} {word}".strip()
        if lines[-1] and _length(longer, family, weight, size) > room:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines


def _brand(ink: str) -> str:
    return (
        f'<svg x="952" y="502" width="46" height="46" viewBox="0 0 40 40" color="{ink}">'
        f"{_symbol('brand')}</svg>" + _write("Stolik", 1010, 540, 36, DISPLAY, 700, ink)
    )
