"""Random games of two environments, in alternating slices of one run: which is faster?

    python bench/against.py OTHER/bin/python [--rounds 100] [--seconds 0.1] [--game ID]

The other environment holds another version of Stolik. Both play the loop of `playouts.py` on
the same core, a tenth of a second each in turn, so whatever the machine does meanwhile hits both.
Ratios are taken slice by slice: above 1 this environment is faster.
"""

from __future__ import annotations

import argparse
import os
import statistics
import subprocess
import sys
from pathlib import Path

import playouts

import stolik

WARM_UP = 0.3


class Side:
    """A process that plays in one environment."""

    def __init__(self, python: str) -> None:
        command = [python, str(Path(__file__).resolve()), "--play", python]
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True, cwd="/")

    def ask(self, game: str, seconds: float) -> float:
        """Decisions per CPU second."""
        assert self.process.stdin is not None and self.process.stdout is not None
        print(game, seconds, file=self.process.stdin, flush=True)
        return float(self.process.stdout.readline())


def play() -> None:
    """Answer a line with a game and seconds by the speed."""
    cases: dict[str, playouts.Case] = {}
    for line in sys.stdin:
        game, seconds = line.split()
        if game not in cases:
            cases[game] = playouts.ours(game)
            cases[game](WARM_UP)
        print(cases[game](float(seconds)), flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("python", help="the other environment's interpreter")
    parser.add_argument("--rounds", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=0.1)
    parser.add_argument("--game", default="")
    parser.add_argument("--play", action="store_true", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.play:
        play()
        return
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    here, there = Side(sys.executable), Side(asked.python)
    for game in [asked.game] if asked.game else stolik.games():
        ratios = []
        speeds: dict[Side, list[float]] = {here: [], there: []}
        for number in range(asked.rounds):
            for side in (here, there) if number % 2 else (there, here):
                speeds[side].append(side.ask(game, asked.seconds))
            ratios.append(speeds[here][-1] / speeds[there][-1])
        low, middle, high = statistics.quantiles(ratios, n=4)
        own, other = (statistics.median(speeds[side]) for side in (here, there))
        print(f"{game:20} {own:>11,.0f} against {other:>11,.0f}/s: "
              f"{middle:.3f} (quartiles {low:.3f}-{high:.3f})", flush=True)  # fmt: skip


if __name__ == "__main__":
    main()
