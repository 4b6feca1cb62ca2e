"""Doubts in Illusion: what is turned over, who gets the arrow, what comes next."""

from __future__ import annotations

import pytest

from games.illusion.builders import (
    BLUE,
    DOUBT,
    EWA,
    GREEN,
    LUKASZ,
    RED,
    TYMEK,
    YELLOW,
    cards_with,
    doubt,
    names,
    place,
    reported,
    table,
)
from stolik.games.illusion.events import ArrowWon, RoundBegun, RowDoubted, RowTurned
from stolik.games.illusion.moves import PLACINGS
from stolik.games.illusion.rules import is_in_order
from stolik.kernel.refusal import IllegalMove


def takers(shares: list[int], colour: int = RED) -> list[int]:
    """Doubt a row with these shares as seat 2 of 4; give the arrows won."""
    state = table(cards_with(shares, colour), top="U1", colour=colour, turn=2)
    doubt(state)
    return [len(own) for own in state.won]


RIGHT = [0, 1, 0, 0]  # the last placer gets the arrow
WRONG = [0, 0, 1, 0]  # the doubter gets it


def test_a_correct_green_row():
    """ILL-04, ILL-27, ILL-31: example 1, shares rise away from the arrow."""
    state = table(["B04-2", "B02-1", "B15-0", "B02-3"], top="U1", colour=GREEN, turn=TYMEK)
    doubt(state)
    assert [len(own) for own in state.won] == [0, 0, 0, 1]


def test_a_right_doubt():
    """ILL-02, ILL-25, ILL-26, ILL-27, ILL-29, ILL-30, ILL-32, ILL-34: example 5."""
    row = ["B13-0", "B06-0", "B05-1", "B01-3", "B18-2"]
    state = table(row, top="U1", turn=TYMEK)

    events = reported(state, TYMEK, DOUBT)

    assert events[0] == RowDoubted(TYMEK)
    turned = events[1]
    assert isinstance(turned, RowTurned)
    assert [back.red for back in turned.row] == [4, 9, 16, 11, 30]
    assert turned.falls == (2,)
    assert events[2] == ArrowWon(TYMEK, "red", True, 1)
    assert isinstance(events[3], RoundBegun)
    assert state.view(0).won == (("red",), (), (), ())
    assert names(state.removed) == row
    assert state.turn == TYMEK


def test_a_wrong_doubt():
    """ILL-02, ILL-31, ILL-34: example 6, being doubted wrongly wins the arrow."""
    state = table(cards_with([4, 9, 11, 16, 30]), top="U1", turn=TYMEK)

    doubt(state)

    assert [len(own) for own in state.won] == [0, 0, 0, 1]
    assert state.turn == EWA


@pytest.mark.parametrize(
    ("shares", "result"),
    [
        ([9, 11, 11, 16], RIGHT),
        ([11, 9, 11], WRONG),
        ([16, 16], RIGHT),
        ([0, 0, 0], RIGHT),
        ([0, 1], RIGHT),
        ([1, 0], WRONG),
    ],
)
def test_equal_neighbours_are_no_error(shares, result):
    """ILL-28, ILL-R8: example 7; equal values in any number, and 0 % is a value like others."""
    assert takers(shares) == result


def test_an_equal_card_may_go_on_either_side():
    """ILL-R8: before or behind its equal, the row is right."""
    first, second = cards_with([11, 11])
    for slot in (0, 1):
        state = table([first], top=second, turn=1)
        place(state, slot)
        doubt(state)
        assert len(state.won[1]) == 1, "the placer was right"


def test_somebody_elses_old_error_counts():
    """ILL-17, ILL-29, ILL-30: example 8, the whole row and not only the last placement."""
    assert takers([16, 11, 30, 44]) == WRONG


@pytest.mark.parametrize("place_of_error", range(4))
def test_one_misplaced_card_anywhere_makes_the_row_wrong(place_of_error):
    """ILL-17, ILL-29: at least one card, no matter where."""
    shares = [4, 9, 16, 30, 44]
    shares[place_of_error : place_of_error + 2] = reversed(
        shares[place_of_error : place_of_error + 2]
    )
    assert takers(shares) == WRONG


def test_only_the_arrows_colour_counts():
    """ILL-03, ILL-27: example 16."""
    results = {}
    for colour in (YELLOW, RED, GREEN, BLUE):
        state = table(["B13-0", "B06-0"], top="U1", colour=colour, turn=2)
        doubt(state)
        results[colour] = len(state.won[2])
    # shares (15, 4, 35, 12) before (48, 9, 28, 6)
    assert results == {YELLOW: 0, RED: 0, GREEN: 1, BLUE: 1}


