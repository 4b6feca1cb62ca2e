"""The catalogue and the founding editions."""

from __future__ import annotations

from collections import Counter

from games.blank.builders import deck
from stolik.games.blank.cards.catalogue import SOURCES, catalogue
from stolik.games.blank.cards.editions import DEFAULT_EDITION, STRICT_EDITION, editions
from stolik.games.blank.decks.slots import GAME_SLOTS
from stolik.games.blank.language.card import EffectCard, RuleCard
from stolik.games.blank.language.editor import MORE, first_offer


def test_the_catalogue_holds_all_cards_of_the_ledger_with_their_sources():
    """BLK-97, BLK-101: 17 recovered texts and 14 of our own, each with an author."""
    kinds = Counter(name.rstrip("0123456789") for name in catalogue())

    assert kinds == {"RC": 8, "GC": 9, "NR": 11, "NE": 3}
    assert {known.source for known in catalogue().values()} <= set(SOURCES)
    assert all(known.card.author for known in catalogue().values())


def test_a_rule_card_has_no_title_and_an_effect_has_one():
    """BLK-07, BLK-08, BLK-R4: rule cards keep an optional nickname."""
    for name, known in catalogue().items():
        if name[:2] in ("RC", "NR"):
            assert isinstance(known.card, RuleCard)
            assert not hasattr(known.card, "title")
        else:
            assert isinstance(known.card, EffectCard)
            assert known.card.title.pl


def test_lost_symbols_are_circle_and_triangle():
    """BLK-R7: two different ones keep RC2 and RC7 apart."""
    assert catalogue()["RC2"].card.triggers[0].colour == ("circle",)
    assert catalogue()["RC7"].card.triggers[0].colour == ("triangle",)


def test_both_editions_have_14_rules_and_6_effects():
    """BLK-02, BLK-03, BLK-D3: a fresh copy."""
    for edition in editions().values():
        assert len(edition.rules) == len(set(edition.rules)) == 14
        assert len(edition.effects) == 6


def test_the_default_edition_puts_effects_on_the_cards_of_the_ruling():
    """BLK-R8: one per colour and per digit."""
    effects = editions()[DEFAULT_EDITION].effects

    assert effects == {
        "square-1-a": "GC1",
        "rhombus-2-a": "GC4",
        "triangle-3-a": "GC7",
        "circle-4-a": "GC3",
        "shield-5-a": "GC5",
        "hexagon-6-a": "GC2",
    }
    assert editions()[DEFAULT_EDITION].offered == ("GC6", "GC8", "GC9")


def test_the_strict_edition_has_certain_texts_and_our_own_only():
    """BLK-D3: RC1–RC3 and NR1–NR11, GC1–GC3 and NE1–NE3."""
    strict = editions()[STRICT_EDITION]
    names = {*strict.rules, *strict.effects.values()}
    assert {catalogue()[name].source for name in names} == {"manual", "own"}


def test_a_fresh_copy_has_110_cards_two_of_each_combination():
    """BLK-01, BLK-02, BLK-03, BLK-04, BLK-05, BLK-06, BLK-R1: 38 rule and 72 game cards."""
    fresh = deck()
    faces = Counter((slot.face, slot.is_written) for slot in fresh.game)

    assert (len(fresh.rules), len(fresh.game)) == (38, 72)
    assert len(fresh.written_rules) == 14
    assert faces == {("illustrated", True): 6, ("illustrated", False): 30, ("blank", False): 36}
    pairs = Counter((slot.colour, slot.digit) for slot in fresh.game)
    assert len(pairs) == 36
    assert set(pairs.values()) == {2}
    both = Counter((slot.colour, slot.digit, slot.face) for slot in fresh.game)
    assert set(both.values()) == {1}
    assert len(set(GAME_SLOTS)) == 72


def test_the_editor_offers_the_manuals_own_table_first():
    """BLK-L9: six triggers, six targets, six effects, and the full language behind "more"."""
    offer = first_offer()

    assert [len(offer[part]) for part in ("trigger", "target", "effect")] == [6, 6, 6]
    assert "calledOut" in MORE["trigger"]
    assert "contest" in MORE["effect"]
    assert "voted" in MORE["target"]
