"""Long games wait in the database: nothing of them is in memory, and nobody's time is lost."""

import asyncio

import sqlalchemy as sa

from length import LONGEST
from server.tables.test_idle_tables import HOUR, NO_CLOCK, Hours, House
from stolik.server.storage import schema
from stolik.server.storage.store import Store
from stolik.server.tables.long_games import due_tables
from stolik.server.tables.summary import row_of
from stolik.table.actions.moves import Moved, TimeGivenBack
from stolik.table.settings import ClockRule

DAY = 24 * HOUR
A_DAY = ClockRule("move", 86_400)


def in_houses(url, *scenarios, days=0):
    """One node after the other on one database, with days in between."""

    async def whole():
        clock = Hours()
        for scenario in scenarios:
            store = await Store.open(url)
            house = House(store, clock)
            await house.hub.long_games.open()
            try:
                await scenario(house)
            finally:
                await house.hub.close()
                await store.close()
            clock.ms += days * DAY

    asyncio.run(asyncio.wait_for(whole(), LONGEST))


async def stand_idle(house):
    """Unload what nobody uses."""
    house.clock.ms += HOUR
    house.hub.idle.check(house.clock.now())


def test_an_unloaded_long_game_is_only_a_row_that_says_when_it_is_due(url):
    async def scenario(house):
        begun = house.clock.now()
        await house.begin_many(1, rule=A_DAY)
        await stand_idle(house)
        assert house.loaded == [] and house.hub.idle.waiting == {}
        row = await house.store.find_table("t_1")
        assert row.due == begun + DAY
        assert await house.hub.long_games.load_due() == 0
        house.clock.ms = row.due
        assert await house.hub.long_games.load_due() == 1
        assert house.loaded == ["t_1"]
        house.clock.ms += 61_000  # nobody knows since when they are away
        house.hub.scheduler.schedule(house.hub.live_tables["t_1"])
        while not isinstance((await house.entries("t_1"))[-1], Moved):
            await asyncio.sleep(0.01)
        entries = await house.entries("t_1")
        assert entries[-1].how == "clock"
        assert not any(isinstance(one, TimeGivenBack) for one in entries)

    in_houses(url, scenario)


def test_a_start_loads_quick_games_and_leaves_long_ones_alone(url):
    async def first(house):
        await house.begin_many(1, 2, 3, rule=A_DAY)
        await house.begin_many(4, rule=NO_CLOCK)

    async def second(house):
        await house.hub.resume_games()
        assert house.loaded == ["t_4"]

    in_houses(url, first, second)


def test_a_game_whose_row_is_older_than_its_log_is_loaded_at_the_start(url):
    async def first(house):
        live = await house.begin(1, rule=A_DAY)
        await house.hub.store_summaries()
        seat = live.table.deciders()[0]
        code = live.table.state.legal(seat)[0].code
        await house.hub.append(live, lambda table: Moved(seat, code))
        house.hub.summaries.moved.clear()  # as if the node had died here

    async def second(house):
        behind = await house.store.find_table("t_1")
        await house.hub.resume_games()
        assert house.loaded == ["t_1"]
        table = house.hub.live_tables["t_1"].table
        assert row_of(table).seq > behind.seq

    in_houses(url, first, second)


def test_time_does_not_run_while_no_node_is_there_and_runs_while_one_is(url):
    async def first(house):
        await house.begin_many(1, rule=A_DAY)
        await stand_idle(house)
        house.clock.ms += 19 * HOUR  # served, though not in memory
        await house.hub.long_games.beat()

    async def second(house):  # five days later
        row = await house.store.find_table("t_1")
        assert row.due < house.clock.now()
        await house.hub.long_games.load_due()
        table = house.hub.live_tables["t_1"].table
        left = min(table.clocks.left[seat] for seat in table.clocks.running)
        assert left == 4 * HOUR
        given = [one for one in await house.entries("t_1") if isinstance(one, TimeGivenBack)]
        assert [one.lost for one in given] == [5 * DAY]

    in_houses(url, first, second, days=5)


def test_due_games_are_found_by_the_index(tmp_path):
    async def scenario(house):
        line = {**row_of_game(house), "status": "playing", "due": house.clock.now() + DAY}
        rows = [{**line, "id": f"t_x{n}", "code": f"LIPA-X{n}"} for n in range(300)]
        await house.store.run(sa.insert(schema.tables).values(rows))
        query = due_tables(house.clock.now()).compile(compile_kwargs={"literal_binds": True})
        plan = sa.text(f"EXPLAIN QUERY PLAN {query}")
        steps = " ".join(row.detail for row in await house.store.rows(plan))
        assert "INDEX tables_due" in steps and "SCAN" not in steps
        assert await house.hub.long_games.load_due() == 0

    in_houses(f"sqlite+aiosqlite:///{tmp_path / 'stolik.db'}", scenario)


def row_of_game(house):
    """The columns of a line that a table needs."""
    now = house.clock.now()
    return {
        **{"game": "cardline", "title": "", "listed": False, "host": "", "seats": 2, "free": 0},
        **{"created": now, "changed": now, "beat": now, "used": now, "seq": 4},
    }
