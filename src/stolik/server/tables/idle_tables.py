"""Tables that nobody is connected to: which stay loaded, and when others are loaded again."""

from __future__ import annotations

import asyncio
from itertools import islice
from typing import TYPE_CHECKING
from weakref import WeakValueDictionary

from stolik.server.storage.faults import StorageDown
from stolik.server.tables.attention import attention_of, idle_limit
from stolik.server.tables.due import due_of
from stolik.server.tables.live_table import LiveTable
from stolik.table import scheduled
from stolik.table.errors import TableError

if TYPE_CHECKING:
    from stolik.server.tables.hub import Hub

MOST_IDLE = 500
"""This many stay loaded; beyond that, the ones that were not used for longest are unloaded."""

CHECKED = 10
"""This many of them are checked at a time: some cannot be unloaded now."""

SOON = 60_000
"""A table at which something becomes due within this many milliseconds stays loaded."""


class Waiting:
    """What is kept of an unloaded table at which something will become due."""

    def __init__(self, live: LiveTable, alarm: asyncio.TimerHandle) -> None:
        self.seq = live.table.seq
        self.away = dict(live.away)
        self.alarm = alarm


class IdleTables:
    """The tables of a node that nobody is connected to here.

    A clock may run for days: an unloaded table is loaded again when something becomes due. Code
    that still holds an unloaded table may go on using it: meanwhile the table is not loaded a
    second time but taken back.
    """

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self.waiting: dict[str, Waiting] = {}
        self._idle: dict[str, LiveTable] = {}  # the one used last comes last
        self._unloaded: WeakValueDictionary[str, LiveTable] = WeakValueDictionary()

    def note_use(self, live: LiveTable) -> None:
        """Note that a table is being used; if it was unloaded meanwhile, it is taken back."""
        key = live.table.id
        if live.is_damaged:
            return
        self._hub.live_tables[key] = live
        self._unloaded.pop(key, None)
        self._stop_waiting(key)
        self._idle.pop(key, None)
        if not live.subscribers:
            self._idle[key] = live
            self._unload_surplus()

    def forget(self, live: LiveTable) -> None:
        """Drop a damaged table."""
        self._idle.pop(live.table.id, None)
        self._unloaded.pop(live.table.id, None)

    async def take_back(self, key: str) -> LiveTable | None:
        """A table that was unloaded but is still held by somebody."""
        live = self._unloaded.get(key)
        if live is None:
            return None
        self.note_use(live)
        if self._hub.store.is_shared:  # other nodes may have changed it
            await self._hub.appender.follow(live, live.table.seq + 1)
        self._hub.on_committed(live)
        return live

    def check(self, now: int) -> None:
        """Unload what nobody has used for long, and what exceeds the limit."""
        for live in list(self._idle.values()):
            idle_since = now if live.idle_since is None else live.idle_since
            if now - idle_since > idle_limit(live, self._hub.config):
                self._unload(live, now)
        self._unload_surplus()

    def wake(self, key: str) -> None:
        """Load a waiting table: something is due, or another node has changed it."""
        self._hub.spawn(self._load(key))

    def close(self) -> None:
        """Forget all waiting tables."""
        for key in list(self.waiting):
            self._stop_waiting(key)

    def _unload_surplus(self) -> None:
        now = self._hub.clock.now()
        surplus = len(self._idle) - MOST_IDLE
        for live in list(islice(self._idle.values(), CHECKED)) if surplus > 0 else ():
            if self._unload(live, now):
                surplus -= 1
                if surplus <= 0:
                    return
            else:  # it is at work, so in use
                self._idle[live.table.id] = self._idle.pop(live.table.id)

    def _unload(self, live: LiveTable, now: int) -> bool:
        """Unload a table, unless it is at work; if its time runs, it waits for what is due."""
        if self._is_at_work(live, now):
            return False
        key, following = live.table.id, None
        if live.timer is not None:
            following = scheduled.next_scheduled(live.table, live.away)
            if following is not None and following.at - now <= SOON:
                return False
            live.timer.cancel()
            live.timer = None
        del self._idle[key]
        del self._hub.live_tables[key]
        self._unloaded[key] = live
        if following is not None and due_of(live.table) is None:  # a long game's row says it
            delay = (following.at - now) / 1000
            alarm = asyncio.get_running_loop().call_later(delay, self.wake, key)
            self.waiting[key] = Waiting(live, alarm)
        return True

    def _is_at_work(self, live: LiveTable, now: int) -> bool:
        table = live.table
        return (
            bool(live.subscribers or live.thinking)
            or live.lock.locked()
            or self._hub.summaries.has_to_store(live)
            or table.status == "dealing"
            or (bool(scheduled.bots_to_move(table)) and attention_of(live, now) == "clock")
        )

    def _stop_waiting(self, key: str) -> None:
        waiting = self.waiting.pop(key, None)
        if waiting is not None:
            waiting.alarm.cancel()

    async def _load(self, key: str) -> None:
        while key in self.waiting and not self._hub.is_closing:
            try:
                if await self._hub.find(key) is not None:
                    return
            except StorageDown:
                await asyncio.sleep(1)
                continue
            except TableError:
                pass  # damaged or cleared away, which has been logged
            self._stop_waiting(key)
