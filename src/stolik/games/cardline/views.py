"""Views of Cardline, built up from what a seat may know."""

# mypyc: compile

from __future__ import annotations

from typing import TYPE_CHECKING

from stolik.games.cardline.faces import faces_of
from stolik.games.cardline.pack import Pack
from stolik.games.cardline.view import (
    CardlineView,
)
from stolik.kernel.seat import Seat

if TYPE_CHECKING:
    from stolik.games.cardline.state import CardlineState


def view_of(state: CardlineState, pack: Pack, seat: Seat | None) -> CardlineView:
    """Build up what everybody sees: fronts, and the backs of the line."""
    cards = faces_of(pack)
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
