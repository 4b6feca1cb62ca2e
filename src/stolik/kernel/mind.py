"""How a bot thinks: what it imagines, what it prefers, what it expects."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from stolik.kernel.entropy import Stream
from stolik.kernel.move import Move
from stolik.kernel.phrase import Phrase
from stolik.kernel.plan import Plan, default_plan
from stolik.kernel.seat import Seat
from stolik.kernel.state import State

LEVELS = ("random", "casual", "skilled", "expert")
"""The levels of every game, weakest first."""

SHARE: Final = "share"
"""A rating that is the expected share of the win, from 0 to 1."""
CHANCE: Final = "chance"
"""A rating that is the probability that a move turns out right, from 0 to 1."""
WORTH: Final = "worth"
"""A rating in the game's own units; the game's message `rating-worth` names them."""


def percent(part: int, whole: int) -> int:
    """A share in whole per cent, for sentences.

    >>> percent(1, 8)
    13
    """
    return (200 * part + whole) // (2 * whole)


class Rated:
    """A move and how the quick choice rates it."""

    def __init__(self, move: Move, value: float, kind: str) -> None:
        self.move = move
        self.value = value
        self.kind = kind  # SHARE, CHANCE or WORTH


@mypyc_attr(allow_interpreted_subclasses=True)
class Mind:
    """The decision-making of a player of some level.

    `seed` makes it an individual: where a level errs, each player errs in its own way, always the
    same one. `plan` says how far it looks ahead; a game can set its own, and `Plan()` turns the
    search off.
    """

    def __init__(self, level: str, seed: int = 0) -> None:
        if level not in LEVELS:
            raise ValueError(f"{level!r} is not a level; levels are {', '.join(LEVELS)}")
        self.level = level
        self.seed = seed
        self.plan: Plan = default_plan(level)
        self.measure: str = SHARE
        """What moves are judged by afterwards: the share of the win, or where a level is a
        perception the chance that the move is right, which `is_right` then tells."""
        self.effort: int = 0  # what imagining has cost so far, in states

    def imagine(self, state: State, seat: Seat, entropy: Stream) -> State:
        """Make up a full state that the seat cannot tell from the real one.

        Nothing that is hidden from the seat may influence the result.
        """
        raise NotImplementedError

    def redrawn(self, state: State, entropy: Stream) -> State:
        """Copy a state and draw anew what nobody has seen: the order of cards face down.

        By all that anybody knows, the true state has to be as likely as each that this gives.
        """
        return state.copy()

    def unseen(self, state: State) -> int:
        """How many cards nobody has seen; a move that leaves fewer has drawn some of them."""
        return 0

    def policy(self, state: State, seat: Seat, entropy: Stream) -> Move:
        """Choose a move quickly, in a state that may be imagined."""
        moves = state.legal(seat)
        return moves[entropy.below(len(moves))]

    def rated(self, imagined: list[State], seat: Seat, entropy: Stream) -> list[Rated]:
        """Return how the quick choice rates each move; empty where it rates none.

        The first of the imagined states is the one that the policy chooses in, and `entropy` is in
        the state it had then: so these are exactly the policy's numbers, with the errors of its
        level.
        """
        return []

    def is_right(self, state: State, seat: Seat, move: Move) -> bool:
        """Whether a legal move turns out right in a state that may be imagined.

        Only where `measure` is the chance of it; elsewhere moves are better or worse.
        """
        raise NotImplementedError

    def estimate(self, state: State) -> list[float]:
        """The expected result of each seat, from 0 (lost) to 1 (won)."""
        if state.is_over:
            winners = state.outcome.winners
            return [float(seat in winners) for seat in range(state.seats)]
        return [1.0 / state.seats] * state.seats

    def candidates(self, state: State, seat: Seat) -> list[Move]:
        """The moves that are worth considering; never empty."""
        return state.legal(seat)

    def reflex(self, state: State, seat: Seat, entropy: Stream) -> Move:
        """Choose even more quickly, inside the trials of a search."""
        return self.policy(state, seat, entropy)

    def likelihood(self, state: State, seat: Seat) -> float:
        """How well an imagined state explains what the others did; only ratios count."""
        return 1.0

    def clock(self, state: State) -> int:
        """Count the unit of this game's horizon: turns or rounds begun."""
        return 0

    def beliefs(self, imagined: list[State], seat: Seat) -> list[Phrase]:
        """Summarize what the seat believes about what it cannot see, from likely states."""
        return []
