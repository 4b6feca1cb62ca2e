"""Attacks on everybody's bots: many tables of experts, left or watched, at one address or more."""

from __future__ import annotations

import asyncio
import contextlib
import pickle
import threading
import time

import pytest

from length import IS_LONG, LONGEST
from server.nodes import served
from stolik.client import Client, ServerError
from stolik.kernel.registry import load
from stolik.server.app import Hub as AppHub
from stolik.server.clock import NodeClock
from stolik.server.config import Config
from stolik.server.monitoring.metrics import Metrics
from stolik.server.storage.store import Store
from stolik.server.tables import bot_players
from stolik.server.tables.hub import Hub
from stolik.server.tables.live_table import Subscriber
from stolik.server.tables.summary import row_of
from stolik.server.workers import bots
from stolik.table.actions.deal import Started
from stolik.table.actions.moves import Moved, TimeGivenBack
from stolik.table.actions.seats import Sat
from stolik.table.actions.setup import Made, SeatPlan
from stolik.table.entries import Logged
from stolik.table.settings import ClockRule
from stolik.table.table import Table

FAR, NEAR = "203.0.113.9", "198.51.100.7"
TABLES = 150 if IS_LONG else 30


class Watch:
    """Bots that take the first move, when the test lets them; notes who is asked and who thinks."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.notes: list[tuple[str, str]] = []  # ("asked" or "thought", table)
        self.seconds: dict[str, set[float]] = {}
        self.hubs: list[Hub] = []
        self.quick: set[str] = set()
        self.most_waiting = 0
        self.resume = threading.Event()
        self.resume.set()
        monkeypatch.setattr(bots, "choose", self._choose)
        decide = bot_players.BotPlayers._decide

        async def noted(players, live, *rest):
            self.notes.append(("asked", live.table.id))
            await decide(players, live, *rest)

        monkeypatch.setattr(bot_players.BotPlayers, "_decide", noted)
        hubs = self.hubs

        class Noted(AppHub):
            def __init__(self, *args):
                super().__init__(*args)
                hubs.append(self)

        monkeypatch.setattr("stolik.server.app.Hub", Noted)

    @property
    def thoughts(self) -> int:
        return sum(kind == "thought" for kind, _ in self.notes)

    def _choose(self, thought: bots.BotTask) -> int:
        table = thought.who.partition(" ")[0]
        self.notes.append(("thought", table))
        self.seconds.setdefault(table, set()).add(getattr(thought, "seconds", bots.PATIENCE))
        for hub in self.hubs:
            queue = getattr(hub.bots.bot_pool, "queue", None)
            self.most_waiting = max(self.most_waiting, queue.waiting if queue else 0)
        if table not in self.quick:
            self.resume.wait(60)
            time.sleep(0.003)  # the others' bots always have something to think about
        return pickle.loads(thought.state).legal(thought.seat)[0].code

    def thoughts_before(self, table: str) -> list[int]:
        """How many thoughts of others began while each decision of a table waited."""
        found, waited = [], None
        for kind, whose in list(self.notes):
            if whose == table:
                if kind == "asked":
                    waited = 0
                elif waited is not None:
                    found.append(waited)
                    waited = None
            elif kind == "thought" and waited is not None:
                waited += 1
        return found


@pytest.fixture
def watch(monkeypatch):
    return Watch(monkeypatch)


async def start_tables(stack, client, *, stay, number=TABLES):
    """Start tables of four experts, and leave each at once or look on."""
    tables = []
    for _ in range(number):
        table = await client.make_table("all-in", people=0, bots=4, level="expert")
        tables.append(table.id)
        if stay:
            seat = await stack.enter_async_context(client.sit_at(table.id, words=False))
            await seat.start()
            reading = asyncio.create_task(read_on(seat))
            stack.callback(reading.cancel)
        else:
            async with client.sit_at(table.id) as seat:
                await seat.start()
    return tables


async def read_on(seat):
    while True:
        await seat.next()


async def play_some(client, watch, decisions=6):
    """Play against one bot until it has decided a few times; gives the table."""
    table = await client.make_table("cardline", people=1, bots=1)
    watch.quick.add(table.id)
    async with client.sit_at(table.id) as seat:
        await seat.start()
        while not seat.is_over and len(watch.thoughts_before(table.id)) < decisions:
            if seat.legal:
                await seat.move(seat.legal[0].code)
            else:
                await seat.next()
    return table.id


async def until(fact):
    while not fact():
        await asyncio.sleep(0.005)


@pytest.mark.parametrize("address_of_bystander", [NEAR, FAR], ids=["elsewhere", "same-address"])
@pytest.mark.parametrize("stay", [False, True], ids=["left", "watched"])
def test_many_tables_of_experts_hardly_delay_another_persons_bot(watch, stay, address_of_bystander):
    """Before: each of the bystander's bot's decisions waited for one thought of every table."""

    @served()
    async def scenario(address):
        async with contextlib.AsyncExitStack() as stack:
            attacker = await enter(stack, address, FAR, "Attacker")
            bystander = await enter(stack, address, address_of_bystander, "Bystander")
            watch.resume.clear()
            await start_tables(stack, attacker, stay=stay)
            watch.resume.set()
            table = await play_some(bystander, watch)
            waits = watch.thoughts_before(table)
            assert len(waits) >= 2
            assert max(waits) <= 3

    scenario()


async def enter(stack, address, place, name):
    client = Client(address, headers={"x-forwarded-for": place})
    await stack.enter_async_context(client)
    await client.be_guest(name)
    return client


def test_only_so_many_decisions_of_one_person_wait(watch):
    @served()
    async def scenario(address):
        async with contextlib.AsyncExitStack() as stack:
            attacker = await enter(stack, address, FAR, "Attacker")
            watch.resume.clear()
            await start_tables(stack, attacker, stay=True, number=40)
            watch.resume.set()
            await until(lambda: watch.thoughts > 100)
            assert 2 <= watch.most_waiting <= bots.CAPS.person

    scenario()


def test_bots_think_shorter_the_more_of_their_own_address_wait(watch):
    """A crowd pays with its own time; a bystander's expert has half of its own at least."""

    @served()
    async def scenario(address):
        async with contextlib.AsyncExitStack() as stack:
            attacker = await enter(stack, address, FAR, "Attacker")
            bystander = await enter(stack, address, NEAR, "Bystander")
            watch.resume.clear()
            crowd = await start_tables(stack, attacker, stay=True, number=20)
            watch.resume.set()
            table = await play_some(bystander, watch)
            assert min(watch.seconds[table]) >= bots.PATIENCE / 2
            await until(
                lambda: any(bots.LEAST_PATIENCE in watch.seconds.get(one, ()) for one in crowd)
            )

    scenario()


