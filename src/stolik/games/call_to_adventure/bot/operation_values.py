"""The value of an effect's operations, and what is at stake in a challenge."""

# mypyc: compile

from __future__ import annotations

from stolik.games.call_to_adventure.bot.values import (
    CARD_DRAWN,
    XP,
    cards_to_come,
    failure_value,
    morality_value,
    success_value,
)
from stolik.games.call_to_adventure.cards import vocabulary as v
from stolik.games.call_to_adventure.cards.effects import Effect, Operation
from stolik.games.call_to_adventure.challenge.difficulty import ally_at
from stolik.games.call_to_adventure.engine.model.sides import card_side
from stolik.games.call_to_adventure.engine.table_effects import playable_backs
from stolik.games.call_to_adventure.state import AdventureState


def operations_value(state: AdventureState, seat: int, effect: Effect) -> float:
    """What all operations of an effect are worth outside a challenge."""
    total = 0.0
    for operation in effect.operations:
        total += operation_value(state, seat, operation)
    return total


def operation_value(state: AdventureState, seat: int, operation: Operation) -> float:
    """What an operation is worth outside a challenge."""
    word = operation.word
    if word == v.DO_GAIN_XP:
        return XP * operation.n
    if word in (v.DO_DRAW_HERO, v.DO_DRAW_ANTIHERO, v.DO_DRAW_EITHER):
        if cards_to_come(state, seat) == 0:
            return 0.0
        back = v.CARDS_ANTIHERO if word == v.DO_DRAW_ANTIHERO else v.CARDS_HERO
        return CARD_DRAWN * operation.n if playable_backs(state, seat) & back else 0.2
    if word == v.DO_MORALITY:
        return morality_value(state, seat, operation.n)
    if word == v.DO_JOURNEY_FREE:
        return 0.5
    return 0.0


def stake_of(state: AdventureState, seat: int) -> float:
    """How much more success is worth than failure in the challenge being faced."""
    challenge = state.challenge
    side = card_side(challenge.card, challenge.path)
    won = success_value(state, seat, side, ally_at(state, challenge.place))
    return won - failure_value(state, seat)
