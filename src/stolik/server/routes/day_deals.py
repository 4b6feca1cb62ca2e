"""The deal of the day: what there is today, playing it, and how others did."""

from __future__ import annotations

from typing import Annotated

from litestar import get, post
from litestar.params import QueryParameter

from stolik import protocol
from stolik.kernel.game import Game
from stolik.kernel.options import changed_options
from stolik.kernel.record import options_line
from stolik.kernel.registry import usable
from stolik.server.accounts.origins import origin_of
from stolik.server.routes.base import (
    PROBLEMS,
    AnyRequest,
    Key,
    address_of,
    person,
    services,
    visitor,
)
from stolik.server.routes.games import game_of
from stolik.server.routes.tables import store_table
from stolik.server.tables.codes import new_id
from stolik.server.tables.day_deals import tries
from stolik.server.tables.day_deals.deals import DayDeal, closes, day_at, deals_of, ends
from stolik.server.tables.messages import table_info
from stolik.server.workers.fair_queue import Share
from stolik.table.actions.deal import ListClosed
from stolik.table.actions.seats import Sat
from stolik.table.actions.setup import Made, SeatPlan
from stolik.table.deal import digest_of
from stolik.table.entries import Logged
from stolik.table.errors import TableError
from stolik.table.names import visible

Day = Annotated[str | None, QueryParameter(name="day", pattern=r"\A\d{4}-\d{2}-\d{2}\Z")]


@get("/api/days", responses=PROBLEMS, tags=["day"])
async def deals(request: AnyRequest, day: Day = None) -> protocol.DayDeals:
    """List the deals of today, or of a day that is over, and how far I am with them."""
    parts, player = services(request), await visitor(request)
    now = parts.clock.now()
    today, games = day_at(now), usable()[0]
    chosen = _day_or(today, day)
    found = await deals_of(parts.store, chosen, games, make=chosen == today)
    mine = {} if player is None else await tries.own_tries(parts.store, chosen, player)
    counts = await tries.played(parts.store, chosen)
    is_shown = bool(found) and now >= closes(chosen)

    def line(deal: DayDeal) -> protocol.DayDeal:
        own = mine.get(deal.game)
        return protocol.DayDeal(
            game=deal.game,
            levels=deal.levels,
            players=counts.get(deal.game, 0),
            commitment=deal.commitment,
            secret=deal.secret if is_shown else None,
            table=None if own is None else own.code,
            is_played=own is not None and own.result is not None,
        )

    until = ends(chosen) if found else now
    return protocol.DayDeals(chosen, until, tuple(line(deal) for deal in found))


@post("/api/days/{game:str}", status_code=200, responses=PROBLEMS, tags=["day"])
async def play(request: AnyRequest, game: Key) -> protocol.TableInfo:
    """Play today's deal of a game: make its table, or go on at the one I have."""
    parts, who = services(request), await person(request)
    now, known = parts.clock.now(), game_of(game)
    deal = (await deals_of(parts.store, day_at(now), [known], make=True))[0]
    rules = known.under(deal.version)
    if rules is None:
        raise TableError("version-gone")
    parts.guard.check_new_table(request.scope, who.id)
    table_id = await tries.begin(parts.store, who, deal, new_id())
    live = await parts.hub.find(table_id)
    if live is None:
        made = _made(deal, who.id)
        origin = origin_of(table_id, who, address_of(request))
        sat = Sat(deal.levels.index(None), who.id, visible(who.name), origin=origin)
        steps = (made, sat, _closed(rules, len(deal.levels)))
        first = [Logged(seq, now, step, who.id) for seq, step in enumerate(steps, 1)]
        parts.pictures.begin(made.game, made.options, Share(address_of(request), who.id))
        live = await store_table(parts, table_id, first)
    return table_info(live.table, live.present(now))


def _made(deal: DayDeal, player: str) -> Made:
    plans = tuple(SeatPlan(level) for level in deal.levels)
    return Made(deal.game, deal.version, plans, player, deal.secret, friendly=True, day=deal.day)


def _closed(game: Game, seats: int) -> ListClosed:
    """The start: nobody has a part in the deal, so the game begins with it."""
    options = changed_options(game.rules(seats).options)
    return ListClosed("", digest_of(options_line(options)))


@get("/api/days/{game:str}/comparison", responses=PROBLEMS, tags=["day"])
async def comparison(request: AnyRequest, game: Key, day: Day = None) -> protocol.DayComparison:
    """Show how all who have played a deal did; only to those who have, until its day is over."""
    parts, player = services(request), await visitor(request)
    known, now = game_of(game), parts.clock.now()
    return await tries.comparison(parts.store, _day_or(day_at(now), day), known.id, player, now)


def _day_or(today: str, day: str | None) -> str:
    """The day that is asked for; raises `not-found` for one that no calendar has."""
    try:
        ends(day or today)
    except (ValueError, OverflowError):
        raise TableError("not-found", "no such day") from None
    return day or today


ROUTES = [deals, play, comparison]
