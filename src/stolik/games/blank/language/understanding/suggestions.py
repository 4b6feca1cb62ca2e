"""Cards near to what was typed: what was understood of it, completed in the most likely way."""

import re
from collections.abc import Iterator
from copy import deepcopy
from typing import Any

from stolik.games.blank.language.checker import examine
from stolik.games.blank.language.faults import Fault
from stolik.games.blank.language.parser import signed
from stolik.games.blank.language.understanding.open_places import variants
from stolik.games.blank.language.understanding.phrases.chunks import Words
from stolik.games.blank.language.understanding.sentences.sentence import SentenceReader
from stolik.games.blank.language.understanding.words.tokens import MARK

Data = dict[str, Any]
FOR_PEOPLE = 10  # readings of this cost or more leave something to people
STEPS = re.compile(r"(?<=\.)\w+|(?<=\[)\d+")  # the keys and places of a fault's path
EFFECTS: dict[str, tuple[Data, ...]] = {
    "draw": ({"do": "draw", "n": 1},),
    "take": ({"do": "take", "from": "chosen", "n": 1}, {"do": "draw", "n": 1}),
    "steal": ({"do": "take", "from": "chosen", "n": 1},),
    "get": ({"do": "draw", "n": 1}, {"do": "penalty", "n": 1}),
    "give": ({"do": "give", "to": "next", "n": 1}, {"do": "give", "to": "chosen", "n": 1}),
    "discard": ({"do": "discard", "n": 1},),
    "exchange": ({"do": "exchange", "n": 1}, {"do": "swap", "with": "chosen"}),
    "peek": (
        {"do": "peek", "at": "hand", "of": "chosen"},
        {"do": "peek", "at": "drawPile", "n": 1},
    ),
    "search": ({"do": "search", "n": 1},),
    "show": ({"do": "reveal", "n": 1}, {"do": "reveal", "n": "all"}),
    "skip": ({"do": "skip"},),
    "wait": ({"do": "skip"},),
    "shuffle": ({"who": "table", "do": "recycle"},),
    "change": ({"who": "table", "do": "reverse"},),
    "suffer": ({"do": "penalty", "n": 1},),
    "add": ({"who": "table", "do": "addRule"},),
    "remove": ({"do": "dropRule", "which": "chosen"},),
    "play": ({"do": "limit", "cards": 1}, {"who": "actor", "do": "again"}),
}
COMMON = (
    {"who": "next", "do": "draw", "n": 1},
    {"who": "next", "do": "skip"},
    {"who": "table", "do": "reverse"},
)
PERFORMERS = (
    "actor",
    "active",
    "next",
    "previous",
    "left",
    "right",
    "most",
    "fewest",
    "all",
    "others",
    "chosenAny",
    "chosen",
    "random",
)


def near_cards(reader: SentenceReader) -> Iterator[Data]:
    """Yield cards that keep what was understood, the most likely first."""
    words = reader.words
    kept = list(_repaired(reader))
    triggers = list(_triggers(reader)) if reader.kind == "rule" else [({}, 0)]
    for head, place in triggers:
        for clauses in _kept_effects(reader, place):
            kept += variants({"kind": reader.kind, **head, "then": clauses})
    yield from kept
    if any(examine(signed(card))[0] is not None for card in kept):
        return  # all of it keeps what was read; less would take words away
    for head, place in triggers:
        for effect in _with_everybody(words, place, reader.end):
            yield {"kind": reader.kind, **head, "then": [effect]}
        for effect in _effects(words, place, reader.end):
            yield {"kind": reader.kind, **head, "then": [effect]}
    for head, _ in triggers:
        for effect in COMMON:
            yield {"kind": reader.kind, **head, "then": [dict(effect)]}


def _repaired(reader: SentenceReader) -> Iterator[Data]:
    """Bring what was read within the bounds: ten cards become six, a ban ends earlier."""
    for parse in reader.parses():
        if parse.cost >= FOR_PEOPLE:
            return
        if parse.bad:
            continue  # the trigger names a card that does not exist
        for card in variants(parse.card):
            faults = examine(signed(card))[1]
            for until in ("yourNextTurn", "nextCard"):
                better = deepcopy(card)
                if faults and all(_mend(better, fault, until) for fault in faults):
                    yield better


def _mend(card: Data, fault: Fault, until: str) -> bool:
    """Change the value that a fault is about; False where nothing obvious would do."""
    keys = [int(each) if each.isdigit() else each for each in STEPS.findall(fault.path)]
    node: Any = card
    for key in keys[:-1]:
        if isinstance(node, dict) and key not in node:
            return False
        node = node[key]
    if not keys or (isinstance(node, dict) and keys[-1] not in node):
        return False
    if fault.reason == "out-of-range":
        low, high = int(fault.args["lowest"]), int(fault.args["highest"])
        node[keys[-1]] = max(low, min(high, int(node[keys[-1]])))
        return True
    if keys[-1] == "until":
        node["until"] = until
        return True
    return False


