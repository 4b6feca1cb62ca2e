"""Rules that no other page of tests has: views, order of events, edges."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from games.blank.tables import BLANK, A, B, C, D, Table, effect_of, rule_if
from stolik.games.blank.engine.turns.closing import can_be_accused
from stolik.games.blank.events import CardActivated, PenaltyTaken
from stolik.kernel.view import encode

MARK = {"who": "actor", "do": "limit", "cards": 3}


def test_an_effect_must_be_carried_out_unless_it_is_optional():
    """BLK-51, BLK-33: no way to decline RC2, but RC6's kind of clause can be."""
    table = Table("circle 1, hexagon 1", row=("RC2",), top="circle 6").play(A, "circle 1")
    assert table.legal(A) == ["player 1", "player 2", "player 3"]
    free = Table("hexagon 2a, circle 1", effects={"hexagon-2-a": effect_of(
        {"who": "actor", "may": True, "do": "draw", "n": 1})}).play(A, "hexagon 2a")  # fmt: skip
    assert free.legal(A) == ["yes", "no"]


def test_an_activation_is_finished_before_the_next_begins():
    """BLK-L24, BLK-R17: what a clause causes waits at the end of the queue."""
    first = rule_if({"on": "played"}, {"who": "actor", "do": "draw", "n": 1}, name={"en": "one"})
    second = rule_if({"on": "played"}, MARK, name={"en": "two"})
    third = rule_if({"on": "drawn"}, MARK, name={"en": "three"})
    table = Table("hexagon 1, circle 1", row=(third, first, second), effects={})
    table.play(A, "hexagon 1")
    assert [event.source.en for event in table.said(CardActivated)] == ["one", "two", "three"]


def test_a_report_during_a_resolution_has_to_wait():
    """BLK-L25, BLK-W10: between two resolutions only."""
    table = Table("circle 1, hexagon 1", row=("RC2", "RC5"), top="circle 6")
    assert "report rule-2 3" in table.legal(C)
    table.play(A, "circle 1")
    assert table.refusal(C, "report rule-2 3") == ("BLK-L33", "nothing-to-report")


@pytest.mark.parametrize(("players", "rules", "bound"), [(4, 3, 340), (6, 6, 1290), (8, 6, 2280)])
def test_the_bound_of_a_resolution_is_below_the_cap(players, rules, bound):
    """BLK-L29, BLK-L30: the ledger's figures, and the cap of BLK-L31 above them."""
    assert (rules * players + 1 + players) * 5 * players == bound
    assert bound < BLANK.rules(4, {}).setting.step_cap == 2400


def test_colours_are_drawn_as_shapes():
    """BLK-R3, BLK-05: every card tells its shape by name."""
    view = BLANK.new(2, 1).view(0)
    shapes = {"hexagon", "circle", "triangle", "rhombus", "square", "shield"}
    assert {card.colour for card in view.hand} <= shapes


def test_the_opening_card_has_no_owner():
    """BLK-R6, BLK-21: nobody played it, so it counts for no streak either."""
    state = BLANK.new(3, 4)
    assert state.played_by == -1 and state.last_played == -1
    assert not state.resolution.activated


def test_the_kinds_of_form_mistakes():
    """BLK-R14: not matching is tested only if the play is uniform; one penalty a kind."""
    mixed = Table("square 1b, circle 2", mode="B", effects={}).play(A, "square 1", "circle 2")
    assert mixed.said(PenaltyTaken)[0].count == 1
    far = Table(5, "square 1b, square 2", mode="B", effects={}).play(B, "square 1", "square 2")
    assert far.said(PenaltyTaken)[0].count == 2
    worst = Table(5, "square 1b, circle 2", mode="B", effects={}).play(B, "square 1", "circle 2")
    assert worst.said(PenaltyTaken)[0].count == 2


def test_an_effect_is_carried_out_as_far_as_possible():
    """BLK-R21, BLK-L16: three cards are wanted, two are there."""
    take = effect_of({"who": "actor", "do": "take", "from": "next", "n": 3})
    table = Table("hexagon 2a, circle 1", 2, 5, 5, effects={"hexagon-2-a": take})
    table.play(A, "hexagon 2a")
    assert table.sizes[A] == 3 and table.state.winners == (B,)


def test_social_acts_and_broken_bans_are_not_made_up_for():
    """BLK-R30, BLK-80: the penalty is all."""
    table = Table("triangle 1, hexagon 2", "square 1b, hexagon 5", 5, 5, row=("RC7",),
                  top="triangle 6", effects={})  # fmt: skip
    table.play(A, "triangle 1").do(B, "claim rule-1").play(B, "square 1")
    table.do(D, "call 1 rule-1").do(B, "admit")
    assert table.sizes[B] == 2 and not table.state.duties


