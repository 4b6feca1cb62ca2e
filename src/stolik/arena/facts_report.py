"""The part of a report that tells what cards and rules change."""

from __future__ import annotations

from typing import Final

from stolik.arena.charts import Bar, changes
from stolik.arena.effects import DECIDED, LENGTH, SCORE, Effect, Effects
from stolik.arena.page import section
from stolik.arena.spread import Interval, z_for
from stolik.arena.words import number
from stolik.text import Speaker

MEASURES: Final = (SCORE, LENGTH, DECIDED)
FEW: Final = 8
"""So few cases say nothing about a card."""


def facts_sections(effects: Effects, voice: Speaker) -> list[str]:
    """A section for each measure and group of facts that there is something to say about."""
    parts = []
    for measure in MEASURES:
        for group in effects.of(measure):
            found = [one for one in effects.found(measure, group) if one.count >= FEW]
            if found and any(one.change.low < one.change.high for one in found):
                parts.append(_section(voice, effects, measure, group, found))
    return parts


def _section(
    voice: Speaker, effects: Effects, measure: str, group: str, found: list[Effect]
) -> str:
    sure = _sure(effects, measure, group)
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


def _sure(effects: Effects, measure: str, group: str) -> dict[str, Effect]:
    """The facts that surely change something, however many were looked at."""
    looks = len(effects.found(measure, group))
    return {
        one.name.en: one
        for one in effects.found(measure, group, z_for(looks))
        if one.count >= FEW and not one.change.holds(0.0)
    }


def _scaled(measure: str, change: Interval) -> Interval:
    if measure != DECIDED:
        return change
    return Interval(100 * change.value, 100 * change.low, 100 * change.high)


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
    for measure in MEASURES:
        sure = [
            (one, group)
            for group in effects.of(measure)
            for one in _sure(effects, measure, group).values()
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
