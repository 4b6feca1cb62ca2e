"""The rules in force as programs, for learners that read what they play by."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from stolik.games.blank.language.card import RuleCard
from stolik.games.blank.language.document import to_data
from stolik.games.blank.options import BlankOptions, deck_of
from stolik.games.blank.view import BlankView
from stolik.kernel.rules import Rules
from stolik.kernel.view import View

MEANING = ("if", "when", "then")
"""The parts of a card that the rules obey; names and authors do nothing."""


def programs(view: View, rules: Rules) -> list[str]:
    """The cards of the row that the view shows, in their order, each as one line of JSON."""
    assert isinstance(view, BlankView)
    assert isinstance(rules.options, BlankOptions)
    cards = _rules_of(rules.options)
    return [program(cards[face.rule]) for face in view.row]


@lru_cache(maxsize=256)
def _rules_of(options: BlankOptions) -> tuple[RuleCard, ...]:
    return deck_of(options).rules


@lru_cache(maxsize=4096)
def program(card: RuleCard) -> str:
    """A card without what means nothing; cards that mean the same have the same program."""
    data = to_data(card)
    kept = {name: data[name] for name in MEANING if name in data}
    return msgspec.json.encode(kept, order="deterministic").decode()
