"""Outgoing messages of one client: sent at once while it keeps up, cut off when it does not."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine, Generator
from types import coroutine
from typing import Any

Send = Callable[[Any], Awaitable[None]]

LONGEST_QUEUE = 256
"""A client that is this many messages behind is disconnected; it can come back with its `seen`."""

MOST_WAITING = 1_048_576
"""The same for characters; a single message may be longer, while nothing is queued before it."""


class Outbox:
    """Sends without waiting.

    An ASGI server's `send` finishes at once unless the client is slow, so it
    is run right here; only when it has to wait does a task take over. That
    saves a task switch for every message of every client. A connection that can
    write directly (`stolik.server.sockets.wire`) is tried first.
    """

    def __init__(
        self, send: Send, on_slow: Callable[[], None], write: Callable[[bytes], bool] | None = None
    ) -> None:
        self._send = send
        self._write = write
        self._on_slow = on_slow
        self._waiting: deque[str] = deque()
        self._size = 0  # of all that is waiting
        self._task: asyncio.Task[None] | None = None
        self.is_closed = False

    def push(self, message: bytes) -> None:
        """Send a message, or queue it."""
        if self.is_closed:
            return
        if self._task is None and self._write is not None and self._write(message):
            return
        if self._task is not None:
            self._wait(message.decode())
            return
        sending = self._send({"type": "websocket.send", "text": message.decode()})
        assert isinstance(sending, Coroutine)
        try:
            waits_for = sending.send(None)
        except StopIteration:
            return
        except Exception:  # the client is gone; its reader ends too
            self.is_closed = True
            return
        self._task = asyncio.ensure_future(self._catch_up(_rest(sending, waits_for)))

    def _wait(self, text: str) -> None:
        self._waiting.append(text)
        self._size += len(text)
        count = len(self._waiting)
        if count > LONGEST_QUEUE or (count > 1 and self._size > MOST_WAITING):
            self.close()
            self._on_slow()

    def close(self) -> None:
        """Send nothing more."""
        self.is_closed = True
        self._waiting.clear()
        self._size = 0

    async def _catch_up(self, first: Awaitable[None]) -> None:
        try:
            await first
            while self._waiting and not self.is_closed:
                text = self._waiting.popleft()
                self._size -= len(text)
                await self._send({"type": "websocket.send", "text": text})
        except Exception:  # the client is gone
            self.is_closed = True
        finally:
            self._task = None


@coroutine
def _rest(
    begun: Coroutine[Any, Any, None],
    waits_for: Any,  # noqa: ANN401 - a future of whichever loop
) -> Generator[Any, Any, None]:
    """Continue a coroutine that was started by hand and now waits for something."""
    while True:
        got = yield waits_for
        try:
            waits_for = begun.send(got)
        except StopIteration:
            return
