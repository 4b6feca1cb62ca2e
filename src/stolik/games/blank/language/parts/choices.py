"""Alternatives for a part of a card: all cards that differ only in this part.

The answers are the language's own tables (`steps.py`); each is offered by the words that
the part would then have.
"""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from typing import Final

from msgspec import Struct

from stolik.games.blank.language import steps
from stolik.games.blank.language.card import Card
from stolik.games.blank.language.checker import examine
from stolik.games.blank.language.document import Data, to_data
from stolik.games.blank.language.parser import signed
from stolik.games.blank.language.parts.lines import PartLine, joined, lines_of
from stolik.games.blank.language.spoken import UNSAID

MOST: Final = 20
KINDS: Final = ("on", "do", "is")


class PartChoice(Struct, frozen=True):
    """A card and how the part in question reads in it."""

    card: Data
    text: str


def choices_of(card: Card, place: str, language: str) -> tuple[PartChoice, ...]:
    """Return the other cards that differ at a place, the most common first."""
    data = {key: value for key, value in to_data(card).items() if key not in UNSAID}
    line, number, key = _split(place)
    if key == "" or _part_at(data, line, number) is None:
        return ()
    found: dict[str, PartChoice] = {}
    now = _words_at(lines_of(card, language), place)
    for changed in _changed(data, line, number, key, language):
        made, _ = examine(signed(changed))
        if made is None:
            continue
        words = _words_at(lines_of(made, language), place)
        if words and words != now and words not in found:
            kept = {name: value for name, value in to_data(made).items() if name not in UNSAID}
            found[words] = PartChoice(kept, words)
        if len(found) >= MOST:
            break
    return tuple(found.values())


def _split(place: str) -> tuple[str, int, str]:
    line, number, key = (*place.split("/"), "", "")[:3]
    return line, int(number) if number.isdigit() else -1, key


def _part_at(data: Data, line: str, number: int) -> Data | None:
    """Return the trigger, condition or clause at a place, to be read or changed."""
    if line == "if" and "if" in data:
        parts = data["if"].get("anyOf", [data["if"]])
    elif line == "when":
        parts = [each.get("not", each) for each in data.get("when", [])]
    elif line == "only":
        only = data["then"][number].get("only") if 0 <= number < len(data["then"]) else None
        return None if only is None else only.get("not", only)
    else:
        parts = data["then"] if line == "then" else []
    return parts[number] if 0 <= number < len(parts) else None


def _changed(data: Data, line: str, number: int, key: str, language: str) -> Iterator[Data]:
    if key not in KINDS:
        now = (_part_at(data, line, number) or {}).get(key)
        answers = steps.ANSWERS.get(key, ())
        if isinstance(now, dict) and now.keys() <= {"min", "max"}:
            answers = tuple(_ranges(now))
        for answer in answers:
            new = deepcopy(data)
            part = _part_at(new, line, number)
            assert part is not None
            part[key] = deepcopy(answer)
            yield new
        return
    for start in _starts(data, line, number, language):
        new = deepcopy(data)
        part = _part_at(new, line, number)
        assert part is not None
        part.clear()
        part.update(start)
        yield new


def _ranges(now: Data) -> Iterator[Data]:
    """Yield ranges around one, the nearest first: exactly, at least or at most this many."""
    middle = int(now["min"] if "min" in now else now["max"])
    for step in (0, 1, -1, 2, -2, 3, -3):
        number = middle + step
        if number > 0:
            yield from ({"min": number, "max": number}, {"min": number}, {"max": number})


def _starts(data: Data, line: str, number: int, language: str) -> Iterator[Data]:
    """Yield other triggers, conditions or verbs to start from, the writer's own words left out."""
    part = _part_at(data, line, number)
    assert part is not None
    if line == "if":
        offers = steps.triggers(language, is_full=False) + steps.triggers(language, is_full=True)
    elif line in ("when", "only"):
        offers = steps.conditions()
    else:
        is_rule = data["kind"] == "rule"
        # Whether it is a duty or a right is the nearest change of a verb.
        yield {key: value for key, value in part.items() if key != "may"}
        yield {**part, "may": True}
        offers = steps.clauses(language, False, is_rule) + steps.clauses(language, True, is_rule)
    for offer in offers:
        if steps.own_words(offer) is not None:
            continue
        if line == "then" and offer["who"] not in ("table", "all") and part["who"] != "table":
            yield {**offer, "who": part["who"]}
        yield offer


def _words_at(lines: tuple[PartLine, ...], place: str) -> str:
    """How a part reads; a verb is read with its whole line, without the player who does it."""
    for line in lines:
        for part in line.parts:
            if part.place == place:
                is_kind = part.key in KINDS
                rest = [each for each in line.parts if each.key != "who" or each.role != "who"]
                return joined(rest) if is_kind else part.text
    return ""
