"""Whether a card contradicts a word of the sentence it was made of; written apart from the reader.

A word that names a digit, a colour, a number, a side or a player must be found again in the
card's data or in its free texts; and a "not" must not be lost.
"""

import json
import re
import unicodedata
from typing import Any

_COLOURS = {
    "hexagon": "czerwon szesciokat red hexagon",
    "circle": "niebiesk blue circle",
    "triangle": "pomarancz zolt trojkat orange yellow triangle",
    "rhombus": "fiolet romb purple rhombus",
    "square": "zielon kwadrat green square",
    "shield": "rozow tarcz pink shield",
}
_NUMBERS = {
    2: "dwa dwie dwoch two 2 dwojke dwojka twos",
    3: "trzy trzech three 3 trojke trojka threes",
    4: "cztery czterech four 4 czworke czworka fours",
    5: "piec pieciu five 5 piatke piatka fives",
    6: "szesc szesciu six 6 szostke szostka sixes szostek",
    7: "siedem seven 7 siodemke",
    8: "osiem eight 8 osemke",
    9: "dziewiec nine 9 dziewiatke",
}
_PLAYERS = {
    "next": "nastepnemu nastepnym",
    "previous": "poprzedni poprzedniego poprzedniemu poprzednim previous",
    "left": "lewej lewo left",
    "right": "prawej prawo",
    "most": "najwiecej most",
    "fewest": "najmniej fewest",
}
_NOT = [
    "nie",
    "not",
    "nikt",
    "nobody",
    "unless",
    "doesn't",
    "don't",
    "can't",
    "isn't",
    "never",
    "nigdy",
]
_PARITY = {"odd": "nieparzysta nieparzysty nieparzyste odd", "even": "parzysta parzyste even"}


def folded(text: str) -> str:
    text = unicodedata.normalize("NFD", text.lower().replace("ł", "l").replace("’", "'"))
    return "".join(sign for sign in text if not unicodedata.combining(sign))


def lost_word(sentence: str, card: dict[str, Any]) -> str | None:
    """Give the first word of the sentence that the card does not hold."""
    said = folded(sentence)
    said = re.sub(r"[\"„”“«][^\"„”“«]*[\"„”“«]", " ", said)
    said = re.sub(
        r"co najmniej|prawo do|cards? left|left with|most votes|right (now|away)", " ", said
    )
    said = re.sub(r"\b(one|two|three|four|five|six|seven|\d) left\b", r"\1", said)  # cards left
    said = re.sub(r"(dopoki|az) [\w ]*nie ", " ", said)
    words = re.findall(r"[\w']+", said)
    data = json.dumps(card, ensure_ascii=False)
    own = folded(" ".join(_texts(card)))
    own_words = set(re.findall(r"[\w']+", own))
    stems = {word[:4] for word in own_words}
    for word in words:
        if word in own_words or (len(word) > 4 and word[:4] in stems):
            continue
        for colour, names in _COLOURS.items():
            if any(word.startswith(name) for name in names.split()) and colour not in data:
                return word
        if word in ("kolo", "kola", "kolem") and "circle" not in data:
            return word
        for number, names in _NUMBERS.items():
            if word in names.split() and not _has_number(card, number):
                return word
        for player, names in _PLAYERS.items():
            if word in names.split() and f'"{player}' not in data and not _needs_no_player(data):
                return word
        for parity, names in _PARITY.items():
            if word in names.split() and f'"{parity}"' not in data and '"parity"' not in data:
                return word
    negated = any(word in _NOT for word in words)
    kept = any(
        key in data
        for key in ('"not"', '"ban"', '"idle"', '"skip"', '"match"', '"react"', '"matched"')
    )
    if negated and not kept and not own_words & set(_NOT):
        return "not"
    return None


def _needs_no_player(data: str) -> bool:
    """ "Whoever has most cards wins", "the next card", "higher than the previous card"."""
    return any(word in data for word in ("countdown", "demand", "compared"))


def _texts(node: Any) -> list[str]:
    if isinstance(node, dict):
        found = [node[key] for key in ("pl", "en") if isinstance(node.get(key), str)]
        return found + [text for value in node.values() for text in _texts(value)]
    return [text for each in node for text in _texts(each)] if isinstance(node, list) else []


def _has_number(node: Any, number: int) -> bool:
    """The number itself, one beside it ("more than two"), or minutes of it in seconds."""
    if isinstance(node, dict):
        if node.get("who") in ("chosenTwo", "nextTwo") and number == 2:
            return True
        if node.get("do") == "again" and number == 2:  # "plays two times"
            return True
        if node.get("who") == "nextThree" and number == 3:
            return True
        return any(_has_number(value, number) for value in node.values())
    if isinstance(node, list):
        return any(_has_number(each, number) for each in node)
    if isinstance(node, bool) or not isinstance(node, int):
        return False
    return node in (number, number + 1, number - 1, number * 60, number * 60 + 30)
