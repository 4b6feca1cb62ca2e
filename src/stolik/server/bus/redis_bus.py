"""Nudges over Redis."""

from __future__ import annotations

import asyncio
import contextlib
import logging

import msgspec
import redis.asyncio as redis_async
from redis.exceptions import RedisError

from stolik.server.bus import Listener, Nudge

logger = logging.getLogger(__name__)

CHANNEL = "stolik:nudges"

BEACON_SECONDS = 2.0
"""An idle node publishes this often; hearing itself shows that Redis works."""

SILENCE_SECONDS = 3 * BEACON_SECONDS
"""After this long without any message, not even its own, Redis counts as gone."""

_pack = msgspec.json.Encoder().encode
_unpack = msgspec.json.Decoder(list[Nudge]).decode


class RedisBus:
    """Nudges over Redis; reconnects automatically."""

    def __init__(self, url: str, node: str, listener: Listener) -> None:
        self._client = redis_async.Redis.from_url(
            url, socket_timeout=None, socket_connect_timeout=2
        )
        self._node = node
        self._listener = listener
        self._waiting: list[Nudge] = []
        self._more = asyncio.Event()
        self.is_up = False
        self._tasks = [
            asyncio.create_task(self._publish_loop()),
            asyncio.create_task(self._subscribe_loop()),
        ]

    def publish(self, nudge: Nudge) -> None:
        """Notify the other nodes, soon; nudges of one moment are sent together."""
        if self.is_up:
            self._waiting.append(nudge)
            self._more.set()

    async def close(self) -> None:
        """Stop."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._client.aclose()

    async def _publish_loop(self) -> None:
        while True:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._more.wait(), BEACON_SECONDS)
            self._more.clear()
            nudges, self._waiting = self._waiting, []
            with contextlib.suppress(RedisError, OSError, TimeoutError):
                await asyncio.wait_for(self._client.publish(CHANNEL, _pack(nudges)), timeout=2)

    async def _subscribe_loop(self) -> None:
        while True:
            try:
                await self._receive()
            except (RedisError, OSError, TimeoutError) as error:
                if self.is_up:
                    logger.warning("Redis is gone; tables are polled", extra={"why": str(error)})
                self.is_up = False
                await asyncio.sleep(0.5)

    async def _receive(self) -> None:
        async with self._client.pubsub() as hearing:
            await hearing.subscribe(CHANNEL)
            while True:
                # A frozen Redis still accepts connections and subscriptions; only messages
                # count: first that we have subscribed, then our own.
                message = await hearing.get_message(timeout=SILENCE_SECONDS)
                if message is None:
                    raise TimeoutError("nothing was heard")
                self.is_up = True
                if message["type"] == "message":
                    self._pass_on(message["data"])

    def _pass_on(self, data: bytes) -> None:
        for nudge in _unpack(data):
            if nudge.node != self._node:
                self._listener(nudge)
