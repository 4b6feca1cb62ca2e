"""Whether two cards mean the same, and whether an answer to a sentence is right."""

import json
import re
import unicodedata
from difflib import SequenceMatcher
from typing import Any, NamedTuple

Card = dict[str, Any]


class Answer(NamedTuple):
    """What was answered to one sentence."""

    card: Card | None
    near: list[Card]  # what is offered instead, or asked between, best first
    place: int | None
    reported: str
    asks: bool


PLACES = ("who", "from", "to", "with", "of", "against")
OWN_TURN = {"played", "streak", "idle", "clock", "outside", "turnStart", "turnEnd"}
NOBODYS = {"all", "table", "active", "most", "fewest", "voted"}  # the same whoever acted
NUMBERS = {
    2: "2 dwa dwie dwóch two twice dwukrotnie",
    3: "3 trzy trzech three thrice trzykrotnie",
    4: "4 cztery czterech four",
    5: "5 pięć pięciu five",
}
_SMALL = """
    a an the to of in on at it is be has have that their they them your you his her and or not
    own someone somebody sie i w we na do o z ze za po ma mu swoj swoja swoje swojej ktory ktora
    ktore ten ta jest czy co ktos
"""
SMALL_WORDS = set(_SMALL.split())


def normal(card: Card) -> Card:
    """Bring ways of writing that mean the same in every game into one form.

    Order of triggers; two triggers that differ in digits or colours only; "the active player"
    where that is the actor; "any player" where choosing oneself does nothing (BLK-L15); a
    condition of the only clause; who carries out a change of rules
    that leaves no choice; a social event whose doer plays no part (`social` or `outside`);
    chat words and stand-ins, which a sentence does not carry.
    """
    card = json.loads(json.dumps(card))
    triggers = _triggers(card.pop("if", None))
    clauses = card["then"]
    own_turn = not card.get("react") and all(each.get("on") in OWN_TURN for each in triggers)
    _walk(card, own_turn)
    if len(clauses) == 1 and "only" in clauses[0] and "when" not in card:
        card["when"] = [clauses[0].pop("only")]
    nobodys = all(each["who"] in NOBODYS and "actor" not in _named(each) for each in clauses)
    if nobodys:
        for each in triggers:
            each["on"] = {"social": "outside"}.get(each.get("on"), each.get("on"))
    if triggers:
        card["if"] = sorted(triggers, key=lambda each: json.dumps(each, sort_keys=True))
    return card


def _named(clause: Card) -> list[Any]:
    return [clause.get(key) for key in PLACES if key != "who"]


def _triggers(given: Card | None) -> list[Card]:
    if given is None:
        return []
    merged: list[Card] = []
    for each in given.get("anyOf", [given]):
        if each.get("cards") == {"min": 1}:
            each = {key: value for key, value in each.items() if key != "cards"}
        for other in merged:
            for key in ("digit", "colour"):
                rest = [{k: v for k, v in one.items() if k != key} for one in (each, other)]
                if key in each and key in other and rest[0] == rest[1]:
                    other[key] = sorted({*each[key], *other[key]}, key=str)
                    break
            else:
                continue
            break
        else:
            merged.append(each)
    for each in merged:
        for key in ("digit", "colour"):
            if key in each:
                each[key] = sorted(each[key], key=str)
    return merged


def _walk(node: Any, own_turn: bool) -> None:
    if isinstance(node, list):
        for each in node:
            _walk(each, own_turn)
    if not isinstance(node, dict):
        return
    node.pop("chat", None)
    node.pop("standIn", None)
    for key in PLACES:
        if own_turn and node.get(key) == "active":
            node[key] = "actor"
        if key != "who" and node.get(key) == "chosenAny":
            node[key] = "chosen"
    rule_verb = node.get("do") in ("replaceRule", "dropRule", "silence")
    if rule_verb and node.get("which") != "chosen" and node.get("who") == "actor":
        node["who"] = "table"
    for each in node.values():
        _walk(each, own_turn)


def same(got: Card, wanted: Card, sentence: str) -> bool:
    """Whether two cards mean the same; free texts only have to keep the writer's words."""
    got, wanted = normal(got), normal(wanted)
    texts: list[tuple[str, str]] = []
    if not _alike(got, wanted, texts):
        return False
    return all(_kept(mine, yours, sentence) for mine, yours in texts)


