"""A deck on paper: one page of HTML that prints every card, to be cut out (BLK-D20)."""

import tomllib
from functools import cache
from html import escape
from importlib.resources import files

from stolik.games.blank.decks.deck import Deck
from stolik.games.blank.decks.marks import Mark
from stolik.games.blank.decks.slots import GameSlot, RuleSlot
from stolik.games.blank.language.card import Card
from stolik.games.blank.language.fault_text import blank_speaker
from stolik.games.blank.language.reader import read

# BLK-R3: the shape identifies the colour, the paint only helps.
SHAPES = {
    "hexagon": '<polygon fill="#c62a1d" points="25,5 75,5 98,50 75,95 25,95 2,50"/>',
    "circle": '<circle fill="#2b86d1" cx="50" cy="50" r="47"/>',
    "triangle": '<polygon fill="#ef9a1a" points="50,4 98,94 2,94"/>',
    "rhombus": '<polygon fill="#55308a" points="50,2 92,50 50,98 8,50"/>',
    "square": '<rect fill="#1d7a45" x="8" y="8" width="84" height="84"/>',
    "shield": '<path fill="#e38ab8" d="M8 6h84v40c0 26-18 42-42 52C26 88 8 72 8 46z"/>',
}
PAINTS = {
    "amber": "#b97a10", "black": "#1d1714", "blue": "#27479a", "brown": "#6e4124",
    "green": "#23683f", "grey": "#6b645c", "lilac": "#8d6bb8", "lime": "#6f8f1e",
    "orange": "#c8641a", "pink": "#c5578c", "purple": "#55308a", "red": "#a52d1a",
    "teal": "#137a70", "white": "#8c857b", "yellow": "#9c7a00",
}  # fmt: skip
STYLE = """
@page { size: A4; margin: 10mm }
body { margin: 0; font: 10.5pt/1.3 Georgia, "Times New Roman", serif; color: #2b1d16 }
h1 { font-size: 14pt; margin: 0 0 4mm }
main { display: grid; grid-template-columns: repeat(3, 63mm); gap: 0 }
article { box-sizing: border-box; width: 63mm; height: 88mm; padding: 4mm; position: relative;
  border: 0.2mm dashed #999; break-inside: avoid; display: flex; flex-direction: column }
article p { margin: auto 0; text-align: center; overflow-wrap: anywhere }
article h2 { font-size: 11.5pt; margin: 0; text-align: center }
.rule { background: #fffaf0 }
.line { border-bottom: 0.2mm solid #bbb; height: 9mm }
.face { width: 13mm; height: 13mm; flex: none }
.face text { font: bold 52px Georgia, serif; fill: #fff; stroke: #2b1d16; stroke-width: 1.5px;
  text-anchor: middle }
footer { font-size: 8pt; display: flex; justify-content: space-between; align-items: end }
.mark { width: 6mm; height: 6mm; flex: none }
"""


def sheet(deck: Deck, language: str) -> str:
    """Draw all 110 cards of a deck; written ones with their text, blank ones to write on."""
    speaker = blank_speaker(language)
    arguments: dict[str, str | int] = {
        "name": deck.name,
        "volume": deck.volume,
        "revision": deck.revision,
    }
    title = escape(speaker.say("deck-title", **arguments))
    cards = [_rule(slot, deck.mark, language) for slot in deck.rules]
    cards += [_game_card(slot, deck.mark, language) for slot in deck.game]
    return (
        f'<!doctype html>\n<html lang="{language}">\n<head><meta charset="utf-8">'
        f"<title>{title}</title>\n<style>{STYLE}</style></head>\n"
        f"<body>{_outline(deck.mark)}<h1>{title}</h1>\n<main>\n"
        + "\n".join(cards)
        + "\n</main></body>\n</html>\n"
    )


def _rule(slot: RuleSlot, mark: Mark, language: str) -> str:
    text, foot = _text(slot.card, language), _foot(slot.card, mark, language)
    return f'<article class="rule">{text}{foot}</article>'


def _game_card(slot: GameSlot, mark: Mark, language: str) -> str:
    face = (
        f'<svg class="face" viewBox="0 0 100 100">{SHAPES[slot.colour]}'
        f'<text x="50" y="68">{slot.digit}</text></svg>'
    )
    label = None if slot.card is None else slot.card.label
    words = "" if label is None else label.in_language(language) or label.en or label.pl or ""
    return (
        f"<article>{face}<h2>{escape(words)}</h2>{_text(slot.card, language)}"
        f"{_foot(slot.card, mark, language)}</article>"
    )


def _text(card: Card | None, language: str) -> str:
    if card is None:
        return '<p></p><div class="line"></div><div class="line"></div><p></p>'
    return f"<p>{escape(read(card, language))}</p>"


def _foot(card: Card | None, mark: Mark, language: str) -> str:
    """The author's name and, in the bottom right corner, the deck's mark (BLK-112)."""
    by = "" if card is None else blank_speaker(language).say("deck-by", author=card.author)
    return f"<footer><span>{escape(by)}</span>{_drawn(mark, language)}</footer>"


def _drawn(mark: Mark, language: str) -> str:
    """The mark as a picture, with its name for those who do not see it."""
    name = blank_speaker(language).say("mark-symbol", symbol=mark.symbol)
    paint = PAINTS.get(mark.paint, "#2b1d16")
    label = escape(name, quote=True)
    return (
        f'<svg class="mark" viewBox="0 0 24 24" role="img" aria-label="{label}" fill="{paint}">'
        '<use href="#mark"/></svg>'
    )


def _outline(mark: Mark) -> str:
    """The mark's outline, once for all cards."""
    path = drawings()[mark.symbol]
    return (
        '<svg width="0" height="0" aria-hidden="true"><defs>'
        f'<path id="mark" fill-rule="evenodd" d="{path}"/></defs></svg>'
    )


@cache
def drawings() -> dict[str, str]:
    """The outlines of all symbols, as SVG paths."""
    text = files(__package__).joinpath("symbols.toml").read_text(encoding="utf-8")
    found: dict[str, str] = tomllib.loads(text)
    return found
