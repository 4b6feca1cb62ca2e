"""A turn of Cardline: which card, which place, and whether it was right."""

from __future__ import annotations

import msgspec
import pytest

from contract.players import random_move
from games.cardline.builders import (
    CLASSICS,
    GAME,
    MIDDLE,
    NUMBER,
    names,
    play,
    right,
    slots_offered,
    table,
    wrong,
)
from stolik.games.cardline.events import CardDrawn, CardFitted, CardMissed, WentOut
from stolik.games.cardline.rules import CardlineRules, is_fitting
from stolik.kernel.entropy import FastStream
from stolik.kernel.refusal import IllegalMove, Refusal
from stolik.kernel.seat import TABLE


def refused(state, seat, text):
    with pytest.raises(IllegalMove) as caught:
        state.apply(seat, GAME.parse(text))
    return caught.value.refusal


def test_a_line_of_four_offers_five_places():
    """CRD-17: example 1; both ends and every gap."""
    state = table(MIDDLE, [["Mulan"], ["Merlin"]])

    assert slots_offered(state) == 5
    assert refused(state, 0, "place 0@5").rule == "CRD-17"


def test_who_asks_for_too_much_is_told_how_much_there_is():
    """CRD-16, CRD-17: two cards in hand, five places in a line of four."""
    state = table(MIDDLE, [["Mulan", "Circe"], ["Merlin"]])

    assert refused(state, 0, "place 2@0") == Refusal("CRD-16", "no-such-card", cards=2)
    assert refused(state, 0, "place 0@5") == Refusal("CRD-17", "no-such-slot", slots=5)


def test_only_who_places_the_last_card_goes_out():
    """CRD-29: and everybody is told."""
    state = table(MIDDLE, [["Mulan", "Circe"], ["Merlin"]])
    reported = []
    for seat in (0, 1):
        notices = []
        slots = [
            slot
            for slot in range(len(state.line) + 1)
            if is_fitting(state, state.hands[seat][0], slot)
        ]
        state.apply(seat, GAME.parse(f"place 0@{slots[0]}"), notices)
        reported.append([one.event.seat for one in notices if isinstance(one.event, WentOut)])

    assert reported == [[], [1]]


def test_when_the_game_is_over_nobody_has_a_move():
    """CRD-29: not even whose turn it was."""
    state = table(MIDDLE, [["Mulan"], ["Merlin", "Circe"]])
    right(state, 0)
    right(state, 1)

    assert state.is_over
    assert [state.legal(seat) for seat in range(2)] == [[], []]
    assert refused(state, state.turn, "place 0@0").rule == "CRD-29"


def test_a_lower_card_belongs_on_the_left():
    """CRD-18, CRD-19, CRD-21, CRD-22: example 2; the card stays, its back for all to see."""
    state = table(["Theseus"], [["Mulan", "Merlin"], ["Achilles"]])

    notices = play(state, 0, "Mulan", 0)

    assert names(state.line) == ["Mulan", "Theseus"]
    assert [card.name.en for card in state.view(1).line] == ["Mulan", "Theseus"]
    assert [value.amount for value in state.view(1).line[0].values] == [132, 129, 78]
    assert isinstance(notices[1].event, CardFitted)


def test_a_lower_card_on_the_right_is_lost_and_replaced():
    """CRD-20, CRD-23, CRD-24: example 2; box, draw, and the line as it was."""
    state = table(["Theseus"], [["Mulan", "Merlin"], ["Achilles"]])
    drawn = state.deck[0]

    notices = play(state, 0, "Mulan", 1)

    assert names(state.line) == ["Theseus"]
    assert state.box == [NUMBER["Mulan"]]
    assert state.hands[0] == [NUMBER["Merlin"], drawn]
    assert isinstance(notices[1].event, CardMissed)


