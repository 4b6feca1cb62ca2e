"""A game that is played to its end by chance, without a step back into slower code."""

from __future__ import annotations

from mypy_extensions import i64

from stolik.kernel.entropy import Stream
from stolik.kernel.rules import Rules
from stolik.kernel.seat import Seat
from stolik.kernel.state import State


def drawn(rules: Rules, deciders: tuple[Seat, ...], luck: Stream) -> Seat:
    """Which of several deciders is asked first: anybody, where the rules have no order.

    Who speaks first may gain or lose by it; that must not be the doing of seat numbers.
    """
    if rules.asks_in_order:
        return deciders[0]
    return deciders[luck.below(len(deciders))]


def play_out(state: State, luck: Stream) -> int:
    """Let every decider pick any legal move, each one equally likely; count the decisions.

    A legal move is never refused (the contract suite sees to that), so it is not judged again.
    """
    rules = state.rules
    decisions: i64 = 0
    while not state.is_over:
        deciders = rules.deciders(state)
        seat = deciders[0] if len(deciders) == 1 else drawn(rules, deciders, luck)
        moves = rules.legal(state, seat)
        choice: i64 = luck.below(len(moves))
        rules.perform(state, seat, moves[choice])
        decisions += 1
    return int(decisions)
