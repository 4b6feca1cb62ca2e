"""The cards of Cardline as structs for clients."""

from __future__ import annotations

from functools import lru_cache

from stolik.games.cardline.pack import Pack
from stolik.games.cardline.units import short_value, show_value
from stolik.games.cardline.view import (
    CardBack,
    CardFront,
    Characteristic,
    Sides,
    Value,
)
from stolik.kernel.phrase import Named


class PackFaces:
    """A pack's cards as structs for clients; made once for each pack."""

    def __init__(self, pack: Pack) -> None:
        self.fronts = [
            CardFront(place, card.name, card.side, card.emblem)
            for place, card in enumerate(pack.cards)
        ]
        self.backs = [
            CardBack(place, card.name, card.side, card.emblem, _values(pack, card.values))
            for place, card in enumerate(pack.cards)
        ]
        self.attributes = tuple(
            Characteristic(attribute.id, attribute.name, attribute.meaning)
            for attribute in pack.attributes
        )
        blue, red = pack.sides
        self.sides = Sides(blue.id, blue.name, red.id, red.name)


def _values(pack: Pack, amounts: tuple[int, ...]) -> tuple[Value, ...]:
    return tuple(
        _value(amount, attribute.unit)
        for amount, attribute in zip(amounts, pack.attributes, strict=True)
    )


def _value(amount: int, unit: str) -> Value:
    text = Named(en=show_value(amount, unit, "en"), pl=show_value(amount, unit, "pl"))
    short = Named(en=short_value(amount, unit, "en"), pl=short_value(amount, unit, "pl"))
    return Value(amount, text, None if short == text else short)


@lru_cache(maxsize=16)
def faces_of(pack: Pack) -> PackFaces:
    """The faces of a pack, made once."""
    return PackFaces(pack)
