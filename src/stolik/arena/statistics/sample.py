"""A sample of numbers: only the count and the exact moments are kept."""

from __future__ import annotations

from fractions import Fraction
from math import sqrt

import msgspec

from stolik.arena.interval import Interval
from stolik.arena.statistics.quantile import t_for


class Sample(msgspec.Struct):
    """Count and exact moments of numbers."""

    count: int = 0
    total: Fraction = Fraction(0)
    squares: Fraction = Fraction(0)

    def add(self, value: int | Fraction, times: int = 1) -> None:
        """Add a number that occurred this many times."""
        self.count += times
        self.total += value * times
        self.squares += value * value * times

    def join(self, other: Sample) -> None:
        """Add another sample."""
        self.count += other.count
        self.total += other.total
        self.squares += other.squares

    def without(self, other: Sample) -> Sample:
        """The sample without a part of it."""
        return Sample(
            self.count - other.count, self.total - other.total, self.squares - other.squares
        )

    @property
    def mean(self) -> float:
        """The mean."""
        return float(self.total / self.count)

    @property
    def scatter(self) -> Fraction:
        """The sum of squared deviations from the mean."""
        return self.squares - self.total * self.total / self.count

    @property
    def error(self) -> float:
        """The variance of the mean; it needs at least two numbers."""
        return float(self.scatter / (self.count - 1) / self.count)

    def interval(self, looks: int = 1) -> Interval:
        """The mean with Student's interval; of zero width where that cannot be estimated."""
        if self.count == 0:
            return Interval(0.0, 0.0, 0.0)
        if self.count == 1:
            return Interval(self.mean, self.mean, self.mean)
        reach = t_for(self.count - 1, looks) * sqrt(self.error)
        return Interval(self.mean, self.mean - reach, self.mean + reach)
