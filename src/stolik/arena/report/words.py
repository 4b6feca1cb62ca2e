"""Numbers and names as a report shows them, in the reader's language."""

from __future__ import annotations

from typing import Any

from stolik.arena.execution.chunk import value_text
from stolik.arena.interval import Interval
from stolik.bots.network import is_network, level_title
from stolik.kernel.game import Game
from stolik.kernel.options import seat_options
from stolik.text import Speaker

PACKAGE = "stolik.arena"


class GameSpeaker(Speaker):
    """Formats texts about one game, with its messages and those of the arena."""

    def __init__(self, language: str, game: Game) -> None:
        super().__init__(language, ["stolik.text", PACKAGE, game.package])
        self.game = game


def level_name(speaker: Speaker, level: str) -> str:
    """A level in the reader's language; a network by its file's name."""
    return level_title(level) if is_network(level) else speaker.say(f"level-{level}")


def number(speaker: Speaker, value: float, digits: int = 0) -> str:
    """A number with the language's separators.

    >>> number(Speaker("pl", ["stolik.text"]), 12345.6, 1)
    '12\\xa0345,6'
    """
    text = f"{value:,.{digits}f}".replace("-", "−")
    if speaker.language == "pl":
        return text.replace(",", "\u00a0").replace(".", ",")
    return text


def percent(speaker: Speaker, share: float, digits: int = 1) -> str:
    """A share in percent."""
    sign = "\u00a0%" if speaker.language == "pl" else "%"
    return f"{number(speaker, 100 * share, digits)}{sign}"


def share_text(speaker: Speaker, found: Interval) -> str:
    """A share with its interval."""
    low, high = number(speaker, 100 * found.low, 1), percent(speaker, found.high)
    return f"{percent(speaker, found.value)} ({low}–{high})"


def mean_text(speaker: Speaker, found: Interval, digits: int = 2) -> str:
    """A mean with its interval, if that can be estimated."""
    if found.low == found.high:
        return number(speaker, found.value, digits)
    low, high = number(speaker, found.low, digits), number(speaker, found.high, digits)
    return f"{number(speaker, found.value, digits)} ({low}–{high})"


def variant_name(speaker: Speaker, options: dict[str, Any]) -> str:
    """Options in the words of the game, each with its label."""
    if not options:
        return speaker.say("arena-default-rules")
    game = speaker.game if isinstance(speaker, GameSpeaker) else None
    names = game.value_names(options) if game is not None else {}
    seats = seat_options(game.Options) if game is not None else ()
    settings = []
    for name, value in options.items():
        known = names.get(name, "")
        if known is None:
            continue
        label = speaker.say(f"option-{name}") if speaker.knows(f"option-{name}") else name
        shown = str(speaker.argument(known)) or _value(speaker, name, value, name in seats)
        settings.append(f"{label}: {shown}")
    return "; ".join(settings)


def _value(speaker: Speaker, name: str, value: object, is_seat: bool) -> str:
    """The text of an option's value; one without a text stays as it is typed."""
    if isinstance(value, bool):
        return speaker.say("arena-yes" if value else "arena-no")
    if is_seat and isinstance(value, int):
        return (
            speaker.say("arena-seat", number=value + 1)
            if value >= 0
            else speaker.say("arena-at-random")
        )
    message = f"option-{name}-{value}".replace("/", "-")
    # A text can be anything, and only words make a message id.
    if message.replace("-", "").replace("_", "").isalnum() and speaker.knows(message):
        return speaker.say(message)
    return value_text(value)
