"""A balance study: is side B of All In's help cards kinder to the weaker player?

Both sides are played by the same two levels, who change seats. Each side has deals of its own,
so the games are independent, as the intervals ask for. The report has everything else.

    python examples/balance_study.py --games 2000 --report all-in.html
"""

from __future__ import annotations

import argparse
from pathlib import Path

from stolik.arena import Run, run, study
from stolik.arena.interval import Interval
from stolik.arena.report import report

SIDES = ({"side": "A"}, {"side": "B"})


def weaker(done: Run, side: int, level: str) -> Interval:
    """How often the weaker player wins on one side."""
    return done.totals.line(lambda line: line.table == side and line.level == level).wins


def main() -> None:
    """Ask, play, answer."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--strong", default="skilled")
    parser.add_argument("--weak", default="casual")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--report", type=Path, default=None)
    asked = parser.parse_args()
    question = study("all-in", [2], [asked.strong, asked.weak], SIDES, games=asked.games)
    done = run(question, workers=asked.workers)
    found = [weaker(done, side, asked.weak) for side in range(len(SIDES))]
    for side, wins in zip("AB", found, strict=True):
        print(
            f"side {side}: {asked.weak} wins {100 * wins.value:.1f} %"
            f" ({100 * wins.low:.1f}-{100 * wins.high:.1f})"
        )
    apart = found[0].high < found[1].low or found[1].high < found[0].low
    print("the sides differ" if apart else "these games do not tell the sides apart")
    if asked.report is not None:
        asked.report.write_text(report(done, "en"), encoding="utf-8")


if __name__ == "__main__":
    main()
