"""The one-time link by which the first account becomes an admin: printed on the console only."""

from __future__ import annotations

import secrets
import time
from typing import NamedTuple

import sqlalchemy as sa

from stolik.server.accounts.people import ADMIN, Person, session_key
from stolik.server.accounts.recovery import code_key, new_code
from stolik.server.admin.audit import auditing
from stolik.server.admin.settings import storing_row
from stolik.server.storage import schema
from stolik.server.storage.store import Store
from stolik.table.errors import TableError

ROW = "admin-link"
VALID_MS = 24 * 3_600_000

CONSOLE = "console"
"""The player in whose name `stolik admin` acts; it has a session only while a command runs."""


async def new_link(store: Store) -> str:
    """The path of a new link, valid once and for a day; an older one is valid no longer."""
    key = new_code()
    value = {"hash": code_key(key), "until": _now() + VALID_MS}
    await store.run(storing_row(store, ROW, value))
    return f"/admin#{key}"


async def claim(store: Store, person: Person, key: str, now: int) -> None:
    """Make an account an admin by the link; raises `wrong-credentials`, `not-now` for a guest."""
    if person.login is None:
        raise TableError("not-now", "make an account first: a guest has no password")
    rows, players = schema.server_settings, schema.players

    def take(connection: sa.Connection) -> None:
        row = connection.execute(sa.select(rows.c.value).where(rows.c.name == ROW)).first()
        if row is None or row.value["hash"] != code_key(key) or row.value["until"] < now:
            raise TableError("wrong-credentials")
        used = connection.execute(sa.delete(rows).where(rows.c.name == ROW))
        if used.rowcount != 1:
            raise TableError("wrong-credentials")
        admin = sa.update(players).where(players.c.id == person.id).values(role=ADMIN)
        connection.execute(admin)
        connection.execute(auditing(now, person.id, "become-admin", person.id))

    await store.transact(take)


class ConsoleSession(NamedTuple):
    """A session of the console: whoever can write the database may act as an admin."""

    token: str

    async def end(self, store: Store) -> None:
        """End it; the console has no other."""
        players = schema.players
        await store.run(sa.delete(players).where(players.c.id == CONSOLE))


async def open_console(store: Store) -> ConsoleSession:
    """A session for one command."""
    token, now = secrets.token_urlsafe(32), _now()
    player = store.insert(schema.players).values(id=CONSOLE, name=CONSOLE, created=now, role=ADMIN)
    session = {"token_hash": session_key(token), "player": CONSOLE, "created": now}
    await store.run(player.on_conflict_do_nothing(), sa.insert(schema.sessions).values(**session))
    return ConsoleSession(token)


def _now() -> int:
    return time.time_ns() // 1_000_000
