"""Answers about finished games: replays, results, and the proof of their deal."""

from __future__ import annotations

from typing import Literal

from stolik.kernel.outcome import Column, Highlight, Outcome
from stolik.kernel.seat import Seat
from stolik.protocol.base import Answer
from stolik.protocol.server_messages import Line, SeatUpdate
from stolik.review.data import Review
from stolik.review.hints import Hint


class Replay(Answer):
    """`GET /api/tables/{key}/replay`: a finished game; its moments are `Moment`s 0 to `steps`.

    `log` is what a spectator may know; the `seq` of its lines is the step.
    """

    table: str
    round: int
    game: str
    names: tuple[str, ...]
    """Empty for bots."""
    levels: tuple[str | None, ...]
    steps: int
    log: tuple[Line, ...]
    outcome: Outcome


class Moment(Answer):
    """`GET /api/tables/{key}/replay/{step}`: the game after `step` moves.

    The first of `sides` is a spectator's, the others are the seats': the game
    is over, so every hand may be open.
    """

    step: int
    by: Seat | None
    deciders: tuple[Seat, ...]
    sides: tuple[SeatUpdate, ...]


class RatingChange(Answer):
    """How a game changed somebody's rating: points as shown, and whether they are provisional."""

    before: int
    after: int
    provisional: bool


class Result(Answer):
    """`GET /api/tables/{key}/result`: how a finished game ended, in its own units.

    `columns` have a cell for every seat, the last one decides. `highlight` is the game's most
    memorable moment. `ratings` has an entry for every seat: None for bots, guests and games that
    did not count.
    """

    table: str
    round: int
    game: str
    names: tuple[str, ...]
    """Empty for bots."""
    levels: tuple[str | None, ...]
    outcome: Outcome
    columns: tuple[Column, ...]
    highlight: Highlight | None
    ratings: tuple[RatingChange | None, ...]


class ReviewAnswer(Answer):
    """`GET /api/tables/{key}/review`: the coach's review of a finished game, or how far it is.

    - `ready`: here it is.
    - `working`: `done` of `of` parts are made; ask again.
    - `none`: nobody has asked for it yet.
    - `off`: the host did not want one.
    - `failed`: it could not be made.
    """

    state: Literal["ready", "working", "none", "off", "failed"]
    done: int = 0
    of: int = 0
    review: Review | None = None


class HintAnswer(Answer):
    """`GET /api/tables/{key}/hint`: what the coach says about my move at hand, after `ask-hint`."""

    seat: Seat
    step: int
    hint: Hint


class Verdict(Answer):
    """`GET /api/tables/{key}/verify`: whether seal, deal, moves and result are consistent."""

    fits: bool
    moves: int
    problem: str = ""
    """For people who read records, in English."""
    protocol: int | None = None
    """How the deal was agreed on; 1 is the older protocol, which proves less."""
    unrevealed: tuple[Seat, ...] = ()
    """Seats whose parts were left out of the deal, since they were not revealed in time."""
