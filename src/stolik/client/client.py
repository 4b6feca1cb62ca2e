"""An asynchronous client: sessions, tables and seats.

>>> async def play(address: str) -> None:
...     async with Client(address) as client:
...         await client.be_guest("Robot")
...         table = await client.make_table("cardline", people=1, bots=1)
...         async with client.sit_at(table.id) as seat:
...             await seat.start()
...             while not seat.is_over:
...                 if seat.legal:
...                     await seat.move(seat.legal[0].code)
...                 else:
...                     await seat.next()
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from types import TracebackType
from typing import Any, Self

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from stolik import protocol
from stolik.client.seals import Seals


class ServerError(Exception):
    """An error reported by the server: a code, and its details."""

    def __init__(self, code: str, detail: str = "") -> None:
        super().__init__(code, detail)
        self.code = code
        self.detail = detail


class SeatUpdate(msgspec.Struct):
    """The game as one seat knows it; `view` is plain data."""

    seat: int | None
    view: dict[str, Any]
    legal: list[protocol.MoveChoice]
    question: dict[str, Any] | None = None
    events: list[dict[str, Any]] = msgspec.field(default_factory=list, name="told")


_message = msgspec.json.Decoder(dict[str, Any]).decode


IDLE_SECONDS = 1.0
"""Idle connections are closed well before the server does, perhaps just as a request is sent."""


class Client:
    """One person with a session on a server."""

    def __init__(
        self,
        address: str,
        transport: httpx.AsyncBaseTransport | None = None,
        headers: Mapping[str, str] | None = None,
        timeout: float = 30,
    ) -> None:
        """Connect to a server; `headers` go with every request and socket.

        An HTTP request that is not answered within `timeout` seconds raises `httpx.ReadTimeout`.
        """
        self.address = address.rstrip("/")
        self.headers = dict(headers or {})
        self.http = httpx.AsyncClient(
            base_url=self.address,
            transport=transport,
            timeout=timeout,
            headers=self.headers,
            limits=httpx.Limits(
                max_connections=100, max_keepalive_connections=20, keepalive_expiry=IDLE_SECONDS
            ),
        )
        self.me: protocol.Me | None = None
        self.seals = Seals()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.http.aclose()

    async def request(self, method: str, path: str, body: object = None) -> httpx.Response:
        """Send a request; raises ServerError from status 400 up."""
        content = None if body is None else msgspec.json.encode(body)
        headers = {"content-type": "application/json"} if content is not None else {}
        answer = await self.http.request(method, path, content=content, headers=headers)
        if answer.status_code >= 400:
            problem = msgspec.json.decode(answer.content, type=protocol.Problem)
            raise ServerError(problem.code, problem.detail)
        return answer

    async def be_guest(self, name: str) -> protocol.Me:
        """Become a guest of this name."""
        answer = await self.request("POST", "/api/session", {"name": name})
        self.me = msgspec.json.decode(answer.content, type=protocol.Me)
        return self.me

    async def make_table(
        self, game: str, *, people: int = 2, bots: int = 0, level: str = "casual", **more: object
    ) -> protocol.TableInfo:
        """Make a table with seats for people and bots, and sit down on the first."""
        seats = [{"kind": "person"}] * people + [{"kind": "bot", "level": level}] * bots
        answer = await self.request("POST", "/api/tables", {"game": game, "seats": seats, **more})
        return msgspec.json.decode(answer.content, type=protocol.TableInfo)

    async def record(self, table: str) -> str:
        """The record of a table's last finished game."""
        return (await self.request("GET", f"/api/tables/{table}/record")).text

    @asynccontextmanager
    async def sit_at(
        self, table: str, *, seen: int | None = None, words: bool = True, television: bool = False
    ) -> AsyncIterator[Seat]:
        """Open the socket of a table; the welcome has arrived when this returns.

        A `television` only shows it, as a spectator sees it.
        """
        query = f"words={int(words)}" + ("" if seen is None else f"&seen={seen}")
        query += "&screen=television" if television else ""
        address = self.address.replace("http", "ws", 1)
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        async with connect(
            f"{address}/api/tables/{table}/socket?{query}",
            additional_headers={**self.headers, "cookie": cookie},
            compression=None,
            max_size=2**24,
        ) as socket:
            seat = Seat(socket, self.seals, table)
            await seat.next()
            try:
                yield seat
            finally:
                await seat.stop_reading_ahead()


