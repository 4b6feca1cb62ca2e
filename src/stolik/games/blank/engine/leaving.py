# mypyc: compile
"""A player leaves the table (BLK-R51)."""

from __future__ import annotations

from mypy_extensions import i64

from stolik.games.blank import narration
from stolik.games.blank.engine.duties.claims import void_duties
from stolik.games.blank.engine.model.fields import NO_NUMBERS, with_value
from stolik.games.blank.engine.model.question_frames import DutyWaitFrame, OpenTurnFrame
from stolik.games.blank.engine.model.stages import NOBODY
from stolik.games.blank.engine.piles import bit, put_under_top
from stolik.games.blank.engine.run import answer_for, options_at, run
from stolik.games.blank.engine.targets import present
from stolik.games.blank.engine.turns.ending import ABANDONED, finish
from stolik.games.blank.engine.turns.passing import pass_turn
from stolik.games.blank.engine.turns.plays import stop_laying
from stolik.games.blank.state import BlankState


def is_between_plays(state: BlankState) -> bool:
    """Whether nothing is under way but the wait for the next play."""
    if not state.stack:
        return True
    return len(state.stack) == 1 and isinstance(state.stack[0], (OpenTurnFrame, DutyWaitFrame))


def remove_player(state: BlankState, seat: i64) -> None:
    """The table removes a player who has left (BLK-R51)."""
    stop_laying(state)
    while not state.is_over and _owes_choice(state, seat):
        answer_for(state, state.stack[-1], seat)
        run(state)
    if state.is_over:
        return
    put_under_top(state, seat, state.hands[seat].copy())
    state.shown = NO_NUMBERS
    state.shown_by = NOBODY
    state.away_seats |= bit(seat)
    state.skips = with_value(state.skips, seat, 0)
    state.limits = with_value(state.limits, seat, 0)
    void_duties(state, seat)
    if state.notices is not None:
        narration.removed(state, seat)
    if len(present(state)) == 1:
        finish(state, (), ABANDONED)
        return
    for frame in state.stack:
        if seat in frame.asked:
            frame.asked.remove(seat)
    if state.active == seat:
        if is_between_plays(state):
            pass_turn(state)
        else:
            state.is_turn_over = True


def _owes_choice(state: BlankState, seat: i64) -> bool:
    if not state.stack or seat not in state.stack[-1].asked:
        return False
    return len(options_at(state, state.stack[-1], seat)) > 0
