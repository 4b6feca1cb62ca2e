"""Safeguards for failures: failed writes, downtime, limits and tables that are gone."""

from __future__ import annotations

import asyncio
import contextlib
import json
import sqlite3

import pytest

from length import LONGEST
from server.abuse.test_operations import failing_writes
from server.nodes import guests, served, serving
from server.sockets.test_wire import answer, frame, heard, raw_socket, said
from stolik import protocol
from stolik.client import Client, ServerError
from stolik.games.illusion.pictures import cache, gallery
from stolik.games.illusion.pictures.field import HEIGHT, WIDTH
from stolik.kernel.registry import load
from stolik.server.config import Config
from stolik.server.monitoring.metrics import Metrics
from stolik.server.sockets import table_socket
from stolik.server.storage.faults import StorageDown
from stolik.server.storage.store import Store
from stolik.server.tables.attention import LOST_AFTER
from stolik.server.tables.hub import Hub
from stolik.server.tables.summary import row_of
from stolik.table.actions.deal import Started
from stolik.table.actions.moves import TimeGivenBack
from stolik.table.actions.seats import Sat
from stolik.table.actions.setup import Made, SeatPlan
from stolik.table.deal import part_commitment
from stolik.table.entries import Logged
from stolik.table.settings import ClockRule
from stolik.table.table import Table

# --- failed writes ----------------------------------------------------------------------------


@served()
async def test_what_could_not_be_written_has_not_happened(address):
    """Beside moves: whatever waits for its write in a task."""
    async with guests(address, "Ala", "Ola") as (ala, ola):
        table = await ala.make_table("cardline")
        async with ala.sit_at(table.id) as host, ola.sit_at(table.id) as other:
            with failing_writes():
                with pytest.raises(ServerError, match="busy"):
                    await other.say("sit", seat=1)
                with pytest.raises(ServerError, match="busy"):
                    await host.say("say", text="nikt tego nie usłyszy")
            before = other.seq
            chairs = (await ala.request("GET", f"/api/tables/{table.id}")).json()["chairs"]
            assert chairs[1]["player"] is None
            await host.say("say", text="słychać mnie?")
            while other.seq == before:
                await other.next()
            assert other.seq == before + 1, "numbers follow each other: nothing was folded"
            assert "nikt tego" not in json.dumps(other.heard + host.heard)


# --- downtime ---------------------------------------------------------------------------------


class Clock:
    """A node's clock that a test sets."""

    ms = 1_700_000_000_000

    def now(self):
        return self.ms


@pytest.mark.parametrize("away", [LOST_AFTER - 1000, 3_600_000])
def test_time_in_which_no_node_served_is_given_back_to_clocks(tmp_path, away):
    async def scenario():
        store = await Store.open(f"sqlite+aiosqlite:///{tmp_path / 'stolik.db'}")
        clock, game, table = Clock(), load("cardline"), Table("t_1", "LIPA-0001")
        rule = ClockRule("move", 3000)  # from an hour on it is a long game, which outages serve
        plans = (SeatPlan(),) * 2
        made = Made(game.id, game.version, plans, "ala", "5a" * 32, clock=rule)
        sat = [Sat(seat, "ala", "Ala") for seat in range(2)]
        first = [made, *sat, Started()]
        logged = [Logged(seq, clock.now(), one) for seq, one in enumerate(first, 1)]
        for one in logged:
            table.fold(one)
        await store.add_table(row_of(table), logged)
        config = Config(bot_workers=0)
        try:
            hub = Hub(config, store, clock, Metrics())
            await hub.find("t_1")
            await hub.close()
            clock.ms += away  # the node is down
            again = Hub(config, store, clock, Metrics())
            try:
                live = await again.find("t_1")
                woken = [
                    one.entry.lost
                    for one in await store.read_log("t_1")
                    if isinstance(one.entry, TimeGivenBack)
                ]
                return woken, live.table.clocks
            finally:
                await again.close()
        finally:
            await store.close()

    woken, _ = asyncio.run(asyncio.wait_for(scenario(), LONGEST))
    assert woken == ([away] if away > LOST_AFTER else [])


# --- limits -----------------------------------------------------------------------------------


@pytest.mark.usefixtures("nothing_refills")
@served()
async def test_accounts_cannot_be_made_quickly(address):
    """Each costs a slow hash, and a row that stays."""
    async with guests(address, *(f"Gość {n}" for n in range(12))) as clients:
        body = {"name": "Mnogi", "password": "mokra kura i 7 gwiazd"}
        tries = (client.http.post("/api/account", json=body) for client in clients)
        codes = sorted([answer.status_code for answer in await asyncio.gather(*tries)])
        assert codes[:8] == [200] * 8 and codes[-1] == 429


