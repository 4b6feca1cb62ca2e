"""Sentences of the packs in both languages, from the game's Fluent files."""

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Pattern

LANGUAGES = ("en", "pl")
_TEXT = Path(__file__).resolve().parent.parent / "text"


@cache
def _bundle(lang: str) -> "FluentBundle":
    # Fluent is loaded on the first sentence only: reading a good pack needs none.
    from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415

    chosen = lang if lang in LANGUAGES else "en"
    bundle = FluentBundle([chosen], use_isolating=False)
    bundle.add_resource(FluentResource((_TEXT / f"{chosen}.ftl").read_text(encoding="utf-8")))
    return bundle


def _format(lang: str, pattern: "Pattern", args: dict[str, str | int]) -> str:
    text, _errors = _bundle(lang).format_pattern(pattern, args)
    return str(text)


def say(lang: str, message: str, args: dict[str, str | int]) -> str:
    """Put the message with this id into words."""
    value = _bundle(lang).get_message(message).value
    return message if value is None else _format(lang, value, args)


def remedy(lang: str, message: str, args: dict[str, str | int]) -> str:
    """Say what to do about a problem: the message's `.remedy`."""
    pattern = _bundle(lang).get_message(message).attributes["remedy"]
    return _format(lang, pattern, args)
