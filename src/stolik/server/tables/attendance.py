"""Who is connected to which table on which node.

Nodes that share a database report it there: a bot must not take the
seat of somebody who is connected to another node, whether Redis runs or not.
Nudges report the same without delay where Redis runs.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

import sqlalchemy as sa

from stolik.server.bus import Nudge
from stolik.server.storage import schema
from stolik.server.storage.faults import StorageDown
from stolik.server.tables.live_table import TELEVISION, LiveTable, RemotePresence

if TYPE_CHECKING:
    from stolik.server.tables.hub import Hub

EXPIRES_AFTER = 10_000
"""Milliseconds after which a node's report of who is connected expires."""

RENEW_AFTER = 4_000
"""Milliseconds after which a node repeats its report, though nothing changed."""

STALE_AFTER = 6_000
"""Milliseconds without reports of others after which absences are counted from zero."""

SWEEP_SECONDS = 60.0
PIECE = 500


class Attendance:
    """Reports who is connected here to other nodes, and reads who is connected there."""

    def __init__(self, hub: Hub, seconds: float) -> None:
        self.hub = hub
        self._unsaved: set[LiveTable] = set()  # tables whose row is out of date
        self._is_writing = False
        self._read_at = hub.clock.now()
        if hub.store.is_shared:
            hub.repeat(seconds, self.sync)
            hub.repeat(SWEEP_SECONDS, self.delete_expired)

    def announce(self, live: LiveTable) -> None:
        """Report that somebody connected or disconnected here."""
        if not self.hub.store.is_shared:
            return
        players, now = _here(live), self.hub.clock.now()
        self.hub.bus.publish(Nudge(live.table.id, 0, self.hub.node, players, now))
        self._unsaved.add(live)
        if not self._is_writing:
            self._is_writing = True
            self.hub.spawn(self._write_soon())

    def receive(self, live: LiveTable, nudge: Nudge) -> None:
        """Handle another node's report."""
        self._store_presence(live, nudge.node, nudge.players or (), nudge.at)
        self._apply((live,))

    async def sync(self) -> None:
        """Renew our reports, and read those of others, some of which may have expired."""
        now = self.hub.clock.now()
        live_tables = list(self.hub.live_tables.values())
        self._unsaved |= {
            live
            for live in live_tables
            if live.subscribers and now - live.presence_sent_at > RENEW_AFTER
        }
        await self._write()
        await self.refresh(
            [live for live in live_tables if live.subscribers or live.timer or live.elsewhere]
        )
        await self._note_absences_ended()

    async def _note_absences_ended(self) -> None:
        """Note who of those that unloaded tables wait for is connected elsewhere."""
        waiting = self.hub.idle.waiting
        for ids in _pieces(list(waiting)):
            for row in await self.hub.store.rows(self._reports(ids)):
                if row.table_id in waiting:
                    for player in row.players:
                        waiting[row.table_id].away.pop(player, None)

    async def refresh(self, live_tables: Sequence[LiveTable]) -> None:
        """Read who is connected elsewhere, and act on it."""
        await self.read(live_tables)
        self._apply(live_tables)

    async def read(self, live_tables: Sequence[LiveTable]) -> None:
        """Read who is connected elsewhere."""
        if not self.hub.store.is_shared:
            return
        tables = {live.table.id: live for live in live_tables}
        for ids in _pieces(list(tables)):
            for row in await self.hub.store.rows(self._reports(ids)):
                self._store_presence(tables[row.table_id], row.node, row.players, row.at)
        await self._read_names(live_tables)
        self._restart_absences_after_gap(self.hub.clock.now())

    async def connected_elsewhere(self, table_id: str) -> set[str]:
        """Who is connected to a table on other nodes."""
        if not self.hub.store.is_shared:
            return set()
        rows = await self.hub.store.rows(self._reports([table_id]))
        return {player for row in rows for player in row.players}

    def _reports(self, table_ids: Sequence[str]) -> sa.Select[Any]:
        """The query for what other nodes report of these tables."""
        presence, since = schema.presence, self.hub.clock.now() - EXPIRES_AFTER
        query = sa.select(presence).where(presence.c.at > since, presence.c.node != self.hub.node)
        return query.where(presence.c.table_id.in_(table_ids))

    async def _read_names(self, live_tables: Sequence[LiveTable]) -> None:
        """Read the names of spectators on other nodes, once."""
        players = schema.players
        for live in live_tables:
            there = {player for node in live.elsewhere.values() for player in node.players}
            there -= {*live.table.people(), TELEVISION}
            known = {
                player: name for player, name in live.names_elsewhere.items() if player in there
            }
            live.names_elsewhere = known
            unknown = sorted(there - known.keys())[:PIECE]
            if unknown:
                query = sa.select(players.c.id, players.c.name).where(players.c.id.in_(unknown))
                known.update({row.id: row.name for row in await self.hub.store.rows(query)})

    async def delete_expired(self) -> None:
        """Delete the reports of nodes that are long gone."""
        presence = schema.presence
        old = presence.c.at < self.hub.clock.now() - 10 * EXPIRES_AFTER
        await self.hub.store.run(sa.delete(presence).where(old))

    def _restart_absences_after_gap(self, now: int) -> None:
        """After a gap without reports, restart the count of how long people are away."""
        if now - self._read_at > STALE_AFTER:
            for live in self.hub.live_tables.values():
                live.away.clear()
            for waiting in self.hub.idle.waiting.values():
                waiting.away.clear()
        self._read_at = now

    def _store_presence(self, live: LiveTable, node: str, players: Iterable[str], at: int) -> None:
        known = live.elsewhere.get(node)
        if known is None or known.at < at:
            live.elsewhere[node] = RemotePresence(players, at, at + EXPIRES_AFTER)

    def _apply(self, live_tables: Iterable[LiveTable]) -> None:
        now = self.hub.clock.now()
        for live in live_tables:
            for node in [one for one, there in live.elsewhere.items() if there.until <= now]:
                del live.elsewhere[node]
            self.hub.update_presence(live, now)

    async def _write_soon(self) -> None:
        try:
            await self._write()
        except StorageDown:
            pass  # `sync` tries again
        finally:
            self._is_writing = False

    async def _write(self) -> None:
        """Store our reports; changes in between are stored with the next batch."""
        while self._unsaved:
            piece = list(self._unsaved)[:PIECE]
            self._unsaved.difference_update(piece)
            try:
                await self._store(piece)
            except BaseException:
                self._unsaved.update(piece)
                raise

    async def _store(self, live_tables: list[LiveTable]) -> None:
        store, now = self.hub.store, self.hub.clock.now()
        rows = [
            {"table_id": live.table.id, "node": self.hub.node, "players": _here(live), "at": now}
            for live in live_tables
        ]
        wanted = store.insert(schema.presence).values(rows)
        values = {"players": wanted.excluded.players, "at": wanted.excluded.at}
        await store.run(
            wanted.on_conflict_do_update(index_elements=["table_id", "node"], set_=values)
        )
        for live in live_tables:
            live.presence_sent_at = now


def _here(live: LiveTable) -> tuple[str, ...]:
    return tuple(sorted({subscriber.player for subscriber in live.subscribers}))


def _pieces(ids: list[str]) -> Iterable[list[str]]:
    return (ids[start : start + PIECE] for start in range(0, len(ids), PIECE))