def test_hands_and_piles_add_up():
    """BLK-I4, BLK-I5: always 72, each combination twice."""
    state = BLANK.new(6, 8)
    cards = sorted([c for hand in state.hands for c in hand] + state.draw + state.discard)
    assert cards == list(range(72))
    kinds = [card // 2 for card in cards]
    assert all(kinds.count(kind) == 2 for kind in range(36))


def test_only_top_cards_of_accepted_plays_activate_played_rules():
    """BLK-I9: discarded and reaction cards never do."""
    rule = rule_if({"on": "played", "colour": ["circle"]}, MARK)
    drop = effect_of({"who": "actor", "do": "discard", "n": "all"})
    table = Table("hexagon 2a, circle 1, circle 5", row=(rule,), effects={"hexagon-2-a": drop})
    table.play(A, "hexagon 2a")
    assert [event.source.en for event in table.said(CardActivated)] == ["T"]


def test_a_penalty_raises_the_hand_by_exactly_its_number():
    """BLK-I10: or by what both piles can give."""
    two = rule_if({"on": "played"}, {"who": "next", "do": "penalty", "n": 2})
    table = Table("hexagon 1, circle 1", 5, row=(two,), effects={})
    table.state.hands[D] = sorted(table.state.hands[D] + table.state.draw[1:])
    table.state.draw = table.state.draw[:1]
    table.play(A, "hexagon 1")
    assert table.sizes[B] == 5 + 2  # one from the pile, one from the discards


def test_no_view_holds_another_hand_or_the_order_of_a_pile():
    """BLK-I16: the spectator's view is the same whatever is hidden."""
    state = BLANK.new(4, 2)
    twin = state.copy()
    twin.hands[1], twin.hands[2] = twin.hands[2], twin.hands[1]
    twin.own_draw().reverse()
    twin.rule_pile.reverse()
    assert encode(twin.view(None)) == encode(state.view(None))
    assert encode(twin.view(0)) == encode(state.view(0))
    assert twin.legal(0) == state.legal(0)


def test_stacked_decks_have_twice_the_cards():
    """BLK-D23: option `stack`, copies c and d of every combination."""
    state = BLANK.new(4, 2, {"decks": 2})
    assert len(state.draw) == 144 - 29
    assert max(card for hand in state.hands for card in hand) >= 72


@pytest.mark.parametrize("language", ["en", "pl"])
def test_every_refusal_points_at_a_sentence_of_the_guide(language):
    """BLK-26 and all others: a refusal's rule can be looked up."""
    package = files("stolik.games.blank")
    guide = package.joinpath(f"guide.{language}.md").read_text("utf-8")
    judge = package.joinpath("rules.py").read_text("utf-8")
    rules = set(re.findall(r'Refusal\(\s*"(BLK-\w+)"', judge))
    assert len(rules) > 15
    assert [rule for rule in sorted(rules) if f'<a id="{rule}"></a>' not in guide] == []


def test_a_rule_that_enters_the_row_works_from_the_next_event_on():
    """BLK-L27: what the same play still does cannot set it going."""
    newcomer = rule_if({"on": "drawn"}, {"who": "all", "do": "draw", "n": 1})
    effect = effect_of({"who": "table", "do": "addRule"}, {"who": "actor", "do": "draw", "n": 1})
    table = Table("hexagon 2a, circle 1", "square 1b", 5, 5, spare=(newcomer,),
                  effects={"hexagon-2-a": effect}).play(A, "hexagon 2a")  # fmt: skip
    for seat in (A, B, C, D):
        table.do(seat, "understood")
    assert table.state.row == [0] and table.sizes == [2, 1, 5, 5]
    table.do(B, "draw")
    assert table.sizes[C] > 5


def test_the_row_never_has_more_than_six_rules():
    """BLK-I7, BLK-R65: a seventh stays in the pile."""
    effect = effect_of({"who": "table", "do": "addRule"})
    row = ("RC1", "RC3", "NR1", "NR2", "NR4", "NR5")
    table = Table("hexagon 2a, circle 1", row=row, spare=("NR6",),
                  effects={"hexagon-2-a": effect}).play(A, "hexagon 2a")  # fmt: skip
    assert table.state.row == [0, 1, 2, 3, 4, 5] and table.state.rule_pile == [6]


def test_a_lasting_duty_ends_with_its_own_bearers_next_turn():
    """BLK-L36, BLK-R54: B's turn ends what B has to do, not what the others have to."""
    act = {"who": "others", "do": "act", "what": {"en": "hum"}, "until": "yourNextTurn"}
    table = Table("hexagon 2a, circle 1", effects={"hexagon-2-a": effect_of(act)})
    table.play(A, "hexagon 2a")
    assert sorted(duty.seat for duty in table.state.view(A).duties) == [C, D]


def test_a_lasting_duty_is_called_out_once_a_turn_and_not_again_at_the_end():
    """BLK-W14, BLK-R40: C could go out owing a hum, unless C paid for it in this very turn."""
    act = {"who": "others", "do": "act", "what": {"en": "hum"}, "until": "yourNextTurn"}
    table = Table("hexagon 2a, circle 1", effects={"hexagon-2-a": effect_of(act)})
    state = table.play(A, "hexagon 2a").state
    assert can_be_accused(state, [C]) and not can_be_accused(state, [B])
    for duty in state.duties:
        duty.punished_in = state.turns
    assert not can_be_accused(state, [C])


def test_an_extra_turn_that_is_skipped_leaves_an_ordinary_one_to_the_next():
    """BLK-L54, BLK-L23: B may earn an extra turn."""
    skip = rule_if({"on": "played", "digit": [6]}, {"who": "actor", "do": "skip"})
    table = Table("hexagon 6b, circle 1", row=("NR1", skip), effects={}).play(A, "hexagon 6")
    assert table.state.active == B and not table.state.is_extra


@pytest.mark.parametrize(("cap", "active"), [(2, A), (1, B)])
def test_an_extra_turn_is_a_step_too(cap, active):
    """BLK-L31: past the cap nobody gets one."""
    again = effect_of({"who": "actor", "do": "draw", "n": 1}, {"who": "actor", "do": "again"})
    table = Table("hexagon 2, circle 1, circle 2", effects={"hexagon-2-b": again})
    former = table.state.setting.step_cap
    table.state.setting.step_cap = cap
    try:
        table.play(A, "hexagon 2")
    finally:
        table.state.setting.step_cap = former  # tables of the same cards share it
    assert table.state.active == active
