"""Tables: list, make, look at, and their records and pages of log and chat."""

from __future__ import annotations

import secrets
from typing import Annotated

from litestar import MediaType, Response, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter

from stolik import protocol
from stolik.kernel.options import OptionError
from stolik.kernel.seat import Seat
from stolik.server.accounts.origins import origin_of
from stolik.server.accounts.people import Person
from stolik.server.blank.table_decks import deck_options
from stolik.server.contacts.blocks import blockers_of
from stolik.server.routes.base import (
    PROBLEMS,
    AnyRequest,
    Key,
    address_of,
    find_kept,
    find_table,
    person,
    services,
    share_of,
    visitor,
    while_connected,
)
from stolik.server.routes.games import game_of
from stolik.server.services import Services
from stolik.server.storage.store import TableRow, Taken
from stolik.server.tables.codes import new_code, new_id
from stolik.server.tables.damaged import UnusableTable
from stolik.server.tables.live_table import TELEVISION, LiveTable
from stolik.server.tables.log_pages import chat_part, story_part
from stolik.server.tables.messages import MessageBuilder, chat_lines, table_info
from stolik.server.tables.missed import Reader, missed
from stolik.server.tables.origin_log import note_origin
from stolik.server.tables.summary import row_of
from stolik.server.workers.fair_queue import Share
from stolik.table.actions.seats import Sat
from stolik.table.actions.setup import Made, SeatPlan
from stolik.table.entries import Logged
from stolik.table.errors import TableError
from stolik.table.names import clean, visible
from stolik.table.table import Table

Round = Annotated[int | None, QueryParameter(name="round", ge=1, le=100_000)]


@get("/api/tables", responses=PROBLEMS, tags=["tables"])
async def lobby(request: AnyRequest) -> protocol.Lobby:
    """List the tables that everybody may see."""
    parts = services(request)
    rows = await _welcoming(request, await parts.store.listed_tables())
    lines = tuple(
        protocol.TableLine(
            **{name: getattr(row, name) for name in protocol.TableLine.__struct_fields__}
        )
        for row in rows
        if row.id not in parts.hub.damaged
    )
    people = {
        subscriber.player
        for live in parts.hub.live_tables.values()
        for subscriber in live.subscribers
        if subscriber.player != TELEVISION
    }
    return protocol.Lobby(lines, len(people))


async def _welcoming(request: AnyRequest, rows: list[TableRow]) -> list[TableRow]:
    """Without the tables of hosts who have blocked whoever asks."""
    player = await visitor(request)
    hosts = {host for row in rows if (host := (row.standing or {}).get("host"))}
    if player is None or not hosts:
        return rows
    blockers = await blockers_of(services(request).store, player, hosts)
    return [row for row in rows if (row.standing or {}).get("host") not in blockers]


@get("/api/address", responses=PROBLEMS, tags=["tables"])
async def address(request: AnyRequest) -> protocol.ServerAddress:
    """Tell the address that invitations carry when they are made on the server's machine."""
    return protocol.ServerAddress(services(request).guard.config.public_url.rstrip("/"))


@post("/api/tables", status_code=201, responses=PROBLEMS, tags=["tables"])
async def make_table(request: AnyRequest, data: JSONBody[protocol.TableBody]) -> protocol.TableInfo:
    """Make a table; its maker is the host and sits on the first seat for a person."""
    parts = services(request)
    who = await person(request)
    parts.hub.moderation.check_name(data.title)
    parts.guard.check_new_table(request.scope, who.id)
    options = await deck_options(parts.store, data.game, data.deck, data.options, who.id)
    share = Share(address_of(request), who.id)
    await parts.workshop.check_table(share, data.game, options)
    made = _made(data, who.id, options)
    parts.workshop.take_table_bytes(share, data.game, options)
    free = next((seat for seat, plan in enumerate(made.seats) if plan.level is None), None)
    live = await open_table(request, who, made, free)
    return table_info(live.table, live.present(parts.clock.now()))


async def open_table(request: AnyRequest, who: Person, made: Made, seat: Seat | None) -> LiveTable:
    """Store a new table; its maker sits on a seat, if one is given."""
    parts = services(request)
    first = [Logged(1, parts.clock.now(), made, who.id)]
    table_id = new_id()
    if seat is not None:
        origin = origin_of(table_id, who, address_of(request))
        sat = Sat(seat, who.id, visible(who.name), origin=origin)
        first.append(Logged(2, first[0].at, sat, who.id))
    parts.pictures.begin(made.game, made.options, Share(address_of(request), who.id))
    return await store_table(parts, table_id, first)


def _made(data: JSONBody[protocol.TableBody], host: str, options: dict[str, object]) -> Made:
    game = game_of(data.game)
    if data.clock.is_long:
        options = game.long_options(options)
    try:
        game.rules(len(data.seats), options)
    except (OptionError, ValueError) as error:
        raise TableError("bad-options", str(error)) from None
    return Made(
        game=game.id,
        version=game.version,
        seats=tuple(SeatPlan(seat.level if seat.kind == "bot" else None) for seat in data.seats),
        host=host,
        secret=secrets.token_hex(32),
        options=options,
        title=clean(data.title),
        listed=data.listed,
        clock=data.clock,
        absence=data.absence,
        deck=data.deck,
        friendly=data.friendly,
        hints=data.hints,
    )


