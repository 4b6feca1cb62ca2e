"""What is committed to SQLite is on the disk before anybody is told, and only they wait for it."""

from __future__ import annotations

import asyncio
import os
import threading

import pytest
import sqlalchemy as sa

from stolik.server.config import config_from
from stolik.server.storage import durable_log, schema
from stolik.server.storage.durable_log import DurableLog
from stolik.server.storage.faults import StorageDown
from stolik.server.storage.store import Store
from stolik.server.storage.writer import Row


class Disk:
    """A disk that takes what it is given when it is told to."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.is_asked = threading.Event()
        self.may_go_on = threading.Event()
        self.files: list[int] = []
        self.fails = False
        monkeypatch.setattr(durable_log, "_sync", self._sync)

    def _sync(self, file: int) -> None:
        self.files.append(os.fstat(file).st_ino)
        self.is_asked.set()
        self.may_go_on.wait(60)
        if self.fails:
            raise OSError("the disk is gone")


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Disk:
    return Disk(monkeypatch)


def entry(seq: int) -> Row:
    return Row("t_1", seq, 0, None, None, b"{}")


def make_player(connection: sa.Connection) -> None:
    connection.execute(sa.insert(schema.players).values(id="p_1", name="Ala", created=0))


async def opened(folder) -> Store:
    return await Store.open(config_from({}, data_dir=str(folder)).store_url)


@pytest.mark.parametrize("what", ["entry", "transaction"])
def test_nothing_is_acknowledged_before_it_is_on_the_disk(tmp_path, disk, what):
    async def scenario() -> None:
        store = await opened(tmp_path)
        work = store.writer.append(entry(1)) if what == "entry" else store.transact(make_player)
        writing = asyncio.ensure_future(work)
        await asyncio.to_thread(disk.is_asked.wait)
        stored = schema.log if what == "entry" else schema.players
        assert await store.rows(sa.select(stored)), "it has been committed"
        assert not writing.done()
        disk.may_go_on.set()
        assert await writing in (True, None)
        log = tmp_path / "stolik.db-wal"
        assert set(disk.files) == {log.stat().st_ino}, "the file that SQLite writes to"
        await store.close()

    asyncio.run(scenario())


def test_moves_are_written_while_a_transaction_waits_for_the_disk(tmp_path, monkeypatch):
    """Every new guest took the disk's time from everybody who moved."""
    first, may_go_on = threading.Event(), threading.Event()

    def wait(self: DurableLog) -> None:
        if not first.is_set():
            first.set()
            may_go_on.wait(60)

    monkeypatch.setattr(DurableLog, "wait", wait)

    async def scenario() -> None:
        store = await opened(tmp_path)
        making = asyncio.create_task(store.transact(make_player))
        await asyncio.to_thread(first.wait)
        assert await store.writer.append(entry(1))
        assert not making.done()
        may_go_on.set()
        await making
        await store.close()

    asyncio.run(scenario())


@pytest.mark.parametrize("what", ["entry", "transaction"])
def test_a_disk_that_fails_is_told(tmp_path, disk, what):
    disk.may_go_on.set()

    async def scenario() -> None:
        store = await opened(tmp_path)
        disk.fails = True
        with pytest.raises(StorageDown):
            if what == "entry":
                await store.writer.append(entry(1))
            else:
                await store.transact(make_player)
        disk.fails = False
        assert await store.writer.append(entry(2))
        await store.close()

    asyncio.run(scenario())


def test_who_only_reads_does_not_wait_for_the_disk(tmp_path, disk):
    async def scenario() -> None:
        store = await opened(tmp_path)
        disk.may_go_on.set()
        count = sa.select(sa.func.count(schema.players.c.id))
        assert await store.transact(lambda one: one.execute(count).scalar()) == 0
        assert not disk.files
        await store.close()

    asyncio.run(scenario())
