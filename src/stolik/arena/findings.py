"""What a study shows, in sentences."""

from __future__ import annotations

from itertools import pairwise

from stolik.arena.facts_report import facts_sentences
from stolik.arena.groups import Groups
from stolik.arena.quantile import z_for
from stolik.arena.run import Run
from stolik.arena.sample import Sample
from stolik.arena.tournament import standings
from stolik.arena.words import mean_text, percent, share_text, variant_name
from stolik.text import Speaker


def sentences(run: Run, voice: Speaker) -> list[str]:
    """The findings, the most important first."""
    groups = Groups(run)
    if run.study.is_rated:
        return [*_ladder(run, voice), *_seats(groups, voice)]
    told = [*_levels(groups, voice), *_variants(groups, voice), *_seats(groups, voice)]
    return [*told, *_together(groups, voice), *facts_sentences(run.totals.effects, voice)]


def _ladder(run: Run, voice: Speaker) -> list[str]:
    for one, other in pairwise(standings(run)):
        if one.rating.low <= other.rating.high:
            names = {"one": _level(voice, one.level), "other": _level(voice, other.level)}
            return [voice.say("finding-ladder-touching", **names)]
    return [voice.say("finding-ladder-apart")]


def _seats(groups: Groups, voice: Speaker) -> list[str]:
    """For each number of players the seat that is furthest from fair, if any is.

    Who looks at many seats will find a strange one; so each must be all the stranger.
    """
    if not groups.mixed:
        return [voice.say("finding-fixed")] if groups.rivals else []
    found = []
    sizes = groups.sizes(groups.mixed)
    z = z_for(sum(sizes))
    for count, tables in sizes.items():
        fair = groups.fair(tables)
        seats = [groups.seat(seat, tables) for seat in range(count)]
        number, line = max(enumerate(seats), key=lambda one: abs(one[1].wins.value - fair))
        wins = line.wins
        if not line.wins_at(z).holds(fair):
            message = "finding-seat-more" if wins.value > fair else "finding-seat-less"
            told = {
                "seat": voice.say("report-seat", number=number + 1),
                "players": voice.say("report-seats", count=count),
                "share": share_text(voice, wins),
                "fair": percent(voice, fair),
            }
            found.append(voice.say(message, **told))
    return found or [voice.say("finding-seats-fair")]


def _together(groups: Groups, voice: Speaker) -> list[str]:
    """How often a table that plays together wins, for each number of players."""
    found = []
    for count in groups.counts:
        games = groups.seat(0, groups.with_seats(count) & groups.together)
        if games.games:
            players = voice.say("report-seats", count=count)
            share = share_text(voice, games.wins)
            found.append(voice.say("finding-together", count=count, players=players, share=share))
    return found


def _levels(groups: Groups, voice: Speaker) -> list[str]:
    if len(groups.levels) < 2 or not groups.rivals:
        return []
    wins = {level: groups.level(level, groups.rivals).wins for level in groups.levels}
    best, worst = (
        max(wins, key=lambda one: wins[one].value),
        min(wins, key=lambda one: wins[one].value),
    )
    told = {
        "best": _level(voice, best),
        "worst": _level(voice, worst),
        "share": share_text(voice, wins[best]),
        "other": share_text(voice, wins[worst]),
    }
    return [voice.say("finding-levels", **told)]


def _variants(groups: Groups, voice: Speaker) -> list[str]:
    """Compare the two variants that are furthest apart, if their intervals are."""
    if len(groups.variants) < 2:
        return []
    scores: dict[str, Sample] = {}
    lengths: dict[str, Sample] = {}
    for numbers in groups.variants.values():
        name = variant_name(voice, groups.tables[numbers[0]].options)
        lengths[name] = groups.length(set(numbers)).sample
        if groups.totals.has_points:
            scores[name] = groups.everybody(set(numbers)).means
    both = (("finding-variant-scores", scores, 2), ("finding-variant-lengths", lengths, 1))
    return [
        sentence
        for message, means, digits in both
        if means and (sentence := _apart(voice, message, means, digits))
    ]


def _apart(voice: Speaker, message: str, means: dict[str, Sample], digits: int) -> str:
    """The two that are furthest apart, if that is more than chance among all their pairs."""
    if any(sample.count < 2 for sample in means.values()):
        return ""
    one = max(means, key=lambda name: means[name].mean)
    other = min(means, key=lambda name: means[name].mean)
    looks = len(means) * (len(means) - 1)  # every pair, for points and for lengths
    if means[one].interval(looks).low <= means[other].interval(looks).high:
        return ""
    first, second = (mean_text(voice, means[name].interval(), digits) for name in (one, other))
    return voice.say(message, one=one, other=other, first=first, second=second)


def _level(voice: Speaker, level: str) -> str:
    return voice.say(f"level-{level}")
