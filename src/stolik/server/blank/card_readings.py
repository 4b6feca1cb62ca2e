"""The work of the workshop's processes: reading cards, listing choices, trying out and replaying.

Everything here runs in a worker, never on the event loop.
"""

from __future__ import annotations

import gc
from functools import cache
from multiprocessing import parent_process
from typing import Any

import msgspec

from stolik import protocol
from stolik.games.blank.cards.faces import sign_of
from stolik.games.blank.decks.last_game import fired_in_record
from stolik.games.blank.decks.preview import Figures, preview
from stolik.games.blank.language import understand
from stolik.games.blank.language.card import Card, RuleCard
from stolik.games.blank.language.checker import check, examine
from stolik.games.blank.language.document import Data, to_data
from stolik.games.blank.language.fault_text import fault_line
from stolik.games.blank.language.parser import signed
from stolik.games.blank.language.parts.choices import choices_of
from stolik.games.blank.language.parts.lines import (
    is_triggered_by_play,
    judged_by_people,
    lines_of,
)
from stolik.games.blank.language.parts.words import words_of_parts
from stolik.games.blank.language.quotation import read_to_players
from stolik.games.blank.language.spoken import UNSAID
from stolik.games.blank.language.understanding.answers import Offer, OwnWords, Understanding
from stolik.kernel.record import Record
from stolik.table.errors import TableError

GAMES = 10
MOST_DECISIONS = 1500
SHOWN_FAULTS = 8
KINDS = ("rule", "effect")
FIRST_SENTENCES = {"pl": "Jeśli ktoś zagra 6, to dobiera kartę.", "en": "If I play a 6, I draw."}


@cache
def load_reader() -> None:
    """Load words and phrases of both languages, once in a process.

    They are some ninety thousand objects that stay for good. A full garbage collection visits
    them all, in the midst of somebody's sentence: 50 ms and more. Frozen, they are left out.
    Without workers this is the server's own process, which is tuned as a whole (`run.py`).
    """
    for language, sentence in FIRST_SENTENCES.items():
        understand(sentence, language, "rule")
    if parent_process() is not None:
        gc.collect()
        gc.freeze()


def unsigned(data: Data) -> Data:
    """A card's data without author, name and title."""
    return {key: value for key, value in data.items() if key not in UNSAID}


def read_sentence(sentence: str, language: str, kind: str | None = None) -> protocol.Reading:
    """Read a sentence in anybody's words."""
    load_reader()
    answers = [understand(sentence, language, each) for each in ((kind,) if kind else KINDS)]
    answer = next((each for each in answers if each.card is not None), None)
    answer = answer or next((each for each in answers if each.question), answers[0])
    reading = protocol.Reading(kind=answer.kind)  # type: ignore[arg-type]
    if answer.card is not None:
        card = check(signed(answer.card))
        reading = _reading(card, language, _words(card, answer, sentence))
    return msgspec.structs.replace(
        reading,
        trouble=_trouble(answer),
        question=answer.question,
        readings=tuple(_offer(each) for each in answer.readings),
        suggestions=tuple(_offer(each) for each in answer.suggestions),
        own_words=None if answer.own_words is None else _own_words(answer.own_words),
    )


def _words(card: Card, answer: Understanding, sentence: str) -> dict[str, str]:
    """The writer's words by place; those of a sentence in the other language too."""
    lines = lines_of(card, answer.language)
    return words_of_parts(lines, answer.parts, unsigned(to_data(card)), sentence)


def _offer(offer: Offer) -> protocol.CardOffer:
    card = check(signed(offer.card))
    sign = sign_of(card) if isinstance(card, RuleCard) else ""
    return protocol.CardOffer(offer.card, offer.text, sign)


def _own_words(kept: OwnWords) -> protocol.OwnWordsCard:
    return protocol.OwnWordsCard(kept.card, kept.text, kept.judged)


def _trouble(answer: Understanding) -> protocol.Trouble | None:
    trouble = answer.trouble
    if trouble is None:
        return None
    lines = (trouble.message,)
    return protocol.Trouble(trouble.place, trouble.found, lines, trouble.length, trouble.reason)


def read_card(data: Data, language: str) -> protocol.Reading:
    """Read a card that was put together from lists, or chosen."""
    try:
        card, faults = examine(signed({"kind": "rule"} | unsigned(data)))
    except RecursionError:
        raise TableError("unreadable", "nested too deeply") from None
    if card is None:
        lines = tuple(fault_line(fault, language) for fault in faults[:SHOWN_FAULTS])
        return protocol.Reading(trouble=protocol.Trouble(0, "", lines))
    return _reading(card, language, {})


def _reading(card: Card, language: str, words: dict[str, str]) -> protocol.Reading:
    is_rule = isinstance(card, RuleCard)
    return protocol.Reading(
        card=unsigned(to_data(card)),
        kind="rule" if is_rule else "effect",
        text=protocol.BothLanguages(read_to_players(card, "en"), read_to_players(card, "pl")),
        sign=sign_of(card) if isinstance(card, RuleCard) else "",
        lines=tuple(
            protocol.ReadLine(
                line.lead,
                tuple(
                    protocol.ReadPart(
                        part.place, part.role, part.text, words.get(part.place, ""), part.by_people
                    )
                    for part in line.parts
                ),
            )
            for line in lines_of(card, language)
        ),
        judged=judged_by_people(card),
        by_play=is_triggered_by_play(card),
    )


def part_choices(data: Data, place: str, language: str) -> protocol.PartChoices:
    """What else a part of a card could say; raises `CardRefused` where it is no card."""
    card = _checked(data)
    found = choices_of(card, place, language)
    return protocol.PartChoices(tuple(protocol.PartChoice(one.card, one.text) for one in found))


def _checked(data: Data) -> Card:
    try:
        return check(signed(unsigned(data)))
    except RecursionError:
        raise TableError("unreadable", "nested too deeply") from None


def try_card(data: Data, options: dict[str, Any], seats: int, slot: str) -> protocol.Tried:
    """Try a card out with bots."""
    tried = preview(_checked(data), options, seats, GAMES, slot, most=MOST_DECISIONS)
    return protocol.Tried(_figures(tried.before), _figures(tried.after), tried.warnings)


def _figures(figures: Figures) -> protocol.TriedGames:
    turns = protocol.Spread(figures.turns.low, figures.turns.high)
    fired = protocol.Spread(figures.fired.low, figures.fired.high)
    return protocol.TriedGames(figures.games, turns, fired)


def replay_with(data: Data, record: str, slot: str | None) -> protocol.LastGame:
    """Return when a card would have been activated in a finished game."""
    found = fired_in_record(_checked(data), Record.read(record), slot)
    return protocol.LastGame(found.turns, found.fired, found.uncounted)