def _kept_effects(reader: SentenceReader, start: int) -> Iterator[list[Data]]:
    """Yield the consequence where it is read to the end, behind words that are not."""
    context = reader.context(None, "if")
    for place in range(start, reader.end):
        whole = [
            reading.clauses
            for reading in reader.clauses.sequences(place, context)
            if reader.is_whole(reading.end)
        ]
        if not whole:
            continue
        is_led = all(
            reader.words.tokens[at].kind == MARK or reader.words.has(at, "TO", "THEN", "FILL")
            for at in range(start, place)
        )
        if any(reader.words.has(at, "OR") for at in range(start, place)):
            return  # the other half of a choice would be lost
        for clauses in whole:
            yield clauses
            if not is_led and clauses[0]["who"] == "actor":  # somebody unknown was named
                yield from ([{**clauses[0], "who": who}, *clauses[1:]] for who in ("next", "all"))
        return


def _triggers(reader: SentenceReader) -> Iterator[tuple[Data, int]]:
    found = False
    for start, lead in reader.starts():
        for activator in reader.activators.read(start):
            if lead == "none" and activator.is_elliptic:
                continue
            found = True
            if activator.bad:
                colours = ("hexagon", "circle", "square")
                for colour in colours:
                    yield {"if": {"on": "played", "colour": [colour]}}, activator.end
                break
            triggers = [_mended(each) for each in activator.triggers]
            head: Data = {"if": triggers[0] if len(triggers) == 1 else {"anyOf": triggers}}
            if activator.when:
                head["when"] = activator.when
            yield head, activator.end
            break
        if found:
            return
    for at in range(reader.end):  # a card that is named although the verb is not known
        for spec in reader.words.find("spec", at):
            if "bad" not in spec.value and {"colour", "parity"} & spec.value.keys():
                yield {"if": _mended({"on": "played", **spec.value})}, spec.end
                return
    for digit in (6, 1, 3):
        yield {"if": {"on": "played", "digit": [digit]}}, 0


def _mended(trigger: Data) -> Data:
    """A digit that does not exist becomes the nearest that does."""
    if "digit" not in trigger:
        return trigger
    digits = sorted({min(6, max(1, digit)) for digit in trigger["digit"]})
    return {**trigger, "digit": digits}


def _effects(words: Words, start: int, end: int) -> Iterator[Data]:
    whos = list(_performers(words, start, end)) or ["actor"]
    numbers = [
        sense.value
        for at in range(start, end)
        for sense in words.tokens[at].senses
        if sense.category == "NUM" and isinstance(sense.value, int)
    ]
    for at in range(start, end):
        for sense in words.tokens[at].senses:
            if sense.category != "V" or sense.value not in EFFECTS:
                continue
            for effect in EFFECTS[str(sense.value)]:
                filled = dict(effect)
                if numbers and isinstance(filled.get("n"), int):
                    filled["n"] = _within(filled["do"], numbers[0])
                yield {"who": whos[0], **filled} if "who" not in filled else filled


def _with_everybody(words: Words, start: int, end: int) -> Iterator[Data]:
    """Taking from all is their giving without a look, and giving to all is their taking."""
    verbs = {
        str(sense.value)
        for at in range(start, end)
        for sense in words.tokens[at].senses
        if sense.category == "V"
    }
    everybody = ("all", "others")
    is_from = any(
        found.value in everybody for at in range(start, end) for found in words.find("from_who", at)
    )
    if is_from and verbs & {"take", "steal", "get", "draw"}:
        yield {"who": "others", "do": "give", "to": "actor", "n": 1, "pick": "blind"}
    is_named = any(
        found.value in everybody for at in range(start, end) for found in words.find("who", at)
    )
    if is_named and not is_from and "give" in verbs:
        yield {"who": "others", "do": "take", "from": "actor", "n": 1, "pick": "owner"}


def _within(verb: str, number: int) -> int:
    most = {"draw": 6, "discard": 6, "exchange": 6, "reveal": 6, "take": 3, "give": 3, "peek": 5}
    return max(1, min(most.get(verb, 2), number))


def _performers(words: Words, start: int, end: int) -> Iterator[str]:
    for at in range(start, end):
        for found in words.find("who", at):
            if found.value in PERFORMERS:
                yield found.value
            break
