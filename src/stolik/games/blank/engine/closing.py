# mypyc: compile
"""The close of a resolution: duties of the last play, the win check, and on to the next turn."""

from __future__ import annotations

from stolik.games.blank.engine.ending import BY_COUNTDOWN, BY_EMPTY_HAND, end_by_fewest, finish
from stolik.games.blank.engine.frames import (
    AFTER,
    D_CLAIMED,
    D_LASTING,
    D_OPEN,
    D_OVERDUE,
    F_AFTER,
    F_DUTY,
    F_OPEN,
    QUEUE,
    Frame,
)
from stolik.games.blank.engine.piles import bit
from stolik.games.blank.engine.targets import present
from stolik.games.blank.engine.turns import pass_turn
from stolik.games.blank.state import BlankState


def after_root(state: BlankState) -> None:
    """Work off what a root event has activated, then close it."""
    if is_closing(state):
        state.todo.append(QUEUE)  # the closing window goes on afterwards
        return
    if state.line.queue:
        state.todo.append(AFTER)
        state.todo.append(QUEUE)
        return
    for hand in state.hands:
        if not hand:
            state.todo.append(AFTER)
            return
    _go_on(state)


def _go_on(state: BlankState) -> None:
    if state.time_up:
        end_by_fewest(state, BY_COUNTDOWN)
    elif state.turn_over:
        pass_turn(state)


def is_closing(state: BlankState) -> bool:
    """Tell whether a resolution is about to be closed; what comes up now belongs to it."""
    for frame in state.todo:  # noqa: SIM110 - compiled loops are faster
        if frame.kind == F_AFTER:
            return True
    return False


def finishers(state: BlankState) -> list[int]:
    """The players without a card (BLK-88)."""
    found: list[int] = []
    for seat in range(state.setting.seats):
        if not state.hands[seat] and not state.away & bit(seat):
            found.append(seat)
    return found


def run_after(state: BlankState, frame: Frame) -> bool:
    """Closing window, win check, end of the turn (step 6 of the ledger; BLK-R40)."""
    empty = finishers(state)
    if not empty:
        state.todo.pop()
        if not frame.flag:
            _go_on(state)
        return True
    if frame.pc == 0:
        waiting = frame.copy()  # the shared one stays as it is
        waiting.pc = 1
        waiting.seats = empty
        state.todo[-1] = waiting
        return _let_finish(state, waiting)
    if frame.pc == 1:
        _count_as_overdue(state, empty)
        frame.pc = 2
        if state.setting.is_memory or can_be_accused(state, empty):
            frame.asked = [seat for seat in present(state) if seat not in empty]
        return True
    if frame.asked:
        return False
    finish(state, tuple(empty), BY_EMPTY_HAND)
    return True


def _let_finish(state: BlankState, frame: Frame) -> bool:
    """Give the finishing player time for the duties of the last play."""
    if state.setting.is_memory:
        breath = Frame(F_OPEN)
        breath.flag = True
        breath.asked = present(state)
        state.todo.append(breath)
        return True
    bearers: list[int] = []
    for duty in state.duties:
        if duty.state == D_OPEN and duty.bearer in frame.seats and duty.bearer not in bearers:
            bearers.append(int(duty.bearer))
    if bearers:
        wait = Frame(F_DUTY)
        wait.asked = sorted(bearers)
        wait.flag = True
        state.todo.append(wait)
    return True


def _count_as_overdue(state: BlankState, empty: list[int]) -> None:
    for duty in state.duties:
        if duty.bearer in empty and duty.state == D_OPEN and not duty.optional:
            duty.state = D_OVERDUE
            duty.opened = state.plays


def can_be_accused(state: BlankState, empty: list[int]) -> bool:
    """Tell whether something against a finishing player can still be called out."""
    for duty in state.duties:
        if duty.bearer in empty and not duty.proven:
            if duty.state in (D_CLAIMED, D_OVERDUE):
                return True
            if duty.state == D_LASTING and duty.lapse != state.turns:
                return True
    return False
