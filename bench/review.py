"""The coach, measured, game by game; what was measured is kept, so that a run can be continued.

    python bench/review.py MEASURE [GAME …] [--seconds 60] [--seats 2] [--into FILE]

`time`       CPU seconds of a review at the normal depth, of games of `skilled`.
`levels`     the mean loss of a decision by level: all levels are asked at the same decisions.
`luck`       the mean luck of the first seat, and the variance of the skill part against the
             result's, in games of `skilled` alone; by an eighth of the normal trials. Their noise,
             which is part of the skill, is told beside it: it falls as trials are added.
`useful`     how often the coach's first choice beats `skilled`; the coach takes another seat in
             each game, and a shared win counts in part.
`sentences`  claims of reviews that their records do not bear out; reviews are at little depth.

Each line of FILE is one game. Intervals are of 95 %, over games.
"""

from __future__ import annotations

import argparse
import json
import time
from collections import defaultdict
from collections.abc import Callable, Iterator
from itertools import count, pairwise
from pathlib import Path
from statistics import mean, stdev, variance

import stolik
from stolik.bots.choice import choose
from stolik.kernel.entropy import FastStream
from stolik.kernel.game import Game
from stolik.kernel.mind import LEVELS
from stolik.kernel.move import Move
from stolik.kernel.record import Record
from stolik.kernel.seat import TABLE
from stolik.kernel.state import State
from stolik.review import NORMAL, Depth, review
from stolik.review.check import falsehoods
from stolik.review.hints import hint_of
from stolik.review.judge import Decision, Judge, Z

LITTLE = Depth(search=12, measure=12, perceptions=12, course=1, luck=1)
LUCK_ONLY = Depth(search=0, measure=0, perceptions=0, course=0, luck=48)
ASKED = 6
"""Decisions of a game at which the levels are compared: more of one game would tell less."""

Figures = dict[str, float]
Chooser = Callable[[State, int, FastStream], Move]


def chooser(game: Game, level: str, seed: int) -> Chooser:
    """One player of a level."""
    mind = game.mind(level, seed)
    return lambda state, seat, luck: choose(mind, state, seat, luck)


def coached(game: Game, seed: int) -> Chooser:
    """Whoever always follows the coach's first choice."""

    def advised(state: State, seat: int, luck: FastStream) -> Move:
        found = hint_of(state, seat, 2, seed=seed + luck.below(1 << 30)).move
        return state.legal(seat)[0] if found is None else game.parse(found.move)

    return advised


def played(game: Game, seed: int, players: list[Chooser]) -> Record:
    """A whole game of these players."""
    state = game.new(len(players), seed)
    record, luck = Record.begin(state, seed), FastStream(seed + 1)
    while not state.is_over:
        seat = state.rules.asked(state.deciders(), luck)
        move = state.legal(TABLE)[0] if seat == TABLE else players[seat](state, seat, luck)
        state.apply(seat, move)
        record.add(seat, move)
    record.finish(state)
    return record


def alike(game: Game, seats: int, seed: int, level: str) -> Record:
    """A game of players of one level."""
    return played(game, seed, [chooser(game, level, 100 * seed + seat) for seat in range(seats)])


def time_of(game: Game, seats: int, seed: int) -> Figures:
    """CPU seconds of a review."""
    record = alike(game, seats, seed, "skilled")
    begin = time.process_time()
    review(record, seed=seed)
    return {"seconds": time.process_time() - begin, "moves": len(record.turns)}


def levels_of(game: Game, seats: int, seed: int) -> Figures:
    """Each level's mean loss at some decisions of a game of `skilled`."""
    record, luck = alike(game, seats, seed, "skilled"), FastStream(seed + 2)
    judge, state = Judge(game, NORMAL, seed), record.replay(0)
    minds = {level: game.mind(level, 7 * seed + 3) for level in LEVELS}
    choices = []
    for number, turn in enumerate(record.turns, 1):
        if turn.seat != TABLE and len(state.legal(turn.seat)) > 1:
            choices.append((number, state.copy(), turn.seat))
        state.apply(turn.seat, turn.move)
    luck.shuffle(choices)
    losses = defaultdict(list)
    for number, there, seat in choices[:ASKED]:
        moves = {level: choose(minds[level], there, seat, luck) for level in LEVELS}
        found = {
            move: max(0.0, judge.judge(Decision(number, there, seat, move)).loss)
            for move in set(moves.values())
        }
        for level, move in moves.items():
            losses[level].append(found[move])
    return {level: mean(values) for level, values in losses.items()}


