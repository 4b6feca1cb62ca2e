"""How far a bot looks ahead."""

from __future__ import annotations

from typing import Final

TRIALS: Final = {"casual": 16, "skilled": 64, "expert": 256}
"""The default number of trials of each level."""
WORK: Final = 30_000
"""The default limit of decisions in all trials of one choice; long games get fewer trials."""
UNSURE: Final = 1.0
"""By how many standard errors a move must beat the quick choice to be preferred."""


class Plan:
    """The budget and the method of a search for one decision.

    A plan without `trials` does not look ahead at all: the quick choice stands.
    """

    def __init__(  # noqa: PLR0913 - every limit of a search, each with its default
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
        self.depth = depth  # decisions that are remembered in the tree; 1: only the first
        self.pool = pool  # imagined states of which a likely one is picked
        self.effort = effort  # states after which imagining is done sparingly; 0: no limit
        self.work = work  # decisions of all trials together after which no deal begins; 0: no limit
        self.steps = steps  # decisions after which a trial ends wherever it is
        self.doubt = doubt  # standard errors by which a move must beat the quick choice


def default_plan(level: str) -> Plan:
    """The plan of a level in a game whose mind has none of its own: search to the end."""
    return Plan(TRIALS.get(level, 0), work=WORK)
