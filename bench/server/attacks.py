"""Hostile clients of a server, one small class for each kind of attack.

A client attacks again and again, `pause` seconds apart, whatever the server says: what an
attack looks like is in `attack`, and `prepare` does once what has to come before.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections import Counter

from visitors import GONE, Visitor

from stolik.client import Seat, ServerError

GET = b"GET /api/games HTTP/1.1\r\nhost: x\r\n"
POST = (
    b"POST /api/session HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n"
    b"content-length: 100\r\n\r\n"
)
UPGRADE = b"upgrade: websocket\r\nconnection: upgrade\r\n"


class Attack:
    """A hostile client."""

    pause = 0.05

    def __init__(self, address: str, source: str) -> None:
        self.address = address
        self.source = source
        self.visitor = Visitor(address, source)
        self.outcomes: Counter[str] = Counter()
        self.count = 0

    async def run(self) -> None:
        """Attack until cancelled."""
        is_prepared = False
        while True:
            try:
                if not is_prepared:
                    await self.prepare()
                    is_prepared = True
                await self.attack()
                self.outcomes["accepted"] += 1
            except ServerError as error:
                self.outcomes[error.code] += 1
            except GONE:
                self.outcomes["cut off"] += 1
                is_prepared = False
            self.count += 1
            await asyncio.sleep(self.pause * random.uniform(0.5, 1.5))

    async def prepare(self) -> None:
        """Do what has to come before."""

    async def attack(self) -> None:
        """Do it once."""
        raise NotImplementedError


# --- below the requests -----------------------------------------------------------------------


class RawAttack(Attack):
    """An attack with bare connections."""

    async def connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """Open one."""
        host, port = self.address.removeprefix("http://").split(":")
        return await asyncio.open_connection(host, int(port), local_addr=(self.source, 0))

    async def flood(self, first: bytes, piece: bytes, most: int = 4_000_000) -> None:
        """Send without end, until the server closes the connection."""
        _, writer = await self.connect()
        try:
            writer.write(first)
            for _ in range(most // len(piece)):
                writer.write(piece)
                await writer.drain()
        finally:
            writer.transport.abort()


class HeaderLines(RawAttack):
    """Short header lines without an end."""

    async def attack(self) -> None:
        await self.flood(GET, b"a: b\r\n" * 1000)


class LongHeader(RawAttack):
    """One header without an end."""

    async def attack(self) -> None:
        await self.flood(GET + b"x: ", b"y" * 65_536)


class EndlessBody(RawAttack):
    """A body without an end."""

    async def attack(self) -> None:
        head = POST.replace(b"content-length: 100", b"transfer-encoding: chunked")
        await self.flood(head, b"1000\r\n" + b"x" * 4096 + b"\r\n")


class HeldConnections(RawAttack):
    """As many connections as there may be, each with the beginning of something."""

    begin = b""
    pause = 0.02

    def __init__(self, address: str, source: str) -> None:
        super().__init__(address, source)
        self.held: list[asyncio.StreamWriter] = []

    async def attack(self) -> None:
        reader, writer = await self.connect()
        writer.write(self.begin)
        self.held.append(writer)
        for other in self.held:
            other.write(self.begin[-1:])  # a trickle, so that none is idle
        self.held = [one for one in self.held if not one.transport.is_closing()][-400:]
        if reader.at_eof():
            raise EOFError


class IdleConnections(HeldConnections):
    """Connections on which nothing is ever sent."""


class SlowHeads(HeldConnections):
    """Heads that come letter by letter."""

    begin = GET + b"x: y"


class SlowBodies(HeldConnections):
    """Bodies that come letter by letter."""

    begin = POST + b" "


class HalfHandshakes(HeldConnections):
    """Sockets that are never quite opened."""

    begin = GET + UPGRADE + b"x: y"


class Pipelines(RawAttack):
    """Thousands of requests before the first answer is read."""

    async def attack(self) -> None:
        await self.flood(b"", (GET + b"\r\n") * 500, 200_000)


# --- requests ---------------------------------------------------------------------------------


class GuestAttack(Attack):
    """An attack by somebody with a session."""

    async def prepare(self) -> None:
        await self.visitor.be_guest("Intruz")


class RequestFlood(Attack):
    """The same question as often as possible."""

    pause = 0.005

    async def attack(self) -> None:
        await self.visitor.request("GET", "/api/games")


class NewGuests(Attack):
    """Guests who never come back."""

    async def attack(self) -> None:
        self.visitor.http.cookies.clear()
        await self.visitor.be_guest("Intruz")


class WrongCodes(Attack):
    """Codes of tables, guessed."""

    async def attack(self) -> None:
        await self.visitor.request("GET", f"/api/tables/LIPA-KREDA-{random.randrange(10_000):04}")


class WrongPasswords(Attack):
    """Passwords, guessed; each costs a slow hash."""

    async def attack(self) -> None:
        body = {"login": f"ala-{random.randrange(10_000):04}", "password": "zgaduj zgadula"}
        await self.visitor.request("POST", "/api/login", body)


class TableFlood(GuestAttack):
    """Tables that nobody plays at."""

    async def attack(self) -> None:
        await self.visitor.make_table("call-to-adventure", people=4, title="x" * 60)


class BotFlood(GuestAttack):
    """Tables full of experts, begun and left."""

    async def attack(self) -> None:
        table = await self.visitor.make_table("blank", people=1, bots=5, level="expert")
        async with self.visitor.sit_at(table.id) as seat:
            await seat.start()


class PictureFlood(GuestAttack):
    """Pictures of decks that nobody has painted yet."""

    async def attack(self) -> None:
        options = {"deck": random.randrange(1, 2**31)}
        table = await self.visitor.make_table("illusion", people=1, bots=1, options=options)
        async with self.visitor.sit_at(table.id) as seat:
            await seat.start()
            async with asyncio.timeout(2):
                await self.visitor.request("GET", f"/api/tables/{table.id}/pictures/0")


class FreshCards(GuestAttack):
    """BLANK's cards that nobody has read before."""

    async def attack(self) -> None:
        number = random.randrange(10**9)
        sentence = f"Kiedy ktoś zagra kartę {number}, wszyscy dobierają po jednej karcie."
        async with asyncio.timeout(5):
            await self.visitor.request("POST", "/api/blank/read", {"sentence": sentence})


