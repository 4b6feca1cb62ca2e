"""What each part of a mind is worth: `expert` against `expert` without it, seats in turn.

The share of wins of the whole mind is counted; clearly above 50 % means that the part
earns its keep. `search` switches the search off (or on, where a level does without),
`belief` lets every deal that fits count alike, `policy` plays trials out by chance,
`estimate` plays them to the end of the game and looks at the winner alone, and `tree`
compares with a tree of four decisions instead of the first one alone.
Usage: python bench/ablation.py [GAME …] [--seats 2] [--games 100] [--parts belief …]
"""

from __future__ import annotations

import argparse

import stolik
from stolik.arena.spread import Interval, wilson
from stolik.bots import Bot, make
from stolik.kernel import entropy
from stolik.kernel.entropy import Stream
from stolik.kernel.game import Game
from stolik.kernel.mind import Mind
from stolik.kernel.move import Move
from stolik.kernel.plan import Plan
from stolik.kernel.state import State

PARTS = ("search", "belief", "policy", "estimate", "tree")
SEARCHING = Plan(100, horizon=1)
"""For minds that do not search: trials run to the end of the game."""


class Without(Mind):
    """A mind that lacks a part."""

    def __init__(self, whole: Mind, part: str) -> None:
        super().__init__(whole.level, whole.seed)
        self.whole = whole
        self.part = part
        self.plan = changed(whole.plan, part)

    def imagine(self, state: State, seat: int, entropy: Stream) -> State:
        """As ever."""
        return self.whole.imagine(state, seat, entropy)

    def policy(self, state: State, seat: int, entropy: Stream) -> Move:
        """As ever: the first idea stays, only trials change."""
        return self.whole.policy(state, seat, entropy)

    def candidates(self, state: State, seat: int) -> list[Move]:
        """As ever."""
        return self.whole.candidates(state, seat)

    def likelihood(self, state: State, seat: int) -> float:
        """As ever; a plan without a pool never asks."""
        return self.whole.likelihood(state, seat)

    def reflex(self, state: State, seat: int, entropy: Stream) -> Move:
        """By chance where the policy is left out."""
        if self.part != "policy":
            return self.whole.reflex(state, seat, entropy)
        moves = state.legal(seat)
        return moves[entropy.below(len(moves))]

    def clock(self, state: State) -> int:
        """As ever."""
        return self.whole.clock(state)

    def estimate(self, state: State) -> list[float]:
        """As ever; without it trials have come to their end, or count alike."""
        if self.part == "estimate" and not state.is_over:
            return [1.0 / state.seats] * state.seats
        return self.whole.estimate(state)


def changed(plan: Plan, part: str) -> Plan:
    """The plan of a mind that lacks the part."""
    trials = plan.trials
    if part == "search":
        return Plan() if trials else SEARCHING
    return Plan(
        trials,
        horizon=100_000 if part == "estimate" else plan.horizon,
        depth=4 if part == "tree" else plan.depth,
        pool=1 if part == "belief" else plan.pool,
        steps=3000 if part == "estimate" else plan.steps,
        doubt=plan.doubt,
    )


def meeting(game: Game, part: str, seats: int, games: int) -> Interval:
    """The share of wins of the whole mind."""
    won = 0.0
    decided = 0
    for number in range(games):
        state = game.new(seats, number // 2)
        bots = [make("expert", game, number * seats + seat) for seat in range(seats)]
        for seat in range(number % 2, seats, 2):
            bots[seat].mind = Without(bots[seat].mind, part)
        play(state, bots)
        winners = state.outcome.winners
        if winners:
            decided += 1
            won += sum(seat % 2 != number % 2 for seat in winners) / len(winners)
    return wilson(won, decided)


def play(state: State, bots: list[Bot]) -> None:
    """Play a game to its end."""
    number = 0
    while not state.is_over:
        seat = state.deciders()[0]
        moves = state.legal(seat)
        move = moves[0]
        if len(moves) > 1:
            bots[seat].begin_turn(number)
            move = bots[seat].choose(bots[seat].look(state, seat))
        state.apply(seat, move)
        number += 1


def main() -> None:
    """Take every part away in turn."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*", default=list(stolik.games()))
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--parts", nargs="*", default=PARTS)
    chosen = parser.parse_args()
    print("compiled" if entropy.__file__.endswith(".so") else "interpreted", flush=True)
    for game_id in chosen.game:
        game = stolik.load(game_id)
        for part in chosen.parts:
            plan = make("expert", game).mind.plan
            if part != "search" and (not plan.trials or (part == "belief" and plan.pool < 2)):
                continue
            share = meeting(game, part, chosen.seats, chosen.games)
            print(
                f"{game_id:18} {chosen.seats} against {part:9}"
                f" {100 * share.value:5.1f} % ({100 * share.low:.1f} to {100 * share.high:.1f})",
                flush=True,
            )


if __name__ == "__main__":
    main()
