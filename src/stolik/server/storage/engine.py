"""Opens the database."""

from __future__ import annotations

import contextlib
import os
import sqlite3
from pathlib import Path
from typing import Any

from sqlalchemy import create_engine, event
from sqlalchemy.engine import Engine, make_url
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

PRAGMAS = (
    "PRAGMA journal_mode=WAL",
    "PRAGMA synchronous=FULL",  # a commit survives a power cut
    "PRAGMA wal_autocheckpoint=0",  # `Checkpoints` does it, and nobody waits
    "PRAGMA foreign_keys=ON",
    "PRAGMA busy_timeout=10000",
)

AT_ONCE = "PRAGMA synchronous=NORMAL"
"""For those who wait for the disk after their commits: see `DurableLog`."""


def open_engine(url: str) -> AsyncEngine:
    """Make the engine of a database address."""
    address = make_url(url)
    if address.get_backend_name() != "sqlite":
        return create_async_engine(address, pool_size=8, max_overflow=8, pool_pre_ping=True)
    if address.database and address.database != ":memory:":
        keep_private(Path(address.database))
    # None beyond the pool: each of those would be a thread, started and ended for one query.
    engine = create_async_engine(address, pool_size=16, max_overflow=0)
    event.listen(engine.sync_engine, "connect", _prepare)
    return engine


def open_sync_engine(path: str, threads: int) -> Engine:
    """Make an engine of the same SQLite file, for threads that carry out whole transactions.

    They wait for the disk themselves.
    """
    engine = create_engine(f"sqlite:///{path}", pool_size=threads, max_overflow=0)
    event.listen(engine, "connect", _prepare)
    event.listen(engine, "connect", lambda connection, _: connection.execute(AT_ONCE))
    return engine


def keep_private(file: Path) -> None:
    """Create the file of a database, readable by its owner only; SQLite's side files follow it.

    A folder that was there before stays as it is: it may be somebody's home, or /tmp.
    """
    file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    os.close(os.open(file, os.O_CREAT | os.O_RDWR, 0o600))
    for one in (file, *(file.with_name(file.name + end) for end in ("-wal", "-shm"))):
        with contextlib.suppress(FileNotFoundError, PermissionError):  # not ours: unchanged
            one.chmod(0o600)


def _prepare(connection: Any, _: object) -> None:  # noqa: ANN401 - whatever the driver gives
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(pragma)
    cursor.close()


def open_sqlite(path: str) -> sqlite3.Connection:
    """Open the same file without SQLAlchemy, for the writer's thread."""
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    for pragma in PRAGMAS:
        connection.execute(pragma)
    return connection
