"""From the plain tables of a card file to typed effects, or a clear refusal."""

from collections.abc import Mapping
from typing import Any

from stolik.games.call_to_adventure import grammar
from stolik.games.call_to_adventure import vocabulary as v
from stolik.games.call_to_adventure.effects import (
    ALL,
    Condition,
    Cost,
    Deed,
    Effect,
    Trigger,
)
from stolik.games.call_to_adventure.problem import ContentError, one_of


class Reader:
    """Reads the fields of one card; knows its place for the refusals."""

    def __init__(self, place: str) -> None:
        self.place = place

    def error(self, field: str, wrong: str, remedy: str) -> ContentError:
        """Make the refusal with this card's place."""
        return ContentError(self.place, field, wrong, remedy)

    def number(self, field: str, value: object) -> int:
        """Read a whole number; `true` counts as 1, the word `all` as everything."""
        if value == "all":
            return ALL
        if isinstance(value, int):
            return int(value)
        raise self.error(
            field, f"{value!r} is not a whole number.", "Write a number without quotes."
        )

    def word(self, field: str, value: object, words: tuple[str, ...]) -> int:
        """Read one word of a closed list."""
        if isinstance(value, str) and value in words and value:
            return words.index(value)
        raise self.error(field, f"{value!r} is not in the vocabulary.", one_of(words))

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
        raise self.error(field, f"{value!r} is not one word.", "Write { word = parameters }.")

    def slots(self, field: str, value: object, allowed: grammar.Parameters) -> dict[str, Any]:
        """Read the parameters of a word into the slots of its typed record."""
        given: Mapping[str, object]
        if isinstance(value, Mapping):
            given = value
        else:
            name = next(iter(allowed), None)  # { gain_xp = 1 }: the first parameter
            if name is None:
                raise self.error(field, "takes no parameters.", "Write the bare word in quotes.")
            given = {name: value}
        read: dict[str, Any] = {}
        for name, content in given.items():
            if name not in allowed:
                raise self.error(f"{field}.{name}", "is unknown.", one_of(tuple(allowed)))
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
            parts = tuple(self.cost(f"{field}.one_of", part) for part in inner)
            return Cost(code, parts=parts)
        return Cost(code, **self.slots(f"{field}.{word}", parameters, grammar.COSTS[word]))

    def deed(self, field: str, value: object, target: int) -> Deed:
        """Read one deed; the effect's target holds unless the deed names its own."""
        word, parameters = self.pair(field, value)
        code = self.word(field, word, v.DEEDS)
        condition = None
        if isinstance(parameters, Mapping) and "if" in parameters:
            condition = self.condition(f"{field}.{word}.if", parameters["if"])
            parameters = {name: part for name, part in parameters.items() if name != "if"}
        slots = self.slots(f"{field}.{word}", parameters, grammar.DEEDS[word])
        if grammar.DEEDS[word].get("target"):
            slots.setdefault("target", target)
        return Deed(code, condition=condition, **slots)

    def deeds(self, field: str, value: object, target: int = v.TO_SELF) -> tuple[Deed, ...]:
        """Read a list of deeds."""
        if not isinstance(value, list):
            raise self.error(field, "is not a list.", "Write [{ word = number }, …].")
        return tuple(self.deed(field, item, target) for item in value)

    def trigger(self, field: str, value: object) -> Trigger:
        """Read the event of an automatic effect."""
        word, parameters = self.pair(field, value)
        code = self.word(field, word, v.EVENTS)
        return Trigger(code, **self.slots(f"{field}.{word}", parameters, grammar.TRIGGERS))

    def effect(self, field: str, value: Mapping[str, Any], number: int) -> Effect:
        """Read one paragraph of the text box."""
        unknown = set(value) - grammar.EFFECT_FIELDS
        if unknown:
            name = sorted(unknown)[0]
            raise self.error(f"{field}.{name}", "is unknown.", one_of(tuple(grammar.EFFECT_FIELDS)))
        timings = self.mask(f"{field}.timing", value.get("timing"), v.TIMINGS)
        if (timings == v.AT_EVENT) != ("event" in value):
            raise self.error(
                f"{field}.event", "and timing disagree.", 'Write both "on_event" and event.'
            )
        target = self.word(f"{field}.target", value.get("target", "self"), v.TARGETS)
        deeds = self.deeds(f"{field}.do", value.get("do"), target)
        return Effect(
            number,
            timings,
            deeds,
            self.trigger(f"{field}.event", value["event"]) if "event" in value else None,
            self.condition(f"{field}.if", value["if"]) if "if" in value else None,
            self.cost(f"{field}.cost", value["cost"]) if "cost" in value else None,
            self.word(f"{field}.limit", value.get("limit", "none"), v.LIMITS),
            self.duration(f"{field}.duration", value, deeds),
            bool(value.get("optional", "cost" in value)),
        )

    def duration(self, field: str, value: Mapping[str, Any], deeds: tuple[Deed, ...]) -> int:
        """Read how long the effect lasts; runes and modifiers last for the challenge."""
        if "duration" in value:
            return self.word(field, value["duration"], v.DURATIONS)
        if any(v.DEEDS[deed.word] in grammar.LASTING_A_CHALLENGE for deed in deeds):
            return v.FOR_CHALLENGE
        return v.FOR_INSTANT
