"""What an event says about its consequence: where it begins, what it repeats or replaces."""

from collections.abc import Iterator
from typing import Any

from stolik.games.blank.language.understanding.phrases.chunks import Words
from stolik.games.blank.language.understanding.sentences.activators import Activator
from stolik.games.blank.language.understanding.sentences.clause_context import (
    ClauseContext,
    Reading,
)
from stolik.games.blank.language.understanding.sentences.performers import named

Data = dict[str, Any]
SAME_AS_EVENT = {
    "drawn": ("draw",),
    "discarded": ("discard",),
    "penalised": ("penalty", "draw"),
    "skipped": ("skip",),
}


def is_second_event(words: Words, end: int, place: int) -> bool:
    """ "If someone plays a 5 and laughs, …": an "and" goes on with what activates the rule."""
    joint = range(end, place)
    return any(words.has(at, "AND") for at in joint) and not any(
        words.has(at, "TO", "THEN") or words.is_at(at, ":", "-", ".") for at in joint
    )


def or_else(words: Words, activator: Activator) -> bool:
    """ "Clap when a 5 is played or lose a turn": the second is what else is to be done."""
    return any(
        words.has(start, "HE", "YOU")
        or any(
            sense.category == "V" and sense.form in ("b", "2", "m", "1")
            for sense in words.tokens[start].senses
        )
        for start, _ in activator.spans[1:]
        if words.has(start - 1, "OR")
    )


def done_too(
    words: Words, activator: Activator, place: int, context: ClauseContext
) -> Iterator[Reading]:
    """ "Whenever you draw a card, so does the next player": the event's own deed."""
    (first, *more) = activator.triggers
    same = SAME_AS_EVENT.get(first["on"], ())
    cards = first.get("cards", {"max": 1})
    count = cards.get("max") if cards.get("min", 1) == cards.get("max") else None
    if more or not same or count is None or "cause" in first:
        return
    for found in words.find("does_too", place):
        who = named(found.value, context)
        if who in (None, "actor", "all") or "|" in (who or ""):
            continue
        clause: Data = {"who": who, "do": same[0], "span": (place, found.end)}
        yield Reading(found.end, [clause if same[0] == "skip" else clause | {"n": count}])


def is_of_moved(words: Words, activator: Activator, at: int) -> bool:
    """ "Whoever draws three may discard two of them": just those, and no others."""
    if not any(
        each["on"] == "drawn" or (each["on"] == "played" and "cards" in each)
        for each in activator.triggers
    ):
        return False
    return any(
        words.is_at(place, "nich", "them", "those", "these")
        and words.is_at(place - 1, "z", "of")
        and words.has(place - 2, "NUM")
        for place in range(at + 2, words.size)
    )


def replaces(words: Words, activator: Activator, reading: Reading) -> bool:
    """ "If you have to draw, draw two instead": a card adds to what happens, no more."""
    same = SAME_AS_EVENT.get(activator.triggers[0]["on"], ())
    if not any(each["who"] == "actor" and each["do"] in same for each in reading.clauses):
        return False
    start, end = activator.spans[0]
    if any(words.has(at, "EXTRA") for at in range(end, words.size)):
        return False  # "… draws one more"
    is_due = any(words.find("must", at) for at in range(start, end))
    return is_due or any(words.is_at(at, "instead", "zamiast") for at in range(end, words.size))


def repeats_the_game(words: Words, at: int) -> bool:
    """ "… must do the same": what was done with cards before is not for people to judge."""
    return any(
        (words.is_at(place, "to", "tak", "the") and words.is_at(place + 1, "samo", "same"))
        or words.is_at(place, "likewise", "podobnie")
        for place in range(at, words.size)
    )
