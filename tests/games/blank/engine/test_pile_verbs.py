"""Verbs of the piles, trades, demands, and players whom only some cards name."""

from __future__ import annotations

import pytest

from games.blank.builders import clause, effect, only_fault, rule
from games.blank.tables import A, B, C, D, Table, effect_of, rule_if
from stolik.games.blank.engine.model.duty import BREACH_PROHIBITION
from stolik.games.blank.events import (
    CardActivated,
    CardsHanded,
    CardsPutOnPile,
    CardsPutOnPileUnseen,
    DiscardsTaken,
    HandsRedealt,
    PileDiscarded,
    PileShuffled,
    ValueDemanded,
    ValueRequired,
)
from stolik.games.blank.options import card_number

FIRST = "hexagon 2a, circle 1, circle 5, square 3"
DRAW_ONE = {"who": "next", "do": "draw", "n": 1}


def with_effect(*then, hands=(FIRST,), row=(), **options) -> Table:
    """A holds hexagon 2 with this effect."""
    options.setdefault("seats", 4)
    return Table(*hands, row=row, top="hexagon 4",
                 effects={"hexagon-2-a": effect_of(*then)}, **options)  # fmt: skip


def after(*then, **keys) -> Table:
    return with_effect(*then, **keys).play(A, "hexagon 2a")


def number(name: str) -> int:
    """A card's number by its notation without the copy: the second copy."""
    return card_number(f"{name.replace(' ', '-')}-b")


def fill_discards(table: Table, *names: str) -> None:
    """Put cards of the draw pile under the top card."""
    for name in names:
        card = number(name)
        table.state.draw.remove(card)
        table.state.discard.insert(0, card)
        table.state.known[card] = 15


@pytest.mark.parametrize(("pile", "place"), [("drawTop", -1), ("drawBottom", 0)])
def test_a_card_put_on_the_draw_pile_is_known_to_its_holder_only(pile, place):
    """BLK-L57: the holder picks it; the others see that a card went to the pile."""
    table = with_effect({"who": "actor", "do": "put", "n": 1, "pile": pile})
    notices: list = []
    table.play(A, "hexagon 2a")
    state = table.state
    state.apply(A, state.rules.game.parse("pick circle-1-b"), notices)
    reported = next(one for one in notices if isinstance(one.event, CardsPutOnPile))
    assert reported.audience == (A,) and isinstance(reported.for_seat(B), CardsPutOnPileUnseen)
    assert state.draw[place] == number("circle 1") and table.sizes[A] == 2
    assert [one.card.name for one in state.view(A).pile_known] == ["circle-1-b"]
    assert state.view(B).pile_known == ()


def test_of_several_cards_put_on_the_draw_pile_the_last_lies_uppermost():
    """BLK-L57: the order is the performer's."""
    table = after({"who": "actor", "do": "put", "n": 2, "pile": "drawTop"})
    table.do(A, "pick square-3-b", "pick circle-1-b")
    assert table.state.draw[-2:] == [number("square 3"), number("circle 1")]


def test_cards_shuffled_into_the_draw_pile_wake_rules_that_wait_for_a_shuffle():
    """BLK-L57: nobody knows where they are, and the pile counts as shuffled."""
    row = (rule_if({"on": "reshuffled"}, DRAW_ONE),)
    table = after({"who": "actor", "do": "put", "n": "all", "pile": "drawShuffled"}, row=row)
    assert table.sizes == [0, 6, 5, 5] and table.said(PileShuffled)
    assert table.state.view(A).pile_known == ()


def test_a_card_put_on_the_discard_pile_is_the_top_card_and_activates_nothing():
    """BLK-L57, BLK-49: it is discarded, not played."""
    row = (rule_if({"on": "played", "colour": ["circle"]}, DRAW_ONE),
           rule_if({"on": "discarded"}, {"who": "previous", "do": "draw", "n": 1}))  # fmt: skip
    table = after({"who": "actor", "do": "put", "n": 1, "pile": "discardTop"}, row=row)
    table.do(A, "pick circle-1-b")
    assert table.top == "circle-1" and table.sizes == [2, 5, 5, 6]


def test_cards_of_the_draw_pile_are_discarded_for_all_to_see():
    """BLK-L57: under the top card; no hand discards, and what is missing is left out."""
    row = (rule_if({"on": "discarded"}, DRAW_ONE),)
    table = after({"who": "actor", "do": "discardDrawPile", "n": 2}, row=row)
    (reported,) = table.said(PileDiscarded)
    assert len(reported.cards) == 2 and table.top == "hexagon-2" and table.sizes == [3, 5, 5, 5]
    few = with_effect({"who": "all", "do": "discardDrawPile", "n": 6})
    few.state.discard[:0] = few.state.draw[1:]
    few.state.draw = few.state.draw[:1]
    few.play(A, "hexagon 2a")
    assert few.state.draw == [] and few.top == "hexagon-2"


