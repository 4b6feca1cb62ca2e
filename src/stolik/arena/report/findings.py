"""What a study shows, in sentences."""

from __future__ import annotations

from itertools import pairwise

from stolik.arena.report.facts_section import facts_sentences
from stolik.arena.report.groups import Groups
from stolik.arena.report.words import level_name, mean_text, percent, share_text
from stolik.arena.run import Run
from stolik.arena.statistics.quantile import z_for
from stolik.arena.statistics.sample import Sample
from stolik.arena.statistics.totals import Line
from stolik.arena.tournament import duel, standings
from stolik.text import Speaker


def sentences(run: Run, speaker: Speaker) -> list[str]:
    """The findings, the most important first."""
    groups = Groups(run)
    if run.study.is_rated:
        return [*_ladder(run, speaker), *_seats(groups, speaker)]
    found = [*_levels(groups, speaker), *_variants(groups, speaker), *_seats(groups, speaker)]
    return [*found, *_together(groups, speaker), *facts_sentences(run.totals.effects, speaker)]


def _ladder(run: Run, speaker: Speaker) -> list[str]:
    """Name two neighbours that neither ratings nor direct games distinguish."""
    for one, other in pairwise(standings(run)):
        is_ahead = duel(run, one.level, other.level).share.low > 0.5
        if one.rating.low <= other.rating.high and not is_ahead:
            names = {
                "one": level_name(speaker, one.level),
                "other": level_name(speaker, other.level),
            }
            return [speaker.say("finding-ladder-touching", **names)]
    return [speaker.say("finding-ladder-apart")]


def _seats(groups: Groups, speaker: Speaker) -> list[str]:
    """For each number of players the first player and the seat furthest from fair, if significant.

    The more seats are compared, the further off one must be to be named (multiple testing).
    """
    if not groups.mixed:
        return [speaker.say("finding-fixed")] if groups.rivals else []
    found = []
    z = z_for(groups.looks(groups.mixed))
    firsts = [groups.first(tables) for tables in groups.sizes(groups.mixed).values()]
    for (count, tables), first in zip(groups.sizes(groups.mixed).items(), firsts, strict=True):
        fair = groups.fair(tables)
        seats = [groups.seat(seat, tables) for seat in range(count)]
        number, line = max(enumerate(seats), key=lambda one: abs(one[1].wins.value - fair))
        players = speaker.say("report-seats", count=count)
        if first is not None and not first.wins_at(z).holds(fair):
            found.append(_off(speaker, "first", first, fair, players=players))
        if not line.wins_at(z).holds(fair):
            seat = speaker.say("report-seat", number=number + 1)
            found.append(_off(speaker, "seat", line, fair, players=players, seat=seat))
    message = "finding-seats-fair" if None in firsts else "finding-seats-and-first-fair"
    return found or [speaker.say(message)]


def _off(speaker: Speaker, what: str, line: Line, fair: float, **arguments: str) -> str:
    """The sentence about a seat or player that wins more or less than the fair share."""
    message = f"finding-{what}-more" if line.wins.value > fair else f"finding-{what}-less"
    return speaker.say(
        message, share=share_text(speaker, line.wins), fair=percent(speaker, fair), **arguments
    )


def _together(groups: Groups, speaker: Speaker) -> list[str]:
    """How often cooperating players win, for each number of players."""
    found = []
    for count in groups.counts:
        games = groups.seat(0, groups.with_seats(count) & groups.together)
        if games.games:
            players = speaker.say("report-seats", count=count)
            share = share_text(speaker, games.wins)
            found.append(speaker.say("finding-together", count=count, players=players, share=share))
    return found


def _levels(groups: Groups, speaker: Speaker) -> list[str]:
    if len(groups.levels) < 2 or not groups.rivals:
        return []
    wins = {level: groups.level(level, groups.rivals).wins for level in groups.levels}
    best, worst = (
        max(wins, key=lambda one: wins[one].value),
        min(wins, key=lambda one: wins[one].value),
    )
    arguments = {
        "best": level_name(speaker, best),
        "worst": level_name(speaker, worst),
        "share": share_text(speaker, wins[best]),
        "other": share_text(speaker, wins[worst]),
    }
    return [speaker.say("finding-levels", **arguments)]


def _variants(groups: Groups, speaker: Speaker) -> list[str]:
    """Compare the two variants that are furthest apart, if their intervals are."""
    if len(groups.variants) < 2:
        return []
    scores: dict[str, Sample] = {}
    lengths: dict[str, Sample] = {}
    for name, numbers in zip(groups.names(speaker), groups.variants, strict=True):
        lengths[name] = groups.length(set(numbers)).sample
        if groups.totals.has_points:
            scores[name] = groups.everybody(set(numbers)).means
    both = (("finding-variant-scores", scores, 2), ("finding-variant-lengths", lengths, 1))
    return [
        sentence
        for message, means, digits in both
        if means and (sentence := _apart(speaker, message, means, digits))
    ]


def _apart(speaker: Speaker, message: str, means: dict[str, Sample], digits: int) -> str:
    """The two that are furthest apart, if that is more than chance among all their pairs."""
    if any(sample.count < 2 for sample in means.values()):
        return ""
    one = max(means, key=lambda name: means[name].mean)
    other = min(means, key=lambda name: means[name].mean)
    looks = len(means) * (len(means) - 1)  # every pair, for points and for lengths
    if means[one].interval(looks).low <= means[other].interval(looks).high:
        return ""
    first, second = (mean_text(speaker, means[name].interval(), digits) for name in (one, other))
    return speaker.say(message, one=one, other=other, first=first, second=second)
