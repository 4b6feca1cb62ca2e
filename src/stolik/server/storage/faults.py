"""What can go wrong with a database: it is away, or it cannot hold what it was given."""

from __future__ import annotations

import sqlite3

from sqlalchemy.exc import DataError, DBAPIError

from stolik.table.errors import TableError

DATA_EXCEPTION = "22"
"""How the SQLSTATE of everything begins that is wrong with the data and not with the server."""


class StorageDown(Exception):  # noqa: N818 - reads as what it is
    """The database did not answer; whether the entry was written is not known."""


class NoStorage(Exception):  # noqa: N818 - reads as what it is
    """There is no database to begin with: it cannot be reached, opened or brought up to date."""

    def __init__(self, error: BaseException) -> None:
        self.errno = error.errno if isinstance(error, OSError) else None
        super().__init__(_first_line(error))


def _first_line(error: BaseException) -> str:
    """What the driver says, without SQL and its parameters."""
    told: object = error.orig if isinstance(error, DBAPIError) and error.orig else error
    if isinstance(told, OSError) and told.strerror:
        return told.strerror
    if isinstance(told, BaseException) and told.__cause__ is not None:
        told = told.__cause__
    return (str(told).strip() or type(told).__name__).splitlines()[0][:200]


class Unstorable(TableError):  # noqa: N818 - reads as what it is
    """The database answered that it cannot hold this; trying again would not help."""

    def __init__(self) -> None:
        super().__init__("unreadable", "a text or a number that cannot be stored")


def is_unstorable(error: BaseException) -> bool:
    """Whether the data are to blame, and not the database."""
    if isinstance(error, DataError | sqlite3.DataError | UnicodeError | OverflowError):
        return True
    if not isinstance(error, DBAPIError) or error.orig is None:
        return False
    state = getattr(error.orig, "sqlstate", None) or ""
    # Beside what PostgreSQL says itself there is what the driver could not even send.
    return state.startswith(DATA_EXCEPTION) or isinstance(error.orig.__cause__, ValueError)
