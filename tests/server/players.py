"""Players who never give up: they reconnect, and send again what was not answered."""

from __future__ import annotations

import asyncio
import random
import secrets

import httpx
from websockets.exceptions import WebSocketException

from stolik.client import Client, Seals, Seat, ServerError

GONE = (WebSocketException, OSError, httpx.HTTPError, TimeoutError, EOFError)


class Stubborn:
    """Plays both seats of a table through any number of crashes; notes what was acknowledged."""

    def __init__(self, addresses: list[str], cookies: httpx.Cookies, table: str, host: str) -> None:
        self.addresses = addresses
        self.cookies = cookies
        self.table = table
        self.host = host
        self.acknowledged: dict[str, int] = {}
        self.stop = False
        self.last: Seat | None = None
        self.waits: list[float] = []
        self.seals = Seals()

    async def play(self) -> None:
        """Play on until told to stop."""
        pending: dict[str, object] | None = None
        loop = asyncio.get_running_loop()
        lost = loop.time()
        while not self.stop:
            try:
                async with self.client() as client, client.sit_at(self.table, words=False) as seat:
                    self.waits.append(loop.time() - lost)
                    self.last = seat
                    while not self.stop:
                        if pending is None and seat.table["status"] == "dealing":
                            await seat.next()  # the seat tells its part by itself
                            continue
                        pending = pending or self.choose(seat)
                        pending = await self.settle(seat, pending)
            except GONE:
                lost = loop.time()
                await asyncio.sleep(0.05)

    def client(self) -> Client:
        client = Client(random.choice(self.addresses))
        client.http.cookies.update(self.cookies)
        client.seals = self.seals
        return client

    def choose(self, seat: Seat) -> dict[str, object]:
        """What to do next: move, or begin another round."""
        cid = secrets.token_hex(8)
        if seat.table["status"] == "over":
            return {"type": "rematch", "id": cid}
        if seat.table["status"] == "lobby":
            return {"type": "start", "id": cid, "commitment": self.seals.commit(seat.table)}
        code = random.choice(seat.legal).code
        return {"type": "move", "id": cid, "seq": seat.seq, "code": code}

    async def settle(self, seat: Seat, message: dict[str, object]) -> dict[str, object] | None:
        """Send until it is answered; None when it is settled, the same message when not yet."""
        fields = {name: value for name, value in message.items() if name != "type"}
        try:
            async with asyncio.timeout(15):
                answer = await seat.say(str(message["type"]), **fields)
        except ServerError as error:
            if error.code == "busy":
                await asyncio.sleep(0.1)
                return message
            assert error.code in ("stale", "not-now"), error
            await seat.sync()
            return None
        self.acknowledged[str(message["id"])] = answer["seq"]
        if answer["type"] == "done":
            await seat.sync()
        return None


async def seated_table(address: str, name: str) -> tuple[httpx.Cookies, str, str]:
    """A table whose both seats belong to one new guest; gives cookies, table and player."""
    async with Client(address) as client:
        me = await client.be_guest(name)
        table = await client.make_table("cardline")
        async with client.sit_at(table.id) as seat:
            await seat.say("sit", seat=1, name="druga ręka")
        return client.http.cookies, table.id, me.player
