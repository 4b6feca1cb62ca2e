"""Random games without a step of Python between the moves, beside OpenSpiel's C++.

Both of OpenSpiel's loops in C++ that Python can start are measured, and ours do the same work:

- whole games: `evaluate_bots` with its C++ random bots; ours deal a new game and play it by
  `stolik.arena.execution.playout.play_out`. Deals cost time and do not count as decisions.
- rollouts: `RandomRolloutEvaluator`, the cheapest loop there is, which clones a dealt state and
  plays it to its end (started by an `MCTSBot` of one simulation, which does nothing else); ours
  copy a dealt state and play it by `play_out`.

Rounds play all cases in turn; figures are medians of decisions per CPU second, ratios are taken
round by round. Usage: python bench/compiled_playouts.py [--rounds 7] [--seconds 0.5]
"""

from __future__ import annotations

import argparse
import random
import statistics
from collections.abc import Callable
from time import process_time

import pyspiel
from playouts import PEER, PEERS, SEATS

import stolik
from stolik.arena.execution.playout import play_out
from stolik.kernel import entropy
from stolik.kernel.entropy import FastStream

ROLLOUTS = 100
SAMPLE = 2000
Case = Callable[[int], float]
"""Plays something and returns how many decisions it had, or has on average."""


def whole_games(game_id: str) -> Case:
    """A new game at a time."""
    rules = stolik.load(game_id).rules(SEATS)
    return lambda seed: play_out(rules.setup(FastStream(seed)), FastStream(~seed))


def rollouts(game_id: str) -> Case:
    """Many copies of one dealt state; each goes on with other chance."""
    rules = stolik.load(game_id).rules(SEATS)

    def play(seed: int) -> int:
        start = rules.setup(FastStream(seed))
        luck = FastStream(~seed)
        decisions = 0
        for _ in range(ROLLOUTS):
            state = start.copy()
            state.entropy = luck  # one stream for all, as there
            decisions += play_out(state, luck)
        return decisions

    return play


def peer_games(name: str, decisions: float) -> Case:
    """OpenSpiel's whole games."""
    game = pyspiel.load_game(PEERS[name])
    bots = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(SEATS)]

    def play(seed: int) -> float:
        pyspiel.evaluate_bots(game.new_initial_state(), bots, seed)
        return decisions

    return play


def peer_rollouts(name: str, decisions: float) -> Case:
    """OpenSpiel's rollouts of a dealt state."""
    game = pyspiel.load_game(PEERS[name])
    luck = random.Random(1)

    def play(seed: int) -> float:
        state = game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(luck.choice(state.legal_actions()))
        evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, seed)
        pyspiel.MCTSBot(game, evaluator, 2.0, 1, 100, False, seed, False).mcts_search(state)
        return decisions * ROLLOUTS

    return play


def decisions_of(name: str) -> float:
    """How many decisions a random game of OpenSpiel has on average."""
    game = pyspiel.load_game(PEERS[name])
    bots = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(SEATS)]
    decisions = 0
    for seed in range(SAMPLE):
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, seed)
        decisions += sum(one.player >= 0 for one in state.full_history())
    return decisions / SAMPLE


def speed(play: Case, seconds: float, first: int) -> float:
    """Decisions per CPU second."""
    count = 0.0
    seed = first
    begin = process_time()
    while process_time() - begin < seconds:
        count += play(seed)
        seed += 1
    return count / (process_time() - begin)


def report(title: str, cases: dict[str, Case], rounds: int, seconds: float) -> None:
    """Play in turns and print."""
    figures: dict[str, list[float]] = {name: [] for name in cases}
    for number in range(rounds):
        for name, play in cases.items():
            figures[name].append(speed(play, seconds, number * 100_000))
    print(f"\n{title}: decisions per CPU second, and as a ratio to OpenSpiel's crazy_eights")
    for name, values in figures.items():
        ratios = [own / other for own, other in zip(values, figures[PEER], strict=True)]
        print(
            f"{name:26} {statistics.median(values):>12,.0f}/s  x {statistics.median(ratios):.2f}"
            f" ({min(ratios):.2f} to {max(ratios):.2f})"
        )


def main() -> None:
    """Measure both kinds of work."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=0.5)
    chosen = parser.parse_args()
    print("compiled" if entropy.__file__.endswith(".so") else "interpreted")
    games = stolik.games()
    lengths = {name: decisions_of(name) for name in PEERS}
    whole = {f"Stolik {game}": whole_games(game) for game in games}
    whole |= {name: peer_games(name, length) for name, length in lengths.items()}
    report("Whole games", whole, chosen.rounds, chosen.seconds)
    rolled = {f"Stolik {game}": rollouts(game) for game in games}
    rolled |= {name: peer_rollouts(name, length) for name, length in lengths.items()}
    report("Rollouts", rolled, chosen.rounds, chosen.seconds)


if __name__ == "__main__":
    main()
