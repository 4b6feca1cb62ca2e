"""Who is asked, and what a finished game is worth to a learner."""

from __future__ import annotations

from hashlib import blake2b

from stolik.kernel.entropy import FastStream
from stolik.kernel.seat import TABLE, Seat
from stolik.kernel.state import State
from stolik.kernel.view import encode


def win_shares(state: State) -> list[float]:
    """A win is worth 1; k players who win together have 1/k each, the others nothing."""
    winners = state.outcome.winners
    share = 1.0 / len(winners) if winners else 0.0
    return [share if seat in winners else 0.0 for seat in range(state.seats)]


def order_seed_of(state: State) -> int:
    """A seed for `next_seat`, from what the whole table can see of a fresh deal.

    So it reveals nothing, and differs from one deal to the next.
    """
    return int.from_bytes(blake2b(encode(state.view(None)), digest_size=4).digest())


def settle(state: State) -> tuple[Seat, ...]:
    """Make the table's own moves; returns who decides then, nobody after the end.

    Time stands still: a timer runs out only where the rules leave the next move to
    the table, and then the first of its moves is made.
    """
    while not state.is_over:
        deciders = state.deciders()
        if deciders[0] != TABLE:
            return deciders
        state.apply(TABLE, state.legal(TABLE)[0])
    return ()


def next_seat(state: State, order_seed: int, decisions: int) -> Seat:
    """Who is asked now, after this many decisions.

    Those who decide at the same time are asked one after another; none of
    them sees the others' answers, for views do not hold them. Answering first may be a
    disadvantage, so the order is random where the rules have none; it
    follows from the history, so that a copy or a replay asks the same ones.
    """
    deciders = settle(state)
    if not deciders:
        return TABLE
    return state.rules.asked(deciders, FastStream((order_seed << 32) + decisions))
