"""Options that a table agrees on before a game: variants, packs, lengths."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

import msgspec
from msgspec import inspect

from stolik.kernel.phrase import Phrase
from stolik.kernel.seat import Seat

NOBODY = -1
"""The value of a seat option that names nobody: the seat is drawn at random."""


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The base of every game's options; every field has a default."""


def small_game_option(least: int, most: int, description: str) -> msgspec.Meta:
    """The `Meta` of an option that makes a game small enough for research; forms leave it out."""
    return msgspec.Meta(
        ge=least,
        le=most,
        description=f"Small games for research: {description}",
        extra={"kind": "other"},
    )


class Mode(msgspec.Struct, frozen=True):
    """A way to play that a table can start with: who plays, and with which options.

    It is called `mode-<name>` in the game's texts; its attribute `.about` describes it.
    """

    name: str
    seats: tuple[int, ...]
    options: dict[str, Any]


class OptionError(ValueError):
    """An option that does not exist, or a value that it cannot take.

    `phrase`, where a game gives one, says the same with the game's own words;
    its attribute `.remedy` says what to do.
    """

    def __init__(self, text: str, phrase: Phrase | None = None) -> None:
        super().__init__(text)
        self.phrase = phrase


def read_options(kind: type[Options], given: Options | dict[str, Any] | None) -> Options:
    """Check given values against the game's options; what is left out gets its default."""
    if isinstance(given, Options) and not isinstance(given, kind):
        raise OptionError(f"these are {type(given).__name__}, not {kind.__name__}")
    fields = msgspec.to_builtins(given) if isinstance(given, Options) else (given or {})
    try:
        return msgspec.convert(fields, kind)
    except msgspec.ValidationError as error:
        known = ", ".join(kind.__struct_fields__) or "none"
        raise OptionError(f"{error}. Options of this game: {known}") from None


def changed_options(options: Options) -> dict[str, Any]:
    """The options that differ from their defaults, as plain values."""
    plain: dict[str, Any] = msgspec.to_builtins(options)
    defaults: dict[str, Any] = msgspec.to_builtins(type(options)())
    return {name: value for name, value in plain.items() if value != defaults[name]}


@cache
def seat_options(kind: type[Options]) -> tuple[str, ...]:
    """The options whose value is a seat: their `Meta` has `extra={"kind": "seat"}`."""
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    return tuple(field.name for field in info.fields if hints(field.type).get("kind") == "seat")


def hints(kind: inspect.Type) -> dict[str, Any]:
    """What an option's `Meta` tells forms in addition to its bounds."""
    return (kind.extra or {}) if isinstance(kind, inspect.Metadata) else {}


def absent_seat(kind: type[Options], seats: int, options: dict[str, Any]) -> tuple[str, int] | None:
    """The option that names a seat which a table of this size does not have, and its value."""
    for name in seat_options(kind):
        value = options.get(name, NOBODY)
        if isinstance(value, int) and value >= seats:
            return name, value
    return None


def reseated(
    kind: type[Options], options: dict[str, Any], left: Sequence[Seat]
) -> dict[str, Any] | None:
    """The options with seats renumbered when only these are left; None if nothing changes."""
    moved = {
        name: left.index(options[name]) if options[name] in left else NOBODY
        for name in seat_options(kind)
        if name in options
    }
    return None if moved.items() <= options.items() else {**options, **moved}
