"""Trials of a review: compiled, since it spends its time here.

A trial plays on from a state that a seat can imagine, by reflexes up to the horizon of the
expert's plan, and asks its estimate there. Where levels are perceptions, every seat decides by
what an expert perceives, and the game is played to its end.
"""

from __future__ import annotations

from typing import Final

from stolik.kernel.entropy import FastStream, Stream
from stolik.kernel.game import Game
from stolik.kernel.mind import CHANCE, Mind
from stolik.kernel.move import Move
from stolik.kernel.rules import Rules
from stolik.kernel.seat import TABLE, Seat
from stolik.kernel.state import State

EXPERTS: Final = 512
"""Perceptions of which each trial takes another, so that no expert's errors count as the truth."""
LONGEST: Final = 20_000
"""Decisions after which a trial to the end of a game stops wherever it is."""


class Trials:
    """Tries out moves of one game with the minds of experts."""

    def __init__(self, game: Game, seed: int) -> None:
        self._game = game
        self._seed = seed
        first = game.mind("expert", seed)
        self.by_perception: bool = first.measure == CHANCE
        self.minds: list[Mind] = [first]
        self.plan = first.plan

    def expert(self, number: int) -> Mind:
        """The mind for a trial of this number: the one that searches, or another perception."""
        if not self.by_perception:
            return self.minds[0]
        place = number % EXPERTS
        while len(self.minds) <= place:
            self.minds.append(self._game.mind("expert", self._seed + len(self.minds)))
        return self.minds[place]

    def compare(
        self, state: State, seat: Seat, moves: list[Move], deals: range, entropy: Stream
    ) -> tuple[list[float], list[list[float]]]:
        """The weights of the deals and each move's results in them, from a seat's perspective.

        All moves are tried in the same imagined states with the same chance. Numbers of deals
        that differ bring other experts.
        """
        weights: list[float] = []
        results: list[list[float]] = [[] for _ in moves]
        perspective = Perspective(self, state, seat, entropy)
        for number in deals:
            imagined, weight = perspective.likely(number, entropy)
            weights.append(weight)
            luck = int(entropy.next32())
            for place in range(len(moves)):
                results[place].append(self.result(imagined, seat, moves[place], luck))
        return weights, results

    def result(self, imagined: State, seat: Seat, move: Move, luck: int) -> float:
        """What a move brings the seat in one imagined state, which is left as it is."""
        mind = self.minds[0]
        if self.by_perception:
            return 1.0 if mind.is_right(imagined, seat, move) else 0.0
        state = imagined.copy()
        stream = FastStream(luck)
        state.entropy = stream
        until = mind.clock(state) + self.plan.horizon  # counted from the decision, as bots do
        state.rules.perform(state, seat, move)
        return self._play(state, until, self.plan.steps, 0, stream)[seat]

    def chances(self, state: State, seat: Seat, deals: int, entropy: Stream) -> list[float]:
        """What all seats may expect, as far as one of them can know."""
        total = [0.0] * state.rules.seats
        weights = 0.0
        perspective = Perspective(self, state, seat, entropy)
        for number in range(deals):
            imagined, weight = perspective.likely(number, entropy)
            found = self.play_on(imagined, number, int(entropy.next32()))
            _add(total, [weight * one for one in found])
            weights += weight
        return [one / weights for one in total]

    def values(self, state: State, deals: int, entropy: Stream) -> list[list[float]]:
        """What seats may expect by future chance alone, trial by trial; that is also the order of
        the cards that nobody has seen yet."""
        found: list[list[float]] = []
        for number in range(deals):
            other = self.minds[0].redrawn(state, entropy)
            found.append(self.play_on(other, number, int(entropy.next32())))
        return found

    def values_after(
        self, state: State, seat: Seat, move: Move, deals: int, entropy: Stream
    ) -> list[list[float]]:
        """The same after a move, over everything that chance could have made of it."""
        found: list[list[float]] = []
        for number in range(deals):
            other = self.minds[0].redrawn(state, entropy)
            other.entropy = FastStream(int(entropy.next32()))
            other.rules.perform(other, seat, move)
            found.append(self.play_on(other, number, int(entropy.next32())))
        return found

    def is_luck(self, before: State, after: State) -> bool:
        """Whether chance decided something between two states: a roll, a shuffle or a draw."""
        mind = self.minds[0]
        return before.entropy != after.entropy or mind.unseen(after) < mind.unseen(before)

    def values_before(self, rules: Rules, deals: int, entropy: Stream) -> list[list[float]]:
        """The same before the deal."""
        found: list[list[float]] = []
        for number in range(deals):
            state = rules.setup(FastStream(int(entropy.next32())))
            found.append(self.play_on(state, number, int(entropy.next32())))
        return found

    def play_on(self, state: State, number: int, luck: int) -> list[float]:
        """Play on from a state, which is changed, and estimate each seat's result."""
        stream = FastStream(luck)
        state.entropy = stream
        until = self.minds[0].clock(state) + self.plan.horizon
        most = LONGEST if self.by_perception else self.plan.steps
        return self._play(state, until, most, number, stream)

    def _play(self, state: State, until: int, most: int, number: int, luck: Stream) -> list[float]:
        rules = state.rules
        mind = self.minds[0]
        steps = 0
        while not state.is_over and steps < most and mind.clock(state) < until:
            seat = rules.deciders(state)[0]
            moves = rules.legal(state, seat)
            if len(moves) == 1 or seat == TABLE:
                rules.perform(state, seat, moves[0])
            elif self.by_perception:
                expert = self.expert(number + seat)
                imagined = expert.imagine(state, seat, luck)
                rules.perform(state, seat, expert.policy(imagined, seat, luck))
            else:
                rules.perform(state, seat, mind.reflex(state, seat, luck))
            steps += 1
        return mind.estimate(state)


