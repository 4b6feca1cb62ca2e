"""Messages for players, independent of language."""

from __future__ import annotations

import msgspec

from stolik.kernel.seat import Seat


class Named(msgspec.Struct, frozen=True, tag="named"):
    """A proper name in every language of the product."""

    en: str
    pl: str

    def in_language(self, language: str) -> str:
        """Return the name in a language."""
        return self.pl if language == "pl" else self.en


class Player(msgspec.Struct, frozen=True, tag="player"):
    """The player on a seat; the presenter knows the name."""

    seat: Seat


class Words(msgspec.Struct, frozen=True, tag="words"):
    """A message inside a message: its text becomes the argument."""

    id: str
    args: dict[str, Argument] = {}


class Several(msgspec.Struct, frozen=True, tag="several"):
    """A list that the presenter joins as the language does: 'a, b and c'."""

    items: tuple[Argument, ...]


Argument = str | int | Named | Player | Words | Several


class Phrase(msgspec.Struct, frozen=True):
    """A Fluent message id with its arguments; presenters turn it into a sentence."""

    id: str
    args: dict[str, Argument] = {}
