"""Finished games again: every moment of them, and whether their deal was fair."""

from __future__ import annotations

import asyncio
from typing import Annotated

import msgspec
from litestar import get
from litestar.params import PathParameter, QueryParameter
from msgspec import Raw

from stolik.kernel.event import Notice
from stolik.kernel.record import Record, RecordError
from stolik.kernel.seat import TABLE, Seat
from stolik.kernel.state import State
from stolik.server import protocol
from stolik.server.results import kept_record
from stolik.server.routes.base import PROBLEMS, AnyRequest, Key, find_table, services
from stolik.table import fairness
from stolik.table.errors import TableError

Round = Annotated[int | None, QueryParameter(name="round", ge=1, le=100_000)]
Step = Annotated[int, PathParameter(ge=0, le=100_000)]

_raw = msgspec.json.Encoder(order="deterministic").encode


@get("/api/tables/{key:str}/replay", responses=PROBLEMS, tags=["replays"])
async def replay(request: AnyRequest, key: Key, number: Round = None) -> protocol.Replay:
    """Tell a finished game, the table's last one unless `round` says which."""
    table, found, text = await _record(request, key, number)
    return await asyncio.to_thread(_replay, table, found, Record.read(text))


@get("/api/tables/{key:str}/replay/{step:int}", responses=PROBLEMS, tags=["replays"])
async def moment(
    request: AnyRequest, key: Key, step: Step, number: Round = None
) -> protocol.Moment:
    """Show a finished game after so many moves, as a spectator and as every seat saw it."""
    _, _, text = await _record(request, key, number)
    return await asyncio.to_thread(_moment, Record.read(text), step)


@get("/api/tables/{key:str}/verify", responses=PROBLEMS, tags=["replays"])
async def verify(request: AnyRequest, key: Key, number: Round = None) -> protocol.Verdict:
    """Check a finished game: commitment, seed, every deal and move, and the result."""
    _, _, text = await _record(request, key, number)
    return await asyncio.to_thread(_verdict, text)


async def _record(request: AnyRequest, key: str, number: int | None) -> tuple[str, int, str]:
    table = (await find_table(request, key)).table.id
    text, found = await kept_record(services(request).store, table, number)
    return table, found, text


def _replay(table: str, number: int, record: Record) -> protocol.Replay:
    state, lines = record.replay(0), []
    for step, turn in enumerate(record.turns, 1):
        notices: list[Notice] = []
        state.apply(turn.seat, turn.move, notices)
        lines.append(protocol.Line(step, 0, _mover(turn.seat), _told(state, None, notices)))
    seats = [record.headers.get(f"player-{seat}", "") for seat in range(record.seats)]
    return protocol.Replay(
        table=table,
        round=number,
        game=record.game,
        names=tuple("" if _level(name) else name for name in seats),
        levels=tuple(_level(name) for name in seats),
        steps=len(record.turns),
        log=tuple(lines),
        outcome=state.outcome,
        fairness=_fairness(record),
    )


def _moment(record: Record, step: int) -> protocol.Moment:
    if step > len(record.turns):
        raise TableError("not-found", f"this game has {len(record.turns)} moves")
    state = record.replay(max(0, step - 1))
    notices: list[Notice] = []
    by: Seat | None = None
    if step:
        turn = record.turns[step - 1]
        state.apply(turn.seat, turn.move, notices)
        by = _mover(turn.seat)
    seats: tuple[Seat | None, ...] = (None, *range(record.seats))
    return protocol.Moment(
        step=step,
        by=by,
        deciders=() if state.is_over else state.deciders(),
        sides=tuple(_side(state, seat, notices) for seat in seats),
    )


def _side(state: State, seat: Seat | None, notices: list[Notice]) -> protocol.Side:
    view = state.view(seat)
    question = None
    if seat is not None and not state.is_over and seat in state.deciders():
        question = state.game.question(view, seat)
    return protocol.Side(seat, Raw(_raw(view)), question, (), _told(state, seat, notices))


def _told(state: State, seat: Seat | None, notices: list[Notice]) -> tuple[protocol.Told, ...]:
    heard = (notice.for_seat(seat) for notice in notices)
    return tuple(
        protocol.Told(Raw(_raw(event)), state.game.narrate(event))
        for event in heard
        if event is not None
    )


def _mover(seat: Seat) -> Seat | None:
    return None if seat == TABLE else seat


def _level(name: str) -> str | None:
    """'bot (casual)' is how records name a bot."""
    return name.removeprefix("bot (").removesuffix(")") if name.startswith("bot (") else None


def _fairness(record: Record) -> protocol.Fairness:
    headers = record.headers
    contributions = tuple(
        protocol.Contribution(seat, headers[f"entropy-{seat}"])
        for seat in range(record.seats)
        if f"entropy-{seat}" in headers
    )
    seed = record.seed.hex() if isinstance(record.seed, bytes) else None
    return protocol.Fairness(
        headers.get("commitment", ""), contributions, headers.get("secret"), seed
    )


def _verdict(text: str) -> protocol.Verdict:
    record = Record.read(text)
    try:
        fairness.check(record)
        record.verify()
    except (fairness.Unfair, RecordError) as error:
        return protocol.Verdict(False, len(record.turns), str(error))
    return protocol.Verdict(True, len(record.turns))


ROUTES = [replay, moment, verify]
