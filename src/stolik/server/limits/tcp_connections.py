"""Open TCP connections and what is read from them, counted by address."""

from __future__ import annotations

from functools import lru_cache
from typing import Protocol

from stolik.server.limits.addresses import AddressList
from stolik.server.limits.buckets import Buckets

RESERVED_FILES = 128
"""File descriptors that a node needs besides its connections: database, workers, listeners."""

MOST_FILES = 65_536
"""The most that is ever requested."""

WITHOUT_LIMIT = 10_000
"""Connections of a node where the system does not say how many files it may open."""

MOST_WAITING = 2_000
"""Connections of a node that wait for their clients, 6 to 12 kB of memory each."""

READS_PER_SECOND = 50.0
READS_AT_ONCE = 600.0
BYTES_PER_READ = 4096
"""What is read from one address before requests are told apart: this many reads, and as many
again for each of these pieces in them. More is read slowly."""


class Closable(Protocol):
    """A connection that can be closed at once."""

    def abort(self) -> None:
        """Close it without an answer."""


class TcpConnections:
    """All connections of a node, by the address that they come from.

    One address may hold `per_address`. Trusted proxies may hold any number, because everybody comes
    through them. When `capacity` is reached, or so many wait for the rest of a request that they
    cost memory, the address with most waiting connections loses its oldest, unless the newcomer's
    address has as many: nobody can keep others out with waiting connections.
    """

    def __init__(self, per_address: int, capacity: int, proxies: AddressList) -> None:
        self.per_address = per_address
        self.capacity = capacity
        self.refused = 0
        self._is_proxy = lru_cache(proxies.__contains__)  # checked at every read
        self._open: dict[Closable, str] = {}
        self._counts: dict[str, int] = {}
        self._waiting: dict[str, dict[Closable, None]] = {}
        self._waiting_count = 0
        self._reads = Buckets(READS_PER_SECOND, READS_AT_ONCE)

    def __len__(self) -> int:
        return len(self._open)

    def admit(self, connection: Closable, address: str) -> bool:
        """Count a connection; False when there is no place for it."""
        count = self._counts.get(address, 0)
        is_full = count >= self.per_address and not self._is_proxy(address)
        has_room = len(self._open) < self.capacity and self._waiting_count < MOST_WAITING
        if is_full or not (has_room or self._make_room(count)):
            self.refused += 1
            return False
        self._open[connection] = address
        self._counts[address] = count + 1
        self.set_waiting(connection, True)
        return True

    def release(self, connection: Closable) -> None:
        """Stop counting a connection; nothing happens if it is not counted."""
        address = self._open.get(connection)
        if address is None:
            return
        self.set_waiting(connection, False)
        del self._open[connection]
        self._counts[address] -= 1
        if not self._counts[address]:
            del self._counts[address]

    def set_waiting(self, connection: Closable, is_waiting: bool) -> None:
        """Note whether a connection waits for its client: those are closed first at capacity."""
        address = self._open.get(connection)
        if address is None:
            return
        theirs = self._waiting.setdefault(address, {})
        self._waiting_count -= len(theirs)
        if is_waiting:
            theirs.setdefault(connection)
        else:
            theirs.pop(connection, None)
        self._waiting_count += len(theirs)
        if not theirs:
            del self._waiting[address]

    def may_read(self, connection: Closable, size: int) -> bool:
        """Count a read of `size` bytes; False when its address has sent too much."""
        address = self._open.get(connection)
        if address is None or self._is_proxy(address):
            return True
        bucket = self._reads.of(address)
        cost = 1.0 + size / BYTES_PER_READ
        if bucket.take(cost):
            return True
        bucket.consume(cost)
        return False

    def _make_room(self, held: int) -> bool:
        """Close the oldest waiting connection of the address with most, if more than `held`."""
        largest = max(self._waiting.values(), key=len, default=None)
        if largest is None or len(largest) <= held:
            return False
        oldest = next(iter(largest))
        self.release(oldest)
        self.refused += 1
        oldest.abort()
        return True


def connection_capacity() -> int:
    """How many connections this process may hold; the system's limit is raised if it can be."""
    try:
        import resource  # noqa: PLC0415 - not on every system
    except ImportError:
        return WITHOUT_LIMIT
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        soft = wanted
    limit = MOST_FILES if soft == resource.RLIM_INFINITY else soft
    return max(RESERVED_FILES, limit - RESERVED_FILES)
