"""Lists with one item changed: the lists of a state are replaced, so that copies can share them."""

# mypyc: compile

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64


def replaced(numbers: vec[i64], index: i64, number: i64) -> vec[i64]:
    """The same numbers with another one at this place.

    >>> before = vec[i64]([3, 3])
    >>> list(replaced(before, 1, 5)), list(before)
    ([3, 5], [3, 3])
    """
    changed = numbers[:]
    changed[index] = number
    return changed


def added(numbers: vec[i64], index: i64, change: i64) -> vec[i64]:
    """The same numbers with one of them changed by this much.

    >>> list(added(vec[i64]([3, 3]), 0, -2))
    [1, 3]
    """
    changed = numbers[:]
    changed[index] += change
    return changed


def replaced_list(lists: list[list[int]], index: i64, cards: list[int]) -> list[list[int]]:
    """The same lists with another one at this place."""
    changed = lists.copy()
    changed[index] = cards
    return changed
