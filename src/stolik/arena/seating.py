"""Seating orders: game by game, until every level has had every seat and every neighbour."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from math import gcd

from stolik.kernel.mind import LEVELS

Seating = tuple[str, ...]
_GOLDEN = (5**0.5 - 1) / 2


@lru_cache(maxsize=256)
def seatings(levels: Seating) -> tuple[Seating, ...]:
    """All ways to seat these levels, each once; the order in which they are named does not matter.

    One circular order is rotated seat by seat, then the next order follows: who sits beside
    whom can matter more than who is stronger. Orders that follow each other are far apart
    in the alphabet, so that a short study has neighbours of all kinds.

    >>> seatings(("expert", "random"))
    (('random', 'expert'), ('expert', 'random'))
    >>> len(seatings(("random", "casual", "skilled", "expert")))
    24
    >>> seatings(("casual", "random", "random"))[1]
    ('casual', 'random', 'random')
    """
    circles = [circle for circle in _orders(sorted(levels, key=rank)) if _is_first(circle)]
    step = _step(len(circles))
    found: list[Seating] = []
    for number in range(len(circles)):
        found.extend(dict.fromkeys(_turns(circles[number * step % len(circles)])))
    return tuple(found)


def rank(level: str) -> tuple[int, str]:
    """The order of levels, weakest first; networks come last."""
    return (LEVELS.index(level) if level in LEVELS else len(LEVELS), level)


def _orders(levels: list[str]) -> Iterator[Seating]:
    """All distinct orders of some levels, in lexicographic order."""
    if not levels:
        yield ()
    for level in dict.fromkeys(levels):
        rest = levels.copy()
        rest.remove(level)
        for order in _orders(rest):
            yield (level, *order)


def _turns(circle: Seating) -> list[Seating]:
    """All rotations of a circular order."""
    return [circle[-turn:] + circle[:-turn] for turn in range(len(circle))]


def _is_first(circle: Seating) -> bool:
    """Whether an order is the lexicographically first of its rotations."""
    ranks = [tuple(map(rank, turned)) for turned in _turns(circle)]
    return ranks[0] == min(ranks)


def _step(circles: int) -> int:
    """A step through the orders that visits each once, with similar ones far apart."""
    step = max(1, round(circles * _GOLDEN))
    while gcd(step, circles) > 1:
        step -= 1
    return step
