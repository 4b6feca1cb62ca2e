"""Games whose moves may take days: unloaded, and found by an index when something becomes due.

Nothing is kept in memory of them. Their rows say when to load them; how long no node served
anybody is noted once for all of them, so that nobody's time runs while the server is down.
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

import sqlalchemy as sa

from stolik.server.accounts.days_off import periods_of
from stolik.server.storage import schema
from stolik.server.storage.store import Store
from stolik.server.tables.live_table import LiveTable
from stolik.server.tables.log_appender import MakeEntry
from stolik.table.actions.base import Entry
from stolik.table.actions.days_off import DaysOffNoted
from stolik.table.actions.talk import Spoke
from stolik.table.errors import TableError
from stolik.table.table import Happened, Table

if TYPE_CHECKING:
    from stolik.server.tables.hub import Hub

logger = logging.getLogger(__name__)

EVERY_SECONDS = 5.0

OUTAGE = 60_000
"""Milliseconds without any node that are given back; a restart takes less."""

AT_ONCE = 100
"""So many due games are loaded in one pass."""


class LongGames:
    """Loads long games when something is due at them."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._outages: list[tuple[int, int]] = []

    async def open(self) -> None:
        """Note for how long no node was here before this one."""
        await note_service(self._hub.store, self._hub.clock.now(), is_start=True)
        table = schema.outages
        rows = await self._hub.store.rows(sa.select(table).where(table.c.until.is_not(None)))
        self._outages = [(row.begin, row.until) for row in rows]

    async def beat(self) -> None:
        """Note that a node is here."""
        await note_service(self._hub.store, self._hub.clock.now(), is_start=False)

    def lost_since(self, since: int) -> int:
        """Milliseconds since a time in which no node was here."""
        return sum(max(0, until - max(begin, since)) for begin, until in self._outages)

    async def load_due(self) -> int:
        """Load the games at which something is due; returns how many there were."""
        tables, hub = schema.tables, self._hub
        query = due_tables(hub.clock.now()).limit(AT_ONCE + len(hub.live_tables))
        wanted = [row.id for row in await hub.store.rows(query) if row.id not in hub.live_tables]
        for key in wanted[:AT_ONCE]:
            try:
                await hub.find(key)
            except TableError:  # damaged or cleared away, which has been logged
                await hub.store.run(sa.update(tables).where(tables.c.id == key).values(due=None))
        return len(wanted)

    # --- days off -------------------------------------------------------------------------

    def on_committed(self, live: LiveTable, happened: Happened | None) -> None:
        """When a long game begins, let it know who has days off."""
        if happened is None or not live.table.clock.is_long or live.table.status != "playing":
            return
        if happened.step == 0 and not isinstance(happened.logged.entry, DaysOffNoted | Spoke):
            self._hub.spawn(self.note_days_off(live))

    async def note_everywhere(self, player: str) -> None:
        """Let all long games of somebody know which days off they have now."""
        tables, people = schema.tables, schema.table_people
        query = (
            sa.select(tables.c.id)
            .join(people, people.c.table_id == tables.c.id)
            .where(people.c.player == player, tables.c.status == "playing")
        )
        await self._hub.store_summaries()
        for row in await self._hub.store.rows(query):
            try:
                live = await self._hub.find(row.id)
            except TableError:  # damaged or cleared away, which has been logged
                continue
            if live is not None:
                await self.note_days_off(live)

    async def note_days_off(self, live: LiveTable) -> None:
        """Write into a long game's log which days off its people have, where it says otherwise."""
        table = live.table
        if table.status != "playing" or not table.clock.is_long:
            return
        known = await periods_of(self._hub.store, table.people())
        for player in table.people():
            entry = DaysOffNoted(player, known.get(player, ()))
            if entry.changes(table):
                await self._hub.try_append(live, _unless_known(entry))


def _unless_known(entry: DaysOffNoted) -> MakeEntry:
    def make_entry(table: Table) -> Entry:
        if table.status != "playing" or not entry.changes(table):
            raise TableError("not-now")
        return entry

    return make_entry


def due_tables(now: int) -> sa.Select[tuple[str]]:
    """The query for games at which something is due, by the index of that column."""
    tables = schema.tables
    return sa.select(tables.c.id).where(tables.c.due <= now).order_by(tables.c.due)


async def note_service(store: Store, now: int, *, is_start: bool) -> None:
    """Move the end of service to now; at a start, what lies between is an outage.

    One row has no end: until when nodes are known to have been here.
    """
    table = schema.outages

    def note(connection: sa.Connection) -> None:
        open_row = table.c.until.is_(None)
        query = sa.select(table.c.begin).where(open_row)
        if store.is_shared:
            query = query.with_for_update()
        seen = connection.execute(query).scalars().all()
        last = max(seen, default=None)
        if last is not None and last >= now:
            return
        if last is None or (is_start and now - last > OUTAGE):
            if last is not None:
                connection.execute(sa.update(table).where(open_row).values(until=now))
            connection.execute(sa.insert(table).values(begin=now))
        else:
            connection.execute(sa.update(table).where(open_row).values(begin=now))

    await store.transact(note)
