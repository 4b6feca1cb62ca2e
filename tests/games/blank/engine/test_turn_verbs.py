"""What verbs do to turns, matching and rules, and how clauses choose."""

from __future__ import annotations

import pytest

from games.blank.engine.test_card_verbs import PLAYED, after, with_effect
from games.blank.tables import A, B, C, D, Table, rule_if
from stolik.games.blank.engine.codes import U_NEXT_CARD, V_BAN, W_ACTOR, ClauseCode
from stolik.games.blank.engine.model.duty import BREACH_PROHIBITION
from stolik.games.blank.engine.turns.passing import begin_turn
from stolik.games.blank.engine.turns.turn_effects import ban, jump, limit, start_countdown
from stolik.games.blank.events import DieRolled, PlayerVoted


def test_skips_add_up_to_two():
    """BLK-R19, BLK-R49."""
    table = after({"who": "next", "do": "skip", "turns": 2}, {"who": "next", "do": "skip"})
    assert table.state.active == C and table.state.skips == [0, 1, 0, 0]


def test_reversals_cancel_out_and_extra_turns_do_not_add_up():
    """BLK-R19."""
    table = after({"who": "table", "do": "reverse"}, {"who": "table", "do": "reverse"},
                  {"who": "actor", "do": "again"})  # fmt: skip
    assert table.state.direction == 1 and table.state.active == A and not table.state.is_extra_due


def test_a_jump_takes_the_next_turn():
    """BLK-L54: play goes on from there."""
    table = after({"who": "previous", "do": "jump"})
    assert table.state.active == D
    own = after({"who": "actor", "do": "jump"})
    assert own.state.active == A and own.state.is_extra


def test_a_jump_to_oneself_is_no_second_extra_turn():
    """BLK-L23: extra turns do not nest; a jump to somebody else counts all the same."""
    state = Table("hexagon 2, circle 1").state
    state.is_extra = True
    jump(state, A)
    assert state.jump_to == -1
    jump(state, C)
    assert state.jump_to == C


def test_a_second_countdown_by_turns_does_not_bring_turns_back():
    """BLK-R55: it can only shorten; the last turn under way stays the last."""
    state = Table("hexagon 2, circle 1", tempo="turns").state
    start_countdown(state, 60)
    assert state.turns_left == 2 * 4 + 1
    state.turns_left = 0
    start_countdown(state, 60)
    assert state.turns_left == 0


def test_fixed_bans_and_several():
    """BLK-L21, BLK-77: every card of a play is bound."""
    table = after({"who": "actor", "do": "ban", "what": "parity", "value": "odd",
                   "until": "nextCard"}, hands=("hexagon 2a, circle 1",
                   "hexagon 3, hexagon 6"))  # fmt: skip
    assert table.lays(B) == ["hexagon-6"]
    one = after({"who": "actor", "do": "ban", "what": "several", "value": True,
                 "until": "nextCard"}, hands=("hexagon 2a, circle 1",
                 "hexagon 3, hexagon 6"))  # fmt: skip
    one.do(B, f"lay {one.card('hexagon 3', B)}")
    assert one.legal(B) == ["done"]
    one.do(B, "done")
    assert not one.state.bans


@pytest.mark.parametrize(("by", "lays"), [("colour", ["hexagon-3"]), ("digit", ["circle-2"]),
                                          ("both", [])])  # fmt: skip
def test_match_orders_how_the_next_card_matches(by, lays):
    """BLK-L22, BLK-R53: only the stated attribute counts."""
    table = after({"who": "table", "do": "match", "by": by}, hands=("hexagon 2a, circle 1",
                  "hexagon 3, circle 2, square 5"))  # fmt: skip
    assert table.lays(B) == lays


def test_that_player_is_the_same_for_every_performer():
    """BLK-L13: only positions and choices are the performer's own; the actor is the actor."""
    taken = after({"who": "others", "do": "take", "from": "actor", "n": 1},
                  hands=("hexagon 2a, circle 1, circle 5, square 3, rhombus 6",))  # fmt: skip
    assert taken.sizes == [1, 6, 6, 6]
    given = after({"who": "next", "do": "give", "to": "actor", "n": 2})
    given.do(B, *given.legal(B)[:2])
    assert given.sizes == [5, 3, 5, 5]


def test_taking_from_oneself_does_nothing():
    """BLK-L15: the one with most cards is left out when all take from that player."""
    table = after({"who": "all", "do": "take", "from": "most", "n": 1},
                  hands=("hexagon 2a, circle 1, circle 5", 6, 5, 5))  # fmt: skip
    assert table.sizes == [3, 3, 6, 6]
    alone = after({"who": "actor", "do": "give", "to": "actor", "n": 1})
    assert alone.sizes == [3, 5, 5, 5] and alone.state.active == B, "nobody is asked"


