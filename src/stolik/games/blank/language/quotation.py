"""The players' own words in a language that they were not written in: a quotation (BLK-L8)."""

from __future__ import annotations

import re
from typing import Final

from stolik.games.blank.language.card import Card
from stolik.games.blank.language.grammar.free import BRACKETS
from stolik.games.blank.language.reader import read

MARKS: Final = {"pl": "„{}”", "en": "“{}”"}
# What leads to a quotation where the sentence goes on with a verb.
DUTY: Final = {"pl": "zrobić to: ", "en": "do this: "}
ACTION: Final = {"pl": "zrobi to: ", "en": "does this: "}
BEFORE_DUTY: Final = {
    "pl": re.compile(r"\b(musi|muszą|może|mogą) $"),
    "en": re.compile(r"\b(must|may) $"),
}
# Whether a duty is said or done stands in the card; readers see it in the words themselves.
MARK: Final = {
    "pl": re.compile(r"\b(musi|muszą|może|mogą) \((?:czynem|na głos)\) "),
    "en": re.compile(r"\b(must|may) \((?:by deed|aloud)\) "),
}
BEFORE_ACTION: Final = {"pl": re.compile(r"\bktoś $"), "en": re.compile(r"\bsomeone $")}


def quote(sentence: str, language: str) -> str:
    """Show texts in brackets as quotations; the writer's own language needs no frame."""
    sentence = MARK[language].sub(r"\1 ", sentence)
    shown, place = "", 0
    for found in BRACKETS.finditer(sentence):
        shown += sentence[place : found.start()]
        place = found.end()
        if found.group(1) != language:
            if BEFORE_DUTY[language].search(shown):
                shown += DUTY[language]
            elif BEFORE_ACTION[language].search(shown):
                shown += ACTION[language]
        shown += MARKS[language].format(found.group(2).strip())
    return shown + sentence[place:]


def read_to_players(card: Card, language: str) -> str:
    """Read a card aloud; what was written in the other language is quoted."""
    return quote(read(card, language), language)
