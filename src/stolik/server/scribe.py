"""Lets wishes come true: checks them, has them stored, lets them happen, tells everybody."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from stolik.kernel.refusal import IllegalMove
from stolik.server.bus import Bus, Nudge
from stolik.server.clock import NodeClock
from stolik.server.live import Live, Seen
from stolik.server.metrics import Metrics
from stolik.server.storage.faults import StorageDown
from stolik.server.storage.store import Store
from stolik.server.storage.writer import Row
from stolik.table import entries as log
from stolik.table.errors import TableError
from stolik.table.table import Happened, Table

Wish = Callable[[Table], log.AnyEntry]

Written = bool | Exception
"""True: it happened. False: another node took the number, ask again. Else what went wrong."""


class DoneBefore(Exception):  # noqa: N818 - reads as what it is
    """The same message was carried out before, at `seq`."""

    def __init__(self, seq: int) -> None:
        super().__init__(seq)
        self.seq = seq


class Scribe:
    """Changes the tables of one node. Nothing happens before it is in the database."""

    def __init__(
        self, node: str, store: Store, clock: NodeClock, metrics: Metrics, bus: Bus
    ) -> None:
        self.node = node
        self.store = store
        self.clock = clock
        self.metrics = metrics
        self.bus = bus
        self.after: Callable[[Live, Happened], None] = _nothing

    async def act(
        self, live: Live, wish: Wish, *, by: Seen | None = None, cid: str | None = None
    ) -> int:
        """Let a wish come true: check, store, fold, tell. Gives the seq.

        A number that another node has taken meanwhile means: look again, and
        ask again. Raises what the wish raises, DoneBefore, StorageDown or Unstorable.
        """
        async with live.turn:
            while True:
                if live.unsure:
                    await self._catch_up(live)
                try:
                    logged = self._check(live, wish, by, cid)
                except (TableError, IllegalMove):
                    if await self._was_behind(live):
                        continue
                    raise
                try:
                    won = await self.store.writer.append(_row(live, logged))
                except BaseException:  # also when the wait was called off
                    live.unsure = True
                    raise
                if won:
                    break
                await self._catch_up(live)
            self._happen(live, logged, by)
            return logged.seq

    def begin(
        self, live: Live, wish: Wish, by: Seen, cid: str, then: Callable[[Written], None]
    ) -> bool:
        """Do what `act` does, without a task: `then` hears how it ended.

        Most moves come while nothing else is going on at their table, and
        waking a task twice for each costs more than playing it. False: there
        is something to wait for, so `act` has to do it. Raises as `act` does.
        """
        if live.unsure or not live.turn.take():
            return False
        try:
            logged = self._check(live, wish, by, cid)
        except Exception as error:
            live.turn.release()
            if self.store.is_shared and isinstance(error, TableError | IllegalMove):
                return False  # perhaps this node is behind
            raise
        self.store.writer.write(_row(live, logged), partial(self._end, live, logged, by, then))
        return True

    async def follow(self, live: Live, seq: int) -> None:
        """Another node says that the table is at `seq`."""
        try:
            async with live.turn:
                if seq > live.table.seq:
                    await self._catch_up(live)
        except StorageDown:
            live.unsure = True

    def _check(self, live: Live, wish: Wish, by: Seen | None, cid: str | None) -> log.Logged:
        """What would be logged; raises what is against it."""
        table = live.table
        player = None if by is None else by.player
        if player is not None and cid is not None:
            before = table.done_before(player, cid)
            if before is not None:
                raise DoneBefore(before)
        entry = wish(table)
        now = max(self.clock.now(), table.at)
        return log.Logged(table.seq + 1, now, entry, player, cid)

    def _end(
        self,
        live: Live,
        logged: log.Logged,
        by: Seen,
        then: Callable[[Written], None],
        won: Written,
    ) -> None:
        """The writer has tried what was begun."""
        try:
            if won is True:
                self._happen(live, logged, by)
            else:
                live.unsure = True
        except Exception as error:  # its author is told by `then`
            won = error
        finally:
            live.turn.release()
        then(won)

    def _happen(self, live: Live, logged: log.Logged, by: Seen | None) -> None:
        """It is stored: fold it and tell everybody."""
        happened = live.table.fold(logged)
        self.metrics.entries += 1
        try:
            live.broadcast(happened, logged.at, by)
        finally:  # even if something could not be painted, the table goes on
            self.bus.publish(Nudge(live.table.id, logged.seq, self.node))
            self.after(live, happened)

    async def _was_behind(self, live: Live) -> bool:
        """A no may come from an old picture: look whether other nodes have written meanwhile."""
        if not self.store.is_shared:
            return False
        seq = live.table.seq
        await self._catch_up(live)
        return live.table.seq > seq

    async def _catch_up(self, live: Live) -> None:
        """Fold what other nodes have written, and tell our clients."""
        for logged in await self.store.read_log(live.table.id, live.table.seq):
            happened = live.table.fold(logged)
            try:
                live.broadcast(happened, self.clock.now())
            finally:
                self.after(live, happened)
        live.unsure = False


def _row(live: Live, logged: log.Logged) -> Row:
    entry = log.pack(logged.entry)
    return Row(live.table.id, logged.seq, logged.at, logged.player, logged.cid, entry)


def _nothing(live: Live, happened: Happened) -> None:
    """Nothing follows."""
