"""What was understood, part by part: each with its words, its form in the language, and choices."""

from collections.abc import Iterator
from copy import deepcopy
from typing import Any

from stolik.games.blank.language.card import Card
from stolik.games.blank.language.checker import examine
from stolik.games.blank.language.document import to_data
from stolik.games.blank.language.grammar.phrases import PhraseStyle
from stolik.games.blank.language.parser import signed
from stolik.games.blank.language.reader import grammar_of, read
from stolik.games.blank.language.spoken import UNSAID
from stolik.games.blank.language.understanding.answers import Offer, Part, Role
from stolik.games.blank.language.understanding.phrases.chunks import Words
from stolik.games.blank.language.understanding.sentences.sentence_base import Parse
from stolik.games.blank.language.understanding.words.tokens import MARK

Data = dict[str, Any]
Span = tuple[int, int]  # places of words
MOST_CHOICES = 8
PLAYERS = (
    "actor",
    "next",
    "previous",
    "left",
    "right",
    "all",
    "others",
    "chosen",
    "most",
    "fewest",
)
AMOUNTS = {
    "n": (1, 2, 3, 4, 5, 6, "all"),
    "turns": (1, 2),
    "cards": (1, 2, 3),
    "times": (1, 2, 3, 4, 5),
}
PERIODS = ("nextCard", "turnEnd", "yourNextTurn", "gameEnd")
PARTNERS = ("from", "to", "with", "of", "against")
PARTNER_PHRASES = ("from_who", "with_who", "to_who", "of_who", "who", "dir")
PRONOUNS = ("he", "this", "player", "someone")
AMOUNT_PHRASES = ("cards", "turns", "penalties", "topcards")


def parts_of(
    data: Data, card: Card, language: str, words: Words, parse: Parse | None
) -> tuple[Part, ...]:
    """Return the parts of a card in the order of the sentence.

    Without a parse, where the sentence is one of the language itself, its words are found again
    by the same phrases.
    """
    spoken = {key: value for key, value in to_data(card).items() if key not in UNSAID}
    found = [
        *_trigger_parts(spoken, language, words, parse),
        *_clause_parts(spoken, language, words, parse),
    ]
    return tuple(found)


def _trigger_parts(card: Data, language: str, words: Words, parse: Parse | None) -> Iterator[Part]:
    if "if" not in card:
        return
    said = _said(card, language)[0]
    triggers = card["if"].get("anyOf", [card["if"]])
    spans = parse.trigger_spans if parse is not None else _spoken_trigger(words)
    for number, span in enumerate(spans):
        is_trigger = number < len(triggers)
        by_people = is_trigger and "event" in triggers[number]
        changed = _trigger_choices(card, number) if is_trigger else iter(())
        choices = tuple(_offers(changed, card, language))
        role: Role = "trigger" if is_trigger else "condition"
        yield _part(words, role, span, said, by_people, choices)


def _spoken_trigger(words: Words) -> list[Span]:
    """ "Jeśli …, to …": the words between."""
    for at in range(1, words.size):
        if words.has(at, "TO") and words.is_at(at - 1, ","):
            return [(1, at - 1)]
    return []


def _trigger_choices(card: Data, number: int) -> Iterator[Data]:
    trigger = card["if"].get("anyOf", [card["if"]])[number]
    changes: list[tuple[str, object]] = []
    if "digit" in trigger:
        changes += [("digit", [digit]) for digit in range(1, 7)]
    if "colour" in trigger:
        colours = ("hexagon", "circle", "triangle", "rhombus", "square", "shield")
        changes += [("colour", [colour]) for colour in colours]
    if "parity" in trigger:
        changes += [("parity", parity) for parity in ("odd", "even")]
    if "seconds" in trigger:
        changes += [("seconds", seconds) for seconds in (5, 10, 30, 60, 120, 300)]
    for key, value in changes:
        new = deepcopy(card)
        new["if"].get("anyOf", [new["if"]])[number][key] = value
        yield new


def _clause_parts(card: Data, language: str, words: Words, parse: Parse | None) -> Iterator[Part]:
    raw = parse.card["then"] if parse is not None else []
    for number, clause in enumerate(card["then"]):
        read_clause = raw[number] if number < len(raw) else {}
        span = read_clause.get("span")
        if span is None:
            span = _spoken_effect(words)
        by_people = clause["do"] in ("say", "act", "answer")
        for role, key, place in _places(clause, words, span):
            if key == "who":
                place = read_clause.get("who_span", place)
            choices = tuple(_offers(_choices(card, number, key), card, language))
            said = _part_said(card, number, role, key, language)
            yield _part(words, role, place, said, by_people and role == "what", choices)
        if "only" in clause:
            place = read_clause.get("only_span", (span[1], span[1]))
            said = _part_said(card, number, "condition", "only", language)
            yield _part(words, "condition", place, said, False, ())


