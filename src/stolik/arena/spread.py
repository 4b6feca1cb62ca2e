"""Numbers that stream by, summed up exactly in a bounded space."""

from __future__ import annotations

from fractions import Fraction
from math import floor, sqrt
from typing import Final

import msgspec

from stolik.arena.interval import Interval
from stolik.arena.quantile import Z

MOST_BINS: Final = 128


class Spread(msgspec.Struct):
    """Count, exact moments and a histogram of numbers; the order never matters.

    Bins are `width` wide, a power of two. They double when there are more than
    MOST_BINS of them, so the same numbers always end in the same bins.
    """

    count: int = 0
    total: Fraction = Fraction(0)
    squares: Fraction = Fraction(0)
    width: int = 1
    bins: dict[int, int] = {}

    def add(self, value: float, times: int = 1) -> None:
        """Take in a number that came up so many times."""
        exact = Fraction(value)
        self.count += times
        self.total += exact * times
        self.squares += exact * exact * times
        place = floor(exact / self.width)
        self.bins[place] = self.bins.get(place, 0) + times
        self._widen(self.width)

    def join(self, other: Spread) -> None:
        """Take in what another one has seen."""
        self.count += other.count
        self.total += other.total
        self.squares += other.squares
        self._widen(max(self.width, other.width))
        ratio = self.width // other.width
        for place, times in other.bins.items():
            wide = place // ratio
            self.bins[wide] = self.bins.get(wide, 0) + times
        self._widen(self.width)

    def _widen(self, least: int) -> None:
        while self.width < least or len(self.bins) > MOST_BINS:
            self.width *= 2
            wider: dict[int, int] = {}
            for place, times in self.bins.items():
                wider[place // 2] = wider.get(place // 2, 0) + times
            self.bins = wider

    @property
    def deviation(self) -> float:
        """The standard deviation of the sample."""
        if self.count < 2:
            return 0.0
        spread = self.squares - self.total * self.total / self.count
        return sqrt(spread / (self.count - 1))

    @property
    def mean(self) -> Interval:
        """The mean with its interval."""
        if self.count == 0:
            return Interval(0.0, 0.0, 0.0)
        value = float(self.total / self.count)
        reach = Z * self.deviation / sqrt(self.count)
        return Interval(value, value - reach, value + reach)
