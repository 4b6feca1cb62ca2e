"""What wakes a rule card."""

from __future__ import annotations

import pytest

from games.blank.tables import A, B, C, D, Table, effect_of, rule_if
from stolik.games.blank.events import CardActivated

DRAW = {"who": "actor", "do": "draw", "n": 1}
MARK = {"who": "actor", "do": "limit", "cards": 3}  # something to see that moves no card


def fired(table: Table) -> list[int]:
    """Who activated something, in order."""
    return [event.seat for event in table.said(CardActivated)]


@pytest.mark.parametrize(
    ("trigger", "count"),
    [
        ({"digit": [1, 2]}, 1),
        ({"digit": [3]}, 0),
        ({"colour": ["hexagon", "circle"]}, 1),
        ({"colour": ["shield"]}, 0),
        ({"parity": "odd"}, 1),
        ({"parity": "even"}, 0),
        ({"cards": {"max": 1}}, 1),
        ({"cards": {"min": 2}}, 0),
        ({"matched": "colour"}, 1),
        ({"matched": "digit"}, 0),
        ({"matched": "both"}, 0),
        ({"colour": ["hexagon"], "digit": [1], "cards": {"min": 1, "max": 3}}, 1),
    ],
)
def test_a_played_card_is_looked_at_in_every_way(trigger, count):
    """BLK-40, BLK-41, BLK-R11: the new top card's marks, the whole play's number."""
    table = Table("hexagon 1, circle 5", row=(rule_if({"on": "played", **trigger}, MARK),))
    assert fired(table.play(A, "hexagon 1")) == [A] * count


def test_zero_cards_are_not_one():
    """BLK-R64, RC4: a turn without a play activates nothing."""
    table = Table("square 2", row=("RC4",), effects={})
    assert fired(table.do(A, "draw")) == []


def test_draws_tell_their_cause_and_number():
    """Trigger drawn: one step, cards and cause; BLK-44."""
    penalty = rule_if({"on": "drawn", "cause": "penalty"}, MARK)
    effect = rule_if({"on": "drawn", "cause": "effect", "cards": {"min": 2}}, MARK)
    one = {"who": "previous", "do": "draw", "n": 1}
    two = effect_of({"who": "next", "do": "draw", "n": 2}, one)
    table = Table("hexagon 2a, circle 1", row=(penalty, effect), effects={"hexagon-2-a": two})
    assert fired(table.play(A, "hexagon 2a")) == [A, B]
    lone = Table("square 2", row=(penalty, effect), effects={}).do(A, "draw")
    assert fired(lone) == [A]


def test_discards_wake_rules():
    """Trigger discarded."""
    drop = effect_of({"who": "actor", "do": "discard", "n": 1})
    table = Table("hexagon 2a, circle 1, circle 5", row=(rule_if({"on": "discarded"}, DRAW),),
                  effects={"hexagon-2-a": drop})  # fmt: skip
    table.play(A, "hexagon 2a").do(A, "pick circle-1-b")
    assert table.sizes[A] == 2


def test_a_hand_that_reaches_a_size_wakes_a_rule_once():
    """Trigger handSize, NR3: into the range, not within it."""
    rule = rule_if({"on": "handSize", "n": {"max": 2}}, MARK)
    table = Table("hexagon 1, hexagon 2, circle 5", row=(rule,), effects={})
    table.play(A, "hexagon 1")
    assert fired(table) == [A]
    table.state.active = A
    table.play(A, "hexagon 2")
    assert fired(table) == [A]


def test_movements_made_together_are_one_step_for_hand_sizes():
    """BLK-L17: B gives one and gets one, so the hand reaches nothing."""
    rule = rule_if({"on": "handSize", "n": {"min": 1, "max": 1}}, MARK)
    table = Table("shield 2, circle 1, circle 3", "square 1b, square 2", 2, 2,
                  row=("NR4", rule), top="shield 6", effects={})  # fmt: skip
    table.play(A, "shield 2")
    for seat in (A, B, C, D):
        table.do(seat, table.legal(seat)[0])
    assert fired(table) == [A]


def test_penalties_tell_cause_and_number():
    """Trigger penalised, NR6: the leader pays."""
    table = Table("square 2, square 3", 1, 5, 5, row=("NR6",), effects={})
    table.do(A, "draw")
    assert table.sizes == [3, 2, 5, 5]
    only_form = rule_if({"on": "penalised", "cause": "form"}, DRAW)
    assert fired(Table("square 2", row=(only_form,), effects={}).do(A, "draw")) == []


def test_the_passing_of_the_turn_is_turn_end_skips_turn_start():
    """BLK-L55, BLK-L54: each resolved before the next, within one resolution."""
    end = rule_if({"on": "turnEnd"}, MARK)
    start = rule_if({"on": "turnStart"}, MARK)
    lost = rule_if({"on": "skipped"}, MARK)
    table = Table("hexagon 3, circle 1", row=("RC1", end, lost), spare=(start,), effects={})
    table.state.row.append(3)
    from stolik.games.blank.engine.row import refresh_mask  # noqa: PLC0415

    refresh_mask(table.state)
    table.play(A, "hexagon 3")
    assert fired(table) == [A, A, B, C]


def test_a_turn_that_ends_before_its_player_can_act_belongs_to_the_same_passing():
    """BLK-L55: a penalty at the start of a turn; everybody is hit once, then B acts."""
    hit = rule_if({"on": "turnStart"}, {"who": "actor", "do": "penalty", "n": 1})
    table = Table("hexagon 1, circle 1", row=(hit,), effects={})
    table.play(A, "hexagon 1")
    assert table.sizes == [2, 6, 6, 6] and table.state.active == B


