"""The part of a report that says what cards and rules change."""

from __future__ import annotations

from typing import Final

from stolik.arena.interval import Interval
from stolik.arena.report.charts import Bar, changes
from stolik.arena.report.page import section
from stolik.arena.report.words import number
from stolik.arena.statistics.effects import DECIDED, LENGTH, SCORE, Effect, Effects
from stolik.text import Speaker

MEASURES: Final = (SCORE, LENGTH, DECIDED)
FEW: Final = 12
"""Fewer cases are not reported: the mean of so few is not yet normally distributed."""
Looked = dict[tuple[str, str], list[Effect]]
"""Effects by measure and group of facts."""


def facts_sections(effects: Effects, speaker: Speaker) -> list[str]:
    """A section for each measure and group of facts with results."""
    sure = surely(effects)
    return [
        _section(speaker, measure, group, found, {one.name.en for one in sure[measure, group]})
        for (measure, group), found in looked_at(effects).items()
        if any(one.change.low < one.change.high for one in found)
    ]


def _section(
    speaker: Speaker, measure: str, group: str, found: list[Effect], sure: set[str]
) -> str:
    rows = [
        Bar(
            one.name.in_language(speaker.language),
            _scaled(measure, one.change),
            _text(speaker, measure, one.change),
            one.name.en in sure,
        )
        for one in found
    ]
    title = speaker.say(f"facts-{group}")
    if measure != SCORE:
        title = speaker.say(f"facts-{measure}", group=title)
    chart = changes(rows, title, speaker.say("report-no-change"))
    why = f"{speaker.say(f'facts-{group}.why')} {speaker.say(f'report-facts-{measure}')}"
    return section(title, why, chart)


def looked_at(effects: Effects, looks: int = 1) -> Looked:
    """Facts with enough cases, with intervals corrected for this many comparisons."""
    return {
        (measure, group): [one for one in effects.found(measure, group, looks) if one.count >= FEW]
        for measure in MEASURES
        for group in effects.of(measure)
    }


def surely(effects: Effects) -> Looked:
    """Facts with a significant effect, corrected for all comparisons of the report.

    The whole report is one family: its first sentences are the extremes of all groups.
    """
    looks = sum(map(len, looked_at(effects).values()))
    return {
        where: [one for one in found if not one.change.holds(0.0)]
        for where, found in looked_at(effects, max(1, looks)).items()
    }


def _scaled(measure: str, change: Interval) -> Interval:
    if measure != DECIDED:
        return change
    return change.times(100)


def _text(speaker: Speaker, measure: str, change: Interval) -> str:
    scaled = _scaled(measure, change)
    value, low, high = (_signed(speaker, one) for one in (scaled.value, scaled.low, scaled.high))
    return f"{value} ({low} … {high})"


def _signed(speaker: Speaker, value: float) -> str:
    text = number(speaker, round(value, 1) + 0.0, 1)  # no negative zero
    return f"+{text}" if round(value, 1) > 0 else text


def facts_sentences(effects: Effects, speaker: Speaker) -> list[str]:
    """The greatest significant gain and loss, for each measure."""
    found = []
    everything = surely(effects)
    for measure in MEASURES:
        sure = [
            (one, group)
            for (what, group), some in everything.items()
            for one in some
            if what == measure
        ]
        if not sure:
            continue
        most = max(sure, key=lambda pair: (pair[0].change.value, pair[0].name.en))
        least = min(sure, key=lambda pair: (pair[0].change.value, pair[0].name.en))
        if most[0].change.value > 0:
            found.append(_sentence(speaker, f"finding-fact-{measure}", measure, *most))
        if least[0].change.value < 0:
            found.append(_sentence(speaker, f"finding-fact-{measure}-less", measure, *least))
    return found


def _sentence(speaker: Speaker, message: str, measure: str, one: Effect, group: str) -> str:
    arguments = {
        "name": one.name.in_language(speaker.language),
        "group": speaker.say(f"facts-{group}"),
        "change": number(speaker, abs(_scaled(measure, one.change).value), 1),
    }
    return speaker.say(message, **arguments)
