# mypyc: compile
"""One resolution: everything that a root event causes."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from stolik.games.blank.engine.model.fields import (
    NO_NUMBERS,
    FieldTape,
    flag,
    number,
    numbers,
    player,
    recorder,
    replaced_numbers,
)


@final
class Resolution:
    """What is queued, and what has been activated already (BLK-L26)."""

    def __init__(self, number: i64) -> None:
        self.number: i64 = number
        self.queue: list[int] = NO_NUMBERS  # keys of activations, first in, first out
        self.activated: list[int] = NO_NUMBERS  # keys of all activations so far
        self.new_rules: list[int] = NO_NUMBERS  # rules that entered the row meanwhile (BLK-L27)
        self.reacted: i64 = 0  # one bit for each seat (BLK-L28)
        self.steps: i64 = 0
        self.play_size: i64 = 0  # cards in the play that is its root, 0 without one (BLK-L12)
        self.is_void: bool = False  # the cap of steps was reached (BLK-L31)

    def take_fields(self, other: Resolution, tape: FieldTape | None) -> None:
        """Copy every field from another object; see `fields.py`."""
        if tape is None:  # every copy of a state comes here: no call for each field
            self.number = other.number
            self.queue = other.queue.copy() if other.queue else NO_NUMBERS
            self.activated = other.activated.copy() if other.activated else NO_NUMBERS
            self.new_rules = other.new_rules
            self.reacted = other.reacted
            self.steps = other.steps
            self.play_size = other.play_size
            self.is_void = other.is_void
            return
        self.number = number(other.number, tape)
        self.queue = numbers(other.queue, tape)
        self.activated = numbers(other.activated, tape)
        self.new_rules = replaced_numbers(other.new_rules, tape)
        self.reacted = number(other.reacted, tape)
        self.steps = number(other.steps, tape)
        self.play_size = number(other.play_size, tape)
        self.is_void = flag(other.is_void, tape)

    def copy(self) -> Resolution:
        """An independent resolution at the same point."""
        other = Resolution(0)
        other.take_fields(self, None)
        return other

    def snapshot(self) -> tuple[object, ...]:
        """Every field, as plain values."""
        tape = recorder()
        self.take_fields(self, tape)
        return tuple(tape.values)


def resolution_from(snapshot: tuple[object, ...]) -> Resolution:
    """Restore the resolution from its snapshot."""
    resolution = Resolution(0)
    resolution.take_fields(resolution, player(snapshot))
    return resolution
