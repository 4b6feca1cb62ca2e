"""What verbs do that move or show cards."""

from __future__ import annotations

import pytest

from games.blank.tables import A, B, C, D, Table, effect_of
from stolik.games.blank.engine.questions import searched_cards
from stolik.games.blank.events import (
    CardsHanded,
    CardsHandedUnseen,
    CardsShown,
    PileSearched,
)

PLAYED = {"on": "played"}


def with_effect(*then, hands=(), top="hexagon 4", row=(), **options) -> Table:
    """A plays hexagon 2 with this effect."""
    options.setdefault("seats", 4)
    first = "hexagon 2a, circle 1, circle 5, square 3"
    return Table(*(hands or (first,)), row=row, top=top,
                 effects={"hexagon-2-a": effect_of(*then)}, **options)  # fmt: skip


def after(*then, **keys) -> Table:
    return with_effect(*then, **keys).play(A, "hexagon 2a")


def test_draw_and_draw_to():
    """BLK-L14, BLK-L16: draw n; up to n in hand, nothing if already there."""
    table = after({"who": "actor", "do": "draw", "n": 3}, {"who": "next", "do": "drawTo", "n": 6},
                  {"who": "previous", "do": "drawTo", "n": 2})  # fmt: skip
    assert table.sizes == [6, 6, 5, 5]


@pytest.mark.parametrize(("ref", "count"), [("topDigit", 2), ("playCount", 1), ("activeRules", 2)])
def test_a_number_can_be_read_from_the_table(ref, count):
    """BLK-L12: the top card's digit, the cards of the play, the rules in the row."""
    row = ("NR10", "NR11")
    table = after({"who": "next", "do": "draw", "n": {"ref": ref}}, row=row)
    assert table.sizes[B] == 5 + count


def test_a_blind_take_is_seen_by_both_sides_only():
    """BLK-R23: taken at random; the others learn only that a card moved."""
    table = with_effect({"who": "actor", "do": "take", "from": "next", "n": 2})
    notices: list = []
    state = table.state
    table.do(A, "lay hexagon-2-a")
    state.apply(A, state.legal(A)[-1], notices)
    moved = next(notice for notice in notices if isinstance(notice.event, CardsHanded))
    assert moved.audience == (B, A) and isinstance(moved.for_seat(C), CardsHandedUnseen)
    assert table.sizes == [5, 3, 5, 5]


def test_a_take_after_looking_is_picked_by_the_taker():
    """Verb take, pick look: the taker sees the whole hand."""
    table = after({"who": "actor", "do": "take", "from": "next", "n": 1, "pick": "look"})
    assert len(table.state.view(A).known) == 5 and len(table.legal(A)) == 5
    card = table.legal(A)[2]
    table.do(A, card)
    assert card[5:] in [face.name for face in table.state.view(A).hand]


def test_a_take_can_leave_the_pick_to_the_owner():
    """Verb take, pick owner: the victim is asked."""
    table = after({"who": "actor", "do": "take", "from": "next", "n": 1, "pick": "owner"})
    assert table.state.deciders() == (B,)
    table.do(B, table.legal(B)[0])
    assert table.sizes == [4, 4, 5, 5]


def test_give_is_picked_by_the_giver_or_blind():
    """BLK-R23: the giver picks; blind at random."""
    table = after({"who": "actor", "do": "give", "to": "previous", "n": 2})
    table.do(A, "pick circle-1-b", "pick square-3-b")
    assert table.sizes == [1, 5, 5, 7]
    blind = after({"who": "actor", "do": "give", "to": "previous", "n": 1, "pick": "blind"})
    assert blind.sizes == [2, 5, 5, 6]


def test_several_performers_choose_in_secret_and_move_together():
    """BLK-L17, BLK-R22, NR4: nobody sees a choice before all are in."""
    table = Table("shield 2, circle 1, circle 2", "square 1b, square 2", "rhombus 1, rhombus 3",
                  "triangle 1, triangle 2", row=("NR4",), top="shield 6", effects={})  # fmt: skip
    table.play(A, "shield 2")
    assert table.state.deciders() == (A, B, C, D)
    table.do(A, table.legal(A)[0])
    assert table.sizes == [2, 2, 2, 2] and table.state.view(B).picked == ()
    for seat in (B, C, D):
        table.do(seat, table.legal(seat)[0])
    assert table.sizes == [2, 2, 2, 2] and table.state.active == B
    assert 12 + 1 in table.state.hands[B]


def test_discards_go_under_the_top_card_and_activate_nothing():
    """BLK-R24, BLK-49: the top card stays, the discarded card's effect sleeps."""
    table = with_effect({"who": "actor", "do": "discard", "n": 1}, row=("RC4",))
    table.play(A, "hexagon 2a")
    table.do(A, "pick circle-1-b")
    assert table.top == "hexagon-2" and 13 in table.state.discard


