"""Options of a game on the command line: `--set name=value`."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import inspect

from stolik.cli.fault import USAGE, Fault
from stolik.kernel.game import Game
from stolik.text import Speaker
from stolik.text.speaker import MissingText

_YES = frozenset({"yes", "true", "on", "1", "tak"})
_NO = frozenset({"no", "false", "off", "0", "nie"})


def read_settings(game: Game, words: Sequence[str]) -> dict[str, Any]:
    """Turn `name=value` words into options, checked against the game's own."""
    options: dict[str, Any] = {}
    for word in words:
        name, separator, value = word.partition("=")
        name = name.strip()
        if not separator:
            raise Fault("setting", USAGE, text=word)
        options[name] = _value(game, name, value.strip())
    return options


def fields(game: Game) -> dict[str, inspect.Field]:
    """The options of a game, by name."""
    info = inspect.type_info(game.Options)
    assert isinstance(info, inspect.StructType)
    return {field.name: field for field in info.fields}


def _value(game: Game, name: str, value: str) -> object:
    known = fields(game)
    if name not in known:
        names = ", ".join(known) or "–"
        raise Fault("no-option", USAGE, name=name, game_id=game.id, known=names)
    kind = bare_type(known[name].type)
    read = _read(kind, value)
    try:
        msgspec.convert({name: read}, game.Options)
    except msgspec.ValidationError:
        raise _bad_value(game, name, value, kind) from None
    return read


def _bad_value(game: Game, name: str, value: str, kind: inspect.Type) -> Fault:
    if _is_list(kind):
        return Fault(
            "option-list", USAGE, name=name, value=value, form=allowed(kind), game_id=game.id
        )
    return Fault("option", USAGE, name=name, value=value, allowed=allowed(kind))


def _read(kind: inspect.Type, value: str) -> object:
    if isinstance(kind, inspect.BoolType):
        word = value.lower()
        return True if word in _YES else False if word in _NO else value
    if isinstance(kind, inspect.StrType):
        return value
    try:
        return json.loads(value)
    except (ValueError, RecursionError):
        return value


def bare_type(kind: inspect.Type) -> inspect.Type:
    """The type behind its metadata."""
    while isinstance(kind, inspect.Metadata):
        kind = kind.type
    return kind


def allowed(kind: inspect.Type) -> str:
    """Which values a type takes, in signs that every language reads."""
    match kind:
        case inspect.IntType():
            return f"{_bound(kind.ge)}–{_bound(kind.le)}"
        case inspect.BoolType():
            return "yes, no"
        case inspect.LiteralType():
            return ", ".join(map(str, kind.values))
        case inspect.EnumType():
            return ", ".join(str(member.value) for member in kind.cls)
        case inspect.UnionType():
            return " | ".join(allowed(one) for one in kind.types)
        case inspect.NoneType():
            return "null"
        case inspect.VarTupleType():
            return f"[{_item(kind.item_type)}, …]"
        case inspect.TupleType():
            return f"[{', '.join(map(_item, kind.item_types))}]"
        case _:
            return "…"


def _is_list(kind: inspect.Type) -> bool:
    return isinstance(kind, inspect.VarTupleType | inspect.TupleType)


def _item(kind: inspect.Type) -> str:
    """The allowed items of a list, as JSON writes them."""
    bare = bare_type(kind)
    return '"…"' if isinstance(bare, inspect.StrType) else allowed(bare)


def _bound(number: int | None) -> str:
    return "…" if number is None else str(number)


def option_label(speaker: Speaker, name: str, field: inspect.Field) -> tuple[str, str]:
    """An option's name and explanation as players read them."""
    label = _said(speaker, f"option-{name}") or name
    text = _said(speaker, f"option-{name}.help")
    if not text and isinstance(field.type, inspect.Metadata):
        text = (field.type.extra_json_schema or {}).get("description", "")
    return label, text


def _said(speaker: Speaker, message: str) -> str:
    try:
        return speaker.say(message)
    except MissingText:
        return ""


def default_value(field: inspect.Field) -> str:
    """An option's default as it would be typed."""
    if field.default is msgspec.NODEFAULT:
        return ""
    value = field.default
    if isinstance(value, tuple):
        return json.dumps(value)
    return ("yes" if value else "no") if isinstance(value, bool) else str(value)
