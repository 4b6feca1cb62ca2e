"""The exact chance of success after each possible move, before it is made (CTA-90)."""

# mypyc: compile

from __future__ import annotations

from typing import TYPE_CHECKING

from stolik.games.call_to_adventure.cards import vocabulary as v
from stolik.games.call_to_adventure.cards.effects import Effect, Operation
from stolik.games.call_to_adventure.cards.runes import PER_KIND, chance, is_special
from stolik.games.call_to_adventure.challenge.difficulty import difficulty_now
from stolik.games.call_to_adventure.challenge.odds import chance_of_pool_now
from stolik.games.call_to_adventure.challenge.pool import can_join, capacity
from stolik.games.call_to_adventure.challenge.result import result_now, sum_now
from stolik.games.call_to_adventure.engine.conditions import count_per
from stolik.games.call_to_adventure.engine.effects.challenge_operations import is_bound_to_card
from stolik.games.call_to_adventure.engine.model.replacement import added
from stolik.games.call_to_adventure.moves import (
    SET_ASIDE,
    AddRune,
    BuyDarkRune,
    LeaveRune,
    PlayCard,
    UseEffect,
)
from stolik.games.call_to_adventure.view import Prospect

if TYPE_CHECKING:
    from stolik.games.call_to_adventure.state import AdventureState
    from stolik.kernel.move import Move

# What is known in advance; any other operation leaves the challenge as it is or to chance.
KNOWN_TARGETS = frozenset({v.TO_SELF, v.TO_ACTIVE_PLAYER, v.TO_CURRENT_CHALLENGE})
KNOWN_WORDS = frozenset(
    {v.DO_ADD_RESULT, v.DO_ADD_RESULT_PER, v.DO_MODIFY_DIFFICULTY, v.DO_ADD_RUNE}
)


class Trial:
    """A copy of the table on which a move is tried.

    Runes added after the cast are cast alone (CTA-R30); they are counted here, not cast.
    """

    def __init__(self, state: AdventureState) -> None:
        self.state = state.copy()
        self.late_ordinary = 0
        self.late_special = 0

    def chance(self) -> float:
        """The chance of success: of the pool, or of the cast with the runes added after it."""
        state = self.state
        if not state.challenge.cast:
            return chance_of_pool_now(state)
        if difficulty_now(state) == 0:
            return 1.0
        needed = difficulty_now(state) - sum_now(state)
        return chance(0, self.late_ordinary, self.late_special, needed)

    def add_rune(self, kind: int) -> None:
        """Add one more rune, if there is one and the challenge takes it."""
        challenge = self.state.challenge
        if kind != v.DARK and kind not in self.state.tables.tests[challenge.card]:
            return  # CTA-R29
        challenge.granted_runes = added(challenge.granted_runes, kind, 1)
        if challenge.pool[kind] >= capacity(self.state, kind):
            return
        rune = kind * PER_KIND + challenge.pool[kind]
        challenge.pool = added(challenge.pool, kind, 1)
        if not challenge.cast or challenge.ignored_kinds >> kind & 1:
            return
        if is_special(rune):
            self.late_special += 1
        else:
            self.late_ordinary += 1


def prospects(state: AdventureState, seat: int) -> list[Prospect]:
    """List what the seat's legal moves would change, where that can be computed."""
    found: list[Prospect] = []
    for move in state.legal(seat):
        trial = Trial(state)
        if _try(trial, seat, move):
            found.append(
                Prospect(
                    move.text, trial.chance(), result_now(trial.state), difficulty_now(trial.state)
                )
            )
    return found


def _try(trial: Trial, seat: int, move: Move) -> bool:
    """Make the move on the trial table; returns whether its outcome is known."""
    challenge = trial.state.challenge
    match move:
        case AddRune():
            challenge.pool = added(challenge.pool, move.rune_kind, 1)
        case LeaveRune():
            challenge.pool = added(challenge.pool, move.rune_kind, -1)
        case BuyDarkRune():
            challenge.pool = added(challenge.pool, v.DARK, 1)
        case UseEffect():
            effect = trial.state.tables.effects[move.effect]
            return _carry_out(trial, (effect,))
        case PlayCard():
            card = _held(trial.state, seat, move.design)
            return _carry_out(trial, trial.state.tables.card_effects[card])
        case _:
            return False
    return True


def _held(state: AdventureState, seat: int, design: int) -> int:
    return next(card for card in state.hands[seat] if state.tables.design[card] == design)


def _carry_out(trial: Trial, effects: tuple[Effect, ...]) -> bool:
    if len(effects) != 1:
        return False
    effect = effects[0]
    known = [operation for operation in effect.operations if _is_known(trial.state, operation)]
    for operation in known:
        _do(trial, effect, operation)
    return bool(known)


def _is_known(state: AdventureState, operation: Operation) -> bool:
    if (
        operation.word not in KNOWN_WORDS
        or operation.target not in KNOWN_TARGETS
        or operation.condition is not None
    ):
        return False
    if operation.word == v.DO_ADD_RUNE:
        return len(_runes(state, operation)) == 1
    if operation.word == v.DO_MODIFY_DIFFICULTY and operation.scope == v.SCOPE_SET_ASIDE:
        return state.challenge.place == SET_ASIDE
    return True


def _runes(state: AdventureState, operation: Operation) -> list[int]:
    """The runes one would choose from: those the challenge takes."""
    fitting = [kind for kind in operation.choices if can_join(state, kind)]
    return fitting if len(operation.choices) > 1 else list(operation.choices)


def _do(trial: Trial, effect: Effect, operation: Operation) -> None:
    state = trial.state
    if operation.word == v.DO_ADD_RUNE:
        for _ in range(operation.n):
            trial.add_rune(_runes(state, operation)[0])
    elif operation.word == v.DO_MODIFY_DIFFICULTY:
        if operation.scope == v.SCOPE_THIS_CARD or is_bound_to_card(effect.condition):
            state.challenge.card_difficulty_bonus += operation.n
        else:
            state.challenge.difficulty_bonus += operation.n
    else:
        amount = operation.n
        if operation.word == v.DO_ADD_RESULT_PER:
            amount *= count_per(state, operation, state.active)
        state.challenge.result_bonus += amount
