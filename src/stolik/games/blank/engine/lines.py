# mypyc: compile
"""Resolutions: what one root event sets going, from the first card to the last clause."""

from __future__ import annotations

from mypy_extensions import i64

from stolik.games.blank.engine.frames import (
    Line,
)
from stolik.games.blank.state import BlankState


def new_line(state: BlankState, play: i64) -> None:
    """Begin the resolution of a root event; older ones are kept while duties stem from them."""
    old = state.line
    number: i64 = old.number + 1
    if state.setting.is_memory:
        for line in state.lines:
            number = max(number, line.number + 1)
        keep = state.lines.copy()
        keep.append(old)
        state.lines = []
        for line in keep:
            for duty in state.duties:
                if duty.line == line.number:
                    state.lines.append(line)
                    break
    if state.setting.is_memory:
        state.line = Line(number)
        state.line.play = play
        return
    if old.fired:
        old.fired.clear()
    if old.fresh:
        old.fresh.clear()
    if old.queue:
        old.queue.clear()
    old.number = number
    old.reacted = 0
    old.steps = 0
    old.play = play
    old.is_void = False


def use_line(state: BlankState, number: i64) -> None:
    """Go back to the resolution that a duty stems from (BLK-L47)."""
    if state.line.number == number:
        return
    for line in state.lines:
        if line.number == number:
            state.lines.append(state.line)
            state.lines.remove(line)
            state.line = line
            return
