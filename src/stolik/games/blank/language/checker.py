"""The checker: raw JSON becomes a card of the language, or is refused as a whole (BLK-L1)."""

import re
from typing import Any, get_args

import msgspec

from stolik.games.blank.language.canonical import canonical
from stolik.games.blank.language.card import (
    Card,
    Clause,
    Contest,
    EffectCard,
    Reaction,
    RuleCard,
    Verb,
)
from stolik.games.blank.language.conditions import Not, Plainly
from stolik.games.blank.language.faults import CardRefused, Fault, shown
from stolik.games.blank.language.limits import limit_faults
from stolik.games.blank.language.shapes import (
    Choice,
    Flag,
    Many,
    Raw,
    Record,
    Tagged,
    Text,
    Value,
    report,
    shape_of,
    unknown_keys,
)
from stolik.games.blank.language.terms import TITLE_LIMIT, Name, Text2, Who
from stolik.games.blank.language.triggers import Trigger

LANG = 1  # version of the language that this engine reads
CARD_BYTES = 16_384  # even a card at every limit is far smaller


class CondShape:
    """A condition, or the opposite of one; never the opposite of an opposite."""

    plainly = Tagged(get_args(Plainly))

    def read(self, raw: Raw, path: str, faults: list[Fault]) -> Value:
        """Read the condition."""
        if not isinstance(raw, dict) or "not" not in raw:
            return self.plainly.read(raw, path, faults)
        unknown_keys(raw, ("not",), path, faults)
        inner = raw["not"]
        if isinstance(inner, dict) and "not" in inner:
            report(faults, f"{path}.not", "double-not")
            return None
        cond = self.plainly.read(inner, f"{path}.not", faults)
        return None if cond is None else Not(cond)


class ContestShape(Record):
    """A contest, whose clauses hold no further contest (BLK-L3)."""

    def __init__(self) -> None:
        self.kind = Contest
        self.fixed = ("do",)
        inner = ClauseShape(is_inner=True)
        self.fields = {
            each.encode_name: (
                each.name,
                each.required,
                inner if each.name in ("winner", "loser") else shape_of(each.type),
            )
            for each in msgspec.structs.fields(Contest)
        }


class ClauseShape:
    """Who does what; the verb's arguments stand beside `who`, `may` and `only`."""

    own = ("who", "may", "only")
    who = Choice(get_args(Who))
    may = Flag()
    only = CondShape()

    def __init__(self, is_inner: bool = False) -> None:
        kinds = [kind for kind in get_args(Verb) if kind is not Contest]
        self.verb = Tagged(kinds)
        self.is_inner = is_inner
        if not is_inner:
            self.verb.kinds["contest"] = ContestShape()

    def read(self, raw: Raw, path: str, faults: list[Fault]) -> Clause | None:
        """Read the clause."""
        if not isinstance(raw, dict):
            report(faults, path, "not-an-object", value=shown(raw))
            return None
        before = len(faults)
        if self.is_inner and raw.get("do") == "contest":
            faults.append(Fault(f"{path}.do", "BLK-L3", "contest-in-contest"))
            return None
        who: Value = None
        if "who" not in raw:
            report(faults, path, "missing-key", key="who")
        else:
            who = self.who.read(raw["who"], f"{path}.who", faults)
        may = "may" in raw and self.may.read(raw["may"], f"{path}.may", faults)
        only = self.only.read(raw["only"], f"{path}.only", faults) if "only" in raw else None
        rest = {key: value for key, value in raw.items() if key not in self.own}
        verb = self.verb.read(rest, path, faults)
        if len(faults) > before:
            return None
        return Clause(who, verb, bool(may), only)


CLAUSES = Many(ClauseShape(), 1, 3, is_set=False)
CONDS = Many(CondShape(), 1, 3, is_set=False)
TRIGGER = Tagged(get_args(Trigger))
TRIGGERS = Many(TRIGGER, 2, 3, is_set=False)
AUTHOR = shape_of(Name)
TEXT2 = Record(Text2)
KEYS = {
    "rule": ("lang", "kind", "author", "name", "if", "when", "then"),
    "effect": ("lang", "kind", "author", "title", "react", "when", "then"),
}
OPTIONAL = ("name", "when", "react")


class TitleShape:
    """A title in one or two languages, shorter than other texts (BLK-L2)."""

    line = Text(TITLE_LIMIT, is_word=False)

    def read(self, raw: Raw, path: str, faults: list[Fault]) -> Value:
        """Read the title."""
        before = len(faults)
        title = TEXT2.read(raw, path, faults)
        if len(faults) > before:
            return None
        for language in ("pl", "en"):
            text = title.in_language(language)
            if text is not None:
                self.line.read(text, f"{path}.{language}", faults)
        return title


