"""What is seen at a table of Cardline, and what is not."""

from __future__ import annotations

import msgspec
import pytest

from contract.players import Table, walk
from games.cardline.builders import CLASSICS, GAME, MIDDLE, play, table, wrong
from stolik.games.cardline.view import CardFront, CardlineView
from stolik.kernel.phrase import Named
from stolik.kernel.view import encode


def test_before_anything_is_placed_only_the_starting_card_shows_its_characteristics():
    """CRD-07, CRD-08, CRD-10, CRD-11, CRD-12, CRD-13: example 17; 3 players, IQ."""
    state = GAME.new(3, 11, {"pack": "classics", "attribute": "iq"})

    for seat in (None, 0, 1, 2):
        view = state.view(seat)
        assert isinstance(view, CardlineView)
        assert len(view.line) == 1
        assert view.deck_size == 97
        assert view.box_size == 0
        assert [len(hand) for hand in view.hands] == [4, 4, 4]
        assert _amounts(view) == [CLASSICS.cards[state.line[0]].values]


def _amounts(view) -> list[tuple[int, ...]]:
    """Every characteristic that the view holds, found in its bytes."""
    found = []

    def search(part: object) -> None:
        if isinstance(part, dict):
            if "values" in part:
                found.append(tuple(value["amount"] for value in part["values"]))
            for inner in part.values():
                search(inner)
        elif isinstance(part, list):
            for inner in part:
                search(inner)

    search(msgspec.json.decode(encode(view)))
    return found


def test_the_front_of_a_card_has_no_field_for_a_characteristic():
    """CRD-01, CRD-10: name and portrait on both sides, characteristics on the back only."""
    assert CardFront.__struct_fields__ == ("card", "name", "side", "emblem")


def test_no_view_ever_holds_a_characteristic_of_a_card_that_is_not_in_line():
    """CRD-10, CRD-11, CRD-R23: over whole games, for owners, others and spectators."""
    for state in walk(Table(GAME, 4, {"pack": "classics"}), 8):
        line = [CLASSICS.cards[card].values for card in state.line]
        for seat in (None, 0, 1, 2, 3):
            assert _amounts(state.view(seat)) == line


def test_all_views_are_the_same_but_for_whose_eyes_they_are():
    """CRD-R22: there is nothing private; fronts in hands and on top of the deck are public."""
    for state in walk(Table(GAME, 3, {}), 5):
        views = [msgspec.structs.replace(state.view(seat), seat=None) for seat in range(3)]
        assert {encode(view) for view in views} == {encode(state.view(None))}


def test_everybody_sees_whose_cards_lie_before_whom_and_the_next_card_of_the_deck():
    """CRD-R22: names before other players and on top of the deck."""
    state = table(MIDDLE, [["Mulan", "Medea"], ["Achilles"]])

    view = state.view(1)

    assert [card.name.en for card in view.hands[0]] == ["Mulan", "Medea"]
    assert view.deck_top.card == state.deck[0]


def test_turning_a_card_over_shows_all_three_characteristics():
    """CRD-R20: not only the one that counts."""
    state = table(["Theseus"], [["Mulan", "Medea"], ["Achilles"]])

    right = play(state, 0, "Mulan", 0)[1].event
    missed = play(state, 1, "Achilles", 0)[1].event

    assert [value.amount for value in right.card.values] == [132, 129, 78]
    assert [value.amount for value in missed.card.values] == [1900, 108, 98]


def test_the_box_shows_its_size_only():
    """CRD-R23: nobody may look through it."""
    state = table(MIDDLE, [["Mulan", "Medea"], ["Achilles"]])
    wrong(state, 0)

    view = state.view(1)

    assert view.box_size == 1
    assert not any("box" in field and field != "box_size" for field in view.__struct_fields__)
    assert b"Mulan" not in encode(view)


def test_blue_is_the_packs_first_side_and_red_its_second():
    """CRD-02: superheroes are blue, supervillains red."""
    sides = GAME.new(2, 1).view(None).sides

    assert (sides.blue, sides.red) == ("hero", "villain")
    assert sides.blue_name == Named(en="superhero", pl="superbohater")


def test_a_seat_that_is_not_at_the_table_has_no_view():
    """CRD-R1: seats are those at the table."""
    with pytest.raises(ValueError, match="seats are 0 to 1"):
        GAME.new(2, 1).view(2)


def test_hidden_values_cannot_be_told_from_a_view():
    """CRD-10: two packs that differ only in hidden values give the same bytes."""
    for state in walk(Table(GAME, 2, {"pack": "classics"}), 3, 20):
        twin = state.copy()
        hidden = [card for card in range(110) if card not in state.line]
        twin.values = list(state.values)
        for card, other in zip(hidden, reversed(hidden), strict=True):
            twin.values[card] = state.values[other]
        for seat in (None, 0, 1):
            assert encode(twin.view(seat)) == encode(state.view(seat))
