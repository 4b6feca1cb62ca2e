"""Copies a whole database into one SQLite file while the server runs, and back.

The file is the same whichever database it came from, so a backup is also the
way from SQLite to PostgreSQL.
"""

from __future__ import annotations

import os
import shutil
import sqlite3
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Literal

import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from stolik.server.storage import schema
from stolik.server.storage.engine import open_engine
from stolik.server.storage.faults import NewerDatabase, NoStorage
from stolik.server.storage.migrate import migrate

PIECE = 1000

What = Literal["exists", "failed", "no-file", "newer", "no-database", "not-a-backup", "not-empty"]


class BackupError(Exception):
    """A backup or restore that cannot be done: the command line has words for `what`."""

    def __init__(
        self, what: What, place: Path | None = None, error: BaseException | None = None
    ) -> None:
        super().__init__(f"{what}: {place or ''} {error or ''}".strip())
        self.what = what
        self.place = place
        self.error = error


async def backup(url: str, file: Path) -> int:
    """Write everything at one moment into a new file; returns the number of log entries."""
    address = sa.engine.make_url(url)
    is_sqlite = address.get_backend_name() == "sqlite"
    source = Path(str(address.database))
    if is_sqlite and not source.is_file():
        raise BackupError("no-database", source)
    _new_file(file)
    try:
        if is_sqlite:
            _copy_sqlite(source, file)
        else:
            async with _opened(url) as database, _opened(_url_of(file)) as copy:
                await _copy(database, copy, snapshot=True)
        return _count(file)
    except BaseException as error:
        file.unlink(missing_ok=True)  # half a backup is useless
        if isinstance(error, sqlite3.Error):
            raise BackupError("failed", file, error) from error
        raise


async def restore(file: Path, url: str) -> int:
    """Fill an empty database from a backup; returns the number of log entries."""
    _check_backup(file)
    async with _opened(url) as target:
        await _check_empty(target)
        with tempfile.TemporaryDirectory() as folder:
            copy = Path(folder) / "backup.db"
            shutil.copyfile(file, copy)  # which may be of an older version
            async with _opened(_url_of(copy)) as source:
                try:
                    await migrate(source)
                except NewerDatabase as error:
                    raise BackupError("newer", file) from error
                await _copy(source, target, snapshot=False)
    return _count(file)


def _new_file(file: Path) -> None:
    """Create the file, readable by its owner only."""
    try:
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    except FileExistsError as error:
        raise BackupError("exists", file) from error
    except OSError as error:
        raise BackupError("failed", file, error) from error


def _check_backup(file: Path) -> None:
    """Check the file before anything is changed; an empty or foreign one is no backup."""
    if not file.is_file():
        raise BackupError("no-file", file)
    try:
        with closing(_looked_at(file)) as connection:
            connection.execute("SELECT count(*) FROM log, alembic_version").fetchone()
            sound = connection.execute("PRAGMA quick_check").fetchone()[0]
    except sqlite3.Error as error:
        raise BackupError("not-a-backup", file) from error
    if sound != "ok":
        raise BackupError("not-a-backup", file)


async def _check_empty(target: AsyncEngine) -> None:
    try:
        await migrate(target)
        async with target.connect() as connection:
            query = sa.select(sa.func.count()).select_from(schema.log)
            count = (await connection.execute(query)).scalar_one()
    except NewerDatabase:
        raise
    except Exception as error:  # each driver has its own, and bare ones of the system
        raise NoStorage(error) from error
    if count:
        raise BackupError("not-empty")


def _copy_sqlite(source: Path, file: Path) -> None:
    with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(file)) as new:
        old.backup(new)  # in one step: with several, a write in between restarts the copy


def _url_of(file: Path) -> str:
    return f"sqlite+aiosqlite:///{file}"


@asynccontextmanager
async def _opened(url: str) -> AsyncIterator[AsyncEngine]:
    engine = open_engine(url)
    try:
        yield engine
    finally:
        await engine.dispose()


async def _copy(source: AsyncEngine, target: AsyncEngine, *, snapshot: bool) -> None:
    await migrate(target)
    level = "REPEATABLE READ" if snapshot else "SERIALIZABLE"
    try:
        async with source.connect() as reader, target.begin() as writer:
            reader = await reader.execution_options(isolation_level=level)
            for table in schema.metadata.sorted_tables:
                await _copy_table(reader, writer, table)
    except (SQLAlchemyError, OSError) as error:
        raise NoStorage(error) from error


async def _copy_table(reader: AsyncConnection, writer: AsyncConnection, table: sa.Table) -> None:
    async with reader.stream(sa.select(table)) as rows:
        async for piece in rows.mappings().partitions(PIECE):
            await writer.execute(sa.insert(table), [dict(row) for row in piece])


def _looked_at(file: Path) -> sqlite3.Connection:
    """Open the file read-only; nothing is written, not even beside it."""
    return sqlite3.connect(f"{file.absolute().as_uri()}?immutable=1", uri=True)


def _count(file: Path) -> int:
    with closing(_looked_at(file)) as connection:
        return int(connection.execute("SELECT count(*) FROM log").fetchone()[0])
