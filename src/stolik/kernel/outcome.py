"""How a game ended, and what is shown of it: the result, one moment, and what is counted."""

from __future__ import annotations

from typing import Any

import msgspec

from stolik.kernel.phrase import Named, Phrase
from stolik.kernel.seat import Seat


class Outcome(msgspec.Struct, frozen=True):
    """Scores, places and winners, one for each seat.

    `ranks` start at 1 and equal ranks share a place. Several winners have tied
    or won together; none at all means that everybody lost to the game.
    """

    scores: tuple[float, ...]
    ranks: tuple[int, ...]
    winners: tuple[Seat, ...]


def ranked(
    scores: tuple[float, ...], order: tuple[tuple[float, ...], ...] | None = None
) -> Outcome:
    """Rank seats by score, or by `order` where ties are broken; the best is first.

    >>> ranked((3.0, 5.0, 3.0)).ranks
    (2, 1, 2)
    """
    keys = order if order is not None else tuple((score,) for score in scores)
    ranks = tuple(1 + sum(other > key for other in keys) for key in keys)
    winners = tuple(seat for seat, rank in enumerate(ranks) if rank == 1)
    return Outcome(scores, ranks, winners)


class Column(msgspec.Struct, frozen=True):
    """One column of the result: what it counts, and a cell for each seat."""

    heading: Phrase
    cells: tuple[Phrase, ...]


class Highlight(msgspec.Struct, frozen=True):
    """The most memorable moment of a game: after which move, whose it was, and one sentence.

    `picture` is a struct of the game's own for clients that draw it; the game is over, so
    it may hold whatever the record holds.
    """

    step: int
    seat: Seat
    phrase: Phrase
    picture: Any = None


class Tally(msgspec.Struct, frozen=True):
    """How often something went right for a player in one game, of how many times it was tried.

    The game's texts have a heading for each `topic`, `tally-<topic>`, and say below it what is
    counted, `tally-<topic>.hint`. A topic may be split into parts; the text of those without a
    `name` is `tally-<topic>-<part>`.
    """

    topic: str
    hits: int
    of: int
    part: str = ""
    name: Named | None = None


def points_column(outcome: Outcome) -> Column:
    """Scores as they are, where a game names no units of its own."""
    heading = Phrase("result-points")
    return Column(heading, tuple(counted("result-points-cell", int(one)) for one in outcome.scores))


def counted(message: str, count: int) -> Phrase:
    """A cell that counts something: the message gets `count`."""
    return Phrase(message, {"count": count})
