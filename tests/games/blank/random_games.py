"""Random games on decks of random valid cards, checked after every move."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import stolik
from stolik.games.blank.cards.random_cards import random_card
from stolik.games.blank.engine.setting import ROW_MOST
from stolik.games.blank.moves import card_name
from stolik.games.blank.state import BlankState
from stolik.kernel.entropy import FastStream
from stolik.kernel.seat import TABLE

BLANK = stolik.load("blank")


def random_deck(rng: Random, rules: int = 9, effects: int = 12) -> dict[str, Any]:
    """Options that give a table a deck of random cards."""
    cards = rng.sample(range(72), effects)
    return {
        "rules": tuple(json.dumps(random_card(rng, "rule")) for _ in range(rules)),
        "effects": tuple(
            (card_name(card), json.dumps(random_card(rng, "effect"))) for card in cards
        ),
    }


def random_table(seed: int, rules: int = 9, effects: int = 12) -> tuple[int, dict[str, Any]]:
    """Seats and options of a random table."""
    rng = Random(seed)
    options = random_deck(rng, rules, effects)
    options["mode"] = rng.choice("AAB")
    options["tempo"] = rng.choice(("live", "live", "turns"))
    options["turn_limit"] = 20
    if rng.random() < 0.2:
        options["chain_play"] = True
    if rng.random() < 0.2:
        options["call_timing"] = "early"
    if rng.random() < 0.3:
        options["show_turn"] = True
    if rng.random() < 0.2:
        options["voice"] = True
    if rng.random() < 0.15:
        options["leaving"] = "remove"
    seats = rng.randint(2, 6)
    if rng.random() < 0.05:
        options["crowded"] = True
        seats = 8
    return seats, options


def play(state: BlankState, luck: FastStream, most: int = 100_000, every: int = 1) -> int:
    """Play to the end: mostly who must, at times who may, at times the table.

    The invariants are checked after every so many moves and at the end.
    """
    played = 0
    while not state.is_over:
        seat, move = choose(state, luck)
        state.apply(seat, move)
        played += 1
        assert played <= most, "the game does not end"
        if state.is_over or played % every == 0:
            keeps_invariants(state)
    return played


def choose(state: BlankState, luck: FastStream) -> tuple[int, Any]:
    """Somebody's next move."""
    deciders = state.deciders()
    assert deciders, "nobody can act"
    chance = luck.below(24)
    if chance == 0:
        moves = [move for move in state.legal(TABLE) if move.kind != "remove" or luck.below(9) == 0]
        if moves:
            return TABLE, moves[luck.below(len(moves))]
    if chance == 1:
        seat = luck.below(state.seats)
        moves = state.legal(seat)
        if moves:
            return seat, moves[luck.below(len(moves))]
    seat = deciders[luck.below(len(deciders))]
    moves = state.legal(seat)
    assert moves, f"seat {seat} is asked and has no move"
    return seat, moves[luck.below(len(moves))]


def keeps_invariants(state: BlankState) -> None:
    """BLK-I1 to BLK-I7, BLK-I12, BLK-I13, BLK-I15."""
    cards = [card for hand in state.hands for card in hand] + state.draw + state.discard
    assert sorted(cards) == list(range(len(state.known))), "BLK-I1: a card is lost or doubled"
    rules = sorted(state.row + state.rule_pile)
    assert rules == list(range(len(state.setting.rules))), "BLK-I2: a rule is lost or doubled"
    assert state.discard, "BLK-I3"
    assert 0 <= state.active < state.seats and state.direction in (1, -1), "BLK-I6"
    assert 0 <= len(state.row) <= ROW_MOST, "BLK-I7"
    players = state.seats
    bound = (ROW_MOST * players + 1 + players) * 5 * players
    assert state.resolution.steps <= bound, "BLK-I12"
    assert len(state.resolution.activated) == len(set(state.resolution.activated)), (
        "BLK-I12: activated twice"
    )
    assert state.turns <= state.setting.turn_limit, "BLK-I13"
    for seat, hand in enumerate(state.hands):
        assert hand == sorted(hand)
        assert all(state.known[card] >> seat & 1 for card in hand), "one knows one's own hand"
    if state.is_over:
        assert not (state.stack or state.duties or state.bans or state.resolution.queue), "BLK-I15"
        assert state.winners or state.ending == 5, "BLK-I14"
        if state.winners:
            sizes = [len(state.hands[seat]) for seat in state.winners]
            fewest = min(
                len(hand)
                for seat, hand in enumerate(state.hands)
                if not state.away_seats >> seat & 1
            )
            assert all(size == (0 if state.ending == 1 else fewest) for size in sizes), "BLK-I14"
