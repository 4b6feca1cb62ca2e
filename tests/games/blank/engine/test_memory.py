"""Mode B: players must notice, perform and call out themselves."""

from __future__ import annotations

import pytest

from games.blank.tables import BLANK, A, B, C, D, Table, effect_of, rule_if
from stolik.games.blank.events import (
    CardActivated,
    CardsPlayed,
    CaseJudged,
    ClaimUndone,
    MarkerShown,
    PenaltyTaken,
    TurnBegun,
)
from stolik.kernel.refusal import IllegalMove

LONELY = ("RC4",)


def memory(*hands, **keys) -> Table:
    keys.setdefault("effects", {})
    return Table(*hands, mode="B", **keys)


def test_nothing_lights_up_and_nobody_is_told_whose_turn_it_is():
    """BLK-46, BLK-L46, BLK-I16: no banner, no marker, no direction, only the top card."""
    table = memory("hexagon 1, circle 5", row=LONELY).play(A, "hexagon 1")
    view = table.state.view(C)
    assert view.active is None and view.direction is None and view.skips is None
    assert view.discard is None and view.duties == ()
    assert not table.said(CardActivated) and not table.said(TurnBegun)


def test_show_turn_shows_the_marker():
    """Setting showTurn, and always at turn-based tables."""
    for options in ({"show_turn": True}, {"tempo": "turns"}):
        table = memory("hexagon 1, circle 5", **options)
        assert table.state.view(C).active == A


def test_a_claimed_draw_is_carried_out():
    """BLK-L46, BLK-W6: the bearer claims the card, the engine does it."""
    table = memory("hexagon 1, circle 5", row=LONELY).play(A, "hexagon 1").do(A, "claim rule-1")
    assert table.sizes[A] == 2
    table.do(A, "claim rule-1")
    assert table.said(ClaimUndone), "it was due once"


def test_an_undue_claim_is_undone_and_punished():
    """BLK-R34, BLK-63: counts as a mistake of form; legal moves tell nothing."""
    table = memory("hexagon 1, hexagon 2, circle 5", row=LONELY).play(A, "hexagon 1", "hexagon 2")
    assert "claim rule-1" in table.legal(C)
    table.do(C, "claim rule-1")
    assert table.said(PenaltyTaken)[0].cause == "form" and table.sizes[C] == 6
    assert table.state.active == B


def test_breathing_time_comes_before_the_next_play():
    """BLK-L49, BLK-R35: two seconds, refused without penalty (BLK-W20)."""
    table = memory("hexagon 1, circle 5", "hexagon 2, shield 1").play(A, "hexagon 1")
    assert table.refusal(B, f"lay {table.card('hexagon 2', B)}") == ("BLK-W20", "window-open")
    assert "time breath" in [str(timer.move) for timer in table.state.timers()]
    table.breathe().play(B, "hexagon 2")
    assert table.top == "hexagon-2"


def test_the_breath_ends_early_when_everybody_is_fine():
    """BLK-W6: nobody has anything to do."""
    table = memory("hexagon 1, circle 5", "hexagon 2, shield 1").play(A, "hexagon 1")
    for seat in (A, B, C, D):
        table.do(seat, "fine")
    assert not table.state.stack[-1].is_breathing


def test_somebody_should_act_then_the_marker_is_shown():
    """BLK-L50: told after 15 s, the marker after 30 s, until the next play."""
    table = memory("hexagon 1, circle 5", "hexagon 2, shield 1").play(A, "hexagon 1").breathe()
    table.time("remind")
    assert table.state.view(C).active is None
    table.time("marker")
    assert table.state.view(C).active == B and table.state.deciders() == (B,)
    table.play(B, "hexagon 2")
    assert table.state.view(C).active is None


def test_drawing_with_a_playable_card_can_be_called_out():
    """BLK-R12, BLK-25, BLK-73: the engine checks the hand of that moment."""
    table = memory("hexagon 1, circle 5").do(A, "draw").do(C, "call 0 play")
    assert table.sizes[A] == 4 and table.said(CaseJudged)[0].verdict == "right"
    honest = memory("square 1b, circle 5").do(A, "draw").do(C, "call 0 play")
    assert honest.sizes == [3, 5, 6, 5] and honest.said(CaseJudged)[0].verdict == "wrong"


def test_drawing_out_of_turn_is_a_mistake():
    """BLK-W22, BLK-R34: the turn goes on."""
    table = memory("hexagon 1, circle 5").do(C, "draw")
    assert table.sizes[C] == 6 and table.state.active == A
    with pytest.raises(IllegalMove):
        table.do(C, "draw")


