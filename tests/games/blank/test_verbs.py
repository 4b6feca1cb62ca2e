"""What every verb of the language does."""

from __future__ import annotations

import pytest

from games.blank.tables import A, B, C, D, Table, effect_of, rule_if
from stolik.games.blank.engine.codes import U_NEXT_CARD, V_BAN, W_ACTOR, ClauseCode
from stolik.games.blank.engine.frames import BREACH_BAN
from stolik.games.blank.engine.orders import ban, jump, limit, start_countdown
from stolik.games.blank.engine.turns import begin_turn
from stolik.games.blank.events import CardsHanded, CardsHandedUnseen, CardsShown, PileSearched

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
    """BLK-R23: taken by lot; the others learn only that a card moved."""
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
    """BLK-R23: the giver picks; blind by lot."""
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


def test_skips_add_up_to_two():
    """BLK-R19, BLK-R49."""
    table = after({"who": "next", "do": "skip", "turns": 2}, {"who": "next", "do": "skip"})
    assert table.state.active == C and table.state.skips == [0, 1, 0, 0]


def test_reversals_cancel_out_and_extra_turns_do_not_add_up():
    """BLK-R19."""
    table = after({"who": "table", "do": "reverse"}, {"who": "table", "do": "reverse"},
                  {"who": "actor", "do": "again"})  # fmt: skip
    assert table.state.direction == 1 and table.state.active == A and not table.state.extra_due


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
    assert [old[4] for old in state.bans] == [0, 1]


@pytest.mark.parametrize(("card", "breaches"), [("hexagon 6", []), ("hexagon 3", [1])])
def test_only_a_banned_card_is_a_breach(card, breaches):
    """BLK-77: mode B counts each offending card, and nothing where none offends."""
    ban_odd = {"who": "actor", "do": "ban", "what": "parity", "value": "odd", "until": "nextCard"}
    hands = ("hexagon 2a, circle 1", "hexagon 6, hexagon 3, circle 2")
    table = after(ban_odd, hands=hands, mode="B", tempo="turns").play(B, card)
    found = [duty.number for duty in table.state.duties if duty.breach == BREACH_BAN]
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
    assert table.state.todo, "the new rule is read out"
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
    """Target voted: open vote of all, ties by lot."""
    table = after({"who": "voted", "do": "draw", "n": 1})
    for seat, choice in ((A, 2), (B, 2), (C, 1), (D, 3)):
        table.do(seat, f"player {choice}")
    assert table.sizes == [3, 5, 6, 5]


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
