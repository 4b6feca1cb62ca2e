"""Days off: announce them, take them back."""

from __future__ import annotations

from litestar import get, post
from litestar.params import JSONBody

from stolik import protocol
from stolik.server.accounts import days_off
from stolik.server.routes.base import PROBLEMS, AnyRequest, person, services


@get("/api/days-off", responses=PROBLEMS, tags=["people"])
async def announced(request: AnyRequest) -> protocol.DaysOff:
    """Tell which days off I have announced, and how many are left this year."""
    parts, who = services(request), await person(request)
    return await days_off.announced(parts.store, who.id, parts.clock.now())


@post("/api/days-off", status_code=200, responses=PROBLEMS, tags=["people"])
async def announce(request: AnyRequest, data: JSONBody[protocol.DaysOffBody]) -> protocol.DaysOff:
    """Announce days off: in them my clocks in long games stand still."""
    parts, who = services(request), await person(request)
    await days_off.announce(parts.store, who.id, data, parts.clock.now())
    await parts.hub.long_games.note_everywhere(who.id)
    return await days_off.announced(parts.store, who.id, parts.clock.now())


@post("/api/days-off/end", status_code=200, responses=PROBLEMS, tags=["people"])
async def take_back(
    request: AnyRequest, data: JSONBody[protocol.EndDaysOffBody]
) -> protocol.DaysOff:
    """Take back days off, or end those that have begun."""
    parts, who = services(request), await person(request)
    await days_off.take_back(parts.store, who.id, data.begin, parts.clock.now())
    await parts.hub.long_games.note_everywhere(who.id)
    return await days_off.announced(parts.store, who.id, parts.clock.now())


ROUTES = [announced, announce, take_back]
