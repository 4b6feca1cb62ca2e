"""A typed sentence prepared for parsing: spaces, case, quotes and dashes normalized."""

from typing import Any, TypeAlias, TypeVar

Value: TypeAlias = Any  # plain JSON data: a card, or a part of one
Heard: TypeAlias = dict[int, Value]  # where a phrase can end -> what it then means

Place = TypeVar("Place", int, tuple[int, bool])

FOLDS = str.maketrans(
    {
        "’": "'",
        "‘": "'",
        "‚": "'",
        "`": "'",
        "“": '"',
        "”": '"',
        "„": '"',
        "«": '"',
        "»": '"',
        "–": "-",
        "—": "-",
        "−": "-",
        "‑": "-",
    }
)
SENTENCE_LIMIT = 2000  # no card reads longer


def fold(text: str) -> str:
    """Return the text in small letters, plain quotes and hyphens, letter for letter."""
    plain = text.translate(FOLDS)
    if "İ" in plain or "Σ" in plain:  # one becomes two letters, the other depends on its place
        return "".join(small if len(small := sign.lower()) == 1 else sign for sign in plain)
    return plain.lower()


def own_words(value: Value) -> int:
    """Count the letters of free texts in a meaning."""
    if isinstance(value, list):
        return sum(own_words(each) for each in value)
    if isinstance(value, dict):
        return sum(
            len(each) if key in ("pl", "en") else own_words(each) for key, each in value.items()
        )
    return 0


def keep(found: dict[Place, Value], end: Place, value: Value) -> None:
    """Of two meanings of the same words keep the one that leaves less to the players' judgement.

    So a free text never absorbs a phrase of the language beside it.
    """
    if end not in found or own_words(value) < own_words(found[end]):
        found[end] = value


class Source:
    """The sentence, what has been understood of it so far, and where parsing stopped."""

    def __init__(self, sentence: str, listens: bool = False) -> None:
        self.text, self.places = _even(sentence)
        self.folded = fold(self.text)
        self.memo: dict[tuple[int, int], Heard] = {}
        self.listens = listens  # note what was expected where, for advice
        self.furthest = 0
        self.expected: list[str] = []

    def expect(self, at: int, phrase: str) -> None:
        """Note that the phrase would have fitted here, if this is the furthest place reached."""
        start = self._words_shared(at, phrase)
        if start > self.furthest:
            self.furthest = start
            self.expected = []
        if start == self.furthest:
            wanted = phrase[start - at :].strip()
            if wanted and wanted not in self.expected:
                self.expected.append(wanted)

    def _words_shared(self, at: int, phrase: str) -> int:
        """Where the first word starts in which text and phrase differ."""
        folded, last = fold(phrase), at
        for offset, sign in enumerate(folded):
            if at + offset >= len(self.folded) or self.folded[at + offset] != sign:
                break
            if sign == " ":
                last = at + offset + 1
        return last


def _even(sentence: str) -> tuple[str, list[int]]:
    """Normalize spaces and drop the final stop; remember where each character came from."""
    kept: list[str] = []
    places: list[int] = []
    for place, sign in enumerate(sentence):
        if sign.isspace() or sign in "\u00a0\u202f\u2009":
            if kept and kept[-1] != " ":
                kept.append(" ")
                places.append(place)
        elif sign not in "\u00ad\u200b\ufeff":
            kept.append(sign)
            places.append(place)
    while kept and kept[-1] == " ":
        kept.pop()
    if kept and kept[-1] == ".":
        kept.pop()
    while kept and kept[-1] == " ":
        kept.pop()
    return "".join(kept), [*places[: len(kept)], len(sentence)]