def test_a_discarded_card_of_choice_comes_to_the_hand_and_the_top_card_stays():
    """BLK-L58: everybody sees it, and it is not drawn."""
    row = (rule_if({"on": "drawn"}, DRAW_ONE),)
    table = with_effect({"who": "actor", "do": "takeDiscarded", "n": 1}, row=row)
    fill_discards(table, "square 6", "rhombus 6")
    table.play(A, "hexagon 2a")
    assert table.legal(A) == ["pick hexagon-4-b", "pick rhombus-6-b", "pick square-6-b"]
    assert [face.name for face in table.state.view(A).searched][-1] == "square-6-b"
    assert table.state.view(B).searched == ()
    table.do(A, "pick square-6-b")
    assert [face.name for face in table.said(DiscardsTaken)[0].cards] == ["square-6-b"]
    assert [one.card.name for one in table.state.view(C).known] == ["square-6-b"]
    assert table.top == "hexagon-2" and table.sizes == [4, 5, 5, 5]


def test_in_strict_memory_the_discards_are_seen_while_one_is_picked():
    """BLK-L58: the pile lies open, though the view hides it as long as nobody needs it."""
    table = with_effect({"who": "actor", "do": "takeDiscarded", "n": 1}, mode="B", show_turn=True)
    fill_discards(table, "square 6", "rhombus 6")
    table.play(A, "hexagon 2a")
    table.fine()
    table.do(A, next(move for move in table.legal(A) if move.startswith("claim")))
    assert table.state.view(A).discard is None and len(table.state.view(A).searched) == 3


def test_the_top_of_the_discard_pile_can_be_taken_but_never_the_last_card():
    """BLK-L58: the card below is the top card then."""
    table = after({"who": "actor", "do": "takeDiscarded", "n": 3, "pick": "top"})
    assert table.top == "hexagon-4" and len(table.state.discard) == 1 and table.sizes[A] == 4


def test_discards_taken_at_random_leave_the_top_card():
    """BLK-L58."""
    table = with_effect({"who": "actor", "do": "takeDiscarded", "n": 2, "pick": "random"})
    fill_discards(table, "square 6", "rhombus 6")
    table.play(A, "hexagon 2a")
    assert table.top == "hexagon-2" and len(table.state.discard) == 2 and table.sizes[A] == 5


def test_of_two_who_pick_one_discard_the_earlier_has_it():
    """BLK-L58, BLK-R22."""
    table = with_effect({"who": "all", "do": "takeDiscarded", "n": 1})
    fill_discards(table, "square 6", "rhombus 6", "hexagon 5", "hexagon 6")
    table.play(A, "hexagon 2a")
    for seat in (A, B, C, D):
        table.do(seat, "pick square-6-b")
    assert number("square 6") in table.state.hands[A] and table.sizes == [4, 6, 6, 6]


def test_the_draw_pile_is_shuffled_for_all_to_see():
    """BLK-L4: nobody knows its order any more."""
    table = with_effect({"who": "table", "do": "shuffle"})
    table.state.known[table.state.draw[-1]] = 1
    table.play(A, "hexagon 2a")
    assert table.said(PileShuffled) and table.state.view(A).pile_known == ()


def test_one_can_discard_down_to_a_number():
    """Verb discardTo: as many as are too many, of one's own choice; nobody else is asked."""
    table = after({"who": "all", "do": "discardTo", "n": 3})
    assert table.state.deciders() == (B, C, D)
    assert table.state.view(B).question.kind == "pick-discard"
    assert table.state.view(B).question.count == 2
    for seat in (B, C, D):
        table.do(seat, *table.legal(seat)[:2])
    assert table.sizes == [3, 3, 3, 3]


def test_half_a_hand_is_rounded_down():
    """BLK-L60: of the performer's own hand."""
    table = after({"who": "next", "do": "discard", "n": {"half": "hand"}, "pick": "random"},
                  {"who": "previous", "do": "draw", "n": {"half": "hand"}})  # fmt: skip
    assert table.sizes == [3, 3, 5, 7]


def test_a_card_can_be_taken_from_each_of_the_others():
    """BLK-L56: blind from everybody; only both sides see it."""
    table = after({"who": "actor", "do": "take", "from": "each", "n": 1})
    assert table.sizes == [6, 4, 4, 4]
    assert [one.giver for one in table.said(CardsHanded)] == [B, C, D]


def test_an_optional_taking_from_each_is_decided_once():
    """BLK-L56, BLK-L18."""
    table = after({"who": "actor", "may": True, "do": "take", "from": "each", "n": 1})
    table.do(A, "no")
    assert table.sizes == [3, 5, 5, 5] and table.state.active == B


