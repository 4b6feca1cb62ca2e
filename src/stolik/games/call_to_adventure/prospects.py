"""What each move would make of the challenge, exactly and before it is made (CTA-90)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from stolik.games.call_to_adventure import vocabulary as v
from stolik.games.call_to_adventure.challenge import difficulty_now
from stolik.games.call_to_adventure.deeds import counted, is_bound
from stolik.games.call_to_adventure.effects import Deed, Effect
from stolik.games.call_to_adventure.faces import capacity, result_now
from stolik.games.call_to_adventure.moves import (
    SET_ASIDE,
    AddRune,
    BuyDarkRune,
    LeaveRune,
    PlayCard,
    UseEffect,
)
from stolik.games.call_to_adventure.odds import chance_of_pool_now
from stolik.games.call_to_adventure.runes import PER_KIND, chance
from stolik.games.call_to_adventure.view import Prospect

if TYPE_CHECKING:
    from stolik.games.call_to_adventure.state import AdventureState
    from stolik.kernel.move import Move

# What can be told in advance; any other deed leaves the challenge as it is or to luck.
SURE = frozenset({v.TO_SELF, v.TO_ACTIVE_PLAYER, v.TO_CURRENT_CHALLENGE})
TOLD = frozenset({v.DO_ADD_RESULT, v.DO_ADD_RESULT_PER, v.DO_MODIFY_DIFFICULTY, v.DO_ADD_RUNE})


class Trial:
    """A copy of the table on which a move is tried; `late` are runes cast after the others."""

    def __init__(self, state: AdventureState) -> None:
        self.state = state.copy()
        self.late: list[int] = []

    def chance(self) -> float:
        """The chance of success: of the pool, or of what lies there and the late runes."""
        state = self.state
        if not state.cast:
            return chance_of_pool_now(state)
        needed = difficulty_now(state) - result_now(state)
        special = sum(1 for kind in self.late if _is_special(state, kind))
        return chance(0, len(self.late) - special, special, needed)

    def add_rune(self, kind: int) -> None:
        """Put one more rune in, if there is one and the challenge takes it."""
        state = self.state
        if kind != v.DARK and kind not in state.tables.tests[state.faced]:
            return  # CTA-R29
        state.granted[kind] += 1
        if state.pool[kind] >= capacity(state, kind):
            return
        state.pool[kind] += 1
        if state.cast and not state.ignored_kinds >> kind & 1:
            self.late.append(kind)


def _is_special(state: AdventureState, kind: int) -> bool:
    return kind < v.BASE and state.pool[kind] == PER_KIND


def prospects(state: AdventureState, seat: int) -> list[Prospect]:
    """List what the seat's legal moves would change, where that can be told."""
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
    """Make the move on the trial table; tells whether its outcome is known."""
    pool = trial.state.pool
    match move:
        case AddRune():
            pool[move.rune_kind] += 1
        case LeaveRune():
            pool[move.rune_kind] -= 1
        case BuyDarkRune():
            pool[v.DARK] += 1
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
    known = [deed for deed in effect.deeds if _is_told(trial.state, deed)]
    for deed in known:
        _do(trial, effect, deed)
    return bool(known)


def _is_told(state: AdventureState, deed: Deed) -> bool:
    if deed.word not in TOLD or deed.target not in SURE or deed.condition is not None:
        return False
    if deed.word == v.DO_ADD_RUNE:
        return len(_runes(state, deed)) == 1
    if deed.word == v.DO_MODIFY_DIFFICULTY and deed.scope == v.SCOPE_SET_ASIDE:
        return state.place == SET_ASIDE
    return True


def _runes(state: AdventureState, deed: Deed) -> list[int]:
    """The runes one would choose from: those the challenge takes."""
    tests = state.tables.tests[state.faced]
    fitting = [kind for kind in deed.choices if kind == v.DARK or kind in tests]
    return fitting if len(deed.choices) > 1 else list(deed.choices)


def _do(trial: Trial, effect: Effect, deed: Deed) -> None:
    state = trial.state
    if deed.word == v.DO_ADD_RUNE:
        for _ in range(deed.n):
            trial.add_rune(_runes(state, deed)[0])
    elif deed.word == v.DO_MODIFY_DIFFICULTY:
        if deed.scope == v.SCOPE_THIS_CARD or is_bound(effect.condition):
            state.difficulty_bound += deed.n
        else:
            state.difficulty_bonus += deed.n
    else:
        amount = deed.n
        if deed.word == v.DO_ADD_RESULT_PER:
            amount *= counted(state, deed, state.active)
        state.result_bonus += amount
