"""How All In plays: turns in a round, reshuffles, the spread of hands, and who wins.

First greedy players as in the ledger's trial, or minds of one level, which make every
choice inside a state that the seat imagined. The ledger's players knew no all-in, so
--no-all-in turns it into a pass for minds. Then an expert sits down with weaker minds,
in every seat alike.

Usage: python bench/balance/all_in.py [--games 135] [--level greedy] [--no-all-in]
"""

from __future__ import annotations

import argparse
import math
from collections import Counter

from all_in_greedy import Greedy

import stolik
from stolik.kernel.entropy import FastStream
from stolik.kernel.mind import Mind
from stolik.kernel.move import Move
from stolik.kernel.state import State

GAME = stolik.load("all-in")
TURNS = ("CardPlayed", "Passed", "PassedAutomatically", "WentAllIn")
LEDGER_TURNS = {2: 7.7, 3: 10.6, 4: 13.7, 5: 14.1}
LEDGER_RESHUFFLES = {2: 0, 3: 0, 4: 4, 5: 43}
LEDGER_SPREAD = (2, 18, 24, 17, 7, 8, 20, 4)


def play(
    players: list[Mind | Greedy], seed: int, may_go_all_in: bool, counts: Counter[str]
) -> State:
    """Play one game and count what happens in it."""
    state = GAME.new(len(players), seed)
    luck = FastStream(seed)
    while not state.is_over:
        seat = state.deciders()[0]
        move = decided(players[seat], state, seat, luck)
        if move.kind == "all-in" and not may_go_all_in:
            move = GAME.parse("pass")
        notices = []
        state.apply(seat, move, notices)
        for notice in notices:
            kind = type(notice.event).__name__
            counts["turns"] += kind in TURNS
            counts["reshuffles"] += kind == "DeckRenewed"
            if kind == "HandTurnedUp":
                counts[f"value {notice.event.worth.value}"] += 1
            if kind == "PotShared":
                counts["right"] += len(notice.event.seats)
    counts["rounds"] += 3
    return state


def decided(player: Mind | Greedy, state: State, seat: int, luck: FastStream) -> Move:
    """A greedy player looks at its own hand and the area, a mind imagines the rest."""
    if isinstance(player, Greedy):
        return player.choose(state, seat, luck)
    return player.policy(player.imagine(state, seat, luck), seat, luck)


def seated(level: str, seats: int) -> list[Mind | Greedy]:
    """Players of one kind around a table."""
    if level == "greedy":
        return [Greedy()] * seats
    return [GAME.mind(level, seat) for seat in range(seats)]


def balance(games: int, level: str, may_go_all_in: bool) -> None:
    """Print the figures of self-play beside the ledger's."""
    spread: Counter[str] = Counter()
    print(f"{level} players, {games} games each, all-in {'open' if may_go_all_in else 'left out'}")
    for seats, ledger in LEDGER_TURNS.items():
        counts: Counter[str] = Counter()
        for seed in range(games):
            play(seated(level, seats), seed, may_go_all_in, counts)
        rounds = counts["rounds"]
        print(
            f"{seats} players: {counts['turns'] / rounds:.1f} turns a round (ledger {ledger}), "
            f"{100 * counts['reshuffles'] / rounds:.0f} reshuffles in 100 rounds "
            f"(ledger {LEDGER_RESHUFFLES[seats]}), "
            f"{100 * counts['right'] / (rounds * seats):.0f} % of predictions right"
        )
        spread += counts
    hands = sum(spread[f"value {value}"] for value in range(8))
    found = [spread[f"value {value}"] / hands for value in range(8)]
    print("hands by value 0-7, in %: " + " ".join(f"{100 * share:.0f}" for share in found))
    print("ledger:                   " + " ".join(map(str, LEDGER_SPREAD)))
    noise = [200 * math.sqrt(share * (1 - share) / hands) for share in found]
    print("two standard errors:      " + " ".join(f"{error:.1f}" for error in noise))


def levels(games: int) -> None:
    """Print how often one expert wins against two of a weaker level."""
    for weaker in ("random", "casual", "skilled"):
        wins = 0.0
        for seed in range(games):
            chair = seed % 3
            minds = [GAME.mind("expert" if seat == chair else weaker, seat) for seat in range(3)]
            wins += play(minds, seed, True, Counter()).outcome.winners == (chair,)
        print(f"an expert among two {weaker} minds wins {100 * wins / games:.0f} % (chance: 33 %)")


def main() -> None:
    """Measure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=135)
    parser.add_argument("--level", default="greedy")
    parser.add_argument("--no-all-in", action="store_true")
    chosen = parser.parse_args()
    balance(chosen.games, chosen.level, not chosen.no_all_in)
    levels(chosen.games)


if __name__ == "__main__":
    main()
