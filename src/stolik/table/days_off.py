"""Days off: in long games the clock of somebody who has announced some stands still in them."""

from __future__ import annotations

from collections.abc import Iterable

Period = tuple[int, int]
"""Begin and end, in milliseconds since 1970."""


def spared(periods: Iterable[Period], begin: int, end: int) -> int:
    """Milliseconds between two times in which a clock stands still; periods do not overlap.

    >>> spared([(10, 20), (30, 40)], 15, 100)
    15
    """
    return sum(max(0, min(end, until) - max(begin, since)) for since, until in periods)


def runs_out(periods: Iterable[Period], now: int, left: int) -> int:
    """When a clock that has so much left now runs out.

    >>> runs_out([(10, 20), (30, 40)], 0, 15)
    25
    >>> runs_out([(10, 20), (30, 40)], 15, 10)
    30
    >>> runs_out([(10, 20), (30, 40)], 15, 11)
    41
    """
    due = now + left
    for since, until in sorted(periods):
        if since < due:
            due += max(0, until - max(since, now))
    return due


def coming(periods: Iterable[Period], now: int) -> tuple[Period, ...]:
    """Those that are not over at a time."""
    return tuple(sorted(one for one in periods if one[1] > now))
