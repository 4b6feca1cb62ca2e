"""Which tables the museum holds, and at which ones rare ends are looked for."""

from __future__ import annotations

import itertools
import json
from collections.abc import Iterator

from stolik.kernel.game import Game

Options = dict[str, object]

ALL_IN: list[Options] = [
    {"side": side, "pile": pile, "heirs": heirs}
    for side, pile, heirs in itertools.product(
        "AB", ("plain", "enchanting", "third-eye"), (False, True)
    )
]
CARDLINE: list[Options] = [
    {},
    {"pack": "classics", "attribute": "iq", "cards": 8},
    {"pack": "animals", "attribute": "random", "cards": 6},
]
ILLUSION: list[Options] = [{}, {"mode": "twelve-rounds"}, {"deck": 7, "mode": "twelve-rounds"}]
BLANK: list[Options] = [
    {},
    {"edition": "founding/1-strict", "tempo": "turns", "turn_limit": 20},
    {"mode": "B", "turn_limit": 20},
    {"mode": "B", "tempo": "turns", "call_timing": "early", "turn_limit": 20},
    {"decks": 2, "chain_play": True, "leaving": "remove", "turn_limit": 30},
]
CROWDED: Options = {"crowded": True, "turn_limit": 20}
CALL_TO_ADVENTURE: list[Options] = [
    {},
    {"cooperative": True},
    {"first_game": True, "first": 0},
    {"extended": False},
]
VARIANTS = {
    "all-in": ALL_IN,
    "cardline": CARDLINE,
    "illusion": ILLUSION,
    "blank": BLANK,
    "call-to-adventure": CALL_TO_ADVENTURE,
}


def tables_of(game: Game) -> Iterator[tuple[int, Options]]:
    """Every variant with every number of players."""
    for options in VARIANTS[game.id]:
        for seats in game.seats:
            yield seats, options
    if game.id == "blank":
        yield 7, CROWDED
        yield 8, CROWDED


def rule(trigger: dict[str, object], clause: dict[str, object]) -> str:
    """A rule card of BLANK as options write it."""
    card = {"lang": 1, "kind": "rule", "author": "Museum", "if": trigger, "then": [clause]}
    return json.dumps(card)


# Everybody throws a card away with every card that is played, so that hands run out together.
ALL_DISCARD = [rule({"on": "played", "parity": "odd"}, {"who": "all", "do": "discard", "n": 1})]
# No hand is ever so large: these rules never act.
IDLE_RULES = [
    rule({"on": "handSize", "n": {"min": size}}, {"who": "actor", "do": "draw", "n": 1})
    for size in (200, 201, 202)
]

RARE_TABLES: dict[tuple[str, str], list[tuple[int, Options, str]]] = {
    ("all-in", "stronger hand"): [(2, {}, "random"), (5, {}, "bots")],
    ("all-in", "extra round"): [(2, {"heirs": True}, "random")],
    ("all-in", "extra round, nobody wins"): [(3, {"heirs": True}, "random")],
    ("cardline", "round limit"): [(3, {}, "never right")],
    ("cardline", "round limit, shared"): [(2, {}, "never right")],
    ("illusion", "twelve rounds, shared"): [(4, {"mode": "twelve-rounds"}, "random")],
    ("blank", "empty-hand, shared"): [(3, {"rules": ALL_DISCARD}, "random")],
    ("blank", "countdown, shared"): [(4, {}, "random")],
    ("blank", "stalemate"): [(2, {"rules": IDLE_RULES}, "always late")],
    ("blank", "stalemate, shared"): [(3, {"rules": IDLE_RULES}, "always late")],
    ("blank", "turn-limit, shared"): [(4, {"turn_limit": 20}, "random")],
    ("blank", "abandoned"): [(3, {"leaving": "remove"}, "leaving")],
    ("call-to-adventure", "destiny points, shared"): [(2, {}, "random"), (4, {}, "random")],
    ("call-to-adventure", "turn limit"): [(2, {}, "no progress")],
    ("call-to-adventure", "adversary defeated"): [(1, {}, "bots")],
    ("call-to-adventure", "lost at the end"): [(3, {"cooperative": True}, "bots")],
}
