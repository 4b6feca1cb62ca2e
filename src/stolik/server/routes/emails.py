"""E-mail addresses of accounts, and new passwords by mailed links.

No answer here tells whether an account or an address is known: letters are sent beside it.
"""

from __future__ import annotations

from litestar import Response, post
from litestar.params import JSONBody

from stolik import protocol
from stolik.server.routes.base import PROBLEMS, AnyRequest, person, services
from stolik.server.routes.sessions import device_of_request, signed_in
from stolik.table.errors import TableError


@post("/api/account/email", status_code=204, responses=PROBLEMS, tags=["people"])
async def set_email(request: AnyRequest, data: JSONBody[protocol.EmailBody]) -> None:
    """Mail a link to an address, by which it becomes the account's."""
    parts = services(request)
    parts.guard.check_passwords(request.scope)
    who = await person(request)
    email = parts.emails.check(who, data.email)
    await parts.people.check_password(who, data.password)
    parts.notifier.beside(parts.emails.ask_to_confirm(who, email, data.language))


@post("/api/account/email/remove", status_code=204, responses=PROBLEMS, tags=["people"])
async def remove_email(request: AnyRequest, data: JSONBody[protocol.ForgetEmailBody]) -> None:
    """Forget the account's address."""
    parts = services(request)
    parts.guard.check_passwords(request.scope)
    who = await person(request)
    await parts.people.check_password(who, data.password)
    await parts.emails.remove(who)


@post("/api/account/email/confirm", status_code=204, responses=PROBLEMS, tags=["people"])
async def confirm_email(request: AnyRequest, data: JSONBody[protocol.LinkBody]) -> None:
    """Prove an address by the link that was mailed to it; it works once."""
    parts = services(request)
    parts.guard.check_passwords(request.scope)
    await parts.emails.confirm(data.link)


@post("/api/reset", status_code=204, responses=PROBLEMS, tags=["people"])
async def ask_reset(request: AnyRequest, data: JSONBody[protocol.AskResetBody]) -> None:
    """Mail a link for a new password, if such an account has an address."""
    parts = services(request)
    parts.guard.check_passwords(request.scope)
    if parts.notifier.mailer is None:
        raise TableError("no-mail")
    parts.notifier.beside(parts.emails.ask_reset(data.login, data.language))


@post("/api/reset/finish", status_code=200, responses=PROBLEMS, tags=["people"])
async def reset(request: AnyRequest, data: JSONBody[protocol.ResetBody]) -> Response[protocol.Me]:
    """Set a new password with the mailed link, which works once; every session ends."""
    parts = services(request)
    parts.guard.check_passwords(request.scope)
    device = await device_of_request(request)
    account = await parts.emails.reset(data.link, data.new_password, device)
    return signed_in(request, account, device)


ROUTES = [set_email, remove_email, confirm_email, ask_reset, reset]
