"""The end of a game of Cardline: going out, play-offs, places."""

from __future__ import annotations

import pytest

from games.cardline.builders import GAME, MIDDLE, right, table, wrong
from stolik.games.cardline.events import Eliminated, PlayOffBegun, WentOut
from stolik.kernel.refusal import IllegalMove

ONE_EACH = [["Mulan"], ["Achilles"], ["Medea"]]


def test_the_first_to_place_the_last_card_wins_after_the_round():
    """CRD-06, CRD-29, CRD-R7: example 10; the others still have their turn."""
    state = table(MIDDLE, ONE_EACH)

    right(state, 0)
    assert not state.is_over
    wrong(state, 1)
    assert not state.is_over
    wrong(state, 2)

    assert state.is_over
    assert state.outcome.winners == (0,)
    assert state.outcome.scores == (1.0, 0.0, 0.0)


def test_the_first_player_to_go_out_wins_even_from_the_last_seat():
    """CRD-06, CRD-29: the aim is to place all cards."""
    state = table(MIDDLE, ONE_EACH)

    wrong(state, 0)
    wrong(state, 1)
    right(state, 2)

    assert state.outcome.winners == (2,)


def test_players_who_go_out_in_one_round_play_on_and_the_others_leave():
    """CRD-30, CRD-31, CRD-R13: example 11."""
    state = table(MIDDLE, ONE_EACH)

    right(state, 0)
    wrong(state, 1)
    right(state, 2)

    assert not state.is_over
    assert state.view(None).eliminated == (1,)
    assert [len(hand) for hand in state.hands] == [1, 0, 1]
    assert state.turn == 0
    wrong(state, 0)
    assert state.turn == 2


def test_an_eliminated_player_is_told_so():
    """CRD-30: no more turns."""
    state = table(MIDDLE, ONE_EACH)
    right(state, 0)
    wrong(state, 1)
    right(state, 2)

    assert state.refusal(1, GAME.parse("place 0@0")).rule == "CRD-30"
    assert state.legal(1) == []


def in_play_off():
    state = table(MIDDLE, ONE_EACH)
    right(state, 0)
    wrong(state, 1)
    right(state, 2)
    return state


def test_a_play_off_is_shown_from_its_first_round_on():
    """CRD-31: the table tells where the game is."""
    state = table(MIDDLE, ONE_EACH)
    assert not state.view(None).is_play_off
    assert in_play_off().view(None).is_play_off


def test_a_play_off_is_stored_as_one():
    """CRD-31: whoever comes back to the table still sees it, and may win it."""
    state = in_play_off()
    stored = state.rules.restore(state.snapshot())
    assert stored.view(None).is_play_off
    for played in (state, stored):
        wrong(played, 0)
        right(played, 2)
    assert stored.outcome == state.outcome


def test_a_finished_game_is_stored_as_finished():
    """CRD-32: with its winner."""
    state = in_play_off()
    wrong(state, 0)
    right(state, 2)
    stored = state.rules.restore(state.snapshot())
    assert stored.is_over
    assert stored.outcome == state.outcome


@pytest.mark.parametrize(("left", "is_shared"), [(1, True), (2, False)])
def test_a_play_off_needs_a_card_for_everybody_and_no_more(left, is_shared):
    """CRD-R16: two went out; with exactly two cards they play, with one they share."""
    hand = ["Achilles", "Medea", "Circe"][: left + 1]
    state = table(MIDDLE, [["Mulan"], hand, ["Gilgamesh"]], deck=[])
    for seat in range(3):
        right(state, seat)

    assert state.is_over == is_shared
    if is_shared:
        assert state.outcome.winners == (0, 2)
    else:
        assert [len(held) for held in state.hands] == [1, 0, 1]


def test_the_only_one_right_in_a_play_off_round_wins():
    """CRD-32: example 12, A wrong and C right."""
    state = in_play_off()

    wrong(state, 0)
    right(state, 2)

    assert state.outcome.winners == (2,)


