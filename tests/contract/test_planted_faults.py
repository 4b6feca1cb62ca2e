"""The contract suite itself: it passes an honest game and catches every planted fault."""

from __future__ import annotations

import pytest

from contract import properties
from contract.higher import Higher
from contract.players import Table
from contract.properties import PROPERTIES
from stolik.kernel import registry
from stolik.text.speaker import MissingText

CAUGHT_BY = {
    "a leaked card": properties.a_seat_cannot_tell_what_it_cannot_know,
    "a whisper to all": properties.a_seat_cannot_tell_what_it_cannot_know,
    "an imagination that peeks": properties.a_seat_cannot_tell_what_it_cannot_know,
    "a shallow copy": properties.copies_are_independent,
    "a wrong bound": properties.random_games_end_within_the_bound,
    "a game that does not end": properties.random_games_end_within_the_bound,
    "a legal move left out": properties.legal_is_exactly_what_refusal_lets_through,
    "a refusal without a rule": properties.refusals_have_a_rule_and_words,
    "a refusal without words": properties.refusals_have_a_rule_and_words,
    "a lost card": properties.every_card_is_in_exactly_one_place,
    "a timer that tells": properties.timers_tell_a_seat_no_more_than_its_view,
    "a secret timer that shows": properties.timers_tell_a_seat_no_more_than_its_view,
    "chance from elsewhere": properties.same_seed_gives_the_same_game,
}


@pytest.fixture
def offered(monkeypatch):
    """Offer a game under its id for the length of a test."""

    def offer(fault: str) -> Table:
        game = Higher(fault.replace("a shallow copy", "shallow copy"))
        monkeypatch.setitem(registry._loaded, game.id, game)
        return Table(game, 3, {})

    return offer


@pytest.mark.parametrize("check", PROPERTIES, ids=lambda check: check.__name__)
def test_an_honest_game_of_a_third_party_keeps_the_contract(check, offered):
    for seed in range(5):
        check(offered(""), seed)


@pytest.mark.parametrize("fault", CAUGHT_BY)
def test_a_planted_fault_is_caught(fault, offered):
    table = offered(fault)
    with pytest.raises((AssertionError, MissingText)):
        for seed in range(5):
            CAUGHT_BY[fault](table, seed)
