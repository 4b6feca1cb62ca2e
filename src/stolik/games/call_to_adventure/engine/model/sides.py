"""Card sides: a card and which of its paths is visible, as card × 2 + path."""

# mypyc: compile

from __future__ import annotations


def card_side(card: int, path: int = 0) -> int:
    """The side of a card; cards with one path have only the upper one.

    >>> card_side(45, 1), side_card(91), side_path(91)
    (91, 45, 1)
    """
    return card << 1 | path


def side_card(side: int) -> int:
    """The card of a side."""
    return side >> 1


def side_path(side: int) -> int:
    """The path of a side: 0 the upper, 1 the lower one."""
    return side & 1
