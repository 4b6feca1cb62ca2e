# mypyc: compile
"""Begin a resolution, or go back to an older one."""

from __future__ import annotations

from mypy_extensions import i64

from stolik.games.blank.engine.model.fields import NO_NUMBERS
from stolik.games.blank.engine.model.resolution import Resolution
from stolik.games.blank.state import BlankState


def begin_resolution(state: BlankState, play_size: i64) -> None:
    """Begin the resolution of a root event; older ones are kept while duties stem from them."""
    last = state.resolution
    number: i64 = last.number + 1
    if state.setting.is_memory:
        for older in state.older_resolutions:
            number = max(number, older.number + 1)
        candidates = state.older_resolutions.copy()
        candidates.append(last)
        state.older_resolutions = [older for older in candidates if _has_duty(state, older)]
        state.resolution = Resolution(number)
        state.resolution.play_size = play_size
        return
    last.activated = NO_NUMBERS
    last.new_rules = NO_NUMBERS
    last.queue = NO_NUMBERS
    last.number = number
    last.reacted = 0
    last.steps = 0
    last.play_size = play_size
    last.is_void = False


def _has_duty(state: BlankState, resolution: Resolution) -> bool:
    for duty in state.duties:  # noqa: SIM110 - compiled loops are faster
        if duty.resolution == resolution.number:
            return True
    return False


def resume_resolution(state: BlankState, number: i64) -> None:
    """Go back to the resolution that a duty stems from (BLK-L47)."""
    if state.resolution.number == number:
        return
    for older in state.older_resolutions:
        if older.number == number:
            others = [other for other in state.older_resolutions if other is not older]
            state.older_resolutions = [*others, state.resolution]
            state.resolution = older
            return