def test_a_filtered_discard_asks_everybody_so_that_it_betrays_nothing():
    """BLK-W23: whoever has no such card says so with the same button."""
    table = after({"who": "others", "do": "discard", "n": 1, "colour": ["circle"]},
                  hands=("hexagon 2a, square 3", "circle 2, square 1b", "square 2, rhombus 1"),
                  seats=3)  # fmt: skip
    assert table.state.deciders() == (B, C)
    assert table.legal(C) == ["nothing"] and table.legal(B) == ["pick circle-2-b"]
    table.do(C, "nothing").do(B, "pick circle-2-b")
    assert table.sizes == [1, 1, 2]


def test_exchange_discards_and_draws_as_many():
    """Verb exchange: discard n, draw as many."""
    table = after({"who": "actor", "do": "exchange", "n": "all"})
    assert table.sizes[A] == 3 and len(table.state.discard) == 2 + 3


def test_swap_and_two_chosen_players():
    """BLK-R43, BLK-R57, GC6: any two different players, the actor too."""
    table = Table("hexagon 2a, circle 1", 3, 6, 5, effects={"hexagon-2-a": "GC6"})
    table.play(A, "hexagon 2a").do(A, "player 0")
    assert "player 0" not in table.legal(A)
    table.do(A, "player 2")
    assert table.sizes == [6, 3, 1, 5]


@pytest.mark.parametrize(("to", "sizes"), [("left", [5, 3, 4, 6]), ("right", [4, 6, 5, 3])])
def test_rotate_passes_whole_hands(to, sizes):
    """Verb rotate: everybody passes the complete hand; BLK-R25 left is clockwise."""
    table = after({"who": "all", "do": "rotate", "to": to}, hands=("hexagon 2a, circle 1, circle 5"
                  ", square 3", 4, 6, 5))  # fmt: skip
    assert table.sizes == sizes


def test_a_search_is_private_and_the_pile_is_shuffled():
    """BLK-R56, GC5: optional, the pile is shuffled even if nothing was taken."""
    table = Table("shield 5a, hexagon 1", top="shield 6")
    table.play(A, "shield 5a").do(A, "yes")
    view = table.state.view(A)
    assert len(view.searched) == view.draw_size and not table.state.view(B).searched
    assert searched_cards(table.state, A) == table.state.draw
    assert not searched_cards(table.state, B)
    order = list(table.state.draw)
    table.do(A, "nothing")
    assert table.state.draw != order and sorted(table.state.draw) == sorted(order)
    assert not table.said(PileSearched)[0].cards


def test_a_search_takes_what_was_picked():
    """BLK-R56: the card joins the hand and nobody else learns which."""
    table = Table("shield 5a, hexagon 1", top="shield 6")
    table.play(A, "shield 5a").do(A, "yes")
    card = table.legal(A)[0]
    table.do(A, card)
    assert card[5:] in [face.name for face in table.state.view(A).hand]
    assert table.state.known[table.state.hands[A][0]] in (1, 0b1111)


def test_an_empty_pile_is_rebuilt_for_a_search():
    """BLK-R45, BLK-R56."""
    table = Table("shield 5a, hexagon 1", top="shield 6")
    table.state.discard[:0] = table.state.draw
    table.state.draw = []
    table.play(A, "shield 5a").do(A, "yes", "nothing")
    assert len(table.state.discard) == 1 and table.state.draw


def test_the_giver_remembers_what_was_given():
    """Hidden information: a given card is known to giver and receiver, to nobody else."""
    table = after({"who": "actor", "do": "give", "to": "next", "n": 1})
    given = table.legal(A)[0]
    table.do(A, given)
    known = [(card.seat, f"pick {card.card.name}") for card in table.state.view(A).known]
    assert known == [(B, given)]
    assert not table.state.view(C).known


def test_who_knew_the_pile_does_not_know_what_others_draw_from_it():
    """Hidden information: a drawn card is the drawer's secret, also from a searcher."""
    table = Table("hexagon 1, circle 5", "square 2, rhombus 3", effects={})
    table.state.pile_seen = 1 << A | 1 << B
    table.play(A, "hexagon 1").do(B, "draw")
    assert table.state.pile_seen == 1 << B


def test_peeks_are_remembered():
    """Verb peek: hands and the top of the pile, by the one who looks only."""
    table = after({"who": "actor", "do": "peek", "at": "hand", "of": "next"},
                  {"who": "actor", "do": "peek", "at": "drawPile", "n": 3})  # fmt: skip
    view = table.state.view(A)
    assert [known.seat for known in view.known] == [B] * 5
    assert [card.depth for card in view.pile_known] == [2, 1, 0]
    assert not table.state.view(C).known and not table.state.view(None).pile_known


def test_reveal_shows_everybody():
    """NE3: a chosen player shows all cards, then the actor peeks."""
    table = Table("hexagon 2a, circle 1", 3, effects={"hexagon-2-a": "NE3"})
    table.play(A, "hexagon 2a").do(A, "player 1")
    assert len(table.said(CardsShown)[0].cards) == 3
    assert len(table.state.view(D).known) == 3
    assert len(table.state.view(D).shown) == 3, "they lie open while the move lasts"


def test_recycle_shuffles_the_discards_back():
    """Verb recycle: all but the top card."""
    table = after({"who": "table", "do": "recycle"})
    assert (table.state.discard == [2] and 6 in table.state.draw) or 7 in table.state.draw
