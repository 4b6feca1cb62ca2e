"""Information-set Monte Carlo search: one for every game, fed by the game's mind.

A trial samples what is hidden, makes a move, and plays on by reflexes up to a horizon, where the
mind estimates what each seat may expect. All moves are tried in the same imagined state with the
same random numbers, so that their difference comes from the moves and not from the deal; a move
that is clearly worse is dropped, and the trials saved go to the others. Below the first move a
tree, if the plan asks for one, learns what every seat would do in its own interest, beginning with
what its reflexes say.
"""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from time import perf_counter
from typing import Final

from stolik.bots.tree import UNSEEN, Node, Path
from stolik.kernel.entropy import FastStream, Stream
from stolik.kernel.game import Game
from stolik.kernel.mind import Mind
from stolik.kernel.move import Move
from stolik.kernel.plan import Plan
from stolik.kernel.seat import TABLE, Seat
from stolik.kernel.state import State

FIRST_LOOK: Final = 8
"""Deals before moves are compared for the first time; after that at every multiple."""
CLEARLY: Final = 2.5
"""Standard errors by which a move must be behind to be dropped."""
LEVEL: Final = 0.002
"""What two moves may differ by at most to count as the same."""
KEPT_STATES: Final = 32
"""Imagined states that are kept for the explanation."""


class Arm:
    """A move of the root and its results, deal by deal."""

    def __init__(self, move: Move, is_first_idea: bool) -> None:
        self.move = move
        self.is_first_idea = is_first_idea
        self.results: list[float] = []
        self.total: float = 0.0
        self.node = Node()

    @property
    def visits(self) -> int:
        """How often the move was tried."""
        return len(self.results)

    @property
    def mean(self) -> float:
        """The mean result of the move."""
        return self.total / len(self.results) if self.results else 0.0


