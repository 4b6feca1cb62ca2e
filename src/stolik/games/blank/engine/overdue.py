# mypyc: compile
"""How long a duty that was not done, or a breach, can be called out."""

from __future__ import annotations

from mypy_extensions import i64

from stolik.games.blank.engine.frames import (
    BREACH_PLAY,
    D_LASTING,
    D_OPEN,
    D_OVERDUE,
    Duty,
)
from stolik.games.blank.engine.piles import bit
from stolik.games.blank.state import BlankState


def windows_move_on(state: BlankState, seat: i64) -> None:
    """An accepted play makes open duties overdue and closes older windows (BLK-76, BLK-W5)."""
    kept: list[Duty] = []
    for duty in state.duties:
        if _stays(state, duty, seat):
            kept.append(duty)
    state.duties = kept
    if state.gone:
        state.gone = [rule for rule in state.gone if _is_named(state, rule)]


def _is_named(state: BlankState, source: int) -> bool:
    for duty in state.duties:  # noqa: SIM110 - compiled loops are faster
        if duty.source == source:
            return True
    return False


def _stays(state: BlankState, duty: Duty, seat: i64) -> bool:
    if duty.state == D_LASTING:
        return True
    if duty.optional or (state.setting.is_early and duty.breach != BREACH_PLAY):
        return False
    if duty.opened < 0:
        duty.opened = state.plays
        if duty.state == D_OPEN:
            duty.state = D_OVERDUE
        return True
    if not state.setting.is_live:
        duty.callers &= ~bit(seat)
        return duty.callers != 0
    if duty.graced:
        return False
    duty.fading = True  # BLK-W5: never sooner than three seconds after opening
    return True


def grace_over(state: BlankState) -> None:
    """Three seconds have passed since the oldest window was opened."""
    oldest = oldest_ungraced(state)
    kept: list[Duty] = []
    for duty in state.duties:
        if duty.opened == oldest and duty.state != D_LASTING:
            duty.graced = True
            if duty.fading:
                continue
        kept.append(duty)
    state.duties = kept


def oldest_ungraced(state: BlankState) -> i64:
    """The play that opened the oldest call-out window still in its first three seconds."""
    oldest: i64 = -1
    for duty in state.duties:
        if duty.opened < 0 or duty.graced or duty.state == D_LASTING:
            continue
        if oldest < 0 or duty.opened < oldest:
            oldest = duty.opened
    return oldest
