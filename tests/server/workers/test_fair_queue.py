"""The queue for scarce slots: who is served when, however much somebody else has waiting."""

from __future__ import annotations

import asyncio
from collections import Counter

import pytest

from length import LONGEST
from stolik.server.workers.fair_queue import Caps, FairQueue, QueueFull, Share


class Hand:
    """A clock that the test moves."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


class Bench:
    """A queue whose pieces take as long as the test says; notes who was served."""

    def __init__(self, slots: int = 1, caps: Caps | None = None) -> None:
        self.hand = Hand()
        self.queue = FairQueue(slots, caps, self.hand)
        self.served: list[Share] = []
        self.tasks: list[asyncio.Task[None]] = []
        self.open = asyncio.Event()  # until then the first piece holds its slot

    async def piece(self, share: Share, seconds: float) -> None:
        async with self.queue.turn(share):
            self.served.append(share)
            await self.open.wait()
            await asyncio.sleep(0)
            self.hand.now += seconds

    async def ask(self, share: Share, seconds: float = 1.0, times: int = 1) -> None:
        """Let pieces wait, without waiting for them."""
        self.tasks += [asyncio.create_task(self.piece(share, seconds)) for _ in range(times)]
        await asyncio.sleep(0)

    async def finish(self) -> list[Share]:
        self.open.set()
        await asyncio.gather(*self.tasks)
        return self.served


def test_a_short_piece_waits_for_the_one_that_runs_and_no_other():
    async def scenario():
        bench = Bench()
        await bench.ask(Share("far", "busy", "t"), 1.0, times=100)
        await bench.ask(Share("near", "calm", "t"), 0.01)
        served = await bench.finish()
        assert served.index(Share("near", "calm", "t")) <= 1

    asyncio.run(scenario())


def test_addresses_share_alike_then_people_then_tables():
    async def scenario():
        bench = Bench()
        crowd = [Share("club", f"p{number % 4}", f"t{number}") for number in range(8)]
        for share in crowd:
            await bench.ask(share, times=20)
        alone = Share("home", "p", "t")
        await bench.ask(alone, times=40)
        served = (await bench.finish())[:80]
        assert 39 <= Counter(served)[alone] <= 40
        people = Counter(share.person for share in served if share.address == "club")
        tables = Counter(share.table for share in served if share.address == "club")
        assert max(people.values()) - min(people.values()) <= 1
        assert max(tables.values()) - min(tables.values()) <= 1

    asyncio.run(scenario())


def test_shares_are_seconds_and_not_pieces():
    """Four short pieces for each one that takes four times as long."""

    async def scenario():
        bench = Bench()
        await bench.ask(Share("slow"), 0.4, times=50)
        await bench.ask(Share("quick"), 0.1, times=200)
        first = Counter((await bench.finish())[:100])
        assert 3 < first[Share("quick")] / first[Share("slow")] < 5

    asyncio.run(scenario())


def test_time_in_which_somebody_asked_for_nothing_earns_them_nothing():
    async def scenario():
        bench = Bench()
        await bench.ask(Share("late"), 1.0)
        await bench.ask(Share("steady"), 1.0, times=30)
        bench.open.set()
        while len(bench.served) < 20:
            await asyncio.sleep(0)
        await bench.ask(Share("late"), 1.0, times=20)
        after = (await bench.finish())[20:30]
        assert 4 <= Counter(after)[Share("late")] <= 6

    asyncio.run(scenario())


def test_background_work_waits_for_everybody_else():
    async def scenario():
        bench = Bench()
        await bench.ask(Share("a"))  # takes the slot
        await bench.ask(Share("a", background=True), times=3)
        await bench.ask(Share("b"), times=3)
        served = await bench.finish()
        assert [share.background for share in served] == [False] * 4 + [True] * 3

    asyncio.run(scenario())


@pytest.mark.parametrize(
    ("caps", "full", "free"),
    [
        (Caps(2, 9, 9), Share("a", "p"), Share("a", "q")),
        (Caps(9, 2, 9), Share("a", "q"), Share("b", "p")),
        (Caps(9, 9, 2), Share("b", "p"), None),
    ],
)
def test_no_more_waits_than_the_caps_allow(caps, full, free):
    async def scenario():
        bench = Bench(caps=caps)
        await bench.ask(Share("a", "p"), times=3)  # one of them runs
        assert not bench.queue.has_room(full)
        with pytest.raises(QueueFull):
            await bench.piece(full, 1.0)
        if free is not None:
            await bench.ask(free)
        await bench.finish()
        assert bench.queue.has_room(full)

    asyncio.run(scenario())


def test_who_gives_up_waiting_takes_no_turn_and_leaves_nothing_behind():
    async def scenario():
        bench = Bench()
        await bench.ask(Share("a"))
        await bench.ask(Share("b"), times=50)
        await bench.ask(Share("c"))
        for task in bench.tasks[1:51]:
            task.cancel()
        bench.open.set()
        await asyncio.gather(*bench.tasks, return_exceptions=True)
        assert bench.served == [Share("a"), Share("c")]
        assert bench.queue.waiting == 0
        assert not any(root.children for root in bench.queue._roots)
        await bench.piece(Share("d"), 1.0)

    asyncio.run(scenario())


def test_a_turn_that_comes_just_as_its_owner_gives_up_goes_to_the_next():
    async def scenario():
        queue = FairQueue(1)
        release = asyncio.Event()

        async def hold() -> None:
            async with queue.turn(Share("a")):
                await release.wait()

        async def wait(share: Share) -> str:
            async with queue.turn(share):
                return share.address

        holding = asyncio.create_task(hold())
        await asyncio.sleep(0)
        second = asyncio.create_task(wait(Share("b")))
        third = asyncio.create_task(wait(Share("c")))
        await asyncio.sleep(0)
        release.set()
        holding.add_done_callback(lambda _: second.cancel())  # its turn has been granted by now
        await asyncio.gather(holding, second, return_exceptions=True)
        assert await third == "c"

    asyncio.run(scenario())


def test_who_gives_up_just_before_the_turn_comes_takes_no_slot_away():
    """A cancelled task runs a little later; until then its place in the queue can be called."""

    async def scenario():
        queue = FairQueue(1)
        holding = await queue.enter(Share("a"))
        waiting = [asyncio.create_task(queue.enter(Share(name))) for name in "bc"]
        await asyncio.sleep(0)
        waiting[0].cancel()
        queue.leave(holding)
        async with asyncio.timeout(LONGEST):
            queue.leave(await waiting[1])
            queue.leave(await queue.enter(Share("d")))
        assert waiting[0].cancelled()
        assert queue.waiting == 0
        assert not any(root.children for root in queue._roots)

    asyncio.run(scenario())


def test_strangers_who_come_once_are_not_remembered():
    """A slot that is never idle must not keep a line for everybody it ever served."""

    async def scenario():
        bench = Bench()
        bench.open.set()
        await bench.ask(Share("steady"), 0.5, times=400)
        for number in range(300):
            await bench.piece(Share(f"visitor {number}"), 0.01)
        assert bench.queue.waiting
        assert len(bench.queue._roots[0].children) < 50
        await bench.finish()

    asyncio.run(scenario())


def test_load_counts_another_address_once_and_ones_own_pieces_all():
    async def scenario():
        bench = Bench(slots=2)
        await bench.ask(Share("a", "p"), times=22)  # two run, twenty wait
        assert bench.queue.load(Share("b")) == 1.0
        assert bench.queue.load(Share("a")) == 10.5
        await bench.finish()

    asyncio.run(scenario())
