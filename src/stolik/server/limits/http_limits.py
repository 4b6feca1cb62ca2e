"""uvicorn's HTTP protocol with limits on connections, heads, bodies and the time they take.

uvicorn itself reads heads of any length for as long as a client sends them. A public
node has to bound both before there is a request to refuse.
"""

from __future__ import annotations

import asyncio
import socket
from typing import Any, cast

import httptools
import msgspec
import uvicorn
from uvicorn._types import ASGI3Application
from uvicorn.protocols.http.flow_control import FlowControl
from uvicorn.protocols.http.httptools_impl import (
    STATUS_LINE,
    HttpToolsProtocol,
    RequestResponseCycle,
)
from uvicorn.server import ServerState

from stolik.protocol import MAX_BODY
from stolik.server.limits.buckets import address_group
from stolik.server.limits.tcp_connections import TcpConnections
from stolik.server.sockets.wire import TableProtocol

MOST_PIPELINED = 8
"""Requests that a connection may send before the first of them is answered."""

MOST_HEAD_PIECES = 64
"""Pieces in which a head may arrive: reading one costs as much as reading a whole head."""

LEAST_BODY_PIECE = 256
"""Bytes that the pieces of a body have on average, after as many as a head may have."""

MOST_BODY_BYTES = 16 * MAX_BODY
"""A body that is too long is answered at `MAX_BODY`, skipped until here, then cut off.

A client that is cut off while sending may never see the answer.
"""

UNREAD_MILLISECONDS = 60_000
"""A client that reads nothing for this long is disconnected by the system."""

THROTTLED_SECONDS = 2.0
"""After each read, a connection of an address that has sent too much is not read for this long."""


class HttpLimits(msgspec.Struct, frozen=True):
    """How long the parts of a request may be, and how long they may take."""

    header_lines: int
    header_bytes: int
    header_seconds: float
    body_seconds: float


class NodeConfig(uvicorn.Config):
    """uvicorn's settings with those that `LimitedHttpProtocol` needs."""

    def __init__(
        self,
        app: Any,  # noqa: ANN401 - an ASGI application
        limits: HttpLimits,
        connections: TcpConnections,
        **settings: Any,  # noqa: ANN401 - whatever uvicorn takes
    ) -> None:
        super().__init__(app, http=LimitedHttpProtocol, **settings)
        self.limits = limits
        self.connections = connections


class LimitExceeded(Exception):  # noqa: N818 - reads as what it is
    """Part of a request is too long or took too long; `status` is the status to answer."""

    def __init__(self, status: int) -> None:
        super().__init__(status)
        self.status = status


class ThrottledFlow(FlowControl):
    """uvicorn's flow control with a second reason to stop reading: the address sends too much."""

    _timer: asyncio.TimerHandle | None = None

    def throttle(self, loop: asyncio.AbstractEventLoop) -> None:
        """Read nothing for a while; the client's system then stops sending by itself."""
        if self._timer is None:
            self._transport.pause_reading()
            self._timer = loop.call_later(THROTTLED_SECONDS, self.stop_throttling)

    def stop_throttling(self) -> None:
        """Resume reading, unless uvicorn has stopped it."""
        if self._timer is None:
            return
        self._timer.cancel()
        self._timer = None
        if not self.read_paused and not self._transport.is_closing():
            self._transport.resume_reading()

    def resume_reading(self) -> None:
        """Resume reading when both reasons are gone."""
        if self._timer is None:
            super().resume_reading()
        else:
            self.read_paused = False


