"""The deck as numbers: the ledger's table, and decks drawn by a seed."""

from __future__ import annotations

from collections import Counter
from hashlib import blake2b, sha256

import pytest

from games.illusion.builders import GAME
from stolik.games.illusion.deck import CARDS, LEAST_PAINT, MOST_PAINT, deck, excess
from stolik.games.illusion.dice import Dice
from stolik.kernel.options import OptionError

# The ledger's distribution of the 98 values of a colour: no share above 66 per cent.
BANDS = ((0, 0), (1, 10), (11, 20), (21, 30), (31, 40), (41, 55), (56, 66))


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


def test_numbers_for_decks_are_blake2b_in_counter_mode():
    """Sixteen words a block, the last first: a number names the same deck for ever."""
    blocks = [blake2b(bytes(7) + bytes([count]), key=b"rings/7").digest() for count in range(2)]
    words = [
        int.from_bytes(block[at : at + 4], "big") for block in blocks for at in range(60, -1, -4)
    ]
    dice = Dice("rings", 7)

    assert [dice.bits() for _ in range(32)] == words
    assert Dice("x" * 64 + "y").bits() == Dice("x" * 64).bits(), "a key has 64 bytes at most"
    assert Dice("x" * 63 + "y").bits() != Dice("x" * 64).bits(), "and all of them count"


def test_a_shuffle_goes_down_from_the_last_item():
    """Fisher and Yates: each place gets one of those that are left, itself included."""
    one, other = Dice("shuffle", 1), Dice("shuffle", 1)
    items = list(range(7))
    one.shuffle(items)
    expected = list(range(7))
    for last in (6, 5, 4, 3, 2, 1):
        place = other.below(last + 1)
        expected[last], expected[place] = expected[place], expected[last]

    assert items == expected
    assert one.bits() == other.bits(), "nothing else was drawn"


@pytest.mark.parametrize(
    ("number", "first", "digest"),
    [
        (1, (9, 17, 25, 39), "cee0b6aad18cc9a1"),
        (7, (6, 30, 7, 22), "3350be0a830483a5"),
        (44, (0, 60, 7, 25), "0ca1badcdaf08371"),
        (2**31 - 1, (0, 16, 16, 65), "a8c9b042c12071f0"),
    ],
)
def test_a_number_stands_for_the_same_deck_for_ever(number, first, digest):
    """ILL-06: records and links name a deck by its number only."""
    shares = [card.shares for card in deck(number)]
    assert shares[0] == first
    assert sha256(repr(shares).encode()).hexdigest()[:16] == digest


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


def test_an_exchange_sees_a_row_that_is_out_by_one_per_cent():
    """Sums inside the bounds, the bounds themselves included, are all as good."""
    sums = (LEAST_PAINT - 2, LEAST_PAINT - 1, LEAST_PAINT, MOST_PAINT, MOST_PAINT + 1)
    assert [excess([total, 0, 0, 0]) for total in sums] == [2, 1, 0, 0, 1]
