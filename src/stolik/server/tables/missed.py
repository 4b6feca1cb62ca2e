"""What somebody has missed at a table, told once more as it was told then."""

from __future__ import annotations

from typing import Any

from msgspec import Raw

from stolik.server.storage.store import Store
from stolik.server.tables.live_table import LiveTable, Subscriber
from stolik.server.tables.messages import Present
from stolik.table.actions.moves import Moved
from stolik.table.origins import Origin
from stolik.table.table import Table

MOST_MOVES = 30
"""So many moves are told again, the newest; whoever has missed more begins later."""

LONGEST_LOG = 5000
"""No table with more entries is played through once more."""


class _Collected:
    """Takes the messages that a connection would have been sent."""

    def __init__(self) -> None:
        self.messages: list[Raw] = []

    def push(self, message: bytes) -> None:
        self.messages.append(Raw(message))


class _PastTable(LiveTable):
    """A table as it was; who is there is what it is now."""

    def __init__(self, table: Table, live: LiveTable) -> None:
        super().__init__(table)
        self._live = live

    def present(self, now: int) -> Present:
        return self._live.present(now)


class Reader:
    """Who wants to know, and when."""

    def __init__(self, player: str, name: str, origin: Origin, now: int) -> None:
        self.outbox = _Collected()
        outbox: Any = self.outbox
        self.subscriber = Subscriber(player, name, outbox, True, lambda _: None)
        self.subscriber.origin = origin
        self.now = now


async def missed(store: Store, live: LiveTable, seen: int, reader: Reader) -> tuple[Raw, ...]:
    """The welcome that somebody would have got at `seen`, and every update since.

    Nothing if nothing has happened in this round's game, or if it has begun since.
    """
    story = live.table.story
    first = story[0].logged.seq if story else 0
    if live.table.state is None or live.table.seq > LONGEST_LOG or seen < first:
        return ()
    moves = [one.logged.seq for one in story if isinstance(one.logged.entry, Moved)]
    since = [seq for seq in moves if seq > seen]
    if not since:
        return ()
    start = max(seen, since[-MOST_MOVES:][0] - 1)
    past = _PastTable(Table(live.table.id, live.table.code), live)
    for logged in await store.read_log(live.table.id):
        if logged.seq == start + 1:
            if past.table.status != "playing":  # it had not begun
                return ()
            reader.outbox.push(past.welcome(reader.subscriber, None, reader.now))
            past.subscribers.add(reader.subscriber)
        past.broadcast(past.table.fold(logged), reader.now)
    return tuple(reader.outbox.messages)
