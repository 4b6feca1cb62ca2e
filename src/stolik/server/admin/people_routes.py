"""Routes of admins about people: find, rename, silence, ban, help back in, export, erase."""

from __future__ import annotations

from ipaddress import IPv6Network, ip_network

import msgspec
import sqlalchemy as sa
from litestar import Response, get, post
from litestar.params import JSONBody

from stolik import protocol
from stolik.server.accounts.delete_player import delete_player
from stolik.server.accounts.people import ADMIN
from stolik.server.accounts.recovery import code_key, new_code
from stolik.server.admin import lists
from stolik.server.admin.access import Before, Words, noting
from stolik.server.admin.audit import new_key
from stolik.server.admin.person_export import export_person
from stolik.server.admin.words import rename_everywhere
from stolik.server.limits.addresses import parse_address
from stolik.server.routes.base import PROBLEMS, AnyRequest, Key, address_of, person, services
from stolik.server.storage import schema
from stolik.table.errors import TableError
from stolik.table.names import visible

DAY = 86_400_000
WIDEST_IPV6 = 64
"""The server knows IPv6 addresses by their network only."""


@get("/people", responses=PROBLEMS, tags=["admin"])
async def people(
    request: AnyRequest, words: Words = "", before: Before = ""
) -> protocol.AdminPeople:
    """List guests and accounts, the newest first."""
    return await lists.people(services(request).store, words, before)


@get("/people/{player:str}", responses=PROBLEMS, tags=["admin"])
async def look_at_person(request: AnyRequest, player: Key) -> protocol.AdminPersonDetails:
    """Return what helps to decide about somebody."""
    parts = services(request)
    found = await lists.person(parts.store, player)
    addresses = {
        subscriber.address
        for live in parts.hub.live_tables.values()
        for subscriber in live.subscribers
        if subscriber.player == player
    }
    return protocol.AdminPersonDetails(
        person=found,
        sessions=tuple(await parts.people.session_list.of(player)),
        addresses=tuple(sorted(addresses)),
        tables=await lists.tables_of(parts.store, player),
        bans=await lists.bans(parts.store, parts.clock.now(), player),
    )


@post("/people/{player:str}/name", status_code=204, responses=PROBLEMS, tags=["admin"])
async def rename(request: AnyRequest, player: Key, data: JSONBody[protocol.NameBody]) -> None:
    """Give somebody another name, at every table and in every record as well."""
    parts = services(request)
    await lists.person(parts.store, player)
    name, players = visible(data.name), schema.players
    await parts.store.run(
        sa.update(players).where(players.c.id == player).values(name=name),
        await noting(request, "rename", player, name=name),
    )
    parts.people.forget(player)
    parts.hub.rename(player, name)
    await rename_everywhere(parts.hub, player, name)


@post("/people/{player:str}/ban", status_code=204, responses=PROBLEMS, tags=["admin"])
async def ban(request: AnyRequest, player: Key, data: JSONBody[protocol.BanBody]) -> None:
    """Ban or silence somebody, for some days or for good."""
    parts, now = services(request), services(request).clock.now()
    found = await lists.person(parts.store, player)
    if found.admin:
        raise TableError("not-now", "an admin cannot be banned; take away the role first")
    await parts.store.run(
        sa.insert(schema.bans).values(
            id=new_key(now),
            kind=data.kind,
            player=player,
            made=now,
            until=_until(now, data.days),
            reason=data.reason,
        ),
        await noting(request, data.kind, player, days=data.days and round(data.days, 3)),
    )
    await parts.hub.moderation.load()


@get("/bans", responses=PROBLEMS, tags=["admin"])
async def bans(request: AnyRequest) -> protocol.AdminBans:
    """List bans and silences that are still valid."""
    parts = services(request)
    return protocol.AdminBans(await lists.bans(parts.store, parts.clock.now()))


@post("/bans", status_code=204, responses=PROBLEMS, tags=["admin"])
async def ban_network(request: AnyRequest, data: JSONBody[protocol.NetworkBanBody]) -> None:
    """Ban a range of addresses; never the one that asks."""
    parts, now = services(request), services(request).clock.now()
    try:
        network = ip_network(data.network.strip(), strict=False)
    except ValueError as error:
        raise TableError("unreadable", str(error)) from None
    if isinstance(network, IPv6Network) and network.prefixlen > WIDEST_IPV6:
        network = network.supernet(new_prefix=WIDEST_IPV6)
    own = parse_address(address_of(request))
    if own is not None and own in network:
        raise TableError("not-now", "you are in this range yourself")
    await parts.store.run(
        sa.insert(schema.bans).values(
            id=new_key(now),
            kind="ban",
            network=str(network),
            made=now,
            until=_until(now, data.days),
            reason=data.reason,
        ),
        await noting(request, "ban-network", str(network), days=data.days and round(data.days, 3)),
    )
    await parts.hub.moderation.load()


