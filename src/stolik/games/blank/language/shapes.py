"""Shapes: how raw JSON is read into the tree, with every fault and its exact place.

Shapes are made from the annotations of the tree's classes, so that the grammar is written down
once. A shape returns `None` where it has reported a fault.
"""

import unicodedata
from collections.abc import Sequence
from types import UnionType
from typing import Annotated, Any, Literal, Protocol, TypeAlias, Union, get_args, get_origin

import msgspec

from stolik.games.blank.language.faults import Fault, nearest, shown
from stolik.games.blank.language.plain import plain_fault, tidy, word_fault
from stolik.games.blank.language.terms import COLOURS, Half, KnownPlayer, Node, Range, Ref, Text2

Raw: TypeAlias = Any  # whatever a JSON decoder returns: untrusted
Value: TypeAlias = Any  # what a shape returns: a part of the tree
MOST_UNKNOWN = 8  # keys of one object that are reported: each is compared with all known ones


class Shape(Protocol):
    """Reads one value."""

    def read(self, raw: Raw, path: str, faults: list[Fault]) -> Value:
        """Return the value of the tree, or None after reporting a fault."""


def report(faults: list[Fault], path: str, reason: str, **args: str | int) -> None:
    """Note that the raw value does not fit the grammar."""
    faults.append(Fault(path, "BLK-L1", reason, args))


class Choice:
    """One of a closed list of words."""

    def __init__(self, allowed: Sequence[str], rule: str = "BLK-L1") -> None:
        self.allowed = tuple(allowed)
        self.rule = rule

    def read(self, raw: Raw, path: str, faults: list[Fault]) -> str | None:
        """Read the word."""
        if isinstance(raw, str) and raw in self.allowed:
            return raw
        args: dict[str, str | int] = {
            "value": shown(raw),
            "allowed": " | ".join(self.allowed),
            "nearest": nearest(raw, self.allowed),
        }
        faults.append(Fault(path, self.rule, "not-one-of", args))
        return None


class Flag:
    """Only `true`; otherwise the key is left out."""

    def read(self, raw: Raw, path: str, faults: list[Fault]) -> bool | None:
        """Read the flag."""
        if raw is True:
            return True
        report(faults, path, "only-true", value=shown(raw))
        return None


class Number:
    """A whole number between two bounds."""

    def __init__(self, lowest: int, highest: int) -> None:
        self.lowest = lowest
        self.highest = highest

    def read(self, raw: Raw, path: str, faults: list[Fault]) -> int | None:
        """Read the number."""
        if not isinstance(raw, int) or isinstance(raw, bool):
            reason = "not-a-number"
        elif not self.lowest <= raw <= self.highest:
            reason = "out-of-range"
        else:
            return raw
        report(faults, path, reason, value=shown(raw), lowest=self.lowest, highest=self.highest)
        return None


class Text:
    """A free text (`Plain`) or a chat word (`Word`)."""

    def __init__(self, limit: int, is_word: bool) -> None:
        self.limit = limit
        self.is_word = is_word

    def read(self, raw: Raw, path: str, faults: list[Fault]) -> str | None:
        """Read the text, tidied."""
        if not isinstance(raw, str):
            report(faults, path, "not-a-text", value=shown(raw))
            return None
        judge = word_fault if self.is_word else plain_fault
        fault = judge(raw, self.limit, path)
        if fault is not None:
            faults.append(fault)
            return None
        return unicodedata.normalize("NFC", raw) if self.is_word else tidy(raw)


class Many:
    """A list with bounds on its length; lists of colours and digits are sets."""

    def __init__(self, item: Shape, lowest: int, highest: int, is_set: bool) -> None:
        self.item = item
        self.lowest = lowest
        self.highest = highest
        self.is_set = is_set

    def read(self, raw: Raw, path: str, faults: list[Fault]) -> tuple[Any, ...] | None:
        """Read the list."""
        if not isinstance(raw, list | tuple):
            report(faults, path, "not-a-list", value=shown(raw))
            return None
        if not self.lowest <= len(raw) <= self.highest:
            report(
                faults,
                path,
                "list-length",
                count=len(raw),
                lowest=self.lowest,
                highest=self.highest,
            )
            return None
        before = len(faults)
        read = [self.item.read(each, f"{path}[{i}]", faults) for i, each in enumerate(raw)]
        if len(faults) > before:
            return None
        return tuple(sorted(set(read), key=_place)) if self.is_set else tuple(read)


def _place(value: Value) -> int:
    return value if isinstance(value, int) else COLOURS.index(value)


class Quantity:
    """A number, a number read from the table, or (where allowed) "all"."""

    def __init__(self, number: Number, can_be_all: bool) -> None:
        self.number = number
        self.can_be_all = can_be_all
        self.ref = Record(Ref)
        self.half = Record(Half)

    def read(self, raw: Raw, path: str, faults: list[Fault]) -> Value:
        """Read the quantity."""
        if self.can_be_all and raw == "all":
            return raw
        if isinstance(raw, dict):
            shape = self.half if "half" in raw else self.ref
            return shape.read(raw, path, faults)
        return self.number.read(raw, path, faults)


class Scalar:
    """A value judged later, together with its neighbour (a ban's `value`)."""

    def read(self, raw: Raw, path: str, faults: list[Fault]) -> Value:
        """Read it if it is a word, a number or a flag."""
        if isinstance(raw, str | int) and len(shown(raw)) < 20:
            return raw
        report(faults, path, "not-one-of", value=shown(raw), allowed="say", nearest="say")
        return None


