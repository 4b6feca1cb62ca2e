"""Numbers and names as a report shows them, in the reader's language."""

from __future__ import annotations

from typing import Any

from stolik.arena.chunk import value_text
from stolik.arena.interval import Interval
from stolik.kernel.game import Game
from stolik.kernel.options import seat_options
from stolik.text import Speaker

PACKAGE = "stolik.arena"


class Voice(Speaker):
    """Speaks of one game, with its words and those of the arena."""

    def __init__(self, language: str, game: Game) -> None:
        super().__init__(language, ["stolik.text", PACKAGE, game.package])
        self.game = game


def voice_for(language: str, game: Game) -> Voice:
    """The voice that knows the words of the arena and of a game."""
    return Voice(language, game)


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
    """A mean with its interval, where there is anything to tell how wide that is."""
    if found.low == found.high:
        return number(voice, found.value, digits)
    low, high = number(voice, found.low, digits), number(voice, found.high, digits)
    return f"{number(voice, found.value, digits)} ({low}–{high})"


def variant_name(voice: Speaker, options: dict[str, Any]) -> str:
    """Options in the words of the game, each with what it is about."""
    if not options:
        return voice.say("arena-usual-rules")
    game = voice.game if isinstance(voice, Voice) else None
    names = game.value_names(options) if game is not None else {}
    seats = seat_options(game.Options) if game is not None else ()
    told = []
    for name, value in options.items():
        known = names.get(name, "")
        if known is None:
            continue
        label = voice.say(f"option-{name}") if voice.knows(f"option-{name}") else name
        shown = str(voice.argument(known)) or _value(voice, name, value, name in seats)
        told.append(f"{label}: {shown}")
    return "; ".join(told)


def _value(voice: Speaker, name: str, value: object, is_seat: bool) -> str:
    """One option's value as players say it; whatever has no words stands as it is typed."""
    if isinstance(value, bool):
        return voice.say("arena-yes" if value else "arena-no")
    if is_seat and isinstance(value, int):
        return (
            voice.say("arena-seat", number=value + 1) if value >= 0 else voice.say("arena-by-lot")
        )
    told = f"option-{name}-{value}".replace("/", "-")
    # A text can be anything, and only words make a message id.
    if told.replace("-", "").replace("_", "").isalnum() and voice.knows(told):
        return voice.say(told)
    return value_text(value)