async def store_table(parts: Services, table_id: str, first: list[Logged]) -> LiveTable:
    """Store a new table under a code that is free; if it is there already, return it."""
    for _ in range(20):
        table = Table(table_id, new_code())
        for logged in first:
            table.fold(logged)
        try:
            await parts.store.add_table(row_of(table), first)
        except Taken:
            if await parts.store.find_table(table_id) is None:
                continue
        live = await parts.hub.find(table_id)
        assert live is not None
        live.unpaid = 0  # a new table is counted as such
        return live
    raise TableError("busy")


@get("/api/tables/{key:str}", responses=PROBLEMS, tags=["tables"])
async def look_at(request: AnyRequest, key: Key) -> protocol.TableInfo:
    """Look at a table, by its id or its code."""
    live = await find_table(request, key)
    return table_info(live.table, live.present(services(request).clock.now()))


@get(
    "/api/tables/{key:str}/record",
    responses=PROBLEMS,
    tags=["tables"],
    media_type=MediaType.TEXT,
)
async def record(
    request: AnyRequest,
    key: Key,
    number: Round = None,
) -> Response[str]:
    """Return the record of a finished game, the last one unless `round` says which."""
    kept = await find_kept(request, key, number)
    name = f"{kept.table.game}-{kept.table.code.lower()}-{kept.round}.stolik"
    disposition = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(kept.record, headers=disposition, media_type=MediaType.TEXT)


@get(
    "/api/tables/{key:str}/pictures/{picture:int}",
    responses=PROBLEMS,
    tags=["tables"],
    media_type="image/png",
)
async def picture(
    request: AnyRequest,
    key: Key,
    picture: Annotated[int, PathParameter(ge=0, le=100_000)],
    style: Annotated[str, QueryParameter(max_length=20)] = "plain",
    number: Round = None,
) -> Response[bytes]:
    """Return a picture that has been shown at this table, in this round or an earlier one."""
    pictures, share = services(request).pictures, await share_of(request)
    table = await _table_in_round(request, key, number)
    if table is not None:
        painting = pictures.of(table, picture, style, share)
    else:
        kept = await find_kept(request, key, number, is_result=True)
        painting = pictures.of_record(kept.record, picture, style, share)
    image = await while_connected(request, painting)
    if image is None:
        raise TableError("not-found")
    return Response(image, media_type="image/png", headers={"cache-control": "private"})


async def _table_in_round(request: AnyRequest, key: str, number: int | None) -> Table | None:
    """The table, if it can go on, is in this round, and the person may enter."""
    try:
        table = (await find_table(request, key)).table
    except UnusableTable:
        return None
    except TableError as error:
        if error.code in ("removed", "locked"):
            return None  # perhaps they played the game that the picture belongs to
        raise
    return table if number in (None, table.round) else None


Before = Annotated[int, QueryParameter(ge=1, le=2**31)]


async def _reader(request: AnyRequest, key: str) -> tuple[LiveTable, Person]:
    """Who asks for a page of a table that they may enter."""
    parts, who = services(request), await person(request)
    parts.hub.limits.check_page(who.id)
    live = await find_table(request, key)
    await note_origin(parts.hub, live, who.id, origin_of(live.table.id, who, address_of(request)))
    return live, who


@get("/api/tables/{key:str}/log", responses=PROBLEMS, tags=["tables"])
async def log_page(request: AnyRequest, key: Key, before: Before) -> protocol.LogPage:
    """Return what happened in this round before an entry, as the reader may know it."""
    live, who = await _reader(request, key)
    table = live.table
    seats, part, builder = (
        table.seats_of(who.id),
        story_part(table, before=before),
        MessageBuilder(table),
    )
    return protocol.LogPage(
        builder.lines(seats, part.entries, True),
        builder.logs(seats, part.entries, True),
        part.older,
    )


@get("/api/tables/{key:str}/chat", responses=PROBLEMS, tags=["tables"])
async def chat_page(request: AnyRequest, key: Key, before: Before) -> protocol.ChatPage:
    """Return what was said at the table before a line."""
    live, _ = await _reader(request, key)
    part = chat_part(live.table, before=before)
    return protocol.ChatPage(chat_lines(live.table, part.entries), part.older)


@get("/api/tables/{key:str}/missed", responses=PROBLEMS, tags=["tables"])
async def missed_since(
    request: AnyRequest, key: Key, seen: Annotated[int, QueryParameter(ge=1, le=2**31)]
) -> protocol.Missed:
    """Return what happened in this round's game since an entry, as it was told then."""
    live, who = await _reader(request, key)
    parts = services(request)
    origin = origin_of(live.table.id, who, address_of(request))
    reader = Reader(who.id, who.name, origin, parts.clock.now())
    return protocol.Missed(await missed(parts.store, live, seen, reader))


ROUTES = [lobby, address, make_table, look_at, record, picture, log_page, chat_page, missed_since]
