"""Decks of BLANK as a player's files: checked when read, written atomically."""

from __future__ import annotations

import secrets
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from msgspec import Struct

from stolik.cli.inputs.records import write_atomically
from stolik.games.blank.decks.deck import Deck
from stolik.games.blank.decks.file_check import FILE_LIMIT
from stolik.games.blank.decks.files import read_text, to_text
from stolik.games.blank.decks.refused import DeckRefused
from stolik.games.blank.language import understand
from stolik.games.blank.language.card import Card
from stolik.games.blank.language.checker import check
from stolik.games.blank.language.document import Data
from stolik.games.blank.language.fault_text import advice_lines, blank_speaker, fault_line
from stolik.games.blank.language.faults import CardRefused
from stolik.games.blank.language.grammar.source import SENTENCE_LIMIT
from stolik.games.blank.language.parser import NotUnderstood, compile_card
from stolik.games.blank.language.reader import hear
from stolik.games.blank.language.understanding.answers import Understanding

LOCAL: Final = "local"
"""The account that owns deck files on this machine."""


class Refused(Exception):  # noqa: N818 - it says what happened
    """An error message for the person at the terminal, in lines."""

    def __init__(self, lines: list[str]) -> None:
        super().__init__("\n".join(lines))
        self.lines = lines


REFUSALS: Final = (DeckRefused, CardRefused, NotUnderstood, Refused)
"""What can be wrong with a deck, a card, a sentence or a file."""


def error_lines(error: Exception, language: str) -> list[str]:
    """What is wrong and how to fix it, in lines."""
    if isinstance(error, NotUnderstood):
        return advice_lines(error, language)
    if isinstance(error, DeckRefused | CardRefused):
        return [fault_line(fault, language) for fault in error.faults]
    assert isinstance(error, Refused)
    return error.lines


def language_of(sentence: str, language: str) -> str:
    """The language of a sentence: the reader's own, or the other one if only that fits."""
    other = "pl" if language == "en" else "en"
    if len(sentence) > SENTENCE_LIMIT:
        return language
    return other if hear(sentence, language) is None and hear(sentence, other) else language


class Pick(Struct, frozen=True):
    """The choice for a sentence that is not a card by itself: an offer by number, or own words."""

    offer: int = 0
    is_own_words: bool = False


def card_of(sentence: str, language: str, author: str, title: str, pick: Pick = Pick()) -> Card:  # noqa: B008 - it never changes
    """Make a card from a sentence in anybody's words; raises `Refused` if that fails."""
    tongue = language_of(sentence, language)
    titles = {tongue: title} if title else None
    is_exact = hear(sentence, tongue) is not None and not pick.is_own_words
    if is_exact or "\n" in sentence.strip():
        return compile_card(sentence, tongue, author, titles)
    answer = understand(sentence, language, "effect" if title else "rule")
    found = _picked(answer, pick)
    if found is None:
        raise Refused(_offer_lines(answer, language))
    data: Data = {"lang": 1, **found, "author": author}
    return check(data | ({"title": titles} if titles else {}))


def _picked(answer: Understanding, pick: Pick) -> Data | None:
    offers = (*answer.readings, *answer.suggestions)
    if pick.is_own_words:
        return None if answer.own_words is None else answer.own_words.card
    if 1 <= pick.offer <= len(offers):
        return offers[pick.offer - 1].card
    return answer.card


def _offer_lines(answer: Understanding, language: str) -> list[str]:
    """The question or the error, and the alternatives, each with how to choose it."""
    speaker = blank_speaker(language)
    lines = [answer.question or answer.message or speaker.say("deck-no-own-words")]
    offers = (*answer.readings, *answer.suggestions)
    if answer.suggestions:
        lines.append(speaker.say("sentence-near"))
    lines += [f"  --take {number}  {offer.text}" for number, offer in enumerate(offers, 1)]
    if answer.own_words is not None:
        lines.append(speaker.say("reading-own-words"))
        lines.append(f"  --own-words  {answer.own_words.text}")
    return lines


def now() -> str:
    """The time as histories write it."""
    return datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def new_id() -> str:
    """A new unique deck id."""
    return f"d-{secrets.token_hex(4)}"


def file_bytes(path: Path, language: str) -> bytes:
    """Read a file, never more of it than a deck can have."""
    try:
        with path.open("rb") as file:
            return file.read(FILE_LIMIT + 1)  # one byte more shows that it is too long
    except OSError as error:
        raise _file_refused("deck-cannot-read", path, error, language) from None


def load_deck(path: Path, language: str) -> Deck:
    """Read a deck; a bad file is refused with all its faults."""
    return read_text(file_bytes(path, language))


def write_file(text: str, path: Path, language: str, is_new: bool) -> None:
    """Write a file atomically."""
    if is_new and path.exists():
        raise Refused([blank_speaker(language).say("deck-exists", file=str(path))])
    try:
        write_atomically(path, text)
    except OSError as error:
        raise _file_refused("deck-cannot-write", path, error, language) from None


def save_deck(deck: Deck, path: Path, language: str) -> None:
    """Replace a player's deck file."""
    write_file(to_text(deck, with_accounts=True), path, language, is_new=False)


def _file_refused(message: str, path: Path, error: OSError, language: str) -> Refused:
    arguments = {"file": str(path), "reason": error.strerror or type(error).__name__}
    return Refused([blank_speaker(language).say(message, **arguments)])
