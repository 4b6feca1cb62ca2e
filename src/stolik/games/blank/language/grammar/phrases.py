"""Phrases that work both ways: `say` writes a value as words, `hear` finds values in words.

A `Form` is a template with slots; a `Rule` is a choice of forms. Since one template serves both
directions, whatever is written can be parsed again, and the two cannot diverge.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from typing import Protocol

from stolik.games.blank.language.grammar.source import Heard, Source, Value, fold, keep

Guard = Callable[[Value], bool]


class PhraseStyle:
    """How to read aloud: whether free texts stand in brackets."""

    def __init__(self, in_brackets: bool = False) -> None:
        self.in_brackets = in_brackets

    def slot(self, key: str, words: str) -> str:
        """Return the words of one slot; a subclass may mark them."""
        return words


class Phrase(Protocol):
    """Something that can be written and parsed."""

    def say(self, value: Value, style: PhraseStyle) -> str | None:
        """Write the value, or None if this phrase does not fit it."""

    def hear(self, source: Source, at: int) -> Heard:
        """Return every place where the phrase can end, with its meaning."""


class Words:
    """A closed list of values, each with its words; synonyms are heard but never said."""

    def __init__(
        self, said: dict[str | int, str], also: Sequence[tuple[str, str | int]] = ()
    ) -> None:
        self.said = said
        heard = [(words, value) for value, words in said.items()] + list(also)
        self.heard = [(fold(words), words, value) for words, value in heard]

    def say(self, value: Value, style: PhraseStyle) -> str | None:
        """Write the words of the value."""
        return self.said.get(value) if isinstance(value, str | int) else None

    def hear(self, source: Source, at: int) -> Heard:
        """Find the words."""
        found: Heard = {}
        text = source.folded
        for folded, words, value in self.heard:
            if text.startswith(folded, at):
                end = at + len(folded)
                if end == len(text) or not (text[end].isalnum() and text[end - 1].isalnum()):
                    keep(found, end, value)
            elif source.listens:
                source.expect(at, words)
        return found


class Form:
    """A template such as "takes {n:cards} from {from:giver}" for an object with these keys.

    `{key:phrase}` fills one key; `{*:phrase}` passes the remaining keys to another phrase. `fixed`
    keys are part of the meaning without a slot of their own.
    """

    def __init__(
        self,
        template: str,
        slots: dict[str, Phrase],
        fixed: dict[str, Value],
        guard: Guard | None = None,
        is_said: bool = True,
    ) -> None:
        self.parts = list(_parts(template, slots))
        self.folded = {part: fold(part) for part in self.parts if isinstance(part, str)}
        first = self.parts[0] if self.parts else None
        self.opening = self.folded[first] if isinstance(first, str) else ""
        self.fixed = fixed
        self.guard = guard
        self.is_said = is_said
        self.keys = [part[0] for part in self.parts if isinstance(part, tuple)]
        self.takes_rest = "*" in self.keys
        self.owned = set(fixed) | {key for key in self.keys if key != "*"}

    def say(self, value: Value, style: PhraseStyle) -> str | None:
        """Fill the template, or None if the object has other keys or values."""
        if not self.is_said or not isinstance(value, dict):
            return None
        for key, wanted in self.fixed.items():
            if key not in value or value[key] != wanted:
                return None
        rest = {key: each for key, each in value.items() if key not in self.owned}
        if rest and not self.takes_rest:
            return None
        if self.guard is not None and not self.guard(value):
            return None
        said: list[str] = []
        for part in self.parts:
            if not isinstance(part, tuple):
                said.append(part)
                continue
            key, phrase = part[0], part[1]
            if key != "*" and key not in value:
                return None
            words = phrase.say(rest if key == "*" else value[key], style)
            if words is None:
                return None
            said.append(style.slot(key, words))
        return "".join(said)

    def hear(self, source: Source, at: int) -> Heard:
        """Follow the template through the sentence."""
        if self.opening and not source.listens and not source.folded.startswith(self.opening, at):
            return {}
        states: Heard = {at: self.fixed}
        for part in self.parts:
            states = (
                _hear_slot(part[0], part[1], source, states)
                if isinstance(part, tuple)
                else _hear_literal(part, self.folded[part], source, states)
            )
            if not states:
                return states
        if self.guard is None:
            return states
        return {end: value for end, value in states.items() if self.guard(value)}


def _hear_literal(literal: str, folded: str, source: Source, states: Heard) -> Heard:
    found: Heard = {}
    for at, value in states.items():
        if source.folded.startswith(folded, at):
            found[at + len(folded)] = value
        elif source.listens:
            source.expect(at, literal)
    return found


def _hear_slot(key: str, phrase: Phrase, source: Source, states: Heard) -> Heard:
    found: Heard = {}
    for at, value in states.items():
        for end, heard in phrase.hear(source, at).items():
            keep(found, end, {**value, **heard} if key == "*" else {**value, key: heard})
    return found


def _parts(template: str, slots: dict[str, Phrase]) -> Iterator[str | tuple[str, Phrase]]:
    place = 0
    for match in re.finditer(r"\{([^:}]+)(?::([^}]+))?\}", template):
        if match.start() > place:
            yield template[place : match.start()]
        key = match.group(1)
        yield key, slots[match.group(2) or key]
        place = match.end()
    if place < len(template):
        yield template[place:]


class Rule:
    """A choice of phrases: the first that fits is said, all are heard."""

    _count = 0

    def __init__(self, phrases: Sequence[Phrase] = ()) -> None:
        Rule._count += 1
        self.number = Rule._count
        self.phrases = list(phrases)

    def say(self, value: Value, style: PhraseStyle) -> str | None:
        """Say the first phrase that fits."""
        for phrase in self.phrases:
            words = phrase.say(value, style)
            if words is not None:
                return words
        return None

    def hear(self, source: Source, at: int) -> Heard:
        """Hear all phrases; of two meanings with the same end the first is kept."""
        known = source.memo.get((self.number, at))
        if known is not None:
            return known
        found: Heard = {}
        for phrase in self.phrases:
            for end, value in phrase.hear(source, at).items():
                keep(found, end, value)
        source.memo[self.number, at] = found
        return found

    def first_words(self) -> Iterator[str]:
        """Yield the first literal word of every form, for texts that may not begin with one."""
        for phrase in self.phrases:
            if isinstance(phrase, Rule):
                yield from phrase.first_words()
            elif isinstance(phrase, Form):
                first = phrase.parts[0]
                if isinstance(first, str):
                    yield fold(first).split()[0]
                elif isinstance(first[1], Rule):
                    yield from first[1].first_words()


class Joined:
    """A list: "1, 3 or 5"."""

    def __init__(self, item: Phrase, comma: str, last: str, most: int) -> None:
        self.item = item
        self.comma = comma
        self.last = last
        self.most = most

    def say(self, value: Value, style: PhraseStyle) -> str | None:
        """Say the items with commas and a last conjunction."""
        if not isinstance(value, list) or not value:
            return None
        said = [self.item.say(each, style) for each in value]
        words = [each for each in said if each is not None]
        if len(words) < len(said):
            return None
        if len(words) == 1:
            return words[0]
        return self.comma.join(words[:-1]) + self.last + words[-1]

    def hear(self, source: Source, at: int) -> Heard:
        """Hear one item or more; any separator is accepted anywhere."""
        found: Heard = {}
        states: Heard = {at: []}
        for number in range(self.most):
            heard: Heard = {}
            for place, items in states.items():
                for start in self._starts(source, place) if number else (place,):
                    for end, value in self.item.hear(source, start).items():
                        keep(heard, end, [*items, value])
            for end, items in heard.items():
                keep(found, end, items)
            states = heard
        return found

    def _starts(self, source: Source, place: int) -> Iterator[int]:
        for separator in (self.comma, self.last):
            if source.folded.startswith(separator, place):
                yield place + len(separator)
            elif source.listens:
                source.expect(place, separator)