@served()
async def test_a_move_that_is_too_long_is_refused_on_the_short_way_too(address):
    """A move that comes whole is taken without a task; it has the same limit."""
    async with guests(address, "Ala") as (ala,):
        table = await ala.make_table("cardline")
        reader, writer = await raw_socket(address, table.id, ala.http.cookies["stolik"])
        now = {}

        async def ask(text):
            writer.write(frame(0x81, text))
            return await answer(reader, now, "choice")

        await ask(said("sit", 1, seat=1, name="Ola"))
        mine = "aa" * 32
        await ask(said("start", 1, commitment=part_commitment(table.id, 1, mine)))
        await ask(said("reveal", 1, entropy=mine))
        seq, seat, code = now["choice"]
        move = said("move", 1, seq=seq, seat=seat, code=code)
        writer.write(frame(0x81, move.ljust(protocol.MAX_MESSAGE + 1)))
        assert (await first_of(reader, "failure", "update"))["code"] == "too-large"
        done = await ask(move.ljust(protocol.MAX_MESSAGE))
        assert (done["type"], done["seq"]) == ("update", seq + 1)
        writer.close()


async def first_of(reader, *kinds):
    """The next message of one of these kinds; one that was not read is answered without its id."""
    while True:
        opcode, body = await heard(reader)
        if opcode == 1 and (message := json.loads(body))["type"] in kinds:
            return message


# --- storage that is away ---------------------------------------------------------------------


def test_a_socket_that_comes_while_storage_is_away_is_told_so(monkeypatch):
    @served()
    async def scenario(address):
        async with guests(address, "Ala") as (ala,):
            table = await ala.make_table("cardline")

            async def away(*_):
                raise StorageDown("the database does not answer")

            with monkeypatch.context() as patch:
                patch.setattr(table_socket.People, "of", away)
                async with ala.sit_at(table.id) as seat:
                    assert seat.heard[0] == {"type": "goodbye", "code": "busy"}
                    await seat.socket.wait_closed()
                    assert seat.socket.close_code == 1013
            async with ala.sit_at(table.id) as seat:
                assert seat.heard[0]["type"] == "welcome"

    scenario()


# --- tables that are gone ---------------------------------------------------------------------


async def play_alone(client, options):
    """One person plays both seats of a game of Illusion to its end; gives the table."""
    table = await client.make_table("illusion", options=options)
    async with client.sit_at(table.id) as seat:
        await seat.say("sit", seat=1, name="druga ręka")
        await seat.start()
        while not seat.is_over:
            side = next(one for one in seat.sides if one.legal)
            await seat.move(side.legal[-1].code, seat=side.seat)
        while True:  # the result is stored beside
            with contextlib.suppress(ServerError):
                await client.record(table.id)
                return table


def test_pictures_of_a_finished_game_are_shown_when_its_table_is_gone(tmp_path, monkeypatch):
    import numpy as np  # noqa: PLC0415

    monkeypatch.setenv("STOLIK_CACHE", str(tmp_path / "cache"))
    monkeypatch.setattr(gallery, "_open", {})
    (tmp_path / "cache").mkdir()
    white = np.zeros((HEIGHT, WIDTH), dtype=np.uint8)
    gallery.write(cache.maps_of(5), [white] * 98)

    async def scenario():
        async with serving(data_dir=str(tmp_path)) as address, Client(address) as ala:
            await ala.be_guest("Ala")
            table = await play_alone(ala, {"deck": 5})
        with contextlib.closing(sqlite3.connect(tmp_path / "stolik.db")) as database:
            database.execute("UPDATE tables SET status = 'cleared'")
            database.execute("DELETE FROM log")
            database.commit()
        async with serving(data_dir=str(tmp_path)) as address, Client(address) as nobody:
            with pytest.raises(ServerError, match="table-gone"):
                await nobody.request("GET", f"/api/tables/{table.id}")
            found = await nobody.request("GET", f"/api/tables/{table.id}/replay/0")
            shown = json.dumps(found.json()["sides"][0]["view"])
            codes = set()
            for number in range(98):
                path = f"/api/tables/{table.id}/pictures/{number}?round=1"
                codes.add((await nobody.http.get(path)).headers["content-type"])
                if "image/png" in codes:
                    return shown
        raise AssertionError(f"no picture was shown: {codes}")

    asyncio.run(asyncio.wait_for(scenario(), LONGEST))