@post("/bans/{ban_id:str}/end", status_code=204, responses=PROBLEMS, tags=["admin"])
async def end_ban(request: AnyRequest, ban_id: Key) -> None:
    """End a ban or a silence."""
    parts, rows = services(request), schema.bans
    row = await parts.store.row(sa.select(rows).where(rows.c.id == ban_id))
    if row is None:
        raise TableError("not-found")
    await parts.store.run(
        sa.delete(rows).where(rows.c.id == ban_id),
        await noting(request, f"end-{row.kind}", row.player or row.network),
    )
    await parts.hub.moderation.load()


def _until(now: int, days: float | None) -> int | None:
    return None if days is None else now + int(days * DAY)


@post("/people/{player:str}/sessions/end", status_code=204, responses=PROBLEMS, tags=["admin"])
async def end_sessions(request: AnyRequest, player: Key) -> None:
    """End all sessions of somebody, and their connections: a stolen one too."""
    parts = services(request)
    await lists.person(parts.store, player)
    note = await noting(request, "end-sessions", player)
    for key in await parts.people.session_list.end_all(player, note):
        parts.hub.log_out(key)


@post("/people/{player:str}/reset", status_code=200, responses=PROBLEMS, tags=["admin"])
async def reset(request: AnyRequest, player: Key) -> protocol.ResetLink:
    """Make a link by which an account gets another password; the old recovery code ends."""
    parts, players = services(request), schema.players
    found = await lists.person(parts.store, player)
    if found.login is None:
        raise TableError("not-now", "a guest has no password")
    code = new_code()
    await parts.store.run(
        sa.update(players).where(players.c.id == player).values(recovery=code_key(code)),
        await noting(request, "reset-link", player),
    )
    parts.people.forget(player)
    return protocol.ResetLink(found.login, code, f"/account#recover={found.login}/{code}")


@post("/people/{player:str}/role", status_code=204, responses=PROBLEMS, tags=["admin"])
async def set_role(request: AnyRequest, player: Key, data: JSONBody[protocol.RoleBody]) -> None:
    """Make an account an admin, or no longer one; nobody takes the role from themselves."""
    parts, players = services(request), schema.players
    found = await lists.person(parts.store, player)
    if data.admin and found.login is None:
        raise TableError("not-now", "a guest has no password")
    if not data.admin and player == (await person(request)).id:
        raise TableError("not-now", "another admin has to do that")
    role = ADMIN if data.admin else None
    await parts.store.run(
        sa.update(players).where(players.c.id == player).values(role=role),
        await noting(request, "make-admin" if data.admin else "end-admin", player),
    )
    for key in () if data.admin else await parts.people.session_list.end_all(player):
        parts.hub.log_out(key)
    parts.people.forget(player)


@get("/people/{player:str}/export", responses=PROBLEMS, tags=["admin"])
async def export(request: AnyRequest, player: Key) -> Response[bytes]:
    """Return everything that is stored about somebody, as a file."""
    parts = services(request)
    found = await export_person(parts.store, player, parts.clock.now())
    await parts.store.run(await noting(request, "export", player))
    disposition = {"content-disposition": f'attachment; filename="{player}.json"'}
    content = msgspec.json.format(msgspec.json.encode(found), indent=2)
    return Response(content, media_type="application/json", headers=disposition)


@post("/people/{player:str}/erase", status_code=204, responses=PROBLEMS, tags=["admin"])
async def erase(request: AnyRequest, player: Key) -> None:
    """Delete somebody, their words and their name wherever it stands."""
    parts = services(request)
    found = await lists.person(parts.store, player)
    if found.admin:
        raise TableError("not-now", "take away the role first")
    await delete_player(parts.store, parts.hub, player, parts.clock.now())
    parts.people.forget(player)
    await parts.store.run(await noting(request, "erase", player))


ROUTES = [
    *(people, look_at_person, rename, ban, bans, ban_network, end_ban, end_sessions),
    *(reset, set_role, export, erase),
]
