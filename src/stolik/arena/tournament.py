"""A round robin of levels: everybody meets everybody, on every seat."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, cycle, islice
from typing import Any

import msgspec

from stolik.arena.interval import Interval
from stolik.arena.run import Run
from stolik.arena.seating import rank
from stolik.arena.statistics.rating import strength
from stolik.arena.statistics.totals import Duel
from stolik.arena.study import Study, Table, checked, chunk_for, levels_of, plain
from stolik.kernel.mind import LEVELS
from stolik.kernel.registry import load


class NoRivals(ValueError):  # noqa: N818 - reads as what it is
    """At this table everybody wins or loses together: there is nobody to be rated against."""


class Standing(msgspec.Struct, frozen=True):
    """The place of a level after a tournament."""

    level: str
    rating: Interval
    wins: Interval
    games: int


def tournament(  # noqa: PLR0913 - everything that can be asked of a tournament
    game: str,
    levels: str | Sequence[str] = LEVELS,
    seats: int | None = None,
    options: dict[str, Any] | None = None,
    *,
    games: int = 200,
    seed: int = 0,
) -> Study:
    """Describe a tournament with this many games for each group of players.

    Where there are more seats than levels, the levels of a round sit down in
    turns until the table is full, the weakest first. The order of `levels` does not matter.
    """
    if seats is not None and not isinstance(seats, int):
        raise TypeError(f"a tournament has one number of seats such as 3, not {seats!r}")
    count = rivals(game, seats, options)
    names = levels_of(levels)
    if len(set(names)) < max(2, len(names)):
        raise ValueError("a tournament is for two different levels or more, each named once")
    ranked = sorted(names, key=rank)
    rules = plain(options or {})
    tables = tuple(
        Table(tuple(islice(cycle(round_), count)), rules)
        for round_ in combinations(ranked, min(count, len(ranked)))
    )
    whole = games * len(tables)
    return checked(Study(game, tables, whole, seed, True, True, chunk_for(game, tables)))


def rivals(game: str, seats: int | None = None, options: dict[str, Any] | None = None) -> int:
    """The seats of a tournament's tables: the requested number, or the fewest who compete."""
    chosen = load(game)
    count = chosen.default_seats(options) if seats is None else seats
    if not chosen.is_together(count, options):
        return count
    raise NoRivals(f"at this table of {game} everybody wins or loses together")


def standings(run: Run) -> list[Standing]:
    """All levels, the strongest first."""
    found = []
    for level in run.study.levels:
        pooled = run.totals.pooled(level, may_be_empty=True)
        if level in run.ratings:
            found.append(Standing(level, strength(run.ratings[level]), pooled.wins, pooled.games))
    return sorted(found, key=lambda one: -one.rating.value)


def duel(run: Run, level: str, other: str) -> Duel:
    """How the first level did against the second."""
    found = run.totals.duels.get(f"{level}/{other}")
    if found is not None:
        return found
    return run.totals.duels.get(f"{other}/{level}", Duel()).turned