class Perspective:
    """The states that a seat can imagine, for a number of experts; the true one is left behind."""

    def __init__(self, trials: Trials, state: State, seat: Seat, entropy: Stream) -> None:
        self.trials = trials
        self.seat = seat
        self.plan = trials.plan
        self.begun: int = trials.minds[0].effort
        self.stand_in: State = trials.minds[0].imagine(state, seat, entropy)

    def imagined(self, number: int, entropy: Stream) -> State:
        """One imagined state, of the expert of that number."""
        return self.trials.expert(number).imagine(self.stand_in, self.seat, entropy)

    def likely(self, number: int, entropy: Stream) -> tuple[State, float]:
        """Imagine some states and pick one, in proportion to its likelihood; with their mean.

        The mean is the state's weight: among the best of few states are often only unlikely ones,
        which would count as much as likely ones without it.
        """
        state = self.imagined(number, entropy)
        mind = self.trials.minds[0]
        if self.plan.pool < 2:
            return state, 1.0
        total = mind.likelihood(state, self.seat)
        count = 1
        for _ in range(self.plan.pool - 1):
            if 0 < self.plan.effort < mind.effort - self.begun:
                break  # imagining is slow where much is known
            other = self.imagined(number, entropy)
            weight = mind.likelihood(other, self.seat)
            total += weight
            count += 1
            if entropy.chance() * total < weight:
                state = other
        return state, total / count

    def sample(self, count: int, entropy: Stream) -> list[State]:
        """As many states as seem likely; the same one comes several times if it weighs much."""
        found = [self.likely(number, entropy) for number in range(count)]
        step = sum([weight for _, weight in found]) / count
        point = step * entropy.chance()
        states: list[State] = []
        passed = 0.0
        for state, weight in found:
            passed += weight
            while point < passed:
                states.append(state)
                point += step
        return states


def _add(total: list[float], more: list[float]) -> None:
    for seat in range(len(total)):
        total[seat] += more[seat]
