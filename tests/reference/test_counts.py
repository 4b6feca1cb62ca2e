"""Whole trees of small games, counted by engine and reference: like chess's perft.

The lists are the numbers of move sequences of length 1, 2, 3 and so on. At every one of these
positions the full states and the allowed moves of both have been compared.
"""

from __future__ import annotations

import pytest

from reference import small_tables
from reference.counts import count

HANDS = ["Jm 8t Ac Ru1 6c", "Kc 5s As Am Qs"]
AREA = "7t Qc 4s 6m 9s 3c"
DECK = "10t 3s 6s Kt 4c 2m"


@pytest.mark.parametrize(
    ("variant", "pile", "counts"),
    [
        ("plain", "", [7, 32, 118, 432, 2270]),
        ("enchanting", "9t", [7, 34, 128, 498]),
        ("third-eye", "9t 8c", [7, 32, 118, 432]),
    ],
)
def test_all_in_with_twelve_cards_beside_two_hands(variant, pile, counts):
    """AIN-19 to AIN-59: six places of eight are taken and six cards are left to draw."""
    table = small_tables.all_in(HANDS, AREA, DECK, pile, variant=variant)
    assert count(table, len(counts)) == counts


def test_all_in_at_the_end_of_a_round():
    """AIN-60 to AIN-75, AIN-92 to AIN-99: one free place; predictions, scores, the next deal."""
    counts = [7, 26, 80, 391, 1887]
    table = small_tables.all_in(HANDS, AREA + " 8s", "10t 3s 6s Kt 4c")
    assert count(table, len(counts)) == counts


def test_cardline_with_six_cards():
    """CRD-14 to CRD-28, CRD-R15, CRD-R16: the deck is a single card, so the box comes back."""
    counts = [4, 20, 80, 408, 868, 3916]
    hands = [["Mulan", "Mowgli"], ["Grendel", "Heracles"]]
    table = small_tables.cardline(["Theseus"], hands, ["Robin Hood"])
    assert count(table, len(counts)) == counts


def test_cardline_play_off_with_six_cards():
    """CRD-29 to CRD-32, CRD-R7 to CRD-R13: both hold their last card."""
    counts = [2, 5, 6, 22, 42, 184, 262, 1110]
    table = small_tables.cardline(
        ["Theseus"], [["Mulan"], ["Grendel"]], ["Robin Hood", "Heracles", "Mowgli"]
    )
    assert count(table, len(counts)) == counts


def test_illusion_with_six_pictures():
    """ILL-13 to ILL-34: a picture in the row, one on top and four below it."""
    counts = [2, 8, 34, 172, 1004, 1700]
    table = small_tables.illusion(["B05-1"], "B13-0", ["B06-0", "B18-2", "B01-3", "B02-1"])
    assert count(table, len(counts)) == counts


def test_illusion_with_three_pictures():
    """ILL-R5 to ILL-R7: the pile runs out, and a row of all pictures can only be doubted."""
    counts = [2, 8, 10, 28, 68, 116, 304, 640]
    table = small_tables.illusion(["B05-1"], "B13-0", ["B06-0"], mode="twelve-rounds")
    assert count(table, len(counts)) == counts


ONE_COLOUR = ["hexagon-1-a hexagon-2-a hexagon-3-a", "hexagon-1-b hexagon-4-a hexagon-5-a"]


def test_blank_with_one_colour():
    """BLK-24 to BLK-37, BLK-88: all cards match; no game takes eleven moves."""
    counts = [3, 9, 21, 51, 108, 180, 216, 180, 108, 36, 0]
    table = small_tables.blank(ONE_COLOUR, "hexagon-6-a", "hexagon-2-b hexagon-3-b")
    assert count(table, len(counts)) == counts


@pytest.mark.parametrize(
    ("chain_play", "counts"),
    [
        (False, [2, 4, 4, 4, 4, 4, 4, 3, 3, 3, 3, 4, 7, 9]),
        (True, [2, 4, 4, 4, 4, 4, 4, 3, 3, 4, 4, 5, 8, 10]),
    ],
)
def test_blank_where_cards_must_be_drawn(chain_play, counts):
    """BLK-35, BLK-82 to BLK-87, BLK-R9: four colours, two cards to draw, a pile that is rebuilt."""
    hands = ["hexagon-1-a hexagon-4-a circle-2-a", "triangle-1-b circle-4-b square-5-a"]
    table = small_tables.blank(hands, "hexagon-6-a", "circle-5-a square-2-a", chain_play=chain_play)
    assert count(table, len(counts)) == counts


def test_blank_under_strict_memory_with_five_cards():
    """BLK-58 to BLK-81, BLK-L45: every mistake that can be made in three acts."""
    counts = [22, 326, 4863]
    hands = ["hexagon-1-a hexagon-2-a", "hexagon-1-b circle-4-a"]
    table = small_tables.blank(hands, "hexagon-6-a", "hexagon-2-b", mode="B")
    assert count(table, len(counts)) == counts
