"""Copies a whole database into one SQLite file while the server runs, and back.

The file is the same whichever database it came from, so a backup is also the
way from SQLite to PostgreSQL.
"""

from __future__ import annotations

import shutil
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from stolik.server.storage import schema
from stolik.server.storage.engine import open_engine
from stolik.server.storage.migrate import migrate

PIECE = 1000


class BackupError(Exception):
    """A backup or restore that cannot be done, and what to do about it."""


async def backup(url: str, file: Path) -> int:
    """Write everything at one moment into a new file; gives the number of log entries."""
    if file.exists():
        raise BackupError(f"{file} exists. Choose another name, or remove it first.")
    address = sa.engine.make_url(url)
    if address.get_backend_name() == "sqlite":
        _copy_sqlite(Path(str(address.database)), file)
    else:
        await _copy(open_engine(url), _file_engine(file), snapshot=True)
    return _count(file)


async def restore(file: Path, url: str) -> int:
    """Fill an empty database from a backup; gives the number of log entries."""
    if not file.is_file():
        raise BackupError(f"There is no file {file}.")
    target = open_engine(url)
    await migrate(target)
    async with target.connect() as connection:
        query = sa.select(sa.func.count()).select_from(schema.log)
        count = (await connection.execute(query)).scalar_one()
    if count:
        await target.dispose()
        raise BackupError("The database is not empty. Restore into a new one.")
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "backup.db"
        shutil.copyfile(file, source)  # which may be of an older version
        engine = _file_engine(source)
        await migrate(engine)
        await _copy(engine, target, snapshot=False)
    return _count(file)


def _copy_sqlite(source: Path, file: Path) -> None:
    if not source.is_file():
        raise BackupError(f"There is no database {source}. Has the server run with this folder?")
    with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(file)) as new:
        old.backup(new)  # in one step: every further one begins anew once somebody has written


def _file_engine(file: Path) -> AsyncEngine:
    return open_engine(f"sqlite+aiosqlite:///{file}")


async def _copy(source: AsyncEngine, target: AsyncEngine, *, snapshot: bool) -> None:
    await migrate(target)
    level = "REPEATABLE READ" if snapshot else "SERIALIZABLE"
    try:
        async with source.connect() as reader, target.begin() as writer:
            reader = await reader.execution_options(isolation_level=level)
            for table in schema.metadata.sorted_tables:
                await _copy_table(reader, writer, table)
    finally:
        await source.dispose()
        await target.dispose()


async def _copy_table(reader: AsyncConnection, writer: AsyncConnection, table: sa.Table) -> None:
    async with reader.stream(sa.select(table)) as rows:
        async for piece in rows.mappings().partitions(PIECE):
            await writer.execute(sa.insert(table), [dict(row) for row in piece])


def _count(file: Path) -> int:
    with closing(sqlite3.connect(file)) as connection:
        return int(connection.execute("SELECT count(*) FROM log").fetchone()[0])
