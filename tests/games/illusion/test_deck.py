"""The deck as numbers: the ledger's table, and decks drawn by a seed."""

from __future__ import annotations

from collections import Counter

import pytest

from games.illusion.builders import GAME
from stolik.games.illusion.deck import BANDS, CARDS, deck
from stolik.kernel.options import OptionError


def values(number: int, colour: int) -> list[int]:
    return sorted(card.shares[colour] for card in deck(number))


def test_the_standard_deck_is_the_ledgers_table():
    """ILL-06, ILL-09: 98 cards; base row, rotation, family."""
    cards = {card.name: card for card in deck()}
    assert len(cards) == CARDS
    assert cards["B01-0"].shares == (66, 10, 11, 8)
    assert cards["B01-1"].shares == (8, 66, 10, 11)
    assert cards["B24-3"].shares == (20, 24, 15, 7)
    assert cards["U1"].shares == (24,) * 4
    assert cards["B02-3"].family == (1 + 9) % 12
    colour = values(0, 0)
    assert [sum(low <= value <= high for value in colour) for low, high in BANDS] == [
        3, 26, 29, 21, 10, 6, 3,
    ]  # fmt: skip
    assert (colour[48] + colour[49]) / 2 == 17
    assert round(sum(colour) / CARDS, 1) == 19.9


def test_the_four_colours_are_equally_hard():
    """ILL-03: the same multiset of shares for every arrow."""
    for number in (0, 1, 2, 3, 44, 2**31 - 1):
        assert values(number, 0) == values(number, 1) == values(number, 2) == values(number, 3)


@pytest.mark.parametrize("number", range(1, 13))
def test_a_drawn_deck_has_the_same_balance(number):
    """ILL-05, ILL-09: as many cards in each band, some white on each, twelve families of eight."""
    cards = deck(number)
    assert len({card.name for card in cards}) == CARDS
    colour = values(number, 0)
    assert [sum(low <= value <= high for value in colour) for low, high in BANDS] == [
        3, 26, 29, 21, 10, 6, 3,
    ]  # fmt: skip
    assert all(sum(card.shares) <= 97 for card in cards)
    families = Counter(card.family for card in cards)
    assert set(families.values()) == {8, 9}
    assert cards != deck(number + 1)
    assert abs(sum(colour) / CARDS - 19.9) < 1.5


def test_siblings_never_share_a_family():
    """ILL-09: the four rotations of a base row do not look alike."""
    for number in (0, 5):
        for base in range(24):
            assert len({card.family for card in deck(number)[base * 4 : base * 4 + 4]}) == 4


def test_a_table_can_choose_its_deck():
    """ILL-06: the backs of deck 7 are those of deck 7."""
    state = GAME.new(3, 1, {"deck": 7})
    assert state.shares == [[card.shares[colour] for card in deck(7)] for colour in range(4)]
    with pytest.raises(OptionError):
        GAME.new(3, 1, {"deck": -1})
    with pytest.raises(OptionError):
        GAME.new(3, 1, {"mode": "five-arrows"})
