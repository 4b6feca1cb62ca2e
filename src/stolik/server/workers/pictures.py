"""Pictures of a table's game: numbers are per table, the bytes hold pixels only."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

from stolik.kernel import pictures as game_pictures
from stolik.kernel.game import Game
from stolik.kernel.options import Options, read_options
from stolik.kernel.record import Record
from stolik.kernel.registry import load
from stolik.server.errors import Wait
from stolik.server.limits.buckets import Buckets
from stolik.server.workers.fair_queue import NOBODY, Caps, FairQueue, QueueFull, Share
from stolik.server.workers.processes import Workers
from stolik.table.errors import TableError
from stolik.table.table import Table

logger = logging.getLogger(__name__)

DECKS_IN_HAND = Caps(person=2, address=6, everybody=64)
"""How many unpainted decks may be waited for: by one person, by one address, by all."""

PATIENCE = 10
"""About how many seconds it takes to paint a deck."""

AT_ONCE, AN_HOUR = 6, 12
"""How many unpainted decks one person may ask for: this many at once, this many an hour."""

ADDRESS_TIMES = 3
"""One address may ask for this many times as much."""

REQUESTS = Caps(person=64, address=256, everybody=1024)
"""How many requests for painted pictures may wait; each takes some milliseconds."""

FORGOTTEN = 60.0
"""A deck that nobody has asked for again for this many seconds is no longer painted."""

STANDARD = 0
"""The set of pictures that a game's default options show."""


