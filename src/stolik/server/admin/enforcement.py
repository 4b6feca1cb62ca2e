"""Lets live tables follow what admins decided: connections close, clocks stand, tables go."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import sqlalchemy as sa

from stolik.server.admin.moderation import READ_SECONDS
from stolik.server.storage import schema
from stolik.server.storage.store import CLEARED, CLEARING
from stolik.server.tables.hub import Hub
from stolik.server.tables.live_table import LiveTable
from stolik.server.tables.retention import clear_table

UNTIL_UNLOADED = 3 * READ_SECONDS
"""Seconds after which every node has noticed that a table is being deleted."""


class Enforcement:
    """Watches bans, settings and deleted tables for one node."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._read_only_since: int | None = None
        hub.moderation.on_change.append(self.apply)

    async def look(self) -> None:
        """Read what admins decided, also on other nodes, and act on it."""
        await self._hub.moderation.load()
        await self._unload_deleted()

    def apply(self) -> None:
        """Close connections of the banned; let clocks stand, or go on."""
        moderation = self._hub.moderation
        for live in list(self._hub.live_tables.values()):
            for subscriber in list(live.subscribers):
                if moderation.is_banned(subscriber.player) or moderation.is_address_banned(
                    subscriber.address
                ):
                    subscriber.kick("banned")
        if moderation.settings.read_only and self._read_only_since is None:
            self._read_only_since = self._hub.clock.now()
        elif not moderation.settings.read_only and self._read_only_since is not None:
            since, self._read_only_since = self._read_only_since, None
            self._hub.spawn(self._go_on(since))

    async def _go_on(self, since: int) -> None:
        """Give back the time in which nobody could move, and let clocks and bots go on."""
        for live in list(self._hub.live_tables.values()):
            live.awake_until = since
            await self._hub.give_back_time(live, self._hub.clock.now())
            self._hub.on_committed(live)

    async def delete_tables(self, ids: Sequence[str], *also: sa.Executable) -> int:
        """Delete tables with their logs; records of finished games stay in histories."""
        tables = schema.tables
        there = tables.c.id.in_(ids) & tables.c.status.not_in((CLEARING, CLEARED))
        marking = sa.update(tables).where(there).values(status=CLEARING, listed=False)

        def mark(connection: sa.Connection) -> int:
            count = connection.execute(marking).rowcount
            for statement in also if count else ():
                connection.execute(statement)
            return count

        count = await self._hub.store.transact(mark)
        self._unload([live for live in map(self._hub.live_tables.get, ids) if live is not None])
        self._hub.spawn(self._clear_later(ids))
        return count

    async def _clear_later(self, ids: Sequence[str]) -> None:
        """Delete the logs when no node has the tables any more; else retention does it."""
        if self._hub.store.is_shared:
            await asyncio.sleep(UNTIL_UNLOADED)
        for table_id in ids:
            await clear_table(self._hub.store, table_id)

    async def _unload_deleted(self) -> None:
        """Unload tables that another node deletes."""
        live_tables = self._hub.live_tables
        if not live_tables or not self._hub.store.is_shared:
            return
        tables = schema.tables
        query = sa.select(tables.c.id).where(tables.c.status.in_((CLEARING, CLEARED)))
        ids = list(live_tables)
        for start in range(0, len(ids), 500):
            piece = query.where(tables.c.id.in_(ids[start : start + 500]))
            gone = await self._hub.store.rows(piece)
            self._unload([live_tables[row.id] for row in gone if row.id in live_tables])

    def _unload(self, gone: Sequence[LiveTable]) -> None:
        for live in gone:
            self._hub.unload(live, "table-gone")
