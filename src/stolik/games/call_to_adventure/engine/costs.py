"""Costs of the vocabulary: whether they can be paid, and paying them."""

# mypyc: compile

from __future__ import annotations

from mypy_extensions import i64

from stolik.games.call_to_adventure.cards import vocabulary as v
from stolik.games.call_to_adventure.cards.effects import Cost
from stolik.games.call_to_adventure.engine.allies import sacrifice_ally
from stolik.games.call_to_adventure.engine.conditions import count_backs, holds
from stolik.games.call_to_adventure.engine.model.steps import (
    ALLY_PAID,
    ally_question,
    hand_question,
)
from stolik.games.call_to_adventure.engine.resources import move_morality, spend_xp
from stolik.games.call_to_adventure.engine.story import face_up_allies, is_face_up
from stolik.games.call_to_adventure.engine.table_effects import trait_price
from stolik.games.call_to_adventure.state import LOWEST, AdventureState


def is_payable(state: AdventureState, cost: Cost, seat: i64, card: i64) -> bool:
    """Whether a cost can be paid in full (CTA-R22)."""
    word = cost.word
    if word == v.COST_SPEND_XP:
        return state.xp[seat] >= cost.n
    if word == v.COST_SACRIFICE_SELF:
        return card in state.allies[seat] and is_face_up(state, card)
    if word == v.COST_SACRIFICE_ALLY:
        return len(face_up_allies(state, seat)) >= cost.n
    if word == v.COST_DISCARD_HAND:
        return count_backs(state, state.hands[seat], cost.cards) >= cost.n
    if word == v.COST_CORRUPT:
        return state.morality[seat] - cost.n >= LOWEST  # CTA-R62
    return any(is_payable(state, part, seat, card) for part in cost.parts)


def pay(state: AdventureState, cost: Cost, seat: i64, card: i64) -> None:
    """Pay a cost; what has to be chosen goes on the agenda (CTA-98)."""
    word = cost.word
    if word == v.COST_SPEND_XP:
        spend_xp(state, seat, cost.n)
    elif word == v.COST_SACRIFICE_SELF:
        sacrifice_ally(state, seat, card)
    elif word == v.COST_CORRUPT:
        move_morality(state, seat, -cost.n)
    else:
        for _ in range(cost.n):
            if word == v.COST_SACRIFICE_ALLY:
                state.push(ally_question(seat, seat, ALLY_PAID))
            else:
                state.push(hand_question(seat, cost.cards))


def cost_options(cost: Cost) -> tuple[Cost, ...]:
    """The ways to pay, of which one is chosen."""
    return cost.parts if cost.word == v.COST_ONE_OF else (cost,)


def can_gain_trait(state: AdventureState, seat: i64, card: i64) -> bool:
    """Whether a player meets everything a trait asks, experience included (CTA-45)."""
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


def is_obtainable(state: AdventureState, seat: i64, card: i64) -> bool:
    """Whether a story card could be attempted if it lay face up (CTA-R16)."""
    kind = state.tables.kind[card]
    if kind == v.TRAIT:
        return can_gain_trait(state, seat, card)
    return kind in (v.CHALLENGE, v.ADVERSARY)
