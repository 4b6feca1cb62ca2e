"""Brings a database up to date before the server uses it."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from alembic import command
from alembic.config import Config as AlembicConfig
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import AsyncEngine

from stolik.server.storage.faults import NewerDatabase

_LOCK = 7_305_611
"""Nodes that start together bring PostgreSQL up to date one after the other."""


async def migrate(engine: AsyncEngine) -> None:
    """Run every migration that the database does not have yet; raises NewerDatabase."""
    async with engine.begin() as connection:
        if connection.dialect.name == "postgresql":
            await connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": _LOCK})
        await connection.run_sync(upgrade)


def upgrade(connection: Connection, revision: str | None = None) -> None:
    """Bring the database of this connection to the newest revision, or to an older one."""
    found = MigrationContext.configure(connection).get_current_revision()
    known = _revisions()
    if found is not None and found not in known:
        raise NewerDatabase(found, known[0])
    if found == (revision or known[0]):
        return
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, revision or "head")


@cache
def _revisions() -> list[str]:
    """Every revision that this version knows, the newest first."""
    return [one.revision for one in ScriptDirectory.from_config(_config()).walk_revisions()]


def _config() -> AlembicConfig:
    config = AlembicConfig()
    config.set_main_option("script_location", str(files("stolik.server.storage") / "migrations"))
    return config
