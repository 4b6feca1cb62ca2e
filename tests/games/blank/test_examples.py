"""The ledger's worked examples, one by one."""

from __future__ import annotations

import pytest

from games.blank.tables import BLANK, A, B, C, D, Table, effect_of, rule_if
from stolik.games.blank.engine.row import refresh_mask
from stolik.games.blank.events import CardActivated, PenaltyTaken
from stolik.kernel.refusal import IllegalMove


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


def test_the_draw_pile_is_rebuilt_when_a_card_is_needed():
    """BLK-X21: one card, then nine shuffled; BLK-82, BLK-83, BLK-84, BLK-85."""
    two = rule_if({"on": "played"}, {"who": "next", "do": "draw", "n": 2})
    table = Table("hexagon 2, circle 1", row=(two,), effects={})
    state = table.state
    last = state.draw.pop()
    state.discard[:0] = state.draw[:8]
    for card in state.draw[8:]:
        state.hands[D].append(card)
        state.known[card] |= 1 << D
    state.hands[D].sort()
    state.draw = [last]
    size = table.sizes[B]
    table.play(A, "hexagon 2")  # the discard pile has ten cards now
    assert table.sizes[B] == size + 2 and last in state.hands[B]
    assert state.discard == [state.discard[-1]] and table.top == "hexagon-2"
    assert len(state.draw) == 8


def test_a_game_in_which_nothing_moves_ends():
    """BLK-X22: both piles exhausted; BLK-87, BLK-R47."""
    table = Table("circle 1", "square 2, square 3", seats=2, effects={})
    table.state.hands[B] += table.state.draw
    table.state.hands[B].sort()
    table.state.draw = []
    table.state.bans = [(2, 0, 2, 5, 0), (2, 1, 2, 5, 0)]
    table.do(A, "draw")
    assert table.state.active == B and table.sizes[A] == 1
    table.do(B, "draw")
    assert table.state.winners == (A,) and table.state.ending == 3


def test_a_chain_of_draws_stops_after_every_actor():
    """BLK-X23: A draws 2, the others 1, in 4 activations; BLK-L26, BLK-L29."""
    chain = rule_if({"on": "drawn"}, {"who": "next", "do": "draw", "n": 1})
    table = Table("circle 1", row=(chain,), effects={})
    table.do(A, "draw")
    assert table.sizes == [3, 6, 6, 6]
    assert len(table.said(CardActivated)) == 4


def test_a_skip_with_two_players_gives_the_actor_an_ordinary_turn():
    """BLK-X24: skip and reversal with two; BLK-R49, BLK-R50."""
    table = Table("hexagon 3, hexagon 5, circle 1", 5, seats=2, row=("RC1", "RC3"))
    table.play(A, "hexagon 3")
    assert table.state.active == A and not table.state.is_extra
    table.play(A, "hexagon 5")
    assert table.state.active == B and table.state.direction == -1


def test_a_countdown_ends_after_what_is_under_way():
    """BLK-X25: fewest cards, ties shared, both are rewarded; BLK-94, BLK-R55, BLK-R67."""
    table = Table("hexagon 6a, hexagon 1, hexagon 2", "circle 2, square 1b, square 2, shield 2, "
                  "shield 3, circle 1", 2, 5, row=("RC2",), top="hexagon 5")  # fmt: skip
    table.play(A, "hexagon 6a")
    assert table.state.countdown == 120
    table.state.hands[B] = sorted([*table.state.hands[B]])
    table.state.discard[-1:] = [table.state.draw.pop(), *table.state.discard[-1:]]
    table.state.discard.append(table.state.draw.pop(0))
    table.play(B, table_card(table, B))
    if not table.state.is_over and table.state.todo:
        table.time("countdown")
        assert not table.state.is_over, "a choice is still owed"
        table.do(B, "player 3")
    else:
        table.time("countdown")
    assert table.state.is_over and table.state.ending == 2
    assert table.state.winners == (A, C) and table.state.view(A).rewards == (A, C)


