"""Players of one game taken together, since what one of them wins another does not."""

from __future__ import annotations

from fractions import Fraction

import msgspec

from stolik.arena.interval import Interval, wilson
from stolik.arena.quantile import Z
from stolik.arena.sample import Sample
from stolik.arena.share import PARTS


class Crew(msgspec.Struct):
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
        """Take in games in which so many players had so many points together."""
        self.games += times
        self.places += places * times
        self.parts += parts * times
        self.means.add(Fraction(total) / size, times)

    def join(self, other: Crew) -> None:
        """Add the games of another crew."""
        self.games += other.games
        self.places += other.places
        self.parts += other.parts
        self.means.join(other.means)

    @property
    def wins(self) -> Interval:
        """The share of games won, for each seat."""
        return self.wins_at(Z)

    def wins_at(self, z: float) -> Interval:
        """The share of games won, for each seat, as sure as `z` asks."""
        won = wilson(self.parts / PARTS, self.games, z)
        return won.times(self.games / self.places) if self.places else won

    @property
    def points(self) -> Interval:
        """The points of a player, on average."""
        return self.means.interval()
