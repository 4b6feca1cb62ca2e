"""Set-up, matching, turns, penalties and piles."""

from __future__ import annotations

import pytest

from games.blank.tables import BLANK, A, B, C, D, Table, rule_if
from stolik.games.blank.events import PenaltyTaken
from stolik.kernel.entropy import FastStream
from stolik.kernel.options import OptionError
from stolik.kernel.record import Record, RecordError
from stolik.kernel.refusal import IllegalMove

USUAL = BLANK.rules(4, {})


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_everybody_is_dealt_seven_and_a_card_is_turned_over(seats):
    """BLK-17, BLK-18, BLK-19, BLK-20, BLK-01: 72 game cards in one pile."""
    state = BLANK.new(seats, 5)
    assert [len(hand) for hand in state.hands] == [7] * seats
    assert len(state.discard) == 1 and len(state.draw) == 72 - 7 * seats - 1
    places = state.rules.places(state)
    assert sorted(c for name in places if "hand" in name or ("pile" in name and "rule" not in name)
                  for c in places[name]) == list(range(72))  # fmt: skip


def test_three_rules_lie_in_the_row_and_the_rest_in_the_pile():
    """BLK-11, BLK-12, BLK-13, BLK-16, BLK-02: 14 written cards, blank ones set aside; BLK-I7."""
    state = BLANK.new(4, 5)
    assert len(state.row) == 3 and len(state.rule_pile) == 11
    assert sorted(state.row + state.rule_pile) == list(range(14))


def test_play_starts_after_everybody_has_understood_the_rules():
    """BLK-15, BLK-W1: each player confirms; time-out counts as confirmed."""
    state = BLANK.new(3, 5)
    assert state.deciders() == (0, 1, 2) and [str(m) for m in state.legal(1)] == ["understood"]
    state.apply(1, BLANK.parse("understood"))
    assert state.deciders() == (0, 2)
    assert {str(timer.move): timer.seconds for timer in state.timers()} == {"time read": 60}
    state.apply(-1, BLANK.parse("time read"))
    assert len(state.deciders()) == 1


def test_a_turn_based_table_does_not_wait_for_reading():
    """BLK-W1, BLK-W11: no reading window, and no rule with a clock in the row."""
    for seed in range(12):
        state = BLANK.new(3, seed, {"tempo": "turns", "edition": "founding/1-strict"})
        assert len(state.deciders()) == 1 or state.stack
        assert not any(state.setting.rules[rule].is_clocked for rule in state.row)


def test_the_first_player_is_drawn_by_lot_or_named():
    """BLK-22, BLK-R5; the direction is clockwise, BLK-23."""
    starters = {BLANK.new(4, seed).active for seed in range(30)}
    assert starters == {0, 1, 2, 3}
    state = BLANK.new(4, 1, {"first": 2})
    assert state.active == 2 and state.direction == 1
    with pytest.raises(OptionError):
        BLANK.new(2, 1, {"first": 3})


def test_up_to_eight_sit_at_a_crowded_table_only():
    """BLK-R2: 2 to 6, the engine is correct up to 8, never more."""
    assert list(BLANK.seats) == [2, 3, 4, 5, 6]
    state = BLANK.new(8, 1, {"crowded": True})
    assert len(state.draw) == 15
    for seats, options in ((7, {}), (9, {"crowded": True})):
        with pytest.raises(ValueError):
            BLANK.new(seats, 1, options)


def test_the_record_of_a_crowded_game_is_read_back():
    """BLK-R2, BLK-I17: the options say how many may sit there."""
    state = BLANK.new(8, 1, {"crowded": True, "turn_limit": 20})
    record = Record.begin(state, 1)
    mind, luck = BLANK.mind("random"), FastStream(1)
    while not state.is_over:
        seat = state.deciders()[0]
        move = mind.policy(state, seat, luck)
        state.apply(seat, move)
        record.add(seat, move)
    record.finish(state)
    assert Record.read(record.text()).verify() == state
    with pytest.raises(RecordError) as reported:
        Record.read(record.text().replace('"crowded": true', '"crowded": false'))
    assert (reported.value.message, reported.value.line) == ("seat-count", 4)


def test_colour_or_digit_matches():
    """BLK-26, BLK-04, BLK-05, BLK-09: cards without effect are matched like any other."""
    table = Table("hexagon 1, circle 4b, square 2, shield 4")
    assert table.lays(A) == ["hexagon-1", "circle-4", "shield-4"]
    assert table.refusal(A, f"lay {table.card('square 2', A)}") == ("BLK-26", "no-match")


def test_any_number_of_cards_of_one_kind_may_be_played_in_any_order():
    """BLK-27, BLK-28, BLK-31, BLK-R10."""
    table = Table("circle 4b, shield 4, square 4, hexagon 1")
    table.do(A, f"lay {table.card('shield 4', A)}")
    assert table.lays(A) == ["circle-4", "square-4"]
    table.play(A, "circle 4")
    assert table.top == "circle-4" and table.sizes[A] == 2


def test_a_twin_of_the_top_card_leaves_both_ways_open():
    """BLK-29: after the twin either colour or digit may follow, not both."""
    table = Table("hexagon 4a, hexagon 1, circle 4b")
    table.do(A, "lay hexagon-4-a")
    assert table.lays(A) == ["hexagon-1", "circle-4"]
    table.do(A, f"lay {table.card('hexagon 1', A)}")
    assert table.lays(A) == []


def test_one_play_a_turn():
    """BLK-24, BLK-30: after the play the next player is active and A cannot add."""
    table = Table("hexagon 1, hexagon 2").play(A, "hexagon 1")
    assert table.state.active == B
    assert table.refusal(A, f"lay {table.card('hexagon 2', A)}") == ("BLK-24", "not-your-turn")