class Seat:
    """A connection to a table, and the last state received on it.

    It reveals its part of a deal automatically, once the list of commitments is closed.
    """

    def __init__(self, socket: ClientConnection, seals: Seals, key: str = "") -> None:
        self.socket = socket
        self.seals = seals
        self.key = key
        self.seq = 0
        self.welcome: dict[str, Any] = {}
        self.table: dict[str, Any] = {}
        self.you: dict[str, Any] = {}
        self.sides: list[SeatUpdate] = []
        self.deciders: tuple[int, ...] = ()
        self.heard: list[dict[str, Any]] = []
        self._ahead: asyncio.Queue[dict[str, Any] | ConnectionClosed] = asyncio.Queue()
        self._reader: asyncio.Task[None] | None = None

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.table.get("status") == "over"

    @property
    def legal(self) -> list[protocol.MoveChoice]:
        """The moves of the first of my seats that is asked."""
        return next((side.legal for side in self.sides if side.legal), [])

    @property
    def view(self) -> dict[str, Any]:
        """The game as my first seat knows it."""
        return self.sides[0].view

    async def next(self) -> dict[str, Any]:
        """Wait for the server's next message, whatever it is."""
        if self._ahead.empty() and (self._reader is None or self._reader.done()):
            message = await self._receive()
        else:
            ahead = await self._ahead.get()
            if isinstance(ahead, ConnectionClosed):
                raise ahead
            message = ahead
        self._take(message)
        return message

    async def until(self, kind: str) -> dict[str, Any]:
        """Wait for a message of this kind."""
        while (message := await self.next())["type"] != kind:
            pass
        return message

    async def say(self, kind: str, /, **fields: object) -> dict[str, Any]:
        """Send a message and wait for its answer; raises ServerError for an error."""
        cid = str(fields.pop("id", None) or secrets.token_hex(8))
        data = msgspec.json.encode({"type": kind, "id": cid, **fields})
        if len(data) > protocol.MAX_MESSAGE:  # it would not be read, so its id would be lost
            raise ServerError("too-large", f"messages have at most {protocol.MAX_MESSAGE} bytes")
        await self.socket.send(data.decode())
        while True:
            message = await self.next()
            if message.get("re") != cid:
                continue
            if message["type"] == "failure":
                raise ServerError(message["code"], message["detail"])
            if message["type"] == "refused":
                raise ServerError(message["rule"], message["phrase"]["id"])
            return message

    async def send(self, message: dict[str, object]) -> None:
        """Send a message without waiting."""
        await self.socket.send(msgspec.json.encode(message).decode())

    async def move(self, code: int, **fields: object) -> dict[str, Any]:
        """Make a move and wait until it is stored."""
        return await self.say("move", seq=self.seq, code=code, **fields)

    async def sync(self) -> dict[str, Any]:
        """Ask for the present state and wait for it, as after the error `stale`."""
        await self.send({"type": "sync", "id": secrets.token_hex(8)})
        return await self.until("welcome")

    async def ready(self) -> dict[str, Any]:
        """Say that I am ready, and commit to a part of the deal.

        From now on messages are read ahead until the cards are dealt: others
        wait for my part while I may be doing something else.
        """
        answer = await self._commit("ready", is_needed=True)
        if self._reader is None or self._reader.done():
            self._reader = asyncio.create_task(self._read_ahead())
        return answer

    async def start(self) -> dict[str, Any]:
        """Start the game; for the host. Returns when the cards are dealt."""
        answer = await self._commit("start", is_needed=bool(self.you["seats"]))
        while self.table["status"] == "dealing":
            answer = await self.next()
        return answer

    async def _commit(self, kind: str, is_needed: bool) -> dict[str, Any]:
        """Send `ready` for the table's current round, even if its start was missed."""
        while True:
            own = self.seals.commit(self.table) if is_needed else None
            try:
                return await self.say(kind, commitment=own, round=self.table["round"])
            except ServerError as error:
                if error.code != "stale":
                    raise
            await self.sync()

    async def stop_reading_ahead(self) -> None:
        """Stop reading messages ahead."""
        if self._reader is not None:
            self._reader.cancel()
            await asyncio.wait([self._reader])

    async def _read_ahead(self) -> None:
        status = "lobby"
        try:
            while status in ("lobby", "dealing"):
                message = await self._receive()
                self._ahead.put_nowait(message)
                status = (message.get("table") or {}).get("status", status)
        except ConnectionClosed as error:
            self._ahead.put_nowait(error)

    async def _receive(self) -> dict[str, Any]:
        """Read a message; if it says that the list is closed, answer with my part."""
        message = _message(await self.socket.recv())
        table = message.get("table")
        part = self.seals.part_to_reveal(table) if table else None
        if part is not None:
            await self.send({"type": "reveal", "id": secrets.token_hex(8), "entropy": part})
        return message

    async def older_lines(self, client: Client) -> list[dict[str, Any]]:
        """The lines of the log before those of the last welcome, page by page, oldest first."""
        return await self._older(client, "log", self.welcome["older"])

    async def older_chat(self, client: Client) -> list[dict[str, Any]]:
        """The lines of the chat before those of the last welcome, oldest first."""
        return await self._older(client, "chat", self.welcome["older_chat"])

    async def _older(self, client: Client, what: str, before: int | None) -> list[dict[str, Any]]:
        lines: list[dict[str, Any]] = []
        while before is not None:
            path = f"/api/tables/{self.key}/{what}?before={before}"
            page = (await client.request("GET", path)).json()
            lines = page[what] + lines
            before = page["older"]
        return lines

    def _take(self, message: dict[str, Any]) -> None:
        self.heard.append(message)
        del self.heard[:-1000]
        kind = message["type"]
        if kind not in ("welcome", "update"):
            return
        self.seq = message["seq"]
        self.deciders = tuple(message["deciders"])
        self.table = message.get("table") or self.table
        self.you = message.get("you") or self.you
        if kind == "welcome":
            self.welcome = message
        if message["sides"] or kind == "welcome" or self.table.get("status") == "lobby":
            self.sides = msgspec.convert(message["sides"], list[SeatUpdate])


__all__ = ["Client", "ConnectionClosed", "Seat", "ServerError"]
