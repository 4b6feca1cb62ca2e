"""Illusion in a terminal: the row as half-blocks from the arrow outward, with numbered places."""

from __future__ import annotations

from collections.abc import Callable
from importlib.util import find_spec
from typing import TYPE_CHECKING, Final

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from stolik.boards.board import Board
from stolik.boards.colours import ACCENT
from stolik.games.illusion.view import IllusionView, Reveal
from stolik.games.illusion.words import colour
from stolik.kernel.state import State
from stolik.kernel.view import View
from stolik.text import Speaker

if TYPE_CHECKING:
    from stolik.games.illusion.pictures.field import Labels

INK: Final = {"yellow": "#f2b61f", "red": "#d63f2a", "green": "#179073", "blue": "#4f74cf"}
SMALL: Final = 16

Drawer = Callable[[int], RenderableType]


class IllusionBoard(Board):
    """The table of Illusion."""

    is_open = True  # there is nothing private in Illusion

    def draw(self, view: View, speaker: Speaker, state: State | None = None) -> RenderableType:
        """The row, the next picture, the arrows won; without the state only numbers of pictures."""
        assert isinstance(view, IllusionView)
        picture = drawer_of(state, speaker)
        parts: list[RenderableType] = [_heading(view, speaker)]
        if view.reveal is not None:
            parts.append(_turned(view.reveal, picture, speaker))
        if not view.is_over:
            parts += [_row(view, picture, speaker), _next(view, picture, speaker)]
        return Group(*parts, _seats(view, speaker), _piles(view, speaker))


def drawer_of(state: State | None, speaker: Speaker) -> Drawer:
    """Return the function that draws a picture by its number."""
    if state is None or find_spec("numpy") is None:
        return lambda number: Text(f"[{number}]")
    letters = speaker.say("illusion-letters")
    return lambda number: _blocks(_labels(state, number), SMALL, letters)


def _labels(state: State, number: int) -> Labels:
    from stolik.games.illusion.pictures.shown import labels_at  # noqa: PLC0415 - numpy is an extra

    return labels_at(state, number)


def _blocks(labels: Labels, width: int, letters: str) -> RenderableType:
    from stolik.games.illusion.pictures.blocks import Blocks  # noqa: PLC0415 - numpy is an extra

    return Blocks(labels, width, letters)


def _heading(view: IllusionView, speaker: Speaker) -> Text:
    words = speaker.say(f"illusion-heading-{view.mode}", round=view.round)
    return Text(words, f"bold {ACCENT}")


def _row(view: IllusionView, picture: Drawer, speaker: Speaker) -> RenderableType:
    arrow = speaker.say("illusion-arrow", colour=colour(view.colour, "of"))
    cells = [_card(picture(number), f"{place} ·") for place, number in enumerate(view.row, 1)]
    return Group(Text(f"━━▶ {arrow}", f"bold {INK[view.colour]}"), Columns(cells, padding=(0, 1)))


def _card(picture: RenderableType, caption: str, style: str = "dim") -> Group:
    return Group(picture, Text(caption, style))


def _next(view: IllusionView, picture: Drawer, speaker: Speaker) -> RenderableType:
    if view.next_picture is None:
        return Text(speaker.say("illusion-no-next"), "dim")
    return Group(Text(speaker.say("illusion-next"), "bold"), picture(view.next_picture))


def _turned(reveal: Reveal, picture: Drawer, speaker: Speaker) -> RenderableType:
    """Show the row of the last doubt with its shares; every fall is marked (ILL-R17)."""
    cells = []
    for place, back in enumerate(reveal.row):
        falls = place in reveal.falls
        caption = f"{getattr(back, reveal.colour)} %{' ▼' if falls else ''}"
        style = "bold reverse" if falls else f"bold {INK[reveal.colour]}"
        cells.append(_card(picture(back.picture), caption, style))
    kind = "wrong" if reveal.falls else "right"
    words = speaker.say(f"illusion-turned-{kind}", colour=colour(reveal.colour))
    return Group(
        Text(words, f"bold {INK[reveal.colour]}"), Columns(cells, padding=(0, 1)), Text("")
    )


def _seats(view: IllusionView, speaker: Speaker) -> Table:
    table = Table.grid(padding=(0, 2))
    for seat, won in enumerate(view.won):
        is_active = seat == view.turn and not view.is_over
        name = Text(
            f"{'▸ ' if is_active else '  '}{speaker.name_of(seat)}",
            f"bold {ACCENT}" if is_active else "",
        )
        arrows = Text(" ").join(
            [Text(f"▶ {speaker.argument(colour(arrow))}", INK[arrow]) for arrow in won]
        )
        table.add_row(name, arrows if won else Text("–", "dim"))
    return table


def _piles(view: IllusionView, speaker: Speaker) -> Text:
    words = speaker.say(
        "illusion-piles", pile=view.pile_size, removed=view.removed_size, arrows=view.arrows_left
    )
    return Text(f"\n{words}", "dim")
