"""Founding editions: which cards a fresh copy of the game holds."""

from functools import cache

from msgspec import Struct

from stolik.games.blank.cards.catalogue import load_toml
from stolik.games.blank.language.terms import Text2

DEFAULT_EDITION = "founding/1"
STRICT_EDITION = "founding/1-strict"


class Edition(Struct, frozen=True):
    """14 rule cards, 6 effects with their slots, and ready-made effects to offer."""

    id: str
    name: Text2
    source: str
    rules: tuple[str, ...]
    effects: dict[str, str]
    offered: tuple[str, ...]


@cache
def editions() -> dict[str, Edition]:
    """Return all founding editions by their id."""
    return {
        name: Edition(
            name,
            Text2(**raw["name"]),
            raw["source"],
            tuple(raw["rules"]),
            dict(raw["effects"]),
            tuple(raw["offered"]),
        )
        for name, raw in load_toml("editions.toml").items()
    }
