"""Whole transactions of SQLite, each carried out at once in a thread.

Statement by statement a transaction would take as many passes of the event loop, and a
busy loop makes each of them long. While one writes, the log of moves has to wait.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

import sqlalchemy as sa

from stolik.server.storage.durable_log import DurableLog
from stolik.server.storage.engine import open_sync_engine
from stolik.server.storage.write_lock import WriteLock

Result = TypeVar("Result")

Work = Callable[[sa.Connection], Result]
"""What a transaction does; it may run in any thread."""

READERS = 4
"""Threads that read; SQLite lets any number read while one writes."""


class SqliteThreads:
    """One thread that writes, and some that read.

    Cancelling a waiting task does not stop a transaction that has begun.
    """

    def __init__(self, path: str, lock: WriteLock) -> None:
        self._lock = lock
        self._is_held = False
        self._write_engine = open_sync_engine(path, 1)
        self._read_engine = open_sync_engine(path, READERS)
        self._durable = DurableLog(path)
        self._writer = ThreadPoolExecutor(1, "stolik-transactions")
        self._readers = ThreadPoolExecutor(READERS, "stolik-reads")
        sa.event.listen(self._write_engine, "before_cursor_execute", self._before_statement)

    async def write(self, work: Work[Result]) -> Result:
        """Carry out a transaction that may write; one after the other."""
        return await _in(self._writer, self._write, work)

    async def read(self, work: Work[Result]) -> Result:
        """Carry out a transaction that only reads."""
        return await _in(self._readers, self._read, work)

    async def close(self) -> None:
        """End the threads and their connections."""
        for threads in (self._writer, self._readers):
            await asyncio.to_thread(threads.shutdown)
        self._durable.close()
        for engine in (self._write_engine, self._read_engine):
            engine.dispose()

    def _write(self, work: Work[Result]) -> Result:
        has_written = False
        try:
            with self._write_engine.begin() as connection:
                result = work(connection)
        finally:
            if self._is_held:
                self._is_held, has_written = False, True
                self._lock.release()
        if has_written:
            self._durable.wait()
        return result

    def _read(self, work: Work[Result]) -> Result:
        with self._read_engine.begin() as connection:
            return work(connection)

    def _before_statement(self, _: object, __: object, statement: str, *___: Any) -> None:  # noqa: ANN401 - whatever SQLAlchemy tells
        """Take the lock before the first statement that writes: until then nobody has to wait."""
        if not self._is_held and not statement.startswith("SELECT"):
            self._lock.acquire()
            self._is_held = True


async def _in(
    threads: ThreadPoolExecutor, carry_out: Callable[[Work[Result]], Result], work: Work[Result]
) -> Result:
    return await asyncio.get_running_loop().run_in_executor(threads, carry_out, work)
