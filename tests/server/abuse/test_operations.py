"""Small holes of operation: health that lies, two servers on one file, doors beside the door."""

from __future__ import annotations

import asyncio
import contextlib
import os
import pickle
import signal
import sqlite3
import threading

import pytest

from length import LONGEST
from server.nodes import NodeProcess, guests, served, serving
from stolik.client import Client, ServerError
from stolik.games.blank.decks.refused import DeckRefused
from stolik.games.blank.language.faults import CardRefused, Fault
from stolik.server.bus import redis_bus
from stolik.server.storage.writer import SqliteWriter


async def health(address):
    async with Client(address) as client:
        answer = await client.http.get("/health")
    return answer.status_code, answer.json()


async def until_health(address, wanted):
    while (await health(address))[0] != wanted:
        await asyncio.sleep(0.05)


@contextlib.contextmanager
def failing_writes():
    """A disk that is full: everything can be read, and nothing written."""

    def fail(*_):
        raise sqlite3.OperationalError("database or disk is full")

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(SqliteWriter, "_commit", fail)
        yield


# --- health -----------------------------------------------------------------------------------


def test_a_node_that_cannot_write_is_not_well(monkeypatch):
    monkeypatch.setattr("stolik.server.monitoring.health.FRESH_SECONDS", 0.2)

    @served()
    async def scenario(address):
        await until_health(address, 200)
        with failing_writes():
            await until_health(address, 503)
        await until_health(address, 200)

    scenario()


def test_those_who_ask_for_health_cause_hardly_any_writes(monkeypatch):
    monkeypatch.setattr("stolik.server.monitoring.health.FRESH_SECONDS", 1e9)

    @served()
    async def scenario(address):
        async with Client(address) as client:
            for _ in range(5):
                asked = [client.http.get("/health") for _ in range(20)]
                assert {one.status_code for one in await asyncio.gather(*asked)} == {200}
            text = (await client.request("GET", "/metrics")).text
        assert "stolik_rows 1\n" in text

    scenario()


def test_a_database_that_hangs_does_not_hang_those_who_ask(monkeypatch):
    monkeypatch.setattr("stolik.server.monitoring.health.PATIENCE_SECONDS", 0.1)
    monkeypatch.setattr("stolik.server.monitoring.health.FRESH_SECONDS", 0.1)
    go_on, commit = threading.Event(), SqliteWriter._commit

    def wait(self, rows):
        go_on.wait()
        return commit(self, rows)

    @served()
    async def scenario(address):
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(SqliteWriter, "_commit", wait)
            try:
                await until_health(address, 503)
                assert {status for status, _ in [await health(address) for _ in range(5)]} == {503}
            finally:
                go_on.set()
                # A proof that is late because the machine is must not look like a hanging one.
                for name in ("PATIENCE_SECONDS", "FRESH_SECONDS"):
                    monkeypatch.setattr(f"stolik.server.monitoring.health.{name}", LONGEST)
        await until_health(address, 200)

    scenario()


def test_a_proof_leaves_nothing_behind(tmp_path):
    async def scenario():
        async with serving(data_dir=str(tmp_path)) as address:
            assert (await health(address))[0] == 200
        with contextlib.closing(sqlite3.connect(tmp_path / "stolik.db")) as database:
            return database.execute("SELECT count(*) FROM log").fetchone()[0]

    assert asyncio.run(scenario()) == 0


def test_a_frozen_redis_is_no_live_one(redis, monkeypatch):
    """It lets everybody connect and says nothing."""
    monkeypatch.setattr(redis_bus, "BEACON_SECONDS", 0.2)
    monkeypatch.setattr(redis_bus, "SILENCE_SECONDS", 1.0)

    @served(redis_url=redis.url)
    async def scenario(address):
        async def until_fan_out(wanted):
            while (await health(address))[1]["fan-out"] != wanted:
                await asyncio.sleep(0.05)

        await until_fan_out("ok")
        os.kill(redis.process.pid, signal.SIGSTOP)
        try:
            await until_fan_out("polling")
        finally:
            os.kill(redis.process.pid, signal.SIGCONT)
        await until_fan_out("ok")

    scenario()


# --- one database, one server -----------------------------------------------------------------


