"""Challenges that a player was forced away from: what was used and done on them (CTA-R109)."""

# mypyc: compile

from __future__ import annotations

from typing import Final

from stolik.games.call_to_adventure.state import AdventureState

# The fields of one entry of `ChallengeState.abandoned`, one entry after another.
CARD: Final = 0
USED_EFFECTS: Final = 1
RESULT_BONUS: Final = 2
DIFFICULTY_BONUS: Final = 3
FIELDS: Final = 4


def remember_challenge(state: AdventureState) -> None:
    """Note what belongs to the faced card; its latest entry is the one that counts."""
    challenge = state.challenge
    challenge.abandoned = [
        *challenge.abandoned,
        challenge.card,
        challenge.used_effects,
        challenge.card_result_bonus,
        challenge.card_difficulty_bonus,
    ]


def recall_challenge(state: AdventureState) -> None:
    """Restore what was noted when the faced card was left before."""
    challenge = state.challenge
    entries = challenge.abandoned
    for first in range(0, len(entries), FIELDS):
        if entries[first + CARD] == challenge.card:
            challenge.used_effects = entries[first + USED_EFFECTS]
            challenge.card_result_bonus = entries[first + RESULT_BONUS]
            challenge.card_difficulty_bonus = entries[first + DIFFICULTY_BONUS]
