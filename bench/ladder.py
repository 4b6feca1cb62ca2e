"""The ladder of levels: neighbours meet, and the stronger one's share of wins is counted.

At a table of two the levels change seats; at a table of four each level has two seats, and
all six ways to take them come up in turn: side by side in four of them, alternating in two.
A shared win counts in parts.
Usage: python bench/ladder.py [GAME …] [--seats 2 4] [--games 400] [--pairs casual/skilled …]
[--from 0] [--most 600], the last two for long runs in pieces: the first game, and the seconds
after which a rung ends where it is (chosen before, so that nobody stops at a lucky moment).
"""

from __future__ import annotations

import argparse
import time
from itertools import pairwise

import stolik
from stolik.arena.execution.study_player import StudyPlayer
from stolik.arena.interval import Interval, wilson
from stolik.arena.seating import seatings
from stolik.arena.study import Study, Table
from stolik.kernel import entropy
from stolik.kernel.mind import LEVELS

PAIRS = [f"{low}/{high}" for low, high in pairwise(LEVELS)]


def meeting(  # noqa: PLR0913, PLR0917 - who, where, which games, how long
    game: str, low: str, high: str, seats: int, games: range, most: float
) -> tuple[Interval, float, int]:
    """The share of wins of the higher level, milliseconds for a decision, and decided games."""
    study = Study(game, (Table((low, high) * (seats // 2)),), games.stop)
    bench = StudyPlayer(study)
    ways = len(seatings(study.tables[0].levels))  # a rung ends after whole rounds of them
    won = 0.0
    decisions = decided = 0
    begin = time.process_time()
    end = time.monotonic() + most
    for index in games:
        if time.monotonic() > end and (index - games.start) % ways == 0:
            break
        result = bench.play(index)
        decisions += result.decisions
        winners = result.winners
        decided += bool(winners)
        if winners:
            won += sum(result.levels[seat] == high for seat in winners) / len(winners)
    return wilson(won, decided), 1000 * (time.process_time() - begin) / decisions, decided


def main() -> None:
    """Play every pair and print a line each."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*", default=list(stolik.games()))
    parser.add_argument("--seats", type=int, nargs="*", default=[2, 4])
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--pairs", nargs="*", default=PAIRS)
    parser.add_argument("--from", type=int, default=0, dest="first")
    parser.add_argument("--most", type=float, default=600)
    chosen = parser.parse_args()
    print("compiled" if entropy.__file__.endswith(".so") else "interpreted", flush=True)
    for game in chosen.game:
        for seats in chosen.seats:
            for pair in chosen.pairs:
                low, high = pair.split("/")
                games = range(chosen.first, chosen.first + chosen.games)
                share, cost, count = meeting(game, low, high, seats, games, chosen.most)
                print(
                    f"{game:18} {seats} {low:>8} < {high:8} {100 * share.value:5.1f} %"
                    f" ({100 * share.low:.1f} to {100 * share.high:.1f}) of {count}"
                    f"  {cost:.2f} ms a decision{'' if share.low > 0.5 else '  NOT CLEAR'}",
                    flush=True,
                )


if __name__ == "__main__":
    main()
