"""Who is asked, and what an end is worth."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

import stolik
from stolik.adapters.ends import next_seat, order_seed_of, win_shares
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

    @property
    def rules(self) -> SimpleNamespace:
        return SimpleNamespace(asked=lambda deciders, luck: deciders[0])

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

    assert next_seat(state, 0, 0) == 1
    assert state.made == [(TABLE, "timer-2"), (TABLE, "timer-1")]


def test_a_timer_may_end_the_game():
    state = Clockwork(1, ends=True)
    next_seat(state, 0, 0)

    assert state.is_over


def test_nobody_hurries_while_a_seat_can_act():
    state = stolik.load("blank").new(3, 1)
    assert state.timers()
    before = state.snapshot()

    assert next_seat(state, 0, 0) in state.deciders()
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
    assert next_seat(later, 0, 0) == other
    return vector(later.view(other), other, later.rules).tobytes()


def test_a_seat_is_asked_first_as_often_as_others_and_in_a_replay_again():
    """By how much has been decided and by the deal, which a copy has in common."""
    game = stolik.load("blank")
    asked = []
    for seed in range(60):
        state = game.new(3, seed, {"mode": "B"})
        order_seed = order_seed_of(state)
        assert len(state.deciders()) == 3
        asked += [next_seat(state, order_seed, decisions) for decisions in range(10)]
        assert next_seat(state.copy(), order_seed_of(state.copy()), 9) == asked[-1]

    assert all(150 < asked.count(seat) < 250 for seat in range(3))
    assert {asked[game * 10] for game in range(60)} == {0, 1, 2}


@pytest.mark.parametrize("name", ["all-in", "blank", "call-to-adventure"])
def test_the_lot_is_no_hint_at_what_a_seat_cannot_know(name):
    game = stolik.load(name)
    for seed in range(4):
        state = game.new(2, seed)
        for seat in range(2):
            twin = game.mind("random").imagine(state, seat, FastStream(seed))
            assert order_seed_of(twin) == order_seed_of(state)


def test_the_rules_may_have_an_order_of_their_own():
    """CTA-R40: the active player first, then clockwise."""
    state, luck, several = stolik.load("call-to-adventure").new(3, 4), FastStream(3), 0
    for number in range(300):
        deciders = state.deciders()
        several += len(deciders) > 1
        assert next_seat(state, 5, number) == deciders[0]
        moves = state.legal(deciders[0])
        state.apply(deciders[0], moves[luck.below(len(moves))])
    assert several