def test_who_can_play_may_not_draw():
    """BLK-25, BLK-37, BLK-R12: in mode A the draw is refused."""
    table = Table("hexagon 1, square 2")
    assert table.refusal(A, "draw") == ("BLK-37", "can-play")
    with pytest.raises(IllegalMove):
        table.do(A, "draw")


def test_having_no_card_costs_a_penalty_without_an_accuser():
    """BLK-35, BLK-57, BLK-65, BLK-54, BLK-55."""
    table = Table("square 2", effects={})
    table.do(A, "draw")
    assert table.sizes[A] == 2 and table.state.active == B
    assert [event.cause for event in table.said(PenaltyTaken)] == ["none"]


def test_several_penalties_end_the_turn_once():
    """BLK-67, BLK-68, BLK-R20: two penalties, the rest of the queue is resolved, no later turn."""
    two = rule_if({"on": "played", "digit": [1]}, {"who": "actor", "do": "penalty", "n": 2})
    after = rule_if({"on": "played", "digit": [1]}, {"who": "next", "do": "draw", "n": 1})
    table = Table("hexagon 1, square 2, circle 5", 5, row=(two, after), effects={})
    table.play(A, "hexagon 1")
    assert table.sizes[:2] == [4, 6] and table.state.active == B
    assert table.state.skips == [0, 0, 0, 0]


def test_a_penalty_outside_ones_turn_costs_no_turn():
    """BLK-70, BLK-R27: B is punished in A's turn and plays next all the same."""
    hit = rule_if({"on": "played"}, {"who": "next", "do": "penalty", "n": 1})
    table = Table("hexagon 1, square 2", "hexagon 2", row=(hit,), effects={})
    table.play(A, "hexagon 1")
    assert table.sizes[B] == 2 and table.state.active == B and "hexagon-2" in table.lays(B)


def test_an_ordered_draw_is_no_penalty():
    """BLK-71, BLK-R26: no reaction window, no event of a penalty, the turn is not touched."""
    draws = rule_if({"on": "played"}, {"who": "next", "do": "draw", "n": 1})
    table = Table("hexagon 1, square 2", "circle 4a, hexagon 2", row=(draws,))
    table.play(A, "hexagon 1")
    assert not table.said(PenaltyTaken) and table.state.active == B


def test_nothing_is_drawn_from_two_empty_piles():
    """BLK-87, BLK-R46: the penalty counts as taken and ends the turn."""
    table = Table("square 2", effects={})
    table.state.hands[D] = sorted(table.state.hands[D] + table.state.draw)
    table.state.draw = []
    table.do(A, "draw")
    assert table.sizes[A] == 1 and table.state.active == B
    assert table.said(PenaltyTaken)


def test_rebuilding_leaves_hands_and_rules_alone():
    """BLK-82, BLK-86, BLK-R45: rebuilt when a card is needed, not before."""
    table = Table("square 2", 5, row=("RC1",), spare=("RC2",), effects={})
    state = table.state
    state.discard = [*state.draw[:-1], *state.discard]
    state.draw = state.draw[-1:]
    hands, row = [list(hand) for hand in state.hands], list(state.row)
    table.do(A, "draw")
    assert state.draw == [] and len(state.discard) > 1
    assert state.hands[1:] == hands[1:] and state.row == row


def test_a_turn_that_runs_out_is_a_penalty_nobody_caused():
    """BLK-W2, BLK-R13, BLK-63: as if there were no card; there is nothing to react to."""
    table = Table("hexagon 1, square 2", "hexagon 2", top="hexagon 3").play(A, "hexagon 1")
    table.time("turn")
    assert table.sizes[B] == 2 and table.state.active == C
    assert table.state.timeouts[B] == 1


def test_the_game_ends_after_sixty_turns_a_seat():
    """BLK-L34, BLK-R48, BLK-I13: the fewest cards win."""
    table = Table("square 2", 5, 5, 5, effects={})
    table.state.turns = table.state.setting.turn_limit
    assert table.state.setting.turn_limit == 240
    table.do(A, "draw")
    assert table.state.is_over and table.state.winners == (A,) and table.state.ending == 4


def test_nobody_else_is_ranked():
    """BLK-92, BLK-93, BLK-10: winners share, the others are equal."""
    table = Table("hexagon 1", 5, 5, 5, effects={}).play(A, "hexagon 1")
    assert table.state.outcome.ranks == (1, 2, 2, 2)
    assert table.state.outcome.scores == (1.0, 0.0, 0.0, 0.0)


def test_two_empty_hands_win_together():
    """BLK-93, BLK-R44."""
    drop = rule_if({"on": "played"}, {"who": "next", "do": "discard", "n": 1})
    table = Table("hexagon 1", "square 2", 5, 5, row=(drop,), effects={}).play(A, "hexagon 1")
    assert table.state.winners == (A, B)


def test_the_reward_is_told_in_seat_order_from_the_starter():
    """BLK-95, BLK-R67: every winner may write."""
    drop = rule_if({"on": "played"}, {"who": "next", "do": "discard", "n": 1})
    table = Table(5, 5, 5, "hexagon 1", row=(drop,), effects={})
    table.state.first = table.state.active = D
    table.state.hands[A] = [14]
    table.play(D, "hexagon 1")
    assert table.state.view(None).rewards == (D, A)


def test_the_same_seed_and_moves_give_the_same_game():
    """BLK-I17: replayed to the same state."""
    one, other = (BLANK.new(3, 9) for _ in range(2))
    for _ in range(40):
        seat = one.deciders()[0]
        move = one.legal(seat)[0]
        one.apply(seat, move)
        other.apply(seat, move)
    assert one == other and USUAL.seats == 4
