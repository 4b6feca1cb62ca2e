"""What can happen in Cardline."""

from __future__ import annotations

from stolik.games.cardline.view import CardBack, CardFront
from stolik.kernel.event import Event
from stolik.kernel.seat import Seat


class CardPlaced(Event, frozen=True, tag="card-placed"):
    """A card was put into the line, its characteristics still face down."""

    seat: Seat
    card: CardFront
    slot: int


class CardFitted(Event, frozen=True, tag="card-fitted"):
    """The card was turned over and stays (CRD-22)."""

    seat: Seat
    card: CardBack
    slot: int


class CardMissed(Event, frozen=True, tag="card-missed"):
    """The card was turned over, does not fit, and went to the box (CRD-23).

    Everybody sees its values now; afterwards the box is closed (CRD-R23).
    """

    seat: Seat
    card: CardBack
    slot: int


class CardDrawn(Event, frozen=True, tag="card-drawn"):
    """A card was taken from the deck; its front is public (CRD-R22)."""

    seat: Seat
    card: CardFront


class CardReturned(Event, frozen=True, tag="card-returned"):
    """Nothing was left to draw, so the misplaced card went back (CRD-R16)."""

    seat: Seat
    card: CardFront


class DeckRenewed(Event, frozen=True, tag="deck-renewed"):
    """The box was shuffled and is the deck now (CRD-R15)."""

    cards: int


class WentOut(Event, frozen=True, tag="went-out"):
    """A player placed the last card correctly."""

    seat: Seat


class Eliminated(Event, frozen=True, tag="eliminated"):
    """A player is out of the game because others went out (CRD-30)."""

    seat: Seat


class PlayOffBegun(Event, frozen=True, tag="play-off-begun"):
    """Several went out in one round and play on (CRD-32)."""

    seats: tuple[Seat, ...]


class GameEnded(Event, frozen=True, tag="game-ended"):
    """The game is over."""

    winners: tuple[Seat, ...]
