"""The parser: a typed sentence in Polish or English becomes the card that reads like it."""

from collections.abc import Sequence

from stolik.games.blank.language.advice import Advice, advise
from stolik.games.blank.language.card import Card
from stolik.games.blank.language.checker import check, examine
from stolik.games.blank.language.document import Data
from stolik.games.blank.language.faults import Fault
from stolik.games.blank.language.grammar.source import SENTENCE_LIMIT
from stolik.games.blank.language.reader import hear
from stolik.games.blank.language.spoken import add_note, carried
from stolik.games.blank.language.terms import LANGUAGES

UNSIGNED = "?"  # stands in for an author or title while only the sentence is judged


class NotUnderstood(ValueError):  # noqa: N818 - it says what happened
    """A sentence that is not a card: where it stops, what would fit there, what is similar."""

    def __init__(self, advice: Advice, faults: Sequence[Fault] = ()) -> None:
        self.place = advice.place
        self.found = advice.found
        self.expected = advice.expected
        self.suggestions = advice.suggestions
        self.language = advice.language
        self.message = advice.message
        self.faults = tuple(faults)
        super().__init__(
            f"at {self.place}: {self.found!r} is not understood; "
            f"expected {' | '.join(self.expected)}; near: {' / '.join(self.suggestions)}"
        )


def parse(sentence: str, language: str | None = None) -> Data:
    """Return what a sentence says, as data without author and title.

    Without a language both are tried. Raises `NotUnderstood` with advice.
    """
    heard, faults = _understand(sentence, language)
    if heard is not None and not faults:
        return heard
    raise NotUnderstood(advise(sentence, language), faults)


def _understand(sentence: str, language: str | None) -> tuple[Data | None, list[Fault]]:
    if len(sentence) > SENTENCE_LIMIT:
        return None, []
    faults: list[Fault] = []
    for each in LANGUAGES if language is None else (language,):
        heard = hear(sentence, each)
        if heard is None:
            continue
        card, faults = examine(signed(heard))
        if card is not None:
            return carried(card, each), []
    return None, faults


def signed(heard: Data) -> Data:
    """Add to a sentence's data a stand-in for what it does not say."""
    data: Data = {"lang": 1, "author": UNSIGNED, **heard}
    if data.get("kind") == "effect":
        data["title"] = {"en": UNSIGNED}
    return data


def compile_card(
    text: str,
    language: str,
    author: str | None = None,
    title: dict[str, str] | None = None,
) -> Card:
    """Make the card from its sentence and, below it, the lines that `write_out` adds.

    Lines win over the arguments. Raises `NotUnderstood` for the sentence or a line, and
    `CardRefused` where author or title are missing or a text is outside the limits.
    """
    sentence, *lines = [line for line in text.splitlines() if line.strip()] or [""]
    data: Data = {"lang": 1, **parse(sentence, language)}
    for line in lines:
        if not add_note(data, line, language):
            raise NotUnderstood(Advice(language, text.find(line), line[:40], (), ()))
    if author is not None:
        data.setdefault("author", author)
    if title is not None and data["kind"] == "effect":
        data.setdefault("title", dict(title))
    return check(data)
