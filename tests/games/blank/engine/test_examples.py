"""The ledger's worked examples: plays, rules, penalties, call-outs and bans."""

from __future__ import annotations

import pytest

from games.blank.tables import A, B, C, D, Table, rule_if
from stolik.games.blank.events import CardActivated, PenaltyTaken
from stolik.kernel.refusal import IllegalMove
from stolik.kernel.registry import load_version


def test_a_card_of_the_same_digit_is_accepted():
    """BLK-X1: circle 4 on hexagon 4; BLK-26, BLK-34."""
    table = Table("hexagon 2, circle 4b, square 5")
    table.play(A, "circle 4")
    assert table.top == "circle-4" and table.state.active == B


def test_only_the_last_card_of_a_play_activates():
    """BLK-X2: three hexagons, 1 on top, RC1 sleeps; BLK-27, BLK-31, BLK-32."""
    table = Table("hexagon 1, hexagon 3, hexagon 6b, circle 2", row=("RC1",))
    table.play(A, "hexagon 3", "hexagon 6", "hexagon 1")
    assert table.top == "hexagon-1" and table.state.active == B
    assert not table.said(CardActivated)


def test_a_mixed_play_goes_back_and_is_punished_in_mode_b():
    """BLK-X3: each card alone would match, together they do not; BLK-28, BLK-60, BLK-69."""
    table = Table("hexagon 1, circle 4b, square 5", mode="B")
    table.play(A, "hexagon 1", "circle 4")
    assert table.sizes[A] == 4 and table.top == "hexagon-4" and table.state.active == B
    assert not table.said(CardActivated)
    assert table.said(PenaltyTaken)[0].cause == "form"


def test_a_mixed_play_is_refused_in_mode_a():
    """BLK-X3, BLK-L45: no change of state, and one may try again."""
    table = Table("hexagon 1, circle 4b, square 5")
    table.do(A, f"lay {table.card('hexagon 1', A)}")
    before = table.state.snapshot()
    with pytest.raises(IllegalMove) as caught:
        table.do(A, f"lay {table.card('circle 4', A)}")
    assert caught.value.refusal.rule == "BLK-29" and table.state.snapshot() == before
    table.do(A, "done")
    assert table.state.active == B


def test_a_play_may_not_match_through_another_of_its_cards():
    """BLK-X4: hexagon 5 with circle 5 on hexagon 4; BLK-29, BLK-R9."""
    table = Table("hexagon 5, circle 5")
    table.do(A, f"lay {table.card('hexagon 5', A)}")
    assert table.refusal(A, f"lay {table.card('circle 5', A)}") == ("BLK-29", "does-not-go-with")
    strict = Table("hexagon 5, circle 5", mode="B").play(A, "hexagon 5", "circle 5")
    assert strict.sizes[A] == 3 and strict.top == "hexagon-4"


def test_the_first_card_matches_and_the_rest_follow_in_a_chain():
    """BLK-R9: the house option chainPlay."""
    table = Table("hexagon 5, circle 5, circle 2", chain_play=True)
    table.do(A, f"lay {table.card('hexagon 5', A)}")
    assert table.lays(A) == ["circle-5"]
    table.do(A, f"lay {table.card('circle 5', A)}", "done")
    assert table.top == "circle-5"


def test_a_match_order_binds_every_card_of_a_chain():
    """BLK-R53, BLK-R9: the later cards of the play must have the digit too."""
    table = Table("rhombus 2a, hexagon 1", "shield 2, shield 5, circle 2", 5, 5,
                  top="rhombus 6", chain_play=True)  # fmt: skip
    table.play(A, "rhombus 2a").do(B, f"lay {table.card('shield 2', B)}")
    assert table.lays(B) == ["circle-2"]
    assert table.refusal(B, f"lay {table.card('shield 5', B)}") is not None


def test_before_version_4_a_match_order_bound_the_first_card_of_a_chain(monkeypatch):
    """BLK-R53: games that were begun under version 3 go on so."""
    assert not load_version("blank", 3).rules(2).setting.orders_bind_all
    assert load_version("blank", 4).rules(2).setting.orders_bind_all
    table = Table("rhombus 2a, hexagon 1", "shield 2, shield 5, circle 2", 5, 5,
                  top="rhombus 6", chain_play=True)  # fmt: skip
    monkeypatch.setattr(table.state.setting, "orders_bind_all", False)
    table.play(A, "rhombus 2a").do(B, f"lay {table.card('shield 2', B)}")
    assert table.lays(B) == ["circle-2", "shield-5"]


