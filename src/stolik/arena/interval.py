"""Estimates with their confidence intervals."""

from __future__ import annotations

from math import sqrt

import msgspec

from stolik.arena.statistics.quantile import Z


class Interval(msgspec.Struct, frozen=True):
    """An estimate and where the true value lies with 95 % confidence."""

    value: float
    low: float
    high: float

    def holds(self, value: float) -> bool:
        """Whether the interval contains the value."""
        return self.low <= value <= self.high

    def times(self, factor: float) -> Interval:
        """The interval scaled by a factor."""
        return Interval(factor * self.value, factor * self.low, factor * self.high)


def wilson(successes: float, trials: int, z: float = Z) -> Interval:
    """Wilson's score interval for a share; a shared win counts as a part of one.

    A larger `z` gives more confidence and a wider interval.

    >>> found = wilson(8, 10)
    >>> round(found.low, 4), round(found.high, 4)
    (0.4902, 0.9433)
    """
    if trials == 0:
        return Interval(0.0, 0.0, 1.0)
    share = successes / trials
    damped = z * z / trials
    middle = (share + damped / 2) / (1 + damped)
    reach = z * sqrt(share * (1 - share) / trials + damped / (4 * trials)) / (1 + damped)
    low = 0.0 if successes <= 0 else max(0.0, middle - reach)
    high = 1.0 if successes >= trials else min(1.0, middle + reach)
    return Interval(share, low, high)
