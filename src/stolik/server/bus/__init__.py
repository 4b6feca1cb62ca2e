"""Notifies other nodes that a table has changed; they read the change from the database.

A lost nudge does no harm: every node also polls its tables.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

import msgspec


class Nudge(msgspec.Struct, frozen=True, array_like=True):
    """A table is at `seq`, or `players` are connected to it on a node, as reported `at` a time."""

    table: str
    seq: int
    node: str
    players: tuple[str, ...] | None = None
    at: int = 0


Listener = Callable[[Nudge], None]


class Bus(Protocol):
    """The interface by which nodes notify each other."""

    @property
    def is_up(self) -> bool:
        """Whether nudges arrive at present."""

    def publish(self, nudge: Nudge) -> None:
        """Notify the other nodes, soon."""

    async def close(self) -> None:
        """Stop."""


class NoBus:
    """Nudges nobody: this node is alone, or the others poll (not `is_up`)."""

    def __init__(self, *, is_up: bool) -> None:
        self.is_up = is_up

    def publish(self, nudge: Nudge) -> None:
        """Do nothing."""

    async def close(self) -> None:
        """Stop."""


def open_bus(redis_url: str, node: str, listener: Listener, is_shared: bool) -> Bus:
    """The bus of a node; without Redis, nodes that share a database poll."""
    if not redis_url:
        return NoBus(is_up=not is_shared)
    from stolik.server.bus.redis_bus import RedisBus  # noqa: PLC0415 - only shared servers need Redis

    return RedisBus(redis_url, node, listener)
