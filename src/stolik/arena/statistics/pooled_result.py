"""Results of several players of one game, pooled because they depend on each other."""

from __future__ import annotations

from fractions import Fraction

import msgspec

from stolik.arena.interval import Interval, wilson
from stolik.arena.statistics.quantile import Z
from stolik.arena.statistics.sample import Sample
from stolik.arena.statistics.shared_win import PARTS


class PooledResult(msgspec.Struct):
    """All players of one level at a table, or everybody there if `level` is empty.

    They share one win, or win together, and often the points of one are what another
    lost: a game is one observation, however many of them sit in it.
    """

    table: int
    level: str
    games: int = 0
    places: int = 0
    """Seats among which its wins are divided, over all games; one each where all win together."""
    parts: int = 0
    means: Sample = msgspec.field(default_factory=Sample)
    """The points of a game, averaged over its players."""

    def add(self, size: int, places: int, total: float, parts: int, times: int) -> None:
        """Add games in which this many players had these points in total."""
        self.games += times
        self.places += places * times
        self.parts += parts * times
        self.means.add(Fraction(total) / size, times)

    def join(self, other: PooledResult) -> None:
        """Add the games of another pooled result."""
        self.games += other.games
        self.places += other.places
        self.parts += other.parts
        self.means.join(other.means)

    @property
    def wins(self) -> Interval:
        """The share of games won, for each seat."""
        return self.wins_at(Z)

    def wins_at(self, z: float) -> Interval:
        """The share of games won, for each seat, with the confidence of `z`."""
        won = wilson(self.parts / PARTS, self.games, z)
        return won.times(self.games / self.places) if self.places else won

    @property
    def points(self) -> Interval:
        """The points of a player, on average."""
        return self.means.interval()
