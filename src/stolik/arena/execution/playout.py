"""Plays a game to its end at random, in compiled code only."""

from __future__ import annotations

from mypy_extensions import i64

from stolik.kernel.entropy import Stream
from stolik.kernel.state import State


def play_out(state: State, luck: Stream) -> int:
    """Let every decider pick any legal move, each one equally likely; count the decisions.

    A legal move is never refused (the contract suite checks that), so it is not checked again.
    """
    rules = state.rules
    decisions: i64 = 0
    while not state.is_over:
        deciders = rules.deciders(state)
        seat = deciders[0] if len(deciders) == 1 else rules.asked(deciders, luck)
        moves = rules.legal(state, seat)
        choice: i64 = luck.below(len(moves))
        rules.perform(state, seat, moves[choice])
        decisions += 1
    return int(decisions)
