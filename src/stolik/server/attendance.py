"""Who is connected to which table on which node.

Nodes that share a database tell each other through it: a bot must not take the
seat of somebody who is connected to another node, whether Redis runs or not.
Nudges tell the same at once where they can.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

import sqlalchemy as sa

from stolik.server.bus import Nudge
from stolik.server.live import Elsewhere, Live
from stolik.server.storage import schema
from stolik.server.storage.faults import StorageDown

if TYPE_CHECKING:
    from stolik.server.hub import Hub

LASTS = 10_000
"""Milliseconds after which a node's word about who is connected is forgotten."""

RENEWED = 4_000
"""Milliseconds after which a node says again who is connected, though nothing changed."""

BLIND_AFTER = 6_000
"""Milliseconds without the others' word after which nobody is taken for absent who was not."""

SWEEP_SECONDS = 60.0
PIECE = 500


class Attendance:
    """Tells other nodes who is connected here, and hears who is connected there."""

    def __init__(self, hub: Hub, seconds: float) -> None:
        self.hub = hub
        self._news: set[Live] = set()  # tables whose row is out of date
        self._is_writing = False
        self._looked = hub.clock.now()
        if hub.store.is_shared:
            hub.often(seconds, self.share)
            hub.often(SWEEP_SECONDS, self.sweep)

    def tell(self, live: Live) -> None:
        """Somebody came or went here."""
        if not self.hub.store.is_shared:
            return
        players, now = _here(live), self.hub.clock.now()
        self.hub.bus.publish(Nudge(live.table.id, 0, self.hub.node, players, now))
        self._news.add(live)
        if not self._is_writing:
            self._is_writing = True
            self.hub.spawn(self._write_soon())

    def hear(self, live: Live, nudge: Nudge) -> None:
        """Another node tells who is connected there."""
        self._note(live, nudge.node, nudge.players or (), nudge.at)
        self._notice((live,))

    async def share(self) -> None:
        """Say again who is here, and look who is elsewhere or has gone with their node."""
        now = self.hub.clock.now()
        lives = list(self.hub.lives.values())
        self._news |= {live for live in lives if live.seen and now - live.told > RENEWED}
        await self._write()
        await self.look([live for live in lives if live.seen or live.timer or live.elsewhere])

    async def look(self, lives: Sequence[Live]) -> None:
        """Read who is connected elsewhere, and do what follows from it."""
        await self.read(lives)
        self._notice(lives)

    async def read(self, lives: Sequence[Live]) -> None:
        """Read who is connected elsewhere."""
        if not self.hub.store.is_shared:
            return
        presence = schema.presence
        since = self.hub.clock.now() - LASTS
        query = sa.select(presence).where(presence.c.at > since, presence.c.node != self.hub.node)
        tables = {live.table.id: live for live in lives}
        for ids in _pieces(list(tables)):
            for row in await self.hub.store.rows(query.where(presence.c.table_id.in_(ids))):
                self._note(tables[row.table_id], row.node, row.players, row.at)
        self._open_eyes(self.hub.clock.now())

    async def sweep(self) -> None:
        """Throw away what nodes said that have long gone."""
        presence = schema.presence
        old = presence.c.at < self.hub.clock.now() - 10 * LASTS
        await self.hub.store.run(sa.delete(presence).where(old))

    def _open_eyes(self, now: int) -> None:
        """After a time without news, begin anew to count since when people are away."""
        if now - self._looked > BLIND_AFTER:
            for live in self.hub.lives.values():
                live.away.clear()
        self._looked = now

    def _note(self, live: Live, node: str, players: Iterable[str], at: int) -> None:
        known = live.elsewhere.get(node)
        if known is None or known.at < at:
            live.elsewhere[node] = Elsewhere(players, at, at + LASTS)

    def _notice(self, lives: Iterable[Live]) -> None:
        now = self.hub.clock.now()
        for live in lives:
            for node in [one for one, there in live.elsewhere.items() if there.until <= now]:
                del live.elsewhere[node]
            self.hub.look_around(live, now)

    async def _write_soon(self) -> None:
        try:
            await self._write()
        except StorageDown:
            pass  # `share` tries again
        finally:
            self._is_writing = False

    async def _write(self) -> None:
        """Store who is here; what comes meanwhile goes with the next piece."""
        while self._news:
            piece = list(self._news)[:PIECE]
            self._news.difference_update(piece)
            try:
                await self._store(piece)
            except BaseException:
                self._news.update(piece)
                raise

    async def _store(self, lives: list[Live]) -> None:
        store, now = self.hub.store, self.hub.clock.now()
        rows = [
            {"table_id": live.table.id, "node": self.hub.node, "players": _here(live), "at": now}
            for live in lives
        ]
        wanted = store.insert(schema.presence).values(rows)
        values = {"players": wanted.excluded.players, "at": wanted.excluded.at}
        await store.run(
            wanted.on_conflict_do_update(index_elements=["table_id", "node"], set_=values)
        )
        for live in lives:
            live.told = now


def _here(live: Live) -> tuple[str, ...]:
    return tuple(sorted({seen.player for seen in live.seen}))


def _pieces(ids: list[str]) -> Iterable[list[str]]:
    return (ids[start : start + PIECE] for start in range(0, len(ids), PIECE))
