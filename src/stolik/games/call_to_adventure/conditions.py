"""The conditions and costs of the vocabulary, asked of a state."""

# mypyc: compile

from __future__ import annotations

from stolik.games.call_to_adventure import vocabulary as v
from stolik.games.call_to_adventure.effects import Condition, Cost
from stolik.games.call_to_adventure.moves import SET_ASIDE
from stolik.games.call_to_adventure.runes import FACE_SIGNS, PER_KIND
from stolik.games.call_to_adventure.state import LOWEST, AdventureState
from stolik.games.call_to_adventure.story import (
    act_of,
    cost_of,
    face_up_allies,
    symbols_of,
)


def holds(state: AdventureState, condition: Condition | None, seat: int, card: int) -> bool:
    """Tell whether a condition is true for a player; `card` is the one that asks."""
    if condition is None:
        return True
    word = condition.word
    if word in (v.IF_HAS_ABILITY, v.IF_HAS_STORY):
        return symbols_of(state, seat, condition.about) >= condition.n
    if word >= v.IF_ALL:
        return _combined(state, condition, seat, card)
    if v.IF_CHALLENGE_TESTS <= word <= v.IF_IS_SET_ASIDE or word == v.IF_ATTEMPT_NUMBER:
        return _of_challenge(state, condition, card)
    if v.IF_CAST_SHOWS <= word <= v.IF_MARGIN_MAX:
        return _of_cast(state, condition)
    return _of_player(state, condition, seat)


def _combined(state: AdventureState, condition: Condition, seat: int, card: int) -> bool:
    if condition.word == v.IF_NOT:
        return not holds(state, condition.parts[0], seat, card)
    for part in condition.parts:
        if holds(state, part, seat, card) != (condition.word == v.IF_ALL):
            return condition.word == v.IF_ANY
    return condition.word == v.IF_ALL


def _of_challenge(state: AdventureState, condition: Condition, card: int) -> bool:
    faced = state.faced
    if faced < 0:
        return False
    word = condition.word
    if word == v.IF_CHALLENGE_TESTS:
        return condition.about in state.tables.tests[faced]
    if word == v.IF_PATH_HAS_PLUS:
        return state.tables.plus[faced * 2 + state.path] > 0
    if word == v.IF_CHALLENGE_HAS_ALLY:
        return state.place != SET_ASIDE and state.row_allies[state.place] >= 0
    if word == v.IF_IS_ADVERSARY:
        return state.tables.kind[faced] == v.ADVERSARY
    if word == v.IF_CHALLENGE_IS_THIS:
        return faced == card
    if word == v.IF_IS_SET_ASIDE:
        return state.place == SET_ASIDE
    return state.attempt >= condition.n


def _of_cast(state: AdventureState, condition: Condition) -> bool:
    if condition.word == v.IF_MARGIN_MIN:
        return state.result - state.target >= condition.n
    if condition.word == v.IF_MARGIN_MAX:
        return state.result - state.target <= condition.n
    return count_shown(state, 1 << condition.about) >= condition.n


def count_shown(state: AdventureState, mask: int) -> int:
    """Count the cast runes that show one of the signs of a mask: their kind or their face."""
    count = 0
    for side in state.cast:
        bits = 1 << side // 2 // PER_KIND
        if FACE_SIGNS[side] >= 0:
            bits |= 1 << FACE_SIGNS[side]
        if bits & mask:
            count += 1
    return count


def _of_player(state: AdventureState, condition: Condition, seat: int) -> bool:
    word = condition.word
    if word == v.IF_HAS_XP:
        return state.xp[seat] >= condition.n
    if word == v.IF_MORALITY_MIN:
        return state.morality[seat] >= condition.n
    if word == v.IF_MORALITY_MAX:
        return state.morality[seat] <= condition.n
    if word == v.IF_IN_ACT:
        return act_of(state, seat) + 1 == condition.n
    if word == v.IF_SUCCEEDED_THIS_TURN:
        return state.has_succeeded and seat == state.active
    if word == v.IF_FAILED_THIS_TURN:
        return state.has_failed and seat == state.active
    if word == v.IF_SCORE_BELOW:
        return len(state.pad) > seat and state.pad[seat][-1] < condition.n
    return _count_for(state, condition, seat) >= condition.n


def _count_for(state: AdventureState, condition: Condition, seat: int) -> int:
    word = condition.word
    if word == v.IF_HAS_ALLY:
        return len(face_up_allies(state, seat))
    if word == v.IF_DEFEATED_ADVERSARIES:
        return defeated(state, seat)
    if word == v.IF_PLAYED:
        return count_backs(state, state.played[seat], condition.about)
    if word == v.IF_HAND:
        return count_backs(state, state.hands[seat], condition.about)
    return len(state.tucked[seat])  # IF_STORY_CARDS


def defeated(state: AdventureState, seat: int) -> int:
    """Count the adversaries in a story."""
    kind = state.tables.kind
    return len([side for side in state.tucked[seat] if kind[side // 2] == v.ADVERSARY])


def count_backs(state: AdventureState, cards: list[int], backs: int) -> int:
    """Count the cards with one of these backs."""
    count = 0
    for card in cards:
        if state.tables.back[card] & backs:
            count += 1
    return count


def is_payable(state: AdventureState, cost: Cost, seat: int, card: int) -> bool:
    """Tell whether a cost can be paid in full (CTA-R22)."""
    word = cost.word
    if word == v.COST_SPEND_XP:
        return state.xp[seat] >= cost.n
    if word == v.COST_SACRIFICE_SELF:
        return card in state.allies[seat] and state.sacrificed >> card & 1 == 0
    if word == v.COST_SACRIFICE_ALLY:
        return len(face_up_allies(state, seat)) >= cost.n
    if word == v.COST_DISCARD_HAND:
        return count_backs(state, state.hands[seat], cost.cards) >= cost.n
    if word == v.COST_CORRUPT:
        return state.morality[seat] - cost.n >= LOWEST  # CTA-R62
    return any(is_payable(state, part, seat, card) for part in cost.parts)


def can_gain(state: AdventureState, seat: int, card: int) -> bool:
    """Tell whether a player meets everything a trait asks, experience included (CTA-45)."""
    tables = state.tables
    for need in tables.needs[card]:
        if not holds(state, need, seat, card):
            return False
    if trait_price(state, seat, card) > state.xp[seat]:
        return False
    for price in tables.cards[card].prices:
        if price.word != v.COST_SPEND_XP and not is_payable(state, price, seat, card):
            return False
    return True


def trait_price(state: AdventureState, seat: int, card: int) -> int:
    """What a trait costs now in experience."""
    return cost_of(state, seat, v.CHANGE_TRAIT, state.tables.xp_price[card])


def is_obtainable(state: AdventureState, seat: int, card: int) -> bool:
    """Tell whether a story card could be attempted if it lay face up (CTA-R16)."""
    kind = state.tables.kind[card]
    if kind == v.TRAIT:
        return can_gain(state, seat, card)
    return kind in (v.CHALLENGE, v.ADVERSARY)
