# mypyc: compile
"""The passing of the turn: skips, jumps, extra turns, and whose turn begins."""

from __future__ import annotations

from mypy_extensions import i64

from stolik.games.blank import scene
from stolik.games.blank.engine.codes import (
    SKIPPED,
    TURN_END,
    TURN_START,
    U_TURN_END,
    U_YOUR_TURN,
)
from stolik.games.blank.engine.ending import (
    BY_COUNTDOWN,
    BY_STALEMATE,
    BY_TURN_LIMIT,
    end_by_fewest,
)
from stolik.games.blank.engine.frames import (
    D_OPEN,
    F_AFTER,
    F_DUTY,
    F_OPEN,
    F_PASS,
    QUEUE,
    Frame,
)
from stolik.games.blank.engine.lines import new_line
from stolik.games.blank.engine.piles import bit
from stolik.games.blank.engine.row import end_periods
from stolik.games.blank.engine.targets import neighbour, present
from stolik.games.blank.engine.triggers import (
    happened,
)
from stolik.games.blank.state import BlankState


def pass_turn(state: BlankState) -> None:
    """Let the turn go on; with rules that look at it, step by step (BLK-L55)."""
    if state.todo:
        state.todo.clear()
    if state.row_mask & (TURN_END | SKIPPED | TURN_START):
        state.todo.append(Frame(F_PASS))
        return
    if not turn_ended(state):
        return
    if state.has_acted:
        new_line(state, 0)
    seat: i64 = state.active
    is_first = True
    while True:
        seat = next_seat(state, seat, is_first)
        is_first = False
        if not arrive(state, seat):
            return
        if not use_skip(state, seat):
            break
    begin_turn(state, seat)
    open_turn(state)


def run_pass(state: BlankState, frame: Frame) -> bool:
    """The passing as one root event: turnEnd, each skipped, turnStart (BLK-L55)."""
    if frame.pc == 0:
        if state.has_acted:
            new_line(state, 0)
        happened(state, TURN_END, state.active, 0, 0)
        frame.actor = state.active
        frame.flag = True  # the first hop
        frame.pc = 1
        state.todo.append(QUEUE)
    elif frame.pc == 1:
        if turn_ended(state):
            frame.pc = 2
    elif frame.pc == 2:
        seat = next_seat(state, frame.actor, frame.flag)
        frame.flag = False
        frame.actor = seat
        if not arrive(state, seat):
            return True
        if use_skip(state, seat):
            happened(state, SKIPPED, seat, 0, 0)
        else:
            begin_turn(state, seat)
            happened(state, TURN_START, seat, 0, 0)
            frame.pc = 3
        state.todo.append(QUEUE)
    elif frame.pc == 3:
        frame.pc = 4
        check = Frame(F_AFTER)
        check.flag = True
        state.todo.append(check)
    elif state.time_up:
        end_by_fewest(state, BY_COUNTDOWN)
    elif state.turn_over:
        frame.pc = 0  # the turn ended before its player could act: still the same passing
    else:
        state.todo.pop()
        open_turn(state)
    return True


def turn_ended(state: BlankState) -> bool:
    """Count standstill and end periods; False when the game is over (BLK-R47)."""
    state.still = 0 if state.moved else state.still + 1
    state.moved = False
    end_periods(state, U_TURN_END, -1)
    if state.still >= 2 and state.still >= len(present(state)):
        end_by_fewest(state, BY_STALEMATE)
        return False
    return True


def next_seat(state: BlankState, seat: i64, is_first: bool) -> i64:
    """Extra turn, jump, or the neighbour in the current direction (BLK-L54)."""
    if is_first:
        state.is_extra = False
        is_due = state.extra_due and not state.away & bit(seat)
        state.extra_due = False
        if is_due:
            state.jump_to = -1
            state.is_extra = True
            return seat
    if state.jump_to >= 0:
        target: i64 = state.jump_to
        state.jump_to = -1
        if not state.away & bit(target):
            state.is_extra = is_first and target == seat
            return target
    state.is_extra = False
    return _over_empty_seats(state, seat)


def _over_empty_seats(state: BlankState, seat: i64) -> i64:
    if not state.away:
        return neighbour(state, seat, state.direction)
    seats: i64 = state.setting.seats
    while True:
        seat = (seat + state.direction + seats) % seats
        if not state.away & bit(seat):
            return seat
        end_periods(state, U_YOUR_TURN, seat)  # BLK-R51: when its turn would have come


def arrive(state: BlankState, seat: i64) -> bool:
    """A turn comes to a seat, to be played or skipped; False when the game ends instead."""
    if state.turns >= state.setting.turn_limit:
        end_by_fewest(state, BY_TURN_LIMIT)  # BLK-L34
        return False
    if state.turns_left >= 0:
        if state.turns_left == 0:
            end_by_fewest(state, BY_COUNTDOWN)
            return False
        state.turns_left -= 1
    state.turns += 1
    end_periods(state, U_YOUR_TURN, seat)  # BLK-R54
    return True


def use_skip(state: BlankState, seat: i64) -> bool:
    """Use up a pending skip; tell whether there was one."""
    if not state.skips[seat]:
        return False
    state.skips[seat] -= 1
    if state.notices is not None:
        scene.skipped(state, seat)
    return True


def begin_turn(state: BlankState, seat: i64) -> None:
    """Make a seat the active one."""
    state.active = seat
    state.has_acted = False
    state.turn_over = False
    limits: i64 = state.limits[seat]
    state.limit = limits % 8
    state.limit_source = -1
    if limits:
        state.limit_source = limits // 8 - 1
        state.limits[seat] = 0
    if state.reported:
        state.reported = []
    if state.idled:
        state.idled = []
    state.is_slow_over = False
    state.spoken = 0
    if state.notices is not None:
        scene.turn_begun(state, seat)


def open_turn(state: BlankState) -> None:
    """Let the active player act, after those who have duties to perform."""
    state.has_acted = True
    if state.setting.is_memory:
        frame = Frame(F_OPEN)
        frame.asked = present(state)
        state.marker = False
        state.todo.append(frame)
    elif state.duties:
        bearers: list[int] = []
        for duty in state.duties:
            if duty.state == D_OPEN and duty.bearer not in bearers:
                bearers.append(int(duty.bearer))
        if bearers:
            wait = Frame(F_DUTY)
            wait.asked = sorted(bearers)
            state.todo.append(wait)