def test_when_both_are_right_both_draw_again():
    """CRD-32, CRD-R12: example 12."""
    state = in_play_off()

    right(state, 0)
    right(state, 2)

    assert not state.is_over
    assert [len(hand) for hand in state.hands] == [1, 0, 1]
    assert state.view(None).eliminated == (1,)


def test_when_both_are_wrong_both_play_another_round():
    """CRD-32, CRD-R11: example 12; each has drawn a replacement already."""
    state = in_play_off()
    round_before = state.round

    wrong(state, 0)
    wrong(state, 2)

    assert not state.is_over
    assert [len(hand) for hand in state.hands] == [1, 0, 1]
    assert state.round == round_before + 1


def test_three_in_a_play_off_go_down_to_two():
    """CRD-R10: example 13; A right, B right, C wrong."""
    state = table(MIDDLE, ONE_EACH)
    for seat in range(3):
        right(state, seat)
    assert state.view(None).eliminated == ()

    right(state, 0)
    right(state, 1)
    wrong(state, 2)

    assert state.view(None).eliminated == (2,)
    assert [len(hand) for hand in state.hands] == [1, 1, 0]


def test_placing_a_card_that_is_not_the_last_does_not_prevent_a_win():
    """CRD-29, CRD-R7: example 14."""
    state = table(MIDDLE, [["Mulan"], ["Achilles", "Medea"]])

    right(state, 0)
    right(state, 1)

    assert state.outcome.winners == (0,)
    assert len(state.hands[1]) == 1


def test_who_is_out_has_no_further_turn_in_the_round():
    """CRD-R8: and is told so."""
    state = table(MIDDLE, ONE_EACH)
    right(state, 0)

    assert state.turn == 1
    assert state.legal(0) == []
    assert state.refusal(0, GAME.parse("place 0@0")).rule == "CRD-R8"


def test_who_misplaces_the_last_card_is_not_out():
    """CRD-R9: a replacement is drawn and the game goes on."""
    state = table(MIDDLE, [["Mulan"], ["Achilles", "Medea"]])

    wrong(state, 0)
    wrong(state, 1)

    assert not state.is_over
    assert len(state.hands[0]) == 1


def test_if_the_first_player_leaves_the_next_one_clockwise_begins():
    """CRD-R13: play-off rounds and draws go clockwise from the first player."""
    state = table(MIDDLE, ONE_EACH, first=1)
    top = state.deck[:3]

    wrong(state, 1)
    right(state, 2)
    right(state, 0)

    assert state.view(None).eliminated == (1,)
    assert state.first == 1
    assert state.turn == 2
    # Seat 1 drew its replacement first; then the play-off deals to 2, then to 0.
    assert [state.hands[2], state.hands[0]] == [[top[1]], [top[2]]]


def test_line_deck_and_characteristic_stay_for_the_play_off():
    """CRD-R13, CRD-R19: nothing is laid out anew."""
    state = table(MIDDLE, ONE_EACH)
    right(state, 0)
    wrong(state, 1)
    line = list(state.line)
    attribute = state.attribute
    right(state, 2)

    assert [card for card in state.line if card in line] == line
    assert state.attribute == attribute


def test_eliminated_players_cards_go_to_the_box_unrevealed():
    """CRD-R14: before the play-off draws, so they can be drawn from a renewed deck."""
    state = table(MIDDLE, [["Mulan"], ["Achilles", "Medea"], ["Circe"]], deck=[])
    state.box = []
    medea_hidden = state.hands[1][1]
    right(state, 0)
    right(state, 1)
    notices = []
    slot = next(move for move in state.legal(2) if _fits(state, state.hands[2][0], move.slot))
    state.apply(2, slot, notices)

    # Deck and box were empty: only the eliminated player's one card exists, and two need one.
    assert state.is_over
    assert state.box == [medea_hidden]
    assert not state.is_revealed(medea_hidden)
    assert state.outcome.winners == (0, 2), "CRD-R16: all remaining players share the victory"


