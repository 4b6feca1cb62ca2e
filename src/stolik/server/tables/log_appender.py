"""Validates a request, stores its entry, applies it, broadcasts it."""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import partial

from stolik.kernel.refusal import IllegalMove
from stolik.server.bus import Bus, Nudge
from stolik.server.clock import NodeClock
from stolik.server.errors import Wait
from stolik.server.monitoring.metrics import Metrics
from stolik.server.storage.faults import DamagedLog, StorageDown
from stolik.server.storage.store import Store
from stolik.server.storage.writer import Row
from stolik.server.tables.live_table import LiveTable, Subscriber
from stolik.table.actions.base import Entry
from stolik.table.entries import Logged, pack
from stolik.table.errors import TableError
from stolik.table.log_budget import seconds_to_wait
from stolik.table.table import Happened, Table

logger = logging.getLogger(__name__)

MakeEntry = Callable[[Table], Entry]

WriteOutcome = bool | Exception
"""True: stored and applied. False: another node took the number, try again. Else the error."""


class DoneBefore(Exception):  # noqa: N818 - reads as what it is
    """The same message was carried out before, at `seq`, or there is nothing to change."""

    def __init__(self, seq: int) -> None:
        super().__init__(seq)
        self.seq = seq


class LogAppender:
    """Changes the tables of one node. Nothing is applied before it is stored."""

    def __init__(
        self, node: str, store: Store, clock: NodeClock, metrics: Metrics, bus: Bus
    ) -> None:
        self.node = node
        self.store = store
        self.clock = clock
        self.metrics = metrics
        self.bus = bus
        self.on_committed: Callable[[LiveTable, Happened], None] = _ignore
        self.on_damage: Callable[[LiveTable, DamagedLog], None] = _ignore_damage

    async def append(
        self,
        live: LiveTable,
        make_entry: MakeEntry,
        *,
        by: Subscriber | None = None,
        cid: str | None = None,
    ) -> int:
        """Validate, store, fold and broadcast an entry; returns its seq.

        If another node has taken the number, re-read the log and try again. Raises
        what `make_entry` raises, DoneBefore, StorageDown or Unstorable.
        """
        async with live.lock:
            while True:
                if live.must_reread:
                    await self._catch_up(live)
                try:
                    logged = self._check(live, make_entry, by, cid)
                except (TableError, IllegalMove):
                    if await self._was_stale(live):
                        continue
                    raise
                try:
                    outcome = await self.store.writer.append(_row(live, logged))
                except BaseException:  # also when the task was cancelled
                    live.must_reread = True
                    raise
                if outcome:
                    break
                await self._catch_up(live)
            self._commit(live, logged, by)
            return logged.seq

    def append_nowait(
        self,
        live: LiveTable,
        make_entry: MakeEntry,
        by: Subscriber,
        cid: str,
        on_done: Callable[[WriteOutcome], None],
    ) -> bool:
        """Do what `append` does, without a task: `on_done` gets the outcome.

        Most moves come while nothing else is being written at their table, and
        two task switches for each cost more than playing it. False: it would
        have to wait, so `append` has to do it. Raises as `append` does.
        """
        if live.must_reread or not live.lock.acquire_nowait():
            return False
        try:
            logged = self._check(live, make_entry, by, cid)
        except Exception as error:
            live.lock.release()
            if self.store.is_shared and isinstance(error, TableError | IllegalMove):
                return False  # this node may be behind
            raise
        self.store.writer.write(
            _row(live, logged), partial(self._on_written, live, logged, by, on_done)
        )
        return True

    async def follow(self, live: LiveTable, seq: int) -> None:
        """Catch up with another node, which reports that the table is at `seq`."""
        try:
            async with live.lock:
                if seq > live.table.seq:
                    await self._catch_up(live)
        except StorageDown:
            live.must_reread = True

    def _check(
        self, live: LiveTable, make_entry: MakeEntry, by: Subscriber | None, cid: str | None
    ) -> Logged:
        """The entry to be logged; raises if it is not possible."""
        table = live.table
        player = None if by is None else by.player
        if player is not None and cid is not None:
            before = table.done_before(player, cid)
            if before is not None:
                raise DoneBefore(before)
        entry = make_entry(table)
        now = max(self.clock.now(), table.at)
        if player is not None:
            if not entry.changes(table):
                raise DoneBefore(table.seq)
            seconds = seconds_to_wait(table, player, entry, now)
            if seconds:
                raise Wait(seconds, "too many changes at this table")
        return Logged(table.seq + 1, now, entry, player, cid)

    def _on_written(
        self,
        live: LiveTable,
        logged: Logged,
        by: Subscriber,
        on_done: Callable[[WriteOutcome], None],
        outcome: WriteOutcome,
    ) -> None:
        """Handle the writer's outcome for an entry."""
        try:
            if outcome is True:
                self._commit(live, logged, by)
            else:
                live.must_reread = True
        except Exception as error:  # reported by `on_done`
            outcome = error
        finally:
            live.lock.release()
        on_done(outcome)

    def _commit(self, live: LiveTable, logged: Logged, by: Subscriber | None) -> None:
        """Fold and broadcast a stored entry."""
        happened = self._fold(live, logged)
        self.metrics.entries += 1
        try:
            live.broadcast(happened, logged.at, by)
        finally:  # even if a message could not be built, the table goes on
            if self.store.is_shared:
                self.bus.publish(Nudge(live.table.id, logged.seq, self.node))
            self.on_committed(live, happened)

    async def _was_stale(self, live: LiveTable) -> bool:
        """A refusal may rest on stale state; re-read before refusing."""
        if not self.store.is_shared:
            return False
        seq = live.table.seq
        await self._catch_up(live)
        return live.table.seq > seq

    async def _catch_up(self, live: LiveTable) -> None:
        """Fold what other nodes have written, and broadcast it."""
        try:
            entries = await self.store.read_log(live.table.id, live.table.seq)
        except DamagedLog as error:
            self.on_damage(live, error)
            raise TableError("damaged") from error
        for logged in entries:
            happened = self._fold(live, logged)
            try:
                live.broadcast(happened, self.clock.now())
            finally:
                self.on_committed(live, happened)
        live.must_reread = False

    def _fold(self, live: LiveTable, logged: Logged) -> Happened:
        """Fold a stored entry; a table that does not fit its own log is damaged."""
        try:
            return live.table.fold(logged)
        except Exception as error:
            logger.exception("an entry cannot be applied", extra={"table": live.table.id})
            self.on_damage(live, DamagedLog(live.table.id, logged.seq, error))
            raise TableError("damaged") from error


def _row(live: LiveTable, logged: Logged) -> Row:
    entry = pack(logged.entry)
    return Row(live.table.id, logged.seq, logged.at, logged.player, logged.cid, entry)


def _ignore(live: LiveTable, happened: Happened) -> None:
    """Do nothing."""


def _ignore_damage(live: LiveTable, error: DamagedLog) -> None:
    """Do nothing."""
