"""Pictures of a table's game: numbers mean nothing beyond the table, bytes are pixels only."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from typing import Any

import msgspec

from stolik.kernel.game import Game
from stolik.kernel.options import Options, read_options
from stolik.kernel.record import Record
from stolik.kernel.registry import load
from stolik.server.errors import Wait
from stolik.server.limits import Buckets
from stolik.server.workers import Workers
from stolik.table.errors import TableError
from stolik.table.table import Table

MOST_WAITING = 8
"""So many decks may wait to be painted; who wants one more has to come back later."""

PATIENCE = 10
"""About how many seconds it takes to paint a deck."""

MOST_OWN = 2
"""So many of them may be one person's, so that nobody keeps the easel from the others."""

AT_ONCE, AN_HOUR = 6, 12
"""How many unpainted decks one person may ask for: so many at once, so many an hour."""

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
        self._asked_by: dict[bytes, str] = {}
        self._wishes = Buckets(AN_HOUR / 3600, AT_ONCE)
        self._one_at_a_time = threading.Lock()

    async def close(self) -> None:
        """Stop painting."""
        for task in self._prepared.values():
            task.cancel()
        await self._workers.close()

    def begin(self, game_id: str, options: dict[str, Any], who: str) -> asyncio.Task[int] | None:
        """Begin to paint what tables with these options will show.

        Raises `busy` if too much waits, `too-fast` if it is too much for one person. Decks that
        are painted already can be asked for in any number. None for a game without pictures.
        """
        game = load(game_id)
        if not hasattr(game, "prepare"):
            return None
        key = msgspec.json.encode([game_id, options], order="deterministic")
        task = self._prepared.get(key)
        if task is None or _has_failed(task):
            if not _is_painted(game, options):
                self._admit(key, who)
            work = self._workers.run(prepare, game_id, options)
            task = self._prepared[key] = asyncio.create_task(work)
            while len(self._prepared) > 10 * MOST_WAITING:
                oldest = next(one for one, it in self._prepared.items() if it.done())
                del self._prepared[oldest]
                self._asked_by.pop(oldest, None)
        return task

    def _admit(self, key: bytes, who: str) -> None:
        """Let somebody have one more deck painted, or say why not."""
        waiting = [one for one, task in self._prepared.items() if not task.done()]
        if len(waiting) >= MOST_WAITING:
            raise TableError("busy")
        if sum(self._asked_by.get(one) == who for one in waiting) >= MOST_OWN:
            raise Wait(PATIENCE)
        wishes = self._wishes.of(who)
        if not wishes.take():
            raise Wait(wishes.wait())
        self._asked_by[key] = who

    async def of(self, table: Table, number: int, style: str) -> bytes | None:
        """The picture of this number as PNG, if it has come to light here."""
        brush: Brush | None = getattr(table.game, "picture", None)
        if brush is None or table.state is None:
            return None
        state = table.state.copy()
        await self._prepare(table.game_id, table.options, table.host or "")
        return await asyncio.to_thread(self._paint, brush, state, number, style)

    async def of_record(self, text: str, number: int, style: str, who: str) -> bytes | None:
        """The same for a finished game, from its record: a rematch has other pictures."""
        record = Record.read(text)
        brush: Brush | None = getattr(load(record.game), "picture", None)
        if brush is None:
            return None
        await self._prepare(record.game, record.options, who)
        state = await asyncio.to_thread(record.replay)
        return await asyncio.to_thread(self._paint, brush, state, number, style)

    async def _prepare(self, game_id: str, options: dict[str, Any], who: str) -> None:
        painting = self.begin(game_id, options, who)
        if painting is not None:
            await asyncio.shield(painting)

    def _paint(self, brush: Brush, state: object, number: int, style: str) -> bytes | None:
        with self._one_at_a_time:
            return brush(state, number, style)


def _is_painted(game: Game, options: dict[str, Any]) -> bool:
    """Whether the game says that nothing is left to paint."""
    look: Callable[[Options], bool] | None = getattr(game, "is_prepared", None)
    return look is not None and look(read_options(game.Options, options))


def _has_failed(task: asyncio.Task[int]) -> bool:
    return task.done() and (task.cancelled() or task.exception() is not None)


def prepare(game_id: str, options: dict[str, Any]) -> int:
    """Let a game paint what its tables will ask for; this runs in the worker."""
    game = load(game_id)
    game.prepare(read_options(game.Options, options))  # type: ignore[attr-defined]
    return 0