def test_the_card_drawn_as_a_penalty_cannot_be_played_at_once():
    """BLK-X5: nothing matches, hexagon 6 is drawn and kept; BLK-35, BLK-36, BLK-56."""
    table = Table("circle 1, square 2", effects={})
    six = 12 * 0 + 11
    table.state.draw.remove(six)
    table.state.draw.append(six)
    table.do(A, "draw")
    assert six in table.state.hands[A] and table.state.active == B


def test_out_of_turn_and_not_matching_are_two_mistakes():
    """BLK-X6: C draws two and B's turn goes on; BLK-58, BLK-59, BLK-67, BLK-70."""
    table = Table(5, 5, "square 2, circle 1", mode="B")
    table.state.active = B
    table.play(C, "square 2")
    assert table.sizes[C] == 4 and table.state.active == B and table.top == "hexagon-4"


def test_rules_are_resolved_in_row_order():
    """BLK-X7: skip for B, then the hands of A and C change places; BLK-42, BLK-43, BLK-24."""
    table = Table("circle 3, hexagon 1, hexagon 2, hexagon 3, hexagon 5", 5, "square 1b, square 2",
                  row=("RC1", "RC2", "RC3"), top="circle 6")  # fmt: skip
    table.play(A, "circle 3").do(A, "player 2")
    assert table.sizes[A] == 2 and table.sizes[C] == 4
    assert table.state.active == C and table.state.skips == [0, 0, 0, 0]


@pytest.mark.parametrize(("first_reverses", "drawer"), [(True, D), (False, B)])
def test_a_reversal_earlier_in_the_queue_changes_who_is_next(first_reverses, drawer):
    """BLK-X8: next is worked out when its clause begins; BLK-43, BLK-R16, BLK-L14."""
    draws = rule_if({"on": "played", "digit": [5]}, {"who": "next", "do": "draw", "n": 1})
    row = ("RC3", draws) if first_reverses else (draws, "RC3")
    table = Table("circle 5, hexagon 1, hexagon 2", row=row, top="circle 6")
    table.play(A, "circle 5")
    assert table.sizes[drawer] == 6 and table.state.active == D


def test_a_rule_can_take_the_win_away():
    """BLK-X9: RC4 makes the finishing player draw; BLK-88, BLK-89, BLK-R41."""
    table = Table(5, "hexagon 1", row=("RC4",))
    table.state.active = B
    table.play(B, "hexagon 1")
    assert not table.state.is_over and table.sizes[B] == 1 and table.state.active == C


def test_two_last_cards_win_where_one_would_not():
    """BLK-X10: RC4 looks at the whole play; BLK-41, BLK-88."""
    table = Table("hexagon 4, circle 4b", row=("RC4",), top="square 4")
    table.play(A, "hexagon 4", "circle 4")
    assert table.state.winners == (A,)


def test_a_swap_can_make_an_opponent_win():
    """BLK-X11: A trades the empty hand to D; BLK-90, BLK-R43."""
    table = Table("circle 2", 5, 5, "square 1b, square 2, square 3", row=("RC2",), top="circle 6")
    table.play(A, "circle 2").do(A, "player 3")
    assert table.sizes[A] == 3 and table.state.winners == (D,)


def test_movements_are_made_together_from_the_hands_before():
    """BLK-X12: everybody takes from the left; BLK-L17, BLK-R22, BLK-89."""
    table = Table("triangle 3a", "square 1b", "square 2, square 3, square 5, shield 2",
                  top="triangle 6", seats=3)  # fmt: skip
    table.play(A, "triangle 3a")
    assert table.sizes == [1, 1, 3] and not table.state.is_over


def test_a_confirmed_cough_moves_a_card_and_can_win():
    """BLK-X13: reported, denied, voted 1 : 0; BLK-L40, BLK-R32, BLK-R42."""
    table = Table(5, "hexagon 1", 5, 5, row=("RC5",))
    table.do(C, "report rule-1 3").do(D, "deny").do(A, "vote yes").do(B, "vote unseen")
    table.do(D, "player 1")
    assert table.sizes[B] == 0 and table.state.winners == (B,)


