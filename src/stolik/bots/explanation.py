"""What a bot considered before a choice, as data."""

from __future__ import annotations

from typing import Final

import msgspec

from stolik.bots.perspective import Perspective
from stolik.bots.search import Arm, Search, ahead
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
    found = [
        Considered(str(arm.move), arm.visits, _expected(search, arm, chosen), arm.is_first_idea)
        for arm in search.arms
    ]
    found.sort(key=lambda one: (one.move != str(chosen), -(one.expected or 0.0)))
    return tuple(found)


def _expected(search: Search, arm: Arm, chosen: Move) -> float | None:
    """What a move brings on average, told so that moves can be compared.

    A move that was dropped saw fewer deals than the others, maybe luckier ones: it gets the
    best move's mean, less what it was behind in the deals that both saw. It was dropped for
    being clearly behind, so it is never said to be better than what was chosen.
    """
    if not arm.visits:
        return None
    kept = [one for one in search.arms if one.visits == search.deals]
    if arm in kept or not kept:
        return arm.mean
    best = max(kept, key=lambda one: one.mean)
    choice = next(one for one in search.arms if one.move is chosen)
    return max(0.0, min(best.mean - ahead(best, arm)[0], choice.mean))
