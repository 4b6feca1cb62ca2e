"""Balance of Call to Adventure: the quick policy plays every mode against itself.

Prints the tables of docs/balance-call-to-adventure.md; ± is a 95 % interval.
Usage: python bench/balance/call_to_adventure.py [--games 2000] [--level skilled] [--seed 0]
"""

from __future__ import annotations

import argparse
import math
import statistics
from collections import defaultdict

import stolik
from stolik.games.call_to_adventure.engine.scoring import LINES
from stolik.kernel.entropy import FastStream

GAME = stolik.load("call-to-adventure")
TYPES = (("origin", 0, 15), ("motivation", 15, 30), ("destiny", 30, 45))


class Tally:
    """What many games of one mode and count add up to."""

    def __init__(self, seats: int, options: dict[str, object]) -> None:
        self.seats = seats
        self.options = options
        self.games = 0
        self.turns: list[float] = []
        self.totals: list[int] = []
        self.lines = [0.0] * len(LINES)
        self.starts_won = 0.0
        self.extra_turns = 0
        self.even_won = 0.0
        self.won = 0
        self.by_card: dict[int, list[int]] = defaultdict(list)
        self.by_adversary: dict[str, list[bool]] = defaultdict(list)
        self.light: list[int] = []
        self.dark: list[int] = []

    def add(self, state) -> None:
        """Count one finished game."""
        outcome = state.outcome
        self.games += 1
        self.turns.append(state.round_number)
        self.won += bool(outcome.winners)
        has_extra = state.finisher not in (-1, state.start)
        share = 1 / len(outcome.winners) if state.start in outcome.winners else 0.0
        self.starts_won += share
        self.even_won += 0.0 if has_extra else share
        self.extra_turns += has_extra
        if state.adversary.card >= 0:
            key = state.tables.cards[state.adversary.card].key
            self.by_adversary[key].append(not state.adversary.has_won)
        for seat, column in enumerate(state.score_pad):
            self.totals.append(column[-1])
            for number, points in enumerate(column):
                self.lines[number] += points
            for card in (state.origins[seat], state.motivations[seat], state.destinies[seat]):
                self.by_card[card].append(column[-1])
            is_light = column[0] + column[5] >= column[1] + column[6]
            (self.light if is_light else self.dark).append(column[-1])

    def play(self, games: int, level: str, first: int) -> Tally:
        """Play a number of games, the first with this seed."""
        mind = GAME.mind(level)
        for seed in range(first, first + games):
            state = GAME.new(self.seats, seed, self.options)
            luck = FastStream(seed + 10_000_000)
            while not state.is_over:
                seat = state.deciders()[0]
                state.apply(seat, mind.policy(state, seat, luck))
            self.add(state)
        return self


def around(values: list[int]) -> str:
    """A mean with its interval."""
    spread = statistics.stdev(values) if len(values) > 1 else 0.0
    return f"{statistics.mean(values):.1f} ± {1.96 * spread / math.sqrt(len(values)):.1f}"


def share_of(won: float, games: int) -> str:
    """A share with its interval, in percent."""
    share = won / games
    return f"{share:.1%} ± {196 * math.sqrt(share * (1 - share) / games):.1f}"


def competitive(games: int, level: str, first: int) -> None:
    """Totals, length, first player, style and cards."""
    print("| players | total | spread | turns | start player wins | 1/n | with one turn more "
          "| wins then | wins otherwise | light | dark |\n" + "|---" * 11 + "|")  # fmt: skip
    tallies = [Tally(seats, {}).play(games, level, first) for seats in (2, 3, 4)]
    for tally in tallies:
        extra = tally.extra_turns
        print(
            f"| {tally.seats} | {around(tally.totals)} | {statistics.pstdev(tally.totals):.1f} "
            f"| {statistics.mean(tally.turns):.1f} | {share_of(tally.starts_won, games)} "
            f"| {1 / tally.seats:.1%} | {extra / games:.0%} "
            f"| {(tally.starts_won - tally.even_won) / max(extra, 1):.0%} "
            f"| {tally.even_won / max(games - extra, 1):.0%} "
            f"| {around(tally.light)} | {around(tally.dark)} |"
        )
    print("\n| players | " + " | ".join(LINES) + " |\n" + "|---" * (len(LINES) + 1) + "|")
    for tally in tallies:
        means = [f"{points / len(tally.totals):.1f}" for points in tally.lines]
        print(f"| {tally.seats} | " + " | ".join(means) + " |")
    for name, low, high in TYPES:
        _cards(tallies, name, low, high)


def _cards(tallies: list[Tally], name: str, first: int, last: int) -> None:
    """How far each card is from the mean of its type, over all counts."""
    cards = stolik.load("call-to-adventure").new(2, 0).tables.cards
    points = {card: [p for t in tallies for p in t.by_card[card]] for card in range(first, last)}
    means = {card: statistics.mean(found) for card, found in points.items()}
    middle = statistics.mean(means.values())
    told = sorted((mean - middle, cards[card].key) for card, mean in means.items())
    print(f"\n{name}: " + ", ".join(f"{key} {gap:+.1f}" for gap, key in told))


def together(games: int, level: str, first: int) -> None:
    """Win rates of solo and co-operative play, in all and by adversary."""
    print("\n| players | won | total | turns |\n|---|---|---|---|")
    tallies = [
        Tally(seats, {"cooperative": True}).play(games, level, first) for seats in (1, 2, 3, 4)
    ]
    for tally in tallies:
        print(
            f"| {tally.seats} | {share_of(tally.won, games)} | {statistics.mean(tally.totals):.1f} "
            f"| {statistics.mean(tally.turns):.1f} |"
        )
    print("\n| adversary | 1 | 2 | 3 | 4 | all |\n|---|---|---|---|---|---|")
    for key in sorted(tallies[0].by_adversary):
        rates = [statistics.mean(tally.by_adversary[key]) for tally in tallies]
        met = sum(len(tally.by_adversary[key]) for tally in tallies)
        cells = [f"{rate:.0%}" for rate in rates]
        cells.append(share_of(statistics.mean(rates) * met, met))
        print(f"| {key} | " + " | ".join(cells) + " |")


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--level", default="skilled")
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args()
    print(f"{given.games} games of each mode and count, level {given.level}\n")
    competitive(given.games, given.level, given.seed)
    together(given.games, given.level, given.seed)


if __name__ == "__main__":
    main()
