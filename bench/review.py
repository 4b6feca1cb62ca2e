"""The coach, measured: time, levels apart, luck without bias, and less variance.

Plays games of bots and reviews them. For each game: CPU seconds of a review at the normal depth;
the mean loss a decision of every level (with --levels); the mean luck of the first seat and the
variance of the skill part against the result's, at tables of one level (with --luck, which only
measures luck and so takes many games).
Usage: python bench/review.py [GAME …] [--games 5] [--levels] [--luck 200] [--seats 4] [--from 0]
"""

from __future__ import annotations

import argparse
import time
from collections import defaultdict
from statistics import mean, stdev, variance

import stolik
from stolik.bots.choice import choose
from stolik.kernel.entropy import FastStream
from stolik.kernel.game import Game
from stolik.kernel.mind import LEVELS
from stolik.kernel.record import Record
from stolik.kernel.seat import TABLE
from stolik.review import NORMAL, Depth, review
from stolik.review.data import FORCED

LUCK_ONLY = Depth(search=0, measure=0, perceptions=0, course=0, luck=NORMAL.luck)
CASUAL = ("casual",)


def played(game: Game, seats: int, seed: int, levels: tuple[str, ...]) -> Record:
    """A whole game; seats take the levels in turn, from another one each time."""
    state = game.new(seats, seed)
    record = Record.begin(state, seed)
    luck = FastStream(seed + 1)
    minds = [
        game.mind(levels[(seat + seed) % len(levels)], 100 * seed + seat) for seat in range(seats)
    ]
    while not state.is_over:
        seat = state.rules.asked(state.deciders(), luck)
        move = state.legal(TABLE)[0] if seat == TABLE else choose(minds[seat], state, seat, luck)
        state.apply(seat, move)
        record.add(seat, move)
    record.finish(state)
    return record


def interval(values: list[float]) -> str:
    """The mean with a 95 % interval."""
    reach = 1.96 * stdev(values) / len(values) ** 0.5 if len(values) > 1 else 0.0
    return f"{mean(values):+.4f} ± {reach:.4f} (n={len(values)})"


def measure_time(game: Game, seats: int, games: range) -> None:
    """CPU seconds of a review."""
    spent = []
    for seed in games:
        record = played(game, seats, seed, ("skilled",))
        begin = time.process_time()
        review(record, seed=seed)
        spent.append(time.process_time() - begin)
    print(f"{game.id}: {mean(spent):.1f} s a review, longest {max(spent):.1f}, {len(spent)} games")


def measure_levels(game: Game, seats: int, games: range) -> None:
    """The mean loss of a decision, by level; the interval is over decisions."""
    losses = defaultdict(list)
    for seed in games:
        record = played(game, seats, seed, LEVELS)
        for one in review(record, seed=seed).judgements:
            if one.verdict != FORCED:
                losses[LEVELS[(one.seat + seed) % len(LEVELS)]].append(max(0.0, one.loss))
    for level in LEVELS:
        print(f"{game.id}: {level:8} loses {interval(losses[level])}")


def measure_luck(game: Game, seats: int, games: range) -> None:
    """Mean luck of the first seat, and the variance of skill against the result's."""
    luck, skill, result = [], [], []
    for seed in games:
        record = played(game, seats, seed, CASUAL)
        for one in review(record, LUCK_ONLY, seed).balance[:1]:
            luck.append(one.luck)
            skill.append(one.skill)
            result.append(one.result - one.expected)
    share = variance(skill) / variance(result)
    print(f"{game.id}: mean luck {interval(luck)}, variance of skill {share:.2f} of the result's")


def main() -> None:
    """Measure what the command line asks for."""
    parser = argparse.ArgumentParser()
    parser.add_argument("games", nargs="*", default=sorted(stolik.games()))
    parser.add_argument("--games", dest="count", type=int, default=5)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--from", dest="first", type=int, default=0)
    parser.add_argument("--levels", action="store_true")
    parser.add_argument("--luck", type=int, default=0)
    asked = parser.parse_args()
    for name in asked.games:
        game = stolik.load(name)
        games = range(asked.first, asked.first + (asked.luck or asked.count))
        if asked.luck:
            measure_luck(game, asked.seats, games)
        elif asked.levels:
            measure_levels(game, asked.seats, games)
        else:
            measure_time(game, asked.seats, games)


if __name__ == "__main__":
    main()
