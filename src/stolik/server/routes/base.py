"""What all routes share."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import PathParameter

from stolik.server import protocol
from stolik.server.cookies import token_of
from stolik.server.live import Live
from stolik.server.people import Person
from stolik.server.protocol.base import PLAIN
from stolik.server.services import Services
from stolik.table.errors import TableError

AnyRequest = Request[Any, Any, Any]

Key = Annotated[str, PathParameter(max_length=60, pattern=PLAIN)]
"""The id of something that is kept, in a path."""

MEANINGS = {
    400: "The request cannot be read, or asks for something that cannot be.",
    401: "There is no session, or name and password do not fit.",
    403: "That is not yours to do.",
    404: "There is nothing here.",
    409: "Not now: the table is in another phase.",
    410: "The table began under rules that this server no longer has.",
    413: "The request is too long.",
    429: "Too many requests; wait.",
    503: "The storage does not answer; try again.",
}

PROBLEMS = {
    status: ResponseSpec(protocol.Problem, description=text, generate_examples=False)
    for status, text in MEANINGS.items()
}
"""How every route may say no."""


def services(request: AnyRequest) -> Services:
    """The parts of this node."""
    found = request.app.state.services
    assert isinstance(found, Services)
    return found


def token(request: AnyRequest) -> str:
    """The token of the request's session; raises `no-session`."""
    found = token_of(request.headers.get("cookie", ""))
    if found is None:
        raise TableError("no-session")
    return found


async def find_table(request: AnyRequest, key: str) -> Live:
    """The table of this id or code; raises `not-found`."""
    parts = services(request)
    return await parts.guard.find(request.scope, parts.hub, key)


async def person(request: AnyRequest) -> Person:
    """Who asks; raises `no-session`."""
    return await services(request).people.of(token(request))


async def visitor(request: AnyRequest) -> str | None:
    """The player who asks, if there is a session."""
    try:
        return (await person(request)).id
    except TableError:
        return None


def me(who: Person) -> protocol.Me:
    """Somebody, as they are told about themselves."""
    return protocol.Me(who.id, who.name, who.login is not None, who.login)
