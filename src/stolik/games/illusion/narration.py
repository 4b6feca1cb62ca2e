"""Makes the events of Illusion.

The rules call these functions only where events are collected; nothing is decided here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from stolik.games.illusion.events import (
    ArrowWon,
    CardPlaced,
    GameEnded,
    PileRenewed,
    RoundBegun,
    RowDoubted,
    RowTurned,
)
from stolik.kernel.seat import Seat

if TYPE_CHECKING:
    from stolik.games.illusion.state import IllusionState
from stolik.games.illusion.views import backs_of, colour_of, falls_of


def placed(state: IllusionState, seat: Seat, slot: int) -> None:
    """Announce that a picture was added."""
    state.tell(CardPlaced(seat, state.pictures[slot], slot, len(state.row)))


def doubted(state: IllusionState) -> None:
    """Announce a doubt, the turned row and who won the arrow."""
    colour = colour_of(state.turned_arrow)
    state.tell(RowDoubted(state.doubter))
    state.tell(RowTurned(colour, backs_of(state), falls_of(state)))
    arrows = len(state.won[state.taker])
    state.tell(ArrowWon(state.taker, colour, state.taker == state.doubter, arrows))


def round_begun(state: IllusionState) -> None:
    """Announce the new arrow and the first picture beside it."""
    state.tell(RoundBegun(state.round, colour_of(state.arrow), state.pictures[0], state.turn))


def renewed(state: IllusionState, cards: int) -> None:
    """Announce that the removed cards became the pile."""
    state.tell(PileRenewed(cards))


def ended(state: IllusionState, winners: tuple[Seat, ...]) -> None:
    """Announce who won."""
    state.tell(GameEnded(winners))
