"""The gate before the application: a crowd of requests does not start at once."""

import asyncio

import pytest

from stolik.server.errors import Wait
from stolik.server.limits.request_gate import WAITING, RequestGate
from stolik.server.workers.fair_queue import Share

CROWD = 40


async def arrive(gate: RequestGate, share: Share, started: list[str]) -> None:
    await gate.pass_through(share)
    started.append(share.address)


def test_requests_that_arrive_together_start_one_in_a_pass_of_the_loop():
    async def scenario() -> None:
        gate, started = RequestGate(), []
        crowd = [asyncio.create_task(arrive(gate, Share("crowd"), started)) for _ in range(CROWD)]
        before = 0
        while len(started) < CROWD:
            await asyncio.sleep(0)
            assert len(started) <= before + 1
            before = len(started)
        await asyncio.gather(*crowd)

    asyncio.run(scenario())


def test_a_request_alone_does_not_wait():
    async def scenario() -> None:
        gate, started = RequestGate(), []
        alone = arrive(gate, Share("alone"), started)
        with pytest.raises(StopIteration):
            alone.send(None)
        assert started == ["alone"]

    asyncio.run(scenario())


def test_an_address_with_one_request_does_not_wait_for_a_crowd():
    async def scenario() -> None:
        gate, started = RequestGate(), []
        crowd = [asyncio.create_task(arrive(gate, Share("crowd"), started)) for _ in range(CROWD)]
        await asyncio.sleep(0)
        await arrive(gate, Share("neighbour"), started)
        assert started.index("neighbour") <= 4
        await asyncio.gather(*crowd)

    asyncio.run(scenario())


def test_more_requests_of_an_address_than_may_wait_are_refused_at_once():
    async def scenario() -> None:
        gate, started = RequestGate(), []
        most = WAITING.address + 1  # one is let through
        crowd = [
            asyncio.create_task(arrive(gate, Share("crowd", f"person {n}"), started))
            for n in range(most)
        ]
        await asyncio.sleep(0)
        with pytest.raises(Wait):
            await gate.pass_through(Share("crowd", "one more"))
        await gate.pass_through(Share("neighbour"))
        await asyncio.gather(*crowd)
        assert len(started) == most

    asyncio.run(scenario())