def test_a_higher_card_belongs_on_the_right():
    """CRD-20: to the right of a card means higher."""
    state = table(["Theseus"], [["Achilles", "Merlin"], ["Mulan"]])

    play(state, 0, "Achilles", 1)

    assert names(state.line) == ["Theseus", "Achilles"]


def test_in_the_first_turn_the_card_goes_beside_the_starting_card():
    """CRD-18: left or right of it, nothing else."""
    state = GAME.new(3, 3)

    assert {move.slot for move in state.legal(state.turn)} == {0, 1}


@pytest.mark.parametrize(("first_is_right", "slots"), [(True, 3), (False, 2)])
def test_the_second_player_has_one_place_more_after_a_right_card(first_is_right, slots):
    """CRD-26: example 3."""
    state = table(["Theseus"], [["Mulan"] * 1 + ["Merlin"], ["Achilles"], ["Medea"]])

    (right if first_is_right else wrong)(state, 0)

    assert state.turn == 1
    assert slots_offered(state) == slots


@pytest.mark.parametrize(
    ("fits", "slots"), [((True, True), 4), ((True, False), 3), ((False, False), 2)]
)
def test_the_third_player_has_a_place_for_every_card_in_line(fits, slots):
    """CRD-27: example 4."""
    state = table(["Theseus"], [["Mulan", "Merlin"], ["Achilles", "Alice (Wonderland)"], ["Medea"]])

    for seat, fit in enumerate(fits):
        (right if fit else wrong)(state, seat)

    assert slots_offered(state) == slots


def test_a_right_card_leaves_the_hand_and_a_wrong_one_is_replaced():
    """CRD-22, CRD-23, CRD-24: example 5."""
    state = table(["Theseus"], [["Mulan", "Merlin"], ["Achilles", "Medea"]])

    right(state, 0)
    wrong(state, 1)

    assert [len(hand) for hand in state.hands] == [1, 2]


def test_everybody_hears_whose_card_replaces_a_wrong_one():
    """CRD-24, CRD-R22: its front is public, as the top of the deck was."""
    state = table(["Theseus"], [["Mulan", "Merlin"], ["Achilles", "Medea"]])

    notices = play(state, 0, "Mulan", 1)

    reported = [notice.event for notice in notices if isinstance(notice.event, CardDrawn)]
    assert [(one.seat, one.card.name.en) for one in reported] == [(0, names(state.hands[0])[-1])]


def test_a_tonne_is_a_thousand_kilograms():
    """CRD-03, CRD-R6: example 6; 620 kg, 800 kg, 1 t."""
    state = table(["Quasimodo", "Frankenstein's Creature"], [["Shere Khan", "Merlin"], ["Mulan"]])

    play(state, 0, "Shere Khan", 1)

    assert names(state.line) == ["Quasimodo", "Shere Khan", "Frankenstein's Creature"]
    texts = [card.values[0].text.en for card in state.view(None).line]
    assert [text.replace("\u00a0", " ") for text in texts] == ["620 kg", "800 kg", "1 t"]


@pytest.mark.parametrize(("slot", "fits"), [(0, False), (1, True), (2, True), (3, False)])
def test_an_equal_value_is_right_on_either_side(slot, fits):
    """CRD-28, CRD-R4: example 7."""
    state = table(["Dr Watson", "Mowgli", "Theseus"], [["Mulan", "Merlin"], ["Achilles"]])

    play(state, 0, "Mulan", slot)

    assert (len(state.line) == 4) == fits


@pytest.mark.parametrize("slot", [0, 1, 2])
def test_between_equals_every_place_is_right(slot):
    """CRD-R5: example 8, with a third card of 132 kg."""
    state = table(["Mowgli", "Mulan"], [["William Tell", "Merlin"], ["Achilles"]])
    state.values = list(state.values)
    state.values[NUMBER["William Tell"]] = 132

    play(state, 0, "William Tell", slot)

    assert len(state.line) == 3


