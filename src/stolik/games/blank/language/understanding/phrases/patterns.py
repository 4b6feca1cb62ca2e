"""Phrases found in a row of words by a grammar that is a table.

A pattern is a row of elements: small letters are words (alternatives with a stroke), capitals are
categories of the lexicon ("V:play" with the value), angle brackets are other phrases. `?` makes an
element optional, `*` lets it repeat, `!` forbids that it follows. The meaning of a phrase is a
constant, or a function of the meanings of its named elements.
"""

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

from msgspec import Struct

from stolik.games.blank.language.understanding.words.tokens import Token, fold

Caught = dict[str, list[Any]]
Meaning = Any  # a constant, or Callable[[Caught], Any] that returns None where it does not fit
MOST_ROUNDS = 6
MOST_STEPS = 60_000  # elements tried in one sentence; far more than real sentences need


class TooLong(Exception):  # noqa: N818 - it says what happened
    """The sentence needs more steps than any real one."""


class Element(Struct, frozen=True):
    """One place of a pattern."""

    words: frozenset[str]
    kinds: tuple[tuple[str, str], ...]  # category and value ("" for any)
    phrase: str
    is_optional: bool
    repeats: bool
    is_absent: bool = False  # the next word must be none of these


class Pattern(Struct, frozen=True):
    """A row of elements and what it means."""

    elements: tuple[Element, ...]
    meaning: Meaning
    starts: frozenset[str] | None  # words and categories it can begin with; None: anything


class Found(Struct, frozen=True):
    """A phrase found: where it ends, what it means and in which grammatical cases it can be."""

    end: int
    value: Any
    cases: str = ""
    start: int = 0


@cache
def element(text: str) -> Element:
    """Read one element of a pattern."""
    repeats, optional = text.endswith("*"), text.endswith(("?", "*"))
    bare = text[:-1] if optional and len(text) > 1 else text
    is_absent = bare.startswith("!") and len(bare) > 1
    bare = bare[1:] if is_absent else bare
    if bare.startswith("<"):
        return Element(frozenset(), (), bare[1:-1], optional, repeats)
    words, kinds = set(), []
    for each in bare.split("/") if len(bare) > 1 else [bare]:
        if each[0].isupper():
            category, _, value = each.partition(":")
            kinds.append((category, value))
        else:
            words.add(fold(each))
    return Element(frozenset(words), tuple(kinds), "", optional, repeats, is_absent)


def pattern(text: str, meaning: Meaning) -> Pattern:
    """Read a pattern."""
    elements = tuple(element(each) for each in text.split())
    starts: set[str] | None = set()
    for each in elements:
        if each.is_absent:
            continue
        if each.phrase:
            starts = None
            break
        assert starts is not None
        starts |= each.words | {kind for kind, _ in each.kinds}
        if not each.is_optional:
            break
    return Pattern(elements, meaning, None if starts is None else frozenset(starts))


Grammar = dict[str, list[Pattern]]


def grammar(*tables: dict[str, list[tuple[str, Meaning]]]) -> Grammar:
    """Join tables into one grammar."""
    joined: Grammar = {}
    for table in tables:
        for name, rows in table.items():
            joined.setdefault(name, []).extend(pattern(text, meaning) for text, meaning in rows)
    return joined


class Matcher:
    """Finds phrases of a grammar in a sentence; every place is looked at once for each phrase."""

    def __init__(self, tokens: list[Token], rules: Grammar) -> None:
        self.tokens = tokens
        self.rules = rules
        self.steps = 0
        self._known: dict[tuple[str, int], list[Found]] = {}
        self._keys = [
            frozenset((token.folded, *(sense.category for sense in token.senses)))
            for token in tokens
        ]

    def find(self, name: str, at: int) -> list[Found]:
        """Return every way in which the phrase can start here, the longest first."""
        key = (name, at)
        if key not in self._known:
            self._known[key] = []  # a phrase that begins with itself finds nothing
            self._known[key] = self._search(name, at)
        return self._known[key]

    def spend(self, steps: int = 1) -> None:
        """Count steps, and stop at more than any real sentence needs."""
        self.steps += steps
        if self.steps > MOST_STEPS:
            raise TooLong

    def _search(self, name: str, at: int) -> list[Found]:
        if at >= len(self.tokens):
            return []
        found: dict[tuple[int, str], Found] = {}
        for each in self.rules.get(name, ()):
            if each.starts is not None and not each.starts & self._keys[at]:
                continue
            for end, caught, cases in self._follow(each.elements, 0, at, {}, None):
                meaning = each.meaning
                value = meaning(caught) if callable(meaning) else meaning
                if value is not None and end > at:
                    found.setdefault((end, repr(value)), Found(end, value, cases or "", at))
        return sorted(found.values(), key=lambda one: -one.end)

    def _follow(
        self, elements: tuple[Element, ...], number: int, at: int, caught: Caught, cases: str | None
    ) -> Iterator[tuple[int, Caught, str | None]]:
        self.spend()
        if number == len(elements):
            yield at, caught, cases
            return
        one = elements[number]
        if one.is_absent:
            if not any(True for _ in self._element(one, at)):
                yield from self._follow(elements, number + 1, at, caught, cases)
            return
        for end, name, value, case in self._element(one, at):
            more = {**caught, name: [*caught.get(name, ()), value]} if name else caught
            joined = _joined(cases, case)
            following = (
                number if one.repeats and len(more.get(name, ())) < MOST_ROUNDS else number + 1
            )
            yield from self._follow(elements, following, end, more, joined)
        if one.is_optional:
            yield from self._follow(elements, number + 1, at, caught, cases)

    def _element(self, one: Element, at: int) -> Iterator[tuple[int, str, Any, str]]:
        if one.phrase:
            for found in self.find(one.phrase, at):
                yield found.end, one.phrase, found.value, found.cases
            return
        if at >= len(self.tokens):
            return
        token = self.tokens[at]
        if token.folded in one.words:
            yield at + 1, "word", token.folded, ""
        for category, value in one.kinds:
            for sense in token.senses:
                if sense.category == category and value in ("", str(sense.value)):
                    yield at + 1, category, sense.value, "" if category == "V" else sense.form
                    break


def _joined(cases: str | None, case: str) -> str | None:
    """Cases of a phrase are those that all its declined words share."""
    if not case or not case.islower():
        return cases
    if not cases:
        return case
    shared = "".join(each for each in cases if each in case)
    return shared or cases


def first(name: str) -> Callable[[Caught], Any]:
    """Return the first meaning matched under a name."""
    return lambda caught: caught[name][0]
