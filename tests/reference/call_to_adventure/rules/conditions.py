"""The conditions that effects name with `if` (the ledger's list of conditions)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from reference.call_to_adventure.rules.cards import NotModelledError, all_cards, word_of
from reference.call_to_adventure.rules.player import Player
from reference.call_to_adventure.rules.scoring import total
from reference.call_to_adventure.rules.state import Challenge, Game, kind_of

OF_A_PLAYER: dict[str, Callable[[Player, Any], bool]] = {
    "has_xp": lambda player, n: player.experience >= n,
    "morality_max": lambda player, level: player.morality <= level,
    "in_act": lambda player, act: player.act() + 1 == act,
    "hand": lambda player, value: len(player.hand_of(value["cards"])) >= value["n"],
    "score_below": lambda player, n: total(player) < n,
}


def has_plus(challenge: Challenge) -> bool:
    return bool(all_cards()[challenge.card]["path"][challenge.path].get("plus", 0))


def margin(challenge: Challenge) -> int:
    """Result less difficulty, as they were judged."""
    assert challenge.judged is not None
    return challenge.judged[0] - challenge.judged[1]


def holds(game: Game, condition: Any, who: int, card: str) -> bool:
    """Whether a condition is true; `who` is the effect's owner, or the event's player."""
    word, value = word_of(condition)
    if word == "not":
        return not holds(game, value, who, card)
    if word == "any":
        return any(holds(game, item, who, card) for item in value)
    if word in OF_A_PLAYER:
        return OF_A_PLAYER[word](game.players[who], value)
    challenge = game.challenge
    if challenge is None:
        return False
    of_a_challenge: dict[str, Callable[[], bool]] = {
        "challenge_has_ally": lambda: game.ally_under(challenge) is not None,
        "is_adversary": lambda: kind_of(challenge.card) == "adversary",
        "challenge_is_this": lambda: challenge.card == card,
        "is_set_aside": lambda: challenge.place is None,
        "path_has_plus": lambda: has_plus(challenge),
        "margin_max": lambda: margin(challenge) <= value,
    }
    if word not in of_a_challenge:
        raise NotModelledError(word)
    return of_a_challenge[word]()