def test_crazy_tricks_lasts_until_a_card_is_played():
    """BLK-X14: only the digit counts, however many draw first; BLK-R53, BLK-35."""
    table = Table("rhombus 2a, hexagon 1", "rhombus 5, circle 1", "rhombus 4, shield 2", 5,
                  top="rhombus 6")  # fmt: skip
    table.play(A, "rhombus 2a")
    assert table.legal(B) == ["draw"]
    table.do(B, "draw", "accept")
    assert table.state.active == C and table.lays(C) == ["shield-2"]
    table.play(C, "shield 2")
    assert table.state.match_by == 0


def test_a_mirror_turns_a_called_out_penalty_back():
    """BLK-X15: B admits, mirrors, and D draws; BLK-74, BLK-L19, BLK-L28, BLK-R37."""
    table = Table("triangle 1, hexagon 2", "square 1b, circle 4a, hexagon 5", 5, 5,
                  row=("RC7", "RC2"), top="triangle 6")  # fmt: skip
    table.play(A, "triangle 1").do(B, "claim rule-1").play(B, "square 1")
    table.do(D, "call 1 rule-1").do(B, "admit", "react circle-4-a")
    assert table.sizes[D] == 6 and table.sizes[B] == 1 and table.top == "circle-4"
    assert table.state.active == C and not table.said(PenaltyTaken)
    assert all(lay.startswith("circle") or lay.endswith("4") for lay in table.lays(C))


def test_a_mirror_replaces_the_draw_of_who_has_no_card():
    """BLK-X16: A, who played the top card, draws; BLK-R36, BLK-R37."""
    table = Table("hexagon 2, hexagon 1", "circle 4a, shield 3", top="hexagon 3")
    table.play(A, "hexagon 2").do(B, "draw", "react circle-4-a")
    assert table.sizes[A] == 2 and table.state.active == C and table.top == "circle-4"


def test_a_mirror_works_from_memory_as_well():
    """BLK-X16, BLK-L28: in mode B everybody may react once in a resolution, the first seat too."""
    table = Table("hexagon 1, circle 4a, shield 3", "hexagon 2, square 6", top="hexagon 3",
                  seats=2, mode="B")  # fmt: skip
    table.play(A, "hexagon 1").breathe().play(B, "hexagon 2").breathe()
    table.do(A, "draw", "react circle-4-a")
    assert table.sizes == [1, 2] and table.top == "circle-4"


def test_nobody_caused_the_opening_card():
    """BLK-X16, BLK-R36: against the opening card there is no reaction."""
    table = Table("circle 4a, shield 3", top="hexagon 5")
    table.do(A, "draw")
    assert table.state.active == B and table.sizes[A] == 3


def test_a_wrong_accusation_costs_the_active_player_the_turn():
    """BLK-X17: A had played two cards, RC4 asks nothing; BLK-75, BLK-81."""
    table = Table("hexagon 1, hexagon 2, circle 5", row=("RC4",), mode="B", effects={})
    table.play(A, "hexagon 1", "hexagon 2").breathe().do(B, "call 0 rule-1")
    assert table.sizes[B] == 6 and table.sizes[A] == 1 and table.state.active == C


def missed_draw() -> Table:
    """Mode B, RC4: A played one card and did not draw."""
    table = Table("hexagon 1, circle 5", "hexagon 2, square 1b, shield 2", "hexagon 3, shield 1", 5,
                  row=("RC4",), mode="B", effects={})  # fmt: skip
    return table.play(A, "hexagon 1")


def test_speaking_up_in_time_is_a_reminder():
    """BLK-X18 (a): no penalty, A may still draw; BLK-79."""
    table = missed_draw().do(C, "call 0 rule-1")
    assert table.sizes == [1, 3, 2, 5]
    table.do(A, "claim rule-1")
    assert table.sizes[A] == 2


def test_a_missed_draw_is_punished_and_made_up_for():
    """BLK-X18 (b): called out after B's play; BLK-76, BLK-80."""
    table = missed_draw().breathe().play(B, "hexagon 2").do(D, "call 0 rule-1")
    assert table.sizes[A] == 3


