"""Options that name a seat, such as who starts."""

from __future__ import annotations

from typing import Any

from stolik.kernel.game import Game
from stolik.kernel.options import seat_options


def absent_seat(game: Game, seats: int, options: dict[str, Any]) -> tuple[str, int] | None:
    """The option that names a seat which a table of this size does not have, and its value."""
    for name in seat_options(game.Options):
        value = options.get(name, -1)
        if isinstance(value, int) and value >= seats:
            return name, value
    return None