def test_only_the_agreed_characteristic_counts():
    """CRD-07, CRD-R4: example 9; by IQ King Arthur equals D'Artagnan, by strength he does not."""
    for slot in (0, 1):
        state = table(["D'Artagnan"], [["King Arthur", "Merlin"], ["Mulan"]], attribute="iq")
        play(state, 0, "King Arthur", slot)
        assert len(state.line) == 2

    state = table(["D'Artagnan"], [["King Arthur", "Merlin"], ["Mulan"]], attribute="strength")
    play(state, 0, "King Arthur", 0)
    assert len(state.line) == 1


def test_the_cleverest_belongs_at_the_right_end_only():
    """CRD-R4: example 9; Professor Moriarty's 188."""
    fitting = []
    for slot in range(4):
        state = table(
            ["Heracles", "Merlin", "Sherlock Holmes"],
            [["Professor Moriarty", "Mulan"], ["Achilles"]],
            attribute="iq",
        )
        play(state, 0, "Professor Moriarty", slot)
        if len(state.line) == 4:
            fitting.append(slot)
    assert fitting == [3]


def test_the_active_player_may_choose_any_card_and_any_place_but_not_pass():
    """CRD-15, CRD-16: example 18; every legal move places exactly one own card."""
    state = table(MIDDLE, [["Mulan", "Merlin", "Medea"], ["Achilles"]])

    assert {(move.card, move.slot) for move in state.legal(0)} == {
        (card, slot) for card in range(3) for slot in range(5)
    }
    assert all(move.kind == "place" for move in GAME.moves), "there is no move that passes"
    assert refused(state, 0, "place 3@0").rule == "CRD-16"


def test_after_one_card_the_turn_is_the_left_neighbours():
    """CRD-14, CRD-15, CRD-25: example 18; clockwise, one card each."""
    state = table(MIDDLE, [["Mulan", "Merlin"], ["Achilles", "Medea"], ["Circe", "Athos"]], first=1)

    order = []
    for _ in range(6):
        order.append(state.turn)
        wrong(state, state.turn)

    assert order == [1, 2, 0, 1, 2, 0]


def test_out_of_turn_nobody_may_place_and_is_told_whose_turn_it_is():
    """CRD-14: refused with the rule and the player to wait for."""
    state = table(MIDDLE, [["Mulan"], ["Achilles"]])

    refusal = refused(state, 1, "place 0@0")

    assert refusal.rule == "CRD-14"
    assert refusal.args["whose"].seat == 0
    assert refused(state, TABLE, "place 0@0").rule == "CRD-14"


def test_card_and_place_are_one_choice_that_cannot_be_taken_back():
    """CRD-R21: the move that places also reveals; afterwards the next player is asked."""
    state = table(["Theseus"], [["Mulan", "Merlin"], ["Achilles"]])

    play(state, 0, "Mulan", 1)

    assert state.box == [NUMBER["Mulan"]]
    assert state.deciders() == (1,)
    assert state.legal(0) == []


def test_colour_names_and_the_other_characteristics_have_no_effect_on_play():
    """CRD-R24, CRD-R4: a game and its twin with other colours, names and values go the same way."""
    cards = CLASSICS.cards
    changed = tuple(
        msgspec.structs.replace(
            card,
            side="villain" if card.side == "hero" else "hero",
            name=other.name,
            values=(card.values[0], other.values[1], other.values[2]),
        )
        for card, other in zip(cards, reversed(cards), strict=True)
    )
    original = GAME.rules(3, {"pack": "classics"})
    twin = CardlineRules(
        GAME, 3, original.options, msgspec.structs.replace(CLASSICS, cards=changed)
    )

    for seed in range(10):
        one, other = (rules.setup(FastStream(seed)) for rules in (original, twin))
        luck = FastStream(seed + 1)
        while not one.is_over:
            seat, move = random_move(one, luck)
            one.apply(seat, move)
            other.apply(seat, move)
        assert one.snapshot() == other.snapshot()
