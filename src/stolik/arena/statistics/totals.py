"""The statistics of a study, in memory that does not grow with its games.

All sums are whole numbers or fractions, so they are the same to the last bit in
whatever order, pieces and processes the games were played.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from functools import lru_cache
from itertools import combinations
from math import fsum
from typing import Any

import msgspec

from stolik.arena.execution.study_player import Result
from stolik.arena.interval import Interval, wilson
from stolik.arena.statistics.effects import Counter, Effects
from stolik.arena.statistics.pooled_result import PooledResult
from stolik.arena.statistics.quantile import Z
from stolik.arena.statistics.shared_win import PARTS, is_just
from stolik.arena.statistics.spread import Spread


class Line(msgspec.Struct):
    """One level on one seat of one table: its wins and scores.

    Lines of one seat can be added up; seats of the same games are pooled.
    """

    table: int
    seat: int
    level: str
    games: int = 0
    parts: int = 0
    scores: Spread = msgspec.field(default_factory=Spread)

    @property
    def wins(self) -> Interval:
        """The share of games won."""
        return self.wins_at(Z)

    def wins_at(self, z: float) -> Interval:
        """The share of games won, with the confidence of `z`."""
        return wilson(self.parts / PARTS, self.games, z)

    @property
    def points(self) -> Interval:
        """The points, on average."""
        return self.scores.mean

    def add(self, score: float, won: int, times: int) -> None:
        """Count games that ended with the same points and the same part of a win."""
        self.games += times
        self.parts += won * times
        self.scores.add(score, times)

    def join(self, other: Line) -> None:
        """Add the games of another line."""
        self.games += other.games
        self.parts += other.parts
        self.scores.join(other.scores)


class Duel(msgspec.Struct):
    """How often one level finished ahead of another at the same table."""

    ahead: int = 0
    tied: int = 0
    behind: int = 0
    games: int = 0

    @property
    def share(self) -> Interval:
        """The share of meetings won; a tie is half a win.

        Where several of a level sit at a table they meet more than once in a game, but it is
        the same game: the interval goes by games.
        """
        meetings = self.ahead + self.tied + self.behind
        each = self.games / meetings if meetings else 0.0
        return wilson((self.ahead + self.tied / 2) * each, self.games)

    @property
    def turned(self) -> Duel:
        """The duel from the other level's side."""
        return Duel(self.behind, self.tied, self.ahead, self.games)


class Totals(msgspec.Struct):
    """Everything that a report says about a study."""

    games: int = 0
    decisions: int = 0
    lines: dict[str, Line] = {}
    firsts: dict[str, Line] = {}
    """Who began, by table and seat: the level is left out."""
    pooled_results: dict[str, PooledResult] = msgspec.field(name="crews", default_factory=dict)
    """By table and level; `name` is what progress files call it."""
    has_points: bool = False
    """Points were something else than shares of a win."""
    lengths: dict[int, Spread] = {}
    duels: dict[str, Duel] = {}
    effects: Effects = msgspec.field(default_factory=Effects)

    def join(self, other: Totals) -> None:
        """Add the games of another part of the study."""
        self.games += other.games
        self.decisions += other.decisions
        for key, line in other.lines.items():
            own = self.lines.setdefault(key, Line(line.table, line.seat, line.level))
            own.join(line)
        for key, line in other.firsts.items():
            self.firsts.setdefault(key, Line(line.table, line.seat, "")).join(line)
        for key, pooled in other.pooled_results.items():
            self.pooled_results.setdefault(key, PooledResult(pooled.table, pooled.level)).join(
                pooled
            )
        self.has_points = self.has_points or other.has_points
        for table, length in other.lengths.items():
            self.lengths.setdefault(table, Spread()).join(length)
        self.effects.join(other.effects)
        for key, duel in other.duels.items():
            mine = self.duels.setdefault(key, Duel())
            mine.ahead += duel.ahead
            mine.tied += duel.tied
            mine.behind += duel.behind
            mine.games += duel.games

    def line(self, wanted: Callable[[Line], bool], *, may_be_empty: bool = False) -> Line:
        """The sum of all matching lines; LookupError if there is none and one is required."""
        whole = Line(-1, -1, "")
        for line in self.lines.values():
            if wanted(line):
                whole.join(line)
        if not (whole.games or may_be_empty):
            raise LookupError(self._known_names())
        return whole

    def pooled(
        self,
        level: str = "",
        wanted: Callable[[int], bool] = lambda table: True,
        *,
        may_be_empty: bool = False,
    ) -> PooledResult:
        """A level, or everybody, at the matching tables; LookupError as above."""
        whole = PooledResult(-1, level)
        for pooled in self.pooled_results.values():
            if pooled.level == level and wanted(pooled.table):
                whole.join(pooled)
        if not (whole.games or may_be_empty):
            raise LookupError(self._known_names())
        return whole

    crew = pooled
    """The older name, for programs written with it."""

    def _known_names(self) -> str:
        """The levels, seats and tables that exist, for an error message."""
        lines = self.lines.values()
        if not lines:
            return "no game is finished yet"
        levels = ", ".join(sorted({line.level for line in lines}))
        seats, tables = max(line.seat for line in lines), max(line.table for line in lines)
        return (
            "nobody in these games is what was asked for; "
            f"levels: {levels}; seats: 0 to {seats}; tables: 0 to {tables}"
        )

    def length(self, wanted: Callable[[int], bool]) -> Spread:
        """The decisions in a game, over the matching tables."""
        whole = Spread()
        for table, length in self.lengths.items():
            if wanted(table):
                whole.join(length)
        return whole


