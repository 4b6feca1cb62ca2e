"""Plays games at random, the way every property of the contract needs it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from stolik.kernel.entropy import FastStream
from stolik.kernel.game import Game
from stolik.kernel.move import Move
from stolik.kernel.seat import TABLE, Seat
from stolik.kernel.state import State


class Table(NamedTuple):
    """One combination of game, seats and options to check."""

    game: Game
    seats: int
    options: dict[str, object]

    def new(self, seed: int) -> State:
        return self.game.new(self.seats, seed, self.options)

    def bound(self) -> int:
        rules = self.game.rules(self.seats, self.options)
        return self.game.bound(self.seats, rules.options)


def random_move(state: State, luck: FastStream) -> tuple[Seat, Move]:
    """Pick a seat that may act and one of its moves; now and then a timer runs out."""
    timers = state.legal(TABLE)
    if timers and luck.below(8) == 0:
        return TABLE, timers[luck.below(len(timers))]
    deciders = state.deciders()
    seat = deciders[luck.below(len(deciders))]
    moves = state.legal(seat)
    return seat, moves[luck.below(len(moves))]


def walk(table: Table, seed: int, most: int | None = None) -> Iterator[State]:
    """Play a random game and stop at every state on the way, the last included."""
    state = table.new(seed)
    luck = FastStream(seed + 1)
    played = 0
    while True:
        yield state
        if state.is_over or (most is not None and played >= most):
            return
        state.apply(*random_move(state, luck))
        played += 1
