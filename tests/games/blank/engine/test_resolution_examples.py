"""The ledger's worked examples: piles, turns, endings and long resolutions."""

from __future__ import annotations

import pytest

from games.blank.tables import BLANK, A, B, C, D, Table, effect_of, rule_if
from stolik.games.blank.engine.codes import B_PARITY, U_YOUR_TURN
from stolik.games.blank.engine.model.lasting import Ban
from stolik.games.blank.engine.row import refresh_mask
from stolik.games.blank.events import CardActivated


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
    table.state.bans = [Ban(B_PARITY, 0, U_YOUR_TURN, 5, 0), Ban(B_PARITY, 1, U_YOUR_TURN, 5, 0)]
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
    if not table.state.is_over and table.state.stack:
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
