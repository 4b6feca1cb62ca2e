"""Poker hands judged from Python, next to the evaluators a poker program would use.

Hands of five cards are prepared beforehand in the form each evaluator wants; one
call a hand. Every round measures all of them in turn; figures are medians of calls
per CPU second, ratios are taken round by round. The peers judge poker with kickers,
ours judges All In (no kickers, suits last, rune cards), so results are not compared.

Usage: python bench/evaluators.py [--rounds 7] [--seconds 1]
"""

from __future__ import annotations

import argparse
import platform
import random
import time
from collections.abc import Callable, Sequence

from playouts import Case, measure, report

import stolik
from stolik.games.all_in.cards.pack import load_pack
from stolik.games.all_in.engine import ranking

DECK = [rank + suit for rank in "23456789TJQKA" for suit in "cdhs"]
HANDS = 2000
OURS = "Stolik All In, side A"


def timed(judge: Callable[[object], object], hands: Sequence[object]) -> Case:
    """Calls per CPU second over the prepared hands."""

    def run(seconds: float) -> float:
        count = 0
        begin = time.process_time()
        while time.process_time() - begin < seconds:
            for hand in hands:
                judge(hand)
            count += len(hands)
        return count / (time.process_time() - begin)

    return run


def cases(draw: random.Random) -> dict[str, Case]:
    """Every evaluator that is installed, on the same hands; rune cards for ours as well."""
    words = [draw.sample(DECK, 5) for _ in range(HANDS)]
    numbers = [[DECK.index(card) for card in hand] for hand in words]
    with_runes = [[*draw.sample(range(52), 4), 52] for _ in range(HANDS)]
    found: dict[str, Case] = {
        OURS: timed(load_pack().rankings["A"].strength, numbers),
        "Stolik All In, side B": timed(load_pack().rankings["B"].strength, numbers),
        "Stolik All In, with a rune card": timed(load_pack().rankings["A"].strength, with_runes),
    }
    found |= eval7_case(words) | treys_case(words) | phevaluator_cases(words)
    return found


def eval7_case(words: list[list[str]]) -> dict[str, Case]:
    """Cython, a list of card objects."""
    try:
        import eval7  # noqa: PLC0415 - peers may be missing
    except ImportError:
        return {}
    return {"eval7": timed(eval7.evaluate, [[eval7.Card(card) for card in hand] for hand in words])}


def treys_case(words: list[list[str]]) -> dict[str, Case]:
    """Pure Python, two hole cards and three of the board."""
    try:
        import treys  # noqa: PLC0415
    except ImportError:
        return {}
    judge = treys.Evaluator().evaluate
    hands = [[treys.Card.new(card) for card in hand] for hand in words]
    return {"treys": timed(lambda hand: judge(hand[0], hand[1]), [(h[:2], h[2:]) for h in hands])}


def phevaluator_cases(words: list[list[str]]) -> dict[str, Case]:
    """Its public function, and the native one behind it, which is private."""
    try:
        import phevaluator  # noqa: PLC0415
        from phevaluator import _pheval  # noqa: PLC0415
    except ImportError:
        return {}
    hands = [[phevaluator.Card.to_id(card) for card in hand] for hand in words]
    native = _pheval.evaluate_5cards
    return {
        "phevaluator": timed(lambda hand: phevaluator.evaluate_cards(*hand), hands),
        "phevaluator, private native function": timed(lambda hand: native(*hand), hands),
    }


def main() -> None:
    """Measure all evaluators."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=1.0)
    chosen = parser.parse_args()
    mode = "compiled" if ranking.__file__.endswith(".so") else "interpreted"
    print(f"Stolik {stolik.__version__}, {mode}; Python {platform.python_version()}")
    print("Evaluations of five cards per CPU second, and as a ratio to Stolik's own")
    report(measure(cases(random.Random(5)), chosen.rounds, chosen.seconds), OURS)


if __name__ == "__main__":
    main()
