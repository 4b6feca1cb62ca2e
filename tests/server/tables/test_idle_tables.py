"""Tables that nobody is connected to: few stay loaded, and nobody's time is lost."""

import asyncio
import gc
import weakref

import pytest

from length import LONGEST
from stolik.kernel.registry import load
from stolik.server.clock import NodeClock
from stolik.server.config import Config, config_from
from stolik.server.monitoring.metrics import Metrics
from stolik.server.storage.store import Store
from stolik.server.tables import idle_tables
from stolik.server.tables.hub import Hub
from stolik.server.tables.live_table import Subscriber
from stolik.server.tables.summary import row_of
from stolik.table.actions.deal import Started
from stolik.table.actions.hosting import Locked
from stolik.table.actions.moves import Moved, TimeGivenBack
from stolik.table.actions.seats import Sat
from stolik.table.actions.setup import Made, SeatPlan
from stolik.table.entries import Logged
from stolik.table.settings import AbsenceRule, ClockRule
from stolik.table.table import Table

HOUR = 3_600_000
NO_CLOCK, HALF_AN_HOUR = ClockRule(), ClockRule("move", 1800)


class Hours(NodeClock):
    """A clock that goes as the test says."""

    ms = 1_700_000_000_000

    def now(self):
        return self.ms


class Ear:
    """A connection's outbox that keeps what was sent."""

    def __init__(self):
        self.heard = []

    def push(self, message):
        self.heard.append(message)


@pytest.fixture(autouse=True)
def few(monkeypatch):
    monkeypatch.setattr(idle_tables, "MOST_IDLE", 2)


class House:
    """A node with running games of Cardline."""

    def __init__(self, store, clock):
        self.store = store
        self.clock = clock
        self.hub = Hub(Config(bot_workers=0, bot_pause=0), store, clock, Metrics())

    async def begin(self, number, rule=NO_CLOCK, absence=None):
        game = load("cardline")
        key = f"t_{number}"
        table = Table(key, f"LIPA-000{number}")
        plans = (SeatPlan(), SeatPlan())
        rules = {"clock": rule, "absence": absence or AbsenceRule()}
        made = Made(game.id, game.version, plans, "ala", "5a" * 32, **rules)
        entries = [made, Sat(0, "ala", "Ala"), Sat(1, "ben", "Ben"), Started()]
        logged = [Logged(seq, self.clock.now(), one) for seq, one in enumerate(entries, 1)]
        for one in logged:
            table.fold(one)
        await self.store.add_table(row_of(table), logged)
        return await self.hub.find(key)

    async def begin_many(self, *numbers, **settings):
        """Games that nobody holds any more."""
        for number in numbers:
            await self.begin(number, **settings)
        await self.hub.store_summaries()

    @property
    def loaded(self):
        return sorted(self.hub.live_tables)

    async def entries(self, key):
        return [one.entry for one in await self.store.read_log(key)]


def in_house(scenario, url):
    async def whole():
        store = await Store.open(url)
        house = House(store, Hours())
        try:
            await scenario(house)
        finally:
            await house.hub.close()
            await store.close()

    asyncio.run(asyncio.wait_for(whole(), LONGEST))


@pytest.fixture
def sqlite(tmp_path):
    return f"sqlite+aiosqlite:///{tmp_path / 'stolik.db'}"


def test_beyond_a_number_those_are_unloaded_that_were_not_used_for_longest(sqlite):
    async def scenario(house):
        await house.begin_many(1, 2)
        await house.hub.find("t_1")
        await house.begin_many(3)
        assert house.loaded == ["t_1", "t_3"]
        assert (await house.hub.find("LIPA-0002")).table.status == "playing"
        assert house.loaded == ["t_2", "t_3"]

    in_house(scenario, sqlite)


def test_what_is_unloaded_leaves_the_memory_without_the_garbage_collector(sqlite):
    async def scenario(house):
        gc.collect()
        gc.disable()
        try:
            await house.begin(1)
            held = weakref.ref(house.hub.live_tables["t_1"])
            await house.begin_many(2, 3)
            while held() is not None:
                await asyncio.sleep(0.01)
        finally:
            gc.enable()

    in_house(scenario, sqlite)


def test_a_table_with_a_connection_stays_and_does_not_count(sqlite):
    async def scenario(house):
        watched = await house.begin(1)
        reader = Subscriber("ala", "Ala", Ear(), False, print)
        house.hub.add_subscriber(watched, reader)
        await house.begin_many(2, 3, 4)
        assert house.loaded == ["t_1", "t_3", "t_4"]
        house.hub.remove_subscriber(watched, reader)
        assert house.loaded == ["t_1", "t_4"]

    in_house(scenario, sqlite)


