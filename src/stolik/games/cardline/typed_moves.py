"""Cardline's moves as they are sent to clients."""

from __future__ import annotations

from stolik.games.cardline.moves import PlaceCard
from stolik.kernel.move import Move
from stolik.kernel.typed_move import TypedMove


class PlaceMove(TypedMove, frozen=True, tag="place"):
    """Put the card at a place of one's hand into a slot of the line."""

    card: int
    slot: int


def typed_move(move: Move) -> TypedMove:
    """The move with its fields."""
    assert isinstance(move, PlaceCard)
    return PlaceMove(move.card, move.slot)
