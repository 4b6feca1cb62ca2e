"""Clients with a source address of their own, so that limits by address can be exercised."""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from collections.abc import AsyncIterator
from typing import NamedTuple

import httpx
import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from stolik.client import Client, Seat, ServerError

GONE = (WebSocketException, OSError, httpx.HTTPError, EOFError, TimeoutError)
"""What happens to a client that the server does not want to hear any more."""

PATIENCE = 600.0
"""Seconds: how soon a busy machine answers is measured, and is no reason to leave."""


class Visitor(Client):
    """A client that comes from one of this machine's loopback addresses."""

    def __init__(self, address: str, source: str) -> None:
        super().__init__(address, httpx.AsyncHTTPTransport(local_address=source), timeout=PATIENCE)
        self.source = source

    @contextlib.asynccontextmanager
    async def sit_at(
        self, table: str, *, television: bool = False, **_: object
    ) -> AsyncIterator[Seat]:
        """Open the socket of a table from the same address."""
        query = "words=0" + ("&screen=television" if television else "")
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        async with connect(
            f"{self.address.replace('http', 'ws', 1)}/api/tables/{table}/socket?{query}",
            additional_headers={"cookie": cookie},
            compression=None,
            max_size=2**24,
            local_addr=(self.source, 0),
            open_timeout=PATIENCE,
            ping_interval=None,
        ) as socket:
            seat = Seat(socket, self.seals, table)
            await seat.next()
            try:
                yield seat
            finally:
                await seat.stop_reading_ahead()

    async def insist(self, method: str, path: str) -> httpx.Response:
        """Repeat a request while the server answers `too-fast`."""
        while True:
            try:
                return await self.request(method, path)
            except ServerError as error:
                if error.code not in ("too-fast", "not-now"):
                    raise
                await asyncio.sleep(0.5)


class Latency(NamedTuple):
    """How long a move took until it was acknowledged."""

    begun: float
    seconds: float


class HonestTable:
    """Two people who play one game of Cardline after another; notes how long moves take."""

    def __init__(self, address: str, source: str, think: float) -> None:
        self.visitors = [Visitor(address, source) for _ in range(2)]
        self.think = think
        self.latencies: list[Latency] = []
        self.rounds = 0
        self.rounds_in_phase = 0
        self.rounds_wanted: int | None = None
        self.bytes_heard = 0
        self.errors: list[str] = []
        self.should_stop = False
        self.table = ""

    async def make(self) -> None:
        """Make the table."""
        for number, visitor in enumerate(self.visitors):
            await visitor.be_guest(f"Gracz {number}")
        self.table = (await self.visitors[0].make_table("cardline", options={"cards": 4})).id

    async def play(self) -> None:
        """Play until told to stop; the game that is on is finished."""
        host, guest = self.visitors
        try:
            async with host.sit_at(self.table) as first, guest.sit_at(self.table) as second:
                await second.say("sit", seat=1)
                while not self.should_stop and self.rounds != self.rounds_wanted:
                    await self._game(first, second)
        except Exception as error:  # whatever it is, the storm must not wait for this table
            self.errors.append(repr(error))

    async def _game(self, first: Seat, second: Seat) -> None:
        if first.is_over:
            await first.say("rematch")
        await _level(first, second)
        await second.ready()
        await first.start()
        while not first.is_over:
            await _level(first, second)
            if first.is_over:
                break
            mover = first if first.legal else second
            await asyncio.sleep(self.think * random.uniform(0.5, 1.5))
            begun = time.perf_counter()
            await mover.move(random.choice(mover.legal).code)
            self.latencies.append(Latency(begun, time.perf_counter() - begun))
            for seat in (first, second):
                if self.rounds_wanted:
                    self.bytes_heard += sum(len(msgspec.json.encode(one)) for one in seat.heard)
                seat.heard.clear()  # two hundred clients in one process: it would swell
        await _level(first, second)
        self.rounds += 1
        self.rounds_in_phase += 1

    def begin_phase(self) -> list[Latency]:
        """Start a new count; returns the latencies so far."""
        so_far, self.latencies, self.rounds_in_phase = self.latencies, [], 0
        return so_far

    async def verify(self) -> int:
        """How many of the rounds that were played have a record that can be verified."""
        found = 0
        for number in range(1, self.rounds + 1):
            path = f"/api/tables/{self.table}/verify?round={number}"
            found += bool((await self.visitors[0].insist("GET", path)).json()["fits"])
        return found

    async def close(self) -> None:
        """Leave."""
        for visitor in self.visitors:
            await visitor.http.aclose()


async def _level(first: Seat, second: Seat) -> None:
    """Wait until both have heard the same."""
    while first.seq != second.seq:
        await (first if first.seq < second.seq else second).next()
