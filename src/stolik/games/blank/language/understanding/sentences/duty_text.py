"""The text of a duty as a card prints it: the writer's words with the verb in the infinitive."""

import re
from typing import Any

from msgspec import Struct

from stolik.games.blank.language.understanding.phrases.chunks import Words
from stolik.games.blank.language.understanding.sentences.game_talk import TEXT_LIMIT, own_text
from stolik.games.blank.language.understanding.words.infinitives import (
    english_base,
    is_polish_verb,
    polish_infinitive,
)
from stolik.games.blank.language.understanding.words.tokens import WORD, calmed, fold

COUNTS = ("pięć", "sześć", "dziewięć", "dziesięć")  # they end as infinitives do
YOUR = re.compile(r"\byour\b")
OUR = re.compile(r"\bour\b")


class Draft(Struct):
    """A duty while its parts are found."""

    start: int = 0
    verb: int = 0  # behind the adverbs at the start
    last: int = 0
    who: str = ""
    must: Any = False  # True, or "may"
    is_named: bool = False
    is_same: bool = False  # nobody is named anew: who was meant before
    is_banned: bool = False  # "nobody …": all must not
    times: int = 1
    until: str | None = None
    lasting: str = ""
    is_rule: bool = False  # then "your" is said of that player


def whole_text(words: Words, draft: Draft) -> str | None:
    """Return the text of a duty as a card prints it; None where it cannot be one."""
    if any(words.is_at(at, "nic", "nothing") for at in (draft.start, draft.last - 1)):
        return None
    text = _duty_text(words, draft)
    if not text or (words.language == "pl" and not _has_infinitive(text)):
        return None
    if words.language == "en" and draft.is_rule and draft.who == "actor":
        text = YOUR.sub("their", text)
    if words.language == "en":
        text = OUR.sub("their", text)
    if draft.is_banned:
        text = _forbidden(text, words.language)
    if draft.lasting:
        text = f"{text} {draft.lasting[0].lower()}{draft.lasting[1:]}"
    if len(text) > TEXT_LIMIT or not any(sign.isalpha() for sign in text):
        return None
    return text


def _forbidden(text: str, language: str) -> str:
    """Write what must not be done; the reflexive pronoun goes behind its verb.

    >>> _forbidden("się odzywać do końca", "pl"), _forbidden("speak", "en")
    ('nie odzywać się do końca', 'not speak')
    """
    if language == "en":
        return f"not {text}"
    reflexive, _, rest = text.partition(" ")
    is_first = fold(reflexive) == "sie"
    verb, _, rest = rest.partition(" ") if is_first else (text, "", "")
    return " ".join(filter(None, ("nie", verb, "się" if is_first else "", rest)))


def question_in(words: Words, start: int, end: int) -> str | None:
    """Return the question of "answer this question: …", "" where none is put."""
    opened = ("odpowiedziec", "odpowiada", "odpowiedz", "odpowie", "answer", "answers")
    if not words.is_at(start, *opened):
        return None
    for at in range(start + 1, min(end, start + 5)):
        if words.is_at(at, ":"):
            tail = words.sentence[words.tokens[at].end :].strip().rstrip(". ")
            return tail.strip('"“”„')
    return None


def _duty_text(words: Words, draft: Draft) -> str:
    """Write the duty as a card prints it: with the verb in the infinitive."""
    start, end = draft.start, draft.last
    text = own_text(words, start, end)
    if draft.must:
        return text[:1].lower() + text[1:]
    pieces: list[str] = []
    at = start
    is_verb_next = True
    cursor = words.tokens[start].start
    while at < end:
        token = words.tokens[at]
        pieces.append(words.sentence[cursor : token.start])
        word = token.text
        if (
            is_verb_next
            and at >= draft.verb
            and token.kind == WORD
            and not words.has(at, "SIE")
            and token.folded != "nie"
        ):
            changed = polish_infinitive(word) if words.language == "pl" else english_base(word)
            if at == draft.verb or is_verb_next is True or _is_verb(words, word):
                word = changed
            is_verb_next = False
        elif words.is_at(at, "i", "and", "oraz", "or", "albo") and at + 1 < end:
            is_verb_next = _is_verb(words, words.tokens[at + 1].text) and "maybe"  # type: ignore[assignment]
        if draft.who == "all" and not draft.is_named and token.folded == "wszyscy":
            word = ""
        pieces.append(word)
        cursor = token.end
        at += 1
    text = calmed(" ".join("".join(pieces).split())).strip(" ,;:-–.")
    return text[:1].lower() + text[1:]


def _has_infinitive(text: str) -> bool:
    """Whether "musi …" can be said of it; a verb may stand behind its object."""
    return any(
        word.strip(",.:;!?").endswith(("ć", "c")) and word not in COUNTS
        for word in text.lower().split()
    )


def _is_verb(words: Words, word: str) -> bool:
    if words.language == "pl":
        return is_polish_verb(word)
    return word.endswith("s") and not word.endswith("ss")