class LimitedHttpProtocol(HttpToolsProtocol):
    """The same protocol for untrusted clients.

    A connection waits for a head, then for its body, then for our answer. Waiting for the
    client has a deadline; between two requests that is uvicorn's keep-alive timeout.
    Reading costs the address something: a trickle of single bytes costs as much as a
    flood. Whoever sends too much is read slowly, whether there is a request in it or not.
    """

    flow: ThrottledFlow

    def __init__(
        self,
        config: uvicorn.Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        node = cast(NodeConfig, config)
        self._limits = node.limits
        self._connections = node.connections
        self._deadline: asyncio.TimerHandle | None = None
        self._answering: RequestResponseCycle | None = None
        self._in_body = False
        self._received = 0  # bytes of this head or body, in reads before the present one
        self._pieces = 0  # reads of this head or body
        self._head_lines = 0
        self._head_bytes = 0
        self._body_bytes = 0  # of those received: the body itself, without lengths of chunks

    def abort(self) -> None:
        """Close the connection without an answer."""
        self._drop_answers()
        self.transport.abort()

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Count the connection, and wait for its first request."""
        super().connection_made(transport)
        address = address_group(self.client[0]) if self.client else "local"
        if not self._connections.admit(self, address):
            transport.abort()
            return
        self.flow = ThrottledFlow(transport)
        _limit_unread(transport)
        self._expect(self._limits.header_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop counting the connection."""
        self._stop_waiting()
        self._connections.release(self)
        self._drop_answers()
        if isinstance(self.flow, ThrottledFlow):  # it was admitted
            self.flow.stop_throttling()
        super().connection_lost(exc)
        # A request that was not answered to its end refers to this protocol, and this to it: only
        # the garbage collector would free them, and it looks at old objects very rarely.
        self.cycle = self._answering = None  # type: ignore[assignment]

    def data_received(self, data: bytes) -> None:
        """Handle received data, within the limits."""
        if self.transport.is_closing():
            return
        self._unset_keepalive_if_required()
        if self._deadline is None:  # the first bytes of another request
            self._expect(self._limits.header_seconds)
        try:
            self._check_received()
            self._received += len(data)
            self._pieces += 1
            self.parser.feed_data(data)
        except LimitExceeded as error:
            self._refuse(error.status)
        except httptools.HttpParserUpgrade:
            if self._should_upgrade():
                self.handle_websocket_upgrade()
            else:
                self._refuse(400)
        except httptools.HttpParserError as error:
            self._refuse(_status_of(error))
        else:
            if not self._connections.may_read(self, len(data)):
                self.flow.throttle(self.loop)

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection over; it stays counted until it is lost."""
        self._stop_waiting()
        self._connections.set_waiting(self, False)
        self.flow.stop_throttling()
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment]  # it refers to this protocol
        successor = self.transport.get_protocol()
        if isinstance(successor, TableProtocol):
            successor.on_lost = lambda: self._connections.release(self)

    # --- what the parser finds ------------------------------------------------------------

    def on_message_begin(self) -> None:
        """A request begins, perhaps right behind another."""
        self._head_lines = self._head_bytes = 0
        if self._deadline is None:
            self._expect(self._limits.header_seconds)
        super().on_message_begin()

    def on_url(self, url: bytes) -> None:
        """Part of the request's target."""
        self._count_head(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        """A header, before or after the body."""
        self._head_lines += 1
        if self._head_lines > self._limits.header_lines:
            raise LimitExceeded(431)
        self._count_head(len(name) + len(value))
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """The head is whole; the body has a deadline of its own."""
        if len(self.pipeline) >= MOST_PIPELINED:
            raise LimitExceeded(429)
        self._in_body, self._received, self._pieces, self._body_bytes = True, 0, 0, 0
        self._expect(self._limits.body_seconds)
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        """Part of the body."""
        self._body_bytes += len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        """The request is whole: now the client waits for us."""
        self._in_body, self._received, self._pieces = False, 0, 0
        self._stop_waiting()
        super().on_message_complete()
        if self.cycle is not None and not self.cycle.response_complete:
            self._connections.set_waiting(self, False)

    def on_response_complete(self) -> None:
        """The answer is out: now we wait for the client."""
        super().on_response_complete()
        if not self.pipeline:
            self._connections.set_waiting(self, True)

    # --- limits ---------------------------------------------------------------------------

    def _check_received(self) -> None:
        """Raise when a head or a body is longer than allowed.

        Headers behind a body, and the lengths of its chunks, are kept until they are whole
        like those before it.
        """
        if not self._in_body:
            if self._received > self._limits.header_bytes or self._pieces > MOST_HEAD_PIECES:
                raise LimitExceeded(431)
            return
        if self._pieces > MOST_HEAD_PIECES + self._received // LEAST_BODY_PIECE:
            raise LimitExceeded(408)
        around = self._received - self._body_bytes
        if around > self._limits.header_bytes + self._body_bytes:
            raise LimitExceeded(431)
        if self._received > MOST_BODY_BYTES:
            raise LimitExceeded(413)

    def _count_head(self, size: int) -> None:
        self._head_bytes += size
        if self._head_bytes > self._limits.header_bytes:
            raise LimitExceeded(431)

    def _expect(self, seconds: float) -> None:
        """Set the deadline for the client's next data."""
        self._stop_waiting()
        self._deadline = self.loop.call_later(seconds, self._refuse, 408)

    def _stop_waiting(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _refuse(self, status: int) -> None:
        """Send the reason, unless another answer is being sent, and close."""
        self._stop_waiting()
        if self.transport.is_closing():
            return
        is_answered = self.cycle is not None and self.cycle.response_complete
        is_answering = self.cycle is not None and not is_answered
        if is_answering and (self.pipeline or self.cycle.response_started):
            self.abort()
            return
        if is_answered and self._in_body:  # it was refused before it had come
            self.transport.close()
            return
        head = (STATUS_LINE[status], b"content-length: 0\r\nconnection: close\r\n\r\n")
        self.transport.write(b"".join(head))
        self._drop_answers()
        self.transport.close()

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        self._answering = cycle
        super()._start_asgi_task(cycle, app)

    def _drop_answers(self) -> None:
        """Stop all writing to a connection that closes.

        uvicorn considers the last request only, which is not the one being answered when
        several were sent ahead.
        """
        for cycle in (self._answering, *(waiting for waiting, _ in self.pipeline)):
            if cycle is not None and not cycle.response_complete:
                cycle.disconnected = True
                cycle.message_event.set()
        self.pipeline.clear()


def _status_of(error: httptools.HttpParserError) -> int:
    """The status for an error of the parser: that of an exceeded limit, else 400."""
    cause = error.__context__
    return cause.status if isinstance(cause, LimitExceeded) else 400


def _limit_unread(transport: asyncio.Transport) -> None:
    """Let the system close a connection whose client reads nothing, also while closing."""
    sock = transport.get_extra_info("socket")
    if sock is not None and hasattr(socket, "TCP_USER_TIMEOUT"):
        sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, UNREAD_MILLISECONDS)
