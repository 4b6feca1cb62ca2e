"""Appends entries of all tables to the database by group commits.

All entries that arrive while a commit runs are written together by the next
one. An entry is acknowledged only after its commit, and a number that another
node has taken meanwhile is not written: the caller re-reads and tries again.
"""

from __future__ import annotations

import asyncio
import logging
import queue
import threading
from collections import deque
from collections.abc import Callable, Sequence
from functools import cache, partial

import msgspec
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncEngine

from stolik.server.storage.durable_log import DurableLog
from stolik.server.storage.engine import AT_ONCE, open_sqlite
from stolik.server.storage.faults import StorageDown, Unstorable, is_unstorable
from stolik.server.storage.write_lock import WriteLock

logger = logging.getLogger(__name__)

LARGEST_GROUP = 1000

FEW = 8
"""Entries of a group that is written at short switch intervals: so idle a server affords them."""


class Row(msgspec.Struct, frozen=True, gc=False):
    """An entry as it is stored."""

    table_id: str
    seq: int
    at: int
    player: str | None
    cid: str | None
    entry: bytes


Fate = bool | Exception
"""What became of an entry: written, or its number was taken, or StorageDown or Unstorable."""

Then = Callable[[Fate], None]

Pending = tuple[Row, Then]


class Writer:
    """Writes entries, many at a time; a callback given to `write` gets the outcome."""

    def __init__(self) -> None:
        self.groups = 0
        self.rows = 0

    def write(self, row: Row, then: Then) -> None:
        """Put an entry into the next group."""
        raise NotImplementedError

    def append(self, row: Row) -> asyncio.Future[bool]:
        """Put an entry into the next group, and wait; False when its number was taken."""
        future: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.write(row, partial(_fulfil, future))
        return future

    async def close(self) -> None:
        """Write what is waiting, then stop."""
        raise NotImplementedError

    def _settle(self, group: list[Pending], won: Sequence[Fate]) -> None:
        self.groups += 1
        self.rows += len(group)
        for (_, then), fate in zip(group, won, strict=True):
            try:
                then(fate)
            except Exception:  # the others still need their outcome
                logger.exception("what follows from an entry failed")