def test_reversals_and_rule_changes_wake_rules():
    """Triggers reversed and ruleChanged: the actor of the change."""
    rules = (rule_if({"on": "reversed"}, MARK), rule_if({"on": "ruleChanged"}, MARK))
    effect = effect_of({"who": "table", "do": "reverse"}, {"who": "table", "do": "addRule"})
    table = Table("hexagon 2a, circle 1", row=rules, spare=("NR10",),
                  effects={"hexagon-2-a": effect})  # fmt: skip
    table.play(A, "hexagon 2a").time("read")
    assert fired(table) == [A, A, A]


def test_a_rebuilt_pile_wakes_a_rule():
    """Trigger reshuffled: who was due to draw."""
    table = Table("square 2", row=(rule_if({"on": "reshuffled"}, MARK),), effects={})
    table.state.discard[:0] = table.state.draw
    table.state.draw = []
    assert fired(table.do(A, "draw")) == [A]


STREAKS = {
    "colour": ("hexagon 1", "hexagon 2", "hexagon 3", "hexagon 5"),
    "digit": ("hexagon 1", "circle 1", "square 1", "shield 1"),
    "parity": ("hexagon 1", "hexagon 3", "hexagon 5", "shield 5"),
}


@pytest.mark.parametrize("same", STREAKS)
def test_a_streak_counts_plays_and_starts_anew(same):
    """Trigger streak, NR7: the opening card is no play, and the count restarts after firing."""
    rule = rule_if({"on": "streak", "same": same, "length": 2}, MARK)
    hands = [f"{card}, rhombus {digit}" for digit, card in enumerate(STREAKS[same], 1)]
    table = Table(*hands, row=(rule,), effects={})
    heard = [fired(table.play(seat, card)) for seat, card in enumerate(STREAKS[same])]
    assert heard == [[], [B], [B], [B, D]]


def test_any_of_several_triggers_will_do_but_only_once():
    """BLK-39, BLK-L26: anyOf activates once per actor and resolution."""
    rule = rule_if({"anyOf": [{"on": "played"}, {"on": "drawn"}]}, DRAW)
    table = Table("hexagon 1, circle 1", row=(rule,), effects={})
    assert fired(table.play(A, "hexagon 1")) == [A] and table.sizes[A] == 2


def test_idle_players_wake_a_rule_once_a_turn():
    """BLK-R61, RC6, BLK-L33, BLK-W11: five seconds, once a turn, the others may discard."""
    table = Table("hexagon 1, circle 1", 3, 3, 3, row=("RC6",), effects={})
    idle = [timer for timer in table.state.timers() if str(timer.move) == "idle rule-1"]
    assert idle[0].seconds == 5
    table.time("idle rule-1")
    assert [(str(timer.move), timer.seconds) for timer in table.state.timers()] == [
        ("time choice", 5)
    ]
    table.do(B, "yes").do(C, "no").do(D, "no")
    table.do(B, table.legal(B)[0])
    assert table.sizes == [2, 2, 3, 3] and table.state.active == A
    assert not [timer for timer in table.state.timers() if "idle" in str(timer.move)]


def test_a_clock_rule_strikes_again_only_with_every():
    """Trigger clock, NR11, BLK-L33."""
    table = Table("hexagon 1, circle 1", row=("NR11",), effects={})
    clock = next(timer for timer in table.state.timers() if "clock" in str(timer.move))
    assert clock.seconds == 180
    table.time("clock rule-1")
    for seat in (A, B, C, D):
        table.do(seat, table.legal(seat)[0])
    again = next(timer for timer in table.state.timers() if "clock" in str(timer.move))
    assert again.key != clock.key and table.state.active == A
    once = rule_if({"on": "clock", "seconds": 30}, MARK)
    lone = Table("hexagon 1", row=(once,), effects={}).time("clock rule-1")
    assert not [timer for timer in lone.state.timers() if "clock" in str(timer.move)]


def test_times_stand_still_in_windows_except_the_countdown():
    """BLK-W21, BLK-W20: no turn or idle clock while somebody chooses."""
    table = Table("circle 1, hexagon 1", row=("RC2", "RC6"), top="circle 6").play(A, "circle 1")
    table.state.countdown = 100
    assert {str(timer.move) for timer in table.state.timers()} == {"time choice", "time countdown"}
    assert table.refusal(B, table.state.game.moves[0].text)[0] == "BLK-W20"


def test_the_host_can_multiply_all_times():
    """Timing windows: 1 to 6 times the defaults."""
    table = Table("hexagon 1", pace=3, row=("RC6",))
    assert {timer.seconds for timer in table.state.timers()} == {180, 15}


def test_an_event_activates_several_rules_in_row_order_then_the_card():
    """BLK-42, BLK-43, BLK-50, BLK-R15, BLK-R18: all apply, oldest first."""
    effect = effect_of(MARK, title={"en": "card"})
    table = Table("hexagon 2a, circle 1",
                  row=(rule_if({"on": "played"}, MARK, name={"en": "one"}),
                       rule_if({"on": "played"}, MARK, name={"en": "two"})),
                  effects={"hexagon-2-a": effect})  # fmt: skip
    table.play(A, "hexagon 2a")
    assert [event.source.en for event in table.said(CardActivated)] == ["one", "two", "card"]


def test_a_card_played_in_turn_that_reacts_has_no_effect_of_its_own():
    """BLK-L20."""
    table = Table("circle 4a, circle 1", top="circle 6").play(A, "circle 4a")
    assert fired(table) == [] and table.state.active == B
