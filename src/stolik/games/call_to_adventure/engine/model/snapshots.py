"""Conversions between the lists of a state and the tuples of a snapshot."""

# mypyc: compile

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# A snapshot begins with the random stream and `is_over`; see `state_fields.py` for the rest.
ENTROPY_AT: Final = 0
IS_OVER_AT: Final = 1
SNAPSHOT_SIZE: Final = 89


def nested_tuples(lists: list[list[int]]) -> tuple[tuple[int, ...], ...]:
    """Nested lists as nested tuples."""
    return tuple([tuple(inner) for inner in lists])


def remaining_cards(decks: list[list[int]], tops: vec[i64]) -> tuple[tuple[int, ...], ...]:
    """The cards that are left in every deck."""
    return tuple([tuple(decks[deck][tops[deck] :]) for deck in range(len(decks))])


def number_of(value: object) -> int:
    """A number of a snapshot."""
    assert isinstance(value, int)
    return value


def flag_of(value: object) -> bool:
    """A flag of a snapshot."""
    assert isinstance(value, bool)
    return value


def list_of(value: object) -> list[int]:
    """A list from its tuple in a snapshot."""
    assert isinstance(value, (tuple, list))
    return list(value)


def numbers_of(value: object) -> vec[i64]:
    """Packed numbers from their tuple in a snapshot."""
    return vec[i64](list_of(value))


def nested_of(value: object) -> list[list[int]]:
    """Nested lists from their nested tuples in a snapshot."""
    assert isinstance(value, (tuple, list))
    return [list(inner) for inner in value]