def test_a_taking_from_each_can_be_turned_away_by_one_of_them():
    """BLK-L19, BLK-L56: the others still lose their card."""
    guard = effect_of({"who": "actor", "do": "draw", "n": 1},
                      react={"to": "take", "cancel": True})  # fmt: skip
    taking = effect_of({"who": "actor", "do": "take", "from": "each", "n": 1})
    table = Table(FIRST, "rhombus 6a, circle 2, square 2", row=(), top="hexagon 4",
                  effects={"hexagon-2-a": taking, "rhombus-6-a": guard})  # fmt: skip
    table.play(A, "hexagon 2a")
    for seat in (B, C, D):
        move = "react rhombus-6-a" if seat == B else "accept"
        table.do(seat, move)
    assert table.sizes == [5, 3, 4, 4]


def test_whoever_gives_to_each_picks_one_card_after_the_other():
    """BLK-L56: a card goes to one player only, and what is missing is left out."""
    table = after({"who": "actor", "do": "give", "to": "each", "n": 1})
    assert table.state.view(A).question.kind == "pick-give-to"
    assert table.state.view(A).question.other == B
    table.do(A, "pick circle-5-b")
    assert "pick circle-5-b" not in table.legal(A)
    table.do(A, "pick circle-1-b")
    assert number("circle 5") in table.state.hands[B]
    assert number("circle 1") in table.state.hands[C]
    assert table.sizes == [0, 6, 6, 6]


def test_a_trade_moves_the_picks_of_both_sides_together():
    """BLK-L59: both pick in secret; the partner cannot say no."""
    table = after({"who": "actor", "may": True, "do": "trade", "with": "next", "n": 1})
    table.do(A, "yes")
    assert table.state.deciders() == (A, B)
    theirs = table.legal(B)[0]
    table.do(A, "pick circle-1-b").do(B, theirs)
    assert number("circle 1") in table.state.hands[B] and table.sizes == [3, 5, 5, 5]
    assert theirs[5:] in [face.name for face in table.state.view(A).hand]


def test_a_trade_with_somebody_without_cards_gives_nothing_back():
    """BLK-L16, BLK-L59: as far as possible."""
    table = with_effect({"who": "actor", "do": "trade", "with": "next", "n": 1},
                        hands=(FIRST, "", 4, 4))  # fmt: skip
    table.play(A, "hexagon 2a").do(A, "pick circle-1-b")
    assert table.sizes == [2, 1, 4, 4]


def test_all_hands_are_shuffled_together_and_dealt_out_evenly():
    """BLK-L59: one card at a time, beginning with the actor."""
    table = with_effect({"who": "all", "do": "redeal"}, hands=(FIRST, 6, 2, 3))
    table.play(A, "hexagon 2a")
    assert table.sizes == [4, 4, 3, 3] and table.said(HandsRedealt)
    for seat in (A, B, C, D):
        assert table.state.view(seat).known == ()


@pytest.mark.parametrize(("seats", "opposite"), [(2, B), (3, B), (4, C), (5, C), (6, D)])
def test_the_player_opposite_sits_half_way_round(seats, opposite):
    """BLK-L56: with an odd number the nearer one on the left."""
    table = after({"who": "opposite", "do": "draw", "n": 1}, seats=seats)
    assert table.sizes[opposite] == 6 and sum(table.sizes) == 5 * (seats - 1) + 3 + 1


def test_the_next_players_are_those_after_the_actor():
    """BLK-L56: in the current direction, and never the actor."""
    table = with_effect({"who": "nextTwo", "do": "draw", "n": 1})
    table.state.direction = -1
    assert table.play(A, "hexagon 2a").sizes == [3, 5, 6, 6]
    assert after({"who": "nextThree", "do": "skip"}, seats=2).sizes == [3, 5]
    assert after({"who": "nextThree", "do": "discardTo", "n": 6}).state.active == B


def test_a_named_colour_must_be_played_whatever_lies_on_top():
    """BLK-L61: it replaces matching, for one play."""
    hands = (FIRST, "shield 1, hexagon 6, circle 2, circle 3", 4, 4)
    table = after({"who": "actor", "do": "demand", "what": "colour", "value": "say"}, hands=hands)
    assert table.state.view(A).question.kind == "demand-colour"
    table.do(A, "colour circle")
    assert table.said(ValueDemanded)[0].seat == A
    assert table.state.view(B).match_by == "colour-circle"
    assert table.lays(B) == ["circle-2", "circle-3"]
    assert table.refusal(B, "lay hexagon-6-b") == ("BLK-26", "no-match")
    table.play(B, "circle 2", "circle 3")
    assert table.state.match_by == 0 and table.top == "circle-3"


