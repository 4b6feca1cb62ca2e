"""How hard a player looks ahead."""

from __future__ import annotations

from typing import Final

UNSURE: Final = 1.0
"""By how many standard errors a move must look better than the first idea to be preferred."""


class Plan:
    """What a search may spend on one decision, and how it goes about it.

    A plan without `trials` looks ahead not at all: the quick choice stands.
    """

    def __init__(  # noqa: PLR0913 - every limit of a search, each with its usual value
        self,
        trials: int = 0,
        *,
        horizon: int = 2,
        depth: int = 1,
        pool: int = 1,
        steps: int = 400,
        effort: int = 0,
        work: int = 0,
        doubt: float = UNSURE,
    ) -> None:
        self.trials = trials  # games tried out to the horizon, all moves together
        self.horizon = horizon  # in ticks of the mind's clock
        self.depth = depth  # decisions that are remembered in the tree; 1 is the first alone
        self.pool = pool  # imagined states of which a likely one is picked
        self.effort = effort  # states after which imagining is done sparingly; 0 is no end
        self.work = work  # decisions of all trials together after which no deal begins; 0 is no end
        self.steps = steps  # decisions after which a trial ends wherever it is
        self.doubt = doubt  # standard errors that speak for the quick choice
