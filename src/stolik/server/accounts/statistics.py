"""What is counted over a player's games: one page for each game.

Each finished game is counted once, from its record, and what was counted is kept with the seat.
Games from before that was kept are counted when somebody looks, some of them at a time.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
import sqlalchemy as sa

from stolik.kernel.outcome import Tally
from stolik.kernel.record import Record
from stolik.kernel.registry import load
from stolik.protocol.http import GameStatistics, SummedTally
from stolik.server.storage import schema
from stolik.server.storage.faults import StorageDown
from stolik.server.storage.store import Store
from stolik.server.tables.day_deals.tries import is_secret_result

logger = logging.getLogger(__name__)

AT_ONCE = 20
"""So many older games are counted for one look; the page looks again while some remain."""

MOST_GAMES = 2000
"""Of so many games of a player, the newest, the page tells."""

Game = tuple[str, int]
"""A finished game: its table and its round."""


class Counted(msgspec.Struct, frozen=True):
    """What one game adds to the statistics of the player of one seat."""

    won: bool
    tallies: tuple[Tally, ...] = ()


def count_record(text: str) -> tuple[Counted, ...]:
    """What a game adds for each seat; nothing if its rules are no longer supported.

    Every record of ours was played by its rules, so anything that goes wrong with one is a fault of
    its own, which must not keep the others from being counted.
    """
    try:
        record = Record.read(text)
        outcome = record.replay().outcome
        turns = [(turn.seat, turn.move) for turn in record.turns]
        tallies = record.find_game().tallies(record.replay(0), turns)
    except Exception as error:
        logger.info("a game is not counted", extra={"reason": str(error)[:200]})
        return ()
    return tuple(
        Counted(seat in outcome.winners, tallies[seat] if tallies else ())
        for seat in range(record.seats)
    )


async def note_tallies(store: Store, table: str, number: int) -> None:
    """Count a finished game, beside everything else, and keep what it adds with its seats."""
    try:
        await _count(store, (table, number))
    except StorageDown:
        return  # it is counted when somebody looks


async def _count(store: Store, game: Game) -> tuple[Counted, ...]:
    results, seats = schema.results, schema.seats
    place = (results.c.table_id == game[0]) & (results.c.round == game[1])
    row = await store.row(sa.select(results.c.record).where(place))
    if row is None:
        return ()
    counted = await asyncio.to_thread(count_record, row.record)
    mine = (seats.c.table_id == game[0]) & (seats.c.round == game[1])
    changes = [
        sa.update(seats).where(mine, seats.c.seat == seat).values(counted=msgspec.to_builtins(one))
        for seat, one in enumerate(counted)
    ]
    await store.run(*changes or [sa.update(seats).where(mine).values(counted={})])
    return counted


class StatisticsPages:
    """Adds up what was kept; one look at a time counts older games."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._counting = asyncio.Lock()

    async def of(self, player: str, game: str, asking: str | None, now: int) -> GameStatistics:
        """The statistics of a player in a game, as `asking` may know them."""
        rows = await self._rows(player, game, asking, now)
        missing = [row for row in rows if row.counted is None]
        if missing:
            async with self._counting:
                rows = await self._rows(player, game, asking, now)
                missing = [row for row in rows if row.counted is None]
                for row in missing[:AT_ONCE]:
                    await _count(self._store, (row.table_id, row.round))
            rows = await self._rows(player, game, asking, now)
        known = [_read(row.counted) for row in rows if row.counted is not None]
        return GameStatistics(
            player=player,
            game=game,
            games=len(rows),
            won=sum(one.won for one in known),
            tallies=summed(tally for one in known for tally in one.tallies),
            written=await self._written(player) if load(game).has_library() else None,
            pending=len(rows) - len(known),
        )

    async def _rows(self, player: str, game: str, asking: str | None, now: int) -> Sequence[Any]:
        """The newest games of a player; of one with several seats only the first is theirs."""
        results, seats = schema.results, schema.seats
        same = (results.c.table_id == seats.c.table_id) & (results.c.round == seats.c.round)
        is_secret = is_secret_result(results.c.table_id, asking, now)
        query = (
            sa.select(seats.c.table_id, seats.c.round, seats.c.seat, seats.c.counted)
            .join(results, same)
            .where(seats.c.player == player, results.c.game == game, ~is_secret)
            .order_by(seats.c.finished.desc(), seats.c.seat.desc())
            .limit(MOST_GAMES)
        )
        first = {(row.table_id, row.round): row for row in await self._store.rows(query)}
        return list(first.values())

    async def _written(self, player: str) -> int:
        """How many rules of theirs were accepted into decks."""
        rewards = schema.rewards
        mine = (rewards.c.player == player) & (rewards.c.stage == "accepted")
        rows = await self._store.rows(
            sa.select(rewards.c.card).where(mine, rewards.c.bot.is_(None)).limit(MOST_GAMES)
        )
        return sum(bool(row.card) and row.card.get("kind") == "rule" for row in rows)


def _read(kept: object) -> Counted:
    """What was kept of a game; nothing where it could not be counted."""
    return msgspec.convert(kept, Counted) if kept else Counted(won=False)


def summed(tallies: Iterable[Tally]) -> tuple[SummedTally, ...]:
    """Add up what is counted alike, in the order in which it was first counted."""
    totals: dict[tuple[str, str], SummedTally] = {}
    for one in tallies:
        key = (one.topic, one.part)
        before = totals.get(key)
        hits, of = (before.hits, before.of) if before else (0, 0)
        totals[key] = SummedTally(one.topic, one.part, one.name, hits + one.hits, of + one.of)
    return tuple(totals.values())
