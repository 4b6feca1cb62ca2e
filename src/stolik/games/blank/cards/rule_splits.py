"""Rules that a learner has not seen: random cards, and which part of a study each belongs to.

    options = {"rules": random_rules(7, "train")}

A card belongs to one part by what it means, so none is met both in training and in an
examination, whatever the seeds are.
"""

from __future__ import annotations

import json
from hashlib import blake2b
from random import Random

from stolik.games.blank.cards.random_cards import random_card
from stolik.games.blank.language.card import RuleCard
from stolik.games.blank.language.checker import check
from stolik.games.blank.observations.programs import program

PARTS = ("train", "choose", "examine")
"""To learn from, to choose settings by, to report."""
TENTHS = (8, 1, 1)
MOST = 1 << 32


def part_of(card: RuleCard) -> str:
    """The part that a card belongs to, by a digest of its program."""
    digest = int.from_bytes(blake2b(program(card).encode(), digest_size=4).digest())
    tenth = digest * sum(TENTHS) // MOST
    return next(part for place, part in enumerate(PARTS) if tenth < sum(TENTHS[: place + 1]))


def random_rules(seed: int, part: str, count: int = 6) -> tuple[str, ...]:
    """So many different cards of one part, as the option `rules` takes them."""
    if part not in PARTS:
        raise ValueError(f"part: one of {', '.join(PARTS)}, not {part!r}")
    luck = Random(seed)
    found: dict[str, str] = {}
    while len(found) < count:
        data = random_card(luck, "rule")
        card = check(data)
        assert isinstance(card, RuleCard)
        if part_of(card) == part:
            found.setdefault(program(card), json.dumps(data))
    return tuple(found.values())
