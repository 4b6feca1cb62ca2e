"""Nothing lost: servers are killed at random moments under load, and every acknowledged move stays.

STOLIK_LONG=1 kills 200 times in each setting; a default run kills a few times.
"""

import asyncio
import random
from collections import Counter

from length import IS_LONG, LONGEST
from server.nodes import NodeProcess
from server.players import Stubborn, seated_table
from stolik.server.config import config_from
from stolik.server.storage.store import Store
from stolik.table.actions.moves import Moved
from stolik.table.table import Table

KILLS = 200 if IS_LONG else 3
TABLES = 6


def test_sqlite_one_node(tmp_path):
    killed(tmp_path, [NodeProcess(tmp_path)])


def test_postgres_one_node(tmp_path, postgres):
    url = postgres.fresh()
    killed(tmp_path, [NodeProcess(tmp_path, STOLIK_DATABASE_URL=url)], database_url=url)


def test_postgres_and_redis_two_nodes(tmp_path, postgres, redis):
    url = postgres.fresh()
    shared = {"STOLIK_DATABASE_URL": url, "STOLIK_REDIS_URL": redis.url}
    nodes = [NodeProcess(tmp_path, **shared) for _ in range(2)]
    killed(tmp_path, nodes, database_url=url)


def killed(folder, nodes, **settings):
    """Play, kill, start again, and look at what is left."""
    for node in nodes:
        node.start()
    try:
        for node in nodes:
            node.wait()
        asyncio.run(_play_and_kill(nodes, config_from({}, data_dir=str(folder), **settings)))
    finally:
        for node in nodes:
            node.stop()


async def _play_and_kill(nodes, config):
    addresses = [node.address for node in nodes]
    players = []
    for number in range(TABLES):
        cookies, table, player = await seated_table(addresses[0], f"Gracz {number}")
        players.append(Stubborn(addresses, cookies, table, player))
    tasks = [asyncio.create_task(player.play()) for player in players]
    for _ in range(KILLS):
        await _progress(players)
        await asyncio.sleep(random.uniform(0, 0.4))
        node = random.choice(nodes)
        node.kill()
        node.start()
        await asyncio.to_thread(node.wait)
    await _progress(players)
    for player in players:
        player.stop = True
    done, waiting = await asyncio.wait(tasks, timeout=LONGEST)
    assert not waiting, "a player got no answer"
    for task in done:
        task.result()
    store = await Store.open(config.store_url)
    try:
        for player in players:
            await _check(store, player)
    finally:
        await store.close()
    acknowledged = sum(len(player.acknowledged) for player in players)
    longest = max(wait for player in players for wait in player.waits)
    print(  # noqa: T201 - shown with pytest -s
        f"{KILLS} kills, {acknowledged} acknowledged, back after {longest:.1f} s at most"
    )
    assert acknowledged > KILLS


async def _progress(players):
    """Wait until every table has moved on, so that each kill hits a server at work."""
    before = [len(player.acknowledged) for player in players]
    async with asyncio.timeout(LONGEST):
        while any(
            len(player.acknowledged) < old + 2 for player, old in zip(players, before, strict=True)
        ):
            await asyncio.sleep(0.02)


async def _check(store, player):
    entries = await store.read_log(player.table)
    assert [one.seq for one in entries] == list(range(1, len(entries) + 1))
    ids = Counter(one.cid for one in entries if one.cid is not None)
    assert max(ids.values(), default=0) == 1, "a message was carried out twice"
    stored = {one.cid: one.seq for one in entries}
    for cid, seq in player.acknowledged.items():
        assert stored.get(cid) == seq, "an acknowledged move is gone"
    table = Table(player.table, "?")
    for logged in entries:
        table.fold(logged)  # raises if any stored move were illegal
    seat = player.last
    if seat.seq == table.seq:
        assert seat.table["status"] == table.status
        assert seat.deciders == table.deciders(), "the table went on at another decision"
    assert any(isinstance(one.entry, Moved) for one in entries)