class Search:
    """One decision of one seat."""

    def __init__(self, mind: Mind, seat: Seat, entropy: Stream, plan: Plan) -> None:
        self.mind = mind
        self.seat = seat
        self.entropy = entropy
        self.plan = plan
        self.arms: list[Arm] = []
        self.seen: list[State] = []
        self.trials: int = 0
        self.deals: int = 0
        self.work: int = 0  # decisions made in trials
        self.begun: int = mind.effort

    def run(self, imagine: Callable[[Stream], State], first: State, deadline: float) -> Move:
        """Find the best move; `deadline` is a time of `perf_counter`, or 0 for none."""
        idea = self.mind.policy(first, self.seat, self.entropy)
        moves = self.mind.candidates(first, self.seat)
        if idea not in moves:
            moves = [idea]  # forced, or certainly right: no other move is compared
        self.arms = [Arm(move, move is idea) for move in moves]
        alive = list(self.arms)
        while len(alive) > 1 and self.trials < self.plan.trials:
            if deadline > 0.0 and self.deals > 0 and perf_counter() > deadline:
                break
            if self.deals >= FIRST_LOOK and (self._is_spent(2) or self._has_used_its_decisions()):
                break
            self._deal(imagine, alive)
            if self.deals % FIRST_LOOK == 0:
                alive = _still_in_question(alive)
        return self._chosen(alive)

    def _deal(self, imagine: Callable[[Stream], State], alive: list[Arm]) -> None:
        """Try all moves in one imagined state, with the same random numbers."""
        state = self._likely(imagine)
        if self.deals < KEPT_STATES:
            self.seen.append(state)
        luck = int(self.entropy.next32())
        for arm in alive:
            result = self._trial(state.copy(), arm, FastStream(luck))
            arm.results.append(result)
            arm.total += result
            self.trials += 1
        self.deals += 1

    def _likely(self, imagine: Callable[[Stream], State]) -> State:
        """Imagine some states and pick one, in proportion to its likelihood."""
        state = imagine(self.entropy)
        if self.plan.pool < 2:
            return state
        weight = total = self.mind.likelihood(state, self.seat)
        for _ in range(self.plan.pool - 1):
            if self._is_spent(1):
                break
            other = imagine(self.entropy)
            weight = self.mind.likelihood(other, self.seat)
            total += weight
            if self.entropy.chance() * total < weight:
                state = other
        return state

    def _is_spent(self, times: int) -> bool:
        """Whether imagining has used up its budget: it is slow where much is known."""
        most = self.plan.effort * times
        return most > 0 and self.mind.effort - self.begun > most

    def _has_used_its_decisions(self) -> bool:
        """Whether trials have made all the decisions they may: some rules make turns long."""
        return self.plan.work > 0 and self.work > self.plan.work

    def _trial(self, state: State, arm: Arm, luck: FastStream) -> float:
        """Make the move and estimate the seat's result at the horizon."""
        state.entropy = luck
        begun = self.mind.clock(state)
        state.rules.perform(state, self.seat, arm.move)
        path = self._descend(state, arm.node, luck) if self.plan.depth > 1 else None
        self._play_on(state, begun + self.plan.horizon, luck)
        expected = self.mind.estimate(state)
        if path is not None:
            path.learn(expected)
        return expected[self.seat]

    def _descend(self, state: State, node: Node, luck: Stream) -> Path:
        """Follow the tree to a leaf; every seat picks what has served it best."""
        rules = state.rules
        path = Path()
        at_once: tuple[Seat, ...] = ()
        depth = 1
        sign = 0
        while depth < self.plan.depth and not state.is_over:
            deciders = rules.deciders(state)
            seat = deciders[0]
            if seat == TABLE:
                break
            moves, idea = self._considered(state, seat, luck)
            if len(moves) == 1:
                rules.perform(state, seat, moves[0])
                continue
            if seat not in at_once:  # a new question, not the rest of one asked of several
                node = node.after(sign)
                sign = 0
                at_once = deciders
            branch = node.pick(seat, moves, idea)
            is_new = branch.visits == 0
            path.add(seat, branch, node.tally(seat))
            sign = sign * 65537 + self._seen(rules.game, seat, branch.move)
            at_once = tuple([other for other in at_once if other != seat])
            rules.perform(state, seat, branch.move)
            depth += 1
            if is_new:
                break
        return path

    def _considered(self, state: State, seat: Seat, luck: Stream) -> tuple[list[Move], Move]:
        """The moves that a seat considers below the root, and its preferred one."""
        moves = self.mind.candidates(state, seat)
        if len(moves) == 1:
            return moves, moves[0]
        idea = self.mind.reflex(state, seat, luck)
        return (moves if idea in moves else [idea]), idea

    def _seen(self, game: Game, seat: Seat, move: Move) -> int:
        """What the searching seat sees of a move, as a number."""
        if seat != self.seat and game.is_secret(move):
            return UNSEEN
        return move.code + 1

    def _play_on(self, state: State, until: int, luck: Stream) -> None:
        rules = state.rules
        mind = self.mind
        steps = 0
        while not state.is_over and steps < self.plan.steps and mind.clock(state) < until:
            seat = rules.deciders(state)[0]
            moves = rules.legal(state, seat)
            if len(moves) == 1 or seat == TABLE:
                rules.perform(state, seat, moves[0])
            else:
                rules.perform(state, seat, mind.reflex(state, seat, luck))
            steps += 1
        self.work += steps

    def _chosen(self, alive: list[Arm]) -> Move:
        """The move with the best results; the quick choice where they hardly differ."""
        best = _best(alive)
        for arm in self.arms:
            if arm.is_first_idea and arm in alive and arm.visits > 0:
                lead, error = ahead(best, arm)
                return best.move if lead > self.plan.doubt * error else arm.move
        return best.move


def _best(arms: list[Arm]) -> Arm:
    best = arms[0]
    for arm in arms:
        if arm.mean > best.mean or (arm.mean == best.mean and arm.is_first_idea):
            best = arm
    return best


def _still_in_question(arms: list[Arm]) -> list[Arm]:
    """Drop moves that are clearly behind the best."""
    best = _best(arms)
    kept: list[Arm] = []
    for arm in arms:
        if arm is not best:
            lead, error = ahead(best, arm)
            if lead > CLEARLY * error or lead + CLEARLY * error < LEVEL:
                continue
        kept.append(arm)
    return kept


def ahead(best: Arm, other: Arm) -> tuple[float, float]:
    """By how much one move is better than another in the same deals, with its standard error."""
    count = min(len(best.results), len(other.results))
    total = squares = 0.0
    for deal in range(count):
        step = best.results[deal] - other.results[deal]
        total += step
        squares += step * step
    mean = total / count
    spread = max(squares / count - mean * mean, 0.0)
    return mean, sqrt(spread / count)
