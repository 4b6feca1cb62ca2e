"""Stands before everything: limits, origins, security headers, numbers and the access log."""

from __future__ import annotations

import logging
import re
import time
from collections.abc import Awaitable, Callable, Iterable, MutableMapping
from typing import Any
from urllib.parse import urlsplit

from stolik.server import protocol
from stolik.server.codes import spellings
from stolik.server.config import Config
from stolik.server.errors import STATUS, Wait, problem
from stolik.server.hub import Hub
from stolik.server.limits import Buckets, household
from stolik.server.live import Live
from stolik.server.metrics import Metrics
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
"""Heeded over TLS only; at a plain address of a home network, browsers complain of the second."""

ALLOW_COOKIES = (b"access-control-allow-credentials", b"true")

PREFLIGHT = (
    (b"access-control-allow-methods", b"GET, POST"),
    (b"access-control-allow-headers", b"content-type"),
    (b"access-control-max-age", b"600"),
)
"""What a browser is told that asks before it lets a listed page send something."""

SOCKET = re.compile(r"/api/tables/([^/\x00-\x1f\x7f]{1,60})/socket")

PASSWORDS_PER_SECOND = 0.2
PASSWORDS_AT_ONCE = 8

WRONG_KEYS_PER_SECOND = 0.2
WRONG_KEYS_AT_ONCE = 30
"""How often one address may ask for tables that do not exist: codes are short, so that they can
be said, and nobody shall find a private table by guessing."""

SAFE = {"GET", "HEAD", "OPTIONS"}


def header(scope: Scope, name: bytes) -> str:
    """A header of a request, empty when there is none."""
    for key, value in scope["headers"]:
        if key == name:
            return str(value.decode("latin-1"))
    return ""


def client_address(scope: Scope) -> str:
    """Where a request comes from; uvicorn has looked through trusted proxies."""
    client = scope.get("client")
    return household(str(client[0])) if client else "local"


def _check_kind(scope: Scope, length: str) -> None:
    """A page elsewhere can send forms and plain text without asking; JSON it cannot."""
    has_body = length not in ("", "0") or header(scope, b"transfer-encoding") != ""
    kind = header(scope, b"content-type").partition(";")[0].strip().lower()
    if has_body and kind != "application/json":
        raise TableError("unreadable", "a body has the header Content-Type: application/json")


