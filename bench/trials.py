"""Trials per CPU second of the searching level `expert`, in the same positions every time.

Positions come from random games, one decision in five; rounds run all games in turn and figures
are medians. Two builds are compared by running this file with one and the other in turn:
PYTHONPATH=…/src python bench/trials.py [--rounds 3] [--positions 30] [--seats 4] [GAME …]
"""

from __future__ import annotations

import argparse
import random
import statistics
import time

import stolik
from stolik.bots.choice import Imagination
from stolik.bots.search import Search
from stolik.kernel import entropy
from stolik.kernel.entropy import FastStream
from stolik.kernel.game import Game
from stolik.kernel.state import State

SEARCHING = ("all-in", "blank", "call-to-adventure")


def positions(game: Game, seats: int, count: int) -> list[tuple[State, int]]:
    """States with a choice, and the seat that has it."""
    found: list[tuple[State, int]] = []
    luck = random.Random(1)
    seed = 0
    while len(found) < count:
        seed += 1
        state = game.new(seats, seed)
        while not state.is_over and len(found) < count:
            seat = state.deciders()[0]
            moves = state.legal(seat)
            if len(moves) > 1 and luck.random() < 0.2:
                found.append((state.copy(), seat))
            state.apply(seat, luck.choice(moves))
    return found


def speed(game: Game, asked: list[tuple[State, int]]) -> float:
    """Trials for each second of this process's CPU."""
    trials = 0
    begin = time.process_time()
    for number, (state, seat) in enumerate(asked):
        mind = game.mind("expert", number)
        stream = FastStream(number)
        search = Search(mind, seat, stream, mind.plan)
        imagination = Imagination(mind, state, seat, stream)
        search.run(imagination, imagination(stream), 0.0)
        trials += search.trials
    return trials / (time.process_time() - begin)


def main() -> None:
    """Print a line for each game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*", default=list(SEARCHING))
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--positions", type=int, default=30)
    parser.add_argument("--seats", type=int, default=4)
    chosen = parser.parse_args()
    print("compiled" if entropy.__file__.endswith(".so") else "interpreted")
    games = {name: stolik.load(name) for name in chosen.game}
    asked = {name: positions(game, chosen.seats, chosen.positions) for name, game in games.items()}
    figures: dict[str, list[float]] = {name: [] for name in games}
    for _ in range(chosen.rounds):
        for name, game in games.items():
            figures[name].append(speed(game, asked[name]))
    for name, values in figures.items():
        low, high = min(values), max(values)
        print(f"{name:18} {statistics.median(values):>9,.0f}/s ({low:,.0f}-{high:,.0f})")


if __name__ == "__main__":
    main()
