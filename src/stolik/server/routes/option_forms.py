"""A game's options as a form: each field with its kind, bounds and choices."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any

import msgspec
from msgspec import inspect

from stolik.kernel.game import Game
from stolik.kernel.mind import LEVELS
from stolik.kernel.options import hints
from stolik.protocol import GameInfo, ModeInfo, OptionChoice, OptionField


@cache
def describe_game(game: Game) -> GameInfo:
    """All that a client needs to offer a game; cached, since everybody asks for it."""
    return GameInfo(
        id=game.id,
        version=game.version,
        seats=tuple(game.seats),
        options=fields_of(game),
        levels=LEVELS,
        decks=game.has_library(),
        modes=tuple(
            ModeInfo(mode.name, f"mode-{mode.name}", mode.seats, mode.options)
            for mode in game.modes()
        ),
    )


def fields_of(game: Game) -> tuple[OptionField, ...]:
    """The form of a game's options."""
    described = inspect.type_info(game.Options)
    assert isinstance(described, inspect.StructType)
    defaults = msgspec.to_builtins(game.Options())
    return tuple(_field(game, field, defaults[field.name]) for field in described.fields)


def _field(game: Game, field: inspect.Field, default: object) -> OptionField:
    kind = field.type
    while isinstance(kind, inspect.Metadata):
        kind = kind.type
    plain = _plain_field(game, field.name, kind, default)
    return msgspec.structs.replace(plain, **hints(field.type))


def _plain_field(game: Game, name: str, kind: inspect.Type, default: object) -> OptionField:
    label = f"option-{name}"
    if isinstance(kind, inspect.BoolType):
        return OptionField(name, "flag", label, default)
    if isinstance(kind, inspect.IntType):
        low, high = kind.ge, kind.le
        return OptionField(name, "number", label, default, minimum=low, maximum=high)
    known = kind.values if isinstance(kind, inspect.LiteralType) else game.choices(name)
    if len(known) > 1:
        return OptionField(name, "choice", label, default, _choices(label, known, default))
    is_text = isinstance(kind, inspect.StrType) and not known
    return OptionField(name, "text" if is_text else "other", label, default)


def _choices(label: str, values: Iterable[Any], default: object) -> tuple[OptionChoice, ...]:
    """Every value with its label, the default first."""
    ordered = sorted(values, key=lambda value: value != default)
    return tuple(OptionChoice(one, f"{label}-{one}".replace("/", "-")) for one in ordered)
