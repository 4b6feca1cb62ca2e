"""Events that only people can judge, in the writer's own words."""

from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from stolik.games.blank.language.understanding.phrases.chunks import Words
from stolik.games.blank.language.understanding.sentences.game_talk import (
    TEXT_LIMIT,
    can_open,
    game_word,
    is_other_subject,
    is_plain,
    own_text,
)
from stolik.games.blank.language.understanding.words.infinitives import english_third, polish_third
from stolik.games.blank.language.understanding.words.tokens import MARK, fold

Data = dict[str, Any]
# Words that say how the verb behind them is meant.
_OF_THE_NEXT_VERB = """
    never always rarely seldom hardly barely almost nearly sometimes often maybe perhaps ever longer
    to nigdy zawsze rzadko czasem czasami często prawie niemal ledwo raczej
"""
REFUSING = ("doesn't", "doesnt", "won't", "can't", "cannot", "cant")
OF_THE_NEXT_VERB = tuple(fold(word) for word in _OF_THE_NEXT_VERB.split())


class SocialEvent(Struct):
    """An event in people's words, up to a place."""

    end: int
    trigger: Data
    span: tuple[int, int]
    subject: str
    cost: float


def social_events(words: Words, start: int, end: int, lead: str) -> Iterator[SocialEvent]:
    """Yield the events that can end at a comma, a "then", or where somebody is named."""
    if start >= end:
        return
    is_bare = lead == "none" and not can_open(words, start)
    if is_bare and not _names_someone(words, start):
        return
    if words.find("passes", start) or (words.has(start, "NUM") and words.has(start + 1, "TIME")):
        return  # a time that passes is the clock's
    for place in range(start + 1, end + 1):
        if place < end and not _may_end(words, place, lead):
            continue
        if _is_timed_turn(words, start, place):
            return
        if any(_is_next_clause(words, at) for at in range(start + 1, place)):
            return
        if not is_plain(words, start, place) or game_word(words, start, place) is not None:
            continue
        if _holds_what_follows(words, start, place):
            continue
        if is_bare and any(words.has(at, "V", "MUST", "MAY") for at in range(start, place)):
            continue  # "someone chooses a player, …" may be what is to be done
        event = _event(words, start, place, lead)
        if event is not None:
            yield event


def _holds_what_follows(words: Words, start: int, end: int) -> bool:
    """ "Kto ziewnie, nigdy nie | dobiera", "yawns you may not | draw": words of what follows."""
    if words.tokens[end - 1].kind == MARK or (end < words.size and words.tokens[end].kind == MARK):
        return False
    if words.has(end, "TO", "THEN"):
        return False
    if words.has(end - 1, "NOT", "MUST", "MAY", "AND") or words.is_at(end - 1, *OF_THE_NEXT_VERB):
        return True
    if any(words.is_at(at, ",") for at in range(start, end)):
        return True  # what stands between a comma and the verb belongs to the verb
    return any(
        found.end < end and not _governed(words, at)
        for at in range(start + 1, end)
        if is_other_subject(words, at)
        for found in words.find("who", at)
    )


def _is_timed_turn(words: Words, start: int, end: int) -> bool:
    """ "Spóźni się z ruchem o 15 sekund": the table has a clock for turns."""
    return any(words.has(at, "TURN", "GAME") for at in range(start, end)) and any(
        words.has(at, "NUM") and words.has(at + 1, "TIME") for at in range(start, end - 1)
    )


def _is_next_clause(words: Words, at: int) -> bool:
    """ "…, everyone says …": somebody else does something, so the event is over."""
    return words.is_at(at - 1, ",") and is_other_subject(words, at)


def _names_someone(words: Words, at: int) -> bool:
    """ "Ktoś kichnie – …": without "if" only somebody not named does what activates a rule."""
    return any(found.value == "someone" for found in words.find("who", at))


def _may_end(words: Words, at: int, lead: str) -> bool:
    if words.is_at(at, ",", ":", "?", "-", "=") or words.has(at, "TO", "THEN"):
        return True
    if words.is_at(at, "and", "i") and lead == "none":
        return True  # "whoever spills it wipes the table and draws" ends before "wipes"
    if any(found.value not in ("someone", "he", "this", "self") for found in words.find("who", at)):
        return not words.has(at - 1, "AND", "OR") and not _governed(words, at)
    if is_doer_again(words, at):
        return lead == "if" and not _governed(words, at)
    follows = words.has(at, "MUST", "MAY", "V") or words.is_at(at, "does")
    follows = follows or (words.is_at(at, *REFUSING) and not words.has(at - 1, "AND", "OR"))
    return follows and lead == "who" and at > 1


