"""Which lines in the list of tables are out of date; writes them, and what follows from them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from stolik.server.clock import NodeClock
from stolik.server.storage.faults import StorageDown
from stolik.server.storage.store import Store
from stolik.server.tables.due import due_of
from stolik.server.tables.live_table import LiveTable
from stolik.server.tables.summary import storing_summaries

Work = Callable[[sa.Connection], None]

AT_ONCE = 16
"""Tables whose lines are written in one transaction: moves have to wait for it."""


class StoredSummaries:
    """The lines of a node's tables: changed ones are written soon, moved ones a little later."""

    def __init__(self, store: Store, clock: NodeClock) -> None:
        self._store = store
        self._clock = clock
        self._lock = asyncio.Lock()
        self.changed: set[LiveTable] = set()  # tables whose stored summary is out of date
        self.moved: set[LiveTable] = set()  # moved since their row was written
        self.also: Callable[[Sequence[LiveTable]], Work | None] = _nothing
        """What else is to be written about changed tables, all or nothing with their lines."""

    def has_to_store(self, live: LiveTable) -> bool:
        """Whether what is stored of a long game does not say yet when to load it again."""
        return due_of(live.table) is not None and (live in self.changed or live in self.moved)

    async def store_turns(self) -> None:
        """Store whom tables wait for after their last moves."""
        self.changed |= self.moved
        self.moved.clear()
        await self.store()

    async def store(self) -> None:
        """Store the summaries of all changed tables, some at a time.

        Whoever asks for it while that is being done waits: afterwards everything is stored.
        """
        async with self._lock:
            changed, self.changed = list(self.changed), set()
            try:
                while changed:
                    await self._store_some(changed[:AT_ONCE])
                    del changed[:AT_ONCE]
            except StorageDown:
                self.changed.update(changed)
            except asyncio.CancelledError:  # the node stops, and stores them once more
                self.changed.update(changed)
                raise

    async def _store_some(self, changed: Sequence[LiveTable]) -> None:
        work = storing_summaries([live.table for live in changed], self._clock.now())
        more = self.also(changed)

        def store_all(connection: sa.Connection) -> None:
            work(connection)
            if more is not None:
                _try(connection, more)

        await self._store.transact(store_all)


def _try(connection: sa.Connection, work: Work) -> None:
    """Do something that may name a player who is being deleted; the summaries stay stored."""
    try:
        with connection.begin_nested():
            work(connection)
    except IntegrityError:
        return


def _nothing(live_tables: Sequence[LiveTable]) -> Work | None:
    """Write nothing else."""