def _halves(rows: list[Row], error: Exception) -> tuple[list[Row], list[Row]] | None:
    """Split a group, so that an entry which cannot be stored fails alone."""
    if len(rows) < 2 or not is_unstorable(error):
        return None
    return rows[: len(rows) // 2], rows[len(rows) // 2 :]


def _lost(rows: list[Row], error: Exception) -> Sequence[Fate]:
    logger.error("writing to the database failed", extra={"why": repr(error)})
    why = Unstorable() if is_unstorable(error) else StorageDown(str(error))
    return [why] * len(rows)


def _fulfil(future: asyncio.Future[bool], won: Fate) -> None:
    if future.done():  # cancelled
        return
    if isinstance(won, Exception):
        future.set_exception(won)
    else:
        future.set_result(won)


class SqliteWriter(Writer):
    """Writes from one thread, so that waiting for the disk never blocks the event loop.

    All entries of one pass of the loop are handed over together: waking the thread for each would
    pass the interpreter's lock for each, and make groups of one or two. All that arrives while the
    thread waits for its turn or for the disk shares the next group. The event loop is only notified
    of the outcome: between two groups nothing waits for it.
    """

    def __init__(self, path: str, lock: WriteLock) -> None:
        super().__init__()
        self._loop = asyncio.get_running_loop()
        self._lock = lock
        self._waiting: deque[Pending] = deque()
        self._will_hand_over = False
        self._handed_over: queue.SimpleQueue[bool] = queue.SimpleQueue()  # False: no more will come
        self._connection = open_sqlite(path)
        self._connection.execute(AT_ONCE)
        self._durable = DurableLog(path)
        self._thread = threading.Thread(target=self._run, name="stolik-writer", daemon=True)
        self._thread.start()

    def write(self, row: Row, then: Then) -> None:
        """Put an entry into the next group."""
        self._waiting.append((row, then))
        if not self._will_hand_over:
            self._will_hand_over = True
            self._loop.call_soon(self._hand_over)

    def _hand_over(self) -> None:
        self._will_hand_over = False
        self._handed_over.put(True)

    async def close(self) -> None:
        """Write what is waiting, then stop."""
        self._handed_over.put(False)
        await asyncio.to_thread(self._thread.join)
        self._durable.close()
        self._connection.close()

    def _run(self) -> None:
        is_open = True
        while is_open:
            is_open = self._handed_over.get()
            while self._waiting:  # nothing, if it has been written with what came before
                with self._lock.held(by_log=True, is_short=len(self._waiting) <= FEW):
                    group = self._next_group()
                    rows = [row for row, _ in group]
                    won = self._write(rows)
                won = self._wait_for_disk(rows, won)
                self._loop.call_soon_threadsafe(self._settle, group, won)

    def _wait_for_disk(self, rows: list[Row], won: Sequence[Fate]) -> Sequence[Fate]:
        """Nothing is acknowledged before; others may write meanwhile."""
        try:
            self._durable.wait()
        except OSError as error:
            return _lost(rows, error)
        return won

    def _next_group(self) -> list[Pending]:
        count = min(len(self._waiting), LARGEST_GROUP)
        return [self._waiting.popleft() for _ in range(count)]

    def _write(self, rows: list[Row]) -> Sequence[Fate]:
        try:
            return self._commit(rows)
        except Exception as error:  # whatever it is, the thread must survive
            halves = _halves(rows, error)
            if halves is None:
                return _lost(rows, error)
        return [*self._write(halves[0]), *self._write(halves[1])]

    def _commit(self, rows: list[Row]) -> list[bool]:
        # One statement is one transaction: every further one would pass the lock again.
        if self._connection.execute(_insert(len(rows)), _values(rows)).rowcount == len(rows):
            return [True] * len(rows)
        return [self._is_stored(row) for row in rows]

    def _is_stored(self, row: Row) -> bool:
        """Whether the stored entry of this number is this one, and not another node's."""
        found = self._connection.execute(_SELECT, (row.table_id, row.seq)).fetchone()
        return bool(found == (row.at, row.player, row.cid, row.entry))


_SELECT = "SELECT at, player, cid, entry FROM log WHERE table_id = ? AND seq = ?"


@cache
def _insert(count: int) -> str:
    rows = ",".join(["(?,?,?,?,?,?)"] * count)
    columns = "table_id, seq, at, player, cid, entry"
    return f"INSERT INTO log ({columns}) VALUES {rows} ON CONFLICT DO NOTHING"


def _values(rows: list[Row]) -> list[object]:
    values: list[object] = []
    for row in rows:
        values += (row.table_id, row.seq, row.at, row.player, row.cid, row.entry)
    return values


_INSERT_MANY = text(
    "INSERT INTO log (table_id, seq, at, player, cid, entry) "
    "SELECT * FROM unnest(CAST(:table_id AS text[]), CAST(:seq AS int[]), CAST(:at AS bigint[]), "
    "CAST(:player AS text[]), CAST(:cid AS text[]), CAST(:entry AS bytea[])) "
    "ON CONFLICT DO NOTHING RETURNING table_id, seq"
)


class PostgresWriter(Writer):
    """Writes from a task of the event loop."""

    def __init__(self, engine: AsyncEngine) -> None:
        super().__init__()
        self._engine = engine
        self._waiting: list[Pending] = []
        self._more = asyncio.Event()
        self._closing = False
        self._task = asyncio.create_task(self._run())

    def write(self, row: Row, then: Then) -> None:
        """Put an entry into the next group."""
        self._waiting.append((row, then))
        self._more.set()

    async def close(self) -> None:
        """Write what is waiting, then stop."""
        self._closing = True
        self._more.set()
        await self._task

    async def _run(self) -> None:
        while True:
            await self._more.wait()
            self._more.clear()
            while self._waiting:
                group = self._waiting[:LARGEST_GROUP]
                del self._waiting[:LARGEST_GROUP]
                self._settle(group, await self._write([row for row, _ in group]))
            if self._closing:
                return

    async def _write(self, rows: list[Row]) -> Sequence[Fate]:
        try:
            return await asyncio.wait_for(self._commit(rows), timeout=10)
        except Exception as error:
            halves = _halves(rows, error)
            if halves is None:
                return _lost(rows, error)
        return [*await self._write(halves[0]), *await self._write(halves[1])]

    async def _commit(self, rows: list[Row]) -> list[bool]:
        columns = {
            name: [getattr(row, name) for row in rows]
            for name in ("table_id", "seq", "at", "player", "cid", "entry")
        }
        async with self._engine.begin() as connection:
            written = {tuple(one) for one in await connection.execute(_INSERT_MANY, columns)}
        return [(row.table_id, row.seq) in written for row in rows]


def open_writer(engine: AsyncEngine, lock: WriteLock) -> Writer:
    """Make the writer that suits the database; `lock` is needed by SQLite alone."""
    if engine.url.get_backend_name() == "sqlite":
        return SqliteWriter(str(engine.url.database), lock)
    return PostgresWriter(engine)
