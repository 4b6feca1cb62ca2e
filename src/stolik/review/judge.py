"""Judges one decision: what the move was worth, and the best others, by what the seat knew."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import NormalDist
from typing import Final, NamedTuple

import msgspec

from stolik.kernel.entropy import FastStream, Stream
from stolik.kernel.game import Game
from stolik.kernel.move import Move
from stolik.kernel.seat import Seat
from stolik.kernel.state import State
from stolik.review.data import BEST, FORCED, GOOD, INACCURACY, MISTAKE, UNCLEAR, Judgement, Option
from stolik.review.depth import Depth
from stolik.review.trials import Trials

Z: Final = NormalDist().inv_cdf(0.975)
MEASURED: Final = 4
"""This many of the best moves are measured beside the one that was made."""
FEWEST: Final = 6
"""Deals that every move is tried in, however many moves there are."""
NOTEWORTHY: Final = {"share": 0.03, "chance": 0.06}
"""Less than this makes no difference; a chance decides one card, a share the whole game."""
UNSEEN: Final = (3.0 / Z) ** 2
"""Where all deals agree, the interval of a value reaches 3 / deals: the rule of three."""
OTHERS: Final = 8
"""Casual players who are asked what they would have done."""
SERIOUS: Final = {"share": 0.08, "chance": 0.16}
"""From here on a loss is a mistake, not an inaccuracy."""


class Measured:
    """A move and its results, deal by deal; deals weigh as much as they are likely."""

    def __init__(self, move: Move, results: Sequence[float], weights: Sequence[float]) -> None:
        self.move = move
        self.results = results
        self.weights = weights
        self.value = _mean(results, weights)

    def interval(self) -> tuple[float, float]:
        """The 95 % interval of its value."""
        reach = _reach(self.results, self.weights, self.value, UNSEEN)
        return max(0.0, self.value - reach), min(1.0, self.value + reach)

    def rounded(self) -> tuple[float, float, float]:
        """The value and its interval, to hundredths of a per cent."""
        low, high = self.interval()
        return round(self.value, 4), round(low, 4), round(high, 4)


class Decision(NamedTuple):
    """What a seat chose in a state; `number` is the number of the move in its game."""

    number: int
    state: State
    seat: Seat
    played: Move


class Judge:
    """Judges the decisions of a game; the same seed gives the same judgements."""

    def __init__(self, game: Game, depth: Depth, seed: int) -> None:
        self.trials = Trials(game, seed)
        self.depth = depth
        self.seed = seed
        self._casual = [game.mind("casual", seed + number) for number in range(OTHERS)]

    def judge(self, decision: Decision) -> Judgement:
        """Judge a decision.

        Only the seat's perspective on the state is used: the judgement is the same for every
        state that the seat cannot tell from this one.
        """
        if len(decision.state.legal(decision.seat)) == 1:
            return self._judgement(decision, [], FORCED)
        entropy = FastStream((self.seed << 32) + decision.number)
        moves = self._moves(decision, entropy)
        if len(moves) > 1:
            found = self._measured(decision, moves, self.depth.search, 0, entropy)
            found.sort(key=lambda one: -one.value)
            moves = _with([one.move for one in found[:MEASURED]], decision.played)
        # On new deals: of many moves, the best in some deals is often only the luckiest.
        found = self._measured(decision, moves, self.depth.measure, 1, entropy)
        judgement = self._judgement(decision, found)
        if judgement.verdict == BEST and self._is_obvious(decision, entropy):
            return msgspec.structs.replace(judgement, verdict=GOOD)
        return judgement

    def first_idea(self, state: State, seat: Seat) -> Move:
        """What an expert would do at once, by what the seat knows."""
        mind, entropy = self.trials.minds[0], FastStream((self.seed << 32) + (1 << 31))
        imagined = mind.imagine(mind.imagine(state, seat, entropy), seat, entropy)
        return mind.policy(imagined, seat, entropy)

    def _is_obvious(self, decision: Decision, entropy: Stream) -> bool:
        """Whether at least half of some casual players would have found the move."""
        seat, found = decision.seat, 0
        for mind in self._casual:
            stand_in = mind.imagine(decision.state, seat, entropy)
            imagined = mind.imagine(stand_in, seat, entropy)
            found += mind.policy(imagined, seat, entropy) is decision.played
        return 2 * found >= OTHERS

    def _moves(self, decision: Decision, entropy: Stream) -> list[Move]:
        """The moves worth comparing, as an expert sees them, and the one that was made."""
        mind, seat = self.trials.minds[0], decision.seat
        imagined = mind.imagine(mind.imagine(decision.state, seat, entropy), seat, entropy)
        moves = list(mind.candidates(imagined, seat))
        idea = mind.policy(imagined, seat, entropy)
        # An idea beyond the candidates is certainly right: no other move is compared with it.
        return _with(moves if idea in moves else [idea], decision.played)

    def _measured(
        self, decision: Decision, moves: list[Move], budget: int, sample: int, entropy: Stream
    ) -> list[Measured]:
        """The moves' results in a sample of deals; another sample has other deals and experts."""
        count = max(FEWEST, budget // len(moves))
        if self.trials.by_perception:
            count = self.depth.perceptions
        deals = range(sample * count, (sample + 1) * count)
        state, seat = decision.state, decision.seat
        weights, results = self.trials.compare(state, seat, moves, deals, entropy)
        return [Measured(move, one, weights) for move, one in zip(moves, results, strict=True)]

    def _judgement(
        self, decision: Decision, found: list[Measured], verdict: str | None = None
    ) -> Judgement:
        state, seat = decision.state, decision.seat
        measure = self.trials.minds[0].measure
        # Rounded before the verdict, which has to follow from the numbers that are shown.
        loss, low, high = (round(one, 4) for one in loss_of(found, decision.played))
        view = state.view(seat)
        options = tuple(
            Option(str(one.move), state.game.describe(view, one.move), *one.rounded())
            for one in sorted(found, key=lambda one: -one.value)
        )
        return Judgement(
            decision.number,
            seat,
            str(decision.played),
            measure,
            verdict or verdict_of(measure, loss, low, high),
            loss,
            low,
            high,
            options,
        )


def _with(moves: list[Move], played: Move) -> list[Move]:
    return moves if played in moves else [*moves, played]


def loss_of(found: list[Measured], played: Move) -> tuple[float, float, float]:
    """By how much the best other move was better, deal by deal, and its 95 % interval.

    The best is the first: the search that came before has chosen it on other deals. Where the move
    that was made came first itself, it is compared with the second.
    """
    if len(found) < 2:
        return 0.0, 0.0, 0.0
    own = next(one for one in found if one.move is played)
    other = found[1] if found[0] is own else found[0]
    steps = [one - mine for one, mine in zip(other.results, own.results, strict=True)]
    mean = _mean(steps, own.weights)
    reach = _reach(steps, own.weights, mean, 0.02)
    return mean, mean - reach, mean + reach


def _mean(results: Sequence[float], weights: Sequence[float]) -> float:
    total = sum(weight * one for weight, one in zip(weights, results, strict=True))
    return total / sum(weights)


def _reach(results: Sequence[float], weights: Sequence[float], mean: float, unseen: float) -> float:
    """Half of a 95 % interval.

    Where all deals agree the next one may still differ: `unseen` is added to their squares.
    """
    count = len(results)
    scale = count / sum(weights)
    squares = sum(
        (scale * weight) ** 2 * ((one - mean) ** 2 + unseen / count)
        for one, weight in zip(results, weights, strict=True)
    )
    return Z * sqrt(squares / max(1, count - 1) / count)


def verdict_of(measure: str, loss: float, low: float, high: float) -> str:
    """The class of a decision, where the interval of its loss allows one.

    >>> verdict_of("share", 0.12, 0.05, 0.19)
    'mistake'
    >>> verdict_of("share", 0.12, -0.02, 0.26)
    'unclear'
    """
    worth, serious = NOTEWORTHY[measure], SERIOUS[measure]
    if loss >= serious and low >= worth:
        return MISTAKE
    if loss >= worth and low > 0.0:
        return INACCURACY
    if loss <= -worth and high < 0.0:
        return BEST
    return GOOD if high < worth else UNCLEAR
