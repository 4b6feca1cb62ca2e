"""What is wrong with a sentence: the reason, the words it is about, and what could be meant."""

from collections.abc import Callable
from functools import partial
from typing import Any

from stolik.games.blank.language.checker import examine
from stolik.games.blank.language.document import to_data
from stolik.games.blank.language.faults import Fault
from stolik.games.blank.language.parser import signed
from stolik.games.blank.language.reader import read
from stolik.games.blank.language.spoken import UNSAID
from stolik.games.blank.language.understanding.answers import (
    Offer,
    OwnWords,
    Trouble,
    Understanding,
)
from stolik.games.blank.language.understanding.open_places import PACKAGE, variants
from stolik.games.blank.language.understanding.own_words import in_own_words
from stolik.games.blank.language.understanding.phrases.chunks import Words
from stolik.games.blank.language.understanding.sentences.performers import PICKED
from stolik.games.blank.language.understanding.sentences.sentence import SentenceReader
from stolik.games.blank.language.understanding.sentences.sentence_base import Parse
from stolik.games.blank.language.understanding.sentences.social_events import social_events
from stolik.games.blank.language.understanding.suggestions import near_cards
from stolik.games.blank.language.understanding.words.tokens import MARK, QUOTE
from stolik.text import speaker

Data = dict[str, Any]
Span = tuple[int, int]  # in letters of the sentence
FOLLOWING = ("next", "nextTwo", "nextThree")
PARTNERS = ("who", "from", "to", "with", "of")
BAD = {"BADCOLOUR": "no-such-colour", "BADSHAPE": "no-such-shape", "BADCARD": "no-such-card"}


def troubled(  # noqa: PLR0913, PLR0917 - all that an answer tells
    language: str,
    kind: str,
    reason: str,
    sentence: str,
    span: Span,
    reader: SentenceReader | None = None,
    **args: str | int,
) -> Understanding:
    """Return the answer to a sentence that is not a card."""
    start, end = span
    found = sentence[start:end]
    message = speaker(language, PACKAGE).say(f"reading-{reason}", found=found, **args)
    trouble = Trouble(reason, start, end - start, found, message)
    if reader is None:
        return Understanding(language, kind, trouble=trouble)
    return Understanding(
        language, kind, trouble=trouble, suggestions=suggested(reader), own_words=kept(reader)
    )


def suggested(reader: SentenceReader) -> tuple[Offer, ...]:
    """Return up to three cards near to what was typed, as sentences."""
    offers: dict[str, Offer] = {}
    for data in near_cards(reader):
        card, _ = examine(signed(data))
        if card is not None and len(offers) < 3:
            text = read(card, reader.words.language)
            kept_data = {key: value for key, value in to_data(card).items() if key not in UNSAID}
            offers.setdefault(text, Offer(kept_data, text))
    return tuple(offers.values())


def kept(reader: SentenceReader) -> OwnWords | None:
    """Return the sentence as a card that people judge."""
    found = in_own_words(reader)
    if found is None:
        return None
    data, judged = found
    card, _ = examine(signed(data))
    if card is None:
        return None
    kept_data = {key: value for key, value in to_data(card).items() if key not in UNSAID}
    return OwnWords(kept_data, read(card, reader.words.language), judged)


def _answer(reader: SentenceReader, reason: str, span: Span, **args: str | int) -> Understanding:
    words = reader.words
    return troubled(words.language, reader.kind, reason, words.sentence, span, reader, **args)


# --- A reading that is no card ---------------------------------------------------------------


def blamed(reader: SentenceReader, parses: list[Parse]) -> Understanding | None:
    """Return why a reading cannot be a card: a digit 7, ten cards, a ban for ever."""
    for parse in parses:
        if parse.cost >= 10:
            break
        if parse.bad:
            span = _token_span(reader, partial(reader.words.has_category, category=parse.bad))
            if span is not None:
                return _answer(reader, BAD[parse.bad], span)
        for data in variants(parse.card):
            for fault in examine(signed(data))[1]:
                answer = _blame(reader, fault)
                if answer is not None:
                    return answer
    return None


