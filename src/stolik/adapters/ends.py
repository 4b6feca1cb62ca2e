"""What a finished game is worth to a learner."""

from __future__ import annotations

from stolik.kernel.seat import TABLE, Seat
from stolik.kernel.state import State


def win_shares(state: State) -> list[float]:
    """A win is worth 1; k players who win together have 1/k each, the others nothing."""
    winners = state.outcome.winners
    share = 1.0 / len(winners) if winners else 0.0
    return [share if seat in winners else 0.0 for seat in range(state.seats)]


def next_seat(state: State) -> Seat:
    """Who is asked now.

    Those who decide at the same time are asked one after another; none of
    them sees the others' answers, for views do not hold them. Time stands
    still: a timer runs out only where the rules leave the next move to the
    table, and then the first of its moves is made.
    """
    while (seat := state.deciders()[0]) == TABLE:
        state.apply(TABLE, state.legal(TABLE)[0])
        if state.is_over:
            break
    return seat
