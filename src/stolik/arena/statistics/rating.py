"""Ratings of levels, by openskill's Plackett-Luce model."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib import import_module
from typing import Any

from stolik.arena.interval import Interval
from stolik.arena.statistics.quantile import Z

Ratings = dict[str, tuple[float, float]]
"""Strength and its uncertainty, by level."""


@cache
def _model() -> Any:  # noqa: ANN401 - openskill is an extra
    # tau 0: a bot does not get better or worse while it plays.
    return import_module("openskill.models").PlackettLuce(tau=0.0)


def rated(ratings: Ratings, places: Sequence[tuple[tuple[str, ...], tuple[int, ...]]]) -> Ratings:
    """The ratings after some more games, taken in their order."""
    known = dict(ratings)
    for levels, ranks in places:
        _rate(known, levels, ranks)
    return known


def _rate(known: Ratings, levels: tuple[str, ...], ranks: tuple[int, ...]) -> None:
    model = _model()
    default = model.rating()
    before = [known.get(level, (default.mu, default.sigma)) for level in levels]
    teams = [[model.rating(mu=mu, sigma=sigma)] for mu, sigma in before]
    after = [team[0] for team in model.rate(teams, ranks=[float(rank) for rank in ranks])]
    for level in dict.fromkeys(levels):
        # A level that sits twice at a table has learned the mean of both seats.
        seats = [seat for seat, other in enumerate(levels) if other == level]
        mu = sum(after[seat].mu for seat in seats) / len(seats)
        sigma = sum(after[seat].sigma for seat in seats) / len(seats)
        known[level] = (mu, sigma)


def strength(rating: tuple[float, float]) -> Interval:
    """A rating with its interval of 95 %."""
    mu, sigma = rating
    return Interval(mu, mu - Z * sigma, mu + Z * sigma)
