"""Operations that give or take experience, cards and morality."""

# mypyc: compile

from __future__ import annotations

from mypy_extensions import i64

from stolik.games.call_to_adventure.cards import vocabulary as v
from stolik.games.call_to_adventure.cards.effects import ALL, Operation
from stolik.games.call_to_adventure.engine.conditions import count_backs
from stolik.games.call_to_adventure.engine.draw_piles import draw
from stolik.games.call_to_adventure.engine.model.steps import (
    ASK_DECK,
    back_question,
    hand_question,
    reward_of,
    seat_of,
    side_of,
    step,
)
from stolik.games.call_to_adventure.engine.resources import gain_xp, lose_xp, move_morality
from stolik.games.call_to_adventure.state import AdventureState


def give_reward(state: AdventureState, packed: i64) -> None:
    """Carry out a reward of a gained card side."""
    operation = state.tables.rewards[side_of(packed)][reward_of(packed)]
    change_resources(state, operation, seat_of(packed), seat_of(packed))


def change_resources(state: AdventureState, operation: Operation, seat: i64, owner: i64) -> None:
    """Experience, cards and morality, as rewards and effects give them (CTA-R54)."""
    word = operation.word
    if word == v.DO_GAIN_XP:
        gain_xp(state, seat, operation.n)
    elif word == v.DO_LOSE_XP:
        lose_xp(state, seat, operation.n)
    elif word == v.DO_STEAL_XP:
        gain_xp(state, owner, lose_xp(state, seat, operation.n))
    elif word == v.DO_MORALITY:
        move_morality(state, seat, operation.n)
    elif word == v.DO_DISCARD_HAND:
        _discard_hand(state, operation, seat, owner)
    elif word == v.DO_DRAW_EITHER:
        for _ in range(operation.n):
            state.push(step(ASK_DECK, seat))
    else:
        for _ in range(operation.n):
            draw(state, seat, v.DECK_HERO if word == v.DO_DRAW_HERO else v.DECK_ANTIHERO)


def _discard_hand(state: AdventureState, operation: Operation, seat: i64, owner: i64) -> None:
    """Ask for the cards: the target chooses them, or the owner by their backs alone (CTA-16)."""
    held = count_backs(state, state.hands[seat], operation.cards)
    for _ in range(held if operation.n == ALL else min(operation.n, held)):
        if operation.more == v.CHOOSER_OWNER and owner != seat:
            state.push(back_question(owner, operation.cards, seat))
        else:
            state.push(hand_question(seat, operation.cards))
