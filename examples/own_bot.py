"""A bot of your own in thirty lines, against one of ours.

It knows nothing about any game: it tries each move in a few imagined states and plays on by
chance. What it sees is its perspective; there is no way from there to the hidden cards.

    python examples/own_bot.py --game cardline --against casual --games 100
"""

from __future__ import annotations

import argparse

import stolik
from stolik.arena.interval import wilson
from stolik.bots import Bot, Perspective
from stolik.kernel.entropy import FastStream
from stolik.kernel.move import Move


class Dreamer(Bot):
    """Tries every move in imagined states."""

    def __init__(self, game: str, seed: int, dreams: int) -> None:
        super().__init__("random", stolik.load(game), seed)
        self.luck = FastStream(seed)
        self.dreams = dreams

    def choose(self, perspective: Perspective) -> Move:
        """The move that won most often."""
        legal = perspective.legal
        wins = [self.tried(perspective, move) for move in legal]
        return legal[wins.index(max(wins))]

    def tried(self, perspective: Perspective, move: Move) -> float:
        """How often the move won."""
        won = 0.0
        for _ in range(self.dreams):
            state = perspective.imagined(self.luck)
            state.apply(perspective.seat, move)
            while not state.is_over:
                seat = state.deciders()[0]
                moves = state.legal(seat)
                state.apply(seat, moves[self.luck.below(len(moves))])
            won += perspective.seat in state.outcome.winners
        return won


def play(game: str, bots: list[Bot], seed: int) -> tuple[int, ...]:
    """Play one game; returns the winners."""
    state = stolik.load(game).new(len(bots), seed)
    while not state.is_over:
        seat = state.deciders()[0]
        state.apply(seat, bots[seat].choose(bots[seat].look(state, seat)))
    return state.outcome.winners


def main() -> None:
    """Play with seats swapped and print who won."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="cardline", choices=stolik.games())
    parser.add_argument("--against", default="random")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--dreams", type=int, default=4, help="imagined states for each move")
    asked = parser.parse_args()
    won = 0.0
    for number in range(asked.games):
        own = number % 2
        bots: list[Bot] = [Dreamer(asked.game, number, asked.dreams)] * 2
        bots[1 - own] = stolik.bots.make(asked.against, asked.game, number)
        winners = play(asked.game, bots, number // 2)
        won += (own in winners) / max(1, len(winners))
    share = wilson(won, asked.games)
    print(
        f"the dreamer wins {100 * share.value:.0f} % ({100 * share.low:.0f}-{100 * share.high:.0f})"
        f" of {asked.games} games of {asked.game} against {asked.against}"
    )


if __name__ == "__main__":
    main()
