"""The socket of one player at one table."""

from __future__ import annotations

from collections.abc import MutableMapping
from typing import Any
from urllib.parse import parse_qs

from stolik.server.accounts.cookies import token_of
from stolik.server.accounts.origins import origin_of
from stolik.server.accounts.people import People, session_key
from stolik.server.contacts.blocks import check_welcome
from stolik.server.guard import Guard, client_address, header
from stolik.server.sockets.close_socket import close_socket
from stolik.server.sockets.connection import Connection, Output, Receive
from stolik.server.sockets.outbox import Send
from stolik.server.sockets.wire import EXTENSION
from stolik.server.storage.faults import StorageDown
from stolik.server.tables.hub import Hub
from stolik.server.tables.origin_log import note_origin
from stolik.table import seating
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
        await receive()  # websocket.connect
        await send({"type": "websocket.accept"})
        address = client_address(scope)
        try:
            self.guard.check_origin(scope)
            self.hub.moderation.check_address(address)
            self.guard.open_socket(address)
        except TableError as error:
            await close_socket(send, error)
            return
        self.hub.metrics.sockets += 1
        try:
            await self._serve(scope, receive, send)
        finally:
            self.guard.close_socket(address)
            self.hub.metrics.sockets -= 1

    async def _serve(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            connection, seen = await self._connect(scope, send)
        except TableError as error:
            await close_socket(send, error)
            return
        except StorageDown:
            await close_socket(send, TableError("busy"))
            return
        await connection.serve(receive, seen)

    async def _connect(self, scope: Scope, send: Send) -> tuple[Connection, int | None]:
        """Admit a client; raises TableError when it may not enter."""
        token = token_of(header(scope, b"cookie"))
        person = await self.people.of(token)
        live = await self.guard.find(scope, self.hub, str(scope["path_params"]["key"]))
        address = client_address(scope)
        origin = origin_of(live.table.id, person, address)
        seating.check_entry(live.table, person.id, origin)
        await check_welcome(self.hub.store, live.table, person.id)
        seen, words, is_television = _asked(scope)
        wire = scope.get("extensions", {}).get(EXTENSION)
        connection = Connection(self.hub, live, person, Output(send, wire, words, is_television))
        connection.subscriber.session = session_key(token or "")
        connection.subscriber.address, connection.subscriber.origin = address, origin
        if not is_television:  # no hand is seen on it
            await note_origin(self.hub, live, person.id, origin)
        if wire is not None:
            wire.listener = connection.take_nowait
        return connection, seen


def _asked(scope: Scope) -> tuple[int | None, bool, bool]:
    """The query of the socket's address: `seen`, `words`, and whether `screen` is a television."""
    query = parse_qs(scope.get("query_string", b"").decode("latin-1"))
    seen = query.get("seen", [""])[0]
    if seen and not (seen.isascii() and seen.isdigit() and len(seen) < 10):
        raise TableError("unreadable", "`seen` is a number")
    screen = query.get("screen", [""])[0]
    if screen not in ("", "television"):
        raise TableError("unreadable", "`screen` is `television`, or left out")
    words = query.get("words", ["1"])[0] != "0"
    return (int(seen) if seen else None), words, bool(screen)
