"""Sentences of the packs in both languages, from the game's Fluent files."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from stolik.text import Speaker


@cache
def _speaker(lang: str) -> Speaker:
    # The texts are loaded on the first sentence only: reading a good pack needs none.
    from stolik.text import speaker  # noqa: PLC0415

    return speaker(lang, "stolik.games.cardline")


def say(lang: str, message: str, args: dict[str, str | int]) -> str:
    """Format the message with this id."""
    return _speaker(lang).say(message, **args)


def remedy(lang: str, message: str, args: dict[str, str | int]) -> str:
    """What to do about a problem: the message's `.remedy`."""
    return _speaker(lang).say(f"{message}.remedy", **args)