def test_where_nobody_looks_bots_stop_and_go_on_when_somebody_comes(watch, monkeypatch):
    monkeypatch.setattr("stolik.server.tables.hub.LINGER", 0)

    @served()
    async def scenario(address):
        async with contextlib.AsyncExitStack() as stack:
            attacker = await enter(stack, address, FAR, "Attacker")
            watch.resume.clear()
            tables = await start_tables(stack, attacker, stay=False, number=10)
            (hub,) = watch.hubs
            lives = [hub.live_tables[table] for table in tables]
            await until(lambda: not any(live.subscribers for live in lives))
            watch.resume.set()
            await until(lambda: not any(live.thinking for live in lives))
            await hub._check_tables()
            assert not any(live.thinking for live in lives)
            assert watch.thoughts <= 2 * len(tables)  # those that had begun
            assert {live.table.status for live in lives} == {"playing"}
            async with attacker.sit_at(tables[0]) as seat:
                begun = seat.seq
                while seat.seq < begun + 5:
                    await seat.next()

    scenario()


def test_what_waits_for_a_table_that_was_left_is_dropped(watch, monkeypatch):
    """Nobody's bot thinks for somebody who has gone before its turn came."""
    monkeypatch.setattr("stolik.server.tables.hub.LINGER", 0)

    @served()
    async def scenario(address):
        async with contextlib.AsyncExitStack() as stack:
            attacker = await enter(stack, address, FAR, "Attacker")
            watch.resume.clear()
            async with contextlib.AsyncExitStack() as sitting:
                tables = await start_tables(sitting, attacker, stay=True, number=10)
                (hub,) = watch.hubs
                await until(lambda: hub.bots.bot_pool.queue.waiting == len(tables) - 1)
            lives = [hub.live_tables[table] for table in tables]
            await until(lambda: not any(live.subscribers for live in lives))
            watch.resume.set()
            await until(lambda: not any(live.thinking for live in lives))
            assert watch.thoughts == 1

    scenario()


