"""Operations that change a challenge: runes, symbols, result, difficulty, and jumps."""

# mypyc: compile

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stolik.games.call_to_adventure import narration
from stolik.games.call_to_adventure.cards import vocabulary as v
from stolik.games.call_to_adventure.cards.effects import ALL, Condition, Effect, Operation
from stolik.games.call_to_adventure.cards.versions import RUNES_ARE_OFFERED
from stolik.games.call_to_adventure.challenge.cast import (
    flip_runes,
    ignore_places,
    recast_runes,
    selected_places,
)
from stolik.games.call_to_adventure.challenge.difficulty import difficulty_now
from stolik.games.call_to_adventure.challenge.pool import can_join, capacity, grant_rune
from stolik.games.call_to_adventure.engine.conditions import count_per
from stolik.games.call_to_adventure.engine.model.replacement import added, replaced
from stolik.games.call_to_adventure.engine.model.sizes import SYMBOLS
from stolik.games.call_to_adventure.engine.model.steps import (
    ASK_RUNE,
    ASK_SIGN,
    effect_of,
    operation_of,
    operation_question,
    seat_of,
)
from stolik.games.call_to_adventure.engine.model.verdicts import (
    MAY_REPEAT,
    MUST_CHANGE,
    MUST_FAIL,
    MUST_REPEAT,
    MUST_SUCCEED,
    NO_JUMP,
)
from stolik.games.call_to_adventure.moves import SET_ASIDE
from stolik.games.call_to_adventure.state import AdventureState

ALL_CORRUPTION: Final = 99  # more than any cast can show


def change_challenge(
    state: AdventureState, packed: i64, effect: Effect, operation: Operation, seat: i64
) -> None:
    """Corruption, runes, symbols, result and difficulty."""
    word = operation.word
    if word == v.DO_PREVENT_CORRUPTION:
        _prevent_corruption(state, operation.n)
    elif word in (v.DO_ADD_RUNE, v.DO_ADD_SYMBOL):
        for _ in range(operation.n):
            if len(operation.choices) == 1:
                choose_sign(state, operation, operation.choices[0], seat)
            elif word == v.DO_ADD_SYMBOL or can_add_any(state, operation, seat):
                _ask(state, ASK_SIGN, packed, seat)
    elif word == v.DO_MODIFY_DIFFICULTY:
        _change_difficulty(state, effect, operation)
    elif state.challenge.card >= 0 and seat == state.active:
        amount = operation.n
        if word == v.DO_ADD_RESULT_PER:
            amount = operation.n * count_per(state, operation, seat)
        _change_result(state, effect, amount)


def can_add_any(state: AdventureState, operation: Operation, seat: i64) -> bool:
    """Whether one of the runes that a card offers would join the pool (CTA-R28)."""
    if state.tables.version < RUNES_ARE_OFFERED:
        return True
    if state.challenge.card < 0 or seat != state.active:
        return False
    return any(can_join(state, kind) for kind in operation.choices)


def _ask(state: AdventureState, kind: i64, packed: i64, seat: i64) -> None:
    """Ask for what the operation of a step needs to know."""
    question = operation_question(kind, seat, effect_of(packed), operation_of(packed))
    state.push(question)


def _prevent_corruption(state: AdventureState, amount: i64) -> None:
    challenge = state.challenge
    if amount == ALL:
        challenge.prevented_corruption = ALL_CORRUPTION
    else:
        challenge.prevented_corruption += amount


def _change_result(state: AdventureState, effect: Effect, amount: i64) -> None:
    if is_bound_to_card(effect.condition):
        state.challenge.card_result_bonus += amount
    else:
        state.challenge.result_bonus += amount
    if state.notices is not None:
        narration.result_changed(state, amount)


