"""The parts of a data pack that has been read and checked."""

import msgspec

from stolik.kernel.phrase import Named


class Side(msgspec.Struct, frozen=True):
    """One of the two colours; the first is shown blue, the second red (CRD-02)."""

    id: str
    name: Named


class Attribute(msgspec.Struct, frozen=True):
    """One of the three characteristics the line may be sorted by (CRD-03 to CRD-05)."""

    id: str
    name: Named
    unit: str
    meaning: Named
    source: str


class Card(msgspec.Struct, frozen=True):
    """A card: its front (name, side, emblem) and the three values on its back (CRD-01)."""

    id: str
    name: Named
    side: str
    values: tuple[int, int, int]
    emblem: str
    source: str


class Pack(msgspec.Struct, frozen=True, eq=False):
    """110 cards with what their sides and values mean.

    Packs are compared by identity, so that they serve as keys without hashing 110 cards.
    """

    id: str
    name: Named
    source: str
    sides: tuple[Side, Side]
    attributes: tuple[Attribute, Attribute, Attribute]
    cards: tuple[Card, ...]

    def column(self, attribute: str) -> int:
        """The index in `Card.values` of the attribute with this id."""
        return [each.id for each in self.attributes].index(attribute)

    def values(self, attribute: str) -> tuple[int, ...]:
        """List the values of one attribute, card by card."""
        column = self.column(attribute)
        return tuple(card.values[column] for card in self.cards)
