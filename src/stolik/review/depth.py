"""How much a review spends, in trials: the same depth and seed give the same review."""

from __future__ import annotations

import msgspec


class Depth(msgspec.Struct, frozen=True):
    """The budget of a review; without trials to `measure` nothing is judged, without trials for
    the `course` there is none."""

    search: int
    """Trials of a decision that look for its best moves, all moves together."""
    measure: int
    """Trials that then measure the best moves and the one that was made, all together."""
    perceptions: int
    """Imagined states for each of the two, where moves are right or wrong by a perception."""
    course: int
    """Trials for the chances of all players, from each seat after each move."""
    luck: int
    """Trials for each value that luck is measured by."""


NORMAL = Depth(search=80, measure=100, perceptions=150, course=10, luck=384)
"""A game in less than 20 seconds of one core, on compiled rules (bench/review.py)."""

QUICK = Depth(search=40, measure=40, perceptions=40, course=4, luck=80)
"""A fifth of it, for tests and for a first look."""