class Pictures:
    """Pictures of all tables of this node.

    A game says by `Game.pictures` what it shows. Painting is done by a process of its own:
    neither players nor bots wait for it. Decks are painted in turn, by address and person; the
    standard one has a worker to itself, and what is painted waits for no painting.
    """

    def __init__(self, workers: int) -> None:
        self._painters = Workers(min(1, workers), niceness=15)
        self._standard_painter = Workers(min(1, workers), niceness=15)
        self._packing = FairQueue(1, REQUESTS)
        self._paintings: dict[_Key, _Painting] = {}  # those that are not finished
        self._quotas = (
            Buckets(AN_HOUR / 3600, AT_ONCE),
            Buckets(AN_HOUR * ADDRESS_TIMES / 3600, AT_ONCE * ADDRESS_TIMES),
        )

    @property
    def waiting(self) -> int:
        """How many decks are being painted or wait for it."""
        return len(self._paintings)

    async def close(self) -> None:
        """Stop painting."""
        for painting in self._paintings.values():
            painting.task.cancel()
        await self._painters.close()
        await self._standard_painter.close()

    def begin(
        self, game_id: str, options: dict[str, Any], share: Share
    ) -> asyncio.Task[None] | None:
        """Begin to paint what tables with these options will show.

        Raises `busy` if too much waits, `too-fast` if it is too much for one person or address.
        None if there is nothing to wait for: the deck is painted, or the game has no pictures.
        """
        painting = self._begin(game_id, options, share)
        return None if painting is None else painting.task

    def _begin(self, game_id: str, options: dict[str, Any], share: Share) -> _Painting | None:
        game = load(game_id)
        pictures = game.pictures()
        if pictures is None:
            return None
        wanted = _Wanted(game, pictures, read_options(game.Options, options), options)
        if wanted.is_painted:
            return None
        number = wanted.number
        if number == STANDARD:
            share = NOBODY
        key = _Key(share.address, share.person, game_id, number)
        painting = self._paintings.get(key) or self._of_others(key)
        if painting is None:
            if number != STANDARD:
                self._admit(key)
            painting = self._paintings[key] = _Painting()
            painting.task = asyncio.create_task(self._paint(wanted, share, painting))
            painting.task.add_done_callback(partial(self._ended, key))
        painting.asked = time.monotonic()
        return painting

    def _of_others(self, key: _Key) -> _Painting | None:
        """The same deck requested by others, for somebody whose own request is over the limit.

        Everybody else keeps their own place in the queue; no deck is painted twice.
        """
        found = [
            one for other, one in self._paintings.items() if (other.game, other.number) == key[2:]
        ]
        return found[0] if found and self._refusal(key) is not None else None

    def _refusal(self, key: _Key) -> TableError | None:
        """Why this person may not have one more deck painted now."""
        in_hand = list(self._paintings)
        if len(in_hand) >= DECKS_IN_HAND.everybody:
            return TableError("busy")
        address = [one for one in in_hand if one.address == key.address]
        person = [one for one in address if one.person == key.person]
        if len(person) >= DECKS_IN_HAND.person or len(address) >= DECKS_IN_HAND.address:
            return Wait(PATIENCE)
        return None

    def _admit(self, key: _Key) -> None:
        """Admit one more deck of this person, or raise why not."""
        refusal = self._refusal(key)
        if refusal is not None:
            raise refusal
        if any((one.game, one.number) == key[2:] for one in self._paintings):
            return  # it is painted for others anyway
        people, addresses = self._quotas
        buckets = (people.of(f"{key.address} {key.person}"), addresses.of(key.address))
        for bucket in buckets:
            if not bucket.has():
                raise Wait(bucket.wait())
        for bucket in buckets:
            bucket.take()

    async def _paint(self, wanted: _Wanted, share: Share, painting: _Painting) -> None:
        painters = self._standard_painter if wanted.number == STANDARD else self._painters
        async with painters.queue.turn(share):
            if painting.is_wanted and not wanted.is_painted:
                await painters.run_now(prepare, wanted.game.id, wanted.options)

    def _ended(self, key: _Key, task: asyncio.Task[None]) -> None:
        self._paintings.pop(key, None)
        if not task.cancelled() and task.exception() is not None:
            logger.error("a deck could not be painted", exc_info=task.exception())

    async def of(self, table: Table, number: int, style: str, share: Share) -> bytes | None:
        """The picture of this number as PNG, if it has been shown here."""
        pictures = None if table.game is None else table.game.pictures()
        if pictures is None or table.state is None:
            return None
        state = table.state.copy()
        return await self._packed(
            table.game_id, table.options, lambda: pictures.picture(state, number, style), share
        )

    async def of_record(self, text: str, number: int, style: str, share: Share) -> bytes | None:
        """The same for a finished game, from its record: a rematch has other pictures."""
        record = Record.read(text)
        pictures = load(record.game).pictures()
        if pictures is None:
            return None
        return await self._packed(
            record.game,
            record.options,
            lambda: pictures.picture(record.replay(), number, style),
            share,
        )

    async def _packed(
        self,
        game_id: str,
        options: dict[str, Any],
        pack: Callable[[], bytes | None],
        share: Share,
    ) -> bytes | None:
        for _ in range(2):
            await self._prepare(game_id, options, share)
            try:
                async with self._packing.turn(share):
                    return await asyncio.to_thread(pack)
            except QueueFull:
                raise Wait(1) from None
            except FileNotFoundError:
                continue  # damaged, or thrown away since: it is painted again
        logger.error("painted decks are not kept: can STOLIK_CACHE be written to?")
        raise TableError("busy")

    async def _prepare(self, game_id: str, options: dict[str, Any], share: Share) -> None:
        painting = self._begin(game_id, options, share)
        if painting is None:
            return
        painting.waiters += 1
        try:
            await asyncio.shield(painting.task)
        finally:
            painting.waiters -= 1


class _Key(NamedTuple):
    """The key of a painting: who asked for which deck."""

    address: str
    person: str
    game: str
    number: int


class _Wanted(NamedTuple):
    """A deck as its game knows it."""

    game: Game
    pictures: game_pictures.Pictures
    chosen: Options
    options: dict[str, Any]

    @property
    def number(self) -> int:
        """Which of the game's decks it is."""
        return self.pictures.picture_set(self.chosen)

    @property
    def is_painted(self) -> bool:
        """Whether nothing is left to paint."""
        return self.pictures.is_prepared(self.chosen)


class _Painting:
    """A deck that is painted or waits for it."""

    task: asyncio.Task[None]

    def __init__(self) -> None:
        self.waiters = 0  # requests that wait for it
        self.asked = 0.0

    @property
    def is_wanted(self) -> bool:
        """Whether somebody waits for it, or asked for it a short while ago."""
        return self.waiters > 0 or time.monotonic() - self.asked < FORGOTTEN


def prepare(game_id: str, options: dict[str, Any]) -> int:
    """Paint what a game's tables will ask for; this runs in the worker."""
    game = load(game_id)
    pictures = game.pictures()
    assert pictures is not None  # nobody asks for the others
    pictures.prepare(read_options(game.Options, options))
    return 0
