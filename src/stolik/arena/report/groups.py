"""The lines of a study, grouped as a report compares them."""

from __future__ import annotations

from collections.abc import Callable

from stolik.arena.execution.chunk import tables_of_variants
from stolik.arena.report.words import level_name, variant_name
from stolik.arena.run import Run
from stolik.arena.statistics.pooled_result import PooledResult
from stolik.arena.statistics.spread import Spread
from stolik.arena.statistics.totals import Line
from stolik.arena.study import together
from stolik.text import Speaker


class Groups:
    """Asks a run's totals for seats, levels and variants."""

    def __init__(self, run: Run) -> None:
        self.run = run
        self.totals = run.totals
        self.tables = run.study.tables
        self.variants = tables_of_variants(run.study)
        self.counts = sorted({table.seats for table in self.tables})
        self.levels = run.study.levels
        self.together = set(together(run.study))

    def with_seats(self, count: int) -> set[int]:
        """The tables with this many players."""
        return {number for number, table in enumerate(self.tables) if table.seats == count}

    def _line(self, wanted: Callable[[Line], bool]) -> Line:
        """The sum of these lines; empty while none of them has a game."""
        return self.totals.line(wanted, may_be_empty=True)

    def seat(self, seat: int, tables: set[int]) -> Line:
        """One seat of some tables, over all levels."""
        return self._line(lambda line: line.seat == seat and line.table in tables)

    def first(self, tables: set[int]) -> Line | None:
        """The first player at some tables; None where that was always the same seat, or nobody."""
        lines = [line for line in self.totals.firsts.values() if line.table in tables]
        if len({line.seat for line in lines}) < 2:
            return None
        whole = Line(-1, -1, "")
        for line in lines:
            whole.join(line)
        return whole

    def looks(self, tables: set[int]) -> int:
        """How many win rates are compared: those of all seats and of the first player."""
        return sum(
            count + (self.first(some) is not None) for count, some in self.sizes(tables).items()
        )

    def level(self, level: str, tables: set[int]) -> PooledResult:
        """One level at some tables, wherever it sits."""
        return self.totals.pooled(level, tables.__contains__, may_be_empty=True)

    def everybody(self, tables: set[int]) -> PooledResult:
        """All players at some tables."""
        return self.totals.pooled("", tables.__contains__, may_be_empty=True)

    def scores(self, level: str, tables: set[int]) -> Spread:
        """The points of single players of a level."""
        return self._line(lambda line: line.level == level and line.table in tables).scores

    def length(self, tables: set[int]) -> Spread:
        """How long the games at some tables are."""
        return self.totals.length(lambda table: table in tables)

    def players(self, tables: set[int], speaker: Speaker) -> list[tuple[str, Line | PooledResult]]:
        """Who is compared at tables of one size: levels, or seats where all levels are equal."""
        levels = [level for level in self.levels if self.level(level, tables).games]
        if len(levels) > 1:
            return [(level_name(speaker, one), self.level(one, tables)) for one in levels]
        count = max((self.tables[number].seats for number in tables), default=0)
        return self.seats(count, tables, speaker)

    def seats(
        self, count: int, tables: set[int], speaker: Speaker
    ) -> list[tuple[str, Line | PooledResult]]:
        """The seats of tables with this many players, and the first player there."""
        lines = [(seat, self.seat(seat, tables)) for seat in range(count)]
        found: list[tuple[str, Line | PooledResult]] = [
            (speaker.say("report-seat", number=at + 1), line) for at, line in lines if line.games
        ]
        first = self.first(tables - self.together)
        return found if first is None else [*found, (speaker.say("report-first"), first)]

    @property
    def is_sides(self) -> bool:
        """Whether All In's sides are what is compared."""
        sides = [self.tables[some[0]].options.get("side") for some in self.variants]
        return sorted(map(str, sides)) == ["A", "B"]

    def mark(self, place: int) -> str:
        """The short mark of a variant, for places without room for its name."""
        if self.is_sides:
            first = self.variants[place][0]
            return str(self.tables[first].options["side"])
        return str(place + 1)

    def names(self, speaker: Speaker) -> list[str]:
        """The names of the variants; where several share one, the mark is added."""
        firsts = [self.tables[numbers[0]].options for numbers in self.variants]
        names = [variant_name(speaker, options) for options in firsts]
        return [
            f"{name} ({self.mark(place)})" if names.count(name) > 1 else name
            for place, name in enumerate(names)
        ]

    def legend(self, speaker: Speaker) -> list[str]:
        """The marks of all variants with their names."""
        return [f"{self.mark(place)}: {name}" for place, name in enumerate(self.names(speaker))]

    @property
    def rivals(self) -> set[int]:
        """The tables at which players compete: only there seats and levels can be compared."""
        return self.all - self.together

    @property
    def mixed(self) -> set[int]:
        """The tables of rivals at which everybody comes to every seat, or all are alike.

        At other tables a seat always has the same level, so the two effects cannot be separated.
        """
        if self.run.study.is_rotated:
            return self.rivals
        return {number for number in self.rivals if len(set(self.tables[number].levels)) == 1}

    def fair(self, tables: set[int]) -> float:
        """The win rate of equal players at tables of one size.

        A game that nobody wins counts for nobody.
        """
        return self._line(lambda line: line.table in tables).wins.value

    def sizes(self, tables: set[int]) -> dict[int, set[int]]:
        """These tables, grouped by number of players."""
        found = {count: tables & self.with_seats(count) for count in self.counts}
        return {count: some for count, some in found.items() if some}

    @property
    def all(self) -> set[int]:
        """Every table."""
        return set(range(len(self.tables)))