def _change_difficulty(state: AdventureState, effect: Effect, operation: Operation) -> None:
    if state.challenge.card < 0:
        return
    if operation.scope == v.SCOPE_SET_ASIDE and state.challenge.place != SET_ASIDE:
        return
    if operation.scope == v.SCOPE_THIS_CARD or is_bound_to_card(effect.condition):
        state.challenge.card_difficulty_bonus += operation.n
    else:
        state.challenge.difficulty_bonus += operation.n
    if state.notices is not None:
        narration.difficulty_changed(state, operation.n, difficulty_now(state))


def is_bound_to_card(condition: Condition | None) -> bool:
    """Whether an effect belongs to one challenge card only (CTA-R109)."""
    if condition is None:
        return False
    if condition.word == v.IF_CHALLENGE_IS_THIS:
        return True
    return condition.word == v.IF_ALL and any(is_bound_to_card(part) for part in condition.parts)


def choose_sign(state: AdventureState, operation: Operation, sign: i64, seat: i64) -> None:
    """Go on with an operation once its rune, symbol or ability is chosen."""
    if operation.word == v.DO_ADD_RUNE:
        if state.challenge.card >= 0 and seat == state.active:
            grant_rune(state, sign, operation.more > 0)
    elif operation.word == v.DO_ADD_SYMBOL:
        _add_symbol(state, seat, sign)
    else:
        state.challenge.ignored_kinds |= 1 << sign  # CTA-195
        if state.notices is not None:
            narration.runes_ignored(state, sign)


def _add_symbol(state: AdventureState, seat: i64, symbol: i64) -> None:
    state.turn_symbols = added(state.turn_symbols, seat * SYMBOLS + symbol, 1)
    if state.notices is not None:
        narration.symbol_added(state, seat, symbol)
    # CTA-56: one more symbol, one more rune; after the cast only for a further attempt (CTA-R108).
    challenge = state.challenge
    is_before_cast = challenge.card >= 0 and seat == state.active and not challenge.cast
    if is_before_cast and symbol in state.tables.tests[challenge.card]:
        challenge.pool = replaced(
            challenge.pool, symbol, min(challenge.pool[symbol] + 1, capacity(state, symbol))
        )


def choose_runes(state: AdventureState, packed: i64, operation: Operation) -> None:
    """Ignore, recast or flip the runes a selector means, or ask which."""
    if not state.challenge.cast:
        return
    scope = operation.scope
    if scope in (v.SELECT_TESTED_BY_CHALLENGE, v.SELECT_TESTED_BY_ADVERSARY):
        # Asked even where one kind is left: the question answers itself (CTA-196).
        _ask(state, ASK_SIGN, packed, seat_of(packed))
        return
    if scope == v.SELECT_CHOSEN:
        for _ in range(min(operation.n, len(state.challenge.cast))):
            _ask(state, ASK_RUNE, packed, seat_of(packed))
        return
    change_runes(state, operation.word, selected_places(state, operation))


def change_runes(state: AdventureState, word: i64, places: list[int]) -> None:
    """Ignore, recast or flip runes by their places in the cast (CTA-R112)."""
    if word == v.DO_IGNORE_RUNES:
        ignore_places(state, places)
    elif word == v.DO_RECAST_RUNES:
        recast_runes(state, places)
    else:
        flip_runes(state, places)


def set_jump(state: AdventureState, operation: Operation) -> None:
    """Note a jump; it is made when the stack is empty, and a stronger one prevails (CTA-R110)."""
    challenge = state.challenge
    if challenge.card < 0:
        return
    if operation.word == v.DO_REATTEMPT:
        if challenge.jump == NO_JUMP:
            challenge.jump = MUST_REPEAT if operation.scope == v.MODE_FORCED else MAY_REPEAT
            challenge.difficulty_bonus += operation.more
    elif operation.word == v.DO_CHANGE_CHALLENGE:
        challenge.jump = max(challenge.jump, MUST_CHANGE)
    else:
        demanded = MUST_FAIL if operation.word == v.DO_AUTO_FAIL else MUST_SUCCEED
        challenge.jump = max(challenge.jump, demanded)
