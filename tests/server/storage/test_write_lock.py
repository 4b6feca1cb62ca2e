"""SQLite has one writer at a time: who writes when, and what becomes of who gives up."""

from __future__ import annotations

import asyncio
import sys
import threading

import pytest
import sqlalchemy as sa

from stolik.server.config import config_from
from stolik.server.storage import schema
from stolik.server.storage.store import Store
from stolik.server.storage.write_lock import WriteLock
from stolik.server.storage.writer import Row


class Threads:
    """Threads that take a lock one after the other, and note who had it."""

    def __init__(self) -> None:
        self.lock = WriteLock()
        self.had: list[str] = []
        self._begun: list[threading.Thread] = []

    def take(self, name: str) -> None:
        """Wait for the lock in another thread; returns when that waits."""
        by_log = name == "log"
        before = self.lock._waiting[by_log]

        def hold() -> None:
            with self.lock.held(by_log=by_log):
                self.had.append(name)

        thread = threading.Thread(target=hold)
        self._begun.append(thread)
        thread.start()
        while self.lock._waiting[by_log] == before:
            pass

    def finish(self) -> list[str]:
        """Who had it, in order, when all are done."""
        for thread in self._begun:
            thread.join()
        return self.had


def test_the_log_comes_before_every_transaction_that_waits():
    threads = Threads()
    with threads.lock.held():
        for name in ("first", "second", "third", "log"):
            threads.take(name)
    assert threads.finish()[0] == "log"


def test_a_busy_log_lets_a_transaction_write_in_between():
    threads = Threads()
    with threads.lock.held(by_log=True):
        threads.take("other")
        threads.take("log")
    assert threads.finish() == ["other", "log"]


def test_whoever_is_alone_does_not_wait_for_the_other():
    lock = WriteLock()
    for by_log in (True, True, False, False):
        with lock.held(by_log=by_log):
            pass


def test_a_transaction_that_fails_gives_the_lock_back():
    lock = WriteLock()
    with pytest.raises(ValueError, match="no"), lock.held():
        raise ValueError("no")
    with lock.held(by_log=True):
        pass


def test_threads_take_turns_quickly_while_somebody_writes_a_little():
    lock, usual = WriteLock(), sys.getswitchinterval()
    with lock.held():
        assert sys.getswitchinterval() < usual
        with WriteLock().held():  # of another server in the same process
            pass
        assert sys.getswitchinterval() < usual
    assert sys.getswitchinterval() == usual
    with lock.held(by_log=True, is_short=False):
        assert sys.getswitchinterval() == usual
    with pytest.raises(ValueError, match="no"), lock.held():
        raise ValueError("no")
    assert sys.getswitchinterval() == usual


def entry(seq: int) -> Row:
    return Row("t_1", seq, 0, None, None, b"{}")


def test_moves_are_stored_while_a_transaction_only_reads(tmp_path):
    async def scenario() -> None:
        store = await Store.open(config_from({}, data_dir=str(tmp_path)).store_url)
        is_stored = threading.Event()

        def read_long(connection: sa.Connection) -> bool:
            connection.execute(sa.select(schema.log)).all()
            return is_stored.wait(60)

        reading = asyncio.create_task(store.transact(read_long))
        assert await store.writer.append(entry(1))
        is_stored.set()
        assert await reading
        await store.close()

    asyncio.run(scenario())


def test_a_transaction_whose_caller_gives_up_is_finished_before_the_next_one(tmp_path):
    async def scenario() -> None:
        store = await Store.open(config_from({}, data_dir=str(tmp_path)).store_url)
        has_written, may_end = threading.Event(), threading.Event()
        players = schema.players

        def write(connection: sa.Connection) -> None:
            connection.execute(sa.insert(players).values(id="p_1", name="Ala", created=0))
            has_written.set()
            may_end.wait(60)

        given_up = asyncio.create_task(store.transact(write))
        await asyncio.to_thread(has_written.wait)
        given_up.cancel()
        await asyncio.gather(given_up, return_exceptions=True)
        waiting = store.writer.append(entry(1))
        counting = asyncio.create_task(
            store.transact(lambda one: one.execute(sa.select(sa.func.count(players.c.id))).scalar())
        )
        may_end.set()
        assert await counting == 1
        assert await waiting
        await store.close()

    asyncio.run(scenario())
