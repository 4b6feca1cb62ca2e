"""Devices and networks of visitors, as keys that only one table can use."""

from __future__ import annotations

import hashlib

import sqlalchemy as sa

from stolik.server.accounts.people import Person
from stolik.server.storage import schema
from stolik.server.storage.store import Store
from stolik.table.origins import Origin


def origin_of(table_id: str, person: Person, address: str) -> Origin:
    """The device and network of a person, as keys of this table."""
    return Origin(
        _at_table(table_id, "device", person.device),
        _at_table(table_id, "address", address),
        person.device_since,
    )


def origin_without_session(table_id: str, address: str, now: int) -> Origin:
    """The same for a request without a session: a device that was never seen before."""
    return Origin(address=_at_table(table_id, "address", address), since=now)


async def devices_of(store: Store, table_id: str, player: str) -> list[Origin]:
    """The devices on which somebody has a session now, as keys of this table."""
    sessions = schema.sessions
    query = sa.select(sessions.c.device).where(sessions.c.player == player)
    keys = {row.device for row in await store.rows(query) if row.device}
    return [Origin(_at_table(table_id, "device", key)) for key in sorted(keys)]


def _at_table(table_id: str, kind: str, value: str) -> str:
    """A key for one table: logs hold no addresses, and keys of two tables cannot be compared."""
    if not value:
        return ""
    return hashlib.sha256(f"{table_id} {kind} {value}".encode()).hexdigest()[:24]
