"""The quick policy: a choice by exact probabilities and estimated values, without search."""

# mypyc: compile

from __future__ import annotations

from typing import Final

from stolik.games.call_to_adventure.bot.move_values import move_value
from stolik.games.call_to_adventure.bot.operation_values import operations_value
from stolik.games.call_to_adventure.bot.play_values import best_play
from stolik.games.call_to_adventure.bot.pool_values import rated_helps
from stolik.games.call_to_adventure.bot.values import XP, adversary_gain_cost, cards_to_come
from stolik.games.call_to_adventure.cards import vocabulary as v
from stolik.games.call_to_adventure.challenge.difficulty import difficulty_now
from stolik.games.call_to_adventure.challenge.result import result_now
from stolik.games.call_to_adventure.engine.model.card_tables import W_MAIN, W_PRECAST
from stolik.games.call_to_adventure.engine.model.steps import (
    ASK_CHARACTERS,
    ASK_LAST_TURN,
    ASK_OFFER,
    ASK_REPEAT,
    MAIN_PHASE,
    WINDOW,
    effect_of,
    kind_of,
    window_of,
)
from stolik.games.call_to_adventure.engine.scoring import score
from stolik.games.call_to_adventure.moves import (
    ACCEPT,
    ADDS,
    CAST,
    DECLINE,
    END,
    PASS,
    FaceChallenge,
    GainTrait,
    Journey,
    UseEffect,
)
from stolik.games.call_to_adventure.state import AdventureState
from stolik.kernel.entropy import Stream
from stolik.kernel.mind import WORTH, Rated
from stolik.kernel.move import Move

JOURNEY_BELOW: Final = 2.0  # with no main action worth more, a journey is better
SAFE_SCORE: Final = 30  # what Enemy at the Gates asks of everybody (CTA-205)


def choose(state: AdventureState, seat: int, moves: list[Move], entropy: Stream) -> Move:
    """Pick one of the legal moves."""
    if len(moves) == 1:
        return moves[0]
    top = state.agenda[-1]
    kind = kind_of(top)
    if kind == WINDOW:
        return _in_window(state, seat, moves, window_of(top))
    if kind == MAIN_PHASE:
        return _in_main(state, seat, moves, entropy)
    if kind == ASK_CHARACTERS:
        return moves[int(entropy.below(len(moves)))]
    if kind == ASK_REPEAT:
        return ACCEPT if result_now(state) < difficulty_now(state) else DECLINE
    if kind == ASK_LAST_TURN:
        return ACCEPT if _wants_last_turn(state, seat) else DECLINE
    if kind == ASK_OFFER:
        effect = state.tables.effects[effect_of(top)]
        price = 0.0 if effect.cost is None else XP
        return moves[0] if operations_value(state, seat, effect) > price else DECLINE
    return _best(state, seat, moves, entropy)


def rated(state: AdventureState, seat: int, moves: list[Move]) -> list[Rated]:
    """Moves that `choose` compares by value: main actions, and help before a cast."""
    top = state.agenda[-1]
    if seat != state.active or len(moves) == 1:
        return []
    if kind_of(top) == MAIN_PHASE:
        return (
            _main_actions(state, seat, moves)
            if best_play(state, seat, moves, W_MAIN, PASS) is PASS
            else []
        )
    if kind_of(top) == WINDOW and window_of(top) == W_PRECAST:
        if any(ADDS[ability] in moves for ability in state.tables.tests[state.challenge.card]):
            return []  # what costs nothing is added first
        return [*rated_helps(state, seat, moves), Rated(CAST, 0.0, WORTH)]
    return []


def _wants_last_turn(state: AdventureState, seat: int) -> bool:
    """Whether to take a last turn: it may score points, and may give the adversary experience."""
    return score(state, seat)[-1] < SAFE_SCORE


def _best(state: AdventureState, seat: int, moves: list[Move], entropy: Stream) -> Move:
    """Pick the answer with the highest value; equal ones at random."""
    chosen = moves[0]
    highest = -1000.0
    for move in moves:
        value = move_value(state, seat, move) + 0.01 * entropy.chance()
        if value > highest:
            highest = value
            chosen = move
    return chosen


def _in_main(state: AdventureState, seat: int, moves: list[Move], entropy: Stream) -> Move:
    if seat != state.active:
        return best_play(state, seat, moves, W_MAIN, moves[0])
    free = best_play(state, seat, moves, W_MAIN, PASS)
    if free is not PASS:
        return free
    best: Move = END
    highest = -1000.0
    for one in _main_actions(state, seat, moves):
        value = one.value + 0.01 * entropy.chance()
        if value > highest:
            highest = value
            best = one.move
    journey: Move = END
    worst = -1000.0
    for move in moves:
        if isinstance(move, Journey):
            value = move_value(state, seat, move)
            if value > worst:
                worst = value
                journey = move
    can_afford = state.turn.journeys_free > 0 or state.xp[seat] >= 3
    can_afford = can_afford and adversary_gain_cost(state, v.ON_JOURNEY_TAKEN) == 0.0
    if (
        journey is not END
        and state.turn.main_actions_due > 0
        and highest < JOURNEY_BELOW
        and can_afford
    ):
        return journey
    if best is not END:
        return best
    for move in moves:
        if isinstance(move, UseEffect) and _is_worth_its_price(state, seat, move):
            return move
    return END if END in moves else _best(state, seat, moves, entropy)


def _main_actions(state: AdventureState, seat: int, moves: list[Move]) -> list[Rated]:
    """What each trait and each challenge is worth as the main action, in points."""
    return [
        Rated(move, move_value(state, seat, move), WORTH)
        for move in moves
        if isinstance(move, (GainTrait, FaceChallenge))
    ]


def _is_worth_its_price(state: AdventureState, seat: int, move: UseEffect) -> bool:
    """Whether spare experience should buy cards or morality after the main action."""
    effect = state.tables.effects[move.effect]
    if move.cost != "spend_xp":
        return False
    value = operations_value(state, seat, effect)
    return value > XP + 0.05 and (state.xp[seat] > 2 or cards_to_come(state, seat) == 0)


def _in_window(state: AdventureState, seat: int, moves: list[Move], window: int) -> Move:
    if window == W_PRECAST and seat == state.active:
        return _before_cast(state, seat, moves)
    return best_play(state, seat, moves, window, PASS)


def _before_cast(state: AdventureState, seat: int, moves: list[Move]) -> Move:
    """Add whatever raises the chance by more than it costs, the cheapest first."""
    for ability in state.tables.tests[state.challenge.card]:
        if ADDS[ability] in moves:
            return ADDS[ability]
    best: Move = CAST
    highest = 0.05
    for one in rated_helps(state, seat, moves):
        if one.value > highest:
            highest = one.value
            best = one.move
    return best
