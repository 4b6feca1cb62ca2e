"""The lines of a study in the groups that a report compares."""

from __future__ import annotations

from collections.abc import Callable

from stolik.arena.aggregate import Line
from stolik.arena.chunk import tables_of_variants
from stolik.arena.crew import Crew
from stolik.arena.run import Run
from stolik.arena.spread import Spread
from stolik.arena.study import together
from stolik.arena.words import variant_name
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
        """The tables with so many players."""
        return {number for number, table in enumerate(self.tables) if table.seats == count}

    def _line(self, wanted: Callable[[Line], bool]) -> Line:
        """What has been played so far may leave some seats and tables without a game."""
        return self.totals.line(wanted, may_be_empty=True)

    def seat(self, seat: int, tables: set[int]) -> Line:
        """One seat of some tables, whoever sits there."""
        return self._line(lambda line: line.seat == seat and line.table in tables)

    def level(self, level: str, tables: set[int]) -> Crew:
        """One level at some tables, wherever it sits."""
        return self.totals.crew(level, tables.__contains__, may_be_empty=True)

    def everybody(self, tables: set[int]) -> Crew:
        """All players at some tables."""
        return self.totals.crew("", tables.__contains__, may_be_empty=True)

    def scores(self, level: str, tables: set[int]) -> Spread:
        """The points of single players of a level."""
        return self._line(lambda line: line.level == level and line.table in tables).scores

    def length(self, tables: set[int]) -> Spread:
        """How long the games at some tables are."""
        return self.totals.length(lambda table: table in tables)

    def players(self, tables: set[int], voice: Speaker) -> list[tuple[str, Line | Crew]]:
        """Who can be told apart at tables of one size: levels, or seats where all are alike."""
        levels = [level for level in self.levels if self.level(level, tables).games]
        if len(levels) > 1:
            return [(voice.say(f"level-{one}"), self.level(one, tables)) for one in levels]
        count = max((self.tables[number].seats for number in tables), default=0)
        lines = [(seat, self.seat(seat, tables)) for seat in range(count)]
        return [(voice.say("report-seat", number=at + 1), line) for at, line in lines if line.games]

    @property
    def is_sides(self) -> bool:
        """Tell whether All In's sides are what is compared."""
        sides = [self.tables[some[0]].options.get("side") for some in self.variants.values()]
        return sorted(map(str, sides)) == ["A", "B"]

    def mark(self, place: int) -> str:
        """What a variant is called where its whole name has no room."""
        if self.is_sides:
            first = list(self.variants.values())[place][0]
            return str(self.tables[first].options["side"])
        return str(place + 1)

    def legend(self, voice: Speaker) -> list[str]:
        """The marks of all variants with their names."""
        firsts = [self.tables[numbers[0]].options for numbers in self.variants.values()]
        names = [variant_name(voice, options) for options in firsts]
        return [f"{self.mark(place)}: {name}" for place, name in enumerate(names)]

    @property
    def rivals(self) -> set[int]:
        """The tables at which players compete: only there seats and levels can be compared."""
        return self.all - self.together

    @property
    def mixed(self) -> set[int]:
        """The tables of rivals at which everybody comes to every seat, or all are alike.

        Elsewhere whoever keeps a seat is a level too, and one is taken for the other.
        """
        if self.run.study.is_rotated:
            return self.rivals
        return {number for number in self.rivals if len(set(self.tables[number].levels)) == 1}

    def fair(self, tables: set[int]) -> float:
        """What everybody at tables of one size would win if all were alike.

        A game that nobody wins is a part of nobody's share.
        """
        return self._line(lambda line: line.table in tables).wins.value

    def sizes(self, tables: set[int]) -> dict[int, set[int]]:
        """These tables by how many play there."""
        found = {count: tables & self.with_seats(count) for count in self.counts}
        return {count: some for count, some in found.items() if some}

    @property
    def all(self) -> set[int]:
        """Every table."""
        return set(range(len(self.tables)))
