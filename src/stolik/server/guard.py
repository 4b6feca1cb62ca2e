"""The outermost ASGI layer: limits, origins, security headers, metrics, access log."""

from __future__ import annotations

import asyncio
import logging
import re
import time
from collections.abc import Awaitable, Callable, Iterable, MutableMapping
from typing import Any
from urllib.parse import urlsplit

from stolik import protocol
from stolik.server.accounts.cookies import token_of
from stolik.server.admin.moderation import Moderation
from stolik.server.config import Config
from stolik.server.errors import STATUS, Wait, problem
from stolik.server.limits.addresses import AddressList, client_behind
from stolik.server.limits.buckets import Bucket, Buckets, address_group
from stolik.server.limits.cors import cors_config, listed_origins
from stolik.server.limits.request_gate import RequestGate
from stolik.server.limits.request_limits import RequestLimits
from stolik.server.limits.tcp_connections import TcpConnections
from stolik.server.monitoring.metrics import Metrics
from stolik.server.routes.paths import METRICS, UNSUBSCRIBE, canonical, is_disguised
from stolik.server.tables.codes import spellings
from stolik.server.tables.hub import Hub
from stolik.server.tables.live_table import LiveTable
from stolik.server.workers.fair_queue import Share
from stolik.table.errors import TableError

access = logging.getLogger("stolik.access")

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Any]]
Send = Callable[[Any], Awaitable[None]]
App = Callable[[Any, Any, Any], Awaitable[None]]

CONTENT_POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",  # positions of cards; scripts stay strict
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "connect-src 'self'",
        "media-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)

