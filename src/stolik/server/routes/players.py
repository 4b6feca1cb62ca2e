"""Players: profiles, histories, statistics, leaderboards."""

from __future__ import annotations

from typing import Annotated, Any

import sqlalchemy as sa
from litestar import get
from litestar.params import QueryParameter

from stolik import protocol
from stolik.server.accounts.ratings import SETTLED_GAMES, is_provisional, points_of
from stolik.server.routes.base import PROBLEMS, AnyRequest, Key, services, visitor
from stolik.server.routes.games import game_of
from stolik.server.storage import schema
from stolik.server.tables.day_deals.tries import is_secret_result
from stolik.table.errors import TableError

PAGE = 50


@get("/api/players/{player:str}", responses=PROBLEMS, tags=["people"])
async def profile(request: AnyRequest, player: Key) -> protocol.Profile:
    """Return the profile of a player whose id is known from a table."""
    store = services(request).store
    players, ratings, seats = schema.players, schema.ratings, schema.seats
    row = await store.row(sa.select(players).where(players.c.id == player))
    if row is None:
        raise TableError("not-found")
    rated = await store.rows(
        sa.select(ratings).where(ratings.c.player == player).order_by(ratings.c.game)
    )
    counted = await store.row(
        sa.select(sa.func.count()).select_from(seats).where(seats.c.player == player)
    )
    return protocol.Profile(
        player=player,
        name=row.name,
        since=row.created,
        ratings=() if row.login is None else tuple(_rating(one) for one in rated),
        games=counted[0],
    )


def _rating(row: sa.Row[Any]) -> protocol.Rating:
    return protocol.Rating(row.game, points_of(row.mu), row.games, is_provisional(row.games))


@get("/api/players/{player:str}/history", responses=PROBLEMS, tags=["people"])
async def history(
    request: AnyRequest,
    player: Key,
    before: Annotated[int | None, QueryParameter(ge=0, le=2**53)] = None,
) -> protocol.History:
    """List a player's finished games, the newest first."""
    results, seats = schema.results, schema.seats
    same = (results.c.table_id == seats.c.table_id) & (results.c.round == seats.c.round)
    asking = await visitor(request)
    is_open = _may_enter(results.c.table_id, asking).label("is_open")
    is_secret = is_secret_result(results.c.table_id, asking, services(request).clock.now())
    query = (
        sa.select(results, seats.c.seat, is_open)
        .join(seats, same)
        .where(seats.c.player == player, ~is_secret)
    )
    if before is not None:
        query = query.where(seats.c.finished < before)
    rows = await services(request).store.rows(query.order_by(seats.c.finished.desc()).limit(PAGE))
    return protocol.History(
        tuple(
            protocol.ResultLine(
                table=row.table_id if row.is_open else None,
                round=row.round,
                game=row.game,
                finished=row.finished,
                names=tuple(row.names),
                seat=row.seat,
                scores=tuple(row.scores),
                ranks=tuple(row.ranks),
            )
            for row in rows
        )
    )


def _may_enter(table: sa.ColumnElement[str], player: str | None) -> sa.ColumnElement[bool]:
    """Whether the table is listed, or this player sat there: a private one is by link only."""
    tables, others = schema.tables, schema.seats.alias()
    listed = sa.exists().where(tables.c.id == table, tables.c.listed)
    return listed | sa.exists().where(others.c.table_id == table, others.c.player == player)


@get("/api/players/{player:str}/games/{game:str}", responses=PROBLEMS, tags=["people"])
async def statistics(request: AnyRequest, player: Key, game: Key) -> protocol.GameStatistics:
    """Return what is counted over a player's games of one kind."""
    game_of(game)
    parts = services(request)
    known = sa.select(schema.players.c.id).where(schema.players.c.id == player)
    if await parts.store.row(known) is None:
        raise TableError("not-found")
    return await parts.statistics.of(player, game, await visitor(request), parts.clock.now())


@get("/api/games/{game:str}/leaderboard", responses=PROBLEMS, tags=["games"])
async def leaderboard(request: AnyRequest, game: Key) -> protocol.Leaderboard:
    """List the strongest accounts of a game; those with few games come after all others."""
    game_of(game)
    players, ratings = schema.players, schema.ratings
    query = (
        sa.select(ratings, players.c.name)
        .join(players, players.c.id == ratings.c.player)
        .where(ratings.c.game == game, players.c.login.is_not(None))
        .order_by(ratings.c.games < SETTLED_GAMES, ratings.c.mu.desc())
        .limit(PAGE)
    )
    rows = await services(request).store.rows(query)
    ranks = tuple(protocol.Rank(row.player, row.name, _rating(row)) for row in rows)
    return protocol.Leaderboard(game, ranks)


ROUTES = [profile, history, statistics, leaderboard]
