"""Quantiles of the normal distribution and of Student's t."""

from __future__ import annotations

from functools import lru_cache
from math import cos, expm1, pi, sin, sqrt
from statistics import NormalDist
from typing import Final

Z: Final = 1.959963984540054
"""The normal quantile of a two-sided interval of 95 %."""
ERROR: Final = 0.05
NORMAL: Final = 1e6
"""With this many degrees of freedom t is normal."""


def z_for(looks: int) -> float:
    """The quantile at which all comparisons together give one false positive in twenty studies.

    >>> z_for(1) == Z
    True
    """
    return NormalDist().inv_cdf(1 - ERROR / 2 / looks) if looks > 1 else Z


def t_for(freedom: float, looks: int = 1) -> float:
    """The same for a variance that is estimated with this many degrees of freedom.

    >>> round(t_for(10), 3), round(t_for(10, looks=50), 3)
    (2.228, 4.587)
    """
    return student(ERROR / looks, freedom) if freedom < NORMAL else z_for(looks)


@lru_cache(maxsize=4096)
def student(error: float, freedom: float) -> float:
    """The two-sided quantile of Student's t for this probability.

    G. W. Hill, Algorithm 396, Communications of the ACM 13 (1970); his names and figures.

    >>> round(student(0.05, 5), 3)
    2.571
    """
    n = max(1.0, freedom)
    if n == 1:
        return cos(error * pi / 2) / sin(error * pi / 2)
    if n == 2:
        return sqrt(2 / (error * (2 - error)) - 2)
    a = 1 / (n - 0.5)
    b = 48 / (a * a)
    c = ((20700 * a / b - 98) * a - 16) * a + 96.36
    d = ((94.5 / (b + c) - 3) / b + 1) * sqrt(a * pi / 2) * n
    y = (d * error) ** (2 / n)
    if y <= 0.05 + a:  # far out in the tail
        c = 1 / (((n + 6) / (n * y) - 0.089 * d - 0.822) * (n + 2) * 3)
        return sqrt(n * (((c + 0.5 / (n + 4)) * y - 1) * (n + 1) / (n + 2) + 1 / y))
    x = NormalDist().inv_cdf(error / 2)
    if n < 5:
        c += 0.3 * (n - 4.5) * (x + 0.6)
    c += (((0.05 * d * x - 5) * x - 7) * x - 2) * x + b
    y = x * x
    y = (((((0.4 * y + 6.3) * y + 36) * y + 94.5) / c - y - 3) / b + 1) * x
    return sqrt(n * expm1(a * y * y))
