"""Hints, reviews and moves taken back: work for which nobody else has to wait."""

from __future__ import annotations

import asyncio
import contextlib
import random
import threading
import time

import pytest

from bots.review.played import TINY
from server.nodes import guests, serving
from server.test_secrets import table_of
from stolik.client import ServerError
from stolik.kernel.record import Record
from stolik.kernel.registry import load
from stolik.review.hints import hint_of
from stolik.server.sockets import connection
from stolik.server.tables import hub
from stolik.server.workers import processes, reviews
from stolik.server.workers.fair_queue import Caps, FairQueue
from stolik.table.actions.moves import Moved
from stolik.table.actions.undo import MovesUndone
from stolik.table.entries import Logged
from stolik.table.record import record_of
from stolik.table.undo import undone_of

HINTS = 6


class Coach:
    """Judges moves when a test lets it, and counts how often."""

    def __init__(self) -> None:
        self.may_go_on = threading.Event()
        self.asked = 0
        self.queue: FairQueue | None = None

    def hint_of(self, state, seat, step, seed):
        self.asked += 1
        self.may_go_on.wait()
        return hint_of(state, seat, step, TINY, seed)


@pytest.fixture
def coach(monkeypatch):
    """Tests have no worker processes, so this reaches the work."""
    found, run = Coach(), processes.Workers.run

    async def noted(workers, work, *task, **limits):
        if work is reviews.make_hint:
            found.queue = workers.queue
        return await run(workers, work, *task, **limits)

    monkeypatch.setattr(reviews, "hint_of", found.hint_of)
    monkeypatch.setattr(processes.Workers, "run", noted)
    yield found
    found.may_go_on.set()


@contextlib.asynccontextmanager
async def asking(address):
    """Somebody who has asked for a hint at a table: the person, and where it is fetched."""
    async with guests(address, "Ala") as (ala,):
        table = await ala.make_table("cardline")
        async with ala.sit_at(table.id) as seat:
            await seat.say("sit", seat=1, name="B")
            await seat.say("configure", hints=True)
            await seat.start()
            mine = next(one for one in seat.sides if one.legal)
            await seat.say("ask-hint", seat=mine.seat, step=1)
            yield ala, f"/api/tables/{table.id}/hint?seat={mine.seat}"


async def until(fact):
    while not fact():
        await asyncio.sleep(0.005)


async def fetched(client, path) -> str:
    try:
        await client.request("GET", path)
    except ServerError as error:
        return error.code
    return "hint"


def test_only_so_many_hints_of_one_person_wait_and_the_others_are_told_to(coach):
    async def scenario():
        async with serving() as address, asking(address) as (ala, path):
            many = [asyncio.create_task(fetched(ala, path)) for _ in range(HINTS)]
            await asyncio.wait(many, return_when=asyncio.FIRST_COMPLETED)
            coach.may_go_on.set()
            answers = await asyncio.gather(*many)
            assert answers.count("hint") == 1 + reviews.CAPS.person
            assert set(answers) == {"hint", "too-fast"}

    asyncio.run(scenario())


def test_nobody_waits_for_the_hints_of_those_who_are_gone(coach):
    async def scenario():
        async with serving() as address, asking(address) as (ala, path):
            making = asyncio.create_task(fetched(ala, path))
            await until(lambda: coach.asked == 1)
            for _ in range(HINTS):
                waiting = asyncio.create_task(fetched(ala, path))
                await until(lambda: coach.queue.waiting == 1)
                waiting.cancel()
                await until(lambda: coach.queue.waiting == 0)
            last = asyncio.create_task(fetched(ala, path))
            coach.may_go_on.set()
            assert await making == "hint"
            assert await last == "hint"
            assert coach.asked == 1 + 1, "a hint was made that nobody waited for"

    asyncio.run(scenario())


@contextlib.asynccontextmanager
async def two_at_call_to_adventure(address):
    """Two people in a game, and the seat that has just moved."""
    async with guests(address, "Ala", "Ewa") as (ala, ewa):
        table = await ala.make_table("call-to-adventure", friendly=True)
        async with ala.sit_at(table.id) as first, ewa.sit_at(table.id) as second:
            await second.say("sit", seat=1)
            await second.ready()
            await first.start()
            while first.seq != second.seq:
                await second.next()
            mover = first if first.legal else second
            await mover.move(mover.legal[0].code)
            yield mover


async def undone(seat) -> str:
    try:
        await seat.say("undo")
    except ServerError as error:
        return error.code
    return "done"


def test_moves_are_taken_back_one_after_the_other_on_a_node(monkeypatch):
    """What was learned is compared for tens of milliseconds: a crowd waits in a fair queue."""
    running: list[int] = []
    most: list[int] = []

    def slow(before, turns, seat):
        running.append(seat)
        for _ in range(20):
            most.append(len(running))
            yield False
        running.pop()

    monkeypatch.setattr(connection, "comparisons", slow)
    monkeypatch.setattr(hub, "COMPARING", Caps(person=2, address=3, everybody=64))

    async def scenario():
        async with serving() as address, contextlib.AsyncExitStack() as stack:
            seats = [
                await stack.enter_async_context(two_at_call_to_adventure(address)) for _ in range(6)
            ]
            answers = await asyncio.gather(*map(undone, seats))
            assert set(most) == {1}
            assert answers.count("done") == 1 + 3
            assert set(answers) == {"done", "too-fast"}

    asyncio.run(scenario())


def test_taking_back_costs_as_much_as_many_messages():
    async def scenario():
        async with serving(socket_rate=1.0) as address, two_at_call_to_adventure(address) as seat:
            answers = [await undone(seat) for _ in range(3)]
            assert answers[-1] == "too-fast"

    asyncio.run(scenario())


def record_with_undone(after: int, pieces: int) -> Record:
    """A game of Call to Adventure in which somebody took moves back again and again."""
    luck = random.Random(4)
    table = table_of(load("call-to-adventure"), 2, {}, luck)
    while table.status == "playing":
        mover = luck.choice(table.deciders())
        code = luck.choice(table.state.legal(mover)).code
        table.fold(Logged(table.seq + 1, 1000 + table.seq, Moved(mover, code)))
        if table.status == "playing" and len(table.moves) > after and pieces:
            last = table.checkpoints[-1]
            undone = MovesUndone(last.seat, last.seq)
            table.fold(Logged(table.seq + 1, 1000 + table.seq, undone))
            pieces -= 1
    return Record.read(record_of(table).text())


def test_a_record_with_many_moves_taken_back_is_checked_in_time_of_its_length():
    """Each piece was made once more from the beginning of the game: minutes for a patient liar."""

    def seconds(record):
        begun = time.process_time()
        assert len(undone_of(record)) == 300
        return time.process_time() - begun

    early, late = record_with_undone(4, 300), record_with_undone(250, 300)
    assert min(seconds(late) for _ in range(3)) < 8 * min(seconds(early) for _ in range(3))
