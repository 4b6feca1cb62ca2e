"""Set-up of Illusion: piles, arrow, first card, first player."""

from __future__ import annotations

from collections import Counter

import pytest

from contract.players import Table, walk
from games.illusion.builders import DOUBT, GAME, NUMBER, RED, doubt, names, place, table
from stolik.games.illusion.deck import deck
from stolik.games.illusion.moves import PLACINGS
from stolik.kernel.refusal import IllegalMove

SEATS = pytest.mark.parametrize("seats", [2, 3, 4, 5])


def test_two_to_five_players_and_no_others():
    """ILL-01: 2 to 5 players."""
    assert GAME.seats == range(2, 6)
    for seats in (1, 6):
        with pytest.raises(ValueError, match="2 to 5"):
            GAME.new(seats)


@SEATS
def test_the_table_is_laid_the_same_for_any_number_of_players(seats):
    """ILL-01, ILL-07, ILL-08, ILL-09, ILL-10: example 15."""
    view = GAME.new(seats, 3).view(0)

    assert view.arrows_left == 11
    assert view.colour in ("yellow", "red", "green", "blue")
    assert len(view.row) == 1
    assert view.pile_size == 97
    assert view.next_picture is not None
    assert view.won == ((),) * seats
    assert view.removed_size == 0


def test_there_are_three_arrows_of_each_colour():
    """ILL-07: a whole long game turns every arrow over once."""
    *_, last = walk(Table(GAME, 3, {"mode": "twelve-rounds"}), 5)

    colours = Counter(colour for own in last.view(None).won for colour in own)

    assert colours == {"yellow": 3, "red": 3, "green": 3, "blue": 3}


def test_the_arrow_pile_is_shuffled():
    """ILL-07, ILL-08: every arrow can be the first one, none much more often than others."""
    firsts = Counter(GAME.new(2, seed).arrow for seed in range(1200))
    assert set(firsts) == set(range(12))
    assert max(firsts.values()) < 150


def test_the_colour_pile_is_shuffled():
    """ILL-09, ILL-10: every card can be the first one, and the second is another."""
    games = [GAME.new(2, seed) for seed in range(1500)]
    assert {state.row[0] for state in games} == set(range(98))
    assert {state.top for state in games} == set(range(98))
    assert all(state.row[0] != state.top for state in games)


def test_the_next_picture_lies_open_before_the_choice():
    """ILL-09, ILL-R4: what is placed is exactly the picture that everybody saw."""
    state = table(["B05-1"], top="B13-0")
    seen = state.view(0).next_picture

    place(state, 0)

    assert state.view(0).row[0] == seen
    assert names(state.row) == ["B13-0", "B05-1"]


def test_the_first_card_is_nobodys_turn():
    """ILL-10, ILL-12: a card lies in the row, no one has placed it, the first player moves."""
    state = GAME.new(4, 8)
    view = state.view(None)
    assert view.last_placer is None
    assert view.last_slot is None
    assert len(view.row) == 1
    assert state.deciders() == (view.turn,)


@SEATS
def test_the_first_player_is_drawn_by_lot(seats):
    """ILL-12, ILL-R1: uniformly from all seats."""
    firsts = Counter(GAME.new(seats, seed).turn for seed in range(1000))
    assert set(firsts) == set(range(seats))
    assert min(firsts.values()) > 1000 / seats * 0.75


def test_the_same_seed_draws_the_same_first_player():
    """ILL-R1: by the game's own generator."""
    assert GAME.new(5, 77) == GAME.new(5, 77)


def test_the_starter_has_two_places_and_no_other_choice():
    """ILL-13, ILL-14, ILL-R3: example 9."""
    state = table(["B05-1"], top="B13-0")

    assert state.legal(0) == [PLACINGS[0], PLACINGS[1]]
    with pytest.raises(IllegalMove) as caught:
        doubt(state)
    assert caught.value.refusal.rule == "ILL-R3"
    with pytest.raises(IllegalMove) as caught:
        place(state, 2)
    assert caught.value.refusal.rule == "ILL-14"


@pytest.mark.parametrize(("slot", "row"), [(0, ["B13-0", "B05-1"]), (1, ["B05-1", "B13-0"])])
def test_claiming_less_or_more(slot, row):
    """ILL-10, ILL-13, ILL-14, ILL-R16: example 2, slot 0 is next to the arrow and means less."""
    state = table(["B05-1"], top="B13-0")

    place(state, slot)

    assert names(state.row) == row
    shares = [deck()[card].shares[RED] for card in state.row]
    assert (shares == sorted(shares)) == (slot == 0)


def test_slots_count_from_the_arrow_and_name_no_side_of_the_screen():
    """ILL-R16: only the slot's number counts."""
    state = table(["B13-0", "B05-1"], top="B06-0")
    texts = [str(move) for move in state.legal(0) if move is not DOUBT]
    assert texts == ["place 0", "place 1", "place 2"]
    assert GAME.parse("place 2").slot == 2


def test_the_cards_have_their_shares_on_the_back():
    """ILL-06: the back states the shares of the card's own front."""
    assert deck()[NUMBER["B01-1"]].shares == (8, 66, 10, 11)
    assert deck()[NUMBER["U2"]].shares == (13, 13, 13, 13)