class Guard:
    """Wraps the application; nothing reaches it without passing here."""

    def __init__(self, app: App, config: Config, metrics: Metrics) -> None:
        self.app = app
        self.config = config
        self.metrics = metrics
        self.socket: App | None = None
        self.failure: Exception | None = None  # why the node cannot start
        self._requests = Buckets(config.request_rate, config.request_rate * 10)
        self._passwords = Buckets(PASSWORDS_PER_SECOND, PASSWORDS_AT_ONCE)
        self._wrong_keys = Buckets(WRONG_KEYS_PER_SECOND, WRONG_KEYS_AT_ONCE)
        # After a restart everybody behind one address comes back at once.
        self._handshakes = Buckets(
            config.request_rate, max(config.request_rate * 10, config.sockets_per_address)
        )
        self._sockets: dict[str, int] = {}
        self._origins = {one.strip() for one in config.origins.split(",") if one.strip()}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request pass, or say why not."""
        if scope["type"] == "websocket":
            await self._serve_socket(scope, receive, send)
            return
        if scope["type"] != "http":
            await self.app(scope, receive, self._without_trace(send))
            return
        start = time.perf_counter()
        answer = _Answer(send, self._headers(scope))
        try:
            self._check(scope)
        except TableError as error:
            await self.refuse_http(answer, error)
        else:
            if scope["method"] == "OPTIONS" and self._is_listed(scope):
                await answer({"type": "http.response.start", "status": 204, "headers": PREFLIGHT})
                await answer({"type": "http.response.body", "body": b""})
            else:
                await self.app(scope, receive, answer)
        self.metrics.request(answer.status)
        self._note(scope, answer.status, time.perf_counter() - start)

    def _without_trace(self, send: Send) -> Send:
        """A failure that is understood is told by whoever starts the node, without a traceback."""

        async def tell(message: Any) -> None:  # noqa: ANN401 - an ASGI message
            if self.failure is not None and message["type"] == "lifespan.startup.failed":
                message = {**message, "message": ""}
            await send(message)

        return tell

    async def _serve_socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Sockets go straight to their table: every layer would cost time for every message."""
        found = SOCKET.fullmatch(scope["path"])
        if found is None or self.socket is None:
            await receive()
            await send({"type": "websocket.close", "code": 4404})
            return
        scope["path_params"] = {"key": found[1]}
        await self.socket(scope, receive, send)

    def check_origin(self, scope: Scope) -> None:
        """Only our own pages may change things with a visitor's cookie."""
        origin = header(scope, b"origin")
        if not origin or origin in self._origins:
            return
        if urlsplit(origin).netloc != header(scope, b"host"):
            raise TableError("bad-origin", "set STOLIK_ORIGINS if this page is yours")

    def check_passwords(self, scope: Any) -> None:  # noqa: ANN401 - a scope of Litestar
        """Nobody may guess passwords quickly."""
        bucket = self._passwords.of(client_address(scope))
        if not bucket.take():
            raise Wait(bucket.wait())

    async def find(self, scope: Any, hub: Hub, key: str) -> Live:  # noqa: ANN401 - see above
        """The table of this id or code; raises `not-found`, and `too-fast` for guessing.

        While an address has to wait it learns nothing about any code, right or
        wrong. Ids are too long to be guessed.
        """
        is_code = not key.startswith("t_")
        bucket = self._wrong_keys.of(client_address(scope))
        if is_code and not bucket.has():
            raise Wait(bucket.wait(), "too many codes that lead nowhere")
        live = await self._look_up(hub, spellings(key) if is_code else (key,))
        if live is None:
            if is_code:
                bucket.owe()  # also when others of this address were let through meanwhile
            raise TableError("not-found")
        return live

    async def _look_up(self, hub: Hub, keys: Iterable[str]) -> Live | None:
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
        """Count a socket off."""
        left = self._sockets.get(address, 1) - 1
        if left:
            self._sockets[address] = left
        else:
            self._sockets.pop(address, None)

    async def refuse_http(self, send: Send, error: TableError) -> None:
        """Answer a request with a problem."""
        body = protocol.encode(problem(error))
        headers = [(b"content-type", b"application/json"), (b"cache-control", b"no-store")]
        if isinstance(error, Wait):
            headers.append((b"retry-after", str(error.seconds).encode()))
        status = STATUS.get(error.code, 409)
        await send({"type": "http.response.start", "status": status, "headers": headers})
        await send({"type": "http.response.body", "body": body})

    def _check(self, scope: Scope) -> None:
        bucket = self._requests.of(client_address(scope))
        if not bucket.take():
            raise Wait(bucket.wait())
        length = header(scope, b"content-length")
        if length.isdigit() and int(length) > protocol.MAX_BODY:
            raise TableError("too-large", f"bodies have at most {protocol.MAX_BODY} bytes")
        if scope["method"] not in SAFE:
            _check_kind(scope, length)
            self.check_origin(scope)
            elsewhere = header(scope, b"sec-fetch-site") in ("cross-site", "same-site")
            if elsewhere and not self._is_listed(scope):
                raise TableError("bad-origin", "set STOLIK_ORIGINS if this page is yours")

    def _is_listed(self, scope: Scope) -> bool:
        """Whether a page asks that the host named as one of their own."""
        return header(scope, b"origin") in self._origins

    def _headers(self, scope: Scope) -> list[tuple[bytes, bytes]]:
        headers = [*HEADERS, *OVER_TLS] if self.config.secure_cookies else [*HEADERS]
        if self._origins:
            headers.append((b"vary", b"origin"))
        if self._is_listed(scope):
            origin = header(scope, b"origin").encode("latin-1")
            headers += ((b"access-control-allow-origin", origin), ALLOW_COOKIES)
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


class _Answer:
    """Adds our headers to an answer and remembers its status."""

    def __init__(self, send: Send, headers: list[tuple[bytes, bytes]]) -> None:
        self._send = send
        self._headers = headers
        self.status = 500

    async def __call__(self, message: Any) -> None:  # noqa: ANN401 - an ASGI message
        if message["type"] == "http.response.start":
            self.status = message["status"]
            given = {name.lower() for name, _ in message["headers"]}
            more = [one for one in self._headers if one[0] not in given]
            message = {**message, "headers": [*message["headers"], *more]}
        await self._send(message)
