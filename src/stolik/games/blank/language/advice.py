"""Advice for a sentence that is not understood: the place, what would fit, what is near."""

from collections.abc import Iterator
from difflib import SequenceMatcher, get_close_matches

from msgspec import Struct

from stolik.games.blank.language.card import Card
from stolik.games.blank.language.checker import examine
from stolik.games.blank.language.gallery import gallery
from stolik.games.blank.language.grammar.phrases import Rule
from stolik.games.blank.language.grammar.source import SENTENCE_LIMIT, Source, fold
from stolik.games.blank.language.reader import grammar_of, read
from stolik.games.blank.language.spoken import carried, text_holders
from stolik.games.blank.language.terms import LANGUAGES

MOST_EXPECTED = 8
MOST_SUGGESTED = 3
MOST_TRIES = 36  # repaired sentences that are tried before giving up
MOST_LETTERS = 6_000  # total length of these tries, in letters
COMPARED = 200  # letters by which whole sentences are compared


_HARD = "a an the may must card cards turn turns then może mogą musi muszą kartę karty kart turę"
HARD_WORDS = frozenset(_HARD.split())


class Advice(Struct, frozen=True):
    """Where a sentence stops making sense and how it could go on."""

    language: str
    place: int
    found: str
    expected: tuple[str, ...]
    suggestions: tuple[str, ...]
    message: str = ""  # a diagnosis that says more than the place does


class _Stop(Struct):
    """How far a sentence was understood; `at` counts in the normalized text."""

    source: Source
    at: int
    expected: list[str]
    card: Card | None


def _listen(sentence: str, grammar: Rule) -> _Stop:
    source = Source(sentence, listens=True)
    heard = grammar.hear(source, 0)
    whole = heard.get(len(source.text))
    for end in heard:
        if end > source.furthest:  # a whole card, followed by something more
            source.furthest, source.expected = end, []
    card = None if whole is None else examine(_signed(whole))[0]
    return _Stop(source, source.furthest, source.expected, card)


def _signed(heard: dict[str, object]) -> dict[str, object]:
    title = {} if heard["kind"] == "rule" else {"title": {"en": "?"}}
    return {"lang": 1, "author": "?", **title, **heard}


def advise(sentence: str, language: str | None = None) -> Advice:
    """Return where the sentence stops, and up to three valid sentences near it."""
    sentence = sentence[:SENTENCE_LIMIT]
    languages = LANGUAGES if language is None else (language,)
    stops = {each: _listen(sentence, grammar_of(each).sentence) for each in languages}
    tongue = max(languages, key=lambda each: stops[each].at)
    stop = stops[tongue]
    text = stop.source.text
    rest = text[stop.at :]
    ranked = _ranked(rest, stop.expected)
    return Advice(
        tongue,
        stop.source.places[stop.at],
        rest[:40],
        tuple(ranked[:MOST_EXPECTED]),
        tuple(_suggestions(text, tongue)),
    )


def _ranked(rest: str, expected: list[str]) -> list[str]:
    """Order suggestions by similarity to the typed words."""
    folded = fold(rest)

    def likeness(phrase: str) -> float:
        wanted = fold(phrase)
        alike = SequenceMatcher(None, wanted, folded[: len(wanted) + 2]).ratio()
        return alike + (wanted[:1].isdigit() and folded[:1].isdigit())

    return sorted(expected, key=lambda phrase: (-likeness(phrase), len(phrase)))


def _suggestions(text: str, language: str) -> list[str]:
    grammar = grammar_of(language).sentence
    found = _repaired(text, grammar, language)
    start = text[:COMPARED]
    near = get_close_matches(start, gallery(language), n=MOST_SUGGESTED, cutoff=0.3)
    for sentence in (*near, *gallery(language)):
        if len(found) >= MOST_SUGGESTED:
            break
        if sentence not in found:
            found.append(sentence)
    return found[:MOST_SUGGESTED]


def _repaired(text: str, grammar: Rule, language: str) -> list[str]:
    """Repair the sentence where it stops, repeatedly, until it is a valid card."""
    whole: list[str] = []
    tries = 0
    most = min(MOST_TRIES, MOST_LETTERS // max(1, len(text)))
    waiting = [text]
    seen = {text}
    while waiting and tries < most and len(whole) < MOST_SUGGESTED:
        waiting.sort(key=lambda each: -_alike(text, each))
        stop = _listen(waiting.pop(0), grammar)
        tries += 1
        if stop.card is not None:
            sentence = read(stop.card, language)
            if sentence not in whole and _is_clear(stop.card, language):
                whole.append(sentence)
            continue
        for mended in _mended(stop):
            if mended not in seen and len(seen) < 4 * MOST_TRIES:
                seen.add(mended)
                waiting.append(mended)
    return whole


def _alike(text: str, other: str) -> float:
    return SequenceMatcher(None, text[:COMPARED], other[:COMPARED]).ratio()


def _is_clear(card: Card, language: str) -> bool:
    """Whether a repair does not hide the mistake in a free text."""
    for holder, key in text_holders(carried(card, language)):
        words = fold(" ".join(holder[key].values())).split()
        if any(word.isdigit() or word in HARD_WORDS for word in words):
            return False
    return True


def _mended(stop: _Stop) -> Iterator[str]:
    text, at = stop.source.text, stop.at
    rest = text[at:]
    if not stop.expected:
        yield text[:at]
        return
    for phrase in _ranked(rest, [each for each in stop.expected if each != "…"])[:4]:
        for end in _word_ends(rest, len(phrase)):
            tail = rest[end:]
            joint = "" if not tail or tail[0] in " ,;:." else " "
            yield text[:at] + phrase + joint + tail


def _word_ends(rest: str, length: int) -> list[int]:
    """Return the ends of words near the length of what is to be put in."""
    ends = [0] + [
        place
        for place in range(1, len(rest) + 1)
        if place == len(rest) or (rest[place] in " ,;:" and rest[place - 1] not in " ,;:")
    ]
    return sorted(ends, key=lambda end: abs(end - length))[:3]