class DeckExports(GuestAttack):
    """Decks, founded and written out again and again."""

    deck = ""

    async def attack(self) -> None:
        if not self.deck:
            made = await self.visitor.request("POST", "/api/blank/decks", {"name": "Talia"})
            self.deck = made.json()["id"]
        await self.visitor.request("POST", f"/api/blank/decks/{self.deck}/export")


# --- sockets ----------------------------------------------------------------------------------


class SocketAttack(GuestAttack):
    """An attack from a seat at a table of one's own."""

    async def prepare(self) -> None:
        await super().prepare()
        table = await self.visitor.make_table("cardline")
        self.stack = contextlib.AsyncExitStack()
        self.seat: Seat = await self.stack.enter_async_context(self.visitor.sit_at(table.id))


class ReadyToggles(SocketAttack):
    """Ready, not ready, ready: each is an entry of the log."""

    async def attack(self) -> None:
        commitment = f"{self.count:064x}"
        await self.seat.say("ready", commitment=commitment, ready=bool(self.count % 2))


class Chatter(SocketAttack):
    """Long lines of chat."""

    async def attack(self) -> None:
        await self.seat.say("say", text="x" * 300)


class Malformed(SocketAttack):
    """Messages that cannot be decoded."""

    async def attack(self) -> None:
        texts = ("", "{", "[" * 5000, '{"type":"move","id":"x","seq":1e99}', '"\\ud800"', "null")
        await self.seat.socket.send(random.choice(texts))
        await self.seat.until("failure")


class Oversized(SocketAttack):
    """Messages that are too long."""

    async def attack(self) -> None:
        await self.seat.socket.send("x" * random.choice((9000, 60_000, 200_000)))
        await self.seat.until("failure")


class ChangedMinds(GuestAttack):
    """Standing orders of BLANK, changed again and again: each is a move."""

    async def prepare(self) -> None:
        await super().prepare()
        options = {"edition": "founding/1-strict", "tempo": "turns"}
        table = await self.visitor.make_table(
            "blank", people=1, bots=1, level="random", options=options
        )
        self.stack = contextlib.AsyncExitStack()
        self.seat: Seat = await self.stack.enter_async_context(self.visitor.sit_at(table.id))
        await self.seat.start()

    async def attack(self) -> None:
        orders = [move for move in self.seat.legal if move.notation.startswith("order ")]
        if orders:
            await self.seat.move(orders[0].code)
        else:
            await self.seat.next()


class Syncs(SocketAttack):
    """Asks for the whole table all the time, and never reads it."""

    pause = 0.01

    async def attack(self) -> None:
        await self.seat.send({"type": "sync", "id": "x"})


KINDS: tuple[type[Attack], ...] = (
    HeaderLines,
    LongHeader,
    EndlessBody,
    IdleConnections,
    SlowHeads,
    SlowBodies,
    HalfHandshakes,
    Pipelines,
    RequestFlood,
    NewGuests,
    WrongCodes,
    WrongPasswords,
    TableFlood,
    BotFlood,
    PictureFlood,
    FreshCards,
    DeckExports,
    ReadyToggles,
    Chatter,
    Malformed,
    Oversized,
    ChangedMinds,
    Syncs,
)
