"""Moves what SQLite's write-ahead log has gathered into the database, beside those who write.

By itself SQLite does that within whichever commit makes the log long: one group of moves in about
140 waited 20 ms for the disk, and so did everything behind it.
"""

from __future__ import annotations

import logging
import sqlite3
import threading

from stolik.server.storage.engine import open_sqlite
from stolik.server.storage.write_lock import WriteLock

logger = logging.getLogger(__name__)

EVERY_SECONDS = 1.0
"""How often the thread looks whether anything was written."""

LONG = 4000
"""Pages of a log that is to start anew. SQLite does so once nothing in it is left to move, which
under constant writing never happens by itself."""


class Checkpoints:
    """A thread that checkpoints a SQLite database while others write."""

    def __init__(self, path: str, lock: WriteLock) -> None:
        self._lock = lock
        self._connection = open_sqlite(path)
        self._is_closing = threading.Event()
        self._thread = threading.Thread(target=self._run, name="stolik-checkpoints", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Stop; the last connection that is closed moves what is left."""
        self._is_closing.set()
        self._thread.join()
        self._connection.close()

    def _run(self) -> None:
        moved = 0
        while not self._is_closing.wait(EVERY_SECONDS):
            written = self._lock.writes
            if written != moved:
                moved = written
                self._move()

    def _move(self) -> None:
        try:
            if self._checkpoint() > LONG:
                with self._lock.held():  # for the few pages that were written meanwhile
                    self._checkpoint()
        except sqlite3.Error as error:  # whoever writes next learns of it too
            logger.warning("the database was not checkpointed", extra={"why": repr(error)})

    def _checkpoint(self) -> int:
        """Move what nobody reads any more; nobody has to wait. Returns the log's pages."""
        row = self._connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
        return int(row[1])
