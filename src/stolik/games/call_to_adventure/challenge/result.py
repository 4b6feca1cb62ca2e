"""The sum of a cast: the result and the corruption it will bring."""

# mypyc: compile

from __future__ import annotations

from mypy_extensions import i64

from stolik.games.call_to_adventure.cards import vocabulary as v
from stolik.games.call_to_adventure.cards.runes import FACE_SIGNS, VALUES, face_kind
from stolik.games.call_to_adventure.state import AdventureState


def is_counted(state: AdventureState, place: i64) -> bool:
    """Whether a rune of the cast counts."""
    if state.challenge.ignored_places >> place & 1:
        return False
    return state.challenge.ignored_kinds >> face_kind(state.challenge.cast[place]) & 1 == 0


def result_now(state: AdventureState) -> i64:
    """The result, which is never below 0 (CTA-66, CTA-R37)."""
    return max(sum_now(state), 0)


def sum_now(state: AdventureState) -> i64:
    """Add up the faces that count and the modifiers (CTA-R38)."""
    total = state.challenge.result_bonus + state.challenge.card_result_bonus
    cast = state.challenge.cast
    for place in range(len(cast)):
        if is_counted(state, place):
            total += VALUES[cast[place]]
    return total


def pending_corruption(state: AdventureState) -> i64:
    """Count the corruption the cast shows, which moves the marker later (CTA-R34)."""
    count = 0
    cast = state.challenge.cast
    for place in range(len(cast)):
        if FACE_SIGNS[cast[place]] == v.SHOWS_CORRUPTION and is_counted(state, place):
            count += 1
    return max(count - state.challenge.prevented_corruption, 0)
