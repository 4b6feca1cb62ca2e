"""Pictures of a table's game: numbers mean nothing beyond the table, bytes are pixels only."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from typing import Any

from stolik.kernel.options import read_options
from stolik.kernel.record import Record
from stolik.kernel.registry import load
from stolik.table.table import Table

_one_at_a_time = threading.Lock()

Painter = Callable[[object, int, str], bytes | None]


async def picture_of(table: Table, number: int, style: str) -> bytes | None:
    """The picture of this number as PNG, if it has come to light here.

    A game that has pictures offers `picture(state, number, style)`, and
    `prepare(options)` for what takes long.
    """
    paint: Painter | None = getattr(table.game, "picture", None)
    if paint is None or table.state is None:
        return None
    return await asyncio.to_thread(_paint, paint, table.state.copy(), number, style)


async def picture_of_record(text: str, number: int, style: str) -> bytes | None:
    """The same for a finished game, from its record: a rematch has other pictures."""
    return await asyncio.to_thread(_picture_of_record, text, number, style)


def _picture_of_record(text: str, number: int, style: str) -> bytes | None:
    record = Record.read(text)
    paint: Painter | None = getattr(load(record.game), "picture", None)
    return None if paint is None else _paint(paint, record.replay(), number, style)


def _paint(paint: Painter, state: object, number: int, style: str) -> bytes | None:
    with _one_at_a_time:
        return paint(state, number, style)


def prepare(game_id: str, options: dict[str, Any]) -> int:
    """Let a game paint beforehand what its tables will ask for; runs in a worker process."""
    game = load(game_id)
    work = getattr(game, "prepare", None)
    if work is not None:
        work(read_options(game.Options, options))
    return 0


def needs_preparing(game_id: str) -> bool:
    """Whether tables of this game have pictures to prepare."""
    return hasattr(load(game_id), "prepare")
