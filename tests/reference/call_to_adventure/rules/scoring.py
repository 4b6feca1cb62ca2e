"""Final scoring, line by line as on the score pad (CTA-142 to CTA-148)."""

from __future__ import annotations

from typing import Any

from reference.call_to_adventure.rules.cards import (
    STORY_SYMBOLS,
    NotModelledError,
    all_cards,
    amount,
    track,
    word_of,
)
from reference.call_to_adventure.rules.player import Player

SET_POINTS = {0: 0, 1: 0, 2: 2, 3: 4}  # CTA-150 to CTA-152


def set_points(symbols: int) -> int:
    """CTA-153: four or more of a kind are worth 8."""
    return SET_POINTS.get(symbols, 8)


def played_of(player: Player, kind: str) -> int:
    cards = [all_cards()[card]["kind"] for card in player.played]
    return len(cards) if kind == "either" else cards.count(kind)


def adversaries_defeated(player: Player) -> int:
    return sum(all_cards()[card]["kind"] == "adversary" for card, _ in player.gained())


def is_met(player: Player, condition: Any) -> bool:
    """The conditions that the scoring cards name."""
    word, value = word_of(condition)
    if word in ("has_ability", "has_story"):
        symbol = value.get("ability", value.get("symbol"))
        return player.symbols(symbol, revealed=True) >= int(value["n"])
    if word == "morality_min":
        return player.morality >= int(value)
    if word == "morality_max":
        return player.morality <= int(value)
    if word == "has_ally":
        return len(player.allies) >= int(value)
    if word == "played":
        return played_of(player, value["cards"]) >= int(value["n"])
    raise NotModelledError(word)


def counted(player: Player, what: dict[str, Any]) -> int:
    """How often a `score_per` pays."""
    per = what["per"]
    if per == "symbol":
        return sum(player.symbols(symbol, revealed=True) for symbol in what["choose"])
    if per == "ally":
        return len(player.allies)
    if per == "adversary":
        return adversaries_defeated(player)
    if per == "morality_up":  # each space above neutral
        return max(0, player.morality)
    raise NotModelledError(per)


def destiny_points(player: Player) -> dict[str, int]:
    """CTA-144: the destiny's ability, for every requirement that is met."""
    points = {"triumph": 0, "tragedy": 0}
    for effect in all_cards()[player.destiny]["effect"]:
        for item in effect["do"]:
            word, value = word_of(item)
            if word == "score_per":
                points[value["points"]] += amount(value) * counted(player, value)
            elif word == "score" and is_met(player, value["if"]):
                points[value["points"]] += amount(value)
    return points


def score(player: Player) -> dict[str, int]:
    """The eight lines; their sum is the total (INV-20)."""
    space = track()[player.morality]
    printed = {"triumph": 0, "tragedy": 0}
    for card in player.visible(revealed=True):  # CTA-142, CTA-R72, CTA-R81
        for kind, points in card.get("points", {}).items():
            printed[kind] += points
    return {
        "triumph": printed["triumph"],
        "tragedy": printed["tragedy"],
        "morality": space.get("triumph", 0) + space.get("tragedy", 0),  # CTA-143, CTA-128
        "destiny": sum(destiny_points(player).values()),
        "experience": player.experience,  # CTA-145
        "heroes": played_of(player, "hero"),  # CTA-146
        "antiheroes": played_of(player, "antihero"),  # CTA-147
        "sets": sum(set_points(player.symbols(kind, revealed=True)) for kind in STORY_SYMBOLS),
    }


def total(player: Player) -> int:
    return sum(score(player).values())