def test_after_a_form_mistake_hand_and_piles_differ_by_the_penalty_only():
    """BLK-I11, BLK-58, BLK-69: everybody has seen the card."""
    table = memory(5, "square 2, circle 1")
    before = set(table.state.hands[B])
    draw, discard = list(table.state.draw), list(table.state.discard)
    table.play(B, "square 2")
    assert before < set(table.state.hands[B]) and table.state.discard == discard
    assert table.state.draw == draw[:-2]
    assert [known.card.name for known in table.state.view(D).known] == ["square-2-b"]


def test_the_plays_without_form_mistake_are_the_same_in_both_modes():
    """BLK-I18, BLK-I8: what mode A offers, mode B accepts."""
    hand = "hexagon 1, hexagon 2, circle 4b, square 3, shield 4"
    strict, memo = Table(hand, effects={}), memory(hand)
    for name in strict.lays(A):
        colour, digit = name.split("-")
        trial = memory(hand).play(A, f"{colour} {digit}")
        assert trial.said(CardsPlayed)
    assert set(strict.lays(A)) <= set(memo.lays(A))


def test_several_cards_of_one_digit_are_no_mistake():
    """BLK-28, BLK-I18: as good as several of one colour."""
    table = memory("circle 4b, square 4, shield 1").play(A, "circle 4", "square 4")
    assert table.sizes[A] == 1 and table.top == "square-4"
    assert not table.said(PenaltyTaken)


def test_flow_effects_take_place_by_themselves():
    """BLK-L46: skips and reversals need no claim."""
    table = memory("hexagon 3, circle 5", row=("RC1", "RC3")).play(A, "hexagon 3")
    assert table.state.active == C and not table.state.duties
    table = memory("hexagon 5, circle 5", row=("RC1", "RC3")).play(A, "hexagon 5")
    assert table.state.active == D


def test_prohibitions_can_be_ignored_at_a_price():
    """BLK-77, GC4: a card that matches by colour only is one breach, and it stays."""
    table = memory("rhombus 2a, circle 5", "rhombus 5, circle 1", 5, 5, top="rhombus 6",
                   effects={"rhombus-2-a": "GC4"})  # fmt: skip
    table.play(A, "rhombus 2a").breathe().play(B, "rhombus 5").do(D, "call 1 rhombus-2-a")
    assert table.sizes[B] == 2 and table.top == "rhombus-5"


def test_an_optional_clause_is_offered_to_each_and_not_using_it_is_no_breach():
    """Bearers of mode B: `may` is offered to each performer."""
    effect = effect_of({"who": "others", "may": True, "do": "discard", "n": 1})
    table = memory("hexagon 2a, circle 5", "hexagon 3, shield 1", 5, 5,
                   effects={"hexagon-2-a": effect})  # fmt: skip
    table.play(A, "hexagon 2a").do(C, "claim hexagon-2-a")
    table.do(C, table.legal(C)[0])
    assert table.sizes[C] == 4
    table.breathe().play(B, "hexagon 3").do(A, "call 3 hexagon-2-a")
    assert table.said(CaseJudged)[0].verdict == "wrong"


def test_asking_for_an_optional_act_is_a_wrong_accusation_not_a_reminder():
    """BLK-79, BLK-75: nobody owes what they may do."""
    effect = effect_of({"who": "others", "may": True, "do": "discard", "n": 1})
    table = memory("hexagon 2a, circle 5", effects={"hexagon-2-a": effect}).play(A, "hexagon 2a")
    table.do(C, "call 3 hexagon-2-a")
    assert table.said(CaseJudged)[0].verdict == "wrong" and table.sizes[C] == 6


def test_the_actor_bears_what_concerns_all():
    """Bearers of mode B: for all, others and the table it is the actor."""
    table = memory("triangle 3a, circle 5", 5, 5, 5, top="triangle 6",
                   effects={"triangle-3-a": "GC7"})  # fmt: skip
    table.play(A, "triangle 3a")
    assert table.state.duties[0].bearer == A
    table.do(A, "claim triangle-3-a")
    assert table.sizes == [1, 5, 5, 5] and len(table.heard) > 4


