"""Who am I: guests, accounts, logging in and out."""

from __future__ import annotations

from litestar import Response, get, post
from litestar.params import JSONBody

from stolik.server import protocol
from stolik.server.cookies import session_cookie, token_of
from stolik.server.farewell import delete_player
from stolik.server.people import Person
from stolik.server.routes.base import PROBLEMS, AnyRequest, me, person, services, token
from stolik.table.errors import TableError


def _signed_in(request: AnyRequest, who: Person, new_token: str) -> Response[protocol.Me]:
    config = services(request).config
    cookie = session_cookie(new_token, config.session_days, config.secure_cookies)
    return Response(me(who), cookies=[cookie])


SIGNED_OUT = [session_cookie("", 0, secure=False)]
"""Takes the cookie away."""


@get("/api/session", responses=PROBLEMS, tags=["people"])
async def who_am_i(request: AnyRequest) -> Response[protocol.Me]:
    """Tell who the session belongs to; the browser keeps its cookie for another while."""
    return _signed_in(request, await person(request), token(request))


@post("/api/session", status_code=200, responses=PROBLEMS, tags=["people"])
async def be_guest(
    request: AnyRequest, data: JSONBody[protocol.GuestBody]
) -> Response[protocol.Me]:
    """Become a guest of this name, or change the name of the session's player."""
    parts = services(request)
    old = token_of(request.headers.get("cookie", ""))
    if old is not None:
        try:
            known = await parts.people.of(old)
        except TableError:
            pass
        else:
            renamed = await parts.people.rename(known, old, data.name)
            parts.hub.rename(renamed.id, renamed.name)
            return Response(me(renamed))
    who, fresh = await parts.people.guest(data.name)
    return _signed_in(request, who, fresh)


@post("/api/account", status_code=200, responses=PROBLEMS, tags=["people"])
async def register(request: AnyRequest, data: JSONBody[protocol.AccountBody]) -> protocol.Me:
    """Turn the guest into an account that keeps its games and ratings."""
    parts = services(request)
    parts.guard.check_passwords(request.scope)
    who = await person(request)
    return me(await parts.people.register(who, token(request), data.name, data.password))


@post("/api/login", status_code=200, responses=PROBLEMS, tags=["people"])
async def log_in(request: AnyRequest, data: JSONBody[protocol.LoginBody]) -> Response[protocol.Me]:
    """Come back to an account."""
    parts = services(request)
    parts.guard.check_passwords(request.scope)
    who, fresh = await parts.people.login(data.login, data.password)
    return _signed_in(request, who, fresh)


@post(
    "/api/logout",
    status_code=204,
    responses=PROBLEMS,
    response_cookies=SIGNED_OUT,
    tags=["people"],
)
async def log_out(request: AnyRequest) -> None:
    """End the session, and the connections that came with it."""
    parts = services(request)
    parts.hub.log_out(await parts.people.logout(token(request)))


@post(
    "/api/account/delete",
    status_code=204,
    responses=PROBLEMS,
    response_cookies=SIGNED_OUT,
    tags=["people"],
)
async def delete(request: AnyRequest, data: JSONBody[protocol.LeaveBody]) -> None:
    """Delete the player, their ratings and history, and their name wherever it stands.

    An account says its password; a guest has none, and is whoever has the session.
    """
    parts = services(request)
    parts.guard.check_passwords(request.scope)
    who = await person(request)
    if who.login is not None:
        await parts.people.check_password(who, data.password or "")
    await delete_player(parts.store, parts.hub, who.id, parts.clock.now())
    parts.people.forget(who.id)


ROUTES = [who_am_i, be_guest, register, log_in, log_out, delete]
