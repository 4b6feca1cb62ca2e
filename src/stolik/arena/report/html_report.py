"""One self-contained HTML report of a study or a tournament."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib.metadata import PackageNotFoundError, version
from itertools import product

from stolik.arena.report.charts import Bar, bars, histogram, ranges
from stolik.arena.report.facts_section import facts_sections
from stolik.arena.report.findings import sentences
from stolik.arena.report.groups import Groups
from stolik.arena.report.page import facts, findings, heading, page, section, table
from stolik.arena.report.words import (
    GameSpeaker,
    level_name,
    mean_text,
    number,
    percent,
    share_text,
)
from stolik.arena.run import Run
from stolik.arena.statistics.pooled_result import PooledResult
from stolik.arena.statistics.quantile import z_for
from stolik.arena.statistics.spread import Spread
from stolik.arena.statistics.totals import Line
from stolik.arena.tournament import duel, standings
from stolik.kernel.registry import load
from stolik.text import Speaker

Lines = Sequence[tuple[str, Line | PooledResult]]
Draw = Callable[[int, set[int], int], str]
"""Draws the bars of tables of one size, marked for this many looks."""


def report(run: Run, language: str) -> str:
    """The report as the text of an HTML file."""
    game = load(run.study.game)
    speaker = GameSpeaker(language, game)
    return Report(run, speaker).text()


class Report:
    """Writes one run's sections in one language."""

    def __init__(self, run: Run, speaker: Speaker) -> None:
        self.run = run
        self.speaker = speaker
        self.groups = Groups(run)
        self.names = self.groups.names(speaker)

    def text(self) -> str:
        """The whole file."""
        say, study = self.speaker.say, self.run.study
        lead = say("report-lead")
        if not self.run.is_finished:
            counts = {"games": self._whole(self.run.totals.games), "all": self._whole(study.games)}
            lead = say("report-unfinished", **counts)
        none = [section("", say("report-none"))]
        parts = self._sections() if self.run.totals.games else none
        return page(self.speaker.language, study.game, self._title(), lead, parts)

    def _title(self) -> str:
        games = self.run.totals.games
        name = self.speaker.say("name")
        if self.run.study.is_rated:
            return self.speaker.say("report-tournament", name=name)
        return self.speaker.say("report-title", name=name, games=games, count=self._whole(games))

    def _sections(self) -> list[str]:
        parts = [self._summary()]
        if self.run.study.is_rated:
            parts += [self._ratings(), self._duels()]
        elif len(self.groups.levels) > 1 and self.groups.rivals:
            parts.append(self._by_level())
        if len(self.groups.variants) > 1:
            parts.append(self._by_variant())
        parts += facts_sections(self.run.totals.effects, self.speaker)
        if self.groups.mixed:
            parts.append(self._by_seat())
        if self.groups.together:
            parts.append(self._together())
        parts += [self._scores(), self._lengths()]
        if not self.run.study.is_rated:  # there the duels say it better
            parts.append(self._all())
        return [*parts, self._how()]

    def _summary(self) -> str:
        say, totals = self.speaker.say, self.run.totals
        players = ", ".join(map(str, self.groups.counts))
        pairs = [
            (say("report-games", count=totals.games), self._whole(totals.games)),
            (say("report-decisions", count=totals.decisions), self._whole(totals.decisions)),
            (say("report-length"), number(self.speaker, totals.decisions / totals.games, 1)),
            (say("report-players"), players),
        ]
        found = findings(sentences(self.run, self.speaker))
        return section("", "", facts(pairs), found)

    def _ratings(self) -> str:
        rows = [
            Bar(self._level(one.level), one.rating, mean_text(self.speaker, one.rating, 1))
            for one in standings(self.run)
        ]
        title = self.speaker.say("report-ratings")
        return section(title, self.speaker.say("report-ratings-why"), ranges(rows, title))

    def _duels(self) -> str:
        levels = [one.level for one in standings(self.run)]
        rows = [
            [
                self._level(level),
                *(
                    "–"
                    if level == other
                    else share_text(self.speaker, duel(self.run, level, other).share)
                    for other in levels
                ),
            ]
            for level in levels
        ]
        head = ["", *map(self._level, levels)]
        say = self.speaker.say
        return section(say("report-duels"), say("report-duels-why"), table(head, rows))

    def _by_seat(self) -> str:
        say, sizes = self.speaker.say, self.groups.sizes(self.groups.mixed)
        parts = self._by(sizes, self._seat_bars, self.groups.looks(self.groups.mixed))
        return section(say("report-by-seat"), say("report-by-seat-why"), *parts)

    def _by(self, sizes: dict[int, set[int]], draw: Draw, looks: int) -> list[str]:
        """The bars of every number of players."""
        parts = []
        for count, tables in sizes.items():
            if len(self.groups.counts) > 1:
                parts.append(heading(self.speaker.say("report-seats", count=count)))
            parts.append(draw(count, tables, looks))
        return parts

    def _seat_bars(self, count: int, tables: set[int], looks: int) -> str:
        lines: Lines = self.groups.seats(count, tables, self.speaker)
        title = self.speaker.say("report-by-seat")
        return self._win_bars(title, lines, self.groups.fair(tables), looks)

    def _win_bars(self, title: str, lines: Lines, fair: float, looks: int) -> str:
        """Bars next to the fair share; significant differences are marked."""
        z = z_for(looks)
        rows = [
            Bar(
                name,
                line.wins,
                share_text(self.speaker, line.wins),
                not line.wins_at(z).holds(fair),
            )
            for name, line in lines
        ]
        line_label = self.speaker.say("report-fair", share=percent(self.speaker, fair))
        return bars(rows, title, fair, line_label)

    def _together(self) -> str:
        """The section for cooperative games: one win rate for the whole table."""
        say = self.speaker.say
        rows = []
        for place, numbers in enumerate(self.groups.variants):
            for count in self.groups.counts:
                mine = set(numbers) & self.groups.with_seats(count) & self.groups.together
                games = self.groups.seat(0, mine)
                if games.games:
                    label = say("report-seats", count=count)
                    if len(self.groups.variants) > 1:
                        label = f"{self.groups.mark(place)}: {label}"
                    rows.append(Bar(label, games.wins, share_text(self.speaker, games.wins)))
        title = say("report-together")
        return section(title, say("report-together-why"), bars(rows, title))

    def _by_level(self) -> str:
        say, sizes = self.speaker.say, self.groups.sizes(self.groups.rivals)
        why = "report-by-level-why" if self.groups.mixed else "report-by-level-fixed"
        parts = self._by(sizes, self._level_bars, len(sizes) * len(self.groups.levels))
        return section(say("report-by-level"), say(why), *parts)

    def _level_bars(self, count: int, tables: set[int], looks: int) -> str:
        lines = [
            (self._level(level), self.groups.level(level, tables)) for level in self.groups.levels
        ]
        present = [(name, line) for name, line in lines if line.games]
        title = self.speaker.say("report-by-level")
        return self._win_bars(title, present, self.groups.fair(tables), looks)

    def _by_variant(self) -> str:
        say = self.speaker.say
        means, lengths, parts = [], [], []
        for name, numbers in zip(self.names, self.groups.variants, strict=True):
            score = self.groups.everybody(set(numbers)).points
            length = self.groups.length(set(numbers)).mean
            means.append(Bar(name, score, mean_text(self.speaker, score)))
            lengths.append(Bar(name, length, mean_text(self.speaker, length, 1)))
        legend = self.groups.legend(self.speaker)
        parts.append(findings(legend))
        if self.run.totals.has_points:
            parts.append(heading(say("report-mean-score")))
            parts.append(bars(self._short(means), say("report-mean-score")))
        parts += [heading(say("report-mean-length"))]
        parts += [bars(self._short(lengths), say("report-mean-length"))]
        for place, numbers in enumerate(self.groups.variants):
            parts += self._variant_wins(legend[place], set(numbers))
        title = "report-sides" if self.groups.is_sides else "report-variants"
        return section(say(title), say("report-variants-why"), *parts)

    def _variant_wins(self, name: str, tables: set[int]) -> list[str]:
        say, groups = self.speaker.say, self.groups
        parts = []
        looks = len(groups.variants) * groups.looks(groups.rivals)
        for count, mine in groups.sizes(tables & groups.rivals).items():
            players = say("report-seats", count=count)
            if mine <= groups.mixed:
                parts.append(heading(f"{say('report-win-by-seat')} – {name}, {players}"))
                parts.append(self._seat_bars(count, mine, looks))
            if len(groups.levels) > 1:
                parts.append(heading(f"{say('report-win-by-level')} – {name}, {players}"))
                parts.append(self._level_bars(count, mine, looks))
        return parts

    def _short(self, rows: list[Bar]) -> list[Bar]:
        return [Bar(self.groups.mark(place), row.found, row.text) for place, row in enumerate(rows)]

    def _scores(self) -> str:
        say, groups = self.speaker.say, self.groups
        parts = []
        for count, numbers in product(groups.counts, groups.variants):
            mine = groups.with_seats(count) & set(numbers)
            for level in groups.levels:
                pooled = groups.level(level, mine)
                if pooled.games:
                    name = self._named(count, numbers, level)
                    if self.run.totals.has_points:
                        name = f"{name}: {mean_text(self.speaker, pooled.points)}"
                    parts += self._histogram(name, groups.scores(level, mine))
        return section(say("report-scores"), say("report-scores-why"), *parts)

    def _lengths(self) -> str:
        say = self.speaker.say
        parts = []
        for count, numbers in product(self.groups.counts, self.groups.variants):
            length = self.groups.length(self.groups.with_seats(count) & set(numbers))
            if length.count:
                mean = mean_text(self.speaker, length.mean, 1)
                parts += self._histogram(f"{self._named(count, numbers)}: {mean}", length)
        return section(say("report-lengths"), say("report-lengths-why"), *parts)

    def _named(self, count: int, numbers: list[int], level: str = "") -> str:
        """Which games a histogram is of, if the study has others too."""
        names = [self._level(level)] if level else []
        if not level or len(self.groups.counts) > 1:
            names.append(self.speaker.say("report-seats", count=count))
        if len(self.groups.variants) > 1:
            names.append(self._variant(numbers))
        return ", ".join(names)

    def _histogram(self, name: str, spread: Spread) -> list[str]:
        chart = histogram(
            spread,
            name,
            lambda value: number(self.speaker, value, 0 if value == int(value) else 2),
            lambda share: percent(self.speaker, share, 0 if share >= 0.1 else 1),
        )
        return [heading(name), chart]

    def _all(self) -> str:
        say, groups = self.speaker.say, self.groups
        names = ("variant", "players", "who", "played", "wins")
        has_points = self.run.totals.has_points
        head = [say(f"report-{name}") for name in (*names, *["score"] * has_points)]
        rows = [
            [
                self._variant(numbers),
                str(count),
                name,
                self._whole(line.games),
                share_text(self.speaker, line.wins),
                *[mean_text(self.speaker, line.points)] * has_points,
            ]
            for numbers in groups.variants
            for count in groups.counts
            for name, line in groups.players(set(numbers) & groups.with_seats(count), self.speaker)
        ]
        return section(say("report-all"), "", table(head, rows))

    def _how(self) -> str:
        study = self.run.study
        method = self.speaker.say(
            "report-how-text",
            version=_version(),
            rules=load(study.game).version,
            seed=str(study.seed),
            tables=len(study.tables),
        )
        if len(self.groups.variants) == 1:
            rules = self.speaker.say("report-how-variant", variant=self.names[0])
            method = f"{rules} {method}"
        return section(self.speaker.say("report-how"), method)

    def _variant(self, numbers: list[int]) -> str:
        return self.names[self.groups.variants.index(numbers)]

    def _level(self, level: str) -> str:
        return level_name(self.speaker, level)

    def _whole(self, value: int) -> str:
        return number(self.speaker, value)


def _version() -> str:
    try:
        return version("stolik")
    except PackageNotFoundError:
        return "–"
