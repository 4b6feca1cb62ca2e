"""A lock that lets one server at a time use a SQLite database."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from sqlalchemy.engine import make_url

from stolik.server.storage.engine import keep_private
from stolik.server.storage.faults import DatabaseInUse, NoStorage


class DatabaseLock:
    """Holds a SQLite database for this process; the system takes the lock back when it ends.

    A file beside the database is locked, by SQLite's own means on every system: the database itself
    stays open for backups. Raises DatabaseInUse or NoStorage. Databases that several servers share
    need no lock.
    """

    def __init__(self, url: str) -> None:
        self._connection: sqlite3.Connection | None = None
        address = make_url(url)
        if address.get_backend_name() != "sqlite" or address.database in (None, "", ":memory:"):
            return
        database = Path(str(address.database)).resolve()
        file = database.with_name(database.name + "-lock")
        try:
            keep_private(file)
            self._connection = sqlite3.connect(file, timeout=0, isolation_level=None)
            self._connection.execute("BEGIN EXCLUSIVE")
        except (OSError, sqlite3.Error) as error:
            self.release()
            is_taken = getattr(error, "sqlite_errorcode", None) == sqlite3.SQLITE_BUSY
            raise (DatabaseInUse(error) if is_taken else NoStorage(error)) from error

    def release(self) -> None:
        """Release the lock."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None