def test_whoever_gives_to_several_picks_for_each_in_turn():
    """BLK-R22: one question after the other, and each taker gets the card picked for them."""
    table = after({"who": "others", "do": "take", "from": "chosen", "n": 1, "pick": "owner"},
                  hands=("hexagon 2a, circle 1, circle 5, square 3, rhombus 6",))  # fmt: skip
    table.do(B, "player 0").do(C, "player 1").do(D, "player 0")
    mine, other, theirs = table.legal(A)[0], table.legal(A)[1], table.legal(B)[-1]
    table.do(A, mine).do(A, other).do(B, theirs)
    assert table.sizes == [2, 5, 6, 6]
    for seat, card in ((B, mine), (D, other), (C, theirs)):
        assert card[5:] in [face.name for face in table.state.view(seat).hand]


def test_a_ban_is_replaced_by_its_own_kind_from_the_same_card_only():
    """BLK-L21: bans of two cards bind side by side."""
    state = Table("hexagon 2, circle 1").state
    clause = ClauseCode(V_BAN, W_ACTOR)
    clause.what, clause.value, clause.until = 1, 2, U_NEXT_CARD
    for source in (0, 1, 1):
        ban(state, clause, A, source, -1)
    assert [old.source for old in state.bans] == [0, 1]


@pytest.mark.parametrize(("card", "breaches"), [("hexagon 6", []), ("hexagon 3", [1])])
def test_only_a_banned_card_is_a_breach(card, breaches):
    """BLK-77: mode B counts each offending card, and nothing where none offends."""
    ban_odd = {"who": "actor", "do": "ban", "what": "parity", "value": "odd", "until": "nextCard"}
    hands = ("hexagon 2a, circle 1", "hexagon 6, hexagon 3, circle 2")
    table = after(ban_odd, hands=hands, mode="B", tempo="turns").play(B, card)
    found = [duty.count for duty in table.state.duties if duty.breach == BREACH_PROHIBITION]
    assert found == breaches


def test_a_limit_remembers_the_card_it_comes_from():
    """BLK-77: whoever lays too many in mode B has broken that card's rule."""
    state = Table("hexagon 2, circle 1", 5, row=("NR10", "NR11"), mode="B").state
    limit(state, B, 2, 1)
    begin_turn(state, B)
    assert (state.limit, state.limit_source) == (2, 1)


def test_a_limit_binds_the_next_turn():
    """Verb limit: at most n cards in the next turn, once."""
    table = after({"who": "next", "do": "limit", "cards": 1}, hands=("hexagon 2a, circle 1",
                  "hexagon 3, hexagon 5"))  # fmt: skip
    table.do(B, f"lay {table.card('hexagon 3', B)}")
    assert table.legal(B) == ["done"]


def test_rules_can_be_dropped_added_and_silenced():
    """BLK-45, BLK-R65, BLK-38: the row changes, silenced rules sleep."""
    table = after({"who": "table", "do": "dropRule", "which": "oldest"},
                  {"who": "table", "do": "addRule"},
                  {"who": "table", "do": "silence", "which": "newest", "until": "turnEnd"},
                  row=("NR10", "NR11"), spare=("RC1", "RC3"))  # fmt: skip
    assert table.state.row == [1, 2] and table.state.rule_pile == [0, 3]
    assert table.state.stack, "the new rule is read out"
    for seat in table.state.deciders():
        table.do(seat, "understood")
    assert table.state.active == B and not table.state.silenced


def test_the_same_rule_comes_back_from_an_empty_pile():
    """BLK-R65."""
    table = after({"who": "table", "do": "replaceRule", "which": "oldest"}, row=("NR10",))
    assert table.state.row == [0] and table.state.rule_pile == []


def test_nobody_is_a_target_that_does_nothing():
    """BLK-L15: taking from oneself, and a two-player 'chosen' is the other."""
    gift = {"who": "next", "do": "give", "to": "previous", "n": 1, "pick": "blind"}
    table = after({"who": "actor", "do": "take", "from": "actor", "n": 1}, gift)
    assert table.sizes == [4, 4, 5, 5]


def test_an_optional_clause_is_each_performers_own_decision():
    """BLK-L18, RC6: no answer in time means no."""
    table = after({"who": "others", "may": True, "do": "discard", "n": 1}, seats=3,
                  hands=("hexagon 2a, circle 1", 3, 3))  # fmt: skip
    table.do(B, "no")
    table.time("choice")
    assert table.sizes == [1, 3, 3]


def test_a_compulsory_choice_is_made_by_lot_after_its_time():
    """BLK-W3, BLK-L32."""
    table = Table("circle 1, hexagon 1", row=("RC2",), top="circle 6").play(A, "circle 1")
    assert table.state.deciders() == (A,)
    table.time("choice")
    assert table.state.active == B and table.sizes.count(5) == 3


