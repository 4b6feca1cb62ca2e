"""Hostile clients of a server, one small class for each kind of attack; `table_attacks.py` has
those who sit at a table.

A client attacks again and again, `pause` seconds apart, whatever the server says: what an
attack looks like is in `attack`, and `prepare` does once what has to come before.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
from base64 import urlsafe_b64encode
from collections import Counter

from visitors import GONE, Visitor

from stolik.client import ServerError

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


class Subscriptions(GuestAttack):
    """Browsers that want to be told, at addresses inside, and changed preferences."""

    async def attack(self) -> None:
        key, secret = os.urandom(64), os.urandom(16)
        body = {
            "endpoint": f"https://127.0.0.1/{random.randrange(10**9)}",
            "p256dh": urlsafe_b64encode(b"\x04" + key).decode().rstrip("="),
            "auth": urlsafe_b64encode(secret).decode().rstrip("="),
        }
        with contextlib.suppress(ServerError):
            await self.visitor.request("POST", "/api/notifications/push", body)
        wanted = {"language": random.choice(("pl", "en"))}
        await self.visitor.request("POST", "/api/notifications/preferences", wanted)


class LockedDoors(GuestAttack):
    """What is for admins, mailed links that are guessed, and reports without an end."""

    async def attack(self) -> None:
        link = f"{random.randrange(10**9)}~{random.randrange(10**9)}"
        method, path, body = random.choice(
            (
                ("GET", "/api/admin/people", None),
                ("POST", "/api/admin-link", {"key": "zgaduj-zgadula-zgaduj"}),
                ("POST", "/api/reset", {"login": "ala", "language": "pl"}),
                ("POST", "/api/reset/finish", {"link": link, "new_password": "dobre haslo do gry"}),
                ("POST", f"/api/mail/unsubscribe/{random.randrange(10**9)}", None),
                ("POST", "/api/reports", {"table": "x", "player": "y", "kind": "other"}),
            )
        )
        await self.visitor.request(method, path, body)


class Acquaintances(GuestAttack):
    """Invitations, blocks and days off, without an end."""

    async def prepare(self) -> None:
        await super().prepare()
        self.table = (await self.visitor.make_table("cardline")).id

    async def attack(self) -> None:
        stranger = {"player": f"{random.randrange(10**9)}"}
        path, body = random.choice(
            (
                (f"/api/tables/{self.table}/invitations", stranger),
                (f"/api/tables/{self.table}/invitations/decline", None),
                ("/api/blocks", stranger),
                ("/api/blocks/end", stranger),
                ("/api/days-off", {"first": "2030-01-01", "last": "2030-01-02"}),
                ("/api/days-off/end", {"begin": 0}),
            )
        )
        await self.visitor.request("POST", path, body)


class DayDeals(GuestAttack):
    """The deals of all days, played, compared, and asked for on days that no calendar has."""

    async def attack(self) -> None:
        day = f"20{random.randrange(100):02}-{random.randrange(14):02}-{random.randrange(33):02}"
        game = random.choice(("cardline", "call-to-adventure", "blank", "all-in"))
        method, path = random.choice(
            (
                ("GET", f"/api/days?day={day}"),
                ("GET", f"/api/days/{game}/comparison"),
                ("GET", f"/api/days/{game}/comparison?day={day}"),
                ("POST", f"/api/days/{game}"),
            )
        )
        await self.visitor.request(method, path)


class Pages(GuestAttack):
    """Pages with pictures that have to be drawn, and lists that have to be put together."""

    async def prepare(self) -> None:
        await super().prepare()
        self.table = await self.visitor.make_table("illusion", people=4)

    async def attack(self) -> None:
        language = random.choice(("pl", "en"))
        picture = f"/api/tables/{self.table.code}/invitation.png?lang={language}"
        paths = ("/api/tables/mine", "/api/tables", picture, f"/t/{self.table.code}")
        await self.visitor.request("GET", random.choice(paths))


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
    Subscriptions,
    LockedDoors,
    Acquaintances,
    DayDeals,
    Pages,
)
