"""Sessions: guests, accounts, logging in and out."""

from __future__ import annotations

from collections.abc import Sequence

from litestar import Response, get, post
from litestar.background_tasks import BackgroundTask
from litestar.params import JSONBody

from stolik import protocol
from stolik.server.accounts.cookies import session_cookie, token_of
from stolik.server.accounts.delete_player import delete_player
from stolik.server.accounts.devices import Device, device_cookie, device_of
from stolik.server.accounts.people import SignedIn, session_key
from stolik.server.admin import invitations
from stolik.server.routes.base import PROBLEMS, AnyRequest, me, person, services, token
from stolik.table.errors import TableError


async def device_of_request(request: AnyRequest) -> Device:
    """The browser that asks."""
    parts, headers = services(request), request.headers
    agent = headers.get("user-agent", "")
    return await device_of(parts.store, headers.get("cookie", ""), agent, parts.clock.now())


def signed_in(
    request: AnyRequest, account: SignedIn, device: Device, ended: Sequence[str] = ()
) -> Response[protocol.Me]:
    """Answer with a session; connections of the sessions that it replaces close on every node.

    They close after the answer: another tab of the same browser comes back at once,
    and has to have the new cookie by then.
    """
    parts = services(request)

    async def close_connections() -> None:
        for key in (*account.ended, *ended):
            parts.hub.log_out(key)

    is_secure = parts.config.secure_cookies
    cookie = session_cookie(account.token, parts.config.session_days, is_secure)
    return Response(
        me(account.person, account.recovery),
        cookies=[cookie, device_cookie(device, is_secure)],
        background=BackgroundTask(close_connections),
    )


async def _end_old(request: AnyRequest) -> list[str]:
    """End the browser's previous session; returns its key."""
    old = token_of(request.headers.get("cookie", ""))
    return [await services(request).people.logout(old)] if old else []


SIGNED_OUT = [session_cookie("", 0, secure=False)]
"""Deletes the cookie."""


@get("/api/session", responses=PROBLEMS, tags=["people"])
async def who_am_i(request: AnyRequest) -> Response[protocol.Me]:
    """Return the session's player, and renew its cookie."""
    who, device, parts = await person(request), await device_of_request(request), services(request)
    if not who.device:
        await parts.people.attach(token(request), device)
    elif device.is_new:  # the browser has lost its cookie
        await parts.store.run(*device.storing(parts.clock.now()))
    return signed_in(request, SignedIn(who, token(request)), device)


@post("/api/session", status_code=200, responses=PROBLEMS, tags=["people"])
async def be_guest(
    request: AnyRequest, data: JSONBody[protocol.GuestBody]
) -> Response[protocol.Me]:
    """Become a guest of this name, or change the name of the session's player."""
    parts = services(request)
    parts.hub.moderation.check_name(data.name)
    old = token_of(request.headers.get("cookie", ""))
    if old is not None:
        try:
            known = await parts.people.of(old)
        except TableError as error:
            if error.code == "banned":
                raise
        else:
            renamed = await parts.people.rename(known, old, data.name)
            parts.hub.rename(renamed.id, renamed.name)
            return Response(me(renamed))
    parts.guard.check_new_guest(request.scope)
    if parts.hub.moderation.settings.invitation_only:
        await invitations.use(parts.store, data.invitation, parts.clock.now())
    device = await device_of_request(request)
    who, fresh = await parts.people.guest(data.name, device)
    return signed_in(request, SignedIn(who, fresh), device)


@post("/api/account", status_code=200, responses=PROBLEMS, tags=["people"])
async def register(
    request: AnyRequest, data: JSONBody[protocol.AccountBody]
) -> Response[protocol.Me]:
    """Turn the guest into an account that keeps its games and ratings; with a new session."""
    parts = services(request)
    parts.guard.check_passwords(request.scope)
    parts.hub.moderation.check_name(data.name)
    who = await person(request)
    device = await device_of_request(request)
    account = await parts.people.register(who, data.name, data.password, device)
    return signed_in(request, account, device)


@post("/api/account/password", status_code=200, responses=PROBLEMS, tags=["people"])
async def change_password(
    request: AnyRequest, data: JSONBody[protocol.PasswordBody]
) -> Response[protocol.Me]:
    """Change the account's password; every other session of it ends, this one goes on."""
    parts = services(request)
    parts.guard.check_passwords(request.scope)
    who = await person(request)
    device = await device_of_request(request)
    account = await parts.people.change_password(who, data.password, data.new_password, device)
    return signed_in(request, account, device)


@post("/api/account/recovery", status_code=200, responses=PROBLEMS, tags=["people"])
async def renew_recovery(
    request: AnyRequest, data: JSONBody[protocol.RecoveryBody]
) -> Response[protocol.Me]:
    """Make a new recovery code for the account; the old one is no longer valid."""
    parts = services(request)
    parts.guard.check_passwords(request.scope)
    who = await person(request)
    return Response(me(*await parts.people.renew_recovery(who, data.password)))


@post("/api/recover", status_code=200, responses=PROBLEMS, tags=["people"])
async def recover(
    request: AnyRequest, data: JSONBody[protocol.RecoverBody]
) -> Response[protocol.Me]:
    """Set a new password with the recovery code; every session ends, and the code is renewed."""
    parts = services(request)
    parts.guard.check_passwords(request.scope)
    device = await device_of_request(request)
    account = await parts.people.recover(data.login, data.code, data.new_password, device)
    return signed_in(request, account, device, await _end_old(request))


@post("/api/login", status_code=200, responses=PROBLEMS, tags=["people"])
async def log_in(request: AnyRequest, data: JSONBody[protocol.LoginBody]) -> Response[protocol.Me]:
    """Log in to an account; the browser's previous session ends."""
    parts = services(request)
    parts.guard.check_passwords(request.scope)
    device = await device_of_request(request)
    account = await parts.people.login(data.login, data.password, device)
    return signed_in(request, account, device, await _end_old(request))


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


@get("/api/account/sessions", responses=PROBLEMS, tags=["people"])
async def list_sessions(request: AnyRequest) -> protocol.Sessions:
    """List where the account is logged in, the last used first."""
    who = await person(request)
    found = services(request).people.session_list
    lines = await found.of(who.id, session_key(token(request)))
    return protocol.Sessions(tuple(lines))


@post("/api/account/sessions/end", status_code=204, responses=PROBLEMS, tags=["people"])
async def end_session(request: AnyRequest, data: JSONBody[protocol.EndSessionBody]) -> None:
    """End one of my sessions, and the connections that came with it."""
    parts = services(request)
    who = await person(request)
    parts.hub.log_out(await parts.people.session_list.end(who.id, data.session))


@post(
    "/api/account/delete",
    status_code=204,
    responses=PROBLEMS,
    response_cookies=SIGNED_OUT,
    tags=["people"],
)
async def delete(request: AnyRequest, data: JSONBody[protocol.LeaveBody]) -> None:
    """Delete the player, their ratings and history, and their name wherever it stands.

    An account needs its password; a guest has none, only the session.
    """
    parts = services(request)
    parts.guard.check_passwords(request.scope)
    who = await person(request)
    if who.login is not None:
        await parts.people.check_password(who, data.password or "")
    await delete_player(parts.store, parts.hub, who.id, parts.clock.now())
    parts.people.forget(who.id)


ROUTES = [
    *(who_am_i, be_guest, register, change_password, renew_recovery, recover),
    *(log_in, log_out, list_sessions, end_session, delete),
]
