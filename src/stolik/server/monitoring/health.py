"""The health check: whether this node can store entries."""

from __future__ import annotations

import asyncio
import time

import sqlalchemy as sa

from stolik.server.clock import NodeClock
from stolik.server.storage import schema
from stolik.server.storage.faults import StorageDown
from stolik.server.storage.store import Store
from stolik.server.storage.writer import Row
from stolik.table.errors import TableError

FRESH_SECONDS = 5.0
"""A successful check counts for this long; however often it is asked for, no more is written."""

RETRY_SECONDS = 1.0
"""The same for a failed check."""

PATIENCE_SECONDS = 4.0
"""How long a request waits for the result."""

PREFIX = "health_"
"""Prefix of ids of tables that do not exist; entries are written under them as a proof."""


class HealthCheck:
    """Proves that entries are stored by storing one, at most once in `FRESH_SECONDS`.

    Reading would prove too little: a full disk or a database gone read-only answers every question.
    The entry is written like every move, and deleted again. Requests that arrive during a check
    wait for its result.
    """

    def __init__(self, store: Store, node: str, clock: NodeClock) -> None:
        self._store = store
        self._node = node
        self._clock = clock
        self._proved_at: float | None = None
        self._failed_at: float | None = None
        self._proving: asyncio.Task[None] | None = None
        self.proofs = 0

    async def check(self) -> None:
        """Return if the database answers and stores; raises `busy`, also if it takes too long."""
        try:
            async with asyncio.timeout(PATIENCE_SECONDS):
                await self._store.row(sa.text("SELECT 1"))
                if not _is_within(FRESH_SECONDS, self._proved_at):
                    await self._wait_for_proof()
        except (TimeoutError, StorageDown):
            raise TableError("busy") from None
        if not _is_within(FRESH_SECONDS, self._proved_at):
            raise TableError("busy")

    async def close(self) -> None:
        """Stop, even during a check."""
        if self._proving is not None:
            self._proving.cancel()
            await asyncio.gather(self._proving, return_exceptions=True)

    async def _wait_for_proof(self) -> None:
        if self._proving is None:
            if _is_within(RETRY_SECONDS, self._failed_at):
                return
            self.proofs += 1
            self._proving = asyncio.create_task(self._prove())
        await asyncio.wait((self._proving,))

    async def _prove(self) -> None:
        log, now = schema.log, self._clock.now()
        try:
            # Every proof has a number of its own: the last one may not have been deleted.
            row = Row(PREFIX + self._node, self.proofs, now, None, None, b"{}")
            is_stored = await self._store.writer.append(row)
            old = log.c.table_id.startswith(PREFIX, autoescape=True) & (log.c.at <= now)
            await self._store.run(sa.delete(log).where(old))
        except StorageDown:
            is_stored = False
        finally:
            self._proving = None
        if is_stored:
            self._proved_at, self._failed_at = time.monotonic(), None
        else:
            self._proved_at, self._failed_at = None, time.monotonic()


def _is_within(seconds: float, since: float | None) -> bool:
    return since is not None and time.monotonic() - since < seconds