def is_doer_again(words: Words, at: int) -> bool:
    """ "… they draw", "… he must": who did it is named again where the consequence begins."""
    return words.language == "en" and any(
        found.value == "he" and words.has(found.end, "V", "MUST", "MAY")
        for found in words.find("who", at)
    )


def _governed(words: Words, at: int) -> bool:
    """A player behind a preposition is no subject: "patrzy na sąsiada"."""
    before = words.tokens[at - 1].folded
    return before in (
        [
            "na",
            "do",
            "od",
            "z",
            "ze",
            "o",
            "w",
            "po",
            "przed",
            "przez",
            "u",
            "dla",
            "at",
            "to",
            "with",
            "from",
            "of",
            "on",
            "in",
            "for",
            "by",
            "about",
            "the",
            "a",
        ]
    )


def _event(words: Words, start: int, end: int, lead: str) -> SocialEvent | None:
    language = words.language
    begin, subject, is_doer = start, "someone", lead == "who"
    reflexive = words.text(start, start + 1) if words.has(start, "SIE") else ""
    if lead in ("if", "none"):
        for found in words.find("who", start + bool(reflexive)):
            if words.is_at(start, "it"):
                break
            if found.end < end and found.value in ("someone", "player", "actor", "he"):
                if language == "pl" and found.cases and "n" not in found.cases:
                    continue
                if language == "en" and words.is_at(found.end, "'s", "s'"):
                    continue
                begin, subject, is_doer = found.end, found.value, True
                break
    owned = _owned(words, start, end) if lead != "who" else None
    if owned is not None:
        text, is_doer = owned, True
    else:
        text = own_text(words, begin, end)
        if not text:
            return None
        if reflexive and begin > start:  # "jak się ktoś pomyli"
            text = f"{reflexive} {text}"
        text, is_doer = _in_third_person(words, text, begin, is_doer, lead, subject)
    if len(text) > TEXT_LIMIT or not any(sign.isalpha() for sign in text):
        return None
    if lead == "none" and not is_doer:
        return None
    trigger = {"on": "social" if is_doer else "outside", "event": {language: text}}
    return SocialEvent(end, trigger, (start, end), subject, len(text) / 100)


def _in_third_person(  # noqa: PLR0913, PLR0917 - how the event was put
    words: Words, text: str, begin: int, is_doer: bool, lead: str, subject: str
) -> tuple[str, bool]:
    """Put the event into the third person."""
    first = words.tokens[begin]
    word = first.text
    if words.is_at(begin, "caught", "seen", "spotted"):
        return f"is {text}", True
    if words.language == "pl":
        if not is_doer and first.folded.endswith("sz") and len(word) > 3:
            return polish_third(word) + text[len(word) :], True
        if not is_doer and first.folded.endswith(("les", "las")) and len(word) > 4:
            return polish_third(word) + text[len(word) :], True
        if is_doer:
            return text, True
        return text[:1].lower() + text[1:], lead == "none"
    if (subject == "actor" and is_doer) or (lead == "none" and not is_doer):
        third = english_third(word)
        third = third.lower() if lead == "none" else third
        return third + text[len(word) :], True
    return text[:1].lower() + text[1:] if not is_doer else text, is_doer


def _owned(words: Words, start: int, end: int) -> str | None:
    """ "Someone's phone rings" is said of its owner: "has a phone that rings"."""
    if words.language == "en":
        for found in words.find("who_s", start):
            if found.value in ("someone", "player") and found.end + 1 < end:
                thing, rest = words.tokens[found.end].text, own_text(words, found.end + 1, end)
                return f"has a {thing} that {rest}"
        return None
    if words.is_at(start, "komus", "ktoremus") and start + 1 < end:
        return f"jest tym, komu {own_text(words, start + 1, end)}"
    row = [words.tokens[at] for at in range(start, end)]
    for number, token in enumerate(row):
        if token.folded in ("czyjs", "czyjas") and number + 1 < len(row):
            thing = row[number + 1].text
            doing = " ".join(each.text for each in row[:number] + row[number + 2 :])
            if doing:
                which = "która" if token.folded == "czyjas" else "który"
                return f"ma {thing}, {which} {doing}"
    return None
