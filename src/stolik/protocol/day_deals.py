"""The deal of the day: one for each game, the same for everybody on the server."""

from __future__ import annotations

from stolik.kernel.phrase import Phrase
from stolik.protocol.base import Answer


class DayDeal(Answer):
    """The deal of one game on one day."""

    game: str
    levels: tuple[str | None, ...]
    """By seat: the level of the bot there; None is where everybody who plays it sits."""
    players: int
    """So many have played it to the end."""
    commitment: str
    """The SHA-256 of `secret`, the same for everybody, shown from the first look at the day on."""
    secret: str | None
    """From which the cards follow; shown once nobody can play the deal any more."""
    table: str | None
    """The code of the table where I have begun it."""
    is_played: bool
    """Whether I have played it to the end: then I may see how others did."""


class DayDeals(Answer):
    """`GET /api/days`: the deals of a day; they can be begun `until` it ends."""

    day: str
    until: int
    deals: tuple[DayDeal, ...]


class DayLine(Answer):
    """How somebody did: their place among all, and at the table; `cell` is in the game's units."""

    place: int
    name: str
    rank: int
    cell: Phrase
    is_you: bool


class DayComparison(Answer):
    """`GET /api/days/{game}/comparison`: all who have played a deal, the best first."""

    day: str
    game: str
    players: int
    heading: Phrase | None
    lines: tuple[DayLine, ...]
