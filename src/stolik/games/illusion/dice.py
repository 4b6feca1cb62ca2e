"""Seeded numbers for decks and pictures: the same on every platform, for ever."""

from collections.abc import MutableSequence, Sequence
from hashlib import blake2b
from typing import TypeVar

Item = TypeVar("Item")


class Dice:
    """Numbers that depend on nothing but the key (BLAKE2b in counter mode).

    >>> Dice("rings", 7).between(1, 6) == Dice("rings", 7).between(1, 6)
    True
    """

    __slots__ = ("_counter", "_key", "_left")

    def __init__(self, *key: str | int) -> None:
        self._key = "/".join(str(part) for part in key).encode()
        self._counter = 0
        self._left: list[int] = []

    def bits(self) -> int:
        """Return 32 fresh bits."""
        if not self._left:
            block = blake2b(self._counter.to_bytes(8, "big"), key=self._key[:64]).digest()
            self._left = [int.from_bytes(block[at : at + 4], "big") for at in range(0, 64, 4)]
            self._counter += 1
        return self._left.pop()

    def below(self, count: int) -> int:
        """Return a number from 0 to count - 1."""
        return (self.bits() * count) >> 32

    def between(self, low: int, high: int) -> int:
        """Return a number from low to high, both included."""
        return low + self.below(high - low + 1)

    def unit(self) -> float:
        """Return a number from 0 to 1, never 1."""
        return self.bits() / 4294967296

    def real(self, low: float, high: float) -> float:
        """Return a number from low to high."""
        return low + (high - low) * self.unit()

    def sign(self) -> int:
        """Return -1 or 1."""
        return 1 if self.bits() & 1 else -1

    def pick(self, items: Sequence[Item]) -> Item:
        """Return one of the items."""
        return items[self.below(len(items))]

    def shuffle(self, items: MutableSequence[Item]) -> None:
        """Shuffle the items in place."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]
