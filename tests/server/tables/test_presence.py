"""Who is connected where: bots take the seats of those who are gone, and of nobody else.

Nodes share one database; Redis makes it quicker and is not needed.
"""

import asyncio
import contextlib

import httpx
import pytest

from length import LONGEST
from server.nodes import NodeProcess, two_nodes
from server.test_nodes import begin, level
from stolik.client import Client
from stolik.server.config import config_from
from stolik.server.storage.store import Store
from stolik.server.tables import attendance
from stolik.table.actions.seats import StoodIn

GRACE = 5
FORGOTTEN = attendance.EXPIRES_AFTER / 1000
"""Seconds after which a node that says nothing is not believed any more."""

AWAY = {"kind": "bot", "grace": GRACE, "level": "random"}


@contextlib.asynccontextmanager
async def seated(first, second):
    """Ala's seat on the first node and Ben's on the second, in a game that has begun."""
    async with Client(first.address) as ala, Client(second.address) as ben:
        await ala.be_guest("Ala")
        await ben.be_guest("Ben")
        table = await ala.make_table("cardline", absence=AWAY)
        async with ala.sit_at(table.id) as host, ben.sit_at(table.id) as other:
            await begin(host, other)
            yield host, other


async def stand_ins(url, table):
    """How often a bot took a seat at a table, by its log."""
    store = await Store.open(config_from({}, database_url=url).store_url)
    try:
        return sum(isinstance(one.entry, StoodIn) for one in await store.read_log(table))
    finally:
        await store.close()


async def hear(seat, seconds):
    """Listen for a while."""
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            while True:
                await seat.next()


async def connected(seat, *expected):
    """Wait until the table says that these are connected."""
    async with asyncio.timeout(LONGEST):
        while _connected(seat) != expected:
            await seat.next()


def _connected(seat):
    """What was last heard of it, in a message of its own or with the table."""
    for message in reversed(seat.heard):
        if message["type"] == "presence":
            return tuple(message["connected"])
        if message.get("table"):
            return tuple(chair["connected"] for chair in message["table"]["chairs"])
    return None


def test_without_redis_people_on_two_nodes_are_both_there(tmp_path, postgres):
    url = postgres.fresh()

    async def scenario(nodes):
        async with seated(*nodes) as (host, other):
            await connected(host, True, True)
            await connected(other, True, True)
            await hear(host, GRACE + 2)
            assert await stand_ins(url, host.table["id"]) == 0
            await other.socket.close()
            await connected(host, True, False)
            while not host.table["chairs"][1]["stand_in"]:
                await asyncio.wait_for(host.next(), LONGEST)
            assert not host.table["chairs"][0]["stand_in"]

    with two_nodes(tmp_path, STOLIK_DATABASE_URL=url) as nodes:
        asyncio.run(scenario(nodes))


def test_without_redis_a_node_that_shares_its_tables_says_that_it_polls(tmp_path, postgres):
    node = NodeProcess(tmp_path, STOLIK_DATABASE_URL=postgres.fresh()).start()
    try:
        node.wait()
        assert httpx.get(f"{node.address}/health", timeout=LONGEST).json()["fan-out"] == "polling"
    finally:
        node.stop()


def test_when_redis_stops_in_mid_game_nobody_is_taken_for_absent(tmp_path, postgres, redis):
    url = postgres.fresh()

    async def scenario(nodes):
        async with seated(*nodes) as (host, other):
            redis.stop()
            try:
                await hear(host, FORGOTTEN + GRACE + 3)
                assert await stand_ins(url, host.table["id"]) == 0
                await other.send({"type": "sync", "id": "again"})
                await other.until("welcome")
                await level(host, other)
                mover = host if host.legal else other
                await mover.move(mover.legal[0].code)
            finally:
                redis.start()

    with two_nodes(tmp_path, STOLIK_DATABASE_URL=url, STOLIK_REDIS_URL=redis.url) as nodes:
        asyncio.run(scenario(nodes))


@pytest.mark.parametrize("has_redis", [False, True])
def test_a_bot_plays_for_somebody_who_went_down_with_their_node(
    tmp_path, postgres, redis, has_redis
):
    url = postgres.fresh()
    shared = {"STOLIK_DATABASE_URL": url} | ({"STOLIK_REDIS_URL": redis.url} if has_redis else {})

    async def scenario(nodes):
        async with seated(*nodes) as (host, _):
            await connected(host, True, True)
            nodes[1].kill()
            await connected(host, True, False)
            while not host.table["chairs"][1]["stand_in"]:
                await asyncio.wait_for(host.next(), LONGEST)
            assert not host.table["chairs"][0]["stand_in"]

    with two_nodes(tmp_path, **shared) as nodes:
        asyncio.run(scenario(nodes))


def test_who_connects_and_then_sits_is_there_on_every_node_at_once(tmp_path, postgres, redis):
    async def scenario(nodes):
        async with Client(nodes[0].address) as ala, Client(nodes[1].address) as ben:
            await ala.be_guest("Ala")
            await ben.be_guest("Ben")
            table = await ala.make_table("cardline")
            async with ala.sit_at(table.id) as host, ben.sit_at(table.id) as other:
                while host.heard[-1].get("watching") != ["Ben"]:
                    await asyncio.wait_for(host.next(), LONGEST)
                assert host.heard[-1]["spectators"] == 1
                await other.say("sit", seat=1)
                await level(host, other)
                assert [one["connected"] for one in host.table["chairs"]] == [True, True]
                assert host.table["spectators"] == 0

    shared = {"STOLIK_DATABASE_URL": postgres.fresh(), "STOLIK_REDIS_URL": redis.url}
    with two_nodes(tmp_path, **shared) as nodes:
        asyncio.run(scenario(nodes))