def table_card(table: Table, seat: int) -> str:
    """A card that the seat may play, as the examples write it."""
    colour, digit = table.lays(seat)[0].split("-")
    return f"{colour} {digit}"


def test_a_new_rule_replaces_a_chosen_one_and_sleeps_until_the_next_event():
    """BLK-X28: a streak of squares lets A replace RC1; BLK-45, BLK-R65, BLK-L27."""
    sleeper = rule_if({"on": "played"}, {"who": "all", "do": "draw", "n": 1})
    table = Table("square 5, hexagon 1", 5, "square 2, shield 1", "square 3, shield 2",
                  row=("RC1", "RC3", "NR7"), spare=(sleeper, "RC4"), top="square 6")  # fmt: skip
    table.state.active = C
    table.play(C, "square 2")
    table.state.skips[A] = 0
    table.play(D, "square 3")  # RC1: A is skipped ...
    table.state.active = A  # ... but plays here, as in the example
    table.state.skips = [0, 0, 0, 0]
    sizes = table.sizes
    table.play(A, "square 5").do(A, "choose rule-1")
    assert table.state.direction == -1
    assert table.state.row == [3, 1, 2] and table.state.rule_pile[0] == 0
    assert table.sizes == [sizes[0] - 1, *sizes[1:]]


def test_the_opening_card_does_nothing():
    """BLK-X29: GC4 opens, and both colour and digit match; BLK-21."""
    table = Table("rhombus 5, circle 2, square 1b", top="rhombus 2a")
    assert table.lays(A) == ["circle-2", "rhombus-5"]


def test_a_covered_card_has_no_effect():
    """BLK-X30: GC2 under hexagon 2 starts no countdown; BLK-32, BLK-49."""
    table = Table("hexagon 6a, hexagon 2, circle 1", top="hexagon 5")
    table.play(A, "hexagon 6a", "hexagon 2")
    assert table.state.countdown == 0


def test_clear_out_as_last_card_draws_five():
    """BLK-X31: nothing to discard, five drawn, no win; BLK-R60, BLK-89."""
    table = Table("hexagon 2", effects={"hexagon-2-b": "GC9"})
    table.play(A, "hexagon 2")
    assert table.sizes[A] == 5 and not table.state.is_over


def test_a_removed_player_leaves_the_cards_and_the_ban_behind():
    """BLK-X32: 72 cards stay, the ban ends when the seat would have been next; BLK-R51."""
    table = Table("circle 1, circle 2, shield 1, shield 2", "square 2, square 1b",
                  "square 3, square 5", "square 6, shield 5b", row=("RC8",), top="circle 6",
                  leaving="remove", effects={})  # fmt: skip
    table.play(A, "circle 1", "circle 2").do(A, "colour circle").time("remove 0")
    state = table.state
    assert table.sizes[A] == 0 and sum(table.sizes) + len(state.draw) + len(state.discard) == 72
    assert table.top == "circle-2" and state.bans
    table.play(B, "square 2").play(C, "square 3")
    assert state.bans
    table.play(D, "square 6")
    assert state.active == B and not state.bans


def test_an_extra_turn_earns_no_further_one():
    """BLK-X33: the second 6 gives nothing; BLK-L23."""
    table = Table("hexagon 6b, circle 6, square 1b", row=("NR1",))
    table.play(A, "hexagon 6")
    assert table.state.active == A and table.state.is_extra
    table.play(A, "circle 6")
    assert table.state.active == B


def test_what_was_activated_is_resolved_after_a_mirror():
    """BLK-X34: B mirrors, A draws, GC1 still works; BLK-43, BLK-49, BLK-R37."""
    hit = {"who": "next", "do": "penalty", "n": 1}
    square = rule_if({"on": "played", "colour": ["square"]}, hit)
    table = Table("square 1a", "circle 4a, shield 3, circle 1", row=(square,), top="square 6")
    table.play(A, "square 1a").do(B, "react circle-4-a")
    assert table.sizes[A] == 1 and table.top == "circle-4"
    table.do(A, "player 2")
    assert not table.state.is_over and table.state.active == B
    assert table.lays(B) == ["circle-1"]


