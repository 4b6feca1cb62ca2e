"""One of our levels against OpenSpiel's ISMCTS at our own tables, with the same time for a move.

    python bench/openspiel_match.py --game cardline --level expert --games 100 --seconds 0.2

OpenSpiel's Python ISMCTS is used (its C++ one cannot resample games written in Python): random
rollouts, worlds from the adapter's `resample_from_infostate`, as many simulations as the time
allows. Time is CPU time, so that a busy machine favours nobody. Our levels stop by themselves;
what they really took is shown, and should not be more. Every deal is played twice with seats
swapped.
"""

from __future__ import annotations

import argparse
import time
from math import sqrt

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

import stolik
from stolik.adapters.openspiel import short_name
from stolik.arena.interval import wilson
from stolik.bots import make


class TimedISMCTS(ISMCTSBot):
    """The search of OpenSpiel, stopped by the clock instead of by a count."""

    def __init__(self, game, seconds: float, seed: int) -> None:
        luck = np.random.RandomState(seed)
        evaluator = RandomRolloutEvaluator(1, np.random.RandomState(seed + 1))
        super().__init__(game, evaluator, sqrt(2), 1, random_state=luck)
        self.seconds = seconds
        self.simulations = 0

    def run_search(self, state):
        self.reset()
        legal = state.legal_actions()
        if len(legal) == 1:
            return [(legal[0], 1.0)]
        until = time.thread_time() + self.seconds
        self._root_node = self.create_new_node(state)
        while True:
            self.run_simulation(self.sample_root_state(state))
            self.simulations += 1
            if time.thread_time() >= until and self._root_node.total_visits > 0:
                return self.get_final_policy(state, self._root_node)


class Ours:
    """A bot of ours, as it sits at our own tables."""

    def __init__(self, level: str, game: str, seat: int, seed: int) -> None:
        self.bot = make(level, game, seed)
        self.seat = seat
        self.spent = 0.0
        self.decisions = 0

    def step(self, state) -> int:
        legal = state.legal_actions()
        if len(legal) == 1:
            return legal[0]
        begin = time.thread_time()
        self.bot.begin_turn(state.move_number())
        move = self.bot.choose(self.bot.look(state.table, self.seat))
        self.spent += time.thread_time() - begin
        self.decisions += 1
        return move.code


class Match:
    """Pairs of games, summed up."""

    def __init__(self, asked: argparse.Namespace, name: str) -> None:
        self.asked = asked
        self.name = name
        self.game = pyspiel.load_game(short_name(name), {"players": 2, "seed": asked.seed})
        self.pairs: list[float] = []
        self.spent = self.decisions = self.simulations = self.searches = 0.0

    def play(self, deal: int, our_seat: int) -> float:
        state = self.game.new_initial_state()
        state.apply_action(deal)
        ours = Ours(self.asked.level, self.name, our_seat, deal)
        theirs = TimedISMCTS(self.game, self.asked.seconds, 2 * deal)
        while not state.is_terminal():
            seat = state.current_player()
            self.searches += seat != our_seat and len(state.legal_actions()) > 1
            state.apply_action(int((ours if seat == our_seat else theirs).step(state)))
        self.spent += ours.spent
        self.decisions += ours.decisions
        self.simulations += theirs.simulations
        returns = state.returns()
        return 0.5 if not any(returns) else float(returns[our_seat])

    def run(self) -> str:
        begin = time.perf_counter()
        for deal in range(self.asked.games // 2):
            self.pairs.append((self.play(deal, 0) + self.play(deal, 1)) / 2)
            if time.perf_counter() - begin > self.asked.most:
                break
        games = 2 * len(self.pairs)
        won = wilson(2 * sum(self.pairs), games)
        ms = 1000 * self.spent / max(1, self.decisions)
        each = self.simulations / max(1, self.searches)
        return (
            f"{self.name:18} {self.asked.level:8} wins {100 * won.value:5.1f} %"
            f" ({100 * won.low:.1f}-{100 * won.high:.1f}) of {games} games;"
            f" {ms:.0f} ms a decision against {1000 * self.asked.seconds:.0f} ms"
            f" and {each:.0f} simulations"
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", action="append", help="may be repeated; default: all five")
    parser.add_argument("--level", default="expert")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=0.2, help="of CPU for each move")
    parser.add_argument("--most", type=float, default=600, help="seconds for each game's match")
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args()
    for name in asked.game or stolik.games():
        print(Match(asked, name).run(), flush=True)


if __name__ == "__main__":
    main()
