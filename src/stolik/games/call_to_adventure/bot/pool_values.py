"""The net value of each kind of help before a cast."""

# mypyc: compile
# ruff: noqa: PLR0913, PLR0917 - what a card is worth depends on many things

from __future__ import annotations

from stolik.games.call_to_adventure.bot.operation_values import operation_value, stake_of
from stolik.games.call_to_adventure.bot.values import (
    CARD_DRAWN,
    XP,
    adversary_gain_cost,
    cards_to_come,
    dark_runes_cost,
)
from stolik.games.call_to_adventure.cards import vocabulary as v
from stolik.games.call_to_adventure.cards.effects import Operation
from stolik.games.call_to_adventure.cards.runes import PER_KIND
from stolik.games.call_to_adventure.challenge.odds import chance_with
from stolik.games.call_to_adventure.moves import DARK, AddRune, PlayCard, UseEffect
from stolik.games.call_to_adventure.state import AdventureState
from stolik.kernel.mind import WORTH, Rated
from stolik.kernel.move import Move


def rated_helps(state: AdventureState, seat: int, moves: list[Move]) -> list[Rated]:
    """The net value of each kind of help before the cast, in points."""
    stake = stake_of(state, seat)
    now = chance_with(state, 0, 0)
    is_late = cards_to_come(state, seat) <= 2
    found: list[Rated] = []
    for move in moves:
        gain = -1.0
        if isinstance(move, PlayCard):
            gain = _help_of_play(state, seat, move, stake, now, is_late)
        elif isinstance(move, UseEffect):
            gain = _help_of_use(state, seat, move, stake, now)
        elif move is DARK:
            held = state.challenge.pool[v.DARK]
            for more in range(1, min(PER_KIND - held, state.xp[seat]) + 1):
                price = dark_runes_cost(state, seat, held, more)
                gain = max(gain, (chance_with(state, more, 0) - now) * stake - price)
        elif isinstance(move, AddRune):
            gain = (chance_with(state, 1, 0) - now) * stake
        else:
            continue
        found.append(Rated(move, gain, WORTH))
    return found


def _help_of_play(
    state: AdventureState, seat: int, move: PlayCard, stake: float, now: float, is_late: bool
) -> float:
    """What a card played before the cast brings; held back while it can help more later."""
    design = state.tables.catalogue.designs[move.design]
    effects = design.effects
    gain = -adversary_gain_cost(state, v.ON_CARD_PLAYED) if design.kind == v.ANTIHERO else 0.0
    for operation in effects[0].operations:
        if operation.word == v.DO_ADD_RUNE:
            gain += (_chance_with_rune(state, operation) - now) * stake
            if v.DARK in operation.choices:
                gain += XP - dark_runes_cost(state, seat, min(state.challenge.pool[v.DARK], 2), 1)
        elif operation.word == v.DO_MODIFY_DIFFICULTY:
            gain += (chance_with(state, 0, -operation.n) - now) * stake
        else:
            gain += operation_value(state, seat, operation)
    if is_late or len(state.hands[seat]) > 4:
        return gain + 1.0  # CTA-R53: it scores, whatever it does
    return gain - 0.4


def _chance_with_rune(state: AdventureState, operation: Operation) -> float:
    for kind in operation.choices:
        is_tested = kind == v.DARK or kind in state.tables.tests[state.challenge.card]
        if is_tested and state.challenge.pool[kind] < PER_KIND:
            return chance_with(state, operation.n, 0)
    return chance_with(state, 0, 0)


def _help_of_use(
    state: AdventureState, seat: int, move: UseEffect, stake: float, now: float
) -> float:
    effect = state.tables.effects[move.effect]
    price = XP
    cost = effect.cost
    if cost is not None and cost.word == v.COST_SPEND_XP:
        price = XP * cost.n
    elif move.cost == "sacrifice_self":
        price = 2.5
    elif move.cost == "discard_hand":
        price = CARD_DRAWN
    gain = 0.0
    for operation in effect.operations:
        if operation.word == v.DO_ADD_RUNE:
            gain += (_chance_with_rune(state, operation) - now) * stake
        elif operation.word == v.DO_ADD_SYMBOL:
            if any(
                s in state.tables.tests[state.challenge.card] and state.challenge.pool[s] < PER_KIND
                for s in operation.choices
            ):
                gain += (chance_with(state, operation.n, 0) - now) * stake
        elif operation.word == v.DO_ADD_RESULT:
            gain += (chance_with(state, 0, operation.n) - now) * stake
        elif operation.word == v.DO_MODIFY_DIFFICULTY:
            gain += (chance_with(state, 0, -operation.n) - now) * stake
    return gain - price