def test_idle_time_has_to_be_claimed_and_not_too_early():
    """Idle and clock triggers of mode B: too early is a wrong accusation."""
    table = memory("hexagon 1, circle 5", 3, 3, 3, row=("RC6",))
    table.do(B, "claim rule-1")
    assert table.said(PenaltyTaken)[0].cause == "accuse" and table.sizes[B] == 4
    table.time("idle rule-1").do(C, "claim rule-1")
    table.do(C, table.legal(C)[0])
    assert table.sizes[C] == 2
    table.do(D, "claim rule-1")
    table.do(D, table.legal(D)[0])
    assert table.sizes[D] == 2


def test_what_a_claim_causes_belongs_to_its_resolution():
    """BLK-L47, BLK-L26: a rule fires once per actor for the whole line."""
    chain = rule_if({"on": "drawn"}, {"who": "actor", "do": "draw", "n": 1})
    table = memory("hexagon 1, circle 5", row=("RC4", chain)).play(A, "hexagon 1")
    table.do(A, "claim rule-1", "claim rule-2")
    assert table.sizes[A] == 3
    table.do(A, "claim rule-2")
    assert table.said(ClaimUndone)


def test_what_is_done_late_belongs_to_the_resolution_it_stems_from():
    """BLK-L47, BLK-L26: other resolutions since then do not wake the same rule again."""
    chain = rule_if({"on": "drawn", "cause": "effect"}, {"who": "actor", "do": "draw", "n": 1})
    table = memory("hexagon 1, circle 5", "hexagon 2, shield 1", 5, 5, row=("RC4", chain))
    table.play(A, "hexagon 1").do(A, "claim rule-1").breathe().play(B, "hexagon 2")
    table.do(C, "call 0 rule-2")
    assert table.sizes[A] == 2 + 1 + 1, "the penalty, and the card that was owed"
    assert [duty.bearer for duty in table.state.duties] == [B]


def test_a_case_that_is_judged_is_no_case_any_more():
    """BLK-L39: while what was owed is done late, nobody votes."""
    give = rule_if({"on": "played"}, {"who": "actor", "do": "give", "to": "next", "n": 1})
    table = memory("hexagon 1, circle 5", "hexagon 2, shield 1", 5, 5, row=(give,))
    table.play(A, "hexagon 1").breathe().play(B, "hexagon 2").do(C, "call 0 rule-1")
    view = table.state.view(A)
    assert view.question.kind == "pick-give" and view.case is None


def test_each_late_act_finds_its_own_among_several_older_resolutions():
    """BLK-L47, BLK-L26: the rule has fired for B in B's own play, not in A's before it."""
    chain = rule_if({"on": "drawn", "cause": "effect"}, {"who": "actor", "do": "draw", "n": 1})
    table = memory("hexagon 1, circle 5", "hexagon 2, shield 1", "hexagon 3, shield 5", 5,
                   row=("RC4", chain))  # fmt: skip
    table.play(A, "hexagon 1").breathe().play(B, "hexagon 2").do(B, "claim rule-1").breathe()
    stems = {(duty.bearer, duty.source): duty.resolution for duty in table.state.duties}
    assert stems[B, 1] != stems[A, 0], "what B's claim caused belongs to B's play"
    table.play(C, "hexagon 3").do(D, "call 1 rule-2")
    assert table.said(CaseJudged)[0].verdict == "right"
    assert table.sizes[B] == 1 + 1 + 1 + 1, "what was claimed, the penalty, and the card owed"
    assert [(duty.bearer, duty.source) for duty in table.state.duties] == [(A, 0), (C, 0)]


def test_the_marker_is_told_to_everybody_when_it_is_shown():
    """BLK-L50: after thirty seconds."""
    table = memory("hexagon 1, circle 5", "hexagon 2, shield 1").play(A, "hexagon 1").breathe()
    table.time("remind")
    assert not table.said(MarkerShown)
    table.time("marker")
    assert [event.seat for event in table.said(MarkerShown)] == [B]


def test_standing_orders_are_given_at_a_turn_based_table_in_mode_b_too():
    """BLK-W4: the mirror is used unless its holder said never."""

    def table(*orders: str) -> Table:
        made = memory("hexagon 2, hexagon 1", "circle 4a, shield 3", top="hexagon 3",
                      tempo="turns", effects={"circle-4-a": "GC3"})  # fmt: skip
        for order in orders:
            assert f"order circle-4-a {order}" in made.legal(B)
            made.do(B, f"order circle-4-a {order}")
        return made.play(A, "hexagon 2").do(B, "draw")

    assert table().top == "circle-4"
    assert table("never").top == "hexagon-2"


