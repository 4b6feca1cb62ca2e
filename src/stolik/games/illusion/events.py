"""What can happen in Illusion."""

from __future__ import annotations

from stolik.games.illusion.view import Back
from stolik.kernel.event import Event
from stolik.kernel.seat import Seat


class RoundBegun(Event, frozen=True, tag="round-begun"):
    """A new arrow was turned over and a first picture laid beside it (ILL-33)."""

    round: int
    colour: str
    picture: int
    seat: Seat


class CardPlaced(Event, frozen=True, tag="card-placed"):
    """The next picture was added to the row, which has `cards` cards now."""

    seat: Seat
    picture: int
    slot: int
    cards: int


class RowDoubted(Event, frozen=True, tag="row-doubted"):
    """A player does not believe the row (ILL-25)."""

    seat: Seat


class RowTurned(Event, frozen=True, tag="row-turned"):
    """All cards of the row were turned over (ILL-26); shares fall after these places."""

    colour: str
    row: tuple[Back, ...]
    falls: tuple[int, ...]


class ArrowWon(Event, frozen=True, tag="arrow-won"):
    """The arrow went to the doubter, or to the player who placed last (ILL-30, ILL-31)."""

    seat: Seat
    colour: str
    is_doubter: bool
    arrows: int


class PileRenewed(Event, frozen=True, tag="pile-renewed"):
    """The removed cards were shuffled and are the pile now (ILL-R5)."""

    cards: int


class GameEnded(Event, frozen=True, tag="game-ended"):
    """The game is over."""

    winners: tuple[Seat, ...]
