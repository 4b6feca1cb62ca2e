"""Tells other nodes that a table has moved on; they read the news from the database.

A nudge that gets lost does no harm: every node also looks by itself, now and
then, whether its tables have moved on.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from typing import Protocol

import msgspec
import redis.asyncio as redis_async
from redis.exceptions import RedisError

logger = logging.getLogger(__name__)

CHANNEL = "stolik:nudges"


class Nudge(msgspec.Struct, frozen=True, array_like=True):
    """A table is at `seq`, or `players` are connected to it on a node, as told `at` a time."""

    table: str
    seq: int
    node: str
    players: tuple[str, ...] | None = None
    at: int = 0


Listener = Callable[[Nudge], None]

_pack = msgspec.json.Encoder().encode
_unpack = msgspec.json.Decoder(list[Nudge]).decode


class Bus(Protocol):
    """How nodes nudge each other."""

    @property
    def is_up(self) -> bool:
        """Whether nudges arrive at present."""

    def publish(self, nudge: Nudge) -> None:
        """Tell the other nodes, soon."""

    async def close(self) -> None:
        """Stop."""


class NoBus:
    """Nudges nobody: this node is alone, or the others find out by looking (not `is_up`)."""

    def __init__(self, *, is_up: bool) -> None:
        self.is_up = is_up

    def publish(self, nudge: Nudge) -> None:
        """Tell nobody."""

    async def close(self) -> None:
        """Stop."""


class RedisBus:
    """Nudges over Redis; goes on by itself when Redis comes back."""

    def __init__(self, url: str, node: str, listener: Listener) -> None:
        self._client = redis_async.Redis.from_url(
            url, socket_timeout=None, socket_connect_timeout=2
        )
        self._node = node
        self._listener = listener
        self._waiting: list[Nudge] = []
        self._more = asyncio.Event()
        self.is_up = False
        self._tasks = [asyncio.create_task(self._speak()), asyncio.create_task(self._listen())]

    def publish(self, nudge: Nudge) -> None:
        """Tell the other nodes, soon; nudges of one moment travel together."""
        if self.is_up:
            self._waiting.append(nudge)
            self._more.set()

    async def close(self) -> None:
        """Stop."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._client.aclose()

    async def _speak(self) -> None:
        while True:
            await self._more.wait()
            self._more.clear()
            nudges, self._waiting = self._waiting, []
            with contextlib.suppress(RedisError, OSError):
                await asyncio.wait_for(self._client.publish(CHANNEL, _pack(nudges)), timeout=2)

    async def _listen(self) -> None:
        while True:
            try:
                await self._hear()
            except (RedisError, OSError, TimeoutError) as error:
                if self.is_up:
                    logger.warning("Redis is gone; tables are polled", extra={"why": str(error)})
                self.is_up = False
                await asyncio.sleep(0.5)

    async def _hear(self) -> None:
        async with self._client.pubsub() as hearing:
            await hearing.subscribe(CHANNEL)
            self.is_up = True
            async for message in hearing.listen():
                if message["type"] == "message":
                    self._pass_on(message["data"])

    def _pass_on(self, data: bytes) -> None:
        for nudge in _unpack(data):
            if nudge.node != self._node:
                self._listener(nudge)