def test_everybody_draws_for_everybody_once():
    """BLK-X35: 4 activations, 16 cards besides the penalty; BLK-L26, BLK-L29, BLK-87."""
    wild = rule_if({"on": "drawn"}, {"who": "all", "do": "draw", "n": 1})
    table = Table("circle 1", row=(wild,), effects={})
    table.do(A, "draw")
    assert table.sizes == [1 + 5, 5 + 4, 5 + 4, 5 + 4]


def test_skips_cannot_feed_each_other_for_ever():
    """BLK-X36: 12 turns are skipped and B plays; BLK-L54, BLK-L55."""
    feed = rule_if({"on": "skipped"}, {"who": "all", "do": "skip"})
    table = Table("hexagon 3, circle 1", row=("RC1", feed), effects={})
    turns = table.state.turns
    table.play(A, "hexagon 3")
    assert table.state.active == B and table.state.turns == turns + 4 + 8 + 1
    assert table.state.skips == [0, 0, 0, 0]


def test_a_vote_is_finished_when_the_countdown_is_over():
    """BLK-X37: then no further call-out, and hands are counted; BLK-W12, BLK-R55."""
    table = Table("triangle 1, hexagon 2", "square 1b, hexagon 5", 5, 5, row=("RC7",),
                  top="triangle 6", effects={"hexagon-6-a": "GC2"})  # fmt: skip
    table.play(A, "triangle 1").do(B, "claim rule-1").play(B, "square 1")
    table.state.countdown = 60
    table.do(D, "call 1 rule-1").do(B, "deny").time("countdown")
    assert not table.state.is_over
    table.do(A, "vote no").do(C, "vote no")
    assert table.state.is_over and table.sizes[D] == 6 and table.state.ending == 2


@pytest.mark.parametrize("is_called", [True, False])
def test_a_closing_window_can_take_the_win_away(is_called):
    """BLK-X38: A forgets RC4 with the last card; BLK-91, BLK-80, BLK-R40."""
    table = Table("hexagon 1", row=("RC4",), mode="B", effects={})
    table.play(A, "hexagon 1").time("breath")
    assert not table.state.is_over
    if is_called:
        table.do(C, "call 0 rule-1")
        assert table.sizes[A] == 2 and not table.state.is_over
    else:
        table.time("closing")
        assert table.state.winners == (A,)


def test_the_step_cap_stops_a_resolution_and_the_game_goes_on():
    """BLK-L31: the rest of the queue is void; tests lower the cap."""
    wild = rule_if({"on": "drawn"}, {"who": "all", "do": "draw", "n": 1})
    table = Table("circle 1", row=(wild,), effects={})
    table.state.setting.step_cap = 5
    try:
        table.do(A, "draw")
    finally:
        table.state.setting.step_cap = 2400
    assert table.state.active == B and not table.state.is_over
    assert any(type(event).__name__ == "RulesTangled" for event in table.heard)
    refresh_mask(table.state)


def test_the_deck_a_winner_has_written_on_starts_with_the_new_rule():
    """BLK-X26: the new card is last in the row, two are drawn; BLK-108, BLK-14."""
    new = rule_if({"on": "turnEnd"}, {"who": "next", "do": "draw", "n": 1})
    state = BLANK.new(4, 3, {"new_rules": (new,)})
    assert state.row[-1] == 0 and len(state.row) == 3 and len(state.rule_pile) == 12


def test_effects_need_no_rule_to_work():
    """BLK-48, BLK-50: the top card's own effect follows the rules."""
    draws = effect_of({"who": "actor", "do": "draw", "n": 2})
    table = Table("hexagon 2, circle 1", row=("RC4",), effects={"hexagon-2-b": draws})
    table.play(A, "hexagon 2")
    assert table.sizes[A] == 1 + 1 + 2
