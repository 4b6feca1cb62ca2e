"""What may be done now: the moves of every question, in the order of the catalogue."""

# mypyc: compile

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stolik.games.call_to_adventure.cards import vocabulary as v
from stolik.games.call_to_adventure.cards.effects import Effect
from stolik.games.call_to_adventure.challenge.pool import can_buy_dark_rune, capacity
from stolik.games.call_to_adventure.decisions.questions import add_main_actions, answers, asked_seat
from stolik.games.call_to_adventure.engine.card_plays import can_play, possible_timings
from stolik.games.call_to_adventure.engine.costs import cost_options, is_payable
from stolik.games.call_to_adventure.engine.model.card_tables import W_MAIN, W_PRECAST
from stolik.games.call_to_adventure.engine.model.steps import (
    ASK_CHARACTERS,
    MAIN_PHASE,
    WINDOW,
    is_asked,
    kind_of,
    window_of,
)
from stolik.games.call_to_adventure.engine.rows import free_discards
from stolik.games.call_to_adventure.engine.story import has_adversary_due
from stolik.games.call_to_adventure.engine.table_effects import (
    can_journey,
    is_dark_banned,
    playable_backs,
)
from stolik.games.call_to_adventure.engine.windows import usable_effects
from stolik.games.call_to_adventure.moves import (
    ADDS,
    CAST,
    DARK,
    DISCARDS,
    END,
    JOURNEYS,
    KEEPS,
    LEAVES,
    PASS,
    PLAYS,
    ROW_SIZE,
    SET_ASIDE,
    face_move,
)
from stolik.games.call_to_adventure.state import NO_MOVES, AdventureState
from stolik.kernel.move import Move

_PASS_ONLY: Final[list[Move]] = [PASS]
_NO_PLACES: Final[list[int]] = []  # never changed


def moves_now(state: AdventureState, seat: i64) -> list[Move]:
    """List what a seat may do now."""
    if state.is_over or seat < 0 or not state.agenda:
        return NO_MOVES
    top = state.agenda[-1]
    kind = kind_of(top)
    if kind == WINDOW:
        return _in_window(state, seat, window_of(top)) if is_asked(top, seat) else NO_MOVES
    if kind == MAIN_PHASE:
        return _in_main_phase(state, seat)
    if kind == ASK_CHARACTERS:
        return list(KEEPS) if is_asked(top, seat) else NO_MOVES
    return answers(state, top) if seat == asked_seat(state, top) else NO_MOVES


def _in_main_phase(state: AdventureState, seat: i64) -> list[Move]:
    moves: list[Move] = []
    if seat != state.active:
        _add_plays(_playable(state, seat, W_MAIN), moves)  # W-3: others may interrupt
        return moves
    can_end = state.turn.main_actions_due <= 0
    discards = _NO_PLACES
    if not can_end:
        if has_adversary_due(state, seat):
            moves.append(face_move(SET_ASIDE))
        else:
            add_main_actions(state, seat, -1, moves)
            if not moves:
                discards = free_discards(state, seat)
                can_end = not discards  # CTA-R18
    _add_journeys(state, seat, moves)
    for place in discards:
        moves.append(DISCARDS[place])
    _add_uses(state, W_MAIN, moves)
    _add_plays(_playable(state, seat, W_MAIN), moves)
    if can_end:
        moves.append(END)
    return moves


def _add_journeys(state: AdventureState, seat: i64, moves: list[Move]) -> None:
    if not can_journey(state, seat):
        return
    for place in range(state.acts_open * ROW_SIZE):
        if state.rows[place] >= 0:
            moves.append(JOURNEYS[place])  # CTA-R20


def _add_uses(state: AdventureState, window: i64, moves: list[Move]) -> None:
    effects = usable_effects(state, window)
    if not effects:
        return
    numbers = [effect.number for effect in effects]
    if len(numbers) > 1:
        numbers.sort()
    for number in numbers:
        for move in state.tables.use_moves[number]:
            if _is_option_payable(state, state.tables.effects[number], move.option):
                moves.append(move)


def _is_option_payable(state: AdventureState, effect: Effect, option: i64) -> bool:
    cost = effect.cost
    if cost is None or cost.word != v.COST_ONE_OF:
        return True
    card = state.tables.card_of_effect[effect.number]
    return is_payable(state, cost_options(cost)[option], state.active, card)


def _playable(state: AdventureState, seat: i64, window: i64) -> i64:
    """The cards that the seat can play from its hand, as bits of their places in PLAYS."""
    hand = state.hands[seat]
    if not hand:
        return 0
    tables = state.tables
    backs = playable_backs(state, seat)
    timings = possible_timings(state, seat, window)
    found: i64 = 0
    for card in hand:
        if not tables.back[card] & backs or not tables.timing[card] & timings:
            continue
        play = tables.play_bit[card]
        if not found & play and can_play(state, seat, card, window):
            found |= play
    return found


def _add_plays(plays: i64, moves: list[Move]) -> None:
    """Add the moves of `_playable` in the order of the catalogue."""
    place: i64 = 0
    while plays:
        if plays & 1:
            moves.append(PLAYS[place])
        plays >>= 1
        place += 1


def _in_window(state: AdventureState, seat: i64, window: i64) -> list[Move]:
    is_active = seat == state.active
    plays = _playable(state, seat, window)
    if not plays and not is_active:
        return _PASS_ONLY
    moves: list[Move] = []
    if is_active:
        _add_uses(state, window, moves)
    _add_plays(plays, moves)
    if is_active and window == W_PRECAST:
        _add_runes(state, seat, moves)
        moves.append(CAST)
    else:
        moves.append(PASS)
    return moves


def _add_runes(state: AdventureState, seat: i64, moves: list[Move]) -> None:
    tests = state.tables.tests[state.challenge.card]  # in the order of the catalogue
    pool = state.challenge.pool
    for kind in tests:
        if pool[kind] < capacity(state, kind):
            moves.append(ADDS[kind])
    if pool[v.DARK] < capacity(state, v.DARK) and not is_dark_banned(state):
        moves.append(ADDS[v.DARK])
    if state.challenge.is_pool_open:
        for kind in tests:
            if pool[kind] > 0:
                moves.append(LEAVES[kind])
        if pool[v.DARK] > 0:
            moves.append(LEAVES[v.DARK])
    if can_buy_dark_rune(state, seat):
        moves.append(DARK)
