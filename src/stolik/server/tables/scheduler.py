"""Timers of live tables: appends what becomes due by itself (`table/scheduled.py`)."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from stolik.server.storage.faults import StorageDown
from stolik.server.tables.attention import is_suspended, may_have_scheduled
from stolik.server.tables.live_table import LiveTable
from stolik.table.actions.base import Entry
from stolik.table.actions.seats import StoodIn
from stolik.table.errors import TableError
from stolik.table.scheduled import next_scheduled
from stolik.table.table import Table

if TYPE_CHECKING:
    from stolik.server.tables.hub import Hub

EARLY = 5
"""Milliseconds by which a timer may fire too early."""


class Scheduler:
    """One timer for each table of a node."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub

    def schedule(self, live: LiveTable) -> None:
        """Set the timer for whatever is due next."""
        if live.timer is not None:
            live.timer.cancel()
            live.timer = None
        is_still = self.hub.is_closing or self.hub.moderation.settings.read_only
        if is_still or live.is_damaged or not may_have_scheduled(live):
            return
        now = self.hub.clock.now()
        live.is_suspended = live.is_suspended or is_suspended(live, now)
        if live.is_suspended:
            return
        following = next_scheduled(live.table, live.away)
        if following is None:
            return
        delay = max(0.0, (following.at - self.hub.clock.now()) / 1000)
        loop = asyncio.get_running_loop()
        live.timer = loop.call_later(delay, lambda: self.hub.spawn(self._append_due(live)))

    async def _append_due(self, live: LiveTable) -> None:
        """Append what is due, then set the next timer."""
        try:
            if live.is_suspended or is_suspended(live, self.hub.clock.now()):
                return
            if self.hub.moderation.settings.read_only:
                return  # the time is given back afterwards
            following = next_scheduled(live.table, live.away)
            if following is not None and isinstance(following.entry, StoodIn):
                await self.hub.attendance.refresh((live,))  # they may be back on another node
            await self.hub.try_append(live, lambda table: self._due_entry(table, live.away))
        except StorageDown:
            await asyncio.sleep(1)
        except Exception:
            await asyncio.sleep(1)  # whatever it is, do not retry in a hurry
            raise
        finally:
            self.schedule(live)

    def _due_entry(self, table: Table, away: dict[str, int]) -> Entry:
        following = next_scheduled(table, away)
        if following is None or following.at > self.hub.clock.now() + EARLY:
            raise TableError("not-now")
        return following.entry