@pytest.mark.usefixtures("nothing_refills")
@served(tables_per_hour=24)
async def test_one_address_makes_only_so_many_tables_at_once_and_one_person_fewer(address):
    async with contextlib.AsyncExitStack() as stack:
        people = [await enter(stack, address, FAR, f"Guest {n}") for n in range(4)]
        for person in people[:3]:
            for _ in range(2):
                await person.make_table("cardline")
            with pytest.raises(ServerError, match="too-fast"):
                await person.make_table("cardline")
        with pytest.raises(ServerError, match="too-fast"):
            await people[3].make_table("cardline")
        elsewhere = await enter(stack, address, NEAR, "Guest")
        await elsewhere.make_table("cardline")


# --- clocks, on a hub whose time the test sets ----------------------------------------------------


class Hours(NodeClock):
    """A clock that goes as the test says."""

    ms = 1_700_000_000_000

    def now(self):
        return self.ms


class Ear:
    """A connection's outbox that keeps nothing."""

    def push(self, message):
        pass


def with_table(scenario, plans, tmp_path):
    """A running game of Cardline with ten seconds a move, on a hub with a clock of its own."""

    async def whole():
        store = await Store.open(f"sqlite+aiosqlite:///{tmp_path / 'stolik.db'}")
        clock = Hours()
        hub = Hub(Config(bot_workers=0, bot_pause=0), store, clock, Metrics())
        game = load("cardline")
        table = Table("t_1", "LIPA-0001")
        rule = ClockRule("move", 10)
        made = Made(game.id, game.version, plans, "ala", "5a" * 32, clock=rule)
        sat = [Sat(seat, "ala", "Ala") for seat, plan in enumerate(plans) if plan.level is None]
        entries = [made, *sat, Started()]
        logged = [Logged(seq, clock.now(), one) for seq, one in enumerate(entries, 1)]
        for one in logged:
            table.fold(one)
        await store.add_table(row_of(table), logged)
        try:
            await scenario(hub, await hub.find("t_1"), clock)
        finally:
            await hub.close()
            await store.close()

    asyncio.run(asyncio.wait_for(whole(), LONGEST))


def test_where_only_bots_play_clocks_stand_still_until_somebody_comes(watch, tmp_path):
    async def scenario(hub, live, clock):
        await until(lambda: not live.thinking)
        before = live.table.seq
        for _ in range(3):
            clock.ms += 3_600_000
            await hub._check_tables()
            await hub.scheduler._append_due(live)
        assert live.timer is None
        assert live.table.seq == before
        assert watch.thoughts == 0
        hub.add_subscriber(live, Subscriber("ala", "Ala", Ear(), False, print))
        await until(lambda: live.table.seq > before + 2)
        entries = [one.entry for one in await hub.store.read_log("t_1")][before:]
        assert isinstance(entries[0], TimeGivenBack)
        assert {entry.how for entry in entries[1:] if isinstance(entry, Moved)} == {"bot"}

    with_table(scenario, (SeatPlan("casual"),) * 2, tmp_path)


def test_a_game_by_the_clock_goes_on_without_its_people(watch, tmp_path):
    """A day's game must not be lost because a bot rests while everybody is at work."""

    async def scenario(hub, live, clock):
        moves = 0
        while moves < 4:
            if live.table.asked == (0,):
                clock.ms += 3_600_000  # the person's time runs out
                await hub.scheduler._append_due(live)
            await asyncio.sleep(0.005)
            moves = len(live.table.moves)
        assert watch.thoughts >= 2
        assert not live.is_suspended

    with_table(scenario, (SeatPlan(), SeatPlan("casual")), tmp_path)
