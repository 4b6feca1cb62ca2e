"""Deletes what is no longer used: guests, tables with their logs, records of guests.

`Config` says after how long. Nothing that is in use goes: a table that any node has in memory is
marked in its row (`used`), and every deletion checks that again, in the statement that deletes. The
work is done in small transactions with pauses between, by one node at a time, and resumes where it
stopped if a node dies in the middle of it.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator

import sqlalchemy as sa

from stolik.server.accounts.delete_player import deletions_for
from stolik.server.accounts.named_players import store_names
from stolik.server.admin.moderation import Moderation
from stolik.server.admin.settings import with_retention
from stolik.server.blank import deck_people
from stolik.server.clock import NodeClock
from stolik.server.config import Config
from stolik.server.storage import schema
from stolik.server.storage.store import CLEARED, CLEARING, Store
from stolik.server.tables.day_deals.deals import is_old
from stolik.table.deal import DAY_PREFIX

logger = logging.getLogger(__name__)

DAY = 86_400_000

EVERY_SECONDS = 1800.0
"""How often old data are looked for."""

PAUSE_SECONDS = 0.05
"""Between two transactions, so that moves of live tables are written between them."""

PAGE = 500
"""Players or tables that are looked at in one transaction."""

LOG_ROWS = 2000
"""Rows of a log that are deleted in one transaction."""

UNSEATED_DAYS = 2
"""A guest who never sat down leaves nothing behind: they are deleted after so long an absence.

