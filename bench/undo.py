"""How many imagined states it takes to see that somebody has learned something by a move.

Plays random games of all five and, for moves by which nothing was drawn from chance, looks in up to
300 imagined states of every seat for the first one in which the move would have looked otherwise.
`table.undo.STATES` has to be well above what is found here.
Usage: python bench/undo.py [GAME …] [--moves 1000]
"""

from __future__ import annotations

import argparse
import random
import time

import stolik
from stolik.kernel.entropy import FastStream
from stolik.kernel.event import Notice
from stolik.kernel.game import Game
from stolik.kernel.record import Turn
from stolik.kernel.seat import TABLE
from stolik.kernel.state import State
from stolik.table.undo import looks_the_same, observation

MOST = 300


def first_difference(before: State, turn: Turn) -> int | None:
    """The number of the first imagined state in which a seat would have seen something else."""
    after, notices = before.copy(), list[Notice]()
    after.apply(turn.seat, turn.move, notices)
    seen = [[observation(after, notices, seat)] for seat in range(before.seats)]
    mind = before.game.mind("random")
    for number in range(MOST):
        for seat in range(before.seats):
            imagined = mind.imagine(before, seat, FastStream(number))
            if not looks_the_same(imagined, [turn], seat, seen[seat]):
                return number
    return None


def measure(game: Game, count: int) -> None:
    """Print how soon differences show, and what a state costs."""
    firsts, free, spent, number = [], 0, 0.0, 0
    while len(firsts) + free < count:
        number += 1
        luck = random.Random(f"{game.id} {number}")
        seats = luck.choice([one for one in game.seats if one > 1][:4])
        state = game.new(seats, number, luck.choice(game.variants()))
        for _ in range(150):
            if state.is_over:
                break
            seat = luck.choice(state.deciders())
            turn, before = Turn(seat, luck.choice(state.legal(seat))), state.copy()
            state.apply(turn.seat, turn.move)
            is_choice = seat != TABLE and len(before.legal(seat)) > 1
            if not is_choice or before.entropy != state.entropy or luck.random() < 0.7:
                continue
            begin = time.process_time()
            first = first_difference(before, turn)
            spent += time.process_time() - begin
            if first is None:
                free += 1
            else:
                firsts.append(first)
    latest = max(firsts, default=0)
    print(f"{game.id}: {free} free, {len(firsts)} not; the latest first difference is in state")
    print(
        f"  {latest}, {sum(one >= 10 for one in firsts)} later than the tenth; {spent:.0f} s of CPU"
    )


def main() -> None:
    """Measure the games that the command line names."""
    parser = argparse.ArgumentParser()
    parser.add_argument("games", nargs="*", default=sorted(stolik.games()))
    parser.add_argument("--moves", type=int, default=1000)
    asked = parser.parse_args()
    for name in asked.games:
        measure(stolik.load(name), asked.moves)


if __name__ == "__main__":
    main()
