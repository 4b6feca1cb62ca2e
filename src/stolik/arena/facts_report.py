"""The part of a report that tells what cards and rules change."""

from __future__ import annotations

from typing import Final

from stolik.arena.charts import Bar, changes
from stolik.arena.effects import DECIDED, LENGTH, SCORE, Effect, Effects
from stolik.arena.interval import Interval
from stolik.arena.page import section
from stolik.arena.words import number
from stolik.text import Speaker

MEASURES: Final = (SCORE, LENGTH, DECIDED)
FEW: Final = 12
"""Fewer cases say nothing about a card: the mean of so few is not yet spread like a mean."""
Looked = dict[tuple[str, str], list[Effect]]
"""Effects by measure and group of facts."""


def facts_sections(effects: Effects, voice: Speaker) -> list[str]:
    """A section for each measure and group of facts that there is something to say about."""
    sure = surely(effects)
    return [
        _section(voice, measure, group, found, {one.name.en for one in sure[measure, group]})
        for (measure, group), found in looked_at(effects).items()
        if any(one.change.low < one.change.high for one in found)
    ]


def _section(voice: Speaker, measure: str, group: str, found: list[Effect], sure: set[str]) -> str:
    rows = [
        Bar(
            one.name.in_language(voice.language),
            _scaled(measure, one.change),
            _text(voice, measure, one.change),
            one.name.en in sure,
        )
        for one in found
    ]
    title = voice.say(f"facts-{group}")
    if measure != SCORE:
        title = voice.say(f"facts-{measure}", group=title)
    chart = changes(rows, title, voice.say("report-no-change"))
    why = f"{voice.say(f'facts-{group}.why')} {voice.say(f'report-facts-{measure}')}"
    return section(title, why, chart)


def looked_at(effects: Effects, looks: int = 1) -> Looked:
    """Whatever there are enough cases of, with intervals for so many looks."""
    return {
        (measure, group): [one for one in effects.found(measure, group, looks) if one.count >= FEW]
        for measure in MEASURES
        for group in effects.of(measure)
    }


def surely(effects: Effects) -> Looked:
    """The facts that surely change something, however many were looked at in whatever group.

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


def _text(voice: Speaker, measure: str, change: Interval) -> str:
    told = _scaled(measure, change)
    value, low, high = (_signed(voice, one) for one in (told.value, told.low, told.high))
    return f"{value} ({low} … {high})"


def _signed(voice: Speaker, value: float) -> str:
    text = number(voice, round(value, 1) + 0.0, 1)  # there is no minus nought
    return f"+{text}" if round(value, 1) > 0 else text


def facts_sentences(effects: Effects, voice: Speaker) -> list[str]:
    """The greatest gain and the greatest loss that are sure, for each measure."""
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
            found.append(_sentence(voice, f"finding-fact-{measure}", measure, *most))
        if least[0].change.value < 0:
            found.append(_sentence(voice, f"finding-fact-{measure}-less", measure, *least))
    return found


def _sentence(voice: Speaker, message: str, measure: str, one: Effect, group: str) -> str:
    told = {
        "name": one.name.in_language(voice.language),
        "group": voice.say(f"facts-{group}"),
        "change": number(voice, abs(_scaled(measure, one.change).value), 1),
    }
    return voice.say(message, **told)
