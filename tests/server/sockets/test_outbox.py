"""What waits for a slow client is bounded, by count and by size, and asking for it costs."""

import asyncio

import pytest
from websockets.exceptions import ConnectionClosed

from server.nodes import guests, served
from stolik.server.sockets.outbox import LONGEST_QUEUE, MOST_WAITING, Outbox


class Slow:
    """A client that reads when it is told to."""

    def __init__(self):
        self.reads = asyncio.Event()
        self.heard = []
        self.is_cut_off = False
        self.outbox = Outbox(self.send, self.cut_off)

    async def send(self, message):
        await self.reads.wait()
        self.heard.append(message["text"])

    def cut_off(self):
        self.is_cut_off = True

    async def read_all(self):
        """Read until nothing more is being sent."""
        self.reads.set()
        while self.outbox._task is not None:
            await asyncio.sleep(0)


def test_a_few_long_messages_cut_a_slow_client_off_like_many_short_ones():
    async def scenario():
        client, message = Slow(), b"x" * (MOST_WAITING // 8)
        for _ in range(9):
            client.outbox.push(message)
        assert not client.is_cut_off, "eight wait behind the first, which is on its way"
        client.outbox.push(message)
        assert client.is_cut_off and client.outbox.is_closed
        await client.read_all()
        assert len(client.heard) <= 1

    asyncio.run(scenario())


def test_a_client_that_catches_up_may_fall_behind_again():
    async def scenario():
        client, message = Slow(), "ą".encode() * (MOST_WAITING // 8)
        for _ in range(5):
            for _ in range(8):
                client.outbox.push(message)
            await client.read_all()
            client.reads.clear()
        assert not client.is_cut_off
        assert len(client.heard) == 40

    asyncio.run(scenario())


def test_one_long_message_alone_may_wait():
    async def scenario():
        client = Slow()
        client.outbox.push(b"first")
        client.outbox.push(b"x" * (MOST_WAITING * 2))
        assert not client.is_cut_off
        client.outbox.push(b"one more")
        assert client.is_cut_off
        await client.read_all()

    asyncio.run(scenario())


def test_the_bound_on_the_number_stays():
    async def scenario():
        client = Slow()
        for _ in range(LONGEST_QUEUE + 1):
            client.outbox.push(b"x")
        assert not client.is_cut_off
        client.outbox.push(b"x")
        assert client.is_cut_off
        await client.read_all()

    asyncio.run(scenario())


@pytest.mark.usefixtures("nothing_refills")
@served(socket_rate=1.0)
async def test_asking_for_the_whole_table_again_and_again_is_slowed_down(address):
    async with guests(address, "Ala") as (ala,):
        table = await ala.make_table("cardline")
        async with ala.sit_at(table.id) as seat:
            with pytest.raises(ConnectionClosed) as closed:
                for _ in range(100):
                    await seat.send({"type": "sync", "id": "x"})
                    await seat.next()
            assert closed.value.rcvd.code == 4429
            kinds = [one["type"] for one in seat.heard]
            assert kinds.count("welcome") in range(2, 7), "the first, and two for twenty messages"
            assert any(one.get("retry_after") for one in seat.heard)
