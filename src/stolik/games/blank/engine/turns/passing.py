# mypyc: compile
"""The passing of the turn: skips, jumps, extra turns, and whose turn begins."""

from __future__ import annotations

from mypy_extensions import i64

from stolik.games.blank import narration
from stolik.games.blank.engine.codes import (
    SKIPPED,
    TURN_END,
    TURN_START,
    U_TURN_END,
    U_YOUR_TURN,
)
from stolik.games.blank.engine.duties.new_duties import bearers_of_open_duties
from stolik.games.blank.engine.model.fields import NO_NUMBERS, with_value
from stolik.games.blank.engine.model.frames import (
    QUEUE,
    ClosingFrame,
    PassingFrame,
)
from stolik.games.blank.engine.model.keys import limited_cards, limiting_source
from stolik.games.blank.engine.model.question_frames import DutyWaitFrame, OpenTurnFrame
from stolik.games.blank.engine.model.stages import (
    NO_SOURCE,
    NOBODY,
    PASSING_NEXT_SEAT,
    PASSING_PERIODS,
    PASSING_TURN_END,
    PASSING_TURN_START,
    PASSING_WIN_CHECK,
)
from stolik.games.blank.engine.piles import bit
from stolik.games.blank.engine.resolutions import begin_resolution
from stolik.games.blank.engine.row import end_periods
from stolik.games.blank.engine.targets import neighbour, present
from stolik.games.blank.engine.triggers import (
    happened,
)
from stolik.games.blank.engine.turns.ending import (
    BY_COUNTDOWN,
    BY_STALEMATE,
    BY_TURN_LIMIT,
    end_by_fewest,
)
from stolik.games.blank.state import NO_COUNTDOWN, BlankState


def pass_turn(state: BlankState) -> None:
    """Pass the turn; step by step where a rule waits for one of the steps (BLK-L55)."""
    if state.stack:
        state.stack.clear()
    if state.row_mask & (TURN_END | SKIPPED | TURN_START):
        state.stack.append(PassingFrame())
        return
    if not turn_ended(state):
        return
    if state.could_act:
        begin_resolution(state, 0)
    seat: i64 = state.active
    is_first = True
    while True:
        seat = next_seat(state, seat, is_first)
        is_first = False
        if not reach_seat(state, seat):
            return
        if not use_skip(state, seat):
            break
    begin_turn(state, seat)
    open_turn(state)


def run_passing(state: BlankState, frame: PassingFrame) -> bool:
    """The passing as one root event: turnEnd, each skipped, turnStart (BLK-L55)."""
    if frame.stage == PASSING_TURN_END:
        if state.could_act:
            begin_resolution(state, 0)
        happened(state, TURN_END, state.active, 0, 0)
        frame.seat = state.active
        frame.is_first_step = True
        frame.stage = PASSING_PERIODS
        state.stack.append(QUEUE)
    elif frame.stage == PASSING_PERIODS:
        if turn_ended(state):
            frame.stage = PASSING_NEXT_SEAT
    elif frame.stage == PASSING_NEXT_SEAT:
        seat = next_seat(state, frame.seat, frame.is_first_step)
        frame.is_first_step = False
        frame.seat = seat
        if not reach_seat(state, seat):
            return True
        if use_skip(state, seat):
            happened(state, SKIPPED, seat, 0, 0)
        else:
            begin_turn(state, seat)
            happened(state, TURN_START, seat, 0, 0)
            frame.stage = PASSING_WIN_CHECK
        state.stack.append(QUEUE)
    elif frame.stage == PASSING_WIN_CHECK:
        frame.stage = PASSING_TURN_START
        check = ClosingFrame()
        check.is_in_passing = True
        state.stack.append(check)
    elif state.is_time_up:
        end_by_fewest(state, BY_COUNTDOWN)
    elif state.is_turn_over:
        # The turn ended before its player could act: still the same passing.
        frame.stage = PASSING_TURN_END
    else:
        state.stack.pop()
        open_turn(state)
    return True


def turn_ended(state: BlankState) -> bool:
    """Count turns without movement and end periods; False when the game is over (BLK-R47)."""
    state.turns_without_movement = 0 if state.has_card_moved else state.turns_without_movement + 1
    state.has_card_moved = False
    end_periods(state, U_TURN_END, NOBODY)
    still: i64 = state.turns_without_movement
    if still >= 2 and still >= len(present(state)):
        end_by_fewest(state, BY_STALEMATE)
        return False
    return True


def next_seat(state: BlankState, seat: i64, is_first: bool) -> i64:
    """Extra turn, jump, or the neighbour in the current direction (BLK-L54)."""
    if is_first:
        state.is_extra = False
        is_due = state.is_extra_due and not state.away_seats & bit(seat)
        state.is_extra_due = False
        if is_due:
            state.jump_to = NOBODY
            state.is_extra = True
            return seat
    if state.jump_to >= 0:
        target: i64 = state.jump_to
        state.jump_to = NOBODY
        if not state.away_seats & bit(target):
            state.is_extra = is_first and target == seat
            return target
    state.is_extra = False
    return _next_occupied_seat(state, seat)


def _next_occupied_seat(state: BlankState, seat: i64) -> i64:
    if not state.away_seats:
        return neighbour(state, seat, state.direction)
    seats: i64 = state.setting.seats
    while True:
        seat = (seat + state.direction + seats) % seats
        if not state.away_seats & bit(seat):
            return seat
        end_periods(state, U_YOUR_TURN, seat)  # BLK-R51: when its turn would have come


def reach_seat(state: BlankState, seat: i64) -> bool:
    """The turn reaches a seat, to be played or skipped; False when the game ends instead."""
    if state.turns >= state.setting.turn_limit:
        end_by_fewest(state, BY_TURN_LIMIT)  # BLK-L34
        return False
    if state.turns_left != NO_COUNTDOWN:
        if state.turns_left == 0:
            end_by_fewest(state, BY_COUNTDOWN)
            return False
        state.turns_left -= 1
    state.turns += 1
    end_periods(state, U_YOUR_TURN, seat)  # BLK-R54
    return True


def use_skip(state: BlankState, seat: i64) -> bool:
    """Use up a pending skip; returns whether there was one."""
    if not state.skips[seat]:
        return False
    state.skips = with_value(state.skips, seat, state.skips[seat] - 1)
    if state.notices is not None:
        narration.skipped(state, seat)
    return True


def begin_turn(state: BlankState, seat: i64) -> None:
    """Make a seat the active one."""
    state.active = seat
    state.could_act = False
    state.is_turn_over = False
    limit: i64 = state.limits[seat]
    state.limit = limited_cards(limit)
    state.limit_source = NO_SOURCE
    if limit:
        state.limit_source = limiting_source(limit)
        state.limits = with_value(state.limits, seat, 0)
    if state.reported:
        state.reported = NO_NUMBERS
    if state.idle_firings:
        state.idle_firings = NO_NUMBERS
    state.is_slow_time_over = False
    state.quiet_seats = 0
    if state.notices is not None:
        narration.turn_begun(state, seat)


def open_turn(state: BlankState) -> None:
    """Let the active player act, after those who have duties to perform."""
    state.could_act = True
    if state.setting.is_memory:
        frame = OpenTurnFrame()
        frame.asked = present(state)
        state.is_marker_shown = False
        state.stack.append(frame)
    elif state.duties:
        bearers = bearers_of_open_duties(state)
        if bearers:
            wait = DutyWaitFrame()
            wait.asked = bearers
            state.stack.append(wait)
