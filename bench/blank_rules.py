"""BLANK with six random rules in the row, next to OpenSpiel and the founding deck in the same run.

Each deck has six random valid rule cards, all of them active from the first turn;
figures are medians of work per CPU second over rounds of many decks.
Usage: python bench/blank_rules.py [--rounds 5] [--seconds 1]
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import time
from collections.abc import Callable
from itertools import count
from pathlib import Path

import playouts

import stolik
from stolik.games.blank.engine.row import add_rule
from stolik.games.blank.engine.setting import ROW_MOST
from stolik.kernel.entropy import FastStream
from stolik.kernel.rules import Rules

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from stolik.games.blank.cards.random_cards import random_card

BLANK = stolik.load("blank")
GAMES_ON_A_DECK = 20


def six_rules() -> playouts.Case:
    """Decisions per CPU second on decks of six random rules."""
    luck = random.Random(1).random
    decks = count()

    def run(seconds: float) -> float:
        decisions = 0
        spent = 0.0
        while spent < seconds:
            rules = BLANK.rules(playouts.SEATS, _random_deck(next(decks)))
            begin = time.process_time()  # reading a deck is not playing
            for seed in range(GAMES_ON_A_DECK):
                decisions += _play(rules, seed, luck)
            spent += time.process_time() - begin
        return decisions / spent

    return run


def _random_deck(seed: int) -> dict[str, object]:
    rng = random.Random(seed)
    cards = [json.dumps(random_card(rng, "rule")) for _ in range(ROW_MOST)]
    return {"rules": tuple(cards)}


def _play(rules: Rules, seed: int, luck: Callable[[], float]) -> int:
    state = rules.setup(FastStream(seed))
    while len(state.row) < ROW_MOST:
        add_rule(state, 0)
    decisions = 0
    while not state.is_over:
        seat = state.deciders()[0]
        moves = state.legal(seat)
        state.apply(seat, moves[int(luck() * len(moves))])
        decisions += 1
    return decisions


def main() -> None:
    """Measure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0)
    chosen = parser.parse_args()
    cases = {
        "BLANK, founding deck 4p": playouts.ours("blank"),
        "BLANK, six random rules 4p": six_rules(),
        playouts.PEER: playouts.peer(),
    }
    playouts.report(playouts.measure(cases, chosen.rounds, chosen.seconds), playouts.PEER)


if __name__ == "__main__":
    main()