TITLE = TitleShape()


def _triggers(raw: Raw, path: str, faults: list[Fault]) -> Value:
    if isinstance(raw, dict) and "anyOf" in raw:
        unknown_keys(raw, ("anyOf",), path, faults)
        return TRIGGERS.read(raw["anyOf"], f"{path}.anyOf", faults)
    one = TRIGGER.read(raw, path, faults)
    return None if one is None else (one,)


def _reaction(raw: Raw, path: str, faults: list[Fault]) -> Value:
    if not isinstance(raw, dict):
        report(faults, path, "not-an-object", value=shown(raw))
        return None
    rest = {key: value for key, value in raw.items() if key != "cancel"}
    if "cancel" not in raw:
        report(faults, path, "missing-key", key="cancel")
    else:
        Flag().read(raw["cancel"], f"{path}.cancel", faults)
    return REACTION.read(rest, path, faults)


REACTION = Record(Reaction)


def _header(raw: Raw, path: str, faults: list[Fault]) -> str | None:
    """Check version and kind first: a newer card is refused, not guessed at (BLK-D22)."""
    if not isinstance(raw, dict):
        report(faults, path, "not-an-object", value=shown(raw))
        return None
    lang = raw.get("lang")
    if "lang" not in raw:
        report(faults, path, "missing-key", key="lang")
    elif isinstance(lang, int) and not isinstance(lang, bool) and lang > LANG:
        args: dict[str, str | int] = {"version": shown(lang), "known": LANG}
        faults.append(Fault(f"{path}.lang", "BLK-D22", "newer-language", args))
        return None
    elif lang != LANG or isinstance(lang, bool | float):
        report(faults, f"{path}.lang", "out-of-range", value=shown(lang), lowest=1, highest=LANG)
    if "kind" not in raw:
        report(faults, path, "missing-key", key="kind")
        return None
    return Choice(("rule", "effect")).read(raw["kind"], f"{path}.kind", faults)


def _read(raw: Raw, path: str, faults: list[Fault]) -> Card | None:
    kind = _header(raw, path, faults)
    if kind is None:
        return None
    keys = KEYS[kind]
    unknown_keys(raw, keys, path, faults)
    values: dict[str, Any] = {}
    for key in keys[2:]:
        if key not in raw:
            if key not in OPTIONAL:
                report(faults, path, "missing-key", key=key)
            continue
        values[key] = _part(key, raw[key], f"{path}.{key}", faults)
    if faults:
        return None
    if kind == "rule":
        triggers = values.pop("if")
        return RuleCard(triggers=triggers, **values)
    return EffectCard(**values)


def _part(key: str, raw: Raw, path: str, faults: list[Fault]) -> Value:
    if key == "if":
        return _triggers(raw, path, faults)
    if key == "react":
        return _reaction(raw, path, faults)
    shapes = {"author": AUTHOR, "name": TEXT2, "title": TITLE, "when": CONDS, "then": CLAUSES}
    return shapes[key].read(raw, path, faults)


def examine(raw: Raw, path: str = "$") -> tuple[Card | None, list[Fault]]:
    """Return the card and no faults, or no card and every fault found."""
    faults: list[Fault] = []
    card = _read(raw, path, faults)
    if card is not None:
        faults.extend(limit_faults(card, path))
    if faults or card is None:
        return None, faults
    return canonical(card), faults


def check(raw: Raw, path: str = "$") -> Card:
    """Read raw JSON data as a card in canonical form; raise `CardRefused` otherwise."""
    card, faults = examine(raw, path)
    if card is None:
        raise CardRefused(faults)
    return card


def check_json(text: str | bytes) -> Card:
    """Read JSON text as a card; invalid JSON is refused in the same way."""
    raw, fault = decoded(text, CARD_BYTES, "BLK-L1")
    if fault is not None:
        raise CardRefused([fault])
    return check(raw)


def decoded(text: str | bytes, limit: int, rule: str) -> tuple[Raw, Fault | None]:
    """Decode untrusted JSON: the data, or why it is refused."""
    data = text.encode("utf-8", "surrogatepass") if isinstance(text, str) else text
    if len(data) > limit:
        args: dict[str, str | int] = {"length": len(data), "limit": limit}
        return None, Fault("$", rule, "document-too-long", args)
    try:
        return msgspec.json.decode(data), None
    except (msgspec.DecodeError, RecursionError, ValueError) as error:
        place = re.search(r"byte (\d+)", str(error))
        args = {"place": int(place.group(1)) if place else 0}
        return None, Fault("$", rule, "not-json", args)
