"""What a bot considered before a choice, as data."""

from __future__ import annotations

from typing import Final

import msgspec

from stolik.bots.perspective import Perspective
from stolik.bots.search import Search
from stolik.kernel.entropy import Stream
from stolik.kernel.mind import LEVELS, Mind
from stolik.kernel.move import Move
from stolik.kernel.phrase import Phrase
from stolik.kernel.seat import Seat
from stolik.kernel.state import State

SCENES: Final = 24
"""How many likely states a belief is read from."""


class Considered(msgspec.Struct, frozen=True):
    """One move that was thought about."""

    move: str
    """In notation."""
    visits: int
    """How often it was tried out; 0 where the choice was made at a glance."""
    expected: float | None
    """What it brings on average, from 0 (lost) to 1 (won); None if it was not tried."""
    is_first_idea: bool
    """Whether it was the quick choice before any trial."""


class Explanation(msgspec.Struct, frozen=True):
    """Why a bot chose a move: the choice, what else it considered, what it believes.

    Nothing in here is hidden from the seat: it all comes from its perspective.
    """

    level: str
    seat: Seat
    chosen: str
    considered: tuple[Considered, ...]
    """The most promising first."""
    trials: int
    deals: int
    """How many imagined states the moves were tried in."""
    beliefs: tuple[Phrase, ...]
    """Sentences of the game about what is hidden, in the order of its seats or cards."""


def explained(  # noqa: PLR0913, PLR0917 - all that a thought was made of
    perspective: Perspective,
    level: str,
    mind: Mind,
    move: Move,
    search: Search | None,
    entropy: Stream,
) -> Explanation:
    """Write down a choice and what led to it."""
    if level == LEVELS[0]:
        return Explanation(level, perspective.seat, str(move), (), 0, 0, ())
    scenes: list[State] = list(search.seen) if search is not None else []
    while len(scenes) < SCENES:
        scenes.append(perspective.imagined(entropy))
    beliefs = tuple(mind.beliefs(scenes, perspective.seat))
    if search is None:
        alone = (Considered(str(move), 0, None, True),)
        return Explanation(level, perspective.seat, str(move), alone, 0, 0, beliefs)
    return Explanation(
        level,
        perspective.seat,
        str(move),
        _considered(search, move),
        search.trials,
        search.deals,
        beliefs,
    )


def _considered(search: Search, chosen: Move) -> tuple[Considered, ...]:
    arms = sorted(search.arms, key=lambda arm: (arm.move is not chosen, -arm.visits, -arm.mean))
    return tuple(
        Considered(str(arm.move), arm.visits, arm.mean if arm.visits else None, arm.is_first_idea)
        for arm in arms
    )
