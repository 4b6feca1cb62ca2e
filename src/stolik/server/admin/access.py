"""Who may use the routes of admins, and how what they do is noted."""

from __future__ import annotations

from typing import Annotated, Any

import sqlalchemy as sa
from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler
from litestar.params import QueryParameter

from stolik.server.accounts.cookies import token_of
from stolik.server.admin.audit import auditing
from stolik.server.routes.base import AnyRequest, person, services
from stolik.server.services import Services
from stolik.table.errors import TableError
from stolik.table.fields import PLAIN

Words = Annotated[str, QueryParameter(name="words", max_length=60, pattern=PLAIN)]
Before = Annotated[str, QueryParameter(name="before", max_length=80, pattern=PLAIN)]


async def only_admins(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """Raise for everybody else; the router of all these routes asks it first."""
    parts: Services = connection.app.state.services
    token = token_of(connection.headers.get("cookie", ""))
    who = await parts.people.of(token)
    if not who.is_admin:
        raise TableError("not-admin")


async def noting(
    request: AnyRequest, action: str, subject: str = "", **details: str | float | bool | None
) -> sa.Insert:
    """The statement that notes what the admin of this request does."""
    who = await person(request)
    return auditing(services(request).clock.now(), who.id, action, subject, **details)
