"""What a bot considered before a choice, as data."""

from __future__ import annotations

from typing import Final

import msgspec

from stolik.bots.perspective import Perspective
from stolik.bots.search import Arm, Search, ahead
from stolik.kernel.entropy import Stream
from stolik.kernel.mind import LEVELS, SHARE, Mind, Rated
from stolik.kernel.move import Move
from stolik.kernel.phrase import Phrase
from stolik.kernel.seat import Seat
from stolik.kernel.state import State

SAMPLES: Final = 24
"""How many likely states a belief is read from."""


class Considered(msgspec.Struct, frozen=True):
    """One move that was thought about."""

    move: str
    """In notation."""
    visits: int
    """How often it was tried out; 0 where the choice was made at a glance."""
    expected: float | None
    """What it brings on average, or how the quick choice rates it; None if neither was asked."""
    is_first_idea: bool
    """Whether it was the quick choice before any trial."""
    kind: str = SHARE
    """What `expected` is: the 'share' of the win, from 0 (lost) to 1 (won); the 'chance' that
    the move is right, from 0 to 1; or its 'worth' in what the game counts."""


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


def at_random(perspective: Perspective, move: Move) -> Explanation:
    """Explain a random choice."""
    return Explanation(LEVELS[0], perspective.seat, str(move), (), 0, 0, ())


def at_a_glance(
    perspective: Perspective, mind: Mind, move: Move, first: State, entropy: Stream
) -> Explanation:
    """Explain a quick choice: `first` is where it was made, `entropy` as it was then."""
    seat = perspective.seat
    then = entropy.copy()
    states = _likely_states([first], perspective, entropy)
    rated = mind.rated(states, seat, then) if len(perspective.legal) > 1 else []
    considered = _weighed(rated, move)
    beliefs = tuple(mind.beliefs(states, seat))
    return Explanation(mind.level, seat, str(move), considered, 0, 0, beliefs)


def by_search(
    perspective: Perspective, mind: Mind, move: Move, search: Search, entropy: Stream
) -> Explanation:
    """Explain a choice made by search."""
    seat = perspective.seat
    considered = _considered(search, move)
    beliefs = tuple(mind.beliefs(_likely_states(search.seen, perspective, entropy), seat))
    return Explanation(
        mind.level, seat, str(move), considered, search.trials, search.deals, beliefs
    )


def _likely_states(seen: list[State], perspective: Perspective, entropy: Stream) -> list[State]:
    """Likely states to report beliefs from: those of the search, and more if they are few."""
    states = list(seen)
    while len(states) < SAMPLES:
        states.append(perspective.imagined(entropy))
    return states


def _weighed(rated: list[Rated], chosen: Move) -> tuple[Considered, ...]:
    """The ratings of the quick choice; it may have taken a move it did not rate, such as a duty."""
    found = [Considered(str(one.move), 0, one.value, one.move is chosen, one.kind) for one in rated]
    if not any(one.is_first_idea for one in found):
        kind = rated[0].kind if rated else SHARE
        found.append(Considered(str(chosen), 0, None, True, kind))
    found.sort(key=lambda one: (not one.is_first_idea, -(one.expected or 0.0)))
    return tuple(found)


def _considered(search: Search, chosen: Move) -> tuple[Considered, ...]:
    found = [
        Considered(str(arm.move), arm.visits, _expected(search, arm, chosen), arm.is_first_idea)
        for arm in search.arms
    ]
    found.sort(key=lambda one: (one.move != str(chosen), -(one.expected or 0.0)))
    return tuple(found)


def _expected(search: Search, arm: Arm, chosen: Move) -> float | None:
    """The mean result of a move, in a form in which moves can be compared.

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
