"""Makes what was committed to SQLite survive a power cut, while others go on writing.

With `synchronous=FULL` SQLite waits for the disk within each commit, and nobody else may write
meanwhile: moves waited for the disk on behalf of every new guest. Here a commit only appends to the
write-ahead log. Whoever wrote lets the next one write, waits until the log is on the disk, and only
then says that it is done. What was written before is in the same file, hence on the disk as well.
"""

from __future__ import annotations

import os

_sync = getattr(os, "fdatasync", os.fsync)


class DurableLog:
    """The file of a database's write-ahead log, for one thread that writes.

    SQLite keeps the file while a connection is open. Before it needs one it may replace what is
    there, so the file is opened after the first commit. SQLite's own locks are on other files.
    """

    def __init__(self, path: str) -> None:
        self._path = f"{path}-wal"
        self._file: int | None = None

    def wait(self) -> None:
        """Wait until everything that has been committed is on the disk; raises OSError."""
        if self._file is None:
            self._file = os.open(self._path, os.O_RDWR | getattr(os, "O_BINARY", 0))
        _sync(self._file)

    def close(self) -> None:
        """Let go of the file."""
        if self._file is not None:
            os.close(self._file)
            self._file = None
