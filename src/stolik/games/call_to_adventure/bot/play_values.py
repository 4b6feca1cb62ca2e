"""The value of playing a card or using an effect now, compared with keeping it."""

# mypyc: compile

from __future__ import annotations

from stolik.games.call_to_adventure.bot.operation_values import operations_value, stake_of
from stolik.games.call_to_adventure.bot.values import (
    XP,
    adversary_gain_cost,
    cards_to_come,
    morality_value,
)
from stolik.games.call_to_adventure.cards import vocabulary as v
from stolik.games.call_to_adventure.cards.effects import Effect
from stolik.games.call_to_adventure.challenge.difficulty import difficulty_now
from stolik.games.call_to_adventure.challenge.odds import chance_with
from stolik.games.call_to_adventure.challenge.result import result_now
from stolik.games.call_to_adventure.engine.model.card_tables import (
    W_FINAL,
    W_POSTCAST,
    W_PRECAST,
    W_VERDICT,
)
from stolik.games.call_to_adventure.moves import PlayCard, UseEffect
from stolik.games.call_to_adventure.state import AdventureState
from stolik.kernel.move import Move


def best_play(
    state: AdventureState, seat: int, moves: list[Move], window: int, otherwise: Move
) -> Move:
    """Pick the card or effect that is worth most now, if any is worth it."""
    best = otherwise
    highest = 0.1
    for move in moves:
        if isinstance(move, PlayCard):
            value = _play_value(state, seat, move, window)
        elif isinstance(move, UseEffect) and window == W_POSTCAST:
            value = _rescue_value(state, seat, move)
        else:
            continue
        if value > highest:
            highest = value
            best = move
    return best


def _rescue_value(state: AdventureState, seat: int, move: UseEffect) -> float:
    """The value of an effect after the cast: it pays if it turns failure into success."""
    lack = difficulty_now(state) - result_now(state)
    for operation in state.tables.effects[move.effect].operations:
        if operation.word == v.DO_ADD_RESULT and 0 < lack <= operation.n:
            return stake_of(state, seat) - XP
    return 0.0


def _play_value(state: AdventureState, seat: int, move: PlayCard, window: int) -> float:
    """What playing a card now is worth; its own point counts, and what it could do later."""
    design = state.tables.catalogue.designs[move.design]
    effect = design.effects[0]
    is_end = window == W_FINAL or state.last_turns_left >= 0
    if design.kind == v.ANTIHERO and adversary_gain_cost(state, v.ON_CARD_PLAYED) > 1.5:
        return 0.0  # its point is not worth the adversary's gain
    if effect.timings & v.AT_ANY_TIME:
        return _any_time_value(state, seat, effect, is_end)
    if effect.timings & (v.AT_AFTER_OWN_SUCCESS | v.AT_MY_TURN):
        return 1.0 + operations_value(state, seat, effect)
    if seat == state.active or (state.adversary.card >= 0 and window == W_POSTCAST):
        return _own_cast_value(state, seat, effect, is_end)
    return _hostile_value(state, seat, effect, window)


def _any_time_value(state: AdventureState, seat: int, effect: Effect, is_end: bool) -> float:
    if effect.operations[0].word == v.DO_CANCEL_CARD:
        return 2.0 if seat == state.active or is_end else 0.0
    if effect.operations[0].word == v.DO_FORCE_SACRIFICE:
        return 2.0
    value = 1.0 + operations_value(state, seat, effect)
    # A card that moves the marker the wrong way may wait for a better moment.
    return value if is_end or value >= 0.6 else 0.0


def _own_cast_value(state: AdventureState, seat: int, effect: Effect, is_end: bool) -> float:
    """After one's own cast: rescue a failure, or take the point when it is late."""
    lack = difficulty_now(state) - result_now(state)
    stake = stake_of(state, state.active)
    side = 0.0
    for operation in effect.operations:
        if operation.word == v.DO_ADD_RESULT and 0 < lack <= operation.n:
            return stake + 1.0 + operations_value(state, seat, effect)
        if operation.word == v.DO_REATTEMPT and lack > 0:
            return 0.5 * stake
        if operation.word == v.DO_MORALITY:
            side += morality_value(state, seat, operation.n)
    is_late = is_end or cards_to_come(state, seat) <= 1
    return 1.0 + side if is_late else 0.0


def _hostile_value(state: AdventureState, seat: int, effect: Effect, window: int) -> float:
    """The value of a play against another player: highest where it changes the outcome."""
    word = effect.operations[0].word
    lack = difficulty_now(state) - result_now(state)
    if window == W_PRECAST:
        now = chance_with(state, 0, 0)
        return 1.0 + 3.0 * (now - chance_with(state, 0, -2)) if now > 0.3 else 0.3
    if word == v.DO_ADD_RESULT:
        return 1.5 if lack <= 0 or lack > 2 else 0.0  # help that does not help
    if window == W_VERDICT and word == v.DO_REATTEMPT:
        return 3.0 if lack <= 0 else 0.0
    if window == W_VERDICT:
        return 2.0 if lack > 0 or state.xp[state.active] > 0 else 1.0
    return 3.0 if lack <= 0 else 0.0