@pytest.mark.parametrize("cards", [("hexagon 1", "circle 2"), ("circle 4", "hexagon 1")])
def test_a_mixed_play_is_a_mistake_of_form_at_tables_that_chain_plays_too(cards):
    """BLK-28, BLK-R13: the first card matches, but all need one colour or one digit."""
    table = memory("hexagon 1, hexagon 2, circle 2, circle 4b", chain_play=True).play(A, *cards)
    assert [event.cause for event in table.said(PenaltyTaken)] == ["form"]
    assert table.top == "hexagon-4" and not table.said(CardsPlayed)
    one_colour = memory("hexagon 1, hexagon 2, circle 5", chain_play=True)
    assert one_colour.play(A, "hexagon 1", "hexagon 2").said(CardsPlayed)


def test_both_modes_reach_the_same_state_when_everything_is_done():
    """BLK-L48: same seed, same plays, duties at once and in order."""
    hands = ("hexagon 2, circle 5", "hexagon 3, hexagon 1, shield 2", 5, 5)
    rows = ("NR5", "RC4")
    strict = Table(*hands, row=rows, effects={}, seed=4).play(A, "hexagon 2")
    memo = memory(*hands, row=rows, seed=4).play(A, "hexagon 2")
    memo.do(B, "claim rule-1").do(A, "claim rule-2")
    assert memo.state.hands == strict.state.hands and memo.state.draw == strict.state.draw
    assert memo.state.active == strict.state.active


def test_with_early_timing_a_duty_is_overdue_after_five_seconds():
    """BLK-R28: callTiming early; it can be called out only until the next card."""

    def late() -> Table:
        made = memory("hexagon 1, circle 5", "hexagon 2, shield 1", 5, 5, row=LONELY,
                      call_timing="early")  # fmt: skip
        return made.play(A, "hexagon 1").time("late")

    assert late().do(C, "call 0 rule-1").sizes[A] == 3
    gone = late().breathe().play(B, "hexagon 2").do(C, "call 0 rule-1")
    assert gone.sizes[A] == 1 and gone.sizes[C] == 6


def test_a_turn_based_player_may_call_out_until_their_own_next_turn():
    """BLK-W5, turn-based."""
    table = memory("hexagon 1, circle 5", "hexagon 2, shield 1", "hexagon 3, shield 5", 5,
                   row=LONELY, tempo="turns")  # fmt: skip
    table.play(A, "hexagon 1").play(B, "hexagon 2").play(C, "hexagon 3")
    table.do(D, "call 0 rule-1")
    assert table.sizes[A] == 3


def test_three_seconds_close_the_oldest_window_and_no_younger_one():
    """BLK-W5: each call-out window has its own three seconds."""
    table = memory("hexagon 1, circle 5", "hexagon 2, shield 1", "hexagon 3, shield 5",
                   "hexagon 5, circle 1", row=LONELY)  # fmt: skip
    table.play(A, "hexagon 1").breathe().play(B, "hexagon 2").breathe().play(C, "hexagon 3")
    table.time("grace").breathe().play(D, "hexagon 5")
    table.do(A, "call 1 rule-1")
    assert table.said(CaseJudged)[0].verdict == "right" and table.sizes[B] == 3
    table.do(B, "call 0 rule-1")
    assert table.said(CaseJudged)[1].verdict == "wrong" and table.sizes[A] == 1


def test_a_wrong_accuser_is_quiet_until_the_next_play():
    """BLK-62, BLK-75: one mistake between two plays, so that nothing goes on for ever."""
    table = memory("hexagon 1, hexagon 2, circle 5", row=LONELY).play(A, "hexagon 1", "hexagon 2")
    table.do(D, "call 0 rule-1")
    assert table.sizes[D] == 6
    assert table.refusal(D, "call 1 rule-1") == ("BLK-R32", "was-wrong")


def test_doing_it_wrongly_counts_as_not_doing_it():
    """BLK-53, BLK-61, BLK-66: an effect of a game card is punished like a rule."""
    effect = effect_of({"who": "actor", "do": "draw", "n": 2})
    table = memory("hexagon 2a, circle 5", "hexagon 3, shield 1", 5, 5,
                   effects={"hexagon-2-a": effect})  # fmt: skip
    table.play(A, "hexagon 2a").breathe().play(B, "hexagon 3").do(C, "call 0 hexagon-2-a")
    assert table.sizes[A] == 1 + 1 + 2


def test_the_mode_is_part_of_the_options_and_cannot_change():
    """BLK-L51."""
    state = BLANK.new(3, 1, {"mode": "B"})
    assert state.rules.options.mode == "B" and state.copy().rules is state.rules
