"""Storage errors: the database is down, or it cannot store a value."""

from __future__ import annotations

import sqlite3

import msgspec
from sqlalchemy.exc import DataError, DBAPIError

from stolik.table.errors import TableError

DATA_EXCEPTION = "22"
"""SQLSTATE prefixes of errors in the data, as opposed to errors of the server."""


class StorageDown(Exception):  # noqa: N818 - reads as what it is
    """The database did not answer; whether the entry was written is not known."""


class NoStorage(Exception):  # noqa: N818 - reads as what it is
    """No database at start: it cannot be reached, opened or brought up to date."""

    def __init__(self, error: BaseException) -> None:
        self.errno = error.errno if isinstance(error, OSError) else None
        super().__init__(_first_line(error))


class DatabaseInUse(NoStorage):
    """Another server uses this SQLite database: each would treat the other's tables as its own."""


class NewerDatabase(NoStorage):
    """A newer version has brought this database up to date: here some of it would be lost."""

    def __init__(self, found: str, newest: str) -> None:
        said = f"it has revision {found} of a newer version, and this one knows {newest} at most"
        super().__init__(ValueError(said))


def _first_line(error: BaseException) -> str:
    """What the driver says, without SQL and its parameters."""
    cause: object = error.orig if isinstance(error, DBAPIError) and error.orig else error
    if isinstance(cause, OSError) and cause.strerror:
        return cause.strerror
    if isinstance(cause, BaseException) and cause.__cause__ is not None:
        cause = cause.__cause__
    return (str(cause).strip() or type(cause).__name__).splitlines()[0][:200]


class DamagedLog(Exception):  # noqa: N818 - reads as what it is
    """An entry of a table's log cannot be read, or does not follow from those before it."""

    def __init__(self, table_id: str, seq: int, error: BaseException) -> None:
        self.table_id = table_id
        self.seq = seq
        # Other errors may contain values, which could be secrets of a deal.
        said = str(error)[:200] if isinstance(error, msgspec.MsgspecError) else ""
        self.why = f"{type(error).__name__}: {said}" if said else type(error).__name__
        super().__init__(f"{table_id}, entry {seq}: {self.why}")


class Unstorable(TableError):  # noqa: N818 - reads as what it is
    """The database cannot store this value; a retry would not help."""

    def __init__(self) -> None:
        super().__init__("unreadable", "a text or a number that cannot be stored")


def is_unstorable(error: BaseException) -> bool:
    """Whether the data are the cause, and not the database."""
    if isinstance(error, DataError | sqlite3.DataError | UnicodeError | OverflowError):
        return True
    if not isinstance(error, DBAPIError) or error.orig is None:
        return False
    state = getattr(error.orig, "sqlstate", None) or ""
    # Beside what PostgreSQL says itself there is what the driver could not even send.
    return state.startswith(DATA_EXCEPTION) or isinstance(error.orig.__cause__, ValueError)
