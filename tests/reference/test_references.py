"""Engine and reference, stepped through the same games, never differ.

`STOLIK_LONG=1` compares a million decisions of each game.
"""

from __future__ import annotations

import itertools
import sys
import time
from collections.abc import Iterator

import pytest

import stolik
from length import IS_LONG
from reference.all_in.wiring import AllInWiring, FreeLayout
from reference.blank.wiring import NO_EFFECTS, BlankWiring
from reference.cardline.wiring import CardlineWiring
from reference.illusion.wiring import IllusionWiring
from reference.runner import Wiring, play_many

DECISIONS = 1_000_000 if IS_LONG else 0
PILES = ("plain", "enchanting", "third-eye")


def all_in() -> Iterator[Wiring]:
    """Every combination of the options, and layouts of effects that no pack prints."""
    game = stolik.load("all-in")
    for seats in game.seats:
        for side, pile, heirs in itertools.product("AB", PILES, (False, True)):
            yield AllInWiring(game, seats, {"side": side, "pile": pile, "heirs": heirs})
        for layout, pile in enumerate(PILES):
            yield FreeLayout(game, seats, {"pile": pile, "heirs": True}, 10 * seats + layout)


def cardline() -> Iterator[Wiring]:
    game = stolik.load("cardline")
    for seats in game.seats:
        yield CardlineWiring(game, seats, {})
        yield CardlineWiring(game, seats, {"pack": "classics", "attribute": "iq", "cards": 8})
        yield CardlineWiring(game, seats, {"pack": "animals", "attribute": "random", "cards": 6})
        yield CardlineWiring(game, seats, {"attribute": "third", "cards": 5})


def illusion() -> Iterator[Wiring]:
    game = stolik.load("illusion")
    for seats in game.seats:
        yield IllusionWiring(game, seats, {})
        yield IllusionWiring(game, seats, {"mode": "twelve-rounds"})
        yield IllusionWiring(game, seats, {"mode": "twelve-rounds", "deck": 7})


def blank() -> Iterator[Wiring]:
    """Both modes and tempos, with the house options that concern the card play."""
    game = stolik.load("blank")
    variants: list[dict[str, object]] = [
        {},
        {"tempo": "turns", "chain_play": True},
        {"leaving": "remove", "turn_limit": 20},
        {"tempo": "turns", "leaving": "remove", "decks": 2},
        {"mode": "B", "turn_limit": 20},
        {"mode": "B", "tempo": "turns", "turn_limit": 20},
        {"mode": "B", "chain_play": True, "call_timing": "early", "show_turn": True},
    ]
    for options in variants:
        for seats in game.seats:
            yield BlankWiring(game, seats, {**NO_EFFECTS, **options})
    for seats in (7, 8):
        yield BlankWiring(game, seats, {**NO_EFFECTS, "crowded": True, "turn_limit": 20})


@pytest.mark.parametrize(
    ("tables", "games"), [(all_in, 1), (cardline, 1), (illusion, 6), (blank, 2)]
)
def test_engine_and_reference_agree_after_every_decision(tables, games, capsys):
    started = time.process_time()
    played, compared = play_many(tables(), games, DECISIONS)
    assert compared >= max(DECISIONS, 1)
    if IS_LONG:
        seconds = time.process_time() - started
        with capsys.disabled():
            sys.stdout.write(
                f"\n{tables.__name__}: {compared} decisions in {played} games without a "
                f"difference, {seconds:.0f} s of processor time\n"
            )
