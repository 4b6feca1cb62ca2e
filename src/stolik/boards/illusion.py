"""Illusion in a terminal: the row as half-blocks from the arrow outward, with numbered places."""

from __future__ import annotations

from collections.abc import Callable
from importlib.util import find_spec
from typing import TYPE_CHECKING, Final

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from stolik.boards.lamp import LAMP
from stolik.games.illusion.view import IllusionView, Reveal
from stolik.games.illusion.words import colour
from stolik.kernel.state import State
from stolik.text import Speaker

if TYPE_CHECKING:
    from stolik.games.illusion.pictures.field import Labels

IS_OPEN = True  # there is nothing private in Illusion
NEEDS_STATE = True  # a view only names its pictures
INK: Final = {"yellow": "#f2b61f", "red": "#d63f2a", "green": "#179073", "blue": "#4f74cf"}
SMALL: Final = 16

Easel = Callable[[int], RenderableType]


def draw(view: IllusionView, voice: Speaker, state: State | None = None) -> RenderableType:
    """The row, the next picture, the arrows won; without the state only numbers of pictures."""
    picture = easel(state, voice)
    parts: list[RenderableType] = [_heading(view, voice)]
    if view.reveal is not None:
        parts.append(_turned(view.reveal, picture, voice))
    if not view.is_over:
        parts += [_row(view, picture, voice), _next(view, picture, voice)]
    return Group(*parts, _seats(view, voice), _piles(view, voice))


def easel(state: State | None, voice: Speaker) -> Easel:
    """Give what draws a picture by its number."""
    if state is None or find_spec("numpy") is None:
        return lambda number: Text(f"[{number}]")
    letters = voice.say("illusion-letters")
    return lambda number: _blocks(_labels(state, number), SMALL, letters)


def _labels(state: State, number: int) -> Labels:
    from stolik.games.illusion.pictures.shown import labels_at  # noqa: PLC0415 - numpy is an extra

    return labels_at(state, number)


def _blocks(labels: Labels, width: int, letters: str) -> RenderableType:
    from stolik.games.illusion.pictures.blocks import Blocks  # noqa: PLC0415 - numpy is an extra

    return Blocks(labels, width, letters)


def _heading(view: IllusionView, voice: Speaker) -> Text:
    words = voice.say(f"illusion-heading-{view.mode}", round=view.round)
    return Text(words, f"bold {LAMP}")


def _row(view: IllusionView, picture: Easel, voice: Speaker) -> RenderableType:
    arrow = voice.say("illusion-arrow", colour=colour(view.colour, "of"))
    cells = [_card(picture(number), f"{place} ·") for place, number in enumerate(view.row, 1)]
    return Group(Text(f"━━▶ {arrow}", f"bold {INK[view.colour]}"), Columns(cells, padding=(0, 1)))


def _card(picture: RenderableType, caption: str, style: str = "dim") -> Group:
    return Group(picture, Text(caption, style))


def _next(view: IllusionView, picture: Easel, voice: Speaker) -> RenderableType:
    if view.next_picture is None:
        return Text(voice.say("illusion-no-next"), "dim")
    return Group(Text(voice.say("illusion-next"), "bold"), picture(view.next_picture))


def _turned(reveal: Reveal, picture: Easel, voice: Speaker) -> RenderableType:
    """Show the row of the last doubt with its shares; every fall is marked (ILL-R17)."""
    cells = []
    for place, back in enumerate(reveal.row):
        falls = place in reveal.falls
        caption = f"{getattr(back, reveal.colour)} %{' ▼' if falls else ''}"
        style = "bold reverse" if falls else f"bold {INK[reveal.colour]}"
        cells.append(_card(picture(back.picture), caption, style))
    kind = "wrong" if reveal.falls else "right"
    words = voice.say(f"illusion-turned-{kind}", colour=colour(reveal.colour))
    return Group(
        Text(words, f"bold {INK[reveal.colour]}"), Columns(cells, padding=(0, 1)), Text("")
    )


def _seats(view: IllusionView, voice: Speaker) -> Table:
    table = Table.grid(padding=(0, 2))
    for seat, won in enumerate(view.won):
        is_active = seat == view.turn and not view.is_over
        name = Text(
            f"{'▸ ' if is_active else '  '}{voice.name_of(seat)}",
            f"bold {LAMP}" if is_active else "",
        )
        arrows = Text(" ").join(
            [Text(f"▶ {voice.argument(colour(arrow))}", INK[arrow]) for arrow in won]
        )
        table.add_row(name, arrows if won else Text("–", "dim"))
    return table


def _piles(view: IllusionView, voice: Speaker) -> Text:
    words = voice.say(
        "illusion-piles", pile=view.pile_size, removed=view.removed_size, arrows=view.arrows_left
    )
    return Text(f"\n{words}", "dim")
