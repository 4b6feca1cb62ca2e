"""The shipped cards as plain dicts, read from their TOML files and from nothing else."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

Card = dict[str, Any]

ABILITIES = ("str", "dex", "con", "int", "wis", "cha")
STORY_SYMBOLS = ("divinity", "royalty", "nature", "justice", "villainy", "arcana")  # CTA-149
DATA = Path(__file__).parents[4] / "src/stolik/games/call_to_adventure/cards/data"


class NotModelledError(Exception):
    """A card uses a word that the reference does not know."""


@cache
def all_cards() -> dict[str, Card]:
    """Every card by its id; copies share one entry."""
    cards: dict[str, Card] = {}
    for file in sorted(DATA.glob("*.toml")):
        if file.name.startswith("version-"):
            continue  # cards of older rules
        for card in tomllib.loads(file.read_text(encoding="utf-8")).get("card", []):
            cards[card["id"]] = card
    return cards


@cache
def track() -> dict[int, Card]:
    """The morality track: what each level plays, pays and allows (CTA-R1 to CTA-R3)."""
    data = tomllib.loads((DATA / "track.toml").read_text(encoding="utf-8"))
    return {space["level"]: space for space in data["space"]}


def path_of(card_id: str, path: int) -> Card:
    """What is visible of a gained card: the declared half (CTA-68), or its only path."""
    card = all_cards()[card_id]
    if card["kind"] in ("challenge", "adversary"):
        half: Card = card["path"][path]
        return half
    return card


def is_faced(card_id: str) -> bool:
    """Whether runes are cast for the card (CTA-36, CTA-174)."""
    return all_cards()[card_id]["kind"] in ("challenge", "adversary")


def paths_of(card_id: str) -> range:
    """CTA-34, CTA-172: a challenge has two paths, an adversary one."""
    return range(len(all_cards()[card_id]["path"]))


def word_of(item: Any) -> tuple[str, Any]:
    """Split `{gain_xp = 1}` or the bare word `auto_fail` into the word and its parameters."""
    if isinstance(item, str):
        return item, None
    ((word, value),) = item.items()
    return word, value


def amount(value: Any) -> int:
    """The number of a word that takes `1` as well as `{n = 1, target = ...}`."""
    number: int = value["n"] if isinstance(value, dict) else value
    return number


def target_of(effect: Card, value: Any) -> str:
    """Whom a word concerns: its own target, else its effect's, else the owner."""
    if isinstance(value, dict) and "target" in value:
        return str(value["target"])
    return str(effect.get("target", "self"))


def timings(effect: Card) -> list[str]:
    timing = effect["timing"]
    return timing if isinstance(timing, list) else [timing]


def effect_words(card: Card) -> set[str]:
    """All words that the card's effects do."""
    return {word_of(item)[0] for effect in card.get("effect", []) for item in effect["do"]}
