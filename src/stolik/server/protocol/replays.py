"""Answers about finished games: any moment of them again, and the proof of their deal."""

from __future__ import annotations

from stolik.kernel.outcome import Outcome
from stolik.kernel.seat import Seat
from stolik.server.protocol.base import Answer
from stolik.server.protocol.server_messages import Line, Side
from stolik.server.protocol.tables import Fairness


class Replay(Answer):
    """`GET /api/tables/{key}/replay`: a finished game; its moments are `Moment`s 0 to `steps`.

    `log` is told as a spectator hears it; the `seq` of its lines is the step.
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
    fairness: Fairness


class Moment(Answer):
    """`GET /api/tables/{key}/replay/{step}`: the game after so many moves.

    The first of `sides` is a spectator's, the others are the seats': the game
    is over, so every hand may be open.
    """

    step: int
    by: Seat | None
    deciders: tuple[Seat, ...]
    sides: tuple[Side, ...]


class Verdict(Answer):
    """`GET /api/tables/{key}/verify`: whether seal, deal, moves and result fit each other."""

    fits: bool
    moves: int
    problem: str = ""
    """For people who read records, in English."""
