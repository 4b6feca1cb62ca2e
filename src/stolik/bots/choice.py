"""What a bot chooses, where nobody looks at its view or asks for its reasons: compiled.

The same moves as `Bot.choose` on `Bot.look`, which tests compare; environments with many games
at once ask here, because a view costs more than most choices.
"""

from __future__ import annotations

from stolik.bots.search import Search
from stolik.kernel.entropy import Stream
from stolik.kernel.mind import LEVELS, Mind
from stolik.kernel.move import Move
from stolik.kernel.seat import Seat
from stolik.kernel.state import State


class Imagination:
    """Imagines from a state that is itself imagined, so that nothing true can be found in it."""

    def __init__(self, mind: Mind, state: State, seat: Seat, veil: Stream) -> None:
        self.mind = mind
        self.seat = seat
        self.stand_in: State = mind.imagine(state, seat, veil)

    def __call__(self, entropy: Stream) -> State:
        """Imagine a state that the seat cannot tell from the real one."""
        return self.mind.imagine(self.stand_in, self.seat, entropy)


def choose(mind: Mind, state: State, seat: Seat, entropy: Stream) -> Move:
    """Pick one of the seat's legal moves, as the mind's level does."""
    imagination = Imagination(mind, state, seat, entropy)
    legal = state.rules.legal(state, seat)
    if len(legal) == 1:
        return legal[0]
    if mind.level == LEVELS[0]:
        return legal[entropy.below(len(legal))]
    if mind.plan.trials:
        search = Search(mind, seat, entropy, mind.plan)
        return search.run(imagination, imagination(entropy), 0.0)
    return mind.policy(imagination(entropy), seat, entropy)
