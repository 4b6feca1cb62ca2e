"""Decisions a second of random play, Illusion beside OpenSpiel's crazy_eights in one run.

    PYTHONPATH=src python bench/illusion_speed.py --seconds 3 --rounds 5

Both sides run the same plain Python loop: ask who decides, ask for the legal moves, pick one
by the same generator, apply it. Cases alternate, so that a busy machine slows both; the figure
is the median of the rounds, in decisions a second of processor time. OpenSpiel's chance nodes
are sampled and not counted.
"""

import argparse
import random
import sys
import time
from collections.abc import Callable
from statistics import median

import stolik
from stolik.games.illusion import rules

chance = random.Random(7).random


def illusion_game(seats: int) -> Callable[[], int]:
    game = stolik.load("illusion")
    seeds = iter(range(10**9))

    def play() -> int:
        state = game.new(seats, next(seeds))
        decisions = 0
        while not state.is_over:
            seat = state.deciders()[0]
            moves = state.legal(seat)
            state.apply(seat, moves[int(chance() * len(moves))])
            decisions += 1
        return decisions

    return play


def crazy_eights(seats: int) -> Callable[[], int]:
    import pyspiel  # noqa: PLC0415 - only this peer needs it

    game = pyspiel.load_game(f"crazy_eights(players={seats})")

    def play() -> int:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(sampled(state.chance_outcomes()))
                continue
            actions = state.legal_actions()
            state.apply_action(actions[int(chance() * len(actions))])
            decisions += 1
        return decisions

    return play


def sampled(outcomes: list[tuple[int, float]]) -> int:
    left = chance()
    for action, probability in outcomes:
        left -= probability
        if left <= 0:
            return action
    return outcomes[-1][0]


def rate(play: Callable[[], int], seconds: float) -> float:
    start = time.process_time()
    decisions = 0
    while time.process_time() - start < seconds:
        for _ in range(20):
            decisions += play()
    return decisions / (time.process_time() - start)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seats", type=int, default=4)
    args = parser.parse_args()
    ours, theirs = illusion_game(args.seats), crazy_eights(args.seats)
    pairs = [(rate(ours, args.seconds), rate(theirs, args.seconds)) for _ in range(args.rounds)]
    mine, peer = median(a for a, _ in pairs), median(b for _, b in pairs)
    mode = "interpreted" if rules.__file__.endswith(".py") else "compiled"
    print(f"Python {sys.version.split()[0]}, {args.seats} players, {mode}")
    print(f"illusion      {mine:12,.0f} decisions/s")
    print(f"crazy_eights  {peer:12,.0f} decisions/s")
    print(f"ratio         {median(a / b for a, b in pairs):12.2f}")


if __name__ == "__main__":
    main()