def test_whoever_has_nothing_that_was_demanded_draws():
    """BLK-L61, BLK-35: and the demand stays until a card is played."""
    table = with_effect({"who": "table", "do": "demand", "what": "digit", "value": 6},
                        hands=(FIRST, "hexagon 1, circle 2", "square 6, square 1", 4))  # fmt: skip
    table.play(A, "hexagon 2a")
    assert table.said(ValueRequired) and table.legal(B) == ["draw"]
    table.do(B, "draw")
    assert table.lays(C) == ["square-6"]


def test_in_strict_memory_an_ignored_demand_is_a_breach_and_an_obeyed_one_no_mistake():
    """BLK-L61, BLK-77: the form is right if the demand is met or the top card matched."""
    then = {"who": "table", "do": "demand", "what": "colour", "value": "circle"}
    for card, is_breach in (("circle 3", False), ("hexagon 6", True)):
        hands = (FIRST, "hexagon 6, circle 3, square 1", 4, 4)
        table = with_effect(then, hands=hands, mode="B", show_turn=True)
        table.play(A, "hexagon 2a").breathe()
        table.play(B, card)
        breaches = [duty for duty in table.state.duties if duty.breach == BREACH_PROHIBITION]
        assert bool(breaches) == is_breach and table.sizes[B] == 2


def test_a_card_can_turn_something_away_and_do_nothing_else():
    """BLK-L62."""
    mirror = effect_of({"who": "table", "do": "nothing"}, react={"to": "skip", "cancel": True})
    table = Table("hexagon 3, circle 1", "rhombus 6a, circle 2", row=("RC1",), top="hexagon 4",
                  effects={"rhombus-6-a": mirror})  # fmt: skip
    table.play(A, "hexagon 3").do(B, "react rhombus-6-a")
    assert table.state.active == B and table.sizes == [1, 1, 5, 5]


@pytest.mark.parametrize(
    ("how", "card", "fires"),
    [("higher", "hexagon 6", True), ("higher", "hexagon 1", False), ("lower", "hexagon 1", True),
     ("higher", "circle 4", False), ("lower", "circle 4", False)],
)  # fmt: skip
def test_a_rule_can_compare_the_card_with_the_one_before(how, card, fires):
    """BLK-L63: by their digits."""
    row = (rule_if({"on": "played", "compared": how}, DRAW_ONE),)
    table = Table("hexagon 6, hexagon 1, circle 4, square 1", row=row, top="hexagon 4", effects={})
    table.play(A, card)
    assert bool(table.said(CardActivated)) == fires


@pytest.mark.parametrize(("what", "fires"), [("digit", (True, False)), ("colour", (False, True))])
def test_a_rule_can_ask_what_the_cards_of_a_play_share(what, fires):
    """BLK-L63: two fours of two colours, and two hexagons of two digits."""
    row = (rule_if({"on": "played", "cards": {"min": 2}, "alike": what}, DRAW_ONE),)
    for cards, wanted in zip((("circle 4", "square 4"), ("hexagon 6", "hexagon 1")), fires,
                             strict=True):  # fmt: skip
        table = Table("circle 4, square 4, hexagon 6, hexagon 1, square 1", row=row,
                      top="hexagon 4", effects={})  # fmt: skip
        table.play(A, *cards)
        assert bool(table.said(CardActivated)) == wanted


def test_limits_of_the_new_parts():
    """BLK-L4, BLK-L52, BLK-L61, BLK-L62, BLK-L63: the checker names place and rule."""
    assert only_fault(clause(who="next", do="shuffle")).rule == "BLK-L4"
    assert only_fault(clause(who="next", do="redeal")).rule == "BLK-L4"
    assert only_fault(clause(who="all", do="trade", **{"with": "next"}, n=1)).rule == "BLK-L52"
    table = clause(who="table", do="demand", what="colour", value="say")
    assert only_fault(table).reason == "table-verb"
    optional = clause(who="next", may=True, do="demand", what="colour", value="circle")
    assert only_fault(optional).rule == "BLK-L61"
    wrong = clause(who="table", do="demand", what="colour", value=3)
    assert (only_fault(wrong).rule, only_fault(wrong).reason) == ("BLK-L53", "ban-value")
    assert only_fault(clause(who="table", do="nothing")).rule == "BLK-L62"
    two = [{"who": "table", "do": "nothing"}, {"who": "actor", "do": "draw", "n": 1}]
    turned = effect(react={"to": "skip", "cancel": True}, then=two)
    assert only_fault(turned).rule == "BLK-L62"
    alike = rule(**{"if": {"on": "played", "alike": "digit"}})
    assert (only_fault(alike).rule, only_fault(alike).path) == ("BLK-L63", "$.if.alike")
    assert only_fault(clause(who="each", do="draw", n=1)).path == "$.then[0].who"
