"""A long simulation's memory: 100,000 games of Cardline, the peak at every tenth of them.

python bench/memory.py [--games 100000]
"""

from __future__ import annotations

import argparse
import resource
import tempfile
from pathlib import Path

from stolik.arena import run, study


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--game", default="cardline")
    asked = parser.parse_args()
    tenth = max(1, asked.games // 10)
    peaks: dict[int, int] = {}

    def watch(games: int) -> None:
        peaks.setdefault(games // tenth, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)

    with tempfile.TemporaryDirectory() as folder:
        run(study(asked.game, [4], games=asked.games), Path(folder, "rows.csv"), watch=watch)
    for part, peak in peaks.items():
        print(f"{part * tenth:>9,} games  {peak / 1024:8.1f} MB at most")


if __name__ == "__main__":
    main()
