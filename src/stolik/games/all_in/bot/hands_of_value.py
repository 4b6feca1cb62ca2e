# mypyc: compile
"""Hands of a given value: what somebody who stated a value may hold (AIN-56)."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from stolik.games.all_in.cards.card_numbers import RANKED
from stolik.games.all_in.engine.ranking import (
    FLUSH,
    FOUR,
    FULL,
    FULL_HOUSE,
    NOTHING,
    PAIR,
    STRAIGHT,
    STRAIGHT_FLUSH,
    THREE,
    TWO_PAIR,
)
from stolik.games.all_in.engine.setting import Setting
from stolik.kernel.entropy import Stream

_TRIES: Final = 24
_NO_CARDS: Final[list[int]] = []


def complete(
    setting: Setting, fixed: list[int], pool: list[int], value: int, entropy: Stream
) -> list[int]:
    """Choose cards of the pool that bring the fixed ones to a whole hand and to the value.

    Returns an empty list when no way was found. Common values are found by
    drawing at random; for the rare ones the combination is built first, unless hands are
    those of a small game.
    """
    ranking = setting.ranking
    needed = int(setting.hand) - len(fixed)
    if needed > len(pool):
        return _NO_CARDS
    for _ in range(_TRIES):
        chosen = _draw(pool, needed, entropy)
        if ranking.value(fixed + chosen) == value:
            return chosen
    if setting.hand < FULL:
        for choice in combinations(pool, needed):
            if ranking.value(fixed + list(choice)) == value:
                return list(choice)
        return _NO_CARDS
    categories = [
        ranking.categories[place]
        for place in range(len(ranking.values))
        if ranking.values[place] == value
    ]
    entropy.shuffle(categories)
    for category in categories:
        patterns = list(range(_patterns(category)))
        entropy.shuffle(patterns)
        for pattern in patterns:
            for _ in range(3):
                hand = _fill(category, pattern, fixed, pool, entropy)
                if len(hand) == FULL and ranking.value(hand) == value:
                    return hand[len(fixed) :]
    return _NO_CARDS


def _draw(pool: list[int], count: int, entropy: Stream) -> list[int]:
    """Draw this many different cards."""
    chosen: list[int] = []
    while len(chosen) < count:
        card = pool[entropy.below(len(pool))]
        if card not in chosen:
            chosen.append(card)
    return chosen


def _patterns(category: int) -> int:
    """How many patterns a category has: ranks, pairs of ranks, suits, tops of straights."""
    if category in (FULL_HOUSE, TWO_PAIR):
        return 169
    if category == STRAIGHT:
        return 10
    if category == STRAIGHT_FLUSH:
        return 40
    if category == FLUSH:
        return 4
    return 1 if category == NOTHING else 13


def _fill(
    category: int, pattern: int, fixed: list[int], pool: list[int], entropy: Stream
) -> list[int]:
    """Bring the fixed cards to five along a pattern; the result is shorter if it cannot be done."""
    hand = fixed.copy()
    source = pool.copy()
    entropy.shuffle(source)
    if category in (STRAIGHT, STRAIGHT_FLUSH):
        suit = pattern // 10 if category == STRAIGHT_FLUSH else -1
        top = pattern % 10 + 3
        for step in range(5):
            # The ace is also the 1 below the 2 (AIN-88).
            _add(hand, source, (top - step) % 13, suit, 1)
        return hand
    if category == FLUSH:
        _add(hand, source, -1, pattern, 5)
        return hand
    if category == FOUR:
        _add(hand, source, pattern, -1, 4)
    elif category == THREE:
        _add(hand, source, pattern, -1, 3)
    elif category == PAIR:
        _add(hand, source, pattern, -1, 2)
    elif category != NOTHING:
        _add(hand, source, pattern // 13, -1, 3 if category == FULL_HOUSE else 2)
        _add(hand, source, pattern % 13, -1, 2)
    for card in source:
        if len(hand) < FULL and card not in hand:
            hand.append(card)
    return hand


def _add(hand: list[int], source: list[int], rank: int, suit: int, count: int) -> None:
    """Add cards of a rank (or any, -1) and suit (or any) until the hand has `count` of them."""
    have = len([card for card in hand if _is(card, rank, suit)])
    for card in source:
        if have >= count or len(hand) >= FULL:
            return
        if card not in hand and _is(card, rank, suit):
            hand.append(card)
            have += 1


def _is(card: int, rank: int, suit: int) -> bool:
    if card >= RANKED:
        return False
    return (rank < 0 or card >> 2 == rank) and (suit < 0 or card & 3 == suit)
