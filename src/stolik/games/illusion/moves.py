"""The moves of Illusion: doubt the row, or add the next picture to it."""

from __future__ import annotations

from typing import Final

from stolik.kernel.move import Move

CARDS: Final = 98


class Doubt(Move):
    """Claim that the row is out of order somewhere (ILL-R11: nobody has to say where)."""

    def notation(self) -> str:
        """Write the move as its name."""
        return "doubt"


class PlaceCard(Move):
    """Accept the row and add the pile's top card (ILL-R4: one action, nothing new is seen)."""

    def __init__(self, slot: int) -> None:
        super().__init__()
        self.slot = slot

    def notation(self) -> str:
        """The number of cards between the new one and the arrow: 'place 0' is next to it."""
        return f"place {self.slot}"


DOUBT: Final[Doubt] = Doubt()
# A row of n cards has n + 1 slots (ILL-19), and at most 97 cards can wait for another one.
PLACINGS: Final[list[PlaceCard]] = [PlaceCard(slot) for slot in range(CARDS)]


def _choices(cards: int) -> list[Move]:
    """List the moves for a row of this many cards, while there is a card to draw."""
    placings: list[Move] = [PLACINGS[slot] for slot in range(min(cards + 1, CARDS))]
    if cards < 2:
        return placings  # ILL-R3: a single card has no order to doubt
    return [DOUBT, *placings]


CHOICES: Final[list[list[Move]]] = [_choices(cards) for cards in range(CARDS + 1)]
ONLY_DOUBT: Final[list[Move]] = [DOUBT]
