"""Backups on a running server: they come to an end, are kept from others, and say what is wrong."""

import asyncio
import os
import sqlite3
import stat
import threading

import pytest

from length import LONGEST
from stolik.server.config import config_from
from stolik.server.storage.backup import BackupError, backup, restore
from stolik.server.storage.faults import NoStorage
from stolik.server.storage.store import Store
from stolik.server.storage.writer import Row


def made(folder):
    """The address of a database that a server has used."""
    url = config_from({}, data_dir=str(folder)).store_url

    async def once():
        await (await Store.open(url)).close()

    asyncio.run(once())
    return url


def test_a_backup_ends_although_somebody_writes_all_the_time(tmp_path):
    url, file = made(tmp_path), tmp_path / "backup.db"
    insert = "INSERT INTO log (table_id, seq, at, entry) VALUES (?, ?, 1, ?)"
    with sqlite3.connect(tmp_path / "stolik.db", check_same_thread=False) as writer:
        writer.execute("PRAGMA synchronous=OFF")
        writer.executemany(insert, (("t_full", seq, bytes(3000)) for seq in range(8000)))
    assert writer.execute("PRAGMA page_count").fetchone()[0] > 5000
    is_over, seq = threading.Event(), 0

    def write_on():
        nonlocal seq
        while not is_over.is_set():
            seq += 1
            writer.execute(insert, ("t_busy", seq, b"x"))
            writer.commit()

    writing = threading.Thread(target=write_on)
    copying = threading.Thread(target=lambda: asyncio.run(backup(url, file)), daemon=True)
    writing.start()
    copying.start()
    copying.join(LONGEST)
    is_ended = not copying.is_alive()
    is_over.set()
    writing.join()
    copying.join(LONGEST)
    assert is_ended, "the copy began anew whenever somebody wrote"
    assert seq > 0
    with sqlite3.connect(file) as copy:
        kept = copy.execute("SELECT count(*) FROM log WHERE table_id = 't_full'").fetchone()[0]
        assert kept == 8000
        assert copy.execute("PRAGMA integrity_check").fetchone()[0] == "ok"


def modes(folder):
    return {path.name: stat.S_IMODE(path.stat().st_mode) for path in folder.iterdir()}


@pytest.fixture
def careless():
    """A host whose files anybody may read unless told otherwise."""
    before = os.umask(0)
    yield
    os.umask(before)


@pytest.mark.usefixtures("careless")
def test_nobody_else_can_read_the_database_or_a_backup(tmp_path):
    folder, file = tmp_path / "new" / "data", tmp_path / "backup.db"
    url = config_from({}, data_dir=str(folder)).store_url

    async def look():
        store = await Store.open(url)
        try:
            assert await store.writer.append(Row("t_1", 1, 1, None, None, b"x"))
            return modes(folder)
        finally:
            await store.close()

    assert asyncio.run(look()) == {
        "stolik.db": 0o600,
        "stolik.db-wal": 0o600,
        "stolik.db-shm": 0o600,
    }
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    asyncio.run(backup(url, file))
    assert modes(tmp_path)["backup.db"] == 0o600


@pytest.mark.usefixtures("careless")
def test_a_database_from_before_is_closed_to_others_and_the_folder_stays_as_it_is(tmp_path):
    url = made(tmp_path)
    (tmp_path / "stolik.db").chmod(0o644)
    tmp_path.chmod(0o755)
    made(tmp_path)
    assert modes(tmp_path)["stolik.db"] == 0o600
    assert stat.S_IMODE(tmp_path.stat().st_mode) == 0o755
    asyncio.run(backup(url, tmp_path / "backup.db"))


def test_a_backup_that_fails_leaves_no_file(tmp_path, postgres):
    wrong = f"{postgres.url.rpartition('/')[0]}/nobody_made_this"
    with pytest.raises(NoStorage, match="does not exist"):
        asyncio.run(backup(config_from({}, database_url=wrong).store_url, tmp_path / "backup.db"))
    assert modes(tmp_path) == {}


def test_a_damaged_backup_is_refused_before_anything_is_touched(tmp_path):
    url, file = made(tmp_path), tmp_path / "backup.db"
    asyncio.run(backup(url, file))
    whole = file.read_bytes()
    file.write_bytes(whole[: len(whole) // 2])
    target = config_from({}, data_dir=str(tmp_path / "new")).store_url
    with pytest.raises(BackupError, match="not-a-backup"):
        asyncio.run(restore(file, target))
    assert not (tmp_path / "new").exists()
