"""A review as data: what is stored with a record, shown in a replay and written as JSON."""

from __future__ import annotations

import msgspec

from stolik.kernel.phrase import Phrase
from stolik.kernel.seat import Seat

FORCED, BEST, GOOD, INACCURACY, MISTAKE, UNCLEAR = (
    "forced",
    "best",
    "good",
    "inaccuracy",
    "mistake",
    "unclear",
)
"""Verdicts. `best`: clearly better than all others, and most casual players would have missed it.
`unclear`: the intervals are too wide to say."""


class Option(msgspec.Struct, frozen=True):
    """A move that could have been made, and its value with a 95 % interval, from 0 to 1."""

    move: str
    """In notation."""
    words: Phrase
    """The game's description of it, from the seat's view."""
    value: float
    low: float
    high: float


class Sentence(msgspec.Struct, frozen=True):
    """One sentence of a judgement; `check` proves it against the record."""

    phrase: Phrase
    """A message of the review; what it quotes of the game is in its arguments."""
    step: int = -1
    """After which move the seat heard it; -1 where it is no event."""


class Judgement(msgspec.Struct, frozen=True):
    """One decision, judged by what its seat could know.

    `loss` is by how much the best other move was better, negative if it was worse; with its 95 %
    interval. Options are the best ones and the move that was made, in the order of their values.
    """

    step: int
    """The number of the move in the record, from 1."""
    seat: Seat
    played: str
    measure: str
    """What the values are: 'share' of the win, or 'chance' that the move is right."""
    verdict: str
    loss: float
    low: float
    high: float
    options: tuple[Option, ...]
    why: tuple[Sentence, ...] = ()


class Chances(msgspec.Struct, frozen=True):
    """Every player's chance to win after a move, as each seat could judge it."""

    step: int
    seen_by: tuple[tuple[float, ...], ...]
    """By the seat that judges, the chances of all."""


class LuckyEvent(msgspec.Struct, frozen=True):
    """What the deal, a draw or a roll changed for every seat; step 0 is the deal.

    `reach` is half of the 95 % interval of each gain.
    """

    step: int
    gains: tuple[float, ...]
    reach: tuple[float, ...] = ()


class Balance(msgspec.Struct, frozen=True):
    """A seat's result, taken apart: `luck` + `skill` = `result` - `expected`.

    `luck` is what chance gave, valued in the manner of AIVAT; `skill` is the rest: what all players
    made of it. `given_away` is what this player's own inaccuracies and mistakes cost.
    """

    result: float
    expected: float
    luck: float
    skill: float
    given_away: float


class KeyMoment(msgspec.Struct, frozen=True):
    """One of the three moves that mattered most."""

    step: int
    seat: Seat
    kind: str
    """The verdict, 'luck' or 'bad-luck'."""
    size: float


class Review(msgspec.Struct, frozen=True):
    """A whole game, reviewed."""

    game: str
    version: int
    minds: int
    """The version of the bots whose minds judged."""
    seed: int
    judgements: tuple[Judgement, ...]
    course: tuple[Chances, ...]
    luck: tuple[LuckyEvent, ...]
    balance: tuple[Balance, ...]
    moments: tuple[KeyMoment, ...]
