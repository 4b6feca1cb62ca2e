"""Several nodes on PostgreSQL and Redis, and what happens when parts of it fail.

Tables go on, clients see a state within five seconds, nothing is lost.
"""

import asyncio
import secrets
import signal
import time

import httpx
import pytest

from length import IS_LONG, LONGEST
from server.nodes import NodeProcess, guests, serving
from server.players import GONE
from stolik.client import Client, ServerError
from stolik.server.clock import NodeClock

SOON = 5.0 if IS_LONG else LONGEST
"""Seconds until a client sees a state again; default runs share their machine with others."""


@pytest.fixture
def pair(tmp_path, postgres, redis):
    """Two running nodes that share everything."""
    shared = {"STOLIK_DATABASE_URL": postgres.fresh(), "STOLIK_REDIS_URL": redis.url}
    nodes = [NodeProcess(tmp_path, **shared) for _ in range(2)]
    for node in nodes:
        node.start()
    for node in nodes:
        node.wait()
    yield nodes
    for node in nodes:
        node.stop()


async def two_people(first, second):
    """Ala on the first node, Ben on the second, at one table that has begun."""
    ala, ben = Client(first.address), Client(second.address)
    await ala.be_guest("Ala")
    await ben.be_guest("Ben")
    table = await ala.make_table("cardline", options={"cards": 8})
    return ala, ben, table.id


async def begin(host, other):
    await other.say("sit", seat=1)
    await other.ready()
    await host.start()
    await level(host, other)


async def level(host, other):
    """Both have seen the same."""
    while host.seq != other.seq:
        await asyncio.wait_for((host if host.seq < other.seq else other).next(), SOON)


async def play_some(host, other, moves):
    for _ in range(moves):
        if host.is_over:
            return
        mover = host if host.legal else other
        await insist(mover, "move", seq=mover.seq, code=mover.legal[-1].code)
        await level(host, other)


async def insist(seat, kind, **fields):
    """Send again while the server is busy; gives the answer."""
    fields.setdefault("id", secrets.token_hex(8))
    deadline = time.monotonic() + LONGEST
    while True:
        try:
            return await seat.say(kind, **fields)
        except ServerError as error:
            assert error.code == "busy" and time.monotonic() < deadline, error
            await asyncio.sleep(0.2)


async def all_connected(client, table):
    """Whether everybody is here, as this node knows it: others tell it soon, not at once."""
    seen = (await client.request("GET", f"/api/tables/{table}")).json()
    return all(chair["connected"] for chair in seen["chairs"])


def test_players_on_different_nodes_share_a_table(pair):
    async def scenario():
        ala, ben, table = await two_people(*pair)
        async with ala, ben, ala.sit_at(table) as host, ben.sit_at(table) as other:
            await begin(host, other)
            await play_some(host, other, 12)
            await host.say("say", text="widzisz mnie?")
            await level(host, other)
            assert other.heard[-1]["chat"]["text"] == "widzisz mnie?"
            async with asyncio.timeout(LONGEST):
                while not await all_connected(ben, table):
                    await asyncio.sleep(0.1)

    asyncio.run(scenario())


def test_a_bot_thinks_once_though_both_nodes_know_its_table(pair):
    async def scenario():
        async with Client(pair[0].address) as ala, Client(pair[1].address) as ewa:
            await ala.be_guest("Ala")
            await ewa.be_guest("Ewa")
            table = await ala.make_table("cardline", people=1, bots=3, level="random")
            async with ala.sit_at(table.id) as seat, ewa.sit_at(table.id) as watching:
                reading = asyncio.create_task(_read(watching))
                await seat.start()
                moves = 0
                while not seat.is_over and moves < 10:
                    if seat.legal:
                        await seat.move(seat.legal[0].code)
                        moves += 1
                    else:
                        await seat.next()
                bot_moves = sum(
                    one["type"] == "update" and one["by"] not in (0, None) for one in seat.heard
                )
                reading.cancel()
            thoughts = sum([await _thoughts(ala), await _thoughts(ewa)])
            assert bot_moves <= thoughts <= bot_moves + 3

    asyncio.run(scenario())


async def _read(seat):
    while True:
        await seat.next()


async def _thoughts(client):
    text = (await client.request("GET", "/metrics")).text
    return int(next(x for x in text.splitlines() if x.startswith("stolik_thoughts")).split()[1])


def test_when_one_node_dies_its_player_goes_on_at_the_other(pair):
    async def scenario():
        ala, ben, table = await two_people(*pair)
        async with ala, ben, ala.sit_at(table) as host:
            try:
                async with ben.sit_at(table) as other:
                    await begin(host, other)
                    await play_some(host, other, 3)
                    pair[1].kill()
                    while True:
                        await other.next()
            except GONE:
                pass
            start = time.monotonic()
            async with Client(pair[0].address) as again:
                again.http.cookies = ben.http.cookies
                async with again.sit_at(table, seen=other.seq) as back:
                    assert time.monotonic() - start < SOON
                    assert back.you["seats"] == [1]
                    await play_some(host, back, 3)

    asyncio.run(scenario())