def _spoken_effect(words: Words) -> Span:
    """The rest of a sentence of the language, without the marks around it."""
    spoken = _spoken_trigger(words)
    start, end = (spoken[0][1] if spoken else 0), words.size
    while start < end and (words.tokens[start].kind == MARK or words.has(start, "TO")):
        start += 1
    while end > start and words.tokens[end - 1].kind == MARK:
        end -= 1
    return start, end


def _places(clause: Data, words: Words, span: Span) -> Iterator[tuple[Role, str, Span]]:
    """Yield the parts of one clause with the words each came from."""
    partners = [
        (key, _find(words, span, PARTNER_PHRASES, (clause[key], *PRONOUNS)) or (span[1], span[1]))
        for key in PARTNERS
        if key in clause
    ]
    if clause["who"] != "table":
        who = _find(words, span, ("who",), (clause["who"], *PRONOUNS))
        if who is None or any(start <= who[0] < end for _, (start, end) in partners):
            who = (span[0], span[0])
        yield "who", "who", who
    yield "what", "do", span
    for key, place in partners:
        yield "who", key, place
    for key in AMOUNTS:
        if isinstance(clause.get(key), int) or clause.get(key) == "all":
            yield "amount", key, _find(words, span, AMOUNT_PHRASES, ()) or (span[1], span[1])
            break
    if "until" in clause:
        yield "period", "until", _find(words, span, ("until",), ()) or (span[1], span[1])


def _find(
    words: Words, span: Span, names: tuple[str, ...], values: tuple[object, ...]
) -> Span | None:
    """Find a phrase in a clause; without values any of its meanings will do."""
    for at in range(*span):
        for name in names:
            for found in words.find(name, at):
                is_meant = not values or found.value in values
                if found.end <= span[1] and is_meant and not words.is_adjective(at, found.end):
                    return at, found.end
    return None


def _choices(card: Data, number: int, key: str) -> Iterator[Data]:
    answers: tuple[object, ...] = ()
    if key == "who" or key in PARTNERS:
        answers = PLAYERS
    elif key in AMOUNTS:
        answers = AMOUNTS[key]
    elif key == "until":
        answers = PERIODS
    for answer in answers:
        new = deepcopy(card)
        new["then"][number][key] = answer
        yield new
    if key == "do":
        new = deepcopy(card)
        if new["then"][number].pop("may", None) is None:
            new["then"][number]["may"] = True
        yield new


def _offers(changed: Iterator[Data], card: Data, language: str) -> Iterator[Offer]:
    count = 0
    for data in changed:
        if data == card or count >= MOST_CHOICES:
            continue
        made, _ = examine(signed(data))
        if made is not None:
            count += 1
            spoken = {key: value for key, value in to_data(made).items() if key not in UNSAID}
            if spoken != card:
                yield Offer(spoken, read(made, language))


def _said(card: Data, language: str) -> tuple[str, str]:
    """Return the trigger's and the effect's half of the sentence in the language."""
    whole = grammar_of(language).sentence.say(card, PhraseStyle()) or ""
    if "if" not in card:
        return "", whole.partition(", ")[2] or whole
    head, _, tail = whole.partition(", to " if language == "pl" else ", then ")
    return head.partition(" ")[2], tail


def _part_said(card: Data, number: int, role: str, key: str, language: str) -> str:
    """Write one part: a player, a number and a period in the shortest clause they fit."""
    clause = card["then"][number]
    if role == "amount":
        return (
            str(clause[key])
            if clause[key] != "all"
            else ("wszystkie" if language == "pl" else "all")
        )
    frame: Data = {name: card[name] for name in ("kind", "react") if name in card}
    if "if" in card:
        frame["if"] = {"on": "skipped"}
    if role == "who" and key == "who":
        sentence = _said({**frame, "then": [{"who": clause["who"], "do": "skip"}]}, language)[1]
        if sentence:
            return sentence.rsplit(" ", 2 if language == "pl" else 3)[0]
    if role == "period":
        lasting = {
            "who": clause["who"],
            "do": "act",
            "what": {language: "x"},
            "until": clause["until"],
        }
        sentence = _said({**frame, "then": [lasting]}, language)[1]
        if sentence:
            return sentence.partition(" x ")[2]
    return _said({**frame, "then": [clause]}, language)[1]


def _part(  # noqa: PLR0913, PLR0917 - the fields of a part
    words: Words, role: Role, span: Span, said: str, by_people: bool, choices: tuple[Offer, ...]
) -> Part:
    start, end = span
    tokens = words.tokens
    first = tokens[min(start, len(tokens) - 1)].start if tokens else 0
    last = tokens[max(start, end - 1)].end if tokens and end > start else first
    return Part(role, first, last - first, said, by_people, choices)
