"""The entry point: a sentence in free wording becomes a card, a question or a diagnosis."""

from collections.abc import Iterator
from typing import Any

from stolik.games.blank.language.card import Card
from stolik.games.blank.language.checker import examine
from stolik.games.blank.language.document import to_data
from stolik.games.blank.language.faults import Fault
from stolik.games.blank.language.grammar.source import SENTENCE_LIMIT
from stolik.games.blank.language.parser import signed
from stolik.games.blank.language.reader import hear, read
from stolik.games.blank.language.spoken import UNSAID, carried, text_holders
from stolik.games.blank.language.understanding.answers import Judged, Offer, Understanding
from stolik.games.blank.language.understanding.diagnosis import (
    blamed,
    diagnosed,
    kept,
    misleading,
    troubled,
)
from stolik.games.blank.language.understanding.open_places import question_of, variants
from stolik.games.blank.language.understanding.parts import parts_of
from stolik.games.blank.language.understanding.phrases.chunks import Words
from stolik.games.blank.language.understanding.phrases.patterns import TooLong
from stolik.games.blank.language.understanding.sentences.game_talk import hides_the_game
from stolik.games.blank.language.understanding.sentences.sentence import SentenceReader
from stolik.games.blank.language.understanding.sentences.sentence_base import Parse
from stolik.games.blank.language.understanding.words.tokens import fold

Data = dict[str, Any]
SAME_COST = 0.004
MOST_READINGS = 3


def understand(sentence: str, language: str, kind: str) -> Understanding:
    """Interpret a sentence as a rule or as an effect.

    The same words always mean the same card. Words of the language itself come first, then what
    people write instead; what remains open is asked, what is not understood is marked.
    """
    if language not in ("pl", "en") or kind not in ("rule", "effect"):
        raise ValueError(f"no reading of a {kind!r} in {language!r}")
    if len(sentence) > SENTENCE_LIMIT:
        return troubled(
            language, kind, "sentence-too-long", sentence, (SENTENCE_LIMIT, len(sentence))
        )
    exact = _exact(sentence, language, kind)
    if exact is not None:
        return exact
    reader = SentenceReader(sentence, language, kind)
    try:
        answer = _tolerant(reader)
    except TooLong:
        return troubled(language, kind, "sentence-too-tangled", sentence, (0, len(sentence)))
    if answer.card is None and answer.question is None:
        return (
            _barely(reader)
            or _as_typed(reader)
            or _in_other_tongue(sentence, language, kind, reader)
            or answer
        )
    return answer


def _barely(reader: SentenceReader) -> Understanding | None:
    """Read the sentence without "immediately" and its like, which may stand anywhere."""
    words = reader.words
    bare = SentenceReader(words.sentence, words.language, reader.kind, is_bare=True)
    if bare.words.size == words.size:
        return None
    try:
        answer = _tolerant(bare)
    except TooLong:
        return None
    return answer if not answer.judged and (answer.card or answer.question) else None


def _as_typed(reader: SentenceReader) -> Understanding | None:
    """Treat supposed typing errors as people's own words: "padać" is not "podać".

    A swap of two letters is always a typing error, and what else speaks of the game stays in the
    game.
    """
    words = reader.words
    mended = [token for token in words.tokens if token.is_mended]
    if not mended or any(sorted(fold(each.text)) == sorted(each.folded) for each in mended):
        return None
    second = SentenceReader(words.sentence, words.language, reader.kind, mends=False)
    try:
        answer = _tolerant(second)
    except TooLong:
        return None
    if answer.card is None or not answer.judged:
        return None
    for holder, key in text_holders(answer.card):
        own = Words(holder[key][words.language], words.language, mends=False)
        if any(own.has(at, "TURN", "HAND", "NUM") for at in range(own.size)):
            return None
    return answer


def _in_other_tongue(
    sentence: str, language: str, kind: str, reader: SentenceReader
) -> Understanding | None:
    """Read a sentence that was typed in the other language."""
    other = "en" if language == "pl" else "pl"
    exact = _exact(sentence, other, kind)
    if exact is not None:
        return exact
    second = SentenceReader(sentence, other, kind)
    if second.words.known() <= reader.words.known():
        return None
    try:
        return _tolerant(second)
    except TooLong:
        return None


def card_of(data: Data) -> tuple[Card | None, list[Fault]]:
    """Check the data of a reading."""
    return examine(signed(data))


def offer_of(card: Card, language: str) -> Offer:
    """Return a card with its sentence."""
    return Offer(data_of(card), read(card, language))


def data_of(card: Card) -> Data:
    """Return a card's data without author and title."""
    return {key: value for key, value in to_data(card).items() if key not in UNSAID}


def _exact(sentence: str, language: str, kind: str) -> Understanding | None:
    """Read a sentence of the language itself, unless a free text in it speaks of the game."""
    heard = hear(sentence, language)
    if heard is None or heard["kind"] != kind:
        return None
    card, _ = card_of(heard)
    if card is None:
        return None
    keys = [key for _, key in text_holders(heard)]
    judged: tuple[Judged, ...] = ("trigger",) if "event" in keys else ()
    judged += ("duty",) if any(key != "event" for key in keys) else ()
    if any(hides_the_game(text, language) for text in _bare_texts(heard, sentence, language)):
        return None
    data = carried(card, language)
    parts = parts_of(data, card, language, Words(sentence, language), None)
    return Understanding(language, kind, data, read(card, language), parts, judged)


def _bare_texts(heard: Data, sentence: str, language: str) -> Iterator[str]:
    for holder, key in text_holders(heard):
        text = holder[key].get(language)
        if text is not None and f": {text}]" not in sentence and f":{text}]" not in sentence:
            yield text


def _tolerant(reader: SentenceReader) -> Understanding:
    words = reader.words
    language, kind = words.language, reader.kind
    parses = reader.parses()
    chosen = _sound(parses)
    if not chosen:
        refused = blamed(reader, parses)
        return refused if refused is not None else diagnosed(reader)
    answer = misleading(reader, chosen[0][0])
    if answer is not None:
        return answer
    offers: dict[str, tuple[Offer, Card, Data, Parse]] = {}
    for parse, data, card in chosen:
        offer = offer_of(card, language)
        offers.setdefault(offer.text, (offer, card, data, parse))
    found = list(offers.values())
    if len(found) > 1:
        readings = tuple(each[0] for each in found[:MOST_READINGS])
        question = question_of([each[2] for each in found], language)
        return Understanding(
            language, kind, question=question, readings=readings, own_words=kept(reader)
        )
    offer, card, data, parse = found[0]
    parts = parts_of(data, card, language, words, parse)
    return Understanding(
        language,
        kind,
        carried(card, language),
        offer.text,
        parts,
        parse.people,
        own_words=kept(reader),
    )


def _sound(parses: list[Parse]) -> list[tuple[Parse, Data, Card]]:
    """Return the best readings that are cards, each with all that it leaves open."""
    found: list[tuple[Parse, Data, Card]] = []
    for parse in parses:
        if found and parse.cost > found[0][0].cost + SAME_COST:
            break
        if parse.bad:
            continue
        for data in variants(parse.card):
            card, _ = card_of(data)
            if card is not None:
                found.append((parse, data, card))
        if not found and parse.cost < 10:
            continue
        if not found:
            break
    return found
