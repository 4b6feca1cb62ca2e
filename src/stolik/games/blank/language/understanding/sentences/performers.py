"""Who performs a clause, and whom its pronouns mean."""

from collections.abc import Iterator
from typing import Any

from stolik.games.blank.language.understanding.phrases.chunks import Words
from stolik.games.blank.language.understanding.sentences.boundaries import NO_ONE
from stolik.games.blank.language.understanding.sentences.clause_context import ClauseContext
from stolik.games.blank.language.understanding.sentences.clause_forms import (
    as_partner,
    open_variants,
)
from stolik.games.blank.language.understanding.sentences.clause_parts import ClauseParts

Data = dict[str, Any]
PLURAL = ("all", "others", "chosenTwo", "nextTwo", "nextThree")
WRITER = ("ja", "mi", "mnie", "mną", "me", "my", "mine")
ONE_PRONOUNS = ("on", "ona", "he", "she")
UNKNOWN = ("he", "this", "player", "someone", "self")
LATTER = ("next", "previous", "left", "right", "opposite", "most", "fewest", "chosen")
PICKED = ("chosen", "chosenAny", "random", "voted")  # players who are picked when a clause begins


def performed(
    words: Words,
    parts: ClauseParts,
    effect: Data,
    context: ClauseContext,
    forced: str | None,
) -> Iterator[Data]:
    """Yield the clause of an effect with its performer; nothing where nobody fits."""
    if "who" in effect and effect["who"] not in UNKNOWN:  # "skip the next player"
        yield effect
        return
    who = _performer(words, parts, effect, context, forced)
    if who is None or (context.kind == "rule" and _means_writer(words, parts)):
        return
    clause: Data = {"who": who, **effect}
    if who in PICKED and (not parts.has_subject or parts.subject in UNKNOWN):
        clause["is_same"] = True
    if clause.get("n") == "same":
        if context.count in (None, "all"):
            return
        clause["n"] = context.count
    if not _fits(clause, context):
        return
    yield from open_variants(clause, context)


def _performer(
    words: Words,
    parts: ClauseParts,
    effect: Data,
    context: ClauseContext,
    forced: str | None,
) -> str | None:
    to_many = _is_said_to_many(words, parts)
    if parts.has_subject and parts.form in ("2", "m") and parts.subject not in ("actor", "self"):
        return "all" if to_many and parts.subject == "all" and forced is None else None
    is_rule_named = effect.get("which") not in (None, "chosen", "rule")
    if parts.has_subject and parts.subject == "all" and is_rule_named:
        return "table"
    if parts.subject == "this" and context.last == "actor" and _is_the_latter(words, parts):
        return context.partner if context.partner in LATTER else None
    if parts.has_subject and parts.subject == "he" and context.last in PLURAL:
        return _of_many(words, parts, context)
    if parts.has_subject:
        who = named(parts.subject or "", context)
        return who if forced is None or who == forced or parts.subject in UNKNOWN else None
    if forced is not None:
        return forced
    if is_rule_named and (parts.form in ("", "p", "3") or (parts.form == "d" and parts.passive)):
        return "table"
    if parts.passive and words.language == "en":
        return None
    form = parts.form
    if form in ("m", "b"):
        who = _commanded(words, parts, effect, context)
        return "table" if is_rule_named and who == "all" else who
    if form == "2":
        return "all" if to_many else "actor"
    if form == "w":
        return "table" if is_rule_named else "all"
    return context.topic or context.last or context.default


def _is_the_latter(words: Words, parts: ClauseParts) -> bool:
    """ "Oddaje kartę sąsiadowi, a ten …": whom the clause before ended with."""
    subject = next(each for each in parts.chunks if each.kind == "who")
    is_alone = subject.end == subject.start + 1
    return (
        is_alone
        and words.is_at(subject.start - 1, "a")
        and words.is_at(subject.start, "ten", "ta", "tamten", "tamta")
    )


def _means_writer(words: Words, parts: ClauseParts) -> bool:
    """ "If someone plays a 4, I draw a card": a rule knows no writer."""
    start, end = parts.chunks[0].start, parts.chunks[-1].end
    if _is_told_by_writer(words, start) and (
        parts.form == "2"
        or any(words.is_at(at, "ty", "ci", "you", "your") for at in range(max(0, start - 1), end))
    ):
        return True  # "when I play a 4, you draw": somebody else, nobody knows who
    if not any(words.has(before, "SOMEONE") for before in range(start)):
        return False
    # "ja", not "ją": the words as they were typed.
    return any(words.tokens[at].text.lower() in WRITER for at in range(max(0, start - 1), end))


def _is_told_by_writer(words: Words, end: int) -> bool:
    if words.language == "en":
        return any(words.is_at(at, "i") for at in range(end))
    return any(
        words.tokens[at].text.lower() == "ja"
        or any(each.category == "V" and each.form == "1" for each in words.tokens[at].senses)
        for at in range(end)
    )


