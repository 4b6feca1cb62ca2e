# mypyc: compile
"""The close of a resolution: duties of the last play, win check, end of the turn."""

from __future__ import annotations

from stolik.games.blank.engine.duties.call_windows import miss_open_duty
from stolik.games.blank.engine.duties.new_duties import bearers_of_open_duties
from stolik.games.blank.engine.model.duty import DUTY_CLAIMED, DUTY_LASTING, DUTY_OVERDUE
from stolik.games.blank.engine.model.frames import (
    CLOSING,
    QUEUE,
    ClosingFrame,
)
from stolik.games.blank.engine.model.question_frames import DutyWaitFrame, OpenTurnFrame
from stolik.games.blank.engine.model.stages import (
    CLOSING_CALL_OUTS,
    CLOSING_DUTIES,
    CLOSING_WIN_CHECK,
)
from stolik.games.blank.engine.piles import bit
from stolik.games.blank.engine.targets import present
from stolik.games.blank.engine.turns.ending import (
    BY_COUNTDOWN,
    BY_EMPTY_HAND,
    end_by_fewest,
    finish,
)
from stolik.games.blank.engine.turns.passing import pass_turn
from stolik.games.blank.state import BlankState


def after_root(state: BlankState) -> None:
    """Process what a root event has activated, then close it."""
    if is_closing(state):
        state.stack.append(QUEUE)  # the closing window goes on afterwards
        return
    if state.resolution.queue:
        state.stack.append(CLOSING)
        state.stack.append(QUEUE)
        return
    for hand in state.hands:
        if not hand:
            state.stack.append(CLOSING)
            return
    _go_on(state)


def _go_on(state: BlankState) -> None:
    if state.is_time_up:
        end_by_fewest(state, BY_COUNTDOWN)
    elif state.is_turn_over:
        pass_turn(state)


def is_closing(state: BlankState) -> bool:
    """Whether a resolution is being closed; new root events then belong to it."""
    for frame in state.stack:  # noqa: SIM110 - compiled loops are faster
        if isinstance(frame, ClosingFrame):
            return True
    return False


def finishers(state: BlankState) -> list[int]:
    """The players without a card (BLK-88)."""
    found: list[int] = []
    for seat in range(state.setting.seats):
        if not state.hands[seat] and not state.away_seats & bit(seat):
            found.append(seat)
    return found


def run_closing(state: BlankState, frame: ClosingFrame) -> bool:
    """Closing window, win check, end of the turn (step 6 of the ledger; BLK-R40)."""
    empty = finishers(state)
    if not empty:
        state.stack.pop()
        if not frame.is_in_passing:
            _go_on(state)
        return True
    if frame.stage == CLOSING_WIN_CHECK:
        own = ClosingFrame()  # the shared one stays as it is
        own.is_in_passing = frame.is_in_passing
        own.stage = CLOSING_DUTIES
        own.finishers = empty
        state.stack[-1] = own
        _wait_for_duties(state, own)
        return True
    if frame.stage == CLOSING_DUTIES:
        for duty in state.duties:
            if duty.bearer in empty:
                miss_open_duty(state, duty)
        frame.stage = CLOSING_CALL_OUTS
        if state.setting.is_memory or can_be_accused(state, empty):
            frame.asked = [seat for seat in present(state) if seat not in empty]
        return True
    if frame.asked:
        return False
    finish(state, tuple(empty), BY_EMPTY_HAND)
    return True


def _wait_for_duties(state: BlankState, frame: ClosingFrame) -> None:
    """Give the finishing players time for the duties of the last play."""
    if state.setting.is_memory:
        breathing = OpenTurnFrame()
        breathing.is_before_closing = True
        breathing.asked = present(state)
        state.stack.append(breathing)
        return
    bearers = [seat for seat in bearers_of_open_duties(state) if seat in frame.finishers]
    if bearers:
        wait = DutyWaitFrame()
        wait.asked = bearers
        wait.is_before_closing = True
        state.stack.append(wait)


def can_be_accused(state: BlankState, empty: list[int]) -> bool:
    """Whether something against a finishing player can still be called out."""
    for duty in state.duties:
        if duty.bearer in empty and not duty.is_proven:
            if duty.state in (DUTY_CLAIMED, DUTY_OVERDUE):
                return True
            if duty.state == DUTY_LASTING and duty.punished_in != state.turns:
                return True
    return False
