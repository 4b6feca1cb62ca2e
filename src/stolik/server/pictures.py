"""Pictures of a table's game: numbers mean nothing beyond the table, bytes are pixels only."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from typing import Any

import msgspec

from stolik.kernel.options import read_options
from stolik.kernel.record import Record
from stolik.kernel.registry import load
from stolik.server.workers import Workers
from stolik.table.errors import TableError
from stolik.table.table import Table

MOST_WAITING = 8
"""So many decks may wait to be painted; who wants one more has to come back later."""

Brush = Callable[[object, int, str], bytes | None]


class Pictures:
    """Pictures of all tables of this node.

    A game that has pictures offers `picture(state, number, style)`, and
    `prepare(options)` for what takes long. The long part is done by a process
    of its own: neither players nor bots wait for it.
    """

    def __init__(self, workers: int) -> None:
        self._workers = Workers(min(1, workers), niceness=10)
        self._prepared: dict[bytes, asyncio.Task[int]] = {}
        self._one_at_a_time = threading.Lock()

    async def close(self) -> None:
        """Stop painting."""
        for task in self._prepared.values():
            task.cancel()
        await self._workers.close()

    def begin(self, game_id: str, options: dict[str, Any]) -> asyncio.Task[int] | None:
        """Begin to paint what tables with these options will show; `busy` if too much waits.

        None for a game without pictures.
        """
        if not hasattr(load(game_id), "prepare"):
            return None
        key = msgspec.json.encode([game_id, options], order="deterministic")
        task = self._prepared.get(key)
        if task is None or _has_failed(task):
            if sum(not one.done() for one in self._prepared.values()) >= MOST_WAITING:
                raise TableError("busy")
            work = self._workers.run(prepare, game_id, options)
            task = self._prepared[key] = asyncio.create_task(work)
            while len(self._prepared) > 10 * MOST_WAITING:
                self._prepared.pop(next(one for one, it in self._prepared.items() if it.done()))
        return task

    async def of(self, table: Table, number: int, style: str) -> bytes | None:
        """The picture of this number as PNG, if it has come to light here."""
        brush: Brush | None = getattr(table.game, "picture", None)
        if brush is None or table.state is None:
            return None
        state = table.state.copy()
        await self._prepare(table.game_id, table.options)
        return await asyncio.to_thread(self._paint, brush, state, number, style)

    async def of_record(self, text: str, number: int, style: str) -> bytes | None:
        """The same for a finished game, from its record: a rematch has other pictures."""
        record = Record.read(text)
        brush: Brush | None = getattr(load(record.game), "picture", None)
        if brush is None:
            return None
        await self._prepare(record.game, record.options)
        state = await asyncio.to_thread(record.replay)
        return await asyncio.to_thread(self._paint, brush, state, number, style)

    async def _prepare(self, game_id: str, options: dict[str, Any]) -> None:
        painting = self.begin(game_id, options)
        if painting is not None:
            await asyncio.shield(painting)

    def _paint(self, brush: Brush, state: object, number: int, style: str) -> bytes | None:
        with self._one_at_a_time:
            return brush(state, number, style)


def _has_failed(task: asyncio.Task[int]) -> bool:
    return task.done() and (task.cancelled() or task.exception() is not None)


def prepare(game_id: str, options: dict[str, Any]) -> int:
    """Let a game paint what its tables will ask for; this runs in the worker."""
    game = load(game_id)
    game.prepare(read_options(game.Options, options))  # type: ignore[attr-defined]
    return 0
