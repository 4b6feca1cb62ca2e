"""Decks of BLANK as files of a player: read with mistrust, written whole."""

from __future__ import annotations

import secrets
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from stolik.cli.records import write_whole
from stolik.games.blank.decks.deck import Deck
from stolik.games.blank.decks.file_check import FILE_LIMIT
from stolik.games.blank.decks.files import read_text, to_text
from stolik.games.blank.decks.refused import DeckRefused
from stolik.games.blank.language.faults import CardRefused
from stolik.games.blank.language.grammar.source import SENTENCE_LIMIT
from stolik.games.blank.language.parser import NotUnderstood
from stolik.games.blank.language.reader import hear
from stolik.games.blank.language.telling import tell_advice, tell_fault, voice

LOCAL: Final = "local"
"""The account that owns deck files on this machine."""


class Refused(Exception):  # noqa: N818 - it says what happened
    """Something to tell the person at the terminal, in lines."""

    def __init__(self, lines: list[str]) -> None:
        super().__init__("\n".join(lines))
        self.lines = lines


REFUSALS: Final = (DeckRefused, CardRefused, NotUnderstood, Refused)
"""What can be wrong with a deck, a card, a sentence or a file."""


def lines_of(error: Exception, language: str) -> list[str]:
    """Tell what is wrong and how to mend it."""
    if isinstance(error, NotUnderstood):
        return tell_advice(error, language)
    if isinstance(error, DeckRefused | CardRefused):
        return [tell_fault(fault, language) for fault in error.faults]
    assert isinstance(error, Refused)
    return error.lines


def tongue_of(sentence: str, language: str) -> str:
    """The language of a sentence: the reader's own, or the other one if only that fits."""
    other = "pl" if language == "en" else "en"
    if len(sentence) > SENTENCE_LIMIT:
        return language
    return other if hear(sentence, language) is None and hear(sentence, other) else language


def now() -> str:
    """The time as histories write it."""
    return datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def new_id() -> str:
    """A name that no other deck has."""
    return f"d-{secrets.token_hex(4)}"


def file_bytes(path: Path, language: str) -> bytes:
    """Read a file, never more of it than a deck can have."""
    try:
        with path.open("rb") as file:
            return file.read(FILE_LIMIT + 1)  # one byte more tells that it is too long
    except OSError as error:
        raise _trouble("deck-cannot-read", path, error, language) from None


def load_deck(path: Path, language: str) -> Deck:
    """Read a deck; a bad file is refused with all its faults."""
    return read_text(file_bytes(path, language))


def write_file(text: str, path: Path, language: str, is_new: bool) -> None:
    """Write a file in one step, so that whatever happens it is never half written."""
    if is_new and path.exists():
        raise Refused([voice(language).say("deck-exists", file=str(path))])
    try:
        write_whole(path, text)
    except OSError as error:
        raise _trouble("deck-cannot-write", path, error, language) from None


def save_deck(deck: Deck, path: Path, language: str) -> None:
    """Write the deck of a player over its former state."""
    write_file(to_text(deck, with_accounts=True), path, language, is_new=False)


def _trouble(message: str, path: Path, error: OSError, language: str) -> Refused:
    told = {"file": str(path), "reason": error.strerror or type(error).__name__}
    return Refused([voice(language).say(message, **told)])
