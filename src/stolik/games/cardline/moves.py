"""The moves of Cardline: which of one's cards goes where."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from stolik.kernel.move import Move

MOST_CARDS: Final = 8
PACK_SIZE: Final = 110


@final
class PlaceCard(Move):
    """Put the card at a place of one's hand into a slot of the line."""

    def __init__(self, card: int, slot: int) -> None:
        super().__init__()
        self.card: i64 = card
        self.slot: i64 = slot

    def notation(self) -> str:
        """Both numbers count from 0: 'place 3@5' is the fourth card, five cards to its left."""
        return f"place {self.card}@{self.slot}"


# A line of n cards has n + 1 slots (CRD-17), and at least one card is still in a hand.
PLACINGS: Final[list[PlaceCard]] = [
    PlaceCard(card, slot) for card in range(MOST_CARDS) for slot in range(PACK_SIZE)
]
