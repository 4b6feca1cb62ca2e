"""Exact chances in a state: nothing is sampled (CTA-90)."""

# mypyc: compile

from __future__ import annotations

from mypy_extensions import i64

from stolik.games.call_to_adventure.cards import vocabulary as v
from stolik.games.call_to_adventure.cards.runes import PER_KIND, chance
from stolik.games.call_to_adventure.challenge.difficulty import (
    card_at,
    difficulty_now,
    printed_difficulty,
)
from stolik.games.call_to_adventure.engine.story import symbols_of
from stolik.games.call_to_adventure.state import AdventureState


def chance_at(state: AdventureState, seat: i64, place: i64, path: i64, dark: i64 = 0) -> float:
    """The chance of a seat at a face-up challenge with every matching rune."""
    ordinary = dark
    special = 0
    for ability in state.tables.tests[card_at(state, place)]:
        count = min(symbols_of(state, seat, ability), PER_KIND)
        if count == PER_KIND:
            special += 1
            count -= 1
        ordinary += count
    return chance(PER_KIND, ordinary, special, printed_difficulty(state, place, path))


def chance_with(state: AdventureState, more: i64, bonus: i64) -> float:
    """The chance of the pool as it stands, with some more ordinary runes and a bonus."""
    challenge = state.challenge
    ordinary = more
    special = 0
    for kind in range(v.BASE):
        count = challenge.pool[kind]
        if challenge.ignored_kinds >> kind & 1:
            continue
        if count == PER_KIND:
            special += 1
            count -= 1
        ordinary += count
    ordinary += challenge.pool[v.DARK]
    bonus += challenge.result_bonus + challenge.card_result_bonus
    difficulty = difficulty_now(state)
    if difficulty == 0:
        return 1.0  # no result is below 0, whatever is taken from it (CTA-R37)
    return chance(PER_KIND, ordinary, special, difficulty - bonus)


def chance_of_pool_now(state: AdventureState) -> float:
    """The chance of the pool as it stands."""
    return chance_with(state, 0, 0)


def chances_with_dark(state: AdventureState) -> list[float]:
    """The chance with 0, 1, 2 … further dark runes, as far as there are any."""
    left = PER_KIND - state.challenge.pool[v.DARK]
    return [chance_with(state, more, 0) for more in range(left + 1)]
