"""Games on decks of random valid cards: none hangs, loses a card, breaks the bound or leaks."""

from __future__ import annotations

import pytest

from contract import properties
from contract.players import Table
from games.blank.random_games import BLANK, play, random_table
from length import IS_LONG
from stolik.kernel.entropy import FastStream

GAMES = 200_000 if IS_LONG else 150
SHARE = 50 if IS_LONG else 1  # games on one deck
EVERY = 25 if IS_LONG else 1  # moves between two checks
LEAKS = 60 if IS_LONG else 6


@pytest.mark.parametrize("part", range(5))
def test_random_decks_keep_the_invariants(part):
    """BLK-I1 to BLK-I7, BLK-I12 to BLK-I15, BLK-L29, BLK-L32: checked after every move."""
    for seed in range(part * GAMES // 5, (part + 1) * GAMES // 5):
        if seed % SHARE == 0:
            seats, options = random_table(seed // SHARE)
            rules = BLANK.rules(seats, options)
        state = rules.setup(FastStream(seed))
        bound = BLANK.bound(seats, rules.options)
        assert play(state, FastStream(seed + 1), bound, EVERY) < bound, f"seed {seed}"


@pytest.mark.parametrize("seed", range(LEAKS))
def test_authored_rules_leak_nothing(seed):
    """BLK-I16: noninterference over random decks, peeks, searches and swaps among them."""
    seats, options = random_table(seed, rules=6, effects=20)
    table = Table(BLANK, min(seats, 4), options)
    properties.a_seat_cannot_tell_what_it_cannot_know(table, seed)


@pytest.mark.parametrize("seed", range(100, 100 + LEAKS))
def test_authored_rules_keep_the_contract(seed):
    """Random decks keep what every game of the house keeps."""
    seats, options = random_table(seed, rules=5, effects=5)
    table = Table(BLANK, min(seats, 4), options)
    for check in (
        properties.legal_is_exactly_what_refusal_lets_through,
        properties.copies_are_independent,
        properties.listening_changes_nothing,
        properties.records_and_pickles_round_trip,
        properties.everything_can_be_said,
        properties.refusals_have_a_rule_and_words,
    ):
        check(table, seed)