def test_after_a_rightful_call_the_offender_makes_the_choices_of_the_missed_effect():
    """BLK-W15: late, but still theirs; BLK-80."""
    gift = {"who": "actor", "do": "give", "to": "next", "n": 1}
    table = Table("hexagon 1, circle 5", "hexagon 2, square 1b, shield 2", "hexagon 3, shield 1", 5,
                  row=(rule_if({"on": "played", "digit": [1]}, gift),), mode="B",
                  effects={})  # fmt: skip
    table.play(A, "hexagon 1").breathe().play(B, "hexagon 2").do(D, "call 0 rule-1")
    assert table.state.deciders() == (A,)
    assert all(move.startswith("pick ") for move in table.legal(A))
    table.do(A, f"pick {table.card('circle 5', A)}")
    assert table.sizes[:2] == [1, 3] and table.card("circle 5", B)


def test_a_breach_that_nobody_called_out_is_forgiven():
    """BLK-X18 (c): too late, so D is wrong; BLK-78."""
    table = missed_draw().breathe().play(B, "hexagon 2").breathe().time("grace")
    table.play(C, "hexagon 3").do(D, "call 0 rule-1")
    assert table.sizes[A] == 1 and table.sizes[D] == 6


def test_the_call_out_window_is_never_shorter_than_three_seconds():
    """BLK-W5: a fast play does not close it."""
    table = missed_draw().breathe().play(B, "hexagon 2").breathe().play(C, "hexagon 3")
    table.do(D, "call 0 rule-1")
    assert table.sizes[A] == 3


def test_every_card_of_a_banned_colour_is_a_breach():
    """BLK-X19: three hexagons against RC8; BLK-L21, BLK-67, BLK-R33."""
    table = Table("hexagon 1, hexagon 5, shield 5b", "hexagon 2, hexagon 3, hexagon 4, circle 1",
                  row=("RC8",), top="hexagon 6b", mode="B", effects={})  # fmt: skip
    table.play(A, "hexagon 5", "hexagon 1").do(A, "claim rule-1", "colour hexagon").breathe()
    table.play(B, "hexagon 2", "hexagon 3", "hexagon 4").do(D, "call 1 rule-1")
    assert table.sizes[B] == 1 + 3 and table.top == "hexagon-4"


def test_a_banned_colour_cannot_be_chosen_in_mode_a():
    """BLK-X19: in mode A these cards are not offered; BLK-L21."""
    table = Table("hexagon 1, hexagon 5, shield 5b", "hexagon 2, circle 1", row=("RC8",),
                  top="hexagon 6b", effects={})  # fmt: skip
    table.play(A, "hexagon 5", "hexagon 1").do(A, "colour hexagon")
    assert table.lays(B) == ["circle-1"]
    assert table.refusal(B, f"lay {table.card('hexagon 2', B)}") == ("BLK-L21", "forbidden")


def test_a_ban_ends_when_the_speakers_turn_would_have_begun():
    """BLK-X20: A is skipped, the ban ends all the same; BLK-R54."""
    table = Table("hexagon 1, hexagon 2, shield 1, shield 2", "square 1b, hexagon 3", "square 3",
                  "circle 3, circle 5", row=("RC8", "RC1"), top="hexagon 6b",
                  effects={})  # fmt: skip
    table.play(A, "hexagon 2", "hexagon 1").do(A, "colour hexagon").play(B, "square 1")
    assert table.state.bans
    table.give(C, 2)
    table.play(C, "square 3")  # skips D
    assert table.state.active == A and not table.state.bans


def test_a_ban_ends_even_when_that_turn_is_skipped():
    """BLK-X20, BLK-R54: D's 3 skips A, and B may play hexagons."""
    table = Table("hexagon 1, hexagon 2, shield 1, shield 2", "square 1b, hexagon 3, circle 2",
                  "square 2, shield 6", "square 3, circle 5", row=("RC8", "RC1"),
                  top="hexagon 6b", effects={})  # fmt: skip
    table.play(A, "hexagon 2", "hexagon 1").do(A, "colour hexagon").play(B, "square 1")
    table.play(C, "square 2").play(D, "square 3")
    assert table.state.active == B and "hexagon-3" in table.lays(B)
