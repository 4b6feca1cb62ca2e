"""A table as text, for environments that can be watched."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from io import StringIO
from typing import Any

from rich.console import Console, Group, RenderableType
from rich.text import Text

from stolik.boards import board_of
from stolik.kernel.event import Notice
from stolik.kernel.seat import Seat
from stolik.kernel.state import State
from stolik.text import Speaker

RENDER_MODES = ("human", "ansi")
WIDTH = 100
"""Columns of a table that is drawn into a text; a terminal has its own."""
PLAIN: dict[str, Any] = {"highlight": False, "emoji": False, "markup": False}


def check_render_mode(render_mode: str | None) -> None:
    """Refuse what cannot be drawn."""
    if render_mode not in (None, *RENDER_MODES):
        raise ValueError(
            f"a render_mode is 'human', 'ansi' or None, not {render_mode!r}: "
            "tables are drawn as text"
        )


def drawn(
    state: State,
    seat: Seat | None,
    notices: Iterable[Notice],
    speaker: Speaker,
    render_mode: str | None,
) -> str | None:
    """What has happened, the table, and what is asked, as the seat knows it; None is a spectator.

    'human' prints it and returns nothing.
    """
    page = _page(state, seat, notices, speaker)
    if render_mode == "human":
        Console(file=sys.stdout, **PLAIN).print(page)
        return None
    console = Console(file=StringIO(), width=WIDTH, **PLAIN)
    with console.capture() as captured:
        console.print(page)
    return "\n".join(line.rstrip() for line in captured.get().splitlines())


def _page(state: State, seat: Seat | None, notices: Iterable[Notice], speaker: Speaker) -> Group:
    view = state.view(seat)
    board = board_of(state.game)
    events = [event for notice in notices if (event := notice.for_seat(seat)) is not None]
    parts: list[RenderableType] = [Text(board.tell(view, event, speaker)) for event in events]
    parts += [Text(""), board.draw(view, speaker, state)]
    if seat is not None:
        asked = speaker.tell(state.game.question(view, seat))
        parts.append(Text(f"\n{speaker.name_of(seat)}: {asked}"))
    return Group(*parts)