def _alike(got: Any, wanted: Any, texts: list[tuple[str, str]]) -> bool:
    if isinstance(got, dict) and isinstance(wanted, dict):
        if _is_text(got) and _is_text(wanted):
            texts.append((next(iter(got.values())), next(iter(wanted.values()))))
            return True
        got, wanted = _duty(got, wanted), _duty(wanted, got)
        keys = got.keys() == wanted.keys()
        return keys and all(_alike(got[key], wanted[key], texts) for key in got)
    if isinstance(got, list) and isinstance(wanted, list):
        return len(got) == len(wanted) and all(
            _alike(mine, yours, texts) for mine, yours in zip(got, wanted, strict=True)
        )
    return type(got) is type(wanted) and got == wanted


def _is_text(node: Any) -> bool:
    return isinstance(node, dict) and bool(node) and node.keys() <= {"pl", "en"}


def _duty(node: Card, other: Card) -> Card:
    """To say and to do are one duty here; a number of times may stay in the words."""
    if node.get("do") not in ("say", "act"):
        return node
    node = {**node, "do": "duty"}
    times = node.get("times")
    if times and "times" not in other and _is_text(other.get("what", {})):
        said = set(_words(next(iter(other["what"].values()))))
        if said & {fold(each) for each in NUMBERS.get(times, str(times)).split()}:
            del node["times"]
    return node


def fold(text: str) -> str:
    """Give small letters without accents."""
    text = unicodedata.normalize("NFD", text.lower().replace("ł", "l"))
    return "".join(sign for sign in text if not unicodedata.combining(sign))


def _words(text: str) -> list[str]:
    return re.findall(r"\w+", fold(text))


def _content(text: str) -> list[str]:
    """Give the words that carry meaning; all of them where none does."""
    words = _words(text)
    return [word for word in words if word not in SMALL_WORDS] or words


def _is_like(word: str, words: list[str]) -> bool:
    if len(word) < 3:
        return word in words
    return any(
        word[:4] == each[:4] or SequenceMatcher(None, word, each).ratio() >= 0.6 for each in words
    )


def _kept(got: str, wanted: str, sentence: str) -> bool:
    """Most of the text comes from the sentence, and most of what it should hold is there."""
    mine, yours, source = _content(got), _content(wanted), _words(sentence)
    own = sum(_is_like(word, source) for word in mine)
    held = sum(_is_like(word, mine) for word in yours)
    return bool(mine) and own * 2 >= len(mine) and held * 2 >= len(yours)


RIGHT, WRONG, NEAR, NOT = "right", "WRONG", "near", "not"


def judge(row: dict[str, str], cards: list[Card], answer: Answer) -> tuple[str, str]:
    """Give the verdict on one sentence and a word about it."""
    sort = row["expected"].split()[0].rstrip(":")
    got = None if answer.asks else answer.card
    near = [*([answer.card] if answer.card is not None else []), *answer.near][:3]

    def fits(card: Card) -> bool:
        return any(same(card, each, row["sentence"]) for each in cards)

    if sort in ("=", "people"):
        if got is not None:
            return (RIGHT, "") if fits(got) else (WRONG, "another card")
        return (NEAR, "") if any(fits(each) for each in near) else (NOT, "")
    if sort == "unread":  # not understood so far: any answer but another card
        return (RIGHT, "") if got is None or fits(got) else (WRONG, "another card")
    if sort == "unclear":
        offered = sum(any(same(each, card, row["sentence"]) for each in near) for card in cards)
        if got is not None and offered < 2:
            return WRONG, "guessed a reading" if fits(got) else "neither reading"
        return (RIGHT, "") if offered > 1 else (NEAR, "") if offered else (NOT, "")
    if sort == "refuse":
        if got is not None:
            return WRONG, "accepted"
        return (RIGHT, "") if _points(row, answer) else (NOT, "refused, but not for this reason")
    return (RIGHT, "") if got is None else (WRONG, "accepted, but no form exists")


def _points(row: dict[str, str], answer: Answer) -> bool:
    """Whether a refusal names what is wrong: its place, or the word in what is told."""
    sentence = fold(row["sentence"])
    for word in fold(row["expected"].rsplit(" @", 1)[1]).split("/"):
        if word == "(none)":
            return True
        if word == "(end)":
            end = len(sentence.rstrip(" ."))
            return answer.place is not None and answer.place >= end
        start = sentence.find(word)
        if start >= 0 and answer.place is not None and start <= answer.place < start + len(word):
            return True
        if re.search(rf"(?<!\w){re.escape(word)}(?!\w)", fold(answer.reported)):
            return True
    return False
