"""What bots would write: small, playable rules, never one that the deck already has."""

from __future__ import annotations

from random import Random
from typing import Any

from stolik.games.blank.decks.deck import Deck
from stolik.games.blank.language.card import RuleCard
from stolik.games.blank.language.checker import check
from stolik.games.blank.language.document import to_data
from stolik.games.blank.moves import COLOURS, DIGITS

TRIGGERS: tuple[dict[str, Any], ...] = (
    *({"on": "played", "digit": [digit]} for digit in range(1, DIGITS + 1)),
    *({"on": "played", "colour": [colour]} for colour in COLOURS),
)
SAYINGS = (
    ("powiedzieć „kwa”", "say “quack”"),
    ("zamiauczeć", "meow"),
    ("zaśpiewać nazwę swojej karty", "sing the name of their card"),
    ("pochwalić czyjeś skarpetki", "praise somebody’s socks"),
    ("policzyć do trzech od tyłu", "count to three backwards"),
    ("zatrąbić jak słoń", "trumpet like an elephant"),
    ("szepnąć „ups”", "whisper “oops”"),
    ("ukłonić się jak na balu", "bow as at a ball"),
)
PLAIN: tuple[dict[str, Any], ...] = (
    {"who": "next", "do": "draw", "n": 1},
    {"who": "previous", "do": "draw", "n": 1},
    {"who": "fewest", "do": "draw", "n": 1},
    {"who": "most", "do": "discard", "n": 1},
    {"who": "next", "do": "skip"},
    {"who": "table", "do": "reverse"},
    {"who": "all", "do": "give", "to": "left", "n": 1},
    {"who": "actor", "do": "again"},
)
SPEAKERS = ("actor", "next", "previous")


def bot_idea(deck: Deck, author: str, seed: int) -> RuleCard | None:
    """A rule that the deck does not have yet; None if it has no room, or has them all."""
    if not deck.blank_rules:
        return None
    written = [_meaning(to_data(slot.card)) for slot in deck.rules if slot.card is not None]
    ideas = [(trigger, effect) for trigger in TRIGGERS for effect in _effects()]
    Random(seed).shuffle(ideas)
    for trigger, effect in ideas:
        data = {"lang": 1, "kind": "rule", "author": author, "if": trigger, "then": [effect]}
        card = check(data)
        assert isinstance(card, RuleCard)
        if _meaning(to_data(card)) not in written:
            return card
    return None


def _effects() -> list[dict[str, Any]]:
    said = [
        {"who": who, "do": "say", "what": {"pl": polish, "en": english}}
        for polish, english in SAYINGS
        for who in SPEAKERS
    ]
    return [*said, *PLAIN]


def _meaning(data: dict[str, Any]) -> tuple[Any, Any]:
    return data.get("if"), data.get("then")
