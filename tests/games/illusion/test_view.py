"""What can be seen at a table of Illusion, and what cannot."""

from __future__ import annotations

import msgspec
import pytest

from contract.players import Table, random_move, walk
from games.illusion.builders import GAME, NUMBER, doubt, place, table
from stolik.games.illusion.view import Back, IllusionView
from stolik.kernel.entropy import FastStream
from stolik.kernel.event import Notice
from stolik.kernel.view import encode


def test_a_view_has_no_field_for_a_share_before_a_doubt():
    """ILL-11, ILL-22: example 19; a row is made of picture numbers only."""
    state = table(["B13-0", "B06-0", "B05-1"], top="B01-3")
    view = state.view(1)
    assert view.reveal is None
    assert all(isinstance(picture, int) for picture in view.row)
    shares = [name for name in IllusionView.__struct_fields__ if name in Back.__struct_fields__]
    assert shares == []


def test_backs_do_not_change_anything_that_is_seen_or_heard():
    """ILL-11, ILL-22: other shares on the backs, same views and same events, until a doubt."""
    luck = FastStream(5)
    for state in walk(Table(GAME, 3, {"mode": "twelve-rounds"}), 9):
        other = state.copy()
        if not state.turned:
            other.shares = [[100 - share for share in own] for own in state.shares]
        assert encode(other.view(0)) == encode(state.view(0))
        if state.is_over:
            break
        seat, move = random_move(state, luck)
        if move.kind == "doubt":
            continue
        heard, unheard = [], []
        state.copy().apply(seat, move, heard)
        other.apply(seat, move, unheard)
        assert heard == unheard


def test_a_doubt_shows_all_backs_to_everybody():
    """ILL-26: example 19, after it every view holds all shares of the row."""
    state = table(["B13-0", "B06-0", "B05-1"], top="B01-3")
    doubt(state)
    for seat in (None, 0, 1, 2, 3):
        reveal = state.view(seat).reveal
        assert [back.red for back in reveal.row] == [4, 9, 16]


def test_removed_backs_cannot_be_looked_up():
    """ILL-32, ILL-R17: after the next placement no share is left in any view."""
    state = table(["B13-0", "B06-0", "B05-1"], top="B01-3")
    doubt(state)
    place(state, 1)
    plain = msgspec.to_builtins(state.view(None))
    assert plain["reveal"] is None
    assert plain["removed_size"] == 3


def test_all_views_are_alike_but_for_the_eyes():
    """ILL-R18: everybody sees the same; the game has no private information."""
    for state in walk(Table(GAME, 4, {}), 3):
        views = []
        for seat in (None, 0, 1, 2, 3):
            view = msgspec.structs.replace(state.view(seat), seat=None)
            views.append(encode(view))
        assert len(set(views)) == 1


def test_a_picture_number_is_only_the_order_of_appearance():
    """ILL-11, ILL-22: at other tables the same number stands for another card."""
    cards = {tuple(GAME.new(2, seed).shown) for seed in range(200)}
    assert len(cards) > 190
    for seed in range(20):
        view = GAME.new(2, seed).view(0)
        assert (view.row, view.next_picture) == ((0,), 1)


def test_a_card_that_comes_back_has_a_new_number():
    """ILL-R5: after a shuffle nobody can look an old back up by its number."""
    seen: dict[int, set[int]] = {}
    for state in walk(Table(GAME, 2, {"mode": "twelve-rounds"}), 1):
        for number, card in enumerate(state.shown):
            seen.setdefault(number, set()).add(card)
    assert all(len(cards) == 1 for cards in seen.values()), "a number never changes its card"
    state = table(["B13-0", "B06-0"], top="B01-3", removed=["B05-1"])
    state.removed += state.pile
    state.pile = []
    shown = len(state.shown)
    place(state, 0)
    assert state.view(0).next_picture == shown


def test_the_first_card_of_the_deck_is_shown_like_any_other():
    """ILL-09, ILL-R4: whichever card lies on top, everybody sees its picture."""
    first = next(name for name, number in NUMBER.items() if number == 0)
    view = table(["B13-0", "B06-0"], top=first).view(0)
    assert view.next_picture == 2 and view.pile_size == 96


def test_the_sizes_of_both_piles_are_public():
    """ILL-07, ILL-09: everybody sees how many cards and arrows are left."""
    state = table(["B13-0", "B06-0"], top="B01-3")
    view = state.view(None)
    assert view.pile_size == 96
    assert view.arrows_left == 11


@pytest.mark.parametrize("turn", [0, 1, 2])
def test_the_view_says_who_placed_last(turn):
    """ILL-31: everybody knows who would get the arrow."""
    state = table(["B13-0"], top="B01-3", turn=turn, seats=3)
    place(state, 1)
    view = state.view(None)
    assert (view.last_placer, view.last_slot) == (turn, 1)


def test_events_of_a_placement_hold_no_share():
    """ILL-22: the card stays picture up."""
    state = table(["B13-0", "B06-0"], top="B01-3")
    notices: list[Notice] = []
    state.apply(0, state.legal(0)[1], notices)
    fields = {name for notice in notices for name in notice.event.__struct_fields__}
    assert fields == {"seat", "picture", "slot", "cards"}
