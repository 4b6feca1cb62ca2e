"""Makes the events of Cardline.

The rules call these functions only where events are collected; nothing is decided here.
"""

from __future__ import annotations

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
from stolik.games.cardline.faces import faces_of
from stolik.games.cardline.pack import Pack
from stolik.kernel.seat import Seat

if TYPE_CHECKING:
    from stolik.games.cardline.state import CardlineState


def placed(state: CardlineState, pack: Pack, card: int, slot: int, fits: bool) -> None:
    """Announce that the active player placed a card and turned it over (CRD-21)."""
    cards = faces_of(pack)
    state.tell(CardPlaced(state.turn, cards.fronts[card], slot))
    kind = CardFitted if fits else CardMissed
    state.tell(kind(state.turn, cards.backs[card], slot))


def drawn(state: CardlineState, pack: Pack, seat: Seat, card: int) -> None:
    """Announce that a card was taken from the deck."""
    state.tell(CardDrawn(seat, faces_of(pack).fronts[card]))


def returned(state: CardlineState, pack: Pack, card: int) -> None:
    """Announce that a misplaced card went back to its owner."""
    state.tell(CardReturned(state.turn, faces_of(pack).fronts[card]))


def renewed(state: CardlineState, cards: int) -> None:
    """Announce that the box became the deck."""
    state.tell(DeckRenewed(cards))


def went_out(state: CardlineState, seat: Seat) -> None:
    """Announce that a player has no card left."""
    state.tell(WentOut(seat))


def eliminated(state: CardlineState, seat: Seat) -> None:
    """Announce that a player is out of the game."""
    state.tell(Eliminated(seat))


def play_off(state: CardlineState, seats: list[Seat]) -> None:
    """Announce who plays on."""
    state.tell(PlayOffBegun(tuple(seats)))


def ended(state: CardlineState) -> None:
    """Announce who won."""
    state.tell(GameEnded(state.winners))