class Record:
    """An object with known keys."""

    def __init__(self, kind: type[Node], fixed: Sequence[str] = ()) -> None:
        self.kind = kind
        self.fixed = tuple(fixed)  # keys that gave the kind and were read already
        self.fields: dict[str, tuple[str, bool, Shape]] = {
            each.encode_name: (each.name, each.required, shape_of(each.type))
            for each in msgspec.structs.fields(kind)
        }

    def read(self, raw: Raw, path: str, faults: list[Fault]) -> Value:
        """Read the object: unknown keys, missing keys and every value."""
        if not isinstance(raw, dict):
            report(faults, path, "not-an-object", value=shown(raw))
            return None
        before = len(faults)
        known = (*self.fixed, *self.fields)
        unknown_keys(raw, known, path, faults)
        values: dict[str, Any] = {}
        for key, (name, required, shape) in self.fields.items():
            if key in raw:
                values[name] = shape.read(raw[key], f"{path}.{key}", faults)
            elif required:
                report(faults, path, "missing-key", key=key)
        if len(faults) > before:
            return None
        node = self.kind(**values)
        _judge(node, path, faults)
        return node if len(faults) == before else None


def unknown_keys(raw: dict[Raw, Raw], known: Sequence[str], path: str, faults: list[Fault]) -> None:
    """Report the keys that the object may not have, the first few of them."""
    reported = 0
    for key in raw:
        if key not in known:
            reported += 1
            if reported > MOST_UNKNOWN:
                return
            near = nearest(key, known) if known else "—"
            report(faults, f"{path}.{shown(key)}", "unknown-key", key=shown(key), nearest=near)


def _judge(node: Node, path: str, faults: list[Fault]) -> None:
    if isinstance(node, Text2) and node.pl is None and node.en is None:
        report(faults, path, "no-language")
    if isinstance(node, Range):
        if node.min is None and node.max is None:
            report(faults, path, "range-open")
        elif node.min is not None and node.max is not None and node.min > node.max:
            report(faults, path, "range-upside-down", lowest=node.min, highest=node.max)


class Tagged:
    """An object whose kind is given by one key: `on`, `is` or `do`."""

    def __init__(self, kinds: Sequence[type[Node]]) -> None:
        config = kinds[0].__struct_config__
        self.key = str(config.tag_field)
        self.kinds: dict[str, Shape] = {}
        for kind in kinds:
            tag = str(kind.__struct_config__.tag)
            at = getattr(kind, "at", None)
            if isinstance(at, str):  # peek: a second key distinguishes hand and pile
                variant = self.kinds.setdefault(tag, Variant("at"))
                assert isinstance(variant, Variant)
                variant.kinds[at] = Record(kind, (self.key, "at"))
            else:
                self.kinds[tag] = Record(kind, (self.key,))

    def read(self, raw: Raw, path: str, faults: list[Fault]) -> Value:
        """Read the object as the kind that its tag names."""
        shape = pick_kind(raw, self.key, self.kinds, path, faults)
        return None if shape is None else shape.read(raw, path, faults)


class Variant:
    """A kind with two forms (`peek`), distinguished by a further key."""

    def __init__(self, key: str) -> None:
        self.key = key
        self.kinds: dict[str, Shape] = {}

    def read(self, raw: Raw, path: str, faults: list[Fault]) -> Value:
        """Read the object as the form that the key names."""
        shape = pick_kind(raw, self.key, self.kinds, path, faults)
        return None if shape is None else shape.read(raw, path, faults)


def pick_kind(
    raw: Raw, key: str, kinds: dict[str, Shape], path: str, faults: list[Fault]
) -> Shape | None:
    """Find the shape named by the tag, or report why there is none."""
    if not isinstance(raw, dict):
        report(faults, path, "not-an-object", value=shown(raw))
        return None
    if key not in raw:
        report(faults, path, "missing-key", key=key)
        return None
    tag = Choice(tuple(kinds)).read(raw[key], f"{path}.{key}", faults)
    return None if tag is None else kinds[tag]


def shape_of(kind: Value) -> Shape:
    """Make the shape for an annotation of the tree."""
    origin: Value = get_origin(kind)
    args = get_args(kind)
    if origin is Annotated:
        return _constrained(args[0], args[1])
    if origin is Literal:
        if args == (True,):
            return Flag()
        rule = "BLK-L53" if args == get_args(KnownPlayer) else "BLK-L1"
        return Choice(args, rule)
    if origin in (Union, UnionType):
        return _union([arg for arg in args if arg is not type(None)])
    if kind is bool:
        return Flag()
    if isinstance(kind, type) and issubclass(kind, Node):
        return Record(kind)
    raise TypeError(f"no shape for {kind}")


def _constrained(kind: Value, meta: msgspec.Meta) -> Shape:
    if kind is int:
        return Number(int(meta.ge or 0), int(meta.le or 0))
    if kind is str:
        return Text(meta.max_length or 0, meta.title == "word")
    item = get_args(kind)[0]
    is_set = item is int or _is_set(item)
    return Many(shape_of(item), meta.min_length or 0, meta.max_length or 0, is_set)


def _is_set(item: Value) -> bool:
    origin: Value = get_origin(item)
    if origin is Annotated:
        return get_args(item)[0] is int
    return get_args(item) == COLOURS


def _union(members: list[Any]) -> Shape:
    if len(members) == 1:
        return shape_of(members[0])
    if Ref in members:
        number = shape_of(members[0])
        assert isinstance(number, Number)
        return Quantity(number, Literal["all"] in members)
    if set(members) == {str, int, bool}:
        return Scalar()
    return Tagged(members)
