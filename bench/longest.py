"""The longest decisions of `expert` and `casual`, in milliseconds of CPU time on one core.

Both levels sit at the same tables, in turn; every decision with a choice counts, what a bot
makes of the table (`look`) included. Usage: python bench/longest.py [GAME …] [--seconds 6]
"""

from __future__ import annotations

import argparse
import time

import stolik
from stolik.bots import make
from stolik.kernel import entropy
from stolik.kernel.game import Game

LEVELS = ("expert", "casual")


def play(game: Game, seats: int, number: int, taken: dict[str, list[float]]) -> None:
    """Play a game and note what every decision took."""
    state = game.new(seats, number)
    levels = [LEVELS[(seat + number) % 2] for seat in range(seats)]
    bots = [make(level, game, number * seats + seat) for seat, level in enumerate(levels)]
    while not state.is_over:
        seat = state.deciders()[0]
        moves = state.legal(seat)
        move = moves[0]
        if len(moves) > 1:
            begin = time.thread_time()
            move = bots[seat].choose(bots[seat].look(state, seat))
            taken[levels[seat]].append(1000 * (time.thread_time() - begin))
        state.apply(seat, move)


def main() -> None:
    """Print a line for each game, number of players and level."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*", default=list(stolik.games()))
    parser.add_argument("--seats", type=int, nargs="*", default=[2, 4])
    parser.add_argument("--seconds", type=float, default=6, help="for each table")
    chosen = parser.parse_args()
    print("compiled" if entropy.__file__.endswith(".so") else "interpreted", flush=True)
    for name in chosen.game:
        for seats in chosen.seats:
            taken: dict[str, list[float]] = {level: [] for level in LEVELS}
            number = 0
            end = time.monotonic() + chosen.seconds
            while time.monotonic() < end:
                play(stolik.load(name), seats, number, taken)
                number += 1
            for level, times in taken.items():
                times.sort()
                print(
                    f"{name:18} {seats} {level:7} mean {sum(times) / len(times):7.2f}"
                    f"  99 % {times[len(times) * 99 // 100]:7.2f}  longest {times[-1]:7.2f} ms"
                    f"  of {len(times)} decisions, {number} games",
                    flush=True,
                )


if __name__ == "__main__":
    main()
