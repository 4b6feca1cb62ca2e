"""The catalogue: every card that the ledger gives in full, by its id (RC1, GC1, NR1, …)."""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

from msgspec import Struct

from stolik.games.blank.language.card import Card
from stolik.games.blank.language.checker import check

SOURCES = ("manual", "example", "own")


class KnownCard(Struct, frozen=True):
    """A card with where it comes from: the manual, its examples, or our own design."""

    id: str
    card: Card
    source: str
    note: str = ""


def load_toml(name: str) -> dict[str, Any]:
    """Read one of the data files beside this module."""
    return tomllib.loads((files(__package__) / name).read_text("utf-8"))


@cache
def catalogue() -> dict[str, KnownCard]:
    """Return all known cards, checked, in the ledger's order."""
    cards: dict[str, KnownCard] = {}
    for name, raw in load_toml("cards.toml").items():
        source, note = raw.pop("source"), raw.pop("note", "")
        cards[name] = KnownCard(name, check(raw), source, note)
    return cards
