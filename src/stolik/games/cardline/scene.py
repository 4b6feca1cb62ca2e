"""What is seen at a table of Cardline: its views and its events.

Nothing here decides; the rules call it only when somebody looks or listens.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from stolik.games.cardline.events import (
    CardDrawn,
    CardFitted,
    CardMissed,
    CardPlaced,
    CardReturned,
    DeckRenewed,
    Eliminated,
    GameEnded,
    PlayOffBegun,
    WentOut,
)
from stolik.games.cardline.pack import Pack
from stolik.games.cardline.units import short_value, show_value
from stolik.games.cardline.view import (
    CardBack,
    CardFront,
    CardlineView,
    Characteristic,
    Sides,
    Value,
)
from stolik.kernel.phrase import Named
from stolik.kernel.seat import Seat

if TYPE_CHECKING:
    from stolik.games.cardline.state import CardlineState


def view_of(state: CardlineState, pack: Pack, seat: Seat | None) -> CardlineView:
    """Build up what everybody sees: fronts, and the backs of the line."""
    cards = _Cards.of(pack)
    left = len(state.deck) - state.top
    return CardlineView(
        seat=seat,
        pack=pack.name,
        sides=cards.sides,
        attributes=cards.attributes,
        attribute=state.attribute,
        line=tuple(cards.backs[card] for card in state.line),
        hands=tuple(tuple(cards.fronts[card] for card in hand) for hand in state.hands),
        deck_top=cards.fronts[state.deck[state.top]] if left else None,
        deck_size=left,
        box_size=len(state.box),
        first=state.first,
        turn=state.turn,
        round=state.round,
        eliminated=tuple(other for other, left in enumerate(state.left_in) if left),
        is_play_off=state.is_play_off,
        is_over=state.is_over,
        winners=state.winners,
    )


def placed(state: CardlineState, pack: Pack, card: int, slot: int, fits: bool) -> None:
    """Tell that the active player placed a card and turned it over (CRD-21)."""
    cards = _Cards.of(pack)
    state.tell(CardPlaced(state.turn, cards.fronts[card], slot))
    kind = CardFitted if fits else CardMissed
    state.tell(kind(state.turn, cards.backs[card], slot))


def drawn(state: CardlineState, pack: Pack, seat: Seat, card: int) -> None:
    """Tell that a card was taken from the deck."""
    state.tell(CardDrawn(seat, _Cards.of(pack).fronts[card]))


def returned(state: CardlineState, pack: Pack, card: int) -> None:
    """Tell that a misplaced card went back to its owner."""
    state.tell(CardReturned(state.turn, _Cards.of(pack).fronts[card]))


def renewed(state: CardlineState, cards: int) -> None:
    """Tell that the box became the deck."""
    state.tell(DeckRenewed(cards))


def went_out(state: CardlineState, seat: Seat) -> None:
    """Tell that a player has no card left."""
    state.tell(WentOut(seat))


def eliminated(state: CardlineState, seat: Seat) -> None:
    """Tell that a player is out of the game."""
    state.tell(Eliminated(seat))


def play_off(state: CardlineState, seats: list[Seat]) -> None:
    """Tell who plays on."""
    state.tell(PlayOffBegun(tuple(seats)))


def ended(state: CardlineState) -> None:
    """Tell who won."""
    state.tell(GameEnded(state.winners))


class _Cards:
    """A pack's cards as structs that travel; made once for each pack."""

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

    @staticmethod
    @lru_cache(maxsize=16)
    def of(pack: Pack) -> _Cards:
        return _Cards(pack)


def _values(pack: Pack, amounts: tuple[int, ...]) -> tuple[Value, ...]:
    return tuple(
        _value(amount, attribute.unit)
        for amount, attribute in zip(amounts, pack.attributes, strict=True)
    )


def _value(amount: int, unit: str) -> Value:
    text = Named(en=show_value(amount, unit, "en"), pl=show_value(amount, unit, "pl"))
    short = Named(en=short_value(amount, unit, "en"), pl=short_value(amount, unit, "pl"))
    return Value(amount, text, None if short == text else short)
