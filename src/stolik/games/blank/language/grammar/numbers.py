"""Numbers with their nouns: "2 cards", "5 kart", "od 2 do 4 kart"."""

import re
from collections.abc import Callable

from stolik.games.blank.language.grammar.phrases import PhraseStyle
from stolik.games.blank.language.grammar.source import Heard, Source, Value, fold

Noun = Callable[[int], str]  # the form of a noun after a number


def noun_en(one: str, many: str) -> Noun:
    """Make an English noun.

    >>> [noun_en("card", "cards")(n) for n in (0, 1, 2)]
    ['cards', 'card', 'cards']
    """
    return lambda number: one if number == 1 else many


def noun_pl(one: str, few: str, many: str) -> Noun:
    """Make a Polish noun as it stands after 1, after 2–4 and after the rest.

    >>> [noun_pl("kartę", "karty", "kart")(n) for n in (1, 2, 5, 12, 22)]
    ['kartę', 'karty', 'kart', 'kart', 'karty']
    """

    def form(number: int) -> str:
        if number == 1:
            return one
        if number % 10 in (2, 3, 4) and number % 100 not in (12, 13, 14):
            return few
        return many

    return form


def _forms(noun: Noun) -> str:
    words = dict.fromkeys(noun(number) for number in (1, 2, 5))
    return "|".join(re.escape(fold(word)) for word in sorted(words, key=len, reverse=True))


class Count:
    """A number with a template such as "{n} {noun}"."""

    def __init__(self, template: str, noun: Noun, samples: tuple[int, ...] = (1, 2)) -> None:
        self.template = template
        self.noun = noun
        pattern = re.escape(fold(template)).replace(r"\{n\}", r"(\d{1,4})")
        pattern = pattern.replace(r"\{noun\}", f"(?:{_forms(noun)})")
        self.pattern = re.compile(pattern + r"(?!\w)")
        self.samples = [self.words(number) for number in samples]

    def words(self, number: int) -> str:
        """Write the number with its noun."""
        return self.template.format(n=number, noun=self.noun(number))

    def say(self, value: Value, style: PhraseStyle) -> str | None:
        """Say a number."""
        if not isinstance(value, int) or isinstance(value, bool):
            return None
        return self.words(value)

    def hear(self, source: Source, at: int) -> Heard:
        """Hear a number; any form of the noun will do."""
        found = self.pattern.match(source.folded, at)
        if found is not None:
            return {found.end(): int(found.group(1))}
        if source.listens:
            for sample in self.samples:
                source.expect(at, sample)
        return {}


class Extent:
    """A range in words: exactly, at least, at most, from … to …"""

    def __init__(
        self,
        templates: dict[str, str],
        noun: Noun,
        genitive: Noun | None = None,
        is_event: bool = False,
    ) -> None:
        """`is_event`: an event never concerns no cards, so {max: 1} means exactly one (RC4)."""
        self.noun = noun
        self.genitive = genitive or noun
        self.is_event = is_event
        self.templates = templates
        self.patterns = {kind: self._pattern(kind, text) for kind, text in templates.items()}
        self.samples = [
            self._words(kind, number, number + 2) for kind in templates for number in (1, 2)
        ]

    def _pattern(self, kind: str, template: str) -> re.Pattern[str]:
        pattern = re.escape(fold(template))
        pattern = pattern.replace(r"\{low\}", r"(?P<low>\d{1,4})")
        pattern = pattern.replace(r"\{high\}", r"(?P<high>\d{1,4})")
        forms = f"{_forms(self.noun)}|{_forms(self.genitive)}"
        return re.compile(pattern.replace(r"\{noun\}", f"(?:{forms})") + r"(?!\w)")

    def _words(self, kind: str, low: int, high: int) -> str:
        noun = self.genitive(high) if kind == "between" else self.noun(low)
        return self.templates[kind].format(low=low, high=high, noun=noun)

    def say(self, value: Value, style: PhraseStyle) -> str | None:
        """Say a range."""
        if not isinstance(value, dict):
            return None
        low, high = value.get("min"), value.get("max")
        if high is None:
            return None if low is None else self._words("least", low, low)
        if low is None:
            is_exact = self.is_event and high == 1
            return self._words("exact" if is_exact else "most", high, high)
        return self._words("exact" if low == high else "between", low, high)

    def hear(self, source: Source, at: int) -> Heard:
        """Hear a range."""
        for kind, pattern in self.patterns.items():
            found = pattern.match(source.folded, at)
            if found is not None:
                low = int(found.group("low"))
                return {found.end(): self._range(kind, low, found.groupdict().get("high"))}
        if source.listens:
            for sample in self.samples:
                source.expect(at, sample)
        return {}

    def _range(self, kind: str, low: int, high: str | None) -> Value:
        if kind == "least":
            return {"min": low}
        if kind == "most" or (kind == "exact" and self.is_event and low == 1):
            return {"max": low}
        return {"min": low, "max": low if high is None else int(high)}


class Faces:
    """What a die shows: "5–6", "6", "1–3"."""

    def __init__(self, least: str, most: str) -> None:
        self.least = least
        self.most = most
        self.patterns = (
            (re.compile(re.escape(fold(least)) + r" (\d{1,4})(?!\w)"), "min"),
            (re.compile(re.escape(fold(most)) + r" (\d{1,4})(?!\w)"), "max"),
        )
        self.span = re.compile(r"(\d{1,4})(?: ?- ?(\d{1,4}))?(?!\w)")

    def say(self, value: Value, style: PhraseStyle) -> str | None:
        """Say the faces."""
        if not isinstance(value, dict):
            return None
        low, high = value.get("min"), value.get("max")
        if high is None:
            if low is None:
                return None
            return f"{self.least} {low}" if low > 6 else _span(low, 6)
        if low is None:
            return _span(1, high) if 1 <= high < 6 else f"{self.most} {high}"
        return _span(low, high)

    def hear(self, source: Source, at: int) -> Heard:
        """Hear the faces."""
        for pattern, key in self.patterns:
            found = pattern.match(source.folded, at)
            if found is not None:
                return {found.end(): {key: int(found.group(1))}}
        found = self.span.match(source.folded, at)
        if found is None:
            if source.listens:
                source.expect(at, "6")
                source.expect(at, "5–6")
            return {}
        low = int(found.group(1))
        high = low if found.group(2) is None else int(found.group(2))
        if high == 6:
            return {found.end(): {"min": low}}
        if low == 1 and high < 6:
            return {found.end(): {"max": high}}
        return {found.end(): {"min": low, "max": high}}


def _span(low: int, high: int) -> str:
    return str(low) if low == high else f"{low}–{high}"
