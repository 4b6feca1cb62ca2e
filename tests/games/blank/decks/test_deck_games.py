"""Games with a deck: which cards go in, and what stays afterwards."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from games.blank.builders import LATER, NOW, OWNER, deck, effect, rule, voucher, with_card
from games.blank.decks.test_decks import refusal
from stolik.games.blank.decks.deck_changes import shelve
from stolik.games.blank.decks.deck_setup import after_game, options_with
from stolik.games.blank.decks.games import note_game, set_up
from stolik.games.blank.decks.marks import Mark
from stolik.games.blank.decks.rewards import Idea, draft, hand_in, show_to_table, tried
from stolik.games.blank.language.checker import check
from stolik.games.blank.options import card_number
from stolik.kernel.entropy import FastStream
from stolik.kernel.registry import load

BEE = Mark("bee", "amber")
RULE, EFFECT = check(rule()), check(effect())
CLOCK = check(rule(**{"if": {"on": "clock", "seconds": 60}}))


def slots(rules) -> list[str]:
    return [each.slot for each in rules]


def test_a_game_is_set_up_from_written_rules_and_all_72_cards():
    """BLK-12: blank rule cards take no part."""
    setup, _ = set_up([deck()], FastStream(1))

    assert (len(setup.rules), setup.drawn, len(setup.cards)) == (14, 3, 72)
    assert sum(card.effect is not None for card in setup.cards) == 6


def test_a_game_pins_the_revision_it_was_set_up_with():
    """BLK-D5: changes accepted during it appear in later games only."""
    before = deck()
    setup, _ = set_up([before], FastStream(1))
    after = with_card(before, RULE, "r15")

    assert setup.revisions == (("d-1", 1),)
    assert len(setup.rules) == 14
    assert set_up([after], FastStream(1))[0].revisions == (("d-1", 2),)


def test_a_modified_game_card_is_shuffled_in_like_any_other():
    """BLK-109: three rule cards are drawn."""
    setup, _ = set_up([with_card(deck(), EFFECT, "hexagon-6-b")], FastStream(1))
    assert (setup.forced, setup.drawn) == ((), 3)
    assert sum(card.effect is not None for card in setup.cards) == 7


def test_several_new_rules_go_in_oldest_first_and_at_most_three():
    """BLK-108, BLK-110, BLK-R69, BLK-14: drawn cards first, new ones last."""
    of = deck()
    for slot in ("r20", "r15", "r16", "r17"):
        of = with_card(of, RULE, slot)

    first, (of,) = set_up([of], FastStream(1))
    second, (of,) = set_up([of], FastStream(1))

    assert (slots(first.forced), first.drawn) == (["r20", "r15", "r16"], 0)
    assert (slots(second.forced), second.drawn) == (["r17"], 2)
    assert of.due == ()


def test_a_card_on_trial_is_set_up_like_a_new_one_and_marked():
    """BLK-D11: it comes after all new ones that are accepted, and only for this game."""
    of = with_card(deck(), RULE, "r15")
    rule_on_trial = hand_in(draft(of, voucher(), Idea("r16", RULE), NOW))
    effect_on_trial = show_to_table(draft(of, voucher(), Idea("square-2-b", EFFECT), NOW))
    as_if = tried(tried(of, rule_on_trial), effect_on_trial)

    options = options_with([as_if], {}, 1, [("d-1", "r16"), ("d-1", "square-2-b")])

    assert options["trials"] == ("1", "square-2-b")
    assert len(options["new_rules"]) == 2
    assert "square-2-b" in dict(options["effects"])
    assert "trials" not in options_with([of], options, 1)
    load("blank").new(4, 3, options)


def test_only_what_was_shown_and_fits_is_tried():
    """BLK-D8, BLK-D11."""
    proposal = draft(deck(), voucher(), Idea("r15", RULE), NOW)
    assert refusal(tried, deck(), proposal) == "wrong-stage"
    written = with_card(deck(), RULE, "r15")
    assert refusal(tried, written, hand_in(proposal)) == "rule-written"


def test_a_clock_rule_waits_for_the_next_live_game():
    """BLK-R69: turn-based games have no clocks in seconds."""
    of = with_card(with_card(deck(), CLOCK, "r15"), RULE, "r16")

    quiet, (of,) = set_up([of], FastStream(1), is_live=False)
    live, _ = set_up([of], FastStream(1))

    assert slots(quiet.forced) == ["r16"]
    assert slots(live.forced) == ["r15"]


def test_a_shelved_card_is_in_no_game():
    """BLK-D14, BLK-I2."""
    of = shelve(deck(), "r01", OWNER, NOW)
    assert "r01" not in slots(set_up([of], FastStream(1))[0].rules)


def mixed():
    left = with_card(with_card(deck("d-1"), EFFECT, "circle-2-b"), EFFECT, "circle-2-a")
    right = with_card(deck("d-2", BEE), EFFECT, "circle-2-b")
    return [left, right]


def test_a_mixed_game_picks_two_cards_of_each_combination_those_with_effects_first():
    """BLK-113, BLK-D23: 72 game cards, else at random."""
    for seed in range(20):
        setup, _ = set_up(mixed(), FastStream(seed))
        pairs = Counter((card.colour, card.digit) for card in setup.cards)

        assert len(setup.cards) == 72
        assert set(pairs.values()) == {2}
        twos = [card for card in setup.cards if (card.colour, card.digit) == ("circle", 2)]
        assert all(card.effect for card in twos)
        sixes = [card for card in setup.cards if (card.colour, card.digit) == ("hexagon", 6)]
        assert sum(card.effect is not None for card in sixes) == 2


def test_which_of_equal_cards_go_in_is_a_matter_of_lot():
    """BLK-D23: at random, from the given source of chance."""
    picks = {
        tuple((card.deck, card.slot) for card in set_up(mixed(), FastStream(seed))[0].cards)
        for seed in range(5)
    }
    assert len(picks) == 5


def test_a_stack_holds_all_game_cards_of_all_decks():
    """BLK-D23: option `stack`."""
    assert len(set_up(mixed(), FastStream(1), "stack")[0].cards) == 144


def test_rules_of_mixed_decks_are_shuffled_together_identical_founding_cards_once():
    """BLK-D24: new cards go in besides."""
    decks = [with_card(deck("d-1"), RULE, "r15"), deck("d-2", BEE, "founding/1-strict")]
    setup, _ = set_up(decks, FastStream(1))
    assert len(setup.rules) + len(setup.forced) == 14 + 1 + 5


def test_new_cards_of_all_mixed_decks_go_in_oldest_acceptance_first():
    """BLK-R71: at most three."""
    left = with_card(with_card(deck("d-1"), RULE, "r15", LATER), RULE, "r16", LATER)
    right = with_card(with_card(deck("d-2", BEE), RULE, "r30", NOW), RULE, "r31", NOW)

    setup, rest = set_up([left, right], FastStream(1))

    assert [(each.deck, each.slot) for each in setup.forced] == [
        ("d-2", "r30"),
        ("d-2", "r31"),
        ("d-1", "r15"),
    ]
    assert [each.due for each in rest] == [("r16",), ()]


def test_marks_tell_which_deck_a_card_belongs_to():
    """BLK-112, BLK-114, BLK-D16: clashing marks are told apart by a number."""
    apart, _ = set_up(mixed(), FastStream(1), "stack")
    alike, _ = set_up([deck("d-1"), deck("d-2")], FastStream(1), "stack")

    for setup in (apart, alike):
        owners = {(card.mark, card.number): card.deck for card in setup.cards}
        assert len(owners) == 2
        assert all(owners[card.mark, card.number] == card.deck for card in setup.cards)
    assert {card.number for card in apart.cards} == {0}
    assert {card.number for card in alike.cards} == {1, 2}


@pytest.mark.parametrize("count", [0, 5])
def test_two_to_four_decks_can_be_mixed(count):
    """BLK-D23."""
    decks = [deck(f"d-{number}") for number in range(count)]
    assert refusal(set_up, decks, FastStream(1)) == "too-many-decks"
    assert refusal(set_up, [deck(), deck()], FastStream(1)) == "same-deck-twice"


def test_the_winner_of_a_mixed_game_chooses_the_deck_to_change():
    """BLK-D25: one of the decks of that game."""
    won = voucher("d-1", "d-2")
    assert draft(deck("d-2"), won, Idea("r15", RULE), NOW).deck == "d-2"
    assert refusal(draft, deck("d-3"), won, Idea("r15", RULE), NOW) == "not-your-deck"


def test_a_mixed_game_leaves_the_decks_as_they_were_apart_from_an_entry():
    """BLK-D26, BLK-D15: nothing but the history grows."""
    decks = mixed()
    after = note_game(decks, "game-1", ["Wit"], NOW)

    for old, new in zip(decks, after, strict=True):
        assert msgspec.structs.replace(new, history=old.history) == old
        assert [entry.what for entry in new.history[-2:]] == ["mixed", "game played"]
    assert note_game([deck()], "game-1", ["Wit"], NOW)[0].history[-1].by == "Wit"


def test_the_options_of_a_game_say_what_stands_on_the_boxes_and_which_card_is_whose():
    """BLK-D16, BLK-D2: name, mark and number of the game; of mixed decks, the box of each card."""
    first, second = mixed()
    alone = options_with([first], {}, 7)
    assert alone["boxes"] == ((first.name, first.mark.symbol, first.mark.paint, 1),)
    assert "whose" not in alone
    after = after_game([first], "g1", ["Ala"], [], LATER)[0]
    assert options_with([after], alone, 7)["boxes"][0][3] == 2
    both = options_with([first, second], {"decks": 2}, 7)
    cards, rules = both["whose"]
    assert (cards.count("0"), cards.count("1")) == (72, 72)
    assert len(rules) == len(both["rules"]) + len(both["new_rules"])
    assert load("blank").new(2, 1, both).is_over is False
    written = {name: cards[card_number(name)] for name, card in both["effects"]}
    # The second deck lies on top of the first: copies c and d are its own.
    assert written["circle-2-a"] == written["circle-2-b"] == "0"
    assert written["circle-2-d"] == "1"
