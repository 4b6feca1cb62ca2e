"""Where somebody is logged in: listed for them, and ended one by one or all at once."""

from __future__ import annotations

from collections.abc import Callable

import sqlalchemy as sa

from stolik import protocol
from stolik.server.clock import NodeClock
from stolik.server.storage import schema
from stolik.server.storage.store import Store
from stolik.table.errors import TableError

LISTED_SESSIONS = 100
SHORT_KEY = 16
"""Hexadecimal digits of a key by which a player tells sessions apart; they open nothing."""


class SessionList:
    """The sessions of players; `drop` is called for each that ends."""

    def __init__(
        self, store: Store, clock: NodeClock, lifetime: int, drop: Callable[[str], None]
    ) -> None:
        self._store = store
        self._clock = clock
        self._lifetime = lifetime
        self._drop = drop

    async def of(self, player: str, own: str = "") -> list[protocol.SessionLine]:
        """Where somebody is logged in, the last used first; `own` is the reader's session."""
        sessions, devices = schema.sessions, schema.devices
        query = (
            sa.select(sessions.c.token_hash, sessions.c.created, devices.c.browser)
            .outerjoin(devices, devices.c.key == sessions.c.device)
            .where(sessions.c.player == player)
            .where(sessions.c.created > self._clock.now() - self._lifetime)
            .order_by(sessions.c.created.desc())
            .limit(LISTED_SESSIONS)
        )
        return [
            protocol.SessionLine(
                session=row.token_hash[:SHORT_KEY],
                used=row.created,
                browser=row.browser or "",
                is_this=row.token_hash == own,
            )
            for row in await self._store.rows(query)
        ]

    async def end(self, player: str, short: str) -> str:
        """End a session of a player by the beginning of its key; raises `not-found`."""
        sessions = schema.sessions
        mine = (sessions.c.player == player) & sessions.c.token_hash.startswith(short)
        row = await self._store.row(sa.select(sessions.c.token_hash).where(mine))
        if row is None:
            raise TableError("not-found", "this session has ended")
        key = str(row.token_hash)
        await self._store.run(sa.delete(sessions).where(sessions.c.token_hash == key))
        self._drop(key)
        return key

    async def end_all(self, player: str, *also: sa.Executable) -> list[str]:
        """End all sessions of a player, with further statements; returns their keys."""
        sessions = schema.sessions
        ending = sa.delete(sessions).where(sessions.c.player == player)

        def end(connection: sa.Connection) -> list[str]:
            ended = connection.execute(ending.returning(sessions.c.token_hash))
            keys = [str(row.token_hash) for row in ended]
            for statement in also:
                connection.execute(statement)
            return keys

        keys = await self._store.transact(end)
        for key in keys:
            self._drop(key)
        return keys
