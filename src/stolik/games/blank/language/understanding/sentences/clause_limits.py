"""What limits a clause: its own condition, whether it is optional, whose cards it is about."""

from collections.abc import Iterator
from typing import Any

from stolik.games.blank.language.understanding.phrases.chunks import Chunk, Words
from stolik.games.blank.language.understanding.sentences.clause_context import (
    ClauseContext,
    Reading,
)
from stolik.games.blank.language.understanding.sentences.clause_parts import ClauseParts

Data = dict[str, Any]
UNNAMED = ("he", "this", "player", "someone")  # whom the clause is about
ACROSS = {"next": "previous", "previous": "next", "left": "right", "right": "left"}
HOLDERS = ("actor", "active", "next", "previous", "left", "right", "most", "fewest")


def conditions(words: Words, at: int, who: str) -> Iterator[tuple[int, Data]]:
    """Yield what a clause gains from the conditions introduced here by "if" or "unless".

    With each, where it ends; `only_span` is where its own words stand.
    """
    for name in ("cond_lead", "cond_not"):
        for place in {lead.end for lead in words.find(name, at)}:
            for found in words.find("state", place):
                state = dict(found.value)
                if state.get("of") in UNNAMED:
                    if who not in HOLDERS:
                        continue
                    state["of"] = who
                only = {"not": state} if name == "cond_not" else state
                yield found.end, {"only": only, "only_span": (place, found.end)}


def limited(words: Words, reading: Reading) -> Iterator[Reading]:
    """ "… unless they hold six", "… oprócz ciebie", "… if they like"."""
    at = reading.end
    if not reading.clauses or "do" not in reading.clauses[-1]:
        return
    *before, last = reading.clauses
    if last["who"] == "all" and words.is_at(at, "oprocz", "poza", "except", "but"):
        for found in words.find("who", at + 1):
            if found.value in ("actor", "he", "this"):
                yield Reading(found.end, [*before, last | {"who": "others"}])
    place = at + 1 if words.is_at(at, ",") else at
    if last["who"] in ("all", "others"):
        for found in words.find("not_you", place):
            yield Reading(found.end, [*before, last | {"who": "others"}], reading.skipped)
    for found in words.find("wish", place):
        yield Reading(found.end, [*before, optional(last)], reading.skipped)
    if last.get("may"):
        for found in words.find("no_duty", place):
            yield Reading(found.end, [*before, last], reading.skipped)
    for end, only in conditions(words, place, last["who"]):
        yield Reading(end, [*before, last | only], reading.skipped)


def optional(clause: Data) -> Data:
    """Return the clause as something that may be done."""
    return {"who": clause["who"], "may": True, **clause}


def is_of_another(words: Words, parts: ClauseParts, row: list[Chunk]) -> bool:
    """ "The next player discards your cards": not theirs, and the language has no such form."""
    is_named = parts.has_subject and parts.subject not in ("actor", "all", "self")
    return (
        is_named
        and "of" not in (parts.cards or {})
        and any(
            words.has(at, "YOURS")
            for chunk in row
            if chunk.kind == "cards"
            for at in range(chunk.start, chunk.end)
        )
    )


_PRONOUNS = "their his her him them its jego jej ich nim nia niej niego nimi nich niemu"
PRONOUNS = frozenset(_PRONOUNS.split())
BESIDE = ("left", "right", "next", "previous", "opposite", "left|right")


def is_beside_another(
    words: Words, value: str, start: int, end: int, context: ClauseContext
) -> bool:
    """ "The next player draws two and the player on their left one": nobody has a name for them.

    Sides are seen from the actor.
    """
    met = context.topic or context.last
    return (
        value in BESIDE and met not in (None, "actor", "active") and _has_pronoun(words, start, end)
    )


def is_subject_beside_another(words: Words, row: list[Chunk], context: ClauseContext) -> bool:
    """Whether the subject of a clause is seen from somebody who was named before."""
    for chunk in row:
        if chunk.kind in ("verb", "effect", "must", "may"):
            return False
        if chunk.kind == "who":
            return is_beside_another(words, chunk.value, chunk.start, chunk.end, context)
    return False


def is_partner_beside_another(
    words: Words, clause: Data, row: list[Chunk], context: ClauseContext
) -> bool:
    """ "Take two from the next player and give one to the player on their left": not on yours."""
    met = context.topic or context.partner
    if context.kind != "effect" or clause["who"] != "actor" or met in (None, "actor"):
        return False
    return any(
        chunk.value in BESIDE and _has_pronoun(words, chunk.start, chunk.end)
        for chunk in row
        if chunk.kind in ("who", "to_who", "from_who", "with_who", "of_who")
    )


def _has_pronoun(words: Words, start: int, end: int) -> bool:
    return any(words.is_at(at, *PRONOUNS) for at in range(start, end))


def is_across(words: Words, clause: Data, row: list[Chunk]) -> bool:
    """ "The previous player takes one from the next": seen from the actor, not from them.

    Partners of a clause are seen from its performer (BLK-L13), so there is no such form.
    """
    other = ACROSS.get(clause["who"], "")
    is_named = other in [clause.get(key) for key in ("from", "to", "with", "of")]
    # "Gracz na lewo od niego … graczowi na prawo od niego": both are seen from one player.
    seen = ("OWN", "SELF") if words.language == "pl" else ("OWN", "HE", "SELF")
    return is_named and not any(
        words.has(at, *seen) for chunk in row for at in range(chunk.start, chunk.end)
    )
