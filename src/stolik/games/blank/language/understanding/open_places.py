"""What a sentence leaves open: the cards it allows, and the question to ask."""

from itertools import product
from typing import Any

from stolik.text import speaker

Data = dict[str, Any]
PACKAGE = "stolik.games.blank"
MOST_PLACES = 2
UNSAID = (
    "span",
    "who_span",
    "only_span",
    "is_loose",
    "verb",
    "modal",
    "topic",
    "is_same",
    "is_for",
    "is_bare",
)  # what a clause carries while it is read


def plain(node: Any) -> Any:  # noqa: ANN401 - JSON of any shape
    """Leave out where clauses came from."""
    if isinstance(node, dict):
        return {key: plain(value) for key, value in node.items() if key not in UNSAID}
    return [plain(each) for each in node] if isinstance(node, list) else node


def variants(card: Data) -> list[Data]:
    """Return every card that the open places of a reading allow, the likelier first."""
    bare = plain(card)
    places: list[tuple[Data, str, list[str]]] = []
    _collect(bare, places)
    if not places:
        return [bare]
    if len(places) > MOST_PLACES:
        return []
    found = []
    for values in product(*(options for _, _, options in places)):
        for (node, key, _), value in zip(places, values, strict=True):
            node[key] = value
        found.append(plain(_spelt(bare)))
    return found


def _collect(node: object, places: list[tuple[Data, str, list[str]]]) -> None:
    if isinstance(node, list):
        for each in node:
            _collect(each, places)
    elif isinstance(node, dict):
        for key, value in node.items():
            if key in ("pl", "en"):
                continue
            if isinstance(value, str) and "|" in value:
                places.append((node, key, value.split("|")))
            else:
                _collect(value, places)


def _spelt(card: Data) -> Data:
    """Write out what one word of the reader stands for, such as "exchange your cards"."""
    then = []
    for clause in card["then"]:
        if clause.get("do") == "exchange" and "n" not in clause:
            clause = {**clause, "n": "all"}
        elif (
            clause.get("do") in ("swap", "trade")
            and "with" not in clause
            and clause["who"] != "chosenTwo"
        ):
            clause = {**clause, "with": "chosen"}
        then.append(clause)
    return {**card, "then": then} | ({"if": _matched(card["if"])} if "if" in card else {})


def _matched(trigger: Data) -> Data:
    """Write out "the same colour as the card before": by colour alone, or by colour and digit."""
    by, plus, _ = str(trigger.get("matched", "")).partition("+")
    if not plus:
        return trigger
    return {"anyOf": [{**trigger, "matched": by}, {**trigger, "matched": "both"}]}


def question_of(cards: list[Data], language: str) -> str:
    """Ask for what differs between the readings."""
    return speaker(language, PACKAGE).say(f"reading-ask-{_difference(cards)}")


def _difference(cards: list[Data]) -> str:
    first, second = cards[0], cards[1]
    if first.get("if") != second.get("if") or first.get("when") != second.get("when"):
        return "trigger"
    for mine, yours in zip(first["then"], second["then"], strict=False):
        for key in ("who", "do", "to", "until", "from", "with", "of"):
            if mine.get(key) == yours.get(key):
                continue
            both = {mine.get(key), yours.get(key)}
            if key == "who":
                return "neighbour" if both == {"left", "right"} else "who"
            if key == "do":
                return "exchange" if "exchange" in both else "what"
            if key == "to":
                return "way" if mine["do"] == "rotate" else "receiver"
            return {"until": "until"}.get(key, "partner")
    return "what"
