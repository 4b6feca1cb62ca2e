"""A game to work with."""

from __future__ import annotations

import stolik
from stolik.kernel.record import Record


def played(moves: int | None = None, seed: int = 5, **options: object) -> Record:
    """The record of a game in which everybody plays the first legal move."""
    state = stolik.load("cardline").new(2, seed, dict(options))
    record = Record.begin(state, seed)
    while not state.is_over and (moves is None or len(record.turns) < moves):
        seat = state.deciders()[0]
        move = state.legal(seat)[len(record.turns) % 3]
        state.apply(seat, move)
        record.add(seat, move)
    if state.is_over:
        record.finish(state)
    return record
