"""Options that name a seat, such as who starts."""

from __future__ import annotations

from functools import cache
from typing import Any

from msgspec import inspect

from stolik.kernel.game import Game


@cache
def seat_options(game: Game) -> frozenset[str]:
    """The options whose numbers are seats, counted from 0; -1 leaves them to chance."""
    described = inspect.type_info(game.Options)
    assert isinstance(described, inspect.StructType)
    found = set()
    for field in described.fields:
        kind = field.type
        while isinstance(kind, inspect.Metadata):
            if (kind.extra or {}).get("kind") == "seat":
                found.add(field.name)
            kind = kind.type
    return frozenset(found)


def absent_seat(game: Game, seats: int, options: dict[str, Any]) -> tuple[str, int] | None:
    """The option that names a seat which a table of this size does not have, and its value."""
    for name in sorted(seat_options(game)):
        value = options.get(name, -1)
        if isinstance(value, int) and value >= seats:
            return name, value
    return None
