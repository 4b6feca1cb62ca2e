"""Reads typed effects from the tables of a card file, or refuses them."""

from collections.abc import Mapping
from typing import Any

from stolik.games.call_to_adventure.cards import grammar
from stolik.games.call_to_adventure.cards import vocabulary as v
from stolik.games.call_to_adventure.cards.card_data_error import CardDataError, listed
from stolik.games.call_to_adventure.cards.effects import (
    ALL,
    Condition,
    Cost,
    Effect,
    Operation,
    Trigger,
)
from stolik.kernel.phrase import Argument

MOST = 1000  # no number on a card is larger


def shown(value: object) -> str:
    """A value as a message shows it."""
    text = repr(value)
    return text if len(text) <= 60 else f"{text[:59]}…"


class FieldReader:
    """Reads the fields of one card; knows its place for the refusals."""

    def __init__(self, place: str) -> None:
        self.place = place

    def error(self, field: str, message: str, /, **args: Argument) -> CardDataError:
        """Make the refusal with this card's place."""
        return CardDataError(self.place, field, message, **args)

    def number(self, field: str, value: object) -> int:
        """Read a whole number; `true` counts as 1, the word `all` as everything."""
        if value == "all":
            return ALL
        if isinstance(value, int) and abs(value) <= MOST:
            return int(value)
        raise self.error(field, "number", value=shown(value))

    def word(self, field: str, value: object, words: tuple[str, ...]) -> int:
        """Read one word of a closed list."""
        if isinstance(value, str) and value in words and value:
            return words.index(value)
        if value is None:
            raise self.error(field, "word-missing", words=listed(words))
        raise self.error(field, "word", value=shown(value), words=listed(words))

    def words(self, field: str, value: object, words: tuple[str, ...]) -> tuple[int, ...]:
        """Read a list of words of a closed list; one word stands for a list of one."""
        items = value if isinstance(value, list) else [value]
        return tuple(self.word(field, item, words) for item in items)

    def mask(self, field: str, value: object, words: tuple[str, ...]) -> int:
        """Read a list of words as one bit each."""
        bits = 0
        for index in self.words(field, value, words):
            bits |= 1 << index
        return bits

    def pair(self, field: str, value: object) -> tuple[str, Any]:
        """Read `{ word = parameters }`, or a bare word without parameters."""
        if isinstance(value, str):
            return value, {}
        if isinstance(value, Mapping) and len(value) == 1:
            return next(iter(value.items()))
        raise self.error(field, "pair", value=shown(value))

    def slots(self, field: str, value: object, allowed: grammar.Parameters) -> dict[str, Any]:
        """Read the parameters of a word into the slots of its typed record."""
        given: Mapping[str, object]
        if isinstance(value, Mapping):
            given = value
        else:
            name = next(iter(allowed), None)  # { gain_xp = 1 }: the first parameter
            if name is None:
                raise self.error(field, "no-parameters")
            given = {name: value}
        read: dict[str, Any] = {}
        for name, content in given.items():
            if name not in allowed:
                raise self.error(f"{field}.{name}", "unknown", words=listed(tuple(allowed)))
            slot, words = allowed[name]
            read[slot] = self.slot(f"{field}.{name}", slot, content, words)
        return read

    def slot(self, field: str, slot: str, value: object, words: tuple[str, ...]) -> object:
        """Read one parameter by the kind of its slot."""
        if slot in grammar.MASKS:
            return self.mask(field, value, words)
        if slot == "choices":
            return self.words(field, value, words)
        if words:
            return self.word(field, value, words)
        return self.number(field, value)

    def condition(self, field: str, value: object) -> Condition:
        """Read a condition; `all`, `any` and `not` hold others."""
        word, parameters = self.pair(field, value)
        code = self.word(field, word, v.CONDITIONS)
        if word in ("all", "any", "not"):
            inner = parameters if isinstance(parameters, list) else [parameters]
            if not inner:
                raise self.error(f"{field}.{word}", "not-a-list")
            parts = tuple(self.condition(f"{field}.{word}", part) for part in inner)
            return Condition(code, parts=parts)
        slots = self.slots(f"{field}.{word}", parameters, grammar.CONDITIONS[word])
        return Condition(code, **slots)

    def cost(self, field: str, value: object) -> Cost:
        """Read a cost; `one_of` holds others."""
        word, parameters = self.pair(field, value)
        code = self.word(field, word, v.COSTS)
        if word == "one_of":
            inner = parameters if isinstance(parameters, list) else [parameters]
            if not inner:
                raise self.error(f"{field}.one_of", "not-a-list")
            parts = tuple(self.cost(f"{field}.one_of", part) for part in inner)
            return Cost(code, parts=parts)
        return Cost(code, **self.slots(f"{field}.{word}", parameters, grammar.COSTS[word]))

    def operation(self, field: str, value: object, target: int) -> Operation:
        """Read one operation; the effect's target holds unless the operation names its own."""
        word, parameters = self.pair(field, value)
        code = self.word(field, word, v.OPERATIONS)
        condition = None
        if isinstance(parameters, Mapping) and "if" in parameters:
            condition = self.condition(f"{field}.{word}.if", parameters["if"])
            parameters = {name: part for name, part in parameters.items() if name != "if"}
        slots = self.slots(f"{field}.{word}", parameters, grammar.OPERATIONS[word])
        if grammar.OPERATIONS[word].get("target"):
            slots.setdefault("target", target)
        return Operation(code, condition=condition, **slots)

    def operations(
        self, field: str, value: object, target: int = v.TO_SELF
    ) -> tuple[Operation, ...]:
        """Read a list of operations."""
        if not isinstance(value, list):
            raise self.error(field, "not-a-list")
        return tuple(self.operation(field, item, target) for item in value)

    def trigger(self, field: str, value: object) -> Trigger:
        """Read the event of an automatic effect."""
        word, parameters = self.pair(field, value)
        code = self.word(field, word, v.EVENTS)
        return Trigger(code, **self.slots(f"{field}.{word}", parameters, grammar.TRIGGERS))

    def effect(self, field: str, value: Mapping[str, Any] | object, number: int) -> Effect:
        """Read one paragraph of the text box."""
        if not isinstance(value, Mapping):
            raise self.error(field, "not-a-table")
        unknown = set(value) - grammar.EFFECT_FIELDS
        if unknown:
            name = sorted(unknown)[0]
            known = listed(tuple(sorted(grammar.EFFECT_FIELDS)))
            raise self.error(f"{field}.{name}", "unknown", words=known)
        timings = self.mask(f"{field}.timing", value.get("timing"), v.TIMINGS)
        if (timings == v.AT_EVENT) != ("event" in value):
            raise self.error(f"{field}.event", "timing")
        target = self.word(f"{field}.target", value.get("target", "self"), v.TARGETS)
        operations = self.operations(f"{field}.do", value.get("do"), target)
        if not operations:
            raise self.error(f"{field}.do", "not-a-list")
        return Effect(
            number,
            timings,
            operations,
            self.trigger(f"{field}.event", value["event"]) if "event" in value else None,
            self.condition(f"{field}.if", value["if"]) if "if" in value else None,
            self.cost(f"{field}.cost", value["cost"]) if "cost" in value else None,
            self.word(f"{field}.limit", value.get("limit", "none"), v.LIMITS),
            self.duration(f"{field}.duration", value, operations),
            bool(value.get("optional", "cost" in value)),
        )

    def duration(
        self, field: str, value: Mapping[str, Any], operations: tuple[Operation, ...]
    ) -> int:
        """Read how long the effect lasts; runes and modifiers last for the challenge."""
        if "duration" in value:
            return self.word(field, value["duration"], v.DURATIONS)
        if any(
            v.OPERATIONS[operation.word] in grammar.LASTING_A_CHALLENGE for operation in operations
        ):
            return v.FOR_CHALLENGE
        return v.FOR_INSTANT