HEADERS = (
    (b"content-security-policy", CONTENT_POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=(), payment=()"),
)

OVER_TLS = (
    (b"strict-transport-security", b"max-age=31536000"),
    (b"cross-origin-opener-policy", b"same-origin"),
)
"""Only valid over TLS; on plain http browsers warn about the second."""

SOCKET = re.compile(r"/api/tables/([^/\x00-\x1f\x7f]{1,60})/socket")

REFUSALS_PER_SECOND = 2.0
REFUSALS_AT_ONCE = 50
REFUSAL_SECONDS = 2.0
"""A client that goes on after 429 gets the answer late: its connection is busy this long, and a
flood costs hardly more than the connections that one address may have."""

PASSWORDS_PER_SECOND = 0.2
PASSWORDS_AT_ONCE = 8

REPORTS_PER_SECOND = 0.01
REPORTS_AT_ONCE = 5

WRONG_KEYS_PER_SECOND = 0.2
WRONG_KEYS_AT_ONCE = 30
"""How often one address may ask for tables that do not exist: codes are short, so that they can
be said, and private tables must not be found by guessing."""

CLIENT_GONE = 499
"""In metrics and logs: the client was gone before the answer, not a server error."""

SAFE = {"GET", "HEAD", "OPTIONS"}


def header(scope: Scope, name: bytes) -> str:
    """A header of a request, empty when there is none."""
    for key, value in scope["headers"]:
        if key == name:
            return str(value.decode("latin-1"))
    return ""


def client_address(scope: Scope) -> str:
    """Where a request comes from; trusted proxies have been resolved."""
    client = scope.get("client")
    return address_group(str(client[0])) if client else "local"


def _no_session(token: str) -> str | None:
    """Stand in until sessions are available."""
    return None


def _as_get(scope: Scope) -> Scope:
    """HEAD is answered like GET; uvicorn, which knows what was asked, sends no body."""
    return {**scope, "method": "GET"} if scope["method"] == "HEAD" else scope


def _host_of(origin: str) -> str | None:
    """Host and port of an origin; None if it is not an origin."""
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return None


def _check_kind(scope: Scope, length: str) -> None:
    """Accept JSON only: pages of other sites can send forms and plain text without asking."""
    kind = header(scope, b"content-type").partition(";")[0].strip().lower()
    if scope["path"].startswith(UNSUBSCRIBE):
        return  # programs send a form, whose contents nobody reads; the link says everything
    if length not in ("", "0") and kind != "application/json":
        raise TableError("unreadable", "a body has the header Content-Type: application/json")


class Guard:
    """Wraps the application; nothing reaches it without passing through here."""

    def __init__(
        self, app: App, config: Config, metrics: Metrics, connections: TcpConnections
    ) -> None:
        self.app = app
        self.config = config
        self.metrics = metrics
        self.connections = connections
        self.socket: App | None = None
        self.failure: Exception | None = None  # why the node cannot start
        self.limits = RequestLimits(config)
        self.player_of: Callable[[str], str | None] = _no_session
        self.moderation: Moderation | None = None  # until the storage is open
        self._gate = RequestGate()
        self._refusals = Buckets(REFUSALS_PER_SECOND, REFUSALS_AT_ONCE)
        self._passwords = Buckets(PASSWORDS_PER_SECOND, PASSWORDS_AT_ONCE)
        self._reports = Buckets(REPORTS_PER_SECOND, REPORTS_AT_ONCE)
        self._wrong_keys = Buckets(WRONG_KEYS_PER_SECOND, WRONG_KEYS_AT_ONCE)
        # After a restart everybody behind one address comes back at once.
        self._handshakes = Buckets(
            config.request_rate, max(config.request_rate * 10, config.sockets_per_address)
        )
        an_hour = config.tables_per_hour
        self._tables = Buckets(an_hour / 3600, max(1.0, an_hour / 4))
        self._own_tables = Buckets(an_hour / 10800, max(1.0, an_hour / 12))
        self._sockets: dict[str, int] = {}
        self._proxies = AddressList(config.trusted_proxies)
        self._metrics_from = AddressList(config.metrics_from)
        self._origins = listed_origins(config)
        self.cors = cors_config(config)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or refuse it."""
        self._resolve_client(scope)
        if scope["type"] == "websocket":
            await self._serve_socket(scope, receive, send)
            return
        if scope["type"] != "http":
            await self.app(scope, receive, self._hide_known_failure(send))
            return
        start = time.perf_counter()
        refusals = self._refusals.of(client_address(scope))
        answer = _Answer(receive, send, self._headers(scope), refusals)
        try:
            share = self._check(scope)
            await self._gate.pass_through(share)
        except TableError as error:
            await self.refuse_http(answer, error)
        else:
            moved = canonical(scope)
            if moved is not None:
                await _redirect(answer, moved)
            elif is_disguised(scope):
                await self.refuse_http(answer, TableError("not-found"))
            else:
                await self.app(_as_get(scope), answer.receive, answer)
        self.metrics.request(answer.status)
        self._note(scope, answer.status, time.perf_counter() - start)

    def _resolve_client(self, scope: Scope) -> None:
        """Replace a trusted proxy's address by the client's."""
        peer = scope.get("client")
        if not peer:
            return
        values = [value for name, value in scope["headers"] if name == b"x-forwarded-for"]
        if values:
            forwarded = (value.decode("latin-1") for value in values)
            scope["client"] = (client_behind(self._proxies, peer[0], forwarded), 0)

    def _hide_known_failure(self, send: Send) -> Send:
        """Suppress a known startup failure: the caller reports it without a traceback."""

        async def send_startup(message: Any) -> None:  # noqa: ANN401 - an ASGI message
            if self.failure is not None and message["type"] == "lifespan.startup.failed":
                message = {**message, "message": ""}
            await send(message)

        return send_startup

    async def _serve_socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a socket straight to its table: every layer would cost time for every message."""
        found = SOCKET.fullmatch(scope["path"])
        if found is None or self.socket is None:
            await receive()
            await send({"type": "websocket.close", "code": 4404})
            return
        try:
            await self._gate.pass_through(Share(client_address(scope)))
        except TableError:
            await receive()
            await send({"type": "websocket.close", "code": 4429})
            return
        scope["path_params"] = {"key": found[1]}
        await self.socket(scope, receive, send)

    def check_origin(self, scope: Scope) -> None:
        """Raise unless a change comes from our own or a listed page."""
        origin = header(scope, b"origin")
        if not origin or origin in self._origins:
            return
        if _host_of(origin) != header(scope, b"host"):
            raise TableError("bad-origin", "set STOLIK_ORIGINS if this page is yours")

    def check_passwords(self, scope: Any) -> None:  # noqa: ANN401 - a scope of Litestar
        """Limit how fast passwords can be guessed."""
        bucket = self._passwords.of(client_address(scope))
        if not bucket.take():
            raise Wait(bucket.wait())

    def check_new_guest(self, scope: Any) -> None:  # noqa: ANN401 - see above
        """Count a new guest in addition to its request: a name and a session are stored for it."""
        self.limits.check_new_guest(client_address(scope))

    def check_new_table(self, scope: Any, player: str) -> None:  # noqa: ANN401 - see above
        """Count a table that somebody makes; raises `too-fast` for one too many."""
        address = client_address(scope)
        buckets = (self._tables.of(address), self._own_tables.of(f"{address} {player}"))
        for bucket in buckets:
            if not bucket.has():
                raise Wait(bucket.wait(), "too many tables made")
        for bucket in buckets:
            bucket.take()

    def check_new_report(self, scope: Any) -> None:  # noqa: ANN401 - see above
        """Limit how many reports one address sends."""
        bucket = self._reports.of(client_address(scope))
        if not bucket.take():
            raise Wait(bucket.wait(), "too many reports")

    async def find(self, scope: Any, hub: Hub, key: str) -> LiveTable:  # noqa: ANN401 - see above
        """The table of this id or code; raises `not-found`, and `too-fast` for guessing.

        While an address has to wait it learns nothing about any code, right or wrong. Ids are too
        long to be guessed. Loading a table is charged by the length of its log, like a replay.
        """
        if key not in hub.live_tables:
            self._charge_entries(scope, 0)
        is_code = not key.startswith("t_")
        bucket = self._wrong_keys.of(client_address(scope))
        if is_code and not bucket.has():
            raise Wait(bucket.wait(), "too many codes that lead nowhere")
        live = await self._look_up(hub, spellings(key) if is_code else (key,))
        if live is None:
            if is_code:
                bucket.consume()  # also when others of this address were let through meanwhile
            raise TableError("not-found")
        if live.unpaid:
            entries, live.unpaid = live.unpaid, 0
            self._charge_entries(scope, entries)
        return live

    def _charge_entries(self, scope: Scope, entries: int) -> None:
        """Count entries of a log that are read for somebody; raises while in debt for others."""
        self.limits.check_replay(client_address(scope), self._player(scope), entries)

    async def _look_up(self, hub: Hub, keys: Iterable[str]) -> LiveTable | None:
        for key in keys:
            live = await hub.find(key)
            if live is not None:
                return live
        return None

    def open_socket(self, address: str) -> None:
        """Count a socket; raises `too-fast` for one too many, or too many at once."""
        bucket = self._handshakes.of(address)
        if not bucket.take():
            raise Wait(bucket.wait())
        if self._sockets.get(address, 0) >= self.config.sockets_per_address:
            raise TableError("too-fast", "too many connections from one address")
        self._sockets[address] = self._sockets.get(address, 0) + 1

    def close_socket(self, address: str) -> None:
        """Stop counting a socket."""
        left = self._sockets.get(address, 1) - 1
        if left:
            self._sockets[address] = left
        else:
            self._sockets.pop(address, None)

    async def refuse_http(self, send: Send, error: TableError) -> None:
        """Answer with an error."""
        body = protocol.encode(problem(error))
        headers = [
            (b"content-type", b"application/json"),
            (b"content-length", str(len(body)).encode()),
            (b"cache-control", b"no-store"),
        ]
        if isinstance(error, Wait):
            headers.append((b"retry-after", str(error.seconds).encode()))
        status = STATUS.get(error.code, 409)
        await send({"type": "http.response.start", "status": status, "headers": headers})
        await send({"type": "http.response.body", "body": body})

    def _check(self, scope: Scope) -> Share:
        """Return who made the request; raises if it is not allowed."""
        player = self._player(scope)
        is_file = not scope["path"].startswith("/api/")
        address = client_address(scope)
        self.limits.check_request(address, player, is_file)
        if scope["path"] == METRICS and address not in self._metrics_from:
            raise TableError("not-found")
        length = header(scope, b"content-length")
        if header(scope, b"transfer-encoding"):  # no page sends one, and reading it is expensive
            raise TableError("unreadable", "a body has the header Content-Length")
        if length.isdigit() and int(length) > protocol.MAX_BODY:
            raise TableError("too-large", f"bodies have at most {protocol.MAX_BODY} bytes")
        if self.moderation is not None and not is_file:
            self.moderation.check_address(address)
        if scope["method"] not in SAFE:
            if self.moderation is not None:
                self.moderation.check_writing(scope["path"])
            _check_kind(scope, length)
            self.check_origin(scope)
            elsewhere = header(scope, b"sec-fetch-site") in ("cross-site", "same-site")
            if elsewhere and not self._is_listed(scope):
                raise TableError("bad-origin", "set STOLIK_ORIGINS if this page is yours")
        return Share(address, player or "")

    def _player(self, scope: Scope) -> str | None:
        """The player of the request's session, if it has one."""
        token = token_of(header(scope, b"cookie"))
        return None if token is None else self.player_of(token)

    def _is_listed(self, scope: Scope) -> bool:
        """Whether the request comes from a page of a listed origin."""
        return header(scope, b"origin") in self._origins

    def _headers(self, scope: Scope) -> list[tuple[bytes, bytes]]:
        headers = [*HEADERS, *OVER_TLS] if self.config.secure_cookies else [*HEADERS]
        if self._origins:
            headers.append((b"vary", b"origin"))
        if self.cors is not None and self._is_listed(scope):
            # Litestar adds these to its answers; a listed page has to read our refusals as well.
            headers.append((b"access-control-allow-origin", header(scope, b"origin").encode()))
            more = self.cors.simple_headers.items()
            headers += [(name.lower().encode(), value.encode()) for name, value in more]
        return headers

    def _note(self, scope: Scope, status: int, seconds: float) -> None:
        access.info(
            "request",
            extra={
                "method": scope["method"],
                "path": scope["path"][:200],  # never the query, never a header
                "status": status,
                "ms": round(seconds * 1000, 1),
            },
        )


async def _redirect(send: Send, location: bytes) -> None:
    headers = [(b"location", location), (b"content-length", b"0")]
    await send({"type": "http.response.start", "status": 308, "headers": headers})
    await send({"type": "http.response.body", "body": b""})


class _Answer:
    """Adds our headers to an answer, remembers its status, and delays frequent refusals."""

    def __init__(
        self, receive: Receive, send: Send, headers: list[tuple[bytes, bytes]], refusals: Bucket
    ) -> None:
        self._receive = receive
        self._send = send
        self._headers = headers
        self._refusals = refusals
        self._is_gone = False
        self._status = 500

    @property
    def status(self) -> int:
        """The status of the answer; 499 when the client disconnected before."""
        return CLIENT_GONE if self._is_gone and self._status >= 500 else self._status

    async def receive(self) -> Any:  # noqa: ANN401 - an ASGI message
        """The next message of the request."""
        message = await self._receive()
        if message["type"] == "http.disconnect":
            self._is_gone = True
        return message

    async def __call__(self, message: Any) -> None:  # noqa: ANN401 - an ASGI message
        if message["type"] == "http.response.start":
            self._status = message["status"]
            if self._status == STATUS["too-fast"] and not self._refusals.take():
                await asyncio.sleep(REFUSAL_SECONDS)
            given = {name.lower() for name, _ in message["headers"]}
            more = [one for one in self._headers if one[0] not in given]
            message = {**message, "headers": [*message["headers"], *more]}
        await self._send(message)