def luck_of(game: Game, seats: int, seed: int) -> Figures:
    """The first seat's luck, skill and result in a game of equals."""
    found = review(alike(game, seats, seed, "skilled"), LUCK_ONLY, seed)
    one, noise = found.balance[0], sum((event.reach[0] / Z) ** 2 for event in found.luck)
    assert abs(one.luck + one.skill - (one.result - one.expected)) < 1e-9
    return {"luck": one.luck, "skill": one.skill, "result": one.result, "noise": noise}


def useful_of(game: Game, seats: int, seed: int) -> Figures:
    """The coached player's share of the win against `skilled`."""
    players = [chooser(game, "skilled", 100 * seed + seat) for seat in range(seats)]
    players[seed % seats] = coached(game, seed)
    winners = played(game, seed, players).replay().outcome.winners
    return {"won": (seed % seats in winners) / max(1, len(winners))}


def sentences_of(game: Game, seats: int, seed: int) -> Figures:
    """How many sentences a review has, and how much of it is false."""
    levels = ("random", "casual", "skilled")
    players = [chooser(game, levels[(seed + one) % 3], 100 * seed + one) for one in range(seats)]
    record = played(game, seed, players)
    found = review(record, LITTLE, seed)
    problems = falsehoods(record, found)
    for one in problems:
        print(f"{game.id}, game {seed}: {one}")
    return {"sentences": sum(len(one.why) for one in found.judgements), "false": len(problems)}


MEASURES = {
    "time": time_of,
    "levels": levels_of,
    "luck": luck_of,
    "useful": useful_of,
    "sentences": sentences_of,
}


def interval(values: list[float]) -> str:
    """The mean with its 95 % interval."""
    reach = 1.96 * stdev(values) / len(values) ** 0.5 if len(values) > 1 else 0.0
    return f"{mean(values):+.4f} ± {reach:.4f}"


def told(measure: str, games: list[Figures]) -> Iterator[str]:
    """What the games measured so far come to."""
    column = {name: [one[name] for one in games] for name in games[0]}
    if measure == "time":
        yield f"{mean(column['seconds']):.1f} s a review, longest {max(column['seconds']):.1f}"
    elif measure == "levels":
        for level in LEVELS:
            yield f"{level} loses {interval(column[level])}"
        for worse, better in pairwise(LEVELS):
            gap = [one[worse] - one[better] for one in games]
            yield f"{worse} more than {better}: {interval(gap)}"
    elif measure == "luck":
        yield f"mean luck {interval(column['luck'])}"
        share = variance(column["skill"]) / variance(column["result"])
        noise = mean(column["noise"]) / variance(column["result"])
        yield f"variance of skill {share:.2f} of the result's, noise of the trials {noise:.2f}"
    elif measure == "useful":
        yield f"wins {interval(column['won'])}"
    else:
        yield f"{sum(column['sentences'])} sentences, {sum(column['false'])} false"


def main() -> None:
    """Measure what the command line asks for, and tell it together with what was kept."""
    parser = argparse.ArgumentParser()
    parser.add_argument("measure", choices=MEASURES)
    parser.add_argument("games", nargs="*", default=sorted(stolik.games()))
    parser.add_argument("--seconds", type=float, default=60.0, help="of CPU, all games together")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--into", type=Path)
    asked = parser.parse_args()
    kept: dict[str, dict[int, Figures]] = {name: {} for name in asked.games}
    if asked.into is not None and asked.into.exists():
        for line in asked.into.read_text(encoding="utf-8").splitlines():
            one = json.loads(line)
            if (one["measure"], one["seats"]) == (asked.measure, asked.seats):
                kept.setdefault(one["game"], {})[one["seed"]] = one["figures"]
    spent = dict.fromkeys(asked.games, 0.0)
    while sum(spent.values()) < asked.seconds:
        name = min(asked.games, key=lambda one: spent[one])  # the same time for every game
        seed = next(one for one in count() if one not in kept[name])
        begin = time.process_time()
        kept[name][seed] = found = MEASURES[asked.measure](stolik.load(name), asked.seats, seed)
        spent[name] += time.process_time() - begin
        if asked.into is not None:
            line = {"measure": asked.measure, "game": name, "seats": asked.seats, "seed": seed}
            with asked.into.open("a", encoding="utf-8") as file:
                file.write(json.dumps(line | {"figures": found}) + "\n")
    for name, games in kept.items():
        for line in told(asked.measure, list(games.values())) if games else ():
            print(f"{name}, {asked.seats} seats, {len(games)} games: {line}")


if __name__ == "__main__":
    main()
