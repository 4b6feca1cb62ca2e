"""Players for the comparison: at random with interruptions, or by the bots' quick policy."""

from __future__ import annotations

from typing import Any

from reference.call_to_adventure.comparison import Chooser
from stolik.games.call_to_adventure.game import GAME
from stolik.games.call_to_adventure.state import AdventureState
from stolik.kernel.entropy import FastStream


def interruption(state: AdventureState, luck: FastStream) -> tuple[int, Any] | None:
    """W-3: now and then somebody who is not asked plays an any-time card."""
    if luck.below(6):
        return None
    asked = state.deciders()
    for seat in range(len(state.xp)):
        moves = state.legal(seat)
        if seat not in asked and moves:
            return seat, moves[luck.below(len(moves))]
    return None


def at_random(seed: int) -> Chooser:
    luck = FastStream(seed)

    def choose(state: AdventureState) -> tuple[int, Any]:
        unasked = interruption(state, luck)
        if unasked:
            return unasked
        asked = state.deciders()
        seat = asked[luck.below(len(asked))]
        moves = state.legal(seat)
        return seat, moves[luck.below(len(moves))]

    return choose


def by_policy(level: str, seed: int) -> Chooser:
    """The policy of a level, which is enough of a player to finish stories."""
    luck = FastStream(seed)
    mind = GAME.mind(level, seed)

    def choose(state: AdventureState) -> tuple[int, Any]:
        unasked = interruption(state, luck)
        if unasked:
            return unasked
        asked = state.deciders()
        seat = asked[luck.below(len(asked))]
        return seat, mind.policy(state, seat, luck)

    return choose
