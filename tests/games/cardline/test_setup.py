"""Setting up a game of Cardline."""

from __future__ import annotations

from collections import Counter

import pytest

from games.cardline.builders import GAME
from stolik.kernel.options import OptionError


@pytest.mark.parametrize(
    ("seats", "cards", "deck"), [(6, 6, 73), (4, 4, 93), (2, 4, 101), (8, 8, 45)]
)
def test_everybody_gets_the_same_number_and_the_rest_is_the_deck(seats, cards, deck):
    """CRD-08, CRD-09, CRD-12, CRD-13: example 15, and the largest deal of CRD-R18."""
    state = GAME.new(seats, 5, {"cards": cards})

    assert [len(hand) for hand in state.hands] == [cards] * seats
    assert len(state.deck) - state.top == deck
    assert len(state.line) == 1
    assert state.box == []


def test_four_cards_are_dealt_unless_the_table_wants_more():
    """CRD-08: four are the rule."""
    assert [len(hand) for hand in GAME.new(3, 1).hands] == [4, 4, 4]


@pytest.mark.parametrize("cards", [3, 9, 0, -1, 110])
def test_fewer_than_four_and_more_than_eight_cards_are_refused(cards):
    """CRD-R18: the number lies between 4 and 8."""
    with pytest.raises(OptionError, match="cards"):
        GAME.new(3, 1, {"cards": cards})


@pytest.mark.parametrize("seats", [0, 1, 9, -2])
def test_only_two_to_eight_can_play(seats):
    """CRD-R1: 2 to 8 players."""
    with pytest.raises(ValueError, match="2 to 8 players"):
        GAME.new(seats, 1)


def test_all_counts_from_two_to_eight_can_play():
    """CRD-R1: 2 to 8 players."""
    assert list(GAME.seats) == [2, 3, 4, 5, 6, 7, 8]


def test_every_deal_is_another():
    """CRD-R2: all 110 cards are shuffled before the deal."""
    deals = [GAME.new(2, seed) for seed in range(200)]

    assert len({tuple(state.hands[0]) for state in deals}) == 200
    starts = Counter(state.line[0] for state in deals)
    assert len(starts) > 60, "any card can be the starting card"
    whole = [card for hand in deals[0].hands for card in hand] + deals[0].deck[deals[0].top - 1 :]
    assert sorted(whole) == list(range(110))


def test_the_first_player_is_drawn_by_lot_and_stays_the_same():
    """CRD-R3: a random seat; it defines the round for the whole game."""
    firsts = Counter(GAME.new(4, seed).first for seed in range(400))
    assert set(firsts) == {0, 1, 2, 3}
    assert min(firsts.values()) > 60

    state = GAME.new(3, 1)
    first = state.first
    starters = []
    while state.round < 4:
        before = state.round
        starters.append((state.round, state.turn))
        state.apply(state.turn, state.legal(state.turn)[0])
        if state.round != before:
            assert state.turn == first
    assert starters[0] == (1, first)


@pytest.mark.parametrize(
    ("attribute", "place"),
    [("strength", 0), ("iq", 1), ("fighting", 2), ("first", 0), ("second", 1), ("third", 2)],
)
def test_one_chosen_characteristic_counts_for_the_whole_game(attribute, place):
    """CRD-07: the table chooses one of three before the game."""
    state = GAME.new(3, 9, {"pack": "classics", "attribute": attribute})

    for _ in range(20):
        assert state.attribute == place
        assert state.values == state.rules.values[place]
        state.apply(state.turn, state.legal(state.turn)[0])


def test_the_lot_can_choose_the_characteristic():
    """CRD-R19: 'random' is offered, and gives each of the three."""
    chosen = Counter(GAME.new(2, seed, {"attribute": "random"}).attribute for seed in range(300))

    assert set(chosen) == {0, 1, 2}
    assert min(chosen.values()) > 60


def test_a_characteristic_the_pack_does_not_have_is_refused_with_the_choices():
    """CRD-07: only the pack's own characteristics can be agreed on."""
    with pytest.raises(OptionError, match=r"choose strength, iq, fighting, first or random"):
        GAME.new(2, 1, {"attribute": "charm"})


def test_the_starting_card_belongs_to_nobody_and_cannot_be_wrong():
    """CRD-13, CRD-R25: the deck's top card begins the line before anybody's turn."""
    for seed in range(50):
        state = GAME.new(2, seed)
        dealt = {card for hand in state.hands for card in hand}
        assert state.line[0] not in dealt
        assert state.round == 1
        assert state.box == []
