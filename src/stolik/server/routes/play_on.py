"""Playing on from a point of a game, and questions about it: what would you do?"""

from __future__ import annotations

import asyncio
import secrets
from typing import Annotated, Any, NamedTuple

from litestar import get, post
from litestar.params import JSONBody, PathParameter, QueryParameter
from msgspec import Raw

from stolik import protocol
from stolik.kernel.entropy import stream_of
from stolik.kernel.options import changed_options
from stolik.kernel.phrase import Phrase
from stolik.kernel.record import Record, position_of
from stolik.kernel.refusal import BadMove
from stolik.kernel.seat import TABLE, Seat
from stolik.kernel.state import State
from stolik.server.routes.base import (
    PROBLEMS,
    AnyRequest,
    Key,
    address_of,
    find_table,
    person,
    services,
    share_of,
    while_connected,
)
from stolik.server.routes.replays import (
    Round,
    encode_view,
    level_of,
    read_record,
    record_for_replay,
)
from stolik.server.routes.tables import open_table
from stolik.server.tables.live_table import LiveTable
from stolik.server.tables.messages import choices, table_info
from stolik.server.workers.fair_queue import Share
from stolik.table.actions.base import check_not_of_day
from stolik.table.actions.setup import Made, SeatPlan
from stolik.table.errors import TableError
from stolik.table.settings import StartPosition
from stolik.table.table import Table

Step = Annotated[int, PathParameter(ge=0, le=100_000)]
Written = Annotated[str, QueryParameter(name="move", min_length=1, max_length=200)]


class _Point(NamedTuple):
    """A point of a game from which somebody plays on; levels are those of its bots."""

    state: State
    step: int
    levels: tuple[str | None, ...]
    is_running: bool


@post("/api/tables/{key:str}/play-on", status_code=201, responses=PROBLEMS, tags=["replays"])
async def play_on(
    request: AnyRequest, key: Key, data: JSONBody[protocol.PlayOnBody]
) -> protocol.TableInfo:
    """Make a table that plays on from a point of a game; it is friendly, and hints are allowed."""
    parts, who = services(request), await person(request)
    parts.guard.check_new_table(request.scope, who.id)
    running = await _running(request, key, data.round)
    if running is not None:
        point = _point_now(running.table, who.id, data)
    else:
        kept = await record_for_replay(request, key, data.round, data.step)
        point = await asyncio.to_thread(_point_of_record, kept.record, data)
    state = point.state
    if state.is_over or data.seat >= state.seats:
        raise TableError("not-now", "nobody can play on from there")
    is_redrawn = data.redrawn or point.is_running
    if is_redrawn:
        state = await asyncio.to_thread(redrawn, state, data.seat, secrets.token_bytes(32))
    options: dict[str, Any] = changed_options(state.rules.options)
    share = Share(address_of(request), who.id)
    await parts.workshop.check_table(share, state.game.id, options)
    parts.workshop.take_table_bytes(share, state.game.id, options)
    made = Made(
        game=state.game.id,
        version=state.game.version,
        seats=tuple(_plan(data, point.levels[seat], seat) for seat in range(state.seats)),
        host=who.id,
        secret=secrets.token_hex(32),
        options=options,
        friendly=True,
        hints=True,
        start=StartPosition(position_of(state), point.step, is_redrawn),
    )
    live = await open_table(request, who, made, data.seat)
    return table_info(live.table, live.present(parts.clock.now()))


def redrawn(state: State, seat: Seat, seed: bytes) -> State:
    """The state with all that a seat cannot know drawn anew; what it knows stays as it is."""
    return state.game.mind("random").imagine(state, seat, stream_of(seed))


def _plan(data: protocol.PlayOnBody, level: str | None, seat: Seat) -> SeatPlan:
    """The maker's own chair; for the others the bots of that game, new ones, or friends."""
    if seat == data.seat:
        return SeatPlan()
    return SeatPlan(level or (None if data.friends else data.level))


