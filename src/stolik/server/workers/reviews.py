"""Reviews of finished games: made by a worker part by part, once, and kept with the record."""

from __future__ import annotations

import logging
import pickle
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from time import monotonic
from typing import Any, Final, Literal, NamedTuple

import msgspec
import sqlalchemy as sa

from stolik import protocol
from stolik.kernel.record import Record
from stolik.kernel.seat import Seat
from stolik.kernel.state import State
from stolik.review import Judgement, Part, Review, join, judge_instead, parts_of, review_part
from stolik.review.hints import Hint, hint_of
from stolik.server.errors import Wait
from stolik.server.storage import schema
from stolik.server.storage.store import Store
from stolik.server.workers.fair_queue import Caps, QueueFull, Share
from stolik.server.workers.processes import TookTooLong, Workers
from stolik.table.errors import TableError

logger = logging.getLogger(__name__)

CAPS: Final = Caps(person=2, address=8, everybody=256)
"""How many games may wait for their next part, or hints: of one person, of one address, of all."""
LIMIT: Final = 120.0
"""Seconds that a part of some moves may take; most take one."""
FORGOTTEN: Final = 60.0
"""A review that nobody has asked for again for this many seconds is given up."""
REMEMBERED: Final = 512
"""This many games that could not be reviewed are not tried again."""
OFF: Final = "off"
"""Stands in place of a review where the host switched it off."""

Key = tuple[str, int]
"""A table's id and the round."""


class _Running:
    """A review that is being made."""

    def __init__(self, of: int) -> None:
        self.done = 0
        self.of = of
        self.asked = monotonic()


class Kept(NamedTuple):
    """A finished game whose review is asked for."""

    table: str
    round: int
    record: str


class Reviews:
    """The reviews of all tables of this node."""

    def __init__(
        self,
        store: Store,
        workers: int,
        spawn: Callable[[Coroutine[Any, Any, None]], object],
    ) -> None:
        self._store = store
        self._spawn = spawn
        self._workers = Workers(min(1, workers), niceness=15, caps=CAPS)
        self._running: dict[Key, _Running] = {}
        self._failed: OrderedDict[Key, None] = OrderedDict()

    async def close(self) -> None:
        """Stop reviewing."""
        await self._workers.close()

    async def get(self, game: Kept, share: Share, *, begin: bool) -> protocol.ReviewAnswer:
        """The review of a game, or how far it is; with `begin` it is made if there is none."""
        stored = await self._stored(game)
        if stored == OFF:
            return _answer("off")
        if stored is not None:
            return _answer("ready", review=msgspec.json.decode(stored, type=Review))
        key = (game.table, game.round)
        if key in self._failed:
            return _answer("failed")
        running = self._running.get(key)
        if running is None:
            if not begin:
                return _answer("none")
            running = self._running[key] = _Running(len(parts_of(Record.read(game.record))))
            self._spawn(self._make(game, running, share))
        running.asked = monotonic()
        return _answer("working", done=running.done, of=running.of)

    async def hint(self, state: State, seat: Seat, step: int, seed: int, share: Share) -> Hint:
        """What the coach says about a move at hand; it comes before the next part of a review."""
        made = await self._made_now(make_hint, pickle.dumps(state), seat, step, seed, share=share)
        return msgspec.json.decode(made, type=Hint)

    async def judge(self, text: str, step: int, move: str, share: Share) -> Judgement:
        """What the coach says about a move after `step` moves of a finished game."""
        made = await self._made_now(judge_move, text, step, move, share=share)
        return msgspec.json.decode(made, type=Judgement)

    async def _made_now(self, work: Callable[..., bytes], *task: object, share: Share) -> bytes:
        """What somebody waits for; raises `too-fast` or `busy`."""
        try:
            return await self._workers.run(work, *task, limit=LIMIT, share=share)
        except QueueFull:
            raise Wait(1, "the coach is asked one question after the other") from None
        except TookTooLong:
            raise TableError("busy") from None

    async def _make(self, game: Kept, running: _Running, share: Share) -> None:
        """Have all parts made, one after the other, each in its turn; then keep the review."""
        key = (game.table, game.round)
        parts: list[bytes] = []
        try:
            for number in range(running.of):
                if monotonic() - running.asked > FORGOTTEN:
                    return
                parts.append(
                    await self._workers.run(
                        make_part, game.record, number, limit=LIMIT, share=share
                    )
                )
                running.done = number + 1
            whole = await self._workers.run(join_parts, game.record, parts, share=share)
            await self._keep(game, whole)
        except QueueFull:
            return  # asked again, it is tried again
        except Exception:
            logger.exception("a game could not be reviewed", extra={"table": game.table})
            self._failed[key] = None
            if len(self._failed) > REMEMBERED:
                self._failed.popitem(last=False)
        finally:
            del self._running[key]

    async def _stored(self, game: Kept) -> str | None:
        results = schema.results
        query = sa.select(results.c.review).where(_place(game))
        row = await self._store.row(query)
        return None if row is None or row.review is None else str(row.review)

    async def _keep(self, game: Kept, review: str) -> None:
        change = sa.update(schema.results).where(_place(game), schema.results.c.review.is_(None))

        def write(connection: sa.Connection) -> None:
            connection.execute(change.values(review=review))

        await self._store.transact(write)


def _place(game: Kept) -> sa.ColumnElement[bool]:
    results = schema.results
    return (results.c.table_id == game.table) & (results.c.round == game.round)


def _answer(
    state: Literal["ready", "working", "none", "off", "failed"],
    done: int = 0,
    of: int = 0,
    review: Review | None = None,
) -> protocol.ReviewAnswer:
    return protocol.ReviewAnswer(state, done, of, review)


def make_part(text: str, number: int) -> bytes:
    """Review one part of a record; this runs in the worker."""
    record = Record.read(text)
    return msgspec.json.encode(review_part(record, parts_of(record)[number]))


def make_hint(state: bytes, seat: Seat, step: int, seed: int) -> bytes:
    """Judge the move at hand from the seat's perspective; this runs in the worker."""
    found = pickle.loads(state)  # our own bytes, from our own process
    return msgspec.json.encode(hint_of(found, seat, step, seed=seed))


def judge_move(text: str, step: int, move: str) -> bytes:
    """Judge another move than the one that was made; this runs in the worker."""
    record = Record.read(text)
    return msgspec.json.encode(judge_instead(record, step, record.find_game().parse(move)))


def join_parts(text: str, parts: list[bytes]) -> str:
    """Join the parts of a review; this runs in the worker."""
    read = [msgspec.json.decode(part, type=Part) for part in parts]
    return msgspec.json.encode(join(Record.read(text), read)).decode()