def _blame(reader: SentenceReader, fault: Fault) -> Understanding | None:
    words = reader.words
    if fault.reason == "out-of-range":
        value = fault.args["value"]
        span = _token_span(
            reader,
            lambda at: any(
                sense.category in ("NUM", "DIGITN") and str(sense.value) == value
                for sense in words.tokens[at].senses
            ),
        )
        if ".digit[" in fault.path:
            return None if span is None else _answer(reader, "no-such-digit", span)
        if ".then[" in fault.path:  # "if a 3 is played, … loses three turns"
            span = _token_span(
                reader,
                lambda at: any(
                    sense.category == "NUM" and str(sense.value) == value
                    for sense in words.tokens[at].senses
                ),
                is_last=True,
            )
        low, high = fault.args["lowest"], fault.args["highest"]
        span = span or _whole(reader)
        return _answer(reader, "out-of-bounds", span, lowest=low, highest=high)
    if fault.path.endswith(".until") or fault.reason == "ban-value":
        if fault.reason == "ban-value":
            span = _token_span(reader, lambda at: _is_odd_digit(reader, at))
            return None if span is None else _answer(reader, "no-such-digit", span)
        for at in range(words.size):
            for found in words.find("until", at):
                return _answer(reader, "too-long-a-ban", _span(reader, at, found.end))
    if fault.reason in ("needs-who", "single-performer", "table-verb", "two-only-swap"):
        return _answer(reader, "not-for-these-players", _whole(reader))
    if fault.path.endswith(".do"):
        return None
    return None


def _token_span(
    reader: SentenceReader, is_meant: Callable[[int], bool], is_last: bool = False
) -> Span | None:
    tokens = reader.words.tokens
    for at in reversed(range(len(tokens))) if is_last else range(len(tokens)):
        if tokens[at].kind != QUOTE and is_meant(at):
            return tokens[at].start, tokens[at].end
    return None


def _whole(reader: SentenceReader) -> Span:
    return 0, len(reader.words.sentence)


def _span(reader: SentenceReader, start: int, end: int) -> Span:
    tokens = reader.words.tokens
    if start >= len(tokens) or start >= end:
        size = len(reader.words.sentence)
        return size, size
    return tokens[start].start, tokens[end - 1].end


# --- A reading that is a card, but not what was meant ------------------------------------------


def misleading(reader: SentenceReader, parse: Parse) -> Understanding | None:
    """Return why a card that could be made would do something else than the sentence says."""
    before = False
    for clause in parse.card["then"]:
        if before and clause.get("is_same"):  # a card does not remember whom somebody picked
            return _answer(reader, "picked-again", _span(reader, *clause["span"]))
        before = before or any(clause.get(key) in PICKED for key in PARTNERS)
    again = _next_again(reader, parse.card["then"])
    if again is not None:
        return _answer(reader, "not-understood", _span(reader, *again))
    conditions = [
        *parse.card.get("when", ()),
        *(each.get("only", {}) for each in parse.card["then"]),
    ]
    asks_for_top = any(each.get("not", each).get("is") == "top" for each in conditions)
    if asks_for_top and _plays_itself(parse.card):
        for at in range(reader.words.size):
            for found in reader.words.find("state", at):
                if found.value["is"] == "top":
                    return _answer(reader, "top-is-played", _span(reader, at, found.end))
    return None


def _next_again(reader: SentenceReader, clauses: list[Data]) -> Span | None:
    """ "Następny dobiera jedną, dwóch kolejnych po dwie": those who follow the next player."""
    words = reader.words
    named: list[str] = []
    for clause in clauses:
        start, end = clause.get("span", (0, 0))
        said = [words.tokens[at].folded[:4] for at in range(start, end) if words.has(at, "NEXT")]
        if clause["who"] not in FOLLOWING or not said:
            continue
        here = f"{clause['who']} {said[0]}"
        if named and here != named[-1]:
            return start, end
        named.append(here)
    return None


def _plays_itself(card: Data) -> bool:
    """Whether the card just played lies on top when this one is carried out."""
    if card["kind"] == "effect":
        return True
    return any(each["on"] == "played" for each in card["if"].get("anyOf", [card["if"]]))


# --- A sentence that is not read --------------------------------------------------------------


def diagnosed(reader: SentenceReader) -> Understanding:
    """Find the words that were not understood; the rest was."""
    answer = _foreign(reader)
    if answer is not None:
        return answer
    if reader.kind == "rule":
        return _broken_rule(reader)
    return _beyond(reader, 0)


def _is_odd_digit(reader: SentenceReader, at: int) -> bool:
    """A digit that no card shows, where a card is spoken of."""
    senses = reader.words.tokens[at].senses
    if at + 1 < reader.words.size and reader.words.tokens[at + 1].has("TIME"):
        return False  # "within 40 seconds" names no card
    digit = any(s.category == "DIGITN" and s.value not in range(1, 7) for s in senses)
    played = at > 0 and any(
        s.category == "V" and s.value == "play"
        for near in reader.words.tokens[max(0, at - 2) : at]
        for s in near.senses
    )
    number = any(s.category == "NUM" and s.value not in range(1, 7) for s in senses)
    after = reader.words.tokens[at + 1 : at + 3]  # "a 9 is played"
    played = played or (
        any(s.category == "V" and s.value == "be" for near in after[:1] for s in near.senses)
        and any(s.category == "V" and s.value == "play" for near in after[1:] for s in near.senses)
    )
    return digit or (number and played)


