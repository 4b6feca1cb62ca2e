"""A stream of numbers, summed up exactly in bounded memory."""

from __future__ import annotations

from fractions import Fraction
from math import floor
from typing import Final

import msgspec

from stolik.arena.interval import Interval
from stolik.arena.statistics.sample import Sample

MOST_BINS: Final = 128


class Spread(msgspec.Struct):
    """Exact moments and a histogram of numbers; the order never matters.

    The numbers themselves are counted (`width` 0) until there are more than MOST_BINS of
    them. Then bins are `width` wide, a power of two, and double whenever there are too
    many, so the same numbers always end in the same bins.
    """

    sample: Sample = msgspec.field(default_factory=Sample)
    width: int = 0
    is_whole: bool = True
    """All numbers were whole ones."""
    bins: dict[float, int] = {}

    def add(self, value: float, times: int = 1) -> None:
        """Add a number that occurred this many times."""
        exact = Fraction(value)
        self.sample.add(exact, times)
        self.is_whole = self.is_whole and exact.denominator == 1
        self._count(float(value) + 0.0, times)  # no negative zero
        self._widen(self.width)

    def join(self, other: Spread) -> None:
        """Add the numbers of another spread."""
        self.sample.join(other.sample)
        self.is_whole = self.is_whole and other.is_whole
        self._widen(max(self.width, other.width))
        for place, times in other.bins.items():
            self._count(place * (other.width or 1), times)
        self._widen(self.width)

    def _count(self, value: float, times: int) -> None:
        place = float(floor(value / self.width)) if self.width else value
        self.bins[place] = self.bins.get(place, 0) + times

    def _widen(self, least: int) -> None:
        while self.width < least or len(self.bins) > MOST_BINS:
            known, before = self.bins, self.width or 1
            self.width = 2 * self.width or 1
            self.bins = {}
            for place, times in known.items():
                self._count(place * before, times)

    @property
    def count(self) -> int:
        """How many numbers there were."""
        return self.sample.count

    @property
    def mean(self) -> Interval:
        """The mean with its interval, if every number came from a game of its own."""
        return self.sample.interval()
