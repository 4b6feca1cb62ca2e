"""How areas look: nobody sees the exact share, and part of the error is common to all.

This is the only place where a bot perceives a picture before a doubt. The result is the ledger's
noisy look: (share + 1) x exp(s x (u + w)), where u is the picture's illusion, one for each card and
round and shared by all players at the table, and w is a player's own error, new with every look.
"""
# mypyc: compile

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

MASK: Final = 0xFFFFFFFF


class Perception:
    """How one player perceives areas; `error` is the ledger's s, `seed` makes it this player's."""

    def __init__(self, error: float, seed: int) -> None:
        self.error = error
        self.seed: int = seed & MASK

    def look(self, share: int, perception_seed: int, card: int, moment: int) -> float:
        """See a share of a card at a moment (round and row length) of a table.

        Two looks at one moment give the same result, so thinking longer does not improve
        perception.
        """
        picture: i64 = mixed(mixed(perception_seed, card), moment >> 8)
        shared = bell(picture)
        own = bell(mixed(mixed(picture, moment & 255), self.seed))
        return (share + 1.0) * exp(self.error * (shared + own))


def mixed(one: i64, other: i64) -> i64:
    """Mix two numbers into 32 pseudo-random bits."""
    value: i64 = (one * 5 + other + 0x3C6EF372) & MASK
    value = ((value ^ (value >> 16)) * 0x21F0AAAD) & MASK
    value = ((value ^ (value >> 15)) * 0x735A2D97) & MASK
    return value ^ (value >> 15)


def bell(seed: i64) -> float:
    """Draw from a normal distribution of width 1: the sum of twelve uniform draws."""
    total: i64 = 0
    word: i64 = seed
    for _ in range(6):
        word = mixed(word, 0x51ED27)
        total += (word & 0xFFFF) + (word >> 16)
    return float(total) / 65536.0 - 6.0