def _foreign(reader: SentenceReader) -> Understanding | None:
    """Words of other games, and victory by card."""
    words = reader.words
    for at, token in enumerate(words.tokens):
        if token.kind == QUOTE:
            continue
        span = (token.start, token.end)
        is_victory = token.has("WIN") or token.has("DROPOUT") or token.has("WINNER")
        is_victory = is_victory and not (token.has("WINNER") and _has_contest(words))
        near = range(max(0, at - 2), at + 3)  # "najstarsza zasada odpada": nobody drops out
        is_of_rule = any(words.has(each, "RULE", "PENALTY") for each in near)
        is_of_rule = is_of_rule or (token.has("WINNER") and _is_of_last_game(words, at))
        is_victory = is_victory and not is_of_rule
        if is_victory and not words.has(at + 1, "PLAYER"):
            return _answer(reader, "nobody-wins", span)
        for found in words.find("dropout", at) if not is_of_rule else ():
            return _answer(reader, "nobody-wins", _span(reader, at, found.end))
        for category, reason in BAD.items():
            is_card = (
                words.has(at + 1, "CARD") or words.has(at - 1, "CARD", "A") or _is_played(words, at)
            )
            if token.has(category) and is_card:
                return _answer(reader, reason, span)
        if _is_odd_digit(reader, at):
            return _answer(reader, "no-such-digit", span)
    return None


def _is_of_last_game(words: Words, at: int) -> bool:
    """ "The winner of the last game draws a card" makes nobody win."""
    return any(words.has(near, "LAST", "PREV") for near in range(at + 1, at + 4))


def _has_contest(words: Words) -> bool:
    return any(words.has(at, "DUEL", "SCISSORS") for at in range(words.size))


def _is_played(words: Words, at: int) -> bool:
    return at > 0 and any(
        sense.category == "V" and sense.value == "play"
        for near in words.tokens[max(0, at - 2) : at]
        for sense in near.senses
    )


def _broken_rule(reader: SentenceReader) -> Understanding:
    words = reader.words
    best = None
    for start, lead in reader.starts():
        for activator in reader.activators.read(start):
            is_sound = reader.is_sound(activator, lead) or activator.end >= reader.end
            if (is_sound and lead != "none" and (best is None or activator.end > best)) or (
                is_sound and best is None and not activator.is_elliptic
            ):
                best = activator.end
    if best is None:
        return _no_trigger(reader)
    if best >= reader.end:
        size = len(words.sentence)
        return _answer(reader, "no-effect", (size, size))
    place = best
    while place < reader.end and (
        words.is_at(place, ",", ":", "-", "=", "?") or words.has(place, "TO")
    ):
        place += 1
    return _beyond(reader, place)


def _no_trigger(reader: SentenceReader) -> Understanding:
    words = reader.words
    context = reader.context(None, "if")
    for reading in reader.clauses.sequences(0, context):
        if reader.is_whole(reading.end):
            return _answer(reader, "no-trigger", (0, 0))
    place = 1 if words.has(0, "IF", "WHOEVER") else 0
    after = _after_social_event(reader)
    if after is not None:
        return _beyond(reader, after)
    end = _read_from(reader, place)
    return _answer(reader, "not-understood", _span(reader, place, max(place + 1, end)))


def _after_social_event(reader: SentenceReader) -> int | None:
    """Return where the consequence begins behind an event of people, where that is not read."""
    words = reader.words
    for start, lead in reader.starts():
        for event in social_events(words, start, reader.end, lead) if lead != "noun" else ():
            place = event.end + 1
            if words.is_at(event.end, ",") and place < reader.end:
                readings = reader.clauses.sequences(place, reader.context(None, "if"))
                is_read = any(reader.is_whole(each.end) for each in readings)
                return None if is_read else place
    return None


def _read_from(reader: SentenceReader, start: int) -> int:
    """Return where the words begin that are read to the end; the end where none are."""
    words, context = reader.words, reader.context(None, "if")
    for place in range(start + 1, reader.end):
        if any(reader.is_whole(each.end) for each in reader.clauses.sequences(place, context)):
            while place > start + 1 and (
                words.tokens[place - 1].kind == MARK or words.has(place - 1, "TO", "THEN")
            ):
                place -= 1
            return place
    return reader.end


def _beyond(reader: SentenceReader, place: int) -> Understanding:
    """Mark what follows the part that was understood."""
    best = place
    context = reader.context(None, "if")
    for reading in reader.clauses.sequences(place, context):
        best = max(best, reading.end)
    while best < reader.end and reader.words.is_at(best, ",", ".", ";", ":"):
        best += 1
    if best >= reader.end:
        best = place
    return _answer(reader, "not-understood", _span(reader, best, _read_from(reader, best)))
