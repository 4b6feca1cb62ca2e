"""Decisions per second of `stolik simulate` with random bots, on one core and on two.

Rounds of one and two workers take turns, so that a slow moment of the machine
hits both; figures are medians, the ratio is taken round by round. CPU seconds
include the workers', so the cost of a decision can be told on a busy machine too.
Usage: python bench/arena.py [--games 60000] [--rounds 5] [--seats 4] [game ...]
"""

from __future__ import annotations

import argparse
import os
import platform
import resource
import statistics
import tempfile
import time
from pathlib import Path

import stolik
from stolik.arena import run, study
from stolik.kernel import entropy


def cpu_seconds() -> float:
    """What this process and its finished children have used."""
    own = resource.getrusage(resource.RUSAGE_SELF)
    children = resource.getrusage(resource.RUSAGE_CHILDREN)
    return own.ru_utime + own.ru_stime + children.ru_utime + children.ru_stime


def speed(asked, workers: int, out: Path | None) -> tuple[float, float]:
    """Decisions per second of the clock, and per second of all CPUs."""
    cpu, clock = cpu_seconds(), time.perf_counter()
    decisions = run(asked, out, workers=workers).totals.decisions
    return decisions / (time.perf_counter() - clock), decisions / (cpu_seconds() - cpu)


def measure(game: str, seats: int, games: int, rounds: int, out: Path | None) -> None:
    """Print one game's figures."""
    asked = study(game, [min(seats, stolik.load(game).seats[-1])], games=games)
    run(study(game, games=50))  # everything is loaded once
    one, two, ratios, costs = [], [], [], []
    for number in range(rounds):
        pair = {workers: speed(asked, workers, out) for workers in ((1, 2), (2, 1))[number % 2]}
        one.append(pair[1])
        two.append(pair[2])
        ratios.append(pair[2][0] / pair[1][0])
        costs.append(pair[2][1] / pair[1][1])
    rows = "rows" if out else "none"
    print(
        f"{game:9} {rows:5}"
        f" {statistics.median(clock for clock, _ in one):>11,.0f}"
        f" {statistics.median(cpu for _, cpu in one):>11,.0f}"
        f" {statistics.median(clock for clock, _ in two):>11,.0f}"
        f"  x {statistics.median(ratios):.2f} ({min(ratios):.2f}-{max(ratios):.2f})"
        f"  {statistics.median(costs):.2f}"
    )


def main() -> None:
    """Measure the games that were asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*", default=list(stolik.games()))
    parser.add_argument("--games", type=int, default=60_000)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seats", type=int, default=4)
    chosen = parser.parse_args()
    mode = "compiled" if entropy.__file__.endswith(".so") else "interpreted"
    load = os.getloadavg()[0]
    print(
        f"Stolik {stolik.__version__}, {mode}; Python {platform.python_version()};"
        f" {os.cpu_count()} cores, load {load:.1f}"
    )
    print("                  one worker  one worker two workers  two : one        two : one")
    print("game      file         1/s      1/CPU s         1/s  by the clock     by CPU time")
    for game in chosen.game:
        measure(game, chosen.seats, chosen.games, chosen.rounds, None)
        with tempfile.TemporaryDirectory() as folder:
            measure(game, chosen.seats, chosen.games, chosen.rounds, Path(folder, "rows.csv"))


if __name__ == "__main__":
    main()
