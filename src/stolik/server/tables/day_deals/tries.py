"""Tries at deals of the day: one each, and how they compare."""

from __future__ import annotations

from typing import Any

import msgspec
import sqlalchemy as sa

from stolik import protocol
from stolik.kernel.phrase import Phrase
from stolik.kernel.state import State
from stolik.server.accounts.people import Person
from stolik.server.storage import schema
from stolik.server.storage.store import Store
from stolik.server.tables.day_deals.deals import DayDeal, closes, first_open
from stolik.table.errors import TableError
from stolik.table.table import Table

MOST_LINES = 100
"""So many of the best are listed."""


class DayResult(msgspec.Struct, frozen=True):
    """What came of a try: the place among the bots, the score, and that in the game's own units."""

    rank: int
    score: float
    heading: Phrase
    cell: Phrase


def result_of_day(table: Table) -> DayResult | None:
    """What came of a finished game of the day's deal, if its player played it to the end."""
    state, outcome = table.state, table.outcome
    if table.day is None or state is None or outcome is None or not table.people():
        return None
    return _result(state, table.seats_of(table.people()[0])[0])


def _result(state: State, seat: int) -> DayResult:
    outcome, column = state.outcome, state.game.columns(state)[-1]
    assert outcome is not None
    return DayResult(outcome.ranks[seat], outcome.scores[seat], column.heading, column.cells[seat])


def storing(table_id: str, day: str, result: DayResult, finished: int) -> list[sa.Update]:
    """The statement that stores what came of a try; none where that comes too late to count."""
    tries = schema.day_tries
    if finished >= closes(day):
        return []
    mine = (tries.c.table_id == table_id) & (tries.c.day == day)
    return [sa.update(tries).where(mine).values(result=msgspec.to_builtins(result))]


async def begin(store: Store, who: Person, deal: DayDeal, table_id: str) -> str:
    """Note that somebody plays a deal, at this table; returns where, if they had begun before.

    Guests have one try on a browser: whoever has seen the cards there could come as another guest.
    """
    tries = schema.day_tries
    same = (tries.c.day == deal.day) & (tries.c.game == deal.game)
    mine = sa.select(tries.c.table_id).where(same, tries.c.player == who.id)
    here = sa.select(tries.c.player).where(same, tries.c.device == who.device)
    values = {"day": deal.day, "game": deal.game, "player": who.id, "device": who.device}
    new = store.insert(tries).values(**values, table_id=table_id).on_conflict_do_nothing()

    def note(connection: sa.Connection) -> str:
        found = connection.execute(mine).first()
        if found is not None:
            return str(found.table_id)
        if who.login is None and who.device and connection.execute(here.limit(1)).first():
            raise TableError("day-played")
        connection.execute(new)
        return str(connection.execute(mine).one().table_id)

    return await store.transact(note)


async def own_tries(store: Store, day: str, player: str) -> dict[str, Any]:
    """Somebody's tries of a day by game: rows with `table_id`, `result` and the table's `code`."""
    tries, tables = schema.day_tries, schema.tables
    query = (
        sa.select(tries.c.game, tries.c.table_id, tries.c.result, tables.c.code)
        .outerjoin(tables, tables.c.id == tries.c.table_id)
        .where(tries.c.day == day, tries.c.player == player)
    )
    return {row.game: row for row in await store.rows(query)}


async def played(store: Store, day: str) -> dict[str, int]:
    """How many have played each game's deal of a day to its end."""
    tries = schema.day_tries
    query = (
        sa.select(tries.c.game, sa.func.count())
        .where(tries.c.day == day, _is_over(tries))
        .group_by(tries.c.game)
    )
    return dict(await store.rows(query))


async def comparison(
    store: Store, day: str, game: str, player: str | None, now: int
) -> protocol.DayComparison:
    """How all who have played a deal did, the best first; for them, or once it is over."""
    tries, players = schema.day_tries, schema.players
    query = (
        sa.select(tries.c.player, players.c.name, tries.c.result)
        .join(players, players.c.id == tries.c.player)
        .where(tries.c.day == day, tries.c.game == game, _is_over(tries))
    )
    rows = await store.rows(query)
    if now < closes(day) and player not in {row.player for row in rows}:
        raise TableError("day-unplayed")
    found = [(msgspec.convert(row.result, DayResult), row) for row in rows]
    keys = sorted((one.rank, -one.score) for one, _ in found)
    places = {key: number for number, key in reversed(list(enumerate(keys, 1)))}
    lines = [
        protocol.DayLine(
            places[one.rank, -one.score], row.name, one.rank, one.cell, row.player == player
        )
        for one, row in found
    ]
    lines.sort(key=lambda line: (line.place, not line.is_you, line.name))
    shown = [line for number, line in enumerate(lines) if number < MOST_LINES or line.is_you]
    heading = found[0][0].heading if found else None
    return protocol.DayComparison(day, game, len(lines), heading, tuple(shown))


def _is_over(tries: sa.Table) -> sa.ColumnElement[bool]:
    # A JSON column without a value is the SQL NULL here: nothing ever stores JSON's own.
    return sa.cast(tries.c.result, sa.Text).is_not(None)


def is_secret_result(
    table: sa.ColumnElement[str], player: str | None, now: int
) -> sa.ColumnElement[bool]:
    """Whether a finished game is somebody else's try at a deal that can still be played."""
    tries = schema.day_tries
    others = sa.true() if player is None else tries.c.player != player
    since = first_open(now)
    return sa.exists().where(tries.c.table_id == table, tries.c.day >= since, others)
