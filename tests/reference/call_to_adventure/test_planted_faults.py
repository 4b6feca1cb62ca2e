"""The comparison notices when the reference plays by another rule than the engine."""

from __future__ import annotations

import pytest

from reference.call_to_adventure.comparison import Tally
from reference.call_to_adventure.engine import DifferenceError
from reference.call_to_adventure.rules import (
    effects,
    facing,
    player,
    plays,
    rows,
    rulings,
    runes,
    scoring,
    state,
    turns,
    windows,
)
from reference.call_to_adventure.settings import tallies

HARMLESS_DARK = runes.Rune("dark", runes.Face(2), runes.Face(1))
DEARER_SETS = {0: 0, 1: 0, 2: 2, 3: 5}


def every_open_act(game, player):
    return range(game.revealed)


def nothing_happens(game):
    yield from ()


FAULTS = {
    "the track has a space less at the top": (player, "TOP", 1),
    "the track has a space less at the bottom": (player, "BOTTOM", -3),
    "three symbols of a kind are worth 5": (scoring, "SET_POINTS", DEARER_SETS),
    "dark runes corrupt nobody": (runes, "DARK", HARMLESS_DARK),
    "dark runes cannot be bought": (windows, "can_buy", lambda game: False),
    "cards of a finished act may be taken": (rows, "open_acts", every_open_act),
    "traits cost nothing": (rows, "trait_cost", lambda game, card: 0),
    "nobody may journey": (turns, "journeys", lambda game, seat: []),
    "a card needs no target": (plays, "has_target", lambda game, seat, card: True),
    "the adversary reveals no cards": (facing, "adversary_card", nothing_happens),
    "adversaries change nothing": (state.Game, "lasting", lambda game, word: []),
    "a grant may bring the special rune": (rulings, "SPECIAL_RUNE_NEEDS_THREE_SYMBOLS", False),
    "an offered rune must be added": (rulings, "RUNES_MAY_BE_LEFT", False),
    "conditions are read before the corruption": (rulings, "TRIGGERS_SEE_THE_MOVED_MARKER", False),
}
SETTINGS = ((2, {}), (2, {"cooperative": True}))
MOST_GAMES = 40


@pytest.mark.parametrize("fault", FAULTS)
def test_a_changed_rule_makes_a_difference(fault, monkeypatch):
    monkeypatch.setattr(*FAULTS[fault])

    with pytest.raises(DifferenceError):
        for seed in range(MOST_GAMES):
            for seats, options in SETTINGS:
                list(tallies(seats, options, range(seed, seed + 1)))


@pytest.mark.parametrize("words", [effects.AT_ANY_MOMENT, effects.IN_A_CHALLENGE])
def test_what_the_reference_does_not_know_is_taken_over_from_the_engine(words, monkeypatch):
    """Unknown words cost the rest of a turn, not the comparison."""
    monkeypatch.delitem(words, "gain_xp" if "gain_xp" in words else "add_result")
    tally = Tally()
    for seats, options in SETTINGS:
        for one in tallies(seats, options, range(6)):
            tally.add(one)

    assert 0.3 * tally.decisions < tally.compared < tally.decisions
