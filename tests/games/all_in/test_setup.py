"""Setting up a game and its rounds."""

import pytest

from games.all_in.tables import GAME, do, hand, ids, names, predicting, rules, table
from stolik.kernel.entropy import FastStream
from stolik.kernel.options import OptionError


@pytest.mark.parametrize("seats", [0, 1, 6])
def test_only_two_to_five_can_play(seats):
    """AIN-01."""
    assert list(GAME.seats) == [2, 3, 4, 5]
    with pytest.raises(ValueError, match="2 to 5 players"):
        GAME.new(seats)


def test_four_players_set_up():
    """Example 1. AIN-05, AIN-10, AIN-11, AIN-12, AIN-13, AIN-15, AIN-16."""
    state = GAME.new(4, seed=5)
    assert state.rules.setting.row == 6
    assert [len(held) for held in state.hands] == [5] * 4
    assert [card >= 0 for card in state.area] == [True, True] + [False] * 10
    assert (len(state.deck), len(state.pile), state.pot) == (32, 0, 4)
    assert state.runes == [0] * 4
    everything = sorted(c for place in state.rules.places(state).values() for c in place)
    assert everything == list(range(54))


def test_the_dealer_is_drawn_and_the_left_neighbour_begins():
    """AIN-16, AIN-17, AIN-R34: every seat can be dealer; the next one takes the first turn."""
    for seed in range(20):
        dealer = FastStream(seed).below(4)
        state = GAME.new(4, seed=seed)
        assert state.turn == state.first == (dealer + 1) % 4
        assert state.deciders() == (state.first,)
    assert {GAME.new(4, seed=seed).first for seed in range(40)} == {0, 1, 2, 3}


@pytest.mark.parametrize(("seats", "deck"), [(2, 42), (3, 37), (4, 32), (5, 27)])
def test_deck_sizes(seats, deck):
    """Example 2. AIN-10, AIN-11, AIN-12, AIN-113."""
    assert len(GAME.new(seats).deck) == deck
    enchanted = GAME.new(seats, options={"pile": "enchanting"})
    assert (len(enchanted.deck), len(enchanted.pile)) == (deck - 1, 1)


@pytest.mark.parametrize(("seats", "row"), [(2, 4), (3, 5), (4, 6), (5, 6)])
def test_the_area_fits_the_number_of_players(seats, row):
    """AIN-05, AIN-06: two rows of n places, and there are no others."""
    view = GAME.new(seats).view(0)
    assert view.row_length == row
    assert len(view.area) == 2 * row
    assert len(view.players) == seats


def test_two_players_begin_with_a_small_pot():
    """Example 46. AIN-05, AIN-14, AIN-106."""
    state = GAME.new(2)
    assert (state.pot, state.rules.setting.row, len(state.deck)) == (2, 4, 42)
    assert state.rules.setting.pots[:3] == [2, 4, 6]
    assert GAME.new(3).rules.setting.pots[:3] == [4, 6, 8]


def test_two_players_differ_only_in_area_pots_and_prediction():
    """AIN-106: nothing else of the setting depends on there being two."""
    two, three = rules(2).setting, rules(3).setting
    assert [one.effect(card, 0) for one in (two, three) for card in range(54)] == 2 * [
        listed[0] for listed in two.pack.effects
    ]
    hands = [[0, 4, 8, 12, 17], [3, 7, 22, 41, 52], [50, 51, 49, 48, 2]]
    assert [two.ranking.strength(h) for h in hands] == [three.ranking.strength(h) for h in hands]
    assert two.patience == 6 and three.patience == 9


def test_all_help_cards_show_the_same_side_and_a_is_usual():
    """AIN-08, AIN-09: the side is one choice for the whole table."""
    assert GAME.new(3).view(1).side == "A"
    straight, full = "5c 6m 7s 8t 9c", "Kc Km Ks 4t 4c"
    for side, winner in (("A", 1), ("B", 0)):
        state = predicting(3, {0: straight, 1: full, 2: "2c 2m 3s 9t Jc"}, side=side)
        do(state, "name 0", "name 0", "name 0")
        assert state.view(2).showdown.strongest == winner
        assert all(state.view(seat).side == side for seat in range(3))
    with pytest.raises(OptionError):
        GAME.new(3, options={"side": "C"})


def test_everybody_has_one_token_of_their_own():
    """AIN-07: one prediction each, taken back for the next round."""
    state = predicting(3, {})
    do(state, "1: name 0")
    view = state.view(None)
    assert [player.has_predicted for player in view.players] == [False, True, False]
    assert len(state.predictions) == 3


def test_rune_cards_that_are_dealt_or_turned_up_stay():
    """AIN-R49: nothing is dealt again."""
    found = set()
    for seed in range(200):
        state = GAME.new(5, seed=seed)
        found |= {"area" for card in state.area if card >= 52}
        found |= {"hand" for held in state.hands for card in held if card >= 52}
        assert len(state.deck) == 27
    assert found == {"area", "hand"}
    state = do(table(3, area="7t Ru1", deck="Ru2"), "pass")
    assert names(state.area[:3]) == ["7t", "Ru1", "Ru2"]


def test_colours_and_seats_do_not_matter():
    """AIN-R46: with players moved round the table everything moves round with them."""
    held = {0: "Ac Am 5s 6t 9c", 1: "Kc Km Ks 2t 3c", 2: "2c 3m 4s 5t 6c", 3: "8c 8m 9s Jt Qc"}
    results = []
    for turned in range(4):
        moved = {(seat + turned) % 4: words for seat, words in held.items()}
        state = predicting(4, moved, last=turned)
        do(state, *[f"name {(2 + turned) % 4}" for _ in range(4)])
        results.append([state.runes[(seat + turned) % 4] for seat in range(4)])
    assert results == [results[0]] * 4
    assert results[0] == [1 + 1, 3 + 1, 4 + 1, 1 + 1]


def test_five_players_sit_at_one_table():
    """AIN-01, AIN-R46: the fifth player is like the others."""
    state = GAME.new(5, seed=2)
    assert len(state.view(4).hand) == 5
    assert set(ids(state.view(4).hand)) == hand(state, 4)
