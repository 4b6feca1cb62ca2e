"""What SQLite's write-ahead log holds moves into the database, and no commit waits for it."""

from __future__ import annotations

import shutil
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from length import LONGEST
from stolik.server.storage import checkpoints
from stolik.server.storage.checkpoints import Checkpoints
from stolik.server.storage.engine import open_sqlite
from stolik.server.storage.write_lock import WriteLock


class Database:
    """A database in a file, written to as the store does."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / "stolik.sqlite"
        self.lock = WriteLock()
        self.connection = open_sqlite(str(self.file))
        self.connection.execute("CREATE TABLE moves (text)")
        self.count = 0

    def write(self) -> None:
        """Store a page or two."""
        with self.lock.held(by_log=True):
            self.connection.execute("INSERT INTO moves VALUES (?)", ("x" * 5000,))
        self.count += 1

    def moved(self) -> int:
        """How many rows the file holds, without the log beside it."""
        copy = self.file.with_name("copy.sqlite")
        shutil.copy(self.file, copy)
        alone = sqlite3.connect(copy)
        try:
            return int(alone.execute("SELECT count(*) FROM moves").fetchone()[0])
        except sqlite3.Error:  # copied while it was written
            return 0
        finally:
            alone.close()

    def log_size(self) -> int:
        """Bytes of the log."""
        return self.file.with_name(self.file.name + "-wal").stat().st_size


@pytest.fixture
def database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Database]:
    """A database that is checkpointed all the time."""
    monkeypatch.setattr(checkpoints, "EVERY_SECONDS", 0.001)
    found = Database(tmp_path)
    yield found
    found.connection.close()


def test_no_commit_checkpoints_by_itself(database):
    for _ in range(1500):  # SQLite would do so after a thousand pages
        database.write()
    assert database.moved() == 0


def test_what_was_written_moves_into_the_database(database):
    thread = Checkpoints(str(database.file), database.lock)
    try:
        for _ in range(3):
            database.write()
            _until(lambda: database.moved() == database.count)
    finally:
        thread.close()


def test_a_log_that_grows_long_starts_anew_while_others_write(database, monkeypatch):
    monkeypatch.setattr(checkpoints, "LONG", 50)
    thread = Checkpoints(str(database.file), database.lock)
    size = 0

    def has_started_anew() -> bool:
        nonlocal size
        database.write()
        before, size = size, database.log_size()
        return before == size  # its beginning is overwritten: it need not grow

    try:
        _until(has_started_anew)
    finally:
        thread.close()


def test_a_checkpoint_that_fails_is_logged_and_tried_again(database, monkeypatch, caplog):
    tries: list[int] = []

    def fails(_: Checkpoints) -> int:
        tries.append(1)
        raise sqlite3.OperationalError("disk I/O error")

    monkeypatch.setattr(Checkpoints, "_checkpoint", fails)
    thread = Checkpoints(str(database.file), database.lock)
    try:
        for number in range(1, 3):
            database.write()
            _until(lambda: len(tries) == number)  # noqa: B023 - called at once
    finally:
        thread.close()
    assert [one.message for one in caplog.records] == ["the database was not checkpointed"] * 2


def _until(fact) -> None:
    end = time.monotonic() + LONGEST
    while not fact():
        assert time.monotonic() < end
