"""How a game ended."""

from __future__ import annotations

import msgspec

from stolik.kernel.seat import Seat


class Outcome(msgspec.Struct, frozen=True):
    """Scores, places and winners, a seat each.

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
