# mypyc: compile
"""How long a duty that was not done, or a breach, can be called out (BLK-W5)."""

from __future__ import annotations

from mypy_extensions import i64

from stolik.games.blank.engine.model.duty import (
    BREACH_DUTY_TO_PLAY,
    DUTY_LASTING,
    DUTY_OPEN,
    DUTY_OVERDUE,
    NO_PLAY,
    Duty,
)
from stolik.games.blank.engine.piles import bit
from stolik.games.blank.state import BlankState


def advance_call_windows(state: BlankState, seat: i64) -> None:
    """An accepted play makes open duties overdue and closes older windows (BLK-76, BLK-W5)."""
    kept: list[Duty] = []
    for duty in state.duties:
        if _stays(state, duty, seat):
            kept.append(duty)
    state.duties = kept
    if state.removed_rules:
        state.removed_rules = [rule for rule in state.removed_rules if _has_duty(state, rule)]


def _has_duty(state: BlankState, source: int) -> bool:
    for duty in state.duties:  # noqa: SIM110 - compiled loops are faster
        if duty.source == source:
            return True
    return False


def _stays(state: BlankState, duty: Duty, seat: i64) -> bool:
    if duty.state == DUTY_LASTING:
        return True
    if duty.is_optional or (state.setting.is_early and duty.breach != BREACH_DUTY_TO_PLAY):
        return False
    if duty.missed_at == NO_PLAY:
        duty.missed_at = state.plays
        if duty.state == DUTY_OPEN:
            duty.state = DUTY_OVERDUE
        return True
    if not state.setting.is_live:
        duty.callers &= ~bit(seat)
        return duty.callers != 0
    if duty.is_grace_over:
        return False
    duty.ends_with_grace = True  # BLK-W5: never sooner than three seconds after opening
    return True


def end_grace(state: BlankState) -> None:
    """Three seconds have passed since the oldest window was opened."""
    oldest = oldest_in_grace(state)
    kept: list[Duty] = []
    for duty in state.duties:
        if duty.missed_at == oldest and duty.state != DUTY_LASTING:
            duty.is_grace_over = True
            if duty.ends_with_grace:
                continue
        kept.append(duty)
    state.duties = kept


def oldest_in_grace(state: BlankState) -> i64:
    """The play that opened the oldest window still in its first three seconds, or NO_PLAY."""
    oldest: i64 = NO_PLAY
    for duty in state.duties:
        if duty.missed_at == NO_PLAY or duty.is_grace_over or duty.state == DUTY_LASTING:
            continue
        if oldest == NO_PLAY or duty.missed_at < oldest:
            oldest = duty.missed_at
    return oldest


def miss_open_duty(state: BlankState, duty: Duty) -> None:
    """Let an open duty count as a breach from now on, unless it was optional."""
    if duty.state == DUTY_OPEN and not duty.is_optional:
        duty.state = DUTY_OVERDUE
        duty.missed_at = state.plays


def miss_open_duties(state: BlankState) -> None:
    """callTiming 'early': five seconds after it arose a duty counts as breached (BLK-R28)."""
    for duty in state.duties:
        miss_open_duty(state, duty)
