"""Contacts: list them, invite them to a table, block them."""

from __future__ import annotations

from litestar import get, post
from litestar.params import JSONBody

from stolik import protocol
from stolik.server.contacts import blocks, invitations, lately
from stolik.server.routes.base import PROBLEMS, AnyRequest, Key, find_table, person, services
from stolik.table.errors import TableError


@get("/api/contacts", responses=PROBLEMS, tags=["people"])
async def contacts(request: AnyRequest) -> protocol.Contacts:
    """List whom I played with lately, and whom I have blocked."""
    who = await person(request)
    return await lately.contacts_of(services(request).store, who.id)


@post("/api/tables/{key:str}/invitations", status_code=204, responses=PROBLEMS, tags=["tables"])
async def invite(request: AnyRequest, key: Key, data: JSONBody[protocol.PlayerBody]) -> None:
    """Invite somebody I played with lately to a table where I sit."""
    parts, who = services(request), await person(request)
    live = await find_table(request, key)
    delay = int(parts.config.notify_seconds * 1000)
    now = parts.clock.now()
    invited = invitations.Invited(who.id, data.player, now, delay)
    await invitations.invite(parts.store, live.table, invited)


@post(
    "/api/tables/{key:str}/invitations/decline",
    status_code=204,
    responses=PROBLEMS,
    tags=["tables"],
)
async def decline(request: AnyRequest, key: Key) -> None:
    """Say that I do not want to come to a table; nobody is told."""
    parts, who = services(request), await person(request)
    row = await parts.store.find_table(key)
    if row is None:
        raise TableError("not-found")
    await invitations.decline(parts.store, row.id, who.id, parts.clock.now())


@post("/api/blocks", status_code=204, responses=PROBLEMS, tags=["people"])
async def block(request: AnyRequest, data: JSONBody[protocol.PlayerBody]) -> None:
    """Meet somebody no more: they cannot come to my tables or invite me, and are not told."""
    parts, who = services(request), await person(request)
    await blocks.block(parts.store, who.id, data.player, parts.clock.now())


@post("/api/blocks/end", status_code=204, responses=PROBLEMS, tags=["people"])
async def unblock(request: AnyRequest, data: JSONBody[protocol.PlayerBody]) -> None:
    """Meet somebody again."""
    who = await person(request)
    await blocks.unblock(services(request).store, who.id, data.player)


ROUTES = [contacts, invite, decline, block, unblock]
