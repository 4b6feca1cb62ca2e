"""Routes of admins about tables, decks, reports, invitations and the server itself."""

from __future__ import annotations

import sqlalchemy as sa
from litestar import get, post
from litestar.params import JSONBody

from stolik import protocol
from stolik.server.admin import invitations as invitation_store
from stolik.server.admin import lists
from stolik.server.admin.access import Before, Words, noting
from stolik.server.admin.reports import listed_reports, people_of, said_at
from stolik.server.admin.settings import KEPT_DAYS, storing_settings
from stolik.server.admin.words import remove_words
from stolik.server.routes.base import PROBLEMS, AnyRequest, Key, services
from stolik.server.services import Services
from stolik.server.storage import schema
from stolik.table.errors import TableError


@get("/tables", responses=PROBLEMS, tags=["admin"])
async def tables(
    request: AnyRequest, words: Words = "", before: Before = ""
) -> protocol.AdminTables:
    """List tables, also private ones, the newest first."""
    return await lists.tables(services(request).store, words, before)


@get("/tables/{key:str}", responses=PROBLEMS, tags=["admin"])
async def look_at_table(request: AnyRequest, key: Key) -> protocol.AdminTableDetails:
    """Return who is at a table and what was said there; of hands and cards nothing."""
    parts = services(request)
    row = await lists.table(parts.store, key)
    live = await parts.hub.find(row.id)
    if live is None:
        raise TableError("not-found")
    lines = tuple(said_at(live.table))
    return protocol.AdminTableDetails(row, people_of(live.table), lines)


@post("/tables/{key:str}/words", status_code=204, responses=PROBLEMS, tags=["admin"])
async def remove(request: AnyRequest, key: Key, data: JSONBody[protocol.WordsBody]) -> None:
    """Remove what was said in a line, or the title."""
    parts = services(request)
    row = await lists.table(parts.store, key)
    live = await parts.hub.find(row.id)
    if live is None:
        raise TableError("not-found")
    await remove_words(parts.hub, live, data.line)
    await parts.store.run(await noting(request, "remove-words", row.id, line=data.line))


@post("/tables/delete", status_code=200, responses=PROBLEMS, tags=["admin"])
async def delete_tables(
    request: AnyRequest, data: JSONBody[protocol.TablesBody]
) -> protocol.Deleted:
    """Delete tables with all that was said at them; finished games stay in histories."""
    parts = services(request)
    ids = await lists.table_ids(parts.store, data.tables)
    if not ids:
        raise TableError("not-found")
    note = await noting(request, "delete-tables", ids[0], count=len(ids))
    return protocol.Deleted(await parts.enforcement.delete_tables(ids, note))


@post("/people/{player:str}/tables/delete", status_code=200, responses=PROBLEMS, tags=["admin"])
async def delete_tables_of(request: AnyRequest, player: Key) -> protocol.Deleted:
    """Delete all tables that somebody made."""
    parts = services(request)
    ids = await lists.made_tables(parts.store, player)
    note = await noting(request, "delete-tables", player, count=len(ids))
    return protocol.Deleted(await parts.enforcement.delete_tables(ids, note) if ids else 0)


@get("/decks", responses=PROBLEMS, tags=["admin"])
async def decks(request: AnyRequest, words: Words = "", before: Before = "") -> protocol.AdminDecks:
    """List decks, also private ones."""
    return await lists.decks(services(request).store, words, before)


@post("/decks/{deck:str}/delete", status_code=204, responses=PROBLEMS, tags=["admin"])
async def delete_deck(request: AnyRequest, deck: Key) -> None:
    """Delete a deck with all its versions; games that play with it go on."""
    store, rows = services(request).store, schema.decks
    if await store.row(sa.select(rows.c.id).where(rows.c.id == deck)) is None:
        raise TableError("not-found")
    of_deck = (
        *(schema.deck_versions, schema.deck_stewards, schema.deck_offers),
        schema.steward_invitations,
    )
    await store.run(
        *(sa.delete(table).where(table.c.deck == deck) for table in of_deck),
        sa.delete(rows).where(rows.c.id == deck),
        await noting(request, "delete-deck", deck),
    )


@get("/reports", responses=PROBLEMS, tags=["admin"])
async def reports(request: AnyRequest) -> protocol.AdminReports:
    """List what players reported, open ones first."""
    return await listed_reports(services(request).store)


@post("/reports/{report:str}/close", status_code=204, responses=PROBLEMS, tags=["admin"])
async def close_report(request: AnyRequest, report: Key) -> None:
    """Close a report."""
    parts, rows = services(request), schema.reports
    mine = (rows.c.id == report) & rows.c.closed.is_(None)
    if await parts.store.row(sa.select(rows.c.id).where(mine)) is None:
        raise TableError("not-found")
    await parts.store.run(
        sa.update(rows).where(mine).values(closed=parts.clock.now()),
        await noting(request, "close-report", report),
    )


@get("/settings", responses=PROBLEMS, tags=["admin"])
async def settings(request: AnyRequest) -> protocol.SettingsAnswer:
    """Return the settings of the server, and the host's own where admins set none."""
    return _settings(services(request))


def _settings(parts: Services) -> protocol.SettingsAnswer:
    defaults = {name: int(getattr(parts.config, name)) for name in KEPT_DAYS}
    return protocol.SettingsAnswer(parts.hub.moderation.settings, defaults)


@post("/settings", status_code=200, responses=PROBLEMS, tags=["admin"])
async def change_settings(
    request: AnyRequest, data: JSONBody[protocol.ServerSettings]
) -> protocol.SettingsAnswer:
    """Change all settings of the server at once."""
    parts = services(request)
    before = parts.hub.moderation.settings
    changed = ", ".join(
        name
        for name in protocol.ServerSettings.__struct_fields__
        if getattr(before, name) != getattr(data, name)
    )
    await parts.store.run(
        storing_settings(parts.store, data), await noting(request, "settings", changed=changed)
    )
    await parts.hub.moderation.load()
    return _settings(parts)


@get("/invitations", responses=PROBLEMS, tags=["admin"])
async def invitations(request: AnyRequest) -> protocol.Invitations:
    """List invitations that still let people in."""
    parts = services(request)
    return await invitation_store.listed(parts.store, parts.clock.now())


@post("/invitations", status_code=200, responses=PROBLEMS, tags=["admin"])
async def invite(
    request: AnyRequest, data: JSONBody[protocol.InvitationBody]
) -> protocol.NewInvitation:
    """Make an invitation."""
    parts = services(request)
    answer, inserting = invitation_store.new_invitation(data, parts.clock.now())
    await parts.store.run(inserting, await noting(request, "invite", data.note, uses=data.uses))
    return answer


@post("/invitations/{invitation:str}/end", status_code=204, responses=PROBLEMS, tags=["admin"])
async def end_invitation(request: AnyRequest, invitation: Key) -> None:
    """End an invitation."""
    if len(invitation) < invitation_store.SHOWN:
        raise TableError("not-found")
    store = services(request).store
    await store.run(
        await noting(request, "end-invitation", invitation), invitation_store.ending(invitation)
    )


@get("/audit", responses=PROBLEMS, tags=["admin"])
async def audit(request: AnyRequest, before: Before = "") -> protocol.AuditPage:
    """List what admins did, the newest first."""
    return await lists.audit_log(services(request).store, before)


ROUTES = [
    *(tables, look_at_table, remove, delete_tables, delete_tables_of, decks, delete_deck),
    *(reports, close_report, settings, change_settings),
    *(invitations, invite, end_invitation, audit),
]
