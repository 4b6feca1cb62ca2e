"""A queue for scarce slots that no client can fill for the others.

Start-time fair queueing in three levels: addresses share the slots equally, then the people of one
address, then the tables of one person. Shares are counted in seconds of use, not in pieces, so a
hundred long pieces of one person delay a short piece of another by at most the one that runs.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from time import monotonic
from typing import Final, NamedTuple

EXPECTED: Final = 1.0
"""Seconds that a piece is charged with while it runs; at its end it is charged with its own."""

LEAST: Final = 0.001
"""Seconds that every piece costs at least, so that turns alternate between pieces of no length."""

KEPT: Final = 32
"""Children of a node above which those are forgotten that neither have work nor owe time."""


class QueueFull(Exception):  # noqa: N818 - reads as what it is
    """Raised when too much of a person, of an address or of everybody waits already."""


class Share(NamedTuple):
    """Who a piece of work is charged to. Background work runs only while nothing else waits."""

    address: str = ""
    person: str = ""
    table: str = ""
    background: bool = False


NOBODY: Final = Share()
"""Work of the server itself."""


class Caps(NamedTuple):
    """How many pieces may wait: of one person, of one address, of everybody."""

    person: int
    address: int
    everybody: int


class FairQueue:
    """A number of slots; the next one goes to whoever has used least so far."""

    def __init__(
        self, slots: int, caps: Caps | None = None, clock: Callable[[], float] = monotonic
    ) -> None:
        self.slots = slots
        self.caps = caps
        self._clock = clock
        self._free = slots
        self._roots = (_Node(), _Node())  # attended work, background work

    @property
    def waiting(self) -> int:
        """How many pieces wait."""
        return sum(root.waiting for root in self._roots)

    def waiting_of(self, share: Share) -> int:
        """How many pieces of this person wait."""
        return self._waiting(share, 2)

    def has_room(self, share: Share) -> bool:
        """Whether one more piece of this person may wait."""
        caps = self.caps
        return caps is None or (
            self._waiting(share, 2) < caps.person
            and self._waiting(share, 1) < caps.address
            and self.waiting < caps.everybody
        )

    def load(self, share: Share) -> float:
        """How many contend for each slot, this one included.

        Counted are addresses, or pieces of this address, whichever are more: of another address
        only one counts, however much it has waiting.
        """
        root = self._roots[share.background]
        own = 1
        addresses = 1
        for name, child in root.children.items():
            if name == share.address:
                own += child.waiting
            elif child.waiting:
                addresses += 1
        return max(addresses, own) / self.slots

    @asynccontextmanager
    async def turn(self, share: Share) -> AsyncIterator[None]:
        """Wait for a slot and hold it; raises QueueFull instead of waiting with too many."""
        piece = await self.enter(share)
        try:
            yield
        finally:
            self.leave(piece)

    async def enter(self, share: Share) -> Piece:
        """Wait for a slot, to be given back with `leave`; raises QueueFull."""
        if not self.has_room(share):
            raise QueueFull(share)
        piece = self._join(share)
        self._grant()
        try:
            await piece.granted
        except asyncio.CancelledError:
            self._withdraw(piece)
            raise
        return piece

    def leave(self, piece: Piece) -> None:
        """Give a slot back; its use is charged to whoever had it."""
        self._free += 1
        piece.charge(max(LEAST, self._clock() - piece.begun) - EXPECTED)
        for each in piece.path:
            each.running -= 1
        self._tidy(piece)
        self._grant()

    def _waiting(self, share: Share, depth: int) -> int:
        total = 0
        for root in self._roots:
            node: _Node | None = root
            for name in (share.address, share.person)[:depth]:
                node = node.children.get(name) if node is not None else None
            total += node.waiting if node is not None else 0
        return total

    def _join(self, share: Share) -> Piece:
        node = self._roots[share.background]
        path = [node]
        for name in (share.address, share.person, share.table):
            node = node.child(name)
            path.append(node)
        piece = Piece(path, asyncio.get_running_loop().create_future())
        node.pieces.append(piece)
        for each in path:
            each.waiting += 1
        return piece

    def _grant(self) -> None:
        while self._free and self.waiting:
            piece = self._next()
            self._free -= 1
            piece.has_slot = True
            piece.begun = self._clock()
            piece.charge(EXPECTED)
            if not piece.granted.done():  # else its task was cancelled and gives the slot back
                piece.granted.set_result(None)

    def _next(self) -> Piece:
        node = next(root for root in self._roots if root.waiting)
        path = [node]
        while node.children:
            node = node.pick()
            path.append(node)
        piece = node.pieces.popleft()
        for each in path:
            each.waiting -= 1
            each.running += 1
        return piece

    def _withdraw(self, piece: Piece) -> None:
        """The waiting task was cancelled, before its turn or just as it came."""
        if piece.has_slot:
            self.leave(piece)
            return
        piece.path[-1].pieces.remove(piece)
        for each in piece.path:
            each.waiting -= 1
        self._tidy(piece)

    def _tidy(self, piece: Piece) -> None:
        root = piece.path[0]
        if root.is_idle:
            root.children.clear()  # the queue is empty: no debts to keep
            return
        for node in piece.path[:-1]:
            node.forget_idle()


class _Node:
    """An address, a person or a table, or everything; `used` is its place in its parent's time."""

    __slots__ = ("children", "most", "now", "pieces", "running", "used", "waiting")

    def __init__(self, used: float = 0.0) -> None:
        self.children: dict[str, _Node] = {}
        self.pieces: deque[Piece] = deque()
        self.used = used
        self.most = KEPT
        self.now = 0.0  # the virtual time of its children
        self.waiting = 0
        self.running = 0

    @property
    def is_idle(self) -> bool:
        return not self.waiting and not self.running

    def child(self, name: str) -> _Node:
        """A child that gets work; time in which it had none earns it nothing."""
        found = self.children.get(name)
        if found is None:
            found = self.children[name] = _Node(self.now)
        elif found.is_idle:
            found.used = max(found.used, self.now)
        return found

    def pick(self) -> _Node:
        """The child with work that has used least."""
        waiting = (child for child in self.children.values() if child.waiting)
        chosen = min(waiting, key=lambda child: child.used)
        self.now = max(self.now, chosen.used)
        return chosen

    def forget_idle(self) -> None:
        """Forget children that neither have work nor owe time, when they have doubled."""
        if len(self.children) > self.most:
            self.children = {
                name: child
                for name, child in self.children.items()
                if not child.is_idle or child.used > self.now
            }
            self.most = max(KEPT, 2 * len(self.children))


class Piece:
    """One piece of work that waits or runs."""

    __slots__ = ("begun", "granted", "has_slot", "path")

    def __init__(self, path: list[_Node], granted: asyncio.Future[None]) -> None:
        self.path = path  # everything, address, person, table
        self.granted = granted
        self.has_slot = False
        self.begun = 0.0

    def charge(self, seconds: float) -> None:
        """Count seconds of use to everybody the piece belongs to."""
        for node in self.path[1:]:
            node.used += seconds
