"""Card sides: a card and which of its paths is visible, as card × 2 + path."""

# mypyc: compile

from __future__ import annotations

from mypy_extensions import i64


def card_side(card: i64, path: i64 = 0) -> i64:
    """The side of a card; cards with one path have only the upper one.

    >>> card_side(45, 1), side_card(91), side_path(91)
    (91, 45, 1)
    """
    return card << 1 | path


def side_card(side: i64) -> i64:
    """The card of a side."""
    return side >> 1


def side_path(side: i64) -> i64:
    """The path of a side: 0 the upper, 1 the lower one."""
    return side & 1
