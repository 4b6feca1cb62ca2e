"""Free texts inside a sentence: bare where that is clear, else "[en: in brackets]"."""

import re

from stolik.games.blank.language.grammar.phrases import PhraseStyle
from stolik.games.blank.language.grammar.source import Heard, Source, Value

BRACKETS = re.compile(r"\[(pl|en): ?([^\[\]]+?)\]")
LONGEST = 80
ENDS = frozenset(" ,;:")


class Free:
    """The players' own words (BLK-L8).

    Bare words that begin like a phrase of the language and speak of cards, turns or
    numbers are a mistake to point out ("plays a 7") and not an event that the players
    judge. Such a text, one that would be read back as something else, and one in another
    language are set in brackets.
    """

    def __init__(self, language: str, label: str) -> None:
        self.language = language
        self.label = label
        self.openings: frozenset[str] = frozenset()
        self.subjects: tuple[str, ...] = ()

    def say(self, value: Value, style: PhraseStyle) -> str | None:
        """Say the text in the reader's language, else as written with its language."""
        text = value.get(self.language)
        if text is not None:
            return f"[{self.language}: {text}]" if style.in_brackets else str(text)
        other = "en" if self.language == "pl" else "pl"
        return f"[{other}: {value[other]}]"

    def hear(self, source: Source, at: int) -> Heard:
        """Hear a text in brackets, or bare words as short as they can be."""
        known = source.memo.get((-id(self), at))
        if known is not None:
            return known
        found = self._bracketed(source, at) or self._bare(source, at)
        source.memo[-id(self), at] = found
        return found

    def _bracketed(self, source: Source, at: int) -> Heard:
        found = BRACKETS.match(source.text, at)
        return {} if found is None else {found.end(): {found.group(1): found.group(2).strip()}}

    def _bare(self, source: Source, at: int) -> Heard:
        text = source.text
        if source.listens:
            source.expect(at, self.label)
        if at >= len(text) or text[at] in " ,;:[]" or self._is_reserved(source, at):
            return {}
        found: Heard = {}
        for end in range(at + 1, min(len(text), at + LONGEST) + 1):
            if text[end - 1] in "[]":
                break
            if (end == len(text) or text[end] in ENDS) and text[end - 1] not in " .":
                found[end] = {self.language: text[at:end]}
        return found

    def _is_reserved(self, source: Source, at: int) -> bool:
        words = re.findall(r"[^ ,;:]+", source.folded[at : at + LONGEST])
        if not words or words[0] not in self.openings:
            return False
        return any(word.isdigit() or word.startswith(self.subjects) for word in words[1:])
