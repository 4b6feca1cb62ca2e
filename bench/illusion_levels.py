"""How strong are Illusion's levels, and how long do rows stay right?

PYTHONPATH=src python bench/illusion_levels.py strength --games 2000
PYTHONPATH=src python bench/illusion_levels.py rows --rounds 2000
"""

import argparse
from itertools import permutations
from math import sqrt
from statistics import median

import stolik
from stolik.games.illusion.moves import DOUBT
from stolik.games.illusion.rules import is_in_order
from stolik.kernel.entropy import FastStream
from stolik.kernel.mind import LEVELS

GAME = stolik.load("illusion")


def play(levels: list[str], seed: int) -> tuple[list[float], int]:
    """Play one game between minds; returns each seat's share of the win and the decisions."""
    state = GAME.new(seats=len(levels), seed=seed)
    minds = [GAME.mind(level, seed * 8 + seat) for seat, level in enumerate(levels)]
    luck = FastStream(seed)
    decisions = 0
    while not state.is_over:
        seat = state.deciders()[0]
        imagined = minds[seat].imagine(state, seat, luck)
        state.apply(seat, minds[seat].policy(imagined, seat, luck))
        decisions += 1
    winners = state.outcome.winners
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(len(levels))], decisions


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Return the 95 % interval of a win rate."""
    z, rate = 1.96, wins / games
    middle = (rate + z * z / (2 * games)) / (1 + z * z / games)
    half = z * sqrt(rate * (1 - rate) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return middle - half, middle + half


def strength(games: int, names: tuple[str, ...], first: int) -> None:
    """One of each level at a table, in every seating order in turn.

    All orders: the player after a weak one gets many wrong rows to doubt.
    """
    orders = list(permutations(names))
    wins = dict.fromkeys(names, 0.0)
    total = 0
    for seed in range(first, first + games):
        levels = list(orders[seed % len(orders)])
        shares, decisions = play(levels, seed)
        total += decisions
        for level, share in zip(levels, shares, strict=True):
            wins[level] += share
    print(f"one bot of each level at a table, {games} games of {total / games:.1f} decisions")
    show(wins, games)


def duel(games: int, level: str, other: str, first: int) -> None:
    """Two bots of each of two levels at one table."""
    won = 0.0
    for seed in range(first, first + games):
        levels = [level, other, level, other] if seed % 2 else [other, level, other, level]
        shares, _ = play(levels, seed)
        won += sum(share for name, share in zip(levels, shares, strict=True) if name == level)
    low, high = wilson(won, games)
    print(f"two {level} and two {other}: {level} wins {won / games:.1%} ({low:.1%} to {high:.1%})")


def show(wins: dict[str, float], games: int) -> None:
    for level, won in wins.items():
        low, high = wilson(won, games)
        print(f"{level:8} {won / games:6.1%}   95 %: {low:.1%} to {high:.1%}")


def first_error(level: str, seed: int) -> int:
    """Let four bots of a level place without doubting; returns the length at the first error."""
    state = GAME.new(seats=4, seed=seed)
    minds = [GAME.mind(level, seed * 8 + seat) for seat in range(4)]
    luck = FastStream(seed)
    while is_in_order(state.rules.shares[state.colour], state.row) and state.top >= 0:
        seat = state.deciders()[0]
        imagined = minds[seat].imagine(state, seat, luck)
        move = minds[seat].place(imagined, luck)
        assert move is not DOUBT
        state.apply(seat, move)
    return len(state.row)


def rows(rounds: int, first: int) -> None:
    for level in LEVELS[1:]:
        lengths = [first_error(level, seed) for seed in range(first, first + rounds)]
        noise = GAME.mind(level).error * sqrt(2)
        print(
            f"{level:8} looks off by {noise:.0%}: first error at a median of {median(lengths):.0f}"
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=("strength", "duels", "rows"))
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--rounds", type=int, default=2000)
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    args = parser.parse_args()
    if args.what == "strength":
        strength(args.games, LEVELS, args.first)
        strength(args.games, LEVELS[1:], args.first)
    elif args.what == "duels":
        for stronger, weaker in (
            ("casual", "random"),
            ("skilled", "casual"),
            ("expert", "skilled"),
        ):
            duel(args.games, stronger, weaker, args.first)
    else:
        rows(args.rounds, args.first)


if __name__ == "__main__":
    main()
