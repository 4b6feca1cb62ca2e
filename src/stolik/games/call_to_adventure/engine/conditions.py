"""The conditions of the vocabulary and what effects count, asked of a state."""

# mypyc: compile

from __future__ import annotations

from mypy_extensions import i64

from stolik.games.call_to_adventure.cards import vocabulary as v
from stolik.games.call_to_adventure.cards.effects import Condition, Operation
from stolik.games.call_to_adventure.cards.runes import FACE_SIGNS, face_kind
from stolik.games.call_to_adventure.engine.model.sides import card_side, side_card
from stolik.games.call_to_adventure.engine.story import act_of, face_up_allies, symbols_of
from stolik.games.call_to_adventure.moves import SET_ASIDE
from stolik.games.call_to_adventure.state import AdventureState


def holds(state: AdventureState, condition: Condition | None, seat: i64, card: i64) -> bool:
    """Whether a condition is true for a player; `card` is the one that asks."""
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


def _combined(state: AdventureState, condition: Condition, seat: i64, card: i64) -> bool:
    if condition.word == v.IF_NOT:
        return not holds(state, condition.parts[0], seat, card)
    for part in condition.parts:
        if holds(state, part, seat, card) != (condition.word == v.IF_ALL):
            return condition.word == v.IF_ANY
    return condition.word == v.IF_ALL


def _of_challenge(state: AdventureState, condition: Condition, card: i64) -> bool:
    challenge = state.challenge
    faced = challenge.card
    if faced < 0:
        return False
    word = condition.word
    if word == v.IF_CHALLENGE_TESTS:
        return condition.about in state.tables.tests[faced]
    if word == v.IF_PATH_HAS_PLUS:
        return state.tables.plus[card_side(faced, challenge.path)] > 0
    if word == v.IF_CHALLENGE_HAS_ALLY:
        return challenge.place != SET_ASIDE and state.row_allies[challenge.place] >= 0
    if word == v.IF_IS_ADVERSARY:
        return state.tables.kind[faced] == v.ADVERSARY
    if word == v.IF_CHALLENGE_IS_THIS:
        return faced == card
    if word == v.IF_IS_SET_ASIDE:
        return challenge.place == SET_ASIDE
    return challenge.attempt >= condition.n


def _of_cast(state: AdventureState, condition: Condition) -> bool:
    margin = state.challenge.judged_result - state.challenge.judged_difficulty
    if condition.word == v.IF_MARGIN_MIN:
        return margin >= condition.n
    if condition.word == v.IF_MARGIN_MAX:
        return margin <= condition.n
    return count_shown(state, 1 << condition.about) >= condition.n


def count_shown(state: AdventureState, mask: i64) -> i64:
    """Count the cast runes that show one of the signs of a mask: their kind or their face."""
    count = 0
    for face in state.challenge.cast:
        bits = 1 << face_kind(face)
        if FACE_SIGNS[face] >= 0:
            bits |= 1 << FACE_SIGNS[face]
        if bits & mask:
            count += 1
    return count


def _of_player(state: AdventureState, condition: Condition, seat: i64) -> bool:
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
        return state.turn.has_succeeded and seat == state.active
    if word == v.IF_FAILED_THIS_TURN:
        return state.turn.has_failed and seat == state.active
    if word == v.IF_SCORE_BELOW:
        return len(state.score_pad) > seat and state.score_pad[seat][-1] < condition.n
    return _count_for(state, condition, seat) >= condition.n


def _count_for(state: AdventureState, condition: Condition, seat: i64) -> i64:
    word = condition.word
    if word == v.IF_HAS_ALLY:
        return len(face_up_allies(state, seat))
    if word == v.IF_DEFEATED_ADVERSARIES:
        return defeated_adversaries(state, seat)
    if word == v.IF_PLAYED:
        return count_backs(state, state.played[seat], condition.about)
    if word == v.IF_HAND:
        return count_backs(state, state.hands[seat], condition.about)
    return len(state.tucked[seat])  # IF_STORY_CARDS


def defeated_adversaries(state: AdventureState, seat: i64) -> i64:
    """Count the adversaries in a story."""
    kind = state.tables.kind
    return len([side for side in state.tucked[seat] if kind[side_card(side)] == v.ADVERSARY])


def count_backs(state: AdventureState, cards: list[int], backs: i64) -> i64:
    """Count the cards with one of these backs."""
    count = 0
    for card in cards:
        if state.tables.back[card] & backs:
            count += 1
    return count


def count_per(state: AdventureState, operation: Operation, seat: i64) -> i64:
    """Count what an operation pays for: symbols, allies, signs of the cast …"""
    per = operation.per
    if per == v.PER_SYMBOL:
        return sum([symbols_of(state, seat, symbol) for symbol in operation.choices])
    if per == v.PER_ALLY:
        return len(face_up_allies(state, seat))
    if per == v.PER_PLAYED:
        return count_backs(state, state.played[seat], operation.cards)
    if per == v.PER_XP:
        return state.xp[seat]
    if per == v.PER_MORALITY_UP:
        return max(state.morality[seat], 0)
    if per == v.PER_MORALITY_DOWN:
        return max(-state.morality[seat], 0)
    if per == v.PER_SIGN:
        mask = 0
        for sign in operation.choices:
            mask |= 1 << sign
        return count_shown(state, mask)
    if per == v.PER_XP_SPENT:
        return state.challenge.xp_spent
    return defeated_adversaries(state, seat)
