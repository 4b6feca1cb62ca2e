"""Tables: list, make, look at, and what they leave behind."""

from __future__ import annotations

import secrets
from typing import Annotated

from litestar import MediaType, Response, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter

from stolik.kernel.options import OptionError
from stolik.server import protocol
from stolik.server.codes import new_code, new_id
from stolik.server.decks import deck_options
from stolik.server.live import Live
from stolik.server.painter import table_info
from stolik.server.results import kept_record
from stolik.server.routes.base import PROBLEMS, AnyRequest, Key, find_table, person, services
from stolik.server.routes.games import game_of
from stolik.server.services import Services
from stolik.server.storage.store import Taken
from stolik.server.summary import row_of
from stolik.table import entries as log
from stolik.table.errors import TableError
from stolik.table.names import clean
from stolik.table.table import Table

Round = Annotated[int | None, QueryParameter(name="round", ge=1, le=100_000)]


@get("/api/tables", responses=PROBLEMS, tags=["tables"])
async def lobby(request: AnyRequest) -> protocol.Lobby:
    """List the tables that everybody may see."""
    parts = services(request)
    rows = await parts.store.listed_tables()
    lines = tuple(
        protocol.TableLine(
            **{name: getattr(row, name) for name in protocol.TableLine.__struct_fields__}
        )
        for row in rows
    )
    people = {seen.player for live in parts.hub.lives.values() for seen in live.seen}
    return protocol.Lobby(lines, len(people))


@post("/api/tables", status_code=201, responses=PROBLEMS, tags=["tables"])
async def make_table(request: AnyRequest, data: JSONBody[protocol.TableBody]) -> protocol.TableInfo:
    """Make a table; its maker is the host and sits on the first seat for a person."""
    parts = services(request)
    who = await person(request)
    options = await deck_options(parts.store, data.game, data.deck, data.options, who.id)
    made = _made(data, who.id, options)
    first = [log.Logged(1, parts.clock.now(), made, who.id)]
    free = next((seat for seat, plan in enumerate(made.seats) if plan.level is None), None)
    if free is not None:
        first.append(log.Logged(2, first[0].at, log.Sat(free, who.id, who.name), who.id))
    parts.pictures.begin(made.game, made.options, who.id)
    live = await _store(parts, first)
    return table_info(live.table, live.present(parts.clock.now()))


def _made(data: JSONBody[protocol.TableBody], host: str, options: dict[str, object]) -> log.Made:
    game = game_of(data.game)
    try:
        game.rules(len(data.seats), options)
    except (OptionError, ValueError) as error:
        raise TableError("bad-options", str(error)) from None
    return log.Made(
        game=game.id,
        version=game.version,
        seats=tuple(
            log.SeatPlan(seat.level if seat.kind == "bot" else None) for seat in data.seats
        ),
        host=host,
        secret=secrets.token_hex(32),
        options=options,
        title=clean(data.title),
        listed=data.listed,
        clock=data.clock,
        absence=data.absence,
        deck=data.deck,
    )


async def _store(parts: Services, first: list[log.Logged]) -> Live:
    table_id = new_id()
    for _ in range(20):
        table = Table(table_id, new_code())
        for logged in first:
            table.fold(logged)
        try:
            await parts.store.add_table(row_of(table), first)
        except Taken:
            continue
        live = await parts.hub.find(table_id)
        assert live is not None
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
    """Give the record of a finished game, the last one unless `round` says which."""
    live = await find_table(request, key)
    text, found = await kept_record(services(request).store, live.table.id, number)
    name = f"{live.table.game_id}-{live.table.code.lower()}-{found}.stolik"
    disposition = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(text, headers=disposition, media_type=MediaType.TEXT)


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
    """Give a picture that has come to light at this table, in this round or in an earlier one."""
    live = await find_table(request, key)
    pictures = services(request).pictures
    if number is None or number == live.table.round:
        image = await pictures.of(live.table, picture, style)
    else:
        text, _ = await kept_record(services(request).store, live.table.id, number)
        image = await pictures.of_record(text, picture, style, live.table.host or "")
    if image is None:
        raise TableError("not-found")
    return Response(image, media_type="image/png", headers={"cache-control": "private"})


ROUTES = [lobby, make_table, look_at, record, picture]