def _fits(state, card, slot):
    from stolik.games.cardline.rules import is_fitting  # noqa: PLC0415

    return is_fitting(state, card, slot)


def test_after_too_many_rounds_the_fewest_cards_win_and_ties_share():
    """CRD-R17: 50 rounds for each card dealt."""
    state = table(MIDDLE, [["Mulan"], ["Achilles", "Medea"], ["Circe"]])
    state.round = 200

    for seat in range(3):
        wrong(state, seat)

    assert state.is_over
    assert state.outcome.winners == (0, 2)
    assert state.outcome.ranks == (1, 3, 1)
    assert GAME.bound(3, state.rules.options) == 200 * 3


def test_one_round_before_the_limit_the_game_goes_on():
    """CRD-R17: exactly 50 for each card, not earlier."""
    state = table(MIDDLE, [["Mulan"], ["Achilles"]])
    state.round = 199

    wrong(state, 0)
    wrong(state, 1)

    assert not state.is_over


def test_those_who_did_not_win_are_ranked_by_when_they_left_and_with_how_much():
    """CRD-R26: later is better, then fewer cards; ties share a place."""
    state = table(MIDDLE, [["Mulan"], ["Achilles", "Medea"], ["Circe"], ["Athos", "Merlin"]])
    right(state, 0)
    wrong(state, 1)
    right(state, 2)
    wrong(state, 3)
    right(state, 0)
    wrong(state, 2)

    assert state.outcome.winners == (0,)
    assert state.outcome.ranks == (1, 3, 2, 3)


def test_who_left_in_a_later_round_has_the_better_place():
    """CRD-R26: the fourth leaves in the first round, the third in the second."""
    state = table(MIDDLE, [["Mulan"], ["Achilles"], ["Circe"], ["Athos"]])
    for seat, fits in enumerate((True, True, True, False)):
        (right if fits else wrong)(state, seat)
    for seat, fits in enumerate((True, True, False)):
        (right if fits else wrong)(state, seat)
    right(state, 0)
    wrong(state, 1)

    assert state.outcome.ranks == (1, 2, 3, 4)


def test_of_those_who_leave_together_fewer_cards_are_better():
    """CRD-R26: when others play on without them."""
    state = table(MIDDLE, [["Mulan"], ["Achilles", "Medea"], ["Circe"], ["Athos"]])
    for seat, fits in enumerate((True, False, False, True)):
        (right if fits else wrong)(state, seat)
    right(state, 0)
    wrong(state, 3)

    assert state.outcome.ranks == (1, 4, 3, 2)


def test_fewer_cards_left_means_a_better_place():
    """CRD-R26: among those who left in the same round."""
    state = table(MIDDLE, [["Mulan"], ["Achilles", "Medea"], ["Circe"]])
    right(state, 0)
    wrong(state, 1)
    wrong(state, 2)

    assert state.outcome.ranks == (1, 3, 2)


def test_the_end_is_told_in_order():
    """CRD-30, CRD-32: who went out, who left, who plays on."""
    state = table(MIDDLE, ONE_EACH)
    right(state, 0)
    wrong(state, 1)
    notices = []
    move = next(move for move in state.legal(2) if _fits(state, state.hands[2][0], move.slot))
    state.apply(2, move, notices)

    reported = [notice.event for notice in notices]
    assert WentOut(2) in reported
    assert reported.index(Eliminated(1)) < reported.index(PlayOffBegun((0, 2)))


def test_a_finished_game_refuses_further_moves():
    """CRD-29: the game is over."""
    state = table(MIDDLE, [["Mulan"], ["Achilles", "Medea"]])
    right(state, 0)
    wrong(state, 1)

    with pytest.raises(IllegalMove) as caught:
        state.apply(0, GAME.parse("place 0@0"))
    assert caught.value.refusal.rule == "CRD-29"