class Tally:
    """Counts the games of one chunk quickly; `totals` sums them up."""

    def __init__(self) -> None:
        self._ends: dict[tuple[int, int, str, float, int], int] = {}
        self._firsts: dict[tuple[int, int, float, int], int] = {}
        self._pooled: dict[tuple[int, str, int, int, float, int], int] = {}
        self._lengths: dict[tuple[int, int], int] = {}
        self._duels: dict[tuple[str, str], Duel] = {}
        self._facts = Counter()

    def add(self, result: Result) -> None:
        """Add a game."""
        self._facts.add(result)
        winners = result.winners
        part = PARTS // result.sharers
        table, levels, ends = result.table, result.levels, self._ends
        for seat, score in enumerate(result.scores):
            won = part if seat in winners else 0
            end = (table, seat, levels[seat], score, won)
            ends[end] = ends.get(end, 0) + 1
        if result.first is not None:
            seat = result.first
            first = (table, seat, result.scores[seat], part if seat in winners else 0)
            self._firsts[first] = self._firsts.get(first, 0) + 1
        self._count_pooled(result)
        length = (table, result.decisions)
        self._lengths[length] = self._lengths.get(length, 0) + 1
        if len(set(levels)) > 1:
            self._count_duels(levels, result.ranks)

    def _count_pooled(self, result: Result) -> None:
        """Count everybody, and every level, as one pooled result each."""
        part = PARTS // result.sharers
        winners, scores, counts = result.winners, result.scores, self._pooled
        for level, seats in seats_by_level(result.levels):
            won = sum([seat in winners for seat in seats])
            total = fsum([scores[seat] for seat in seats])
            size = places = len(seats)
            if result.is_together:
                won, places = min(won, 1), 1
            key = (result.table, level, size, places, total, won * part)
            counts[key] = counts.get(key, 0) + 1

    def _count_duels(self, levels: tuple[str, ...], ranks: tuple[int, ...]) -> None:
        for pair in combinations(sorted(set(levels)), 2):
            self._duels.setdefault(pair, Duel()).games += 1
        for one, other in combinations(range(len(levels)), 2):
            if levels[one] != levels[other]:
                first, second = sorted((one, other), key=levels.__getitem__)
                duel = self._duels[levels[first], levels[second]]
                duel.ahead += ranks[first] < ranks[second]
                duel.tied += ranks[first] == ranks[second]
                duel.behind += ranks[first] > ranks[second]

    def totals(self) -> Totals:
        """The totals of the counted games."""
        whole = Totals()
        for (table, seat, level, score, won), times in sorted(self._ends.items()):
            line = whole.lines.setdefault(f"{table}/{seat}/{level}", Line(table, seat, level))
            line.add(score, won, times)
            whole.has_points = whole.has_points or not is_just(score, won)
        for (table, seat, score, won), times in sorted(self._firsts.items()):
            line = whole.firsts.setdefault(f"{table}/{seat}", Line(table, seat, ""))
            line.add(score, won, times)
        for (table, level, size, places, total, won), times in sorted(self._pooled.items()):
            pooled = whole.pooled_results.setdefault(f"{table}/{level}", PooledResult(table, level))
            pooled.add(size, places, total, won, times)
        for (table, decisions), times in sorted(self._lengths.items()):
            whole.lengths.setdefault(table, Spread()).add(decisions, times)
            whole.games += times
            whole.decisions += decisions * times
        whole.effects = self._facts.effects()
        whole.duels = {"/".join(pair): duel for pair, duel in self._duels.items()}
        return whole


@lru_cache(maxsize=256)
def seats_by_level(levels: tuple[str, ...]) -> tuple[tuple[str, tuple[int, ...]], ...]:
    """Everybody and every level, each with its seats.

    >>> seats_by_level(("casual", "random", "random"))
    (('', (0, 1, 2)), ('casual', (0,)), ('random', (1, 2)))
    """
    seats = range(len(levels))
    own = [(one, tuple(s for s in seats if levels[s] == one)) for one in dict.fromkeys(levels)]
    return (("", tuple(seats)), *own)


def encode(thing: object) -> bytes:
    """Write totals, or what holds them, as JSON; equal totals give equal bytes."""
    plain = msgspec.to_builtins(thing, str_keys=True, enc_hook=str)
    return msgspec.json.encode(plain, order="sorted")


def decode(data: bytes, kind: type[Any]) -> Any:  # noqa: ANN401 - it is of the kind asked for
    """Read what `encode` wrote."""
    return msgspec.json.decode(data, type=kind, dec_hook=_fraction)


def _fraction(kind: type[Any], value: object) -> Fraction:
    if kind is Fraction and isinstance(value, str):
        return Fraction(value)
    raise ValueError(f"{value!r} is not a {kind.__name__}")
