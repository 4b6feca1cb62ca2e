"""What all routes share."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Annotated, Any, NamedTuple, TypeVar

from litestar import Request
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import PathParameter

from stolik import protocol
from stolik.server.accounts.cookies import token_of
from stolik.server.accounts.origins import origin_of, origin_without_session
from stolik.server.accounts.people import Person
from stolik.server.contacts.blocks import check_welcome
from stolik.server.guard import client_address
from stolik.server.services import Services
from stolik.server.storage.store import TableRow
from stolik.server.tables.damaged import UnusableTable
from stolik.server.tables.day_deals.deals import check_shown
from stolik.server.tables.live_table import LiveTable
from stolik.server.tables.results import kept_record, played_at
from stolik.server.tables.summary import row_of
from stolik.server.workers.fair_queue import Share
from stolik.table import seating
from stolik.table.errors import TableError
from stolik.table.fields import PLAIN
from stolik.table.table import Table

AnyRequest = Request[Any, Any, Any]
Answered = TypeVar("Answered")

Key = Annotated[str, PathParameter(max_length=60, pattern=PLAIN)]
"""The id of something that is kept, in a path."""

MEANINGS = {
    400: "The request cannot be read, or asks for something that cannot be.",
    401: "There is no session, or name and password do not fit.",
    403: "That is not yours to do.",
    404: "There is nothing here.",
    409: "Not now: the table is in another phase.",
    410: "The table cannot go on: cleared away, damaged, or of rules that are no longer here.",
    413: "The request is too long.",
    429: "Too many requests; wait.",
    503: "The storage does not answer; try again.",
}

PROBLEMS = {
    status: ResponseSpec(protocol.Problem, description=text, generate_examples=False)
    for status, text in MEANINGS.items()
}
"""The errors of every route."""


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


async def find_table(request: AnyRequest, key: str) -> LiveTable:
    """The table of this id or code; raises `not-found`, and as its socket does."""
    parts = services(request)
    live = await parts.guard.find(request.scope, parts.hub, key)
    await _check_entry(request, live.table)
    return live


async def _check_entry(request: AnyRequest, table: Table) -> None:
    """Raise unless the person may enter, as the table's socket does."""
    address = address_of(request)
    try:
        who = await person(request)
    except TableError:
        now = services(request).clock.now()
        seating.check_entry(table, "", origin_without_session(table.id, address, now))
    else:
        seating.check_entry(table, who.id, origin_of(table.id, who, address))
        await check_welcome(services(request).store, table, who.id)


class KeptGame(NamedTuple):
    """The record of a finished game, the line of its table, and which round it was."""

    table: TableRow
    record: str
    round: int


async def find_kept(
    request: AnyRequest, key: str, number: int | None, *, is_result: bool = False
) -> KeptGame:
    """A finished game, the last one unless a number says which; also of a table that cannot go on.

    Those who played it may read it for good. Others need access to the table. Of a deal of the day
    that others may still play only the result is shown (`is_result`).
    """
    parts = services(request)
    player = await visitor(request) or ""
    refusal: TableError | None = None
    try:
        live = await parts.guard.find(request.scope, parts.hub, key)
        table = row_of(live.table)
        try:
            await _check_entry(request, live.table)
        except TableError as error:
            refusal = error
    except UnusableTable as error:
        table = error.row
    if refusal is not None and not await played_at(parts.store, table.id, number, player):
        raise refusal
    text, found = await kept_record(parts.store, table.id, number)
    if refusal is not None and not await played_at(parts.store, table.id, found, player):
        raise refusal
    if not is_result:
        check_shown(text, parts.clock.now())
    return KeptGame(table, text, found)


async def person(request: AnyRequest) -> Person:
    """The player of the session; raises `no-session`."""
    return await services(request).people.of(token(request))


async def visitor(request: AnyRequest) -> str | None:
    """The player of the session, if there is one."""
    try:
        return (await person(request)).id
    except TableError:
        return None


async def share_of(request: AnyRequest, table: str = "") -> Share:
    """The share of the workers that this request is charged to."""
    return Share(address_of(request), await visitor(request) or "", table)


def address_of(request: AnyRequest) -> str:
    """The address that limits count a request under."""
    scope: Any = request.scope
    return client_address(scope)


async def while_connected(request: AnyRequest, work: Coroutine[Any, Any, Answered]) -> Answered:
    """Wait for long work, unless the client disconnects first."""
    doing = asyncio.create_task(work)
    going = asyncio.create_task(_disconnected(request))
    try:
        await asyncio.wait((doing, going), return_when=asyncio.FIRST_COMPLETED)
        if not doing.done():
            raise TableError("busy")  # the client has gone
        return await doing
    finally:
        going.cancel()
        doing.cancel()


async def _disconnected(request: AnyRequest) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass


def me(who: Person, recovery: str | None = None) -> protocol.Me:
    """A player's own data, as answered to them."""
    is_account = who.login is not None
    return protocol.Me(
        who.id, who.name, is_account, who.login, recovery, who.has_recovery, who.is_admin
    )
