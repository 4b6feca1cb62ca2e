# mypyc: compile
"""One list of an object's fields for copying, for snapshots and for restoring.

A class lists its fields once, in `take_fields`, which takes each of them over from
another object of the class:

    def take_fields(self, other: Duty, tape: FieldTape | None) -> None:
        self.bearer = number(other.bearer, tape)
        self.performers = numbers(other.performers, tape)

Without a tape that is a copy. A recording tape notes the values on the way, which
gives a snapshot; a replaying tape puts the values of a snapshot in their place.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

# What an empty list of a frame or duty is; shared, therefore never changed in place.
NO_NUMBERS: Final[list[int]] = []
NO_LISTS: Final[list[list[int]]] = []


def grown(values: list[int], value: int) -> list[int]:
    """Add a value to a list of one's own, or begin one where there is only the shared one."""
    if not values:
        return [value]
    values.append(value)
    return values


def has(values: list[int], value: i64) -> bool:
    """Whether the list has the value; faster than `in` for short lists, as nothing is boxed."""
    for one in values:  # noqa: SIM110 - compiled loops are faster
        if one == value:
            return True
    return False


def with_value(values: list[int], place: i64, value: int) -> list[int]:
    """The list with one value changed; for lists that copies of a game share."""
    changed = values.copy()
    changed[place] = value
    return changed


@final
class FieldTape:
    """The values of an object's fields in their order, being recorded or replayed."""

    def __init__(self, values: list[object], is_replaying: bool) -> None:
        self.values = values
        self.is_replaying = is_replaying
        self.position: i64 = 0

    def pass_on(self, value: object) -> object:
        """Record the value, or return the recorded one instead."""
        if not self.is_replaying:
            self.values.append(_plain(value))
            return value
        recorded = self.values[self.position]
        self.position += 1
        return recorded


def recorder() -> FieldTape:
    """An empty tape that records."""
    return FieldTape([], False)


def player(values: tuple[object, ...]) -> FieldTape:
    """A tape that replays the values of a snapshot."""
    return FieldTape(list(values), True)


def _plain(value: object) -> object:
    """Lists as tuples, all the way down."""
    if isinstance(value, list):
        return tuple([_plain(part) for part in value])
    return value


def number(value: i64, tape: FieldTape | None) -> i64:
    """A field that is a number."""
    if tape is None:
        return value
    passed = tape.pass_on(int(value))
    assert isinstance(passed, int)
    return passed


def flag(value: bool, tape: FieldTape | None) -> bool:
    """A field that is true or false."""
    if tape is None:
        return value
    passed = tape.pass_on(value)
    assert isinstance(passed, bool)
    return passed


def numbers(value: list[int], tape: FieldTape | None) -> list[int]:
    """A field that is a list of numbers; an empty one is shared."""
    if tape is None:
        return value.copy() if value else NO_NUMBERS
    passed = tape.pass_on(value)
    assert isinstance(passed, (list, tuple))
    return list(passed) if passed else NO_NUMBERS


def replaced_numbers(value: list[int], tape: FieldTape | None) -> list[int]:
    """A list of numbers that is replaced and never changed in place, so that copies share it."""
    return value if tape is None else numbers(value, tape)


def lists(value: list[list[int]], tape: FieldTape | None) -> list[list[int]]:
    """A list of lists of numbers; copies share the inner ones, which are replaced."""
    if tape is None:
        return value.copy() if value else NO_LISTS
    passed = tape.pass_on(value)
    assert isinstance(passed, (list, tuple))
    return [list(part) for part in passed] if passed else NO_LISTS
