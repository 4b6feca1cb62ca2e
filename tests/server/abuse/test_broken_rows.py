"""A log row that cannot be read: its table says so, and every other table goes on."""

import asyncio
import json
import logging

import pytest
import sqlalchemy as sa

from length import LONGEST
from server.nodes import guests, serving
from stolik.client import Client
from stolik.server.config import config_from
from stolik.server.storage import schema
from stolik.server.storage.store import Store

BROKEN = {
    "not JSON at all": b"\x00\xff\x00",
    "JSON of an entry that nobody knows": b'{"entry":"teleported","seat":1}',
    "an entry of the wrong shape": b'{"entry":"moved","seat":"first"}',
    "a move that the game does not have": b'{"entry":"moved","seat":0,"code":999999}',
    "nested too deeply": b"[" * 100_000,
}


@pytest.fixture(params=["sqlite", "postgres"])
def database(request, tmp_path):
    """The address of an empty database, as a host writes it."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/stolik.db"
    return request.getfixturevalue("postgres").fresh()


def spoil(database, table, entry):
    """Put something else into the last row of a table's log; with None the one before is gone."""

    async def scenario():
        store = await Store.open(config_from({}, database_url=database).store_url)
        log = schema.log
        before = 1 if entry is None else 0
        last = sa.select(sa.func.max(log.c.seq) - before).where(log.c.table_id == table)
        place = (log.c.table_id == table) & (log.c.seq == last.scalar_subquery())
        change = sa.delete(log) if entry is None else sa.update(log).values(entry=entry)
        await store.run(change.where(place))
        await store.close()

    asyncio.run(scenario())


async def begin(client, **settings):
    """A running game against a bot, with a move made; gives the table's id and code."""
    table = await client.make_table("cardline", **settings)
    async with client.sit_at(table.id) as seat:
        await seat.say("sit", seat=1, name="druga ręka")
        await seat.start()
        side = next(side for side in seat.sides if side.legal)
        await seat.move(side.legal[0].code, seat=side.seat)
        return table.id, seat.table["code"]


def two_games(database):
    """Two running games of one guest, the first of them to be spoiled."""

    async def scenario():
        async with serving(database_url=database) as address, guests(address, "Ala") as (ala,):
            first, second = await begin(ala, listed=True), await begin(ala, listed=True)
            return ala.http.cookies, first, second

    return asyncio.run(scenario())


async def move_on(client, table):
    async with client.sit_at(table) as seat:
        side = next(side for side in seat.sides if side.legal)
        before = seat.seq
        await seat.move(side.legal[0].code, seat=side.seat)
        assert seat.seq > before


@pytest.mark.parametrize("entry", [*BROKEN.values(), None], ids=[*BROKEN, "missing"])
def test_after_a_restart_only_the_damaged_table_stands_still(tmp_path, caplog, entry):
    check_restart(f"sqlite:///{tmp_path}/stolik.db", caplog, entry)


def test_on_every_database_only_the_damaged_table_stands_still(database, caplog):
    check_restart(database, caplog, BROKEN["an entry of the wrong shape"])


def check_restart(database, caplog, entry):
    cookies, (bad, code), (good, _) = two_games(database)
    spoil(database, bad, entry)
    caplog.set_level(logging.ERROR)
    caplog.clear()

    async def scenario():
        async with serving(database_url=database) as address, Client(address) as ala:
            ala.http.cookies = cookies
            await move_on(ala, good)
            for key in (bad, code):
                answer = await ala.http.get(f"/api/tables/{key}")
                assert (answer.status_code, answer.json()["code"]) == (410, "damaged")
                assert answer.json()["phrase"]["id"] == "error-damaged"
            async with ala.sit_at(bad) as refused:
                assert refused.heard[-1] == {"type": "goodbye", "code": "damaged"}
            listed = (await ala.request("GET", "/api/tables")).json()["tables"]
            assert [line["id"] for line in listed] == [good]

    asyncio.run(scenario())
    reported = [one for one in caplog.records if getattr(one, "table", None) == bad]
    assert len(reported) == 1, "the host is told once"
    assert reported[0].code == code and reported[0].seq > 1
    assert not [one for one in caplog.records if one.getMessage() == "a task failed"]


def test_every_running_game_is_revived_but_the_damaged_one(tmp_path):
    """Games go on by themselves after a restart, without anybody who opens them."""
    database = f"sqlite:///{tmp_path}/stolik.db"

    async def play():
        async with serving(database_url=database) as address, guests(address, "Ala") as (ala,):
            return [(await begin(ala))[0] for _ in range(3)]

    first, *others = asyncio.run(play())
    spoil(database, first, b"?")

    async def restart():
        async with serving(database_url=database) as address, Client(address) as client:
            while True:
                text = (await client.http.get("/metrics")).text
                tables = next(one for one in text.splitlines() if one.startswith("stolik_tables "))
                if tables.split()[1] == str(len(others)):
                    return
                await asyncio.sleep(0.02)

    asyncio.run(asyncio.wait_for(restart(), LONGEST))


def test_a_row_that_turns_unreadable_in_play_ends_only_its_own_game(postgres):
    """Another node, perhaps a newer one, may have written what this one cannot read."""
    database = postgres.fresh()

    async def scenario():
        async with serving(database_url=database) as address, guests(address, "Ala") as (ala,):
            (bad, _), (good, _) = await begin(ala), await begin(ala)
            async with ala.sit_at(bad) as seat:
                store = await Store.open(config_from({}, database_url=database).store_url)
                row = {"table_id": bad, "seq": seat.seq + 1, "at": 1, "entry": b'{"entry":"?"}'}
                await store.run(sa.insert(schema.log).values(**row))
                await store.close()
                assert (await seat.until("goodbye"))["code"] == "damaged"
            await move_on(ala, good)

    asyncio.run(asyncio.wait_for(scenario(), LONGEST))


def test_a_repaired_table_goes_on(tmp_path, monkeypatch):
    monkeypatch.setattr("stolik.server.tables.damaged.RETRY_AFTER", 0)
    database = f"sqlite:///{tmp_path}/stolik.db"
    cookies, (bad, _), _ = two_games(database)

    async def scenario():
        store = await Store.open(config_from({}, database_url=database).store_url)
        log = schema.log
        place = (log.c.table_id == bad) & (log.c.seq == 2)
        kept = (await store.row(sa.select(log.c.entry).where(place))).entry
        await store.run(sa.update(log).where(place).values(entry=b"?"))
        async with serving(database_url=database) as address, Client(address) as ala:
            ala.http.cookies = cookies
            assert (await ala.http.get(f"/api/tables/{bad}")).json()["code"] == "damaged"
            await store.run(sa.update(log).where(place).values(entry=kept))
            await move_on(ala, bad)
        await store.close()

    asyncio.run(scenario())


def test_a_player_of_a_damaged_table_can_still_be_deleted(tmp_path):
    database = f"sqlite:///{tmp_path}/stolik.db"
    cookies, (bad, _), _ = two_games(database)
    spoil(database, bad, b"?")

    async def scenario():
        async with serving(database_url=database) as address, Client(address) as ala:
            ala.http.cookies = cookies
            await ala.request("POST", "/api/account/delete", {})
        store = await Store.open(config_from({}, database_url=database).store_url)
        rows = await store.rows(sa.select(schema.log.c.entry).order_by(schema.log.c.table_id))
        await store.close()
        return [row.entry for row in rows]

    for entry in asyncio.run(scenario()):
        assert entry == b"?" or json.loads(entry).get("name") != "Ala"
