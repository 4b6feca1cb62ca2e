"""Answers about finished games: replays, results, and the proof of their deal."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from stolik.kernel.outcome import Column, Highlight, Outcome
from stolik.kernel.phrase import Phrase
from stolik.kernel.seat import Seat
from stolik.protocol.base import Answer, Body
from stolik.protocol.server_messages import Line, SeatUpdate
from stolik.review.data import Judgement, Review
from stolik.review.hints import Hint
from stolik.table.fields import SeatNumber
from stolik.table.settings import Level


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


class PlayOnBody(Body):
    """`POST /api/tables/{key}/play-on`: make a table that plays on from a point of a game.

    Of a finished game, after `step` moves, with the cards as they lay or `redrawn`: what `seat`
    could not know is drawn anew. Of a running one only as it is now, from a seat of my own, and
    always redrawn. I sit on `seat`; the others are bots of `level`, or with `friends` empty chairs.
    """

    seat: SeatNumber
    step: Annotated[int, Meta(ge=0, le=100_000)] | None = None
    round: Annotated[int, Meta(ge=1, le=100_000)] | None = None
    redrawn: bool = False
    friends: bool = False
    level: Level = "skilled"


class Question(Answer):
    """`GET /api/tables/{key}/question/{step}`: what would you do after `step` moves?

    `side` is all that the seat knew then, with every move that it could make.
    """

    step: int
    seat: Seat
    side: SeatUpdate


class QuestionAnswer(Answer):
    """`GET /api/tables/{key}/question/{step}/answer`: what the coach says about a move there.

    `made` is what was done in the game.
    """

    judgement: Judgement
    made: str
    made_words: Phrase


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
