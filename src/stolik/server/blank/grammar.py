"""All that a card can be put together from, for an editor's lists; read from the language."""

from __future__ import annotations

from functools import lru_cache, reduce
from operator import or_
from typing import Any, get_args

from msgspec import inspect, structs

from stolik.games.blank.language.card import Verb
from stolik.games.blank.language.checker import examine
from stolik.games.blank.language.conditions import Plainly
from stolik.games.blank.language.document import Data
from stolik.games.blank.language.parser import signed
from stolik.games.blank.language.terms import Half, PlayerOrEach, Who
from stolik.games.blank.language.triggers import Trigger
from stolik.protocol import Grammar, GrammarField, GrammarPart

PLAYERS = frozenset(get_args(PlayerOrEach))
ONLY_IN_CONTESTS = ("winner", "loser")
LEFT_OUT = ("chat", "winner", "loser", "standIn")
"""Fields that are written in words, not picked from lists."""

FIRST: dict[str, tuple[str, ...]] = {
    "triggers": ("played", "drawn", "discarded", "handSize", "social", "clock"),
    "who": ("next", "actor", "previous", "others", "chosen", "all"),
    "effects": ("draw", "take", "give", "discard", "skip", "say"),
}


@lru_cache(maxsize=1)
def grammar() -> Grammar:
    """The whole language as lists (BLK-L9)."""
    return Grammar(
        triggers=tuple(_part(kind) for kind in get_args(Trigger)),
        conditions=tuple(_part(kind) for kind in get_args(Plainly)),
        effects=tuple(part for part in map(_effect, get_args(Verb)) if part.who),
        first=FIRST,
    )


def _part(kind: type) -> GrammarPart:
    fields = tuple(_field(one) for one in structs.fields(kind) if one.encode_name not in LEFT_OUT)
    return GrammarPart(_name(kind), fields)


def _name(kind: type) -> str:
    """Its tag; the two ways to peek share one and differ in where."""
    tag = str(kind.__struct_config__.tag)  # type: ignore[attr-defined]
    return f"{tag}:{kind.at}" if hasattr(kind, "at") else tag


def _effect(kind: type) -> GrammarPart:
    part = _part(kind)
    return GrammarPart(part.name, part.fields, _performers(part))


def _performers(part: GrammarPart) -> tuple[str, ...]:
    """Who can do it, according to the checker, on a rule card (BLK-L4, BLK-L52)."""
    return tuple(who for who in get_args(Who) if who not in ONLY_IN_CONTESTS and _is_fit(part, who))


def _is_fit(part: GrammarPart, who: str) -> bool:
    verb, _, at = part.name.partition(":")
    least: Data = {"who": who, "do": verb} | ({"at": at} if at else {})
    for one in part.fields:
        if one.is_needed:
            least[one.name] = _example(one)
    if verb == "swap" and who != "chosenTwo":
        least["with"] = "chosen"
    data: Data = {"kind": "rule", "if": {"on": "played"}, "then": [least]}
    card, _ = examine(signed(data))
    return card is not None


def _example(one: GrammarField) -> Any:  # noqa: ANN401 - a value of the language
    plain: dict[str, Any] = {
        "number": max(1, one.lowest),
        "range": {"min": 1},
        "colours": ["circle"],
        "digits": [1],
        "player": "chosen" if "chosen" in one.choices else (one.choices or ("",))[0],
        "text": {"en": "sing"},
        "flag": True,
        "ban": "say",
    }
    # What goes with most: "oldest" needs nobody who chooses, "nextCard" is never too long.
    preferred = [value for value in ("oldest", "nextCard") if value in one.choices]
    return plain.get(one.kind, (*preferred, *one.choices, "")[0])


def _field(one: structs.FieldInfo) -> GrammarField:
    members = get_args(one.type)
    if Half in members:  # half of a hand is one more word for a number
        rest = reduce(or_, (each for each in members if each is not Half))
        number = _field(structs.replace(one, type=rest))
        return structs.replace(number, words=(*number.words, "halfHand"))
    kind = _bare(inspect.type_info(one.type))
    name, needed = one.encode_name, one.required
    if isinstance(kind, inspect.UnionType):
        return _union(name, needed, [_bare(each) for each in kind.types])
    return _single(name, needed, kind)


def _bare(kind: inspect.Type) -> inspect.Type:
    while isinstance(kind, inspect.Metadata):
        kind = kind.type
    return kind


def _union(name: str, needed: bool, kinds: list[inspect.Type]) -> GrammarField:
    """The kind of a union: a number or a word for one; an optional object; a ban's value."""
    kinds = [kind for kind in kinds if not isinstance(kind, inspect.NoneType)]
    if len(kinds) == 1:
        return _single(name, needed, kinds[0])
    if any(isinstance(kind, inspect.BoolType) for kind in kinds):
        return GrammarField(name, "ban", needed)
    numbers = next(kind for kind in kinds if isinstance(kind, inspect.IntType))
    words: list[str] = []
    for kind in kinds:
        if isinstance(kind, inspect.LiteralType):
            words += [str(value) for value in kind.values]
        elif isinstance(kind, inspect.StructType):
            ref = _bare(kind.fields[0].type)
            assert isinstance(ref, inspect.LiteralType)
            words += [str(value) for value in ref.values]
    low, high = numbers.ge or 0, numbers.le or 0
    return GrammarField(name, "number", needed, (), low, high, tuple(words))


def _single(name: str, needed: bool, kind: inspect.Type) -> GrammarField:
    if isinstance(kind, inspect.IntType):
        return GrammarField(name, "number", needed, (), kind.ge or 0, kind.le or 0)
    if isinstance(kind, inspect.VarTupleType):
        inner = _bare(kind.item_type)
        is_digits = isinstance(inner, inspect.IntType)
        return GrammarField(name, "digits" if is_digits else "colours", needed)
    if isinstance(kind, inspect.StructType):
        return GrammarField(name, "text" if kind.cls.__name__ == "Text2" else "range", needed)
    assert isinstance(kind, inspect.LiteralType), (name, kind)
    if set(kind.values) == {True}:
        return GrammarField(name, "flag", needed)
    values = tuple(str(value) for value in kind.values if value not in ONLY_IN_CONTESTS)
    return GrammarField(name, "player" if set(values) <= PLAYERS else "choice", needed, values)