def _of_many(words: Words, parts: ClauseParts, context: ClauseContext) -> str | None:
    """ "The others clap, and he draws a card": one player is never several."""
    pronoun = next(each for each in parts.chunks if each.kind == "who")
    if any(words.is_at(at, *ONE_PRONOUNS) for at in range(pronoun.start, pronoun.end)):
        return None if context.default == NO_ONE else context.topic or context.default
    if context.last == "others" and context.is_doing and context.kind == "rule":
        return "actor|others"
    if context.last == "all" and context.is_doing and context.kind == "rule":
        return "actor|all" if words.language == "en" else "all"  # "everyone cheers and they draw"
    return named("he", context)


def _commanded(
    words: Words, parts: ClauseParts, effect: Data, context: ClauseContext
) -> str | None:
    """Give to whom an order is said; a base form behind "must … and" is no order."""
    goes_on = _goes_on(words, parts.chunks[0].start)
    is_base = parts.form == "b"
    if is_base and context.modal and goes_on:
        return context.last  # "… has to give you a card and then draw one"
    if _is_said_to_many(words, parts):
        return "all"
    if context.last == "actor" and goes_on:
        return "actor"  # "you draw a card and lose a turn"
    if effect["do"] == "skip" and _is_own_turn(words, parts):
        return context.topic or "actor"
    if effect["do"] == "skip" and not parts.must and context.topic is None:
        return "actor|next"
    if is_base and context.last in PLURAL and goes_on:
        return context.last
    return context.topic or (context.default if context.default == "all" else "actor")


def _is_own_turn(words: Words, parts: ClauseParts) -> bool:
    """ "Skip your next turn", "lose a turn": whose turn it is, is clear."""
    return any(
        words.has(at, "YOURS") or words.is_at(at, "swoja", "swojej", "strac", "lose", "miss")
        for chunk in parts.chunks
        if chunk.kind in ("turns", "verb")
        for at in range(chunk.start, chunk.end)
    )


def _is_said_to_many(words: Words, parts: ClauseParts) -> bool:
    """ "Dobieracie", "dobierzcie": said to everybody."""
    verb = next((each for each in parts.chunks if each.kind in ("verb", "effect")), None)
    return (
        words.language == "pl"
        and verb is not None
        and words.tokens[verb.start].folded.endswith("cie")
    )


def _goes_on(words: Words, at: int) -> bool:
    """Whether a verb follows "and" and so has the subject of the clause before."""
    place = at - 1
    while words.has(place, "FILL", "THEN"):
        place -= 1
    return words.has(place, "AND") or words.is_at(place, ",")


def named(who: str, context: ClauseContext) -> str | None:
    """Return whom a subject means here; None where the language has nobody for it."""
    if who == "he" and context.kind == "effect" and context.last == "actor" and context.partner:
        return context.topic or context.partner  # the writer says "you" of the actor
    if who in ("he", "this"):
        return (
            context.topic
            or context.last
            or ("culprits" if context.has_culprits else context.default)
        )
    if who == "player":
        if context.topic is not None:
            return context.topic
        return "actor" if context.trigger_subject == "player" else "next|actor"
    if who in ("someone", "self", "nobody"):
        return None
    if who == "owner":  # of something that somebody is said to have
        return None if context.default == NO_ONE else "actor"
    if who == "culprits" and not context.has_culprits:
        return "actor" if context.is_doing else None
    return who


def _fits(clause: Data, context: ClauseContext) -> bool:
    """Resolve pronouns among the partners; a clause with an unknown one is not understood."""
    for key in ("from", "to", "with", "of"):
        who = clause.get(key)
        if who in ("he", "this"):
            if clause["who"] == "actor":
                met = context.topic or (
                    context.partner if context.last == "actor" else context.last
                )
                if met in (None, "actor"):
                    return False
                clause[key] = as_partner(met or "")
                if clause[key] in PICKED:
                    clause["is_same"] = True
            elif context.default == "nobody":
                return False
            else:
                clause[key] = "actor"
        elif who in ("owner", "culprits"):
            meant = named(who, context)
            if meant is None:
                return False
            clause[key] = meant
        elif who in ("self", "someone", "nobody", "all", "others"):
            return False
        if clause.get(key) == clause["who"] and clause["who"] in ("actor",):
            return False
    if clause.get("which") == "rule":
        clause["which"] = "chosen"
    return _has_source(clause, context)


def _has_source(clause: Data, context: ClauseContext) -> bool:
    """ "Any one of them" is a card of a hand seen before; "steal a card" asks whose."""
    is_stolen = clause.pop("is_stolen", False)
    if clause["do"] == "take_any" and context.last is None:
        clause |= {"do": "take", "from": "chosen|next"} if is_stolen else {}
    return clause["do"] != "take_any" or context.last is not None
