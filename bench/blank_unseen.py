"""BLANK under rules never seen before: how often a level wins on decks of the examination.

    python bench/blank_unseen.py [--level random] [--against casual] [--decks 50] [--games 20]

Two players, six random rules a deck, of which none may come up in training (`random_rules`). The
interval is that of the mean over decks, so it says what to expect of another deck.
"""

from __future__ import annotations

import argparse
import statistics

import stolik
from stolik.bots import make
from stolik.games.blank.cards.rule_splits import PARTS, random_rules

BLANK = stolik.load("blank")


def won(levels: tuple[str, str], rules: tuple[str, ...], seed: int) -> float:
    """The share of the win that the first level has; it sits first in games of even seeds."""
    seats = levels if seed % 2 == 0 else levels[::-1]
    state = BLANK.new(2, seed, {"rules": rules})
    bots = [make(level, BLANK, 2 * seed + seat) for seat, level in enumerate(seats)]
    while not state.is_over:
        seat = state.deciders()[0]
        state.apply(seat, bots[seat].choose(bots[seat].look(state, seat)))
    winners = state.outcome.winners
    return (seed % 2 in winners) / len(winners)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--level", default="random")
    parser.add_argument("--against", default="casual")
    parser.add_argument("--part", choices=PARTS, default="examine")
    parser.add_argument("--decks", type=int, default=50)
    parser.add_argument("--games", type=int, default=20, help="on each deck")
    asked = parser.parse_args()
    shares: list[float] = []
    for deck in range(asked.decks):
        rules = random_rules(deck, asked.part)
        games = [
            won((asked.level, asked.against), rules, deck * asked.games + number)
            for number in range(asked.games)
        ]
        shares.append(statistics.mean(games))
    mean = statistics.mean(shares)
    error = 1.96 * statistics.stdev(shares) / len(shares) ** 0.5
    print(
        f"{asked.level} wins {100 * mean:.1f} % ({100 * (mean - error):.1f}-"
        f"{100 * (mean + error):.1f}) against {asked.against}: {asked.decks} decks "
        f"of '{asked.part}', {asked.games} games each"
    )


if __name__ == "__main__":
    main()
