"""Hostile clients who sit at a table of their own; see `attacks.py`."""

from __future__ import annotations

import asyncio
import contextlib
import random

from attacks import Attack, GuestAttack
from visitors import Visitor

from stolik.client import Seat, ServerError


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


class Televisions(SocketAttack):
    """As many screens of one table as there may be, which all ask for moves."""

    async def attack(self) -> None:
        watching = self.visitor.sit_at(self.seat.key, television=True)
        screen = await self.stack.enter_async_context(watching)
        await screen.say("say", text="x")


class TakenBack(GuestAttack):
    """Moves, taken back again and again: what everybody has learned is compared each time."""

    async def prepare(self) -> None:
        await super().prepare()
        other = Visitor(self.address, self.source)
        await other.be_guest("Drugi")
        table = await self.visitor.make_table("call-to-adventure", friendly=True)
        self.stack = contextlib.AsyncExitStack()
        enter = self.stack.enter_async_context
        first, second = (
            await enter(self.visitor.sit_at(table.id)),
            await enter(other.sit_at(table.id)),
        )
        await second.say("sit", seat=1)
        await second.ready()
        await first.start()
        await second.sync()
        self.seats: tuple[Seat, Seat] = (first, second)

    async def attack(self) -> None:
        mover = next((seat for seat in self.seats if seat.legal), None)
        if mover is None:
            await self.seats[0].sync()
            return
        await mover.move(random.choice(mover.legal).code)
        await mover.say("undo")


class PlayedGame(GuestAttack):
    """An attack on a game that was played to its end, by one person on both seats."""

    async def prepare(self) -> None:
        await super().prepare()
        self.table = (await self.visitor.make_table("cardline", options={"cards": 4})).id
        async with self.visitor.sit_at(self.table) as seat:
            await seat.say("sit", seat=1)
            await seat.start()
            while not seat.is_over:
                side = next(one for one in seat.sides if one.legal)
                with contextlib.suppress(ServerError):  # too fast
                    await seat.move(random.choice(side.legal).code, seat=side.seat)
                await asyncio.sleep(0.05)


class Reviews(PlayedGame):
    """Reviews of games, asked for all the time."""

    async def attack(self) -> None:
        await self.visitor.request("GET", f"/api/tables/{self.table}/review")


class Replays(PlayedGame):
    """Finished games that are played again, checked, and drawn."""

    async def attack(self) -> None:
        what = random.choice(("replay", "replay/3", "verify", "result", "result.png", "record"))
        await self.visitor.request("GET", f"/api/tables/{self.table}/{what}")


class PlayedOn(PlayedGame):
    """New tables from every moment of a game, and questions that the coach has to answer."""

    async def attack(self) -> None:
        step, where = random.randrange(8), f"/api/tables/{self.table}"
        body = {"seat": 0, "step": step, "redrawn": bool(step % 2)}
        if random.random() < 0.5:
            await self.visitor.request("POST", f"{where}/play-on", body)
            return
        found = await self.visitor.request("GET", f"{where}/question/{step}")
        move = random.choice(found.json()["side"]["legal"])["notation"]
        await self.visitor.request("GET", f"{where}/question/{step}/answer?move={move}")


class Hints(GuestAttack):
    """Hints for the same move, several at a time."""

    async def prepare(self) -> None:
        await super().prepare()
        table = await self.visitor.make_table("all-in", people=1, bots=3, hints=True)
        self.stack = contextlib.AsyncExitStack()
        seat = await self.stack.enter_async_context(self.visitor.sit_at(table.id))
        await seat.start()
        while not seat.legal:
            await seat.next()
        await seat.say("ask-hint", seat=0, step=1)
        self.path = f"/api/tables/{table.id}/hint?seat=0"

    async def attack(self) -> None:
        async with asyncio.timeout(5):
            many = (self.visitor.request("GET", self.path) for _ in range(4))
            first, *_ = await asyncio.gather(*many, return_exceptions=True)
        if isinstance(first, BaseException):
            raise first


KINDS: tuple[type[Attack], ...] = (
    ReadyToggles,
    Chatter,
    Malformed,
    Oversized,
    ChangedMinds,
    Syncs,
    Televisions,
    TakenBack,
    Reviews,
    Replays,
    PlayedOn,
    Hints,
)