Sessions note visits by the day, so that this is one day at least.
"""

HEAVY_BYTES = 32_768
HEAVY_DAYS = 1
"""A table with this many bytes of custom cards that waits for its game is deleted after a day."""

LAPSED_DAYS = 60
"""Unused rewards are deleted after this long, with their drawings; they lapse after 30 days."""

LEASE = 120_000
"""Milliseconds for which a node reserves this work; every page renews it."""

CLAIM = ("retention", 0, 0)


class Retention:
    """Deletes what is too old."""

    def __init__(
        self,
        store: Store,
        clock: NodeClock,
        config: Config,
        node: str,
        moderation: Moderation | None = None,
    ) -> None:
        self._store = store
        self._clock = clock
        self._host_config = config
        self._node = node
        self._moderation = moderation or Moderation(store, clock)

    @property
    def _config(self) -> Config:
        """For how many days things are kept: as admins set it, else as the host did."""
        return with_retention(self._host_config, self._moderation.settings)

    async def run(self) -> dict[str, int]:
        """Remove all that is old now; returns how many of each. Nothing if another node does it."""
        removed = {"guests": 0, "tables": 0, "records": 0}
        async for first, last in self._pages(schema.players):
            removed["guests"] += await self._remove_guests(first, last)
        async for first, last in self._pages(schema.tables):
            removed["tables"] += await self._clear_tables(first, last)
            removed["records"] += await self._remove_records(first, last)
        await self._remove_rewards()
        await self._remove_notes()
        if any(removed.values()):
            logger.info("old data were removed", extra=removed)
        return removed

    async def _pages(self, table: sa.Table) -> AsyncIterator[tuple[str, str]]:
        """The first and the last id of each page of a table, while this node has the work."""
        last = ""
        while True:
            now = self._clock.now()
            if not await self._store.claim(CLAIM, self._node, now=now, until=now + LEASE):
                return
            query = sa.select(table.c.id).where(table.c.id > last).order_by(table.c.id).limit(PAGE)
            ids = [row.id for row in await self._store.rows(query)]
            if not ids:
                return
            last = ids[-1]
            yield ids[0], last
            await asyncio.sleep(PAUSE_SECONDS)

    def _before(self, days: float) -> int:
        return self._clock.now() - int(days * DAY)

    # --- guests ---------------------------------------------------------------------------

    async def _remove_guests(self, first: str, last: str) -> int:
        players, decks = schema.players, schema.decks
        old = players.c.id.between(first, last) & self._is_unused_guest()
        owners = sa.select(players.c.id).where(
            old, sa.exists().where(decks.c.owner == players.c.id)
        )
        for row in await self._store.rows(owners):
            await deck_people.owner_leaves(self._store, row.id, self._clock.now())

        def remove(connection: sa.Connection) -> int:
            gone = connection.execute(sa.delete(players).where(old).returning(players.c.id))
            ids = [row.id for row in gone]
            for statement in deletions_for(ids) if ids else ():
                connection.execute(statement)
            return len(ids)

        return await self._store.transact(remove)

    def _is_unused_guest(self) -> sa.ColumnElement[bool]:
        players, decks = schema.players, schema.decks
        has_decks = sa.exists().where(decks.c.owner == players.c.id)
        left_nothing = players.c.seated.is_(None) & ~has_decks
        return players.c.login.is_(None) & (
            self._was_not_here(self._config.guest_days)
            | (left_nothing & self._was_not_here(UNSEATED_DAYS))
        )

    def _was_not_here(self, days: float) -> sa.ColumnElement[bool]:
        players, sessions, since = schema.players, schema.sessions, self._before(days)
        visited = sa.exists().where(sessions.c.player == players.c.id, sessions.c.created > since)
        return (players.c.created <= since) & ~visited

    # --- tables and their logs ------------------------------------------------------------

    async def _clear_tables(self, first: str, last: str) -> int:
        tables = schema.tables
        old = self._is_unused_table()
        query = sa.select(tables.c.id).where(
            tables.c.id.between(first, last), old | (tables.c.status == CLEARING)
        )
        cleared = 0
        for row in await self._store.rows(query):
            # From here on no node loads it, so that its log can go piece by piece.
            begin = sa.update(tables).where(
                tables.c.id == row.id, old | (tables.c.status == CLEARING)
            )
            if await self._store.run(begin.values(status=CLEARING)):
                await clear_table(self._store, row.id)
                cleared += 1
        return cleared

    def _is_unused_table(self) -> sa.ColumnElement[bool]:
        tables = schema.tables

        def untouched(days: float) -> sa.ColumnElement[bool]:
            since = self._before(days)
            noted = (tables.c.changed, tables.c.beat, tables.c.used)
            return sa.and_(*(column <= since for column in noted))

        first = (schema.log.c.table_id == tables.c.id) & (schema.log.c.seq == 1)
        is_heavy = sa.exists().where(first, sa.func.length(schema.log.c.entry) > HEAVY_BYTES)
        is_lobby = tables.c.status == "lobby"
        return (
            is_lobby & (untouched(self._config.lobby_days) | (untouched(HEAVY_DAYS) & is_heavy))
        ) | (tables.c.status.in_(("playing", "over")) & untouched(self._config.table_days))

    # --- rewards --------------------------------------------------------------------------

    async def _remove_rewards(self) -> None:
        """Delete rewards that have lapsed long ago, and drawings that no reward names.

        The drawing of an accepted card is in its deck, and the reward that names it stays.
        """
        rewards, drawings = schema.rewards, schema.drawings
        since = self._before(LAPSED_DAYS)
        lapsed = (rewards.c.stage != "accepted") & (rewards.c.granted <= since)
        lapsed &= rewards.c.stage != "handed in"  # an owner is waited for, however long (BLK-W17)
        named = sa.exists().where(rewards.c.picture == drawings.c.id)
        is_old = drawings.c.made <= since
        is_author_here = drawings.c.player != ""
        await self._store.run(
            sa.delete(rewards).where(lapsed),
            sa.delete(drawings).where(is_old, is_author_here, ~named),
        )

    # --- notes of admins ------------------------------------------------------------------

    async def _remove_notes(self) -> None:
        """Delete old reports, lines of the audit log and deals of the day, bans that are over."""
        settings, now = self._moderation.settings, self._clock.now()
        bans, invitations = schema.bans, schema.invitations
        reports, audit = schema.reports, schema.audit
        tries, kept = schema.day_tries, schema.server_secrets
        await self._store.run(
            sa.delete(reports).where(reports.c.made <= self._before(settings.report_days)),
            sa.delete(audit).where(audit.c.made <= self._before(settings.audit_days)),
            sa.delete(bans).where(bans.c.until <= now),
            sa.delete(tries).where(is_old(tries.c.day, now)),
            sa.delete(kept).where(is_old(kept.c.name, now, DAY_PREFIX)),
            sa.delete(invitations).where((invitations.c.until <= now) | (invitations.c.uses <= 0)),
        )

    # --- records --------------------------------------------------------------------------

    async def _remove_records(self, first: str, last: str) -> int:
        """Delete records that are old and in nobody's history, and lines left without any."""
        tables, results = schema.tables, schema.results
        seats, players, names = schema.seats, schema.players, schema.record_names
        same = (seats.c.table_id == results.c.table_id) & (seats.c.round == results.c.round)
        in_history = sa.exists().where(same, seats.c.player == players.c.id)
        old = results.c.finished <= self._before(self._config.record_days)
        gone = (
            sa.delete(results)
            .where(results.c.table_id.between(first, last), old, ~in_history)
            .returning(results.c.table_id, results.c.round)
        )
        left = tables.c.id.between(first, last) & (tables.c.status == CLEARED)

        def remove(connection: sa.Connection) -> int:
            removed = connection.execute(gone).all()
            for table_id, number in removed:
                for kept in (seats, names):
                    place = (kept.c.table_id == table_id) & (kept.c.round == number)
                    connection.execute(sa.delete(kept).where(place))
            bare = ~sa.exists().where(results.c.table_id == tables.c.id)
            connection.execute(sa.delete(tables).where(left, bare))
            return len(removed)

        return await self._store.transact(remove)


async def clear_table(store: Store, table_id: str) -> None:
    """Delete a table's log; its line stays while records of its games are kept."""
    tables, log, results = schema.tables, schema.log, schema.results
    invited = schema.table_invitations
    await store_names(store, table_id)
    mine = log.c.table_id == table_id
    newest = await store.row(sa.select(sa.func.max(log.c.seq)).where(mine))
    for seq in range(0, newest[0] or 0, LOG_ROWS):
        await store.run(sa.delete(log).where(mine, log.c.seq <= seq + LOG_ROWS))
        await asyncio.sleep(PAUSE_SECONDS)
    has_records = sa.exists().where(results.c.table_id == table_id)
    line = tables.c.id == table_id
    # Words of its players go with the log; its code stays, and says what has become of it.
    empty = {"status": CLEARED, "title": "", "host": ""}
    await store.run(
        sa.delete(schema.claims).where(schema.claims.c.table_id == table_id),
        sa.delete(schema.presence).where(schema.presence.c.table_id == table_id),
        sa.delete(schema.table_people).where(schema.table_people.c.table_id == table_id),
        sa.delete(invited).where(invited.c.table_id == table_id),
        sa.delete(tables).where(line, ~has_records),
        sa.update(tables).where(line).values(**empty),
    )
