"""Turns of Illusion: accepting the row and adding a card."""

from __future__ import annotations

import pytest

from games.illusion.builders import (
    DOUBT,
    EWA,
    GAME,
    KASIA,
    LUKASZ,
    TYMEK,
    cards_with,
    doubt,
    names,
    place,
    reported,
    table,
)
from stolik.games.illusion.events import CardPlaced
from stolik.games.illusion.moves import PLACINGS
from stolik.kernel.refusal import BadMove, IllegalMove


def test_inserting_keeps_the_order_of_the_others():
    """ILL-18, ILL-19, ILL-21: example 3."""
    state = table(["B13-0", "B05-1"], top="B06-0", turn=KASIA)

    place(state, 1)

    assert names(state.row) == ["B13-0", "B06-0", "B05-1"]


def test_the_row_grows_card_by_card_round_the_table():
    """ILL-15, ILL-23: example 4."""
    state = table(["B13-0", "B06-0", "B05-1"], top="B18-2", turn=LUKASZ)

    place(state, 3)
    assert state.turn == EWA
    state.pile.append(state.top)
    state.top = state.pile.pop(state.pile.index(table(["B01-3"]).row[0]))
    place(state, 3)

    assert names(state.row) == ["B13-0", "B06-0", "B05-1", "B01-3", "B18-2"]
    assert state.turn == TYMEK
    assert state.round == 1, "as long as nobody doubts, the round goes on"


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_turn_passes_clockwise(seats):
    """ILL-15, ILL-R21: after a placement the next player clockwise, with two the opponent."""
    state = table(seats=seats, turn=seats - 1)
    turns = []
    for _ in range(seats):
        turns.append(state.turn)
        place(state, 0)
    assert turns == [seats - 1, *range(seats - 1)]


@pytest.mark.parametrize("cards", [2, 3, 5, 9])
def test_a_later_turn_offers_a_doubt_and_every_slot(cards):
    """ILL-16, ILL-19: example 10, n + 1 slots and the doubt, no pass."""
    row = ["B01-0", "B02-0", "B03-0", "B04-0", "B05-0", "B06-0", "B07-0", "B08-0", "B09-0"][:cards]
    state = table(row, top="B24-0")

    assert state.legal(0) == [DOUBT, *PLACINGS[: cards + 1]]
    with pytest.raises(IllegalMove) as caught:
        place(state, cards + 1)
    assert caught.value.refusal.rule == "ILL-19"
    assert caught.value.refusal.args == {"slots": cards + 1}
    assert set(caught.value.instead) == set(state.legal(0))


def test_the_game_has_no_move_to_pass_or_to_shift_a_card():
    """ILL-16, ILL-21: example 18; there are no such moves at all."""
    assert {move.kind for move in GAME.moves} == {"doubt", "place"}
    for text in ("pass", "move 1 2", "place 1 2", "place 98"):
        with pytest.raises(BadMove):
            GAME.parse(text)


def test_a_turn_is_one_card_and_no_more():
    """ILL-16, ILL-18: example 18, placing two cards."""
    state = table(["B13-0", "B05-1"], top="B06-0", turn=0)
    place(state, 0)
    with pytest.raises(IllegalMove) as caught:
        state.apply(0, PLACINGS[0])
    assert caught.value.refusal.rule == "ILL-R20"


def test_accepting_takes_the_top_card_of_the_pile():
    """ILL-18, ILL-R4: drawing and placing are one action, and a new picture comes to light."""
    state = table(["B13-0", "B05-1"], top="B06-0")
    size = state.view(0).pile_size

    place(state, 2)

    assert names(state.row)[-1] == "B06-0"
    view = state.view(0)
    assert view.pile_size == size - 1
    assert view.next_picture is not None
    assert view.next_picture not in view.row


def test_the_row_is_one_clear_sequence_for_everybody():
    """ILL-20: after a placement all see the same row, and hear where the card went."""
    state = table(["B13-0", "B05-1"], top="B06-0", turn=KASIA)

    events = reported(state, KASIA, PLACINGS[1])

    assert events == [CardPlaced(KASIA, 2, 1, 3)]
    rows = {state.view(seat).row for seat in (None, 0, 1, 2, 3)}
    assert rows == {(0, 2, 1)}


def test_a_placed_card_cannot_be_taken_back():
    """ILL-R12, ILL-21: the placer's turn is over and the card stays."""
    state = table(["B13-0", "B05-1"], top="B06-0", turn=0)
    place(state, 0)
    row = list(state.row)
    assert state.legal(0) == []
    place(state, 3)
    assert state.row[:3] == row


@pytest.mark.parametrize("move", [DOUBT, PLACINGS[0]])
def test_nobody_acts_out_of_turn(move):
    """ILL-24, ILL-R20: example 18, neither doubt nor placement."""
    state = table(["B13-0", "B05-1", "B06-0"], turn=2)
    before = state.snapshot()
    for seat in (0, 1, 3):
        with pytest.raises(IllegalMove) as caught:
            state.apply(seat, move)
        assert caught.value.refusal.rule == "ILL-R20"
        assert state.legal(seat) == []
    assert state.snapshot() == before
    assert state.deciders() == (2,)


def test_a_wrong_row_may_be_accepted():
    """ILL-R10: an error is neither corrected nor punished before a doubt."""
    state = table(cards_with([16, 11, 9]), top="B24-0", turn=1)

    place(state, 0)

    assert not any(state.won)
    assert names(state.row[1:]) == cards_with([16, 11, 9])


def test_one_may_doubt_a_row_with_an_error_of_ones_own():
    """ILL-R10: with two players the doubter placed every other card."""
    state = table(["B05-1"], top="B13-0", seats=2, turn=0)
    place(state, 1)  # 16, 4: wrong, by player 0
    place(state, 2)
    doubt(state)
    assert len(state.won[0]) == 1
