"""Pictures of a table's game: numbers mean nothing beyond the table, bytes are pixels only."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from stolik.table.table import Table


async def picture_of(table: Table, number: int) -> bytes | None:
    """The picture of this number as PNG, if it has come to light here.

    A game that has pictures offers `picture(state, number) -> bytes | None`.
    """
    game = table.game
    paint: Callable[[object, int], bytes | None] | None = getattr(game, "picture", None)
    if paint is None or table.state is None:
        return None
    return await asyncio.to_thread(paint, table.state.copy(), number)
