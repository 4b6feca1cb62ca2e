# mypyc: compile
"""Resolves players of a clause, and evaluates conditions (BLK-L10 to BLK-L15)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stolik.games.blank import narration
from stolik.games.blank.engine.codes import (
    C_DIE,
    C_DIRECTION,
    C_DISCARD_PILE,
    C_DRAW_PILE,
    C_HAND,
    C_PLAY,
    C_PLAYERS,
    C_RULES,
    C_TOP,
    C_TURN_OF,
    N_ACTIVE_RULES,
    N_HALF_HAND,
    N_PLAY_COUNT,
    N_TOP_DIGIT,
    W_ACTIVE,
    W_ACTOR,
    W_ALL,
    W_FEWEST,
    W_LEFT,
    W_MOST,
    W_NEXT,
    W_NEXT_THREE,
    W_NEXT_TWO,
    W_OPPOSITE,
    W_OTHERS,
    W_PREVIOUS,
    W_RANDOM,
    W_RIGHT,
    CondCode,
)
from stolik.games.blank.engine.model.stages import NOBODY
from stolik.games.blank.engine.piles import bit, colour_of, digit_of, sign
from stolik.games.blank.engine.setting import DIE_SIDES
from stolik.games.blank.state import BlankState

NOT_COUNTED: Final = -1  # instead of a number of cards: outside every range


def neighbour(state: BlankState, seat: i64, step: i64) -> i64:
    """The next seat that way at which somebody still sits (BLK-R51: neighbours close up)."""
    seats: i64 = state.setting.seats
    other: i64 = seat + step
    while True:
        if other < 0:
            other += seats
        elif other >= seats:
            other -= seats
        if not state.away_seats & bit(other):
            return other
        other += step


def present(state: BlankState) -> list[int]:
    """The seats still in the game."""
    return [seat for seat in range(state.setting.seats) if not state.away_seats & bit(seat)]


def in_turn_order(state: BlankState, seats: list[int], start: i64) -> list[int]:
    """Order seats as turns would go, beginning with one of them or after it."""
    if len(seats) < 2:
        return seats
    ordered: list[int] = []
    count: i64 = state.setting.seats
    for place in range(count):
        seat: i64 = (start + place * state.direction + 8 * count) % count
        if seat in seats:
            ordered.append(seat)
    return ordered


def one_player(state: BlankState, who: i64, me: i64) -> i64:
    """A player who needs no choice, seen from `me`, or NOBODY."""
    if who == W_ACTOR:
        return me
    if who == W_ACTIVE:
        return state.active
    if who == W_NEXT:
        return neighbour(state, me, state.direction)
    if who == W_PREVIOUS:
        return neighbour(state, me, -state.direction)
    if who == W_LEFT:
        return neighbour(state, me, 1)  # BLK-R25: clockwise, whatever the direction
    if who == W_RIGHT:
        return neighbour(state, me, -1)
    if who == W_OPPOSITE:
        return opposite(state, me)
    if who in (W_MOST, W_FEWEST):
        return extreme(state, me, who == W_MOST)
    if who == W_RANDOM:
        others = [seat for seat in present(state) if seat != me]
        return others[state.entropy.below(len(others))] if others else NOBODY
    return NOBODY


def opposite(state: BlankState, me: i64) -> i64:
    """The player across the table; with an odd number the nearer one on the left (BLK-L56)."""
    seat: i64 = me
    for _ in range(len(present(state)) // 2):
        seat = neighbour(state, seat, 1)
    return seat


def several_players(state: BlankState, who: i64, me: i64) -> list[int]:
    """All players, the others, or the next two or three; in turn order (BLK-L56)."""
    seats = in_turn_order(state, present(state), me)
    if who == W_ALL:
        return seats
    others = [seat for seat in seats if seat != me]
    if who == W_NEXT_TWO:
        return others[:2]
    if who == W_NEXT_THREE:
        return others[:3]
    assert who == W_OTHERS
    return others


def extreme(state: BlankState, me: i64, most: bool) -> i64:
    """The player with the most or fewest cards; ties: met first going round, `me` last."""
    best: i64 = -1
    found: i64 = -1
    seat: i64 = me
    for _ in range(state.setting.seats):
        seat = neighbour(state, seat, state.direction)
        size: i64 = len(state.hands[seat])
        if found < 0 or (size > best if most else size < best):
            best = size
            found = seat
        if seat == me:
            break
    return found


def number_of(state: BlankState, n: i64, hand: i64) -> i64:
    """A number, or one read from the table, capped at 6; `hand` counts the performer's cards."""
    if n >= 0:
        return n
    if n == N_HALF_HAND:
        return hand // 2
    value: i64 = 0
    if n == N_TOP_DIGIT:
        value = digit_of(state.discard[-1]) + 1
    elif n == N_PLAY_COUNT:
        value = state.resolution.play_size
    elif n == N_ACTIVE_RULES:
        value = len(state.row)
    return min(value, 6)


def all_hold(state: BlankState, conds: list[CondCode], actor: i64) -> bool:
    """Whether all conditions hold."""
    for cond in conds:  # noqa: SIM110 - a loop that stops rolling dice is meant
        if not holds(state, cond, actor):
            return False
    return True


def holds(state: BlankState, cond: CondCode, actor: i64) -> bool:
    """Whether a condition holds; a die is rolled for all to see (BLK-L10)."""
    return _is_so(state, cond, actor) != cond.negated


def _is_so(state: BlankState, cond: CondCode, actor: i64) -> bool:
    kind = cond.kind
    if kind == C_TOP:
        top: i64 = state.discard[-1]
        return bool((cond.colours >> colour_of(top)) & (cond.digits >> digit_of(top)) & 1)
    if kind == C_DIRECTION:
        return state.direction == cond.value
    if kind == C_TURN_OF:
        return one_player(state, cond.who, actor) == state.active
    number = _count(state, cond, actor)
    return cond.low <= number <= cond.high


def _count(state: BlankState, cond: CondCode, actor: i64) -> i64:
    kind = cond.kind
    if kind == C_HAND:
        seat = one_player(state, cond.who, actor)
        return len(state.hands[seat]) if seat >= 0 else NOT_COUNTED
    if kind == C_PLAY:
        return state.resolution.play_size
    if kind == C_RULES:
        return len(state.row)
    if kind == C_DRAW_PILE:
        return len(state.draw)
    if kind == C_DISCARD_PILE:
        return len(state.discard)
    if kind == C_PLAYERS:
        return len(present(state))
    assert kind == C_DIE
    roll: i64 = state.entropy.below(DIE_SIDES) + 1
    sign(state, roll)
    if state.notices is not None:
        narration.rolled(state, roll)
    return roll
