"""What remains of a finished game: its record, who sat where, and the ratings."""

from __future__ import annotations

import logging
from functools import partial

import msgspec
import sqlalchemy as sa

from stolik.server.accounts.ratings import Change, Rated, rate, rated_of
from stolik.server.blank import table_decks
from stolik.server.storage import schema
from stolik.server.storage.store import Store
from stolik.server.tables.day_deals.tries import DayResult, result_of_day, storing
from stolik.server.workers.reviews import OFF
from stolik.table.errors import TableError
from stolik.table.record import record_of
from stolik.table.table import Table

logger = logging.getLogger(__name__)


class Result(msgspec.Struct, frozen=True):
    """A finished round, ready to be stored."""

    table_id: str
    round: int
    game: str
    version: int
    finished: int
    names: list[str]
    scores: list[float]
    ranks: list[int]
    record: str
    review: str | None
    people: dict[int, str]
    rated: tuple[Rated, ...] = ()
    decks: table_decks.DeckResult | None = None
    day: str | None = None
    day_result: DayResult | None = None


def result_of(table: Table) -> Result | None:
    """What is to be stored of the round that has just ended; None if it has no record."""
    try:
        record = record_of(table).text()
    except TableError:
        return None
    outcome = table.outcome
    assert outcome is not None
    people = {s: c.player for s, c in enumerate(table.chairs) if c.player is not None}
    return Result(
        table_id=table.id,
        round=table.round,
        game=table.game_id,
        version=table.version,
        finished=table.at,
        names=[chair.name or f"bot ({chair.level})" for chair in table.chairs],
        scores=list(outcome.scores),
        ranks=list(outcome.ranks),
        record=record,
        review=None if table.has_reviews else OFF,
        people=people,
        rated=rated_of(table),
        decks=table_decks.deck_result_of(table),
        day=table.day,
        day_result=result_of_day(table),
    )


async def store_result(store: Store, result: Result) -> bool:
    """Store a finished round once; False when it was stored before."""
    return await store.transact(partial(_insert_all, store, result))


def _insert_all(store: Store, result: Result, connection: sa.Connection) -> bool:
    is_new = _insert(store, result, connection)
    if is_new and result.decks is not None:
        _store_deck_result(store, connection, result.decks)
    return is_new


def _insert(store: Store, result: Result, connection: sa.Connection) -> bool:
    key = {"table_id": result.table_id, "round": result.round}
    columns = [column.name for column in schema.results.columns if column.name != "ratings"]
    values = {name: getattr(result, name) for name in columns}
    new = store.insert(schema.results).values(**values).on_conflict_do_nothing()
    if connection.execute(new).rowcount != 1:
        return False
    for seat, player in result.people.items():
        row = {"seat": seat, "player": player, "finished": result.finished}
        connection.execute(sa.insert(schema.seats).values(**key, **row))
    if result.day is not None and result.day_result is not None:
        for statement in storing(result.table_id, result.day, result.day_result, result.finished):
            connection.execute(statement)
    changes = rate(store, connection, result.game, result.rated) if result.rated else []
    place = (schema.results.c.table_id == result.table_id) & (
        schema.results.c.round == result.round
    )
    rated = [msgspec.to_builtins(change) for change in changes]
    connection.execute(sa.update(schema.results).where(place).values(ratings=rated))
    return True


def _store_deck_result(
    store: Store, connection: sa.Connection, result: table_decks.DeckResult
) -> None:
    """Note a game in its decks; if that fails, its result is still stored."""
    try:
        with connection.begin_nested():
            table_decks.store_deck_result(store, connection, result)
    except (sa.exc.SQLAlchemyError, OSError):
        raise  # the database: everything is retried
    except Exception:
        facts = {"table": result.table, "decks": result.decks}
        logger.exception("a game could not be noted in its decks", extra=facts)


async def played_at(store: Store, table: str, number: int | None, player: str) -> bool:
    """Whether somebody finished this round at a table, or any round."""
    seats = schema.seats
    query = sa.select(seats.c.seat).where(seats.c.table_id == table, seats.c.player == player)
    if number is not None:
        query = query.where(seats.c.round == number)
    return await store.row(query.limit(1)) is not None


async def rating_changes(store: Store, table: str, number: int) -> list[Change]:
    """How a finished round changed the ratings; nothing where that was not kept."""
    results = schema.results
    place = (results.c.table_id == table) & (results.c.round == number)
    row = await store.row(sa.select(results.c.ratings).where(place))
    return [] if row is None else msgspec.convert(row.ratings or [], list[Change])


async def kept_record(store: Store, table: str, number: int | None) -> tuple[str, int]:
    """The record of a round, or of the last one, and which it is; raises `not-now`."""
    results = schema.results
    query = sa.select(results.c.record, results.c.round).where(results.c.table_id == table)
    if number is not None:
        query = query.where(results.c.round == number)
    row = await store.row(query.order_by(results.c.round.desc()).limit(1))
    if row is None:
        raise TableError("not-now", "the record is shown when the game is over")
    return str(row.record), int(row.round)
