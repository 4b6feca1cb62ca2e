"""The socket of one player at one table."""

from __future__ import annotations

from collections.abc import MutableMapping
from typing import Any
from urllib.parse import parse_qs

from stolik.server.connection import Connection, Outlet, Receive
from stolik.server.cookies import token_of
from stolik.server.goodbye import say_goodbye
from stolik.server.guard import Guard, client_address, header
from stolik.server.hub import Hub
from stolik.server.outbox import Send
from stolik.server.people import People, session_key
from stolik.server.storage.faults import StorageDown
from stolik.server.wire import EXTENSION
from stolik.table import wishes
from stolik.table.errors import TableError

Scope = MutableMapping[str, Any]


class TableSocket:
    """The ASGI application behind `/api/tables/{key}/socket`."""

    def __init__(self, hub: Hub, people: People, guard: Guard) -> None:
        self.hub = hub
        self.people = people
        self.guard = guard

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one connection from its first to its last message."""
        await receive()  # the client wants to connect
        await send({"type": "websocket.accept"})
        address = client_address(scope)
        try:
            self.guard.check_origin(scope)
            self.guard.open_socket(address)
        except TableError as error:
            await say_goodbye(send, error)
            return
        self.hub.metrics.sockets += 1
        try:
            await self._serve(scope, receive, send)
        finally:
            self.guard.close_socket(address)
            self.hub.metrics.sockets -= 1

    async def _serve(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            token = token_of(header(scope, b"cookie"))
            person = await self.people.of(token)
            live = await self.guard.find(scope, self.hub, str(scope["path_params"]["key"]))
            wishes.check_entry(live.table, person.id)
            seen, words = _asked(scope)
        except TableError as error:
            await say_goodbye(send, error)
            return
        except StorageDown:
            await say_goodbye(send, TableError("busy"))
            return
        wire = scope.get("extensions", {}).get(EXTENSION)
        connection = Connection(self.hub, live, person, Outlet(send, wire, words))
        connection.seen.session = session_key(token or "")
        if wire is not None:
            wire.listener = connection.take
        await connection.serve(receive, seen)


def _asked(scope: Scope) -> tuple[int | None, bool]:
    """What the address of the socket asks for: `seen` and `words`."""
    query = parse_qs(scope.get("query_string", b"").decode("latin-1"))
    seen = query.get("seen", [""])[0]
    if seen and not (seen.isascii() and seen.isdigit() and len(seen) < 10):
        raise TableError("unreadable", "`seen` is a number")
    return (int(seen) if seen else None), query.get("words", ["1"])[0] != "0"
