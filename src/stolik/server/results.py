"""What remains of a finished game: its record, who sat where, and the ratings."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec
import sqlalchemy as sa
from openskill.models import PlackettLuce
from sqlalchemy.ext.asyncio import AsyncConnection

from stolik.server import library
from stolik.server.decks import add_version
from stolik.server.storage import schema
from stolik.server.storage.store import Store
from stolik.table.errors import TableError
from stolik.table.record import record_of
from stolik.table.table import Table

MODEL = PlackettLuce()


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
    people: dict[int, str]
    rated: dict[int, str]
    deck: str | None = None
    deck_data: dict[str, Any] | None = None
    library: library.Leavings | None = None


def result_of(table: Table) -> Result | None:
    """What is to be stored of the round that has just ended; None if it cannot be told."""
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
        people=people,
        rated=_rated(table, people),
        deck=table.deck,
        deck_data=_deck_after(table),
        library=library.leavings_of(table),
    )


def _deck_after(table: Table) -> dict[str, Any] | None:
    """What the game made of the kept deck it was played with."""
    change: Callable[[object], dict[str, Any]] | None = getattr(table.game, "deck_after", None)
    return None if change is None or table.deck is None else change(table.state)


def _rated(table: Table, people: dict[int, str]) -> dict[int, str]:
    """Seats that count: one for each person who played to the end."""
    rated: dict[int, str] = {}
    for seat, player in people.items():
        if player not in rated.values() and not table.chairs[seat].is_stand_in:
            rated[seat] = player
    return rated if len(rated) > 1 else {}


async def store_result(store: Store, result: Result) -> bool:
    """Store a finished round once; False when it was stored before."""
    key = {"table_id": result.table_id, "round": result.round}
    columns = [column.name for column in schema.results.columns]
    values = {name: getattr(result, name) for name in columns}
    async with store.begin() as connection:
        new = store.insert(schema.results).values(**values).on_conflict_do_nothing()
        if (await connection.execute(new)).rowcount != 1:
            return False
        for seat, player in result.people.items():
            row = {"seat": seat, "player": player, "finished": result.finished}
            await connection.execute(sa.insert(schema.seats).values(**key, **row))
        if result.rated:
            await _rate(store, connection, result)
        if result.deck is not None and result.deck_data is not None:
            await add_version(
                connection,
                result.deck,
                data=result.deck_data,
                table_id=result.table_id,
                now=result.finished,
            )
        if result.library is not None:
            await library.leave(store, connection, result.library)
    return True


async def _rate(store: Store, connection: AsyncConnection, result: Result) -> None:
    known = await _ratings(connection, result.game, list(result.rated.values()))
    rated = {seat: player for seat, player in result.rated.items() if player in known}
    teams = [[MODEL.rating(*known[player][:2])] for player in rated.values()]
    if len(teams) < 2:
        return
    ranks = [float(result.ranks[seat]) for seat in rated]
    for player, (rating,) in zip(rated.values(), MODEL.rate(teams, ranks=ranks), strict=True):
        values = {
            "mu": rating.mu,
            "sigma": rating.sigma,
            "ordinal": rating.ordinal(),
            "games": known[player][2] + 1,
        }
        row = store.insert(schema.ratings).values(player=player, game=result.game, **values)
        await connection.execute(
            row.on_conflict_do_update(index_elements=["player", "game"], set_=values)
        )


async def _ratings(
    connection: AsyncConnection, game: str, players: Sequence[str]
) -> dict[str, tuple[float | None, float | None, int]]:
    """What is known of these players, without those who have deleted themselves."""
    players_, ratings = schema.players, schema.ratings
    alive = sa.select(players_.c.id).where(players_.c.id.in_(players))
    if connection.dialect.name == "postgresql":
        alive = alive.order_by(players_.c.id).with_for_update()  # two games may end at once
    known: dict[str, tuple[float | None, float | None, int]] = {
        row.id: (None, None, 0) for row in await connection.execute(alive)
    }
    query = sa.select(ratings).where(ratings.c.game == game, ratings.c.player.in_(known))
    for row in await connection.execute(query):
        known[row.player] = (row.mu, row.sigma, row.games)
    return known


async def kept_record(store: Store, table: str, number: int | None) -> tuple[str, int]:
    """The record of a round, or of the last one, and which it is; raises `not-now`."""
    results = schema.results
    query = sa.select(results.c.record, results.c.round).where(results.c.table_id == table)
    if number is not None:
        query = query.where(results.c.round == number)
    row = await store.row(query.order_by(results.c.round.desc()).limit(1))
    if row is None:
        raise TableError("not-now", "the record is told when the game is over")
    return str(row.record), int(row.round)
