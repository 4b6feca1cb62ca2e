"""Settings of the whole server that admins change while it runs; one row of the database."""

from __future__ import annotations

import msgspec
import sqlalchemy as sa

from stolik.protocol import ServerSettings
from stolik.server.config import Config
from stolik.server.storage import schema
from stolik.server.storage.store import Store

ROW = "settings"

KEPT_DAYS = ("guest_days", "lobby_days", "table_days", "record_days")
"""Settings of the environment that admins may replace."""


def with_retention(config: Config, settings: ServerSettings) -> Config:
    """The configuration with the days that admins set in place of its own."""
    chosen = {name: getattr(settings, name) for name in KEPT_DAYS}
    kept = {name: days for name, days in chosen.items() if days is not None}
    return msgspec.structs.replace(config, **kept)


async def read_settings(store: Store) -> ServerSettings:
    """The settings as they are stored; what a newer version added is ignored."""
    rows = schema.server_settings
    row = await store.row(sa.select(rows.c.value).where(rows.c.name == ROW))
    return ServerSettings() if row is None else msgspec.convert(row.value, ServerSettings)


def storing_settings(store: Store, settings: ServerSettings) -> sa.Executable:
    """The statement that stores settings."""
    return storing_row(store, ROW, msgspec.to_builtins(settings))


def storing_row(store: Store, name: str, value: object) -> sa.Executable:
    """The statement that stores a row of the server."""
    row = store.insert(schema.server_settings).values(name=name, value=value)
    return row.on_conflict_do_update(index_elements=["name"], set_={"value": value})
