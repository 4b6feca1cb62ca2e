"""Reading and parsing are each other's inverse, over random valid cards."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from length import IS_LONG
from stolik.games.blank.cards.random_cards import random_card
from stolik.games.blank.language.card import Card
from stolik.games.blank.language.checker import check, check_json
from stolik.games.blank.language.document import to_data, to_json
from stolik.games.blank.language.parser import compile_card
from stolik.games.blank.language.reader import hear, read, write_out
from stolik.games.blank.language.spoken import carried

COUNT = 100_000 if IS_LONG else 1_500
LANGUAGES = ("en", "pl")


def there_and_back(card: Card) -> None:
    for language in LANGUAGES:
        sentence = read(card, language)
        assert hear(sentence, language) == carried(card, language), sentence
        assert hear(sentence.rstrip(".").upper(), language) is not None or "[" in sentence
        assert compile_card(write_out(card, language), language) == card


def test_random_cards_read_as_sentences_that_are_heard_as_the_same_cards():
    """BLK-L8, BLK-107: in both languages, with hostile free texts; so readings are injective."""
    for seed in range(COUNT):
        there_and_back(check(random_card(Random(seed))))


TEXT = st.text(
    st.characters(categories=("L", "N", "P", "Zs"), exclude_characters="[]{}<>|\\`*_~&"),
    min_size=1,
    max_size=80,
)


@settings(max_examples=4000 if IS_LONG else 300)
@given(st.integers(0, 2**32), TEXT, TEXT)
def test_whatever_players_write_into_a_card_comes_back(seed, said, done):
    """BLK-L2, BLK-L8: texts are shown as written and never interpreted."""
    raw = random_card(Random(seed), "rule")
    raw["if"] = {"on": "social", "event": {"en": said}}
    raw["then"].insert(0, {"who": "next", "do": "act", "what": {"en": done, "pl": said}})
    try:
        card = check(raw | {"then": raw["then"][:3]})
    except ValueError:
        return  # links, blank texts and the like; test_checker.py covers them
    there_and_back(card)


@pytest.mark.parametrize("seed", range(300))
def test_a_card_as_json_is_the_same_card(seed):
    """BLK-L1: canonical JSON in and out."""
    card = check(random_card(Random(seed)))

    assert check(to_data(card)) == card
    assert check_json(to_json(card)) == card


def test_different_cards_read_differently():
    """BLK-L8: no two cards that mean different things share a sentence."""
    meant: dict[tuple[str, str], object] = {}
    for seed in range(COUNT // 2):
        card = check(random_card(Random(seed)))
        for language in LANGUAGES:
            said = carried(card, language)
            assert meant.setdefault((language, read(card, language)), said) == said
