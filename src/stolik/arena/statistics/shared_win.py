"""Wins that are shared, as whole numbers."""

from __future__ import annotations

from typing import Final

PARTS: Final = 2520
"""A win is counted in parts that up to ten winners can share without remainder."""


def is_just(points: float, parts: int) -> bool:
    """Whether points equal the share of a win.

    >>> is_just(1 / 3, 840), is_just(1.0, 840)
    (True, False)
    """
    return abs(points * PARTS - parts) < 1e-6
