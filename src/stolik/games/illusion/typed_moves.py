"""Illusion's moves as they are sent to clients."""

from __future__ import annotations

from stolik.games.illusion.moves import PlaceCard
from stolik.kernel.move import Move
from stolik.kernel.typed_move import TypedMove


class DoubtMove(TypedMove, frozen=True, tag="doubt"):
    """Claim that the row is out of order."""


class PlaceMove(TypedMove, frozen=True, tag="place"):
    """Add the pile's top card with this many cards between it and the arrow."""

    slot: int


def typed_move(move: Move) -> TypedMove:
    """The move with its fields."""
    return PlaceMove(move.slot) if isinstance(move, PlaceCard) else DoubtMove()
