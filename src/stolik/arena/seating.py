"""Who sits where, game by game, until everybody has sat beside everybody on every seat."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from math import gcd

from stolik.kernel.mind import LEVELS

Seating = tuple[str, ...]
_GOLDEN = (5**0.5 - 1) / 2


@lru_cache(maxsize=256)
def seatings(levels: Seating) -> tuple[Seating, ...]:
    """Every way to seat these levels, once; the order in which they are named is all one.

    First a circle goes round the table seat by seat, then the next circle sits down: who
    sits beside whom can be worth more than who is stronger. Circles that follow each other
    are far apart in the alphabet, so that a short study sees neighbours of all kinds.

    >>> seatings(("expert", "random"))
    (('random', 'expert'), ('expert', 'random'))
    >>> len(seatings(("random", "casual", "skilled", "expert")))
    24
    >>> seatings(("casual", "random", "random"))[1]
    ('casual', 'random', 'random')
    """
    circles = [circle for circle in _orders(sorted(levels, key=_rank)) if _is_first(circle)]
    step = _step(len(circles))
    found: list[Seating] = []
    for number in range(len(circles)):
        found.extend(dict.fromkeys(_turns(circles[number * step % len(circles)])))
    return tuple(found)


def _rank(level: str) -> tuple[int, str]:
    """Weakest first; whoever is no level is refused elsewhere."""
    return (LEVELS.index(level) if level in LEVELS else len(LEVELS), level)


def _orders(levels: list[str]) -> Iterator[Seating]:
    """Every different order of some levels, like the words of a dictionary."""
    if not levels:
        yield ()
    for level in dict.fromkeys(levels):
        rest = levels.copy()
        rest.remove(level)
        for order in _orders(rest):
            yield (level, *order)


def _turns(circle: Seating) -> list[Seating]:
    """A circle that moves on by one seat each time, back to where it began."""
    return [circle[-turn:] + circle[:-turn] for turn in range(len(circle))]


def _is_first(circle: Seating) -> bool:
    """Tell whether a circle begins where the dictionary would have it begin."""
    ranks = [tuple(map(_rank, turned)) for turned in _turns(circle)]
    return ranks[0] == min(ranks)


def _step(circles: int) -> int:
    """How far to go on each time so that every circle is met once, near ones late."""
    step = max(1, round(circles * _GOLDEN))
    while gcd(step, circles) > 1:
        step -= 1
    return step