def test_a_second_server_on_one_sqlite_file_refuses_to_start(tmp_path):
    first = NodeProcess(tmp_path).start()
    second, third = NodeProcess(tmp_path), NodeProcess(tmp_path)
    try:
        first.wait()
        second.start()
        second.process.join(LONGEST)
        assert second.process.exitcode not in (0, None)
        assert "DatabaseInUse" in second.log.read_text()
        first.kill()
        third.start()
        third.wait()
    finally:
        for node in (first, second, third):
            if node.process is not None:
                node.stop()


def test_a_database_that_was_let_go_can_be_used_again(tmp_path):
    async def scenario():
        for _ in range(2):
            async with serving(data_dir=str(tmp_path)) as address:
                assert (await health(address))[0] == 200

    asyncio.run(scenario())


# --- refusals from workers --------------------------------------------------------------------


@pytest.mark.parametrize("kind", [CardRefused, DeckRefused])
def test_a_refusal_from_a_worker_is_told_whole(kind):
    """Its words came letter by letter: an exception is made again from its arguments."""
    faults = [Fault("$.when", "BLK-L1", "not-one-of", {"given": "noon"}), Fault("$", "BLK-L2", "x")]
    made = kind(faults)
    again = pickle.loads(pickle.dumps(made))
    assert again.faults == tuple(faults)
    assert str(again) == str(made) == "; ".join(str(fault) for fault in faults)


# --- removed people ---------------------------------------------------------------------------

PLACES = ("", "/record", "/replay", "/replay/0", "/verify", "/pictures/0")


async def refusals(client, table):
    """What somebody is told at every address of a table."""
    codes = set()
    for place in PLACES:
        try:
            await client.request("GET", f"/api/tables/{table}{place}")
        except ServerError as error:
            codes.add(error.code)
        else:
            codes.add("read")
    return codes


@served()
async def test_who_may_not_come_in_reads_nothing_either(address):
    """The socket refused them; HTTP told the table, who sits there and how games went.

    Somebody without a session in the network of whoever was removed may well be that person.
    """
    elsewhere = Client(address, headers={"x-forwarded-for": "192.0.2.33"})
    async with (
        guests(address, "Ala", "Ola", "Ewa") as (ala, ola, ewa),
        Client(address) as near,
        elsewhere as nobody,
    ):
        table = await ala.make_table("cardline")
        async with ala.sit_at(table.id) as host:
            async with ola.sit_at(table.id) as seat:
                await seat.say("sit", seat=1)
            assert "read" in await refusals(ewa, table.id)
            await host.say("remove", player=ola.me.player)
            assert await refusals(ola, table.id) == {"removed"}
            assert await refusals(near, table.id) == {"removed"}
            assert "read" in await refusals(ewa, table.id), "a device that was there before"
            assert "read" in await refusals(nobody, table.id)
            await host.say("lock", locked=True)
            assert await refusals(ewa, table.id) == {"locked"}
            assert await refusals(nobody, table.id) == {"locked"}
            assert await refusals(nobody, table.code) == {"locked"}
            assert "read" in await refusals(ala, table.id)


async def finish(first, second):
    """Play a game of two to its end."""
    await second.ready()
    await first.start()
    while not first.is_over:
        for seat, other in ((first, second), (second, first)):
            while seat.seq < other.seq:
                await seat.next()
            if seat.legal and not seat.is_over:
                await seat.move(seat.legal[0].code)


@served()
async def test_who_played_a_game_may_read_its_record_for_good(address):
    async with guests(address, "Ala", "Ola", "Ewa") as (ala, ola, ewa):
        table = await ala.make_table("cardline")
        async with ala.sit_at(table.id) as host, ola.sit_at(table.id) as seat:
            await seat.say("sit", seat=1)
            await finish(host, seat)
            while True:  # the result is stored beside
                with contextlib.suppress(ServerError):
                    record = await ola.record(table.id)
                    break
            await host.say("rematch")
            await host.say("remove", player=ola.me.player)
            await host.say("lock", locked=True)
        assert await ola.record(table.id) == record
        assert (await ola.request("GET", f"/api/tables/{table.id}/verify")).json()["fits"]
        with pytest.raises(ServerError, match="removed"):
            await ola.request("GET", f"/api/tables/{table.id}")
        with pytest.raises(ServerError, match="locked"):
            await ewa.record(table.id)
