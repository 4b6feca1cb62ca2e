"""Who is asked, and what an end is worth."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

import stolik
from stolik.adapters.ends import next_seat, win_shares
from stolik.adapters.vectors import vector
from stolik.kernel.entropy import FastStream
from stolik.kernel.seat import TABLE


class Clockwork:
    """A state whose next moves are the table's: two timers, then seat 1 or the end."""

    def __init__(self, timers: int, ends: bool) -> None:
        self.left = timers
        self.ends = ends
        self.made: list[tuple[int, str]] = []

    @property
    def is_over(self) -> bool:
        return self.ends and not self.left

    def deciders(self) -> tuple[int, ...]:
        return (TABLE,) if self.left else (1, 2)

    def legal(self, seat: int) -> list[str]:
        assert seat == TABLE
        return [f"timer-{self.left}", "later"]

    def apply(self, seat: int, move: str) -> None:
        self.made.append((seat, move))
        self.left -= 1


def test_the_table_makes_its_moves_before_anybody_is_asked():
    state = Clockwork(2, ends=False)

    assert next_seat(state) == 1
    assert state.made == [(TABLE, "timer-2"), (TABLE, "timer-1")]


def test_a_timer_may_end_the_game():
    state = Clockwork(1, ends=True)
    next_seat(state)

    assert state.is_over


def test_nobody_hurries_while_a_seat_can_act():
    state = stolik.load("blank").new(3, 1)
    assert state.timers()
    before = state.snapshot()

    assert next_seat(state) == state.deciders()[0]
    assert state.snapshot() == before


def test_a_win_is_shared_by_those_who_win_together():
    def ended(*winners: int) -> SimpleNamespace:
        return SimpleNamespace(seats=3, outcome=SimpleNamespace(winners=winners))

    assert win_shares(ended(2)) == [0.0, 0.0, 1.0]
    assert win_shares(ended(0, 1)) == [0.5, 0.5, 0.0]
    assert win_shares(ended()) == [0.0, 0.0, 0.0]


@pytest.mark.parametrize("name", ["all-in", "blank", "call-to-adventure"])
def test_who_answers_second_does_not_see_the_first_answer(name):
    """Where all decide at the same time, the order of asking gives nothing away."""
    game, luck, compared = stolik.load(name), FastStream(2), 0
    for seed in range(6):
        state = game.new(2, seed)
        while not state.is_over and compared < 12:
            first, *others = state.deciders()
            moves = state.legal(first)
            secret = [move for move in moves if game.is_secret(move)]
            if others and len(secret) > 1 and state.legal(others[0]):
                seen = {seen_after(state, first, move, others[0]) for move in secret[:3]}
                assert len(seen) == 1
                compared += 1
            state.apply(first, moves[luck.below(len(moves))])
    assert compared > 2


def seen_after(state, seat, move, other) -> bytes:
    """What another seat sees once the move is made."""
    later = state.copy()
    later.apply(seat, move)
    assert next_seat(later) == other
    return vector(later.view(other), other, later.rules).tobytes()
