"""Finished games: their replay, their result, and the proof of their deal."""

from __future__ import annotations

import asyncio
from hashlib import sha256
from typing import Annotated

import msgspec
from litestar import get
from litestar.params import PathParameter, QueryParameter
from msgspec import Raw

from stolik import protocol
from stolik.kernel.event import Notice
from stolik.kernel.phrase import Phrase
from stolik.kernel.record import Record, RecordError
from stolik.kernel.seat import TABLE, Seat
from stolik.kernel.state import State
from stolik.server.accounts.ratings import Change, is_provisional, points_of
from stolik.server.routes.base import (
    PROBLEMS,
    AnyRequest,
    KeptGame,
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
from stolik.server.tables.results import rating_changes
from stolik.server.workers.reviews import Kept
from stolik.table import fairness
from stolik.table.actions.hints import hint_step
from stolik.table.errors import TableError
from stolik.table.undo import Undone, undone_of

Round = Annotated[int | None, QueryParameter(name="round", ge=1, le=100_000)]
HintSeat = Annotated[int, QueryParameter(name="seat", ge=0, le=15)]
Begin = Annotated[bool, QueryParameter(name="begin")]
Step = Annotated[int, PathParameter(ge=0, le=100_000)]

encode_view = msgspec.json.Encoder(order="deterministic").encode


@get("/api/tables/{key:str}/replay", responses=PROBLEMS, tags=["replays"])
async def replay(request: AnyRequest, key: Key, number: Round = None) -> protocol.Replay:
    """Describe a finished game, the table's last one unless `round` says which."""
    kept = await record_for_replay(request, key, number)
    return await asyncio.to_thread(_replay, kept)


@get("/api/tables/{key:str}/replay/{step:int}", responses=PROBLEMS, tags=["replays"])
async def moment(
    request: AnyRequest, key: Key, step: Step, number: Round = None
) -> protocol.Moment:
    """Show a finished game after `step` moves, as a spectator and as every seat saw it."""
    kept = await record_for_replay(request, key, number, step)
    return await asyncio.to_thread(_moment, kept.record, step)


@get("/api/tables/{key:str}/result", responses=PROBLEMS, tags=["replays"])
async def result(request: AnyRequest, key: Key, number: Round = None) -> protocol.Result:
    """Show how a finished game ended: places in its own units, one moment, changed ratings."""
    await _wait_for_result(request, key)
    kept = await record_for_replay(request, key, number, is_result=True)
    changes = await rating_changes(services(request).store, kept.table.id, kept.round)
    record = read_record(kept.record)
    return await asyncio.to_thread(result_of_record, kept.table.id, kept.round, record, changes)


@get("/api/tables/{key:str}/review", responses=PROBLEMS, tags=["replays"])
async def review(
    request: AnyRequest, key: Key, number: Round = None, begin: Begin = True
) -> protocol.ReviewAnswer:
    """The coach's review of a finished game, or how far it is; it is begun unless `begin=false`."""
    await _wait_for_result(request, key)
    kept = await record_for_replay(request, key, number)
    read_record(kept.record)
    game = Kept(kept.table.id, kept.round, kept.record)
    share = await share_of(request, kept.table.id)
    return await services(request).reviews.get(game, share, begin=begin)


@get("/api/tables/{key:str}/hint", responses=PROBLEMS, tags=["replays"])
async def hint(request: AnyRequest, key: Key, seat: HintSeat) -> protocol.HintAnswer:
    """What the coach says about my move at hand, as far as I asked for with `ask-hint`."""
    live = await find_table(request, key)
    table, who = live.table, await person(request)
    if seat not in table.seats_of(who.id):
        raise TableError("not-your-seat")
    step = hint_step(table, seat)
    if not step or table.state is None:
        raise TableError("not-now", "ask for a hint first")
    question = f"{table.id} {table.round} {seat} {table.asked_since[seat]}"
    seed = int.from_bytes(sha256(question.encode()).digest()[:4], "big")
    share = await share_of(request, table.id)
    work = services(request).reviews.hint(table.state.copy(), seat, step, seed, share)
    return protocol.HintAnswer(seat, step, await while_connected(request, work))


@get("/api/tables/{key:str}/verify", responses=PROBLEMS, tags=["replays"])
async def verify(request: AnyRequest, key: Key, number: Round = None) -> protocol.Verdict:
    """Check a finished game: commitment, seed, every deal and move, and the result."""
    kept = await record_for_replay(request, key, number)
    return await asyncio.to_thread(_verdict, kept.record)


async def record_for_replay(
    request: AnyRequest,
    key: str,
    number: int | None,
    step: int | None = None,
    *,
    is_result: bool = False,
) -> KeptGame:
    """A finished game to be replayed up to a step; counts what that costs."""
    kept = await find_kept(request, key, number, is_result=is_result)
    lines = kept.record.count("\n")
    moves = lines if step is None else min(step, lines)
    limits = services(request).hub.limits
    limits.check_replay(address_of(request), await visitor(request), moves)
    return kept


async def _wait_for_result(request: AnyRequest, key: str) -> None:
    """Wait while the result of a round that has just ended is stored."""
    try:
        live = await find_table(request, key)
    except TableError:
        return  # the stored record may still be readable
    await live.wait_for_result()


def result_of_record(
    table: str, number: int, record: Record, changes: list[Change]
) -> protocol.Result:
    """The result of a record's game, with the changes of ratings."""
    end = record.replay()
    game = end.game
    turns = [(turn.seat, turn.move) for turn in record.turns]
    rated = {one.seat: _points(one) for one in changes}
    names, levels = _who(record)
    return protocol.Result(
        table=table,
        round=number,
        game=record.game,
        names=names,
        levels=levels,
        outcome=end.outcome,
        columns=game.columns(end),
        highlight=game.highlight(record.replay(0), turns),
        ratings=tuple(rated.get(seat) for seat in range(record.seats)),
    )


def _points(change: Change) -> protocol.RatingChange:
    before, after = points_of(change.before), points_of(change.after)
    return protocol.RatingChange(before, after, is_provisional(change.games))


def _who(record: Record) -> tuple[tuple[str, ...], tuple[str | None, ...]]:
    """The names of people, empty for bots, and the levels of bots."""
    seats = [record.headers.get(f"player-{seat}", "") for seat in range(record.seats)]
    names = tuple("" if level_of(name) else name for name in seats)
    return names, tuple(level_of(name) for name in seats)


def read_record(text: str) -> Record:
    """Read a record for replay; refused if its rules are no longer supported."""
    record = Record.read(text)
    try:
        record.find_game()
    except RecordError as error:
        raise TableError("version-gone", str(error)) from None
    return record


def _replay(kept: KeptGame) -> protocol.Replay:
    record = read_record(kept.record)
    state, lines = record.replay(0), []
    names, levels = _who(record)
    undone = undone_of(record)
    for step, turn in enumerate(record.turns, 1):
        notices: list[Notice] = []
        state.apply(turn.seat, turn.move, notices)
        events = _event_lines(state, None, notices) + _undone_lines(undone, step, names)
        lines.append(protocol.Line(step, 0, _mover(turn.seat), events, step))
    return protocol.Replay(
        table=kept.table.id,
        round=kept.round,
        game=record.game,
        names=names,
        levels=levels,
        steps=len(record.turns),
        log=tuple(lines),
        outcome=state.outcome,
    )


def _undone_lines(
    undone: list[Undone], step: int, names: tuple[str, ...]
) -> tuple[protocol.EventLine, ...]:
    """That moves were taken back after so many moves; those at the very beginning stand first."""
    return tuple(
        protocol.EventLine(
            None,
            Phrase(
                "table-undone-agreed" if one.was_agreed else "table-undone",
                {"name": names[one.turns[0].seat]},
            ),
        )
        for one in undone
        if max(1, one.after) == step
    )


def _moment(text: str, step: int) -> protocol.Moment:
    record = read_record(text)
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


def _side(state: State, seat: Seat | None, notices: list[Notice]) -> protocol.SeatUpdate:
    view = state.view(seat)
    question = None
    if seat is not None and not state.is_over and seat in state.deciders():
        question = state.game.question(view, seat)
    return protocol.SeatUpdate(
        seat, Raw(encode_view(view)), question, (), _event_lines(state, seat, notices)
    )


def _event_lines(
    state: State, seat: Seat | None, notices: list[Notice]
) -> tuple[protocol.EventLine, ...]:
    heard = (notice.for_seat(seat) for notice in notices)
    return tuple(
        protocol.EventLine(Raw(encode_view(event)), state.game.narrate(event))
        for event in heard
        if event is not None
    )


def _mover(seat: Seat) -> Seat | None:
    return None if seat == TABLE else seat


def level_of(name: str) -> str | None:
    """The level in a bot's recorded name, such as 'bot (casual)'."""
    return name.removeprefix("bot (").removesuffix(")") if name.startswith("bot (") else None


def _verdict(text: str) -> protocol.Verdict:
    try:
        record = Record.read(text)
        proof = fairness.check(record)
        record.verify()
    except (fairness.Unfair, RecordError) as error:
        return protocol.Verdict(False, 0, str(error))
    return protocol.Verdict(True, len(record.turns), "", proof.protocol, proof.unrevealed)


ROUTES = [replay, moment, result, review, hint, verify]
