"""Random games without a step of Python between the moves, beside OpenSpiel's C++.

Ours run in `stolik.arena.execution.playout.play_out`; OpenSpiel's `crazy_eights` runs in its C++
loop `evaluate_bots` with its C++ random bots. Deals cost time on both sides and do not
count as decisions. Rounds play both in turn; figures are medians of decisions per CPU
second, ratios are taken round by round. Usage: python bench/compiled_playouts.py
"""

from __future__ import annotations

import argparse
import statistics
import time
from collections.abc import Callable

import pyspiel

import stolik
from stolik.arena.execution.playout import play_out
from stolik.kernel import entropy
from stolik.kernel.entropy import FastStream

SEATS = 4
PEER = "OpenSpiel crazy_eights"


def ours(game_id: str) -> Callable[[int], int]:
    """Return a function that plays the game of a number and counts its decisions."""
    rules = stolik.load(game_id).rules(SEATS)

    def play(seed: int) -> int:
        return play_out(rules.setup(FastStream(seed)), FastStream(~seed))

    return play


def peer() -> Callable[[int], int]:
    """The same for OpenSpiel; how many decisions a game had is asked after the clock stops."""
    game = pyspiel.load_game(f"crazy_eights(players={SEATS})")
    bots = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(SEATS)]

    def play(seed: int) -> int:
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, seed)
        return int(state.move_number())

    return play


def chance_share() -> float:
    """Which part of OpenSpiel's moves are chance, on average."""
    game = pyspiel.load_game(f"crazy_eights(players={SEATS})")
    bots = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(SEATS)]
    moves = chance = 0
    for seed in range(200):
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, seed)
        history = state.full_history()
        moves += len(history)
        chance += sum(one.player < 0 for one in history)
    return chance / moves


def speed(play: Callable[[int], int], seconds: float, first: int) -> float:
    """Moves per CPU second."""
    count = 0
    seed = first
    begin = time.process_time()
    while time.process_time() - begin < seconds:
        for _ in range(20):
            count += play(seed)
            seed += 1
    return count / (time.process_time() - begin)


def main() -> None:
    """Play in turns and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=0.5)
    chosen = parser.parse_args()
    print("compiled" if entropy.__file__.endswith(".so") else "interpreted")
    cases = {f"Stolik {game}": ours(game) for game in stolik.games()}
    cases[PEER] = peer()
    decided = 1.0 - chance_share()
    figures: dict[str, list[float]] = {name: [] for name in cases}
    for number in range(chosen.rounds):
        for name, play in cases.items():
            found = speed(play, chosen.seconds, number * 100_000)
            figures[name].append(found * decided if name == PEER else found)
    for name, values in figures.items():
        ratios = [own / other for own, other in zip(values, figures[PEER], strict=True)]
        print(
            f"{name:26} {statistics.median(values):>12,.0f}/s  x {statistics.median(ratios):.2f}"
            f" ({min(ratios):.2f} to {max(ratios):.2f})"
        )


if __name__ == "__main__":
    main()
