"""Backups on a running server: they come to an end, are kept from others, and say what is wrong."""

import asyncio
import sqlite3
import threading

from stolik.server.config import config_from
from stolik.server.storage.backup import backup
from stolik.server.storage.store import Store


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
    copying.join(30)
    is_ended = not copying.is_alive()
    is_over.set()
    writing.join()
    copying.join(30)
    assert is_ended, "the copy began anew whenever somebody wrote"
    assert seq > 0
    with sqlite3.connect(file) as copy:
        kept = copy.execute("SELECT count(*) FROM log WHERE table_id = 't_full'").fetchone()[0]
        assert kept == 8000
        assert copy.execute("PRAGMA integrity_check").fetchone()[0] == "ok"
