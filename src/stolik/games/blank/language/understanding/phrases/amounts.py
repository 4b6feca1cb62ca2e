"""What phrases about cards mean: how many, which ones, and what a played card shows."""

from typing import Any

from stolik.games.blank.language.terms import COLOURS, DIGITS
from stolik.games.blank.language.understanding.phrases.patterns import Caught

Data = dict[str, Any]


def number(caught: Caught) -> int:
    """Return the number that was matched."""
    return int(caught["NUM"][0])


def cards(caught: Caught) -> Data:
    """The number of cards: {"n": …} with marks of the adjectives around it."""
    tags = [*caught.get("cadj", ()), *caught.get("cpost", ())]
    found: Data = {}
    if "num" in caught:
        found["n"] = caught["num"][0]
    if "CARD" in caught:
        found["card"] = True
    for tag in tags:
        if isinstance(tag, dict):
            found.update(tag)
        else:
            found[tag] = True
    return found


def plural(caught: Caught) -> Data:
    """Cards without a number: "karty", "cards"."""
    return cards(caught) | {"many": True}


def whole(caught: Caught) -> Data:
    """All cards of a hand, or all that show something."""
    found = cards(caught)
    found.pop("n", None)
    return found | {"n": "all"}


PARITIES = {"odd": [1, 3, 5], "even": [2, 4, 6]}


def filtered(caught: Caught) -> Data | None:
    """All cards of a kind: "wszystkie swoje piątki"."""
    spec = (caught.get("spec") or caught["spec_cards"])[0]
    if not isinstance(spec, dict):
        return None
    if "parity" in spec:
        if len(spec) > 1 or spec["parity"] not in PARITIES:
            return None
        spec = {"digit": PARITIES[spec["parity"]]}
    return {"n": "all", "filter": spec}


def some_filtered(caught: Caught) -> Data | None:
    """Some cards of a kind: "jedną czerwoną kartę"."""
    spec = (caught.get("colourcard") or caught["one_card"])[0]
    if "parity" in spec:
        return None
    return {"n": caught["num"][0] if "num" in caught else 1, "filter": spec, "card": True}


def as_many(ref: str) -> Data:
    """A number read from the table."""
    return {"n": {"ref": ref}, "card": True}


def at_least(caught: Caught) -> Data:
    """At least this many."""
    return {"min": caught["num"][0]}


def above(caught: Caught) -> Data:
    """More than this many."""
    return {"min": caught["num"][0] + 1}


def at_most(caught: Caught) -> Data:
    """At most this many."""
    return {"max": caught["num"][0]}


def below(caught: Caught) -> Data:
    """Fewer than this many."""
    return {"max": caught["num"][0] - 1}


def exact(caught: Caught) -> Data:
    """Exactly this many."""
    return {"min": caught["num"][0], "max": caught["num"][0]}


def between(caught: Caught) -> Data:
    """A range of numbers."""
    return {"min": caught["num"][0], "max": caught["num"][1]}


def digit(caught: Caught) -> Data | None:
    """A card of a digit; digits that do not exist are kept to be refused by name."""
    names = [*caught.get("DIGITN", ()), *caught.get("NUM", ())]
    return {"digit": [names[0]]} if names and names[0] < 1000 else None


def _digits(low: int, high: int) -> Data | None:
    """Digits from one to another; what no card shows is not left out silently."""
    return {"digit": list(range(low, high + 1))} if 1 <= low <= high <= 6 else None


def digits_above(caught: Caught) -> Data | None:
    """Digits higher than one: "wyższą niż 4"."""
    return _digits(caught["named_digit"][0] + 1, 6)


def digits_below(caught: Caught) -> Data | None:
    """Digits lower than one."""
    return _digits(1, caught["named_digit"][0] - 1)


def digits_from(caught: Caught) -> Data | None:
    """A digit and all higher ones."""
    return _digits(caught["named_digit"][0], 6)


def digits_to(caught: Caught) -> Data | None:
    """A digit and all lower ones."""
    return _digits(1, caught["named_digit"][0])


def digits_between(caught: Caught) -> Data | None:
    """All digits from one to another."""
    return _digits(*caught["named_digit"])


def shown(caught: Caught) -> Data | None:
    """What a card shows: colour, shape, digit, parity, or a thing that BLANK does not have."""
    found: Data = {}
    for name in ("COLOUR", "COLOURS", "SHAPE"):
        if name in caught:
            found["colour"] = [caught[name][0]]
    for name in ("DIGITN", "NUM", "FIGURE"):
        if name in caught:
            found["digit"] = [caught[name][0]]
    if "PARITY" in caught:
        found["parity"] = caught["PARITY"][0]
    for name in ("BADCOLOUR", "BADSHAPE", "BADCARD"):
        if name in caught:
            found["bad"] = name
    if "spec1" in caught:
        for each in caught["spec1"]:
            found = joined(found, each)
    return found or None


def shown_digits(caught: Caught) -> Data:
    """A colour with several digits: "czerwoną wyższą niż 4"."""
    digits: Data = caught["digits"][0]
    return {**(shown(caught) or {}), **digits}


def joined(left: Data, right: Data) -> Data:
    """Both of two marks: "niebieska" and "trójka"."""
    return {**left, **right}


def either(caught: Caught) -> Data | None:
    """One of several: "1 albo 6", "red or blue"; only marks of one kind can be joined."""
    parts = caught["spec1"]
    keys = {key for part in parts for key in part}
    if len(keys) != 1 or keys & {"parity"}:
        if keys == {"bad"}:
            return {"bad": parts[0]["bad"]}
        return None
    key = keys.pop()
    values: list[Any] = []
    for part in parts:
        values += [each for each in part[key] if each not in values]
    return {key: values}


def others_than(caught: Caught) -> Data | None:
    """All but what is named: "anything other than a six"."""
    spec = caught["a_mark"][0]
    if len(spec) != 1:
        return None
    ((key, value),) = spec.items()
    if key == "parity":
        return {"parity": "even" if value == "odd" else "odd"}
    known = {"digit": DIGITS, "colour": COLOURS}.get(key)
    if known is None or not set(value) <= set(known):
        return None
    return {key: [each for each in known if each not in value]}


def shown_but(caught: Caught) -> Data | None:
    """A kind of card without some of it: "a red card but not a six"."""
    spec = caught["spec1"][0]
    left = others_than(caught)
    if (
        left is None
        or left.keys() & spec.keys()
        or (left.keys() | spec.keys()) - {"digit", "colour"}
    ):
        return None
    return {**spec, **left}


def seconds(caught: Caught) -> int:
    """A time in seconds."""
    unit = int(caught["TIME"][0])
    if "HALF" in caught and "num" not in caught:
        return unit // 2
    count = caught["num"][0] if "num" in caught else 1
    return count * unit + (unit // 2 if "HALF" in caught else 0)
