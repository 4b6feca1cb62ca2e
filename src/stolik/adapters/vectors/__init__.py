"""Views as vectors, a writer for each game.

A writer sees the view of one seat and the table's rules (game, seats, options),
never a state: what the view does not hold cannot get into the vector.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable
from importlib import import_module
from typing import cast

from stolik.adapters.sheet import Field, Sheet
from stolik.kernel.game import Game
from stolik.kernel.rules import Rules
from stolik.kernel.seat import Seat
from stolik.kernel.view import View

Writer = Callable[[Sheet, View, Rules], None]

_WRITERS: dict[str, Writer] = {}


def register(game: str, writer: Writer) -> None:
    """Give a game a writer; for games from outside this package."""
    _WRITERS[game] = writer


def writer_for(game: Game) -> Writer:
    """The writer of a game."""
    if game.id not in _WRITERS:
        name = game.id.replace("-", "_")
        try:
            module = import_module(f"stolik.adapters.vectors.{name}")
        except ModuleNotFoundError:
            raise LookupError(
                f"nobody has said how {game.id} looks as a vector;"
                " stolik.adapters.vectors.register(game, writer) does"
            ) from None
        _WRITERS[game.id] = cast("Writer", module.write)
    return _WRITERS[game.id]


def vector(view: View, seat: Seat, rules: Rules) -> array[float]:
    """A seat's view as numbers from 0 to 1, in the size that numpy calls float32."""
    sheet = Sheet(seat, rules.seats)
    writer_for(rules.game)(sheet, view, rules)
    return sheet.values


def layout(rules: Rules) -> list[Field]:
    """What the numbers of a table's vectors are, field by field."""
    sheet = Sheet(0, rules.seats, is_noted=True)
    view = rules.game.new(rules.seats, 0, rules.options).view(0)
    writer_for(rules.game)(sheet, view, rules)
    return sheet.fields