def test_without_redis_tables_go_on_and_with_it_again_quickly(pair, redis):
    async def scenario():
        ala, ben, table = await two_people(*pair)
        async with ala, ben, ala.sit_at(table) as host, ben.sit_at(table) as other:
            await begin(host, other)
            redis.stop()
            await play_some(host, other, 3)  # each waits at most SOON for the other's view
            redis.start()
            await play_some(host, other, 3)

    asyncio.run(scenario())


def test_a_restart_of_postgres_loses_nothing(pair, postgres):
    async def scenario():
        ala, ben, table = await two_people(*pair)
        async with ala, ben, ala.sit_at(table) as host, ben.sit_at(table) as other:
            await begin(host, other)
            await play_some(host, other, 3)
            await asyncio.to_thread(postgres.stop)
            mover = host if host.legal else other
            code, seq = mover.legal[0].code, mover.seq
            with pytest.raises(ServerError, match="busy"):
                await mover.say("move", id="insist", seq=seq, code=code)
            await asyncio.to_thread(postgres.start)
            answer = await insist(mover, "move", id="insist", seq=seq, code=code)
            assert answer["seq"] == seq + 1
            await level(host, other)
            await play_some(host, other, 3)

    asyncio.run(scenario())


def test_a_client_that_reconnects_in_mid_message_has_its_move_made_once(pair):
    async def scenario():
        ala, ben, table = await two_people(*pair)
        async with ala, ben, ben.sit_at(table) as other:
            async with ala.sit_at(table) as host:
                await begin(host, other)
                await play_some(host, other, 1 if not host.legal else 2)
                mover = ala if host.legal else ben
                side = host if host.legal else other
                message = {"type": "move", "id": "cut", "seq": side.seq, "code": side.legal[0].code}
                await side.send(message)
                side.socket.transport.abort()  # gone before the answer
            async with mover.sit_at(table, seen=message["seq"]) as back:
                fields = {name: value for name, value in message.items() if name != "type"}
                answer = await back.say("move", **fields)
                assert answer["seq"] == message["seq"] + 1

    asyncio.run(scenario())


def test_a_clock_that_jumps_does_not_move_the_tables_time(monkeypatch):
    clock = NodeClock()
    before = clock.now()
    monkeypatch.setattr(time, "time", lambda: 4_000_000_000.0)
    assert 0 <= clock.now() - before < 5_000


@pytest.mark.parametrize("jump", [86_400.0, -86_400.0])
def test_when_the_machines_clock_jumps_in_mid_game_the_table_goes_on(monkeypatch, jump):
    """No time is lost or won on the table's clocks, no session ends, nobody is cut off."""

    async def scenario():
        async with serving() as address, guests(address, "Ala", "Ben") as (ala, ben):
            clock = {"kind": "player", "seconds": 3600}
            table = await ala.make_table("cardline", options={"cards": 8}, clock=clock)
            async with ala.sit_at(table.id) as host, ben.sit_at(table.id) as other:
                await begin(host, other)
                await play_some(host, other, 2)
                now = time.time
                monkeypatch.setattr(time, "time", lambda: now() + jump)
                await play_some(host, other, 3)
                left = host.heard[-1]["clocks"]["left"]
                assert all(3_000_000 < one <= 3_600_000 for one in left)
                assert not any(chair["stand_in"] for chair in host.table["chairs"])
            async with ben.sit_at(table.id, seen=other.seq) as back:
                assert back.you["seats"] == [1]

    asyncio.run(scenario())


def test_a_node_that_is_asked_to_stop_finishes_what_it_writes_and_says_goodbye(tmp_path):
    node = NodeProcess(tmp_path)
    node.start()
    node.wait()

    async def scenario():
        async with Client(node.address) as ala:
            await ala.be_guest("Ala")
            table = await ala.make_table("cardline")
            async with ala.sit_at(table.id) as seat:
                await seat.say("sit", seat=1)
                await seat.start()
                await seat.move(seat.legal[0].code)
                seq = seat.seq
                stopping = asyncio.create_task(asyncio.to_thread(node.stop))
                with pytest.raises(GONE):
                    while True:
                        await seat.next()
                assert await stopping in (0, -signal.SIGTERM)
            node.start()
            await asyncio.to_thread(node.wait)
            async with ala.sit_at(table.id) as seat:
                assert seat.seq == seq

    try:
        asyncio.run(scenario())
    finally:
        node.stop()


def test_health_tells_when_the_database_is_gone(tmp_path, postgres):
    node = NodeProcess(tmp_path, STOLIK_DATABASE_URL=postgres.fresh())
    node.start()
    node.wait()
    try:
        assert httpx.get(f"{node.address}/health").json()["status"] == "ok"
        postgres.stop()
        assert httpx.get(f"{node.address}/health", timeout=20).status_code == 503
    finally:
        postgres.start()
        node.stop()