async def _running(request: AnyRequest, key: str, number: int | None) -> LiveTable | None:
    """The table, if the game that is meant is still being played there."""
    try:
        live = await find_table(request, key)
    except TableError:
        return None  # the stored record may still be readable
    table = live.table
    is_meant = number in (None, table.round)
    return live if is_meant and table.status == "playing" else None


def _point_now(table: Table, player: str, data: protocol.PlayOnBody) -> _Point:
    """A running game as it is now; what helps in it is allowed where hints are."""
    if data.seat not in table.seats_of(player):
        raise TableError("not-your-seat")
    check_not_of_day(table)
    is_alone = len(table.people()) == 1
    if table.is_rated or not (table.hints or is_alone):
        raise TableError("no-hints")
    if table.state is None:
        raise TableError("version-gone")
    if data.step not in (None, len(table.moves)):
        raise TableError("stale", "a running game is played on from where it is now")
    levels = tuple(chair.level for chair in table.chairs)
    return _Point(table.state.copy(), len(table.moves), levels, is_running=True)


def _point_of_record(text: str, data: protocol.PlayOnBody) -> _Point:
    record = read_record(text)
    step = len(record.turns) if data.step is None else data.step
    _check_step(record, step)
    levels = tuple(level_of(record.headers.get(f"player-{one}", "")) for one in range(record.seats))
    return _Point(record.replay(step), step, levels, is_running=False)


def _check_step(record: Record, step: int) -> None:
    if step > len(record.turns):
        raise TableError("not-found", f"this game has {len(record.turns)} moves")


@get("/api/tables/{key:str}/question/{step:int}", responses=PROBLEMS, tags=["replays"])
async def question(
    request: AnyRequest, key: Key, step: Step, number: Round = None
) -> protocol.Question:
    """Show what a player knew after `step` moves of a finished game, and what they could do."""
    kept = await record_for_replay(request, key, number, step)
    return await asyncio.to_thread(_question, kept.record, step)


def _asked(text: str, step: int) -> tuple[Record, State, Seat]:
    """The state at a question, and the seat that made the next move."""
    record = read_record(text)
    _check_step(record, step)
    if step == len(record.turns) or record.turns[step].seat == TABLE:
        raise TableError("not-found", f"nobody decided anything after move {step}")
    return record, record.replay(step), record.turns[step].seat


def _question(text: str, step: int) -> protocol.Question:
    _, state, seat = _asked(text, step)
    view = state.view(seat)
    side = protocol.SeatUpdate(
        seat,
        Raw(encode_view(view)),
        state.game.question(view, seat),
        choices(state.game, view, state.legal(seat), True),
    )
    return protocol.Question(step, seat, side)


@get("/api/tables/{key:str}/question/{step:int}/answer", responses=PROBLEMS, tags=["replays"])
async def answer(
    request: AnyRequest, key: Key, step: Step, move: Written, number: Round = None
) -> protocol.QuestionAnswer:
    """What the coach says about a move there, by what the player knew."""
    kept = await record_for_replay(request, key, number, step)
    made, words = await asyncio.to_thread(_made_there, kept.record, step, move)
    share = await share_of(request, kept.table.id)
    work = services(request).reviews.judge(kept.record, step, move, share)
    return protocol.QuestionAnswer(await while_connected(request, work), made, words)


def _made_there(text: str, step: int, move: str) -> tuple[str, Phrase]:
    """What was done in the game, in notation and words; raises unless the other move was legal."""
    record, state, seat = _asked(text, step)
    try:
        chosen = state.game.parse(move)
    except BadMove as error:
        raise TableError("bad-move", str(error)) from None
    if chosen not in state.legal(seat):
        raise TableError("bad-move", f"{move[:80]} was not possible there")
    made = record.turns[step].move
    return str(made), state.game.describe(state.view(seat), made)


ROUTES = [play_on, question, answer]