def test_whoever_holds_an_unloaded_table_goes_on_with_the_same_one(sqlite):
    """Two of one table on a node would not hear each other's entries."""

    async def scenario(house):
        held = await house.begin(1)
        await house.begin_many(2, 3)
        assert house.loaded == ["t_2", "t_3"]
        assert await house.hub.find("t_1") is held
        await house.begin_many(4, 5)
        assert "t_1" not in house.loaded
        ear = Ear()
        house.hub.add_subscriber(held, Subscriber("ala", "Ala", ear, False, print))
        assert house.hub.live_tables["t_1"] is held
        found = await house.hub.find("LIPA-0001")
        await house.hub.append(found, lambda _: Locked(True))
        assert b'"locked":true' in ear.heard[-1]

    in_house(scenario, sqlite)


def test_an_entry_brings_an_unloaded_table_back(sqlite):
    async def scenario(house):
        held = await house.begin(1)
        await house.begin_many(2, 3)
        await house.hub.append(held, lambda _: Locked(True))
        assert house.hub.live_tables["t_1"] is held

    in_house(scenario, sqlite)


def alarms(house):
    """Let the alarms of all waiting tables ring."""
    for key in list(house.hub.idle.waiting):
        house.hub.idle.wake(key)


def test_clocks_of_unloaded_tables_run_on_and_are_honoured(sqlite):
    async def scenario(house):
        await house.begin_many(1, 2, 3, rule=HALF_AN_HOUR)
        assert house.loaded == ["t_2", "t_3"]
        assert list(house.hub.idle.waiting) == ["t_1"]
        handle = house.hub.idle.waiting["t_1"].alarm
        loop = asyncio.get_running_loop()
        assert 1_400 < handle.when() - loop.time() <= 1_800
        house.clock.ms += 25 * HOUR
        alarms(house)
        while not isinstance((await house.entries("t_1"))[-1], Moved):
            await asyncio.sleep(0.01)
        last = await house.entries("t_1")
        assert last[-1].how == "clock"
        assert not any(isinstance(one, TimeGivenBack) for one in last)
        assert "t_1" not in house.hub.idle.waiting

    in_house(scenario, sqlite)


def test_what_is_due_soon_keeps_a_table_loaded(sqlite):
    async def scenario(house):
        await house.begin_many(1, 2, 3, rule=ClockRule("move", 30))
        assert house.loaded == ["t_1", "t_2", "t_3"]
        assert not house.hub.idle.waiting

    in_house(scenario, sqlite)


def test_absences_are_counted_on_while_a_table_is_unloaded(sqlite):
    """Counted anew at each load, nobody would ever have been away long enough."""

    async def scenario(house):
        absence = AbsenceRule("bot", 86_400, "random")
        await house.begin_many(1, 2, 3, absence=absence)
        assert list(house.hub.idle.waiting) == ["t_1"]
        for _ in range(5):
            house.clock.ms += 4 * HOUR
            await house.hub.find("t_1")
            for other in ("t_2", "t_3"):
                await house.hub.find(other)
        house.clock.ms += 5 * HOUR
        live = await house.hub.find("t_1")
        while not live.table.chairs[0].is_stand_in:
            await asyncio.sleep(0.01)

    in_house(scenario, sqlite)


def test_waiting_tables_are_noted_as_served(sqlite):
    """So that their games resume after a restart, and no time is given back by mistake."""

    async def scenario(house):
        await house.begin_many(1, 2, 3, rule=HALF_AN_HOUR)
        house.clock.ms += HOUR
        await house.hub._beat()
        assert (await house.store.find_table("t_1")).beat == house.clock.now()

    in_house(scenario, sqlite)


def test_a_waiting_table_that_another_node_changes_is_loaded(postgres):
    async def scenario(house):
        await house.begin_many(1, 2, 3, rule=HALF_AN_HOUR)
        other = House(house.store, house.clock)
        there = await other.hub.find("t_1")
        await other.hub.append(there, lambda _: Locked(True))
        await house.hub._poll()
        while "t_1" not in house.hub.live_tables:
            await asyncio.sleep(0.01)
        assert house.hub.live_tables["t_1"].table.locked
        await other.hub.close()

    in_house(scenario, config_from({}, database_url=postgres.fresh()).store_url)