def test_the_most_and_the_fewest_break_ties_going_round():
    """BLK-L13, NE2: the tied player met first from the actor's next, the actor last."""
    table = Table("hexagon 2a, circle 1, circle 5, square 3", 3, 3, 6,
                  effects={"hexagon-2-a": "NE2"}).play(A, "hexagon 2a")  # fmt: skip
    assert table.sizes == [3, 4, 3, 5]


def test_a_vote_names_the_target():
    """Target voted: open vote of all, ties at random."""
    table = after({"who": "voted", "do": "draw", "n": 1})
    for seat, choice in ((A, 2), (B, 2), (C, 1), (D, 3)):
        table.do(seat, f"player {choice}")
    assert table.sizes == [3, 5, 6, 5]
    assert table.said(PlayerVoted) == [PlayerVoted(C)]


def test_conditions_read_the_table_and_roll_dice():
    """BLK-L10, BLK-L11, BLK-L12, NR9: when at the start, only at its clause."""
    few = {"is": "hand", "of": "next", "n": {"max": 4}}
    table = after({"who": "actor", "do": "draw", "n": 1, "only": few},
                  {"who": "next", "do": "draw", "n": 1, "only": {"not": few}})  # fmt: skip
    assert table.sizes[:2] == [3, 6]
    rolled = set()
    for seed in range(12):
        die = rule_if(PLAYED, {"who": "actor", "do": "draw", "n": 1},
                      when=[{"is": "die", "n": {"min": 4}}])  # fmt: skip
        table = Table("hexagon 1, circle 1", row=(die,), seed=seed, effects={})
        table.play(A, "hexagon 1")
        rolled.add((table.state.signs[0] >= 4, table.sizes[A]))
    assert rolled == {(True, 2), (False, 1)}


def test_a_die_shows_one_to_six_and_is_read_as_it_is_shown():
    """BLK-L10: everybody sees the roll."""
    shown = set()
    for seed in range(60):
        die = rule_if(PLAYED, {"who": "actor", "do": "draw", "n": 1},
                      when=[{"is": "die", "n": {"min": 6}}])  # fmt: skip
        table = Table("hexagon 1, circle 1", row=(die,), seed=seed, effects={})
        (roll,) = table.play(A, "hexagon 1").said(DieRolled)
        assert (table.sizes[A] == 2) == (roll.number == 6)
        shown.add(roll.number)
    assert shown == {1, 2, 3, 4, 5, 6}


def test_a_countdown_can_only_be_shortened():
    """BLK-R55, GC2."""
    table = after({"who": "table", "do": "countdown", "seconds": 60},
                  {"who": "table", "do": "countdown", "seconds": 90})  # fmt: skip
    assert table.state.countdown == 60
    table.time("countdown")
    assert table.state.is_over and table.state.winners == (A,)


def test_a_turn_based_countdown_gives_everybody_two_more_turns():
    """BLK-W12: turn-based fallback."""
    table = after({"who": "table", "do": "countdown", "seconds": 60}, tempo="turns", seats=2,
                  hands=("hexagon 2a, circle 1", "circle 3"))  # fmt: skip
    table.state.draw = []
    turns = table.state.turns
    while not table.state.is_over and table.state.turns < turns + 9:
        seat = table.state.active
        table.do(seat, "draw" if "draw" in table.legal(seat) else table.legal(seat)[0])
        if table.state.laid:
            table.do(seat, "done")
    assert table.state.is_over and table.state.turns <= turns + 4


def test_left_is_a_place_whatever_the_direction():
    """BLK-R25: the neighbour clockwise, also when turns go the other way round."""
    table = with_effect({"who": "left", "do": "draw", "n": 1})
    table.state.direction = -1
    table.play(A, "hexagon 2a")
    assert table.sizes == [3, 6, 5, 5]


def test_a_number_from_the_table_is_cut_off_at_six():
    """BLK-L12: as many cards as were played, at most six."""
    names = ["1a", "1b", "3a", "3b", "5a", "5b", "6b", "2a"]
    cards = [f"hexagon {name}" for name in names]
    hand = ", ".join([*cards, "circle 1"])
    count = {"who": "next", "do": "draw", "n": {"ref": "playCount"}}
    table = with_effect(count, hands=(hand,)).play(A, *cards)
    assert table.sizes[B] == 5 + 6


def test_the_lot_never_falls_on_who_throws_it():
    """Target `random`: uniform among all but the chooser."""
    drawers = set()
    for seed in range(24):
        table = after({"who": "random", "do": "draw", "n": 1}, seed=seed)
        drawers |= {seat for seat in (B, C, D) if table.sizes[seat] == 6}
        assert table.sizes[A] == 3
    assert drawers == {B, C, D}