def test_the_verdict_depends_on_nothing_but_row_and_colour():
    """ILL-04, ILL-27: shares that never fall from the arrow outward."""
    assert is_in_order([4, 16, 16, 40], [0, 1, 2, 3])
    assert is_in_order([16, 11], [1, 0])
    assert not is_in_order([16, 11], [0, 1])


def test_the_doubt_is_an_alternative_to_adding_a_card():
    """ILL-24, ILL-16: the doubter adds nothing."""
    row = cards_with([4, 9, 16])
    state = table(row, top="U1", turn=LUKASZ)
    doubt(state)
    assert names(state.removed) == row


def test_the_doubter_need_not_say_where():
    """ILL-R11: there is one doubt, without a place."""
    state = table(cards_with([16, 11, 9]), top="U1")
    doubts = [move for move in state.legal(0) if move.kind == "doubt"]
    assert [str(move) for move in doubts] == ["doubt"]


def test_a_doubt_cannot_be_taken_back():
    """ILL-R12: it is settled at once."""
    state = table(cards_with([4, 9, 16]), top="U1", turn=LUKASZ)
    doubt(state)
    assert state.round == 2
    assert sum(map(len, state.won)) == 1
    with pytest.raises(IllegalMove):
        doubt(state)


def test_everybody_sees_all_four_shares_of_the_whole_row():
    """ILL-26, ILL-R17: until the next card is placed, with every falling pair."""
    state = table(["B13-0", "B06-0", "B05-1", "B01-3"], top="U1", turn=1)
    doubt(state)

    reveals = [state.view(seat).reveal for seat in (None, 0, 1, 2, 3)]

    assert len(set(reveals)) == 1
    reveal = reveals[0]
    assert reveal.colour == "red"
    assert [(back.yellow, back.red, back.green, back.blue) for back in reveal.row] == [
        (15, 4, 35, 12),
        (48, 9, 28, 6),
        (10, 16, 18, 51),
        (10, 11, 8, 66),
    ]
    assert reveal.falls == (2,)
    assert (reveal.doubter, reveal.taker) == (1, 1)
    place(state, 0)
    assert state.view(0).reveal is None


def test_all_falling_pairs_are_pointed_out():
    """ILL-R17: not only the first one."""
    state = table(cards_with([16, 11, 30, 9, 4]), top="U1")
    doubt(state)
    assert state.view(0).reveal.falls == (0, 2, 3)


def test_equal_neighbours_are_not_pointed_out():
    """ILL-28, ILL-R17: only places where the share falls."""
    state = table(cards_with([11, 11, 9]), top="U1")
    doubt(state)
    assert state.view(0).reveal.falls == (1,)


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_exactly_the_player_before_the_doubter_gets_the_arrow(seats):
    """ILL-31, ILL-R9, ILL-R21: never the doubter, never nobody."""
    for turn in range(seats):
        state = table(cards_with([4, 9, 16]), top="U1", seats=seats, turn=turn)
        doubt(state)
        assert [len(own) for own in state.won] == [
            int(seat == (turn - 1) % seats) for seat in range(seats)
        ]


def test_the_earliest_doubt_is_against_a_placed_card():
    """ILL-R9: the neutral first card is never the last placement."""
    state = table(["B05-1"], top="B13-0", turn=3)
    place(state, 0)
    assert state.view(0).last_placer == 3
    assert state.legal(0)[0] is DOUBT
    doubt(state)
    assert len(state.won[3]) == 1


def test_the_next_round_is_set_up_like_the_first():
    """ILL-32, ILL-33, ILL-34, ILL-R2: example 17."""
    row = cards_with([4, 9, 16])
    state = table(row, top="U1", turn=2)
    arrow = state.arrow

    doubt(state)

    assert names(state.removed) == row
    assert arrow not in state.arrows
    assert state.arrow != arrow
    assert len(state.arrows) == 10
    assert names(state.row) == ["U1"], "the neutral card comes from the pile's top"
    assert state.turn == 1, "and the arrow's winner takes the first placing turn"
    assert state.legal(1) == [PLACINGS[0], PLACINGS[1]]
    assert state.round == 2


def test_the_winner_starts_every_round():
    """ILL-34, ILL-R2: over several rounds."""
    state = table(cards_with([4, 9, 16]), top="U1", turn=2, mode="twelve-rounds")
    for _ in range(8):
        doubt(state)
        reveal = state.view(0).reveal
        assert state.turn == reveal.taker
        place(state, 0)
        place(state, 0)


@pytest.mark.parametrize(("shares", "index"), [([4, 9], 0), ([9, 4], 1)])
def test_with_two_players_each_doubt_gives_the_arrow_to_one_of_them(shares, index):
    """ILL-R21, ILL-30, ILL-31: the doubter (1) or the opponent (0)."""
    state = table(cards_with(shares), top="U1", seats=2, turn=1)
    doubt(state)
    assert [len(own) for own in state.won] == [int(seat == index) for seat in (0, 1)]
