"""Numbers and names as a report shows them, in the reader's language."""

from __future__ import annotations

from typing import Any

from stolik.arena.chunk import value_text
from stolik.arena.spread import Interval
from stolik.kernel.game import Game
from stolik.text import Speaker

PACKAGE = "stolik.arena"


def voice_for(language: str, game: Game) -> Speaker:
    """The voice that knows the words of the arena and of a game."""
    return Speaker(language, ["stolik.text", PACKAGE, game.package])


def number(voice: Speaker, value: float, digits: int = 0) -> str:
    """A number with the language's separators.

    >>> number(Speaker("pl", ["stolik.text"]), 12345.6, 1)
    '12\\xa0345,6'
    """
    text = f"{value:,.{digits}f}".replace("-", "−")
    if voice.language == "pl":
        return text.replace(",", "\u00a0").replace(".", ",")
    return text


def percent(voice: Speaker, share: float, digits: int = 1) -> str:
    """A share in percent."""
    sign = "\u00a0%" if voice.language == "pl" else "%"
    return f"{number(voice, 100 * share, digits)}{sign}"


def share_text(voice: Speaker, found: Interval) -> str:
    """A share with its interval."""
    low, high = number(voice, 100 * found.low, 1), percent(voice, found.high)
    return f"{percent(voice, found.value)} ({low}–{high})"


def mean_text(voice: Speaker, found: Interval, digits: int = 2) -> str:
    """A mean with its interval."""
    low, high = number(voice, found.low, digits), number(voice, found.high, digits)
    return f"{number(voice, found.value, digits)} ({low}–{high})"


def variant_name(voice: Speaker, options: dict[str, Any]) -> str:
    """Options in the words of the game."""
    if not options:
        return voice.say("arena-usual-rules")
    return ", ".join(_option(voice, name, value) for name, value in options.items())


def _option(voice: Speaker, name: str, value: object) -> str:
    told = f"option-{name}-{value}"
    # A text can be anything, and only words make a message id.
    if str(value).replace("-", "").isalnum() and voice.knows(told):
        return voice.say(told)
    label = voice.say(f"option-{name}") if voice.knows(f"option-{name}") else name
    if isinstance(value, bool):
        return f"{label}: {voice.say('arena-yes' if value else 'arena-no')}"
    return f"{label}: {value_text(value)}"
