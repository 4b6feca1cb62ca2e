"""The order and the value of hands."""

import random
from itertools import combinations, combinations_with_replacement, islice, pairwise

import pytest

from games.all_in import reference
from games.all_in.reference import ORDER_A, ORDER_B, VALUES_A, VALUES_B
from length import IS_LONG
from stolik.games.all_in.cards.card_numbers import NUMBERS
from stolik.games.all_in.cards.pack import load_pack, read_pack, standard_text
from stolik.games.all_in.engine.ranking import CATEGORIES, RANK_CODES

A = load_pack().rankings["A"]
B = load_pack().rankings["B"]
SIDES = [(A, ORDER_A, VALUES_A), (B, ORDER_B, VALUES_B)]


def cards(words):
    return [NUMBERS[word] for word in words.split()]


def beats(first, second, side=A):
    return side.strength(cards(first)) > side.strength(cards(second))


def values(words):
    return A.value(cards(words)), B.value(cards(words))


def check_against_reference(hands):
    """Strengths must order the hands exactly as the reference does, on both sides."""
    count = 0
    found = [{}, {}]
    for hand in hands:
        hand = list(hand)
        category, formed, highest = reference.combination(hand)
        suits = [card % 4 for card in formed if reference.rank(card) == highest]
        count += 1
        for side, (ranking, order, worth) in enumerate(SIDES):
            key = (order.index(category), highest, -min(suits))
            strength = ranking.strength(hand)
            assert found[side].setdefault(key, strength) == strength, hand
            assert ranking.value_of(strength) == worth[category], hand
    for seen in found:
        in_order = [seen[key] for key in sorted(seen)]
        assert all(low < high for low, high in pairwise(in_order))
    return count


def test_every_hand_of_five_ranked_cards_is_ordered_as_the_reference_says():
    """AIN-76, AIN-77, AIN-78, AIN-89, AIN-R9: all 2,598,960 with STOLIK_LONG=1, else a sample."""
    if IS_LONG:
        assert check_against_reference(combinations(range(52), 5)) == 2_598_960
    else:
        check_against_reference(islice(combinations(range(52), 5), 0, None, 97))


def test_hands_with_rune_cards_are_ordered_as_the_reference_says():
    """AIN-R10: rune cards match nothing. Every hand with one or two of them when long."""
    fours = combinations(range(52), 4)
    threes = list(combinations(range(52), 3))
    if not IS_LONG:
        fours, threes = islice(fours, 0, None, 19), threes[::3]
    one = ((*four, 52 + sum(four) % 2) for four in fours)
    two = ((*three, 52, 53) for three in threes)
    both = check_against_reference(one) + check_against_reference(two)
    assert both == (292_825 if IS_LONG else 14_249 + 7_367)


def test_random_hands_with_rune_cards_agree_with_the_reference():
    """AIN-R10: a million of them with STOLIK_LONG=1."""
    draw = random.Random(4)
    count = 1_000_000 if IS_LONG else 10_000
    hands = (
        [*draw.sample(range(52), 4), draw.choice((52, 53))]
        if draw.random() < 0.7
        else [*draw.sample(range(52), 3), 52, 53]
        for _ in range(count)
    )
    assert check_against_reference(hands) == count


def test_the_order_of_a_hand_s_cards_changes_nothing():
    """AIN-R9: strength belongs to the set of cards."""
    draw = random.Random(3)
    for _ in range(300):
        hand = draw.sample(range(54), 5)
        shuffled = draw.sample(hand, 5)
        assert A.strength(hand) == A.strength(shuffled)
        assert B.value(hand) == B.value(shuffled)


def test_hands_without_common_cards_are_never_tied():
    """AIN-R9: category, rank and suit of the deciding card give a strict order."""
    draw = random.Random(8)
    for _ in range(3000):
        deal = draw.sample(range(54), 25)
        for ranking in (A, B):
            strengths = {ranking.strength(deal[at : at + 5]) for at in range(0, 25, 5)}
            assert len(strengths) == 5


def test_five_rank_codes_add_up_to_a_different_sum_for_every_five_ranks():
    """AIN-R9 rests on it: a shared sum would confuse two hands."""
    sums = [
        sum(RANK_CODES[rank] for rank in ranks)
        for ranks in combinations_with_replacement(range(14), 5)
        if ranks.count(13) <= 2 and all(ranks.count(rank) <= 4 for rank in range(13))
    ]
    assert len(sums) == len(set(sums)) == 8450


PICTURED = [
    ("Ac Am As 5t 3c", "three", (3, 3)),
    ("9c 8m 7s 6t 5c", "straight", (4, 6)),
    ("At 9t 7t 3t 2t", "flush", (5, 5)),
    ("Ac Am Ks Kt 8c", "two-pair", (2, 2)),
    ("Ac Am 9s 5t 2c", "pair", (1, 1)),
    ("Ac Am As At 7c", "four", (7, 7)),
    ("9m 8m 7m 6m 5m", "straight-flush", (7, 7)),
    ("Ac Am As Kt Kc", "full-house", (6, 4)),
]


@pytest.mark.parametrize(("words", "category", "worth"), PICTURED)
def test_pictured_hands_have_their_values(words, category, worth):
    """Example 5. AIN-77, AIN-78, AIN-80, AIN-81, AIN-82, AIN-83, AIN-84, AIN-85, AIN-86, AIN-87.

    AIN-R2: the value table.
    """
    assert values(words) == worth
    assert CATEGORIES[A.category_of(A.strength(cards(words)))] == category
    assert CATEGORIES[B.category_of(B.strength(cards(words)))] == category


def test_an_ace_is_high_or_low_in_a_straight_but_never_in_the_middle():
    """Example 6. AIN-88."""
    assert values("Ac 2m 3s 4t 5c") == (4, 6)
    assert values("10c Jm Qs Kt Ac") == (4, 6)
    for words in ("Jc Qm Ks At 2c", "Qc Km As 2t 3c", "Kc Am 2s 3t 4c"):
        assert values(words) == (0, 0)
    assert values("Qc Kc Ac 2c 3c") == (5, 5)  # a flush, no straight flush


def test_a_rune_card_spoils_a_flush():
    """Example 12. AIN-79, AIN-83, AIN-R10."""
    assert values("Ac 9c 6c 2c Ru1") == (0, 0)
    assert values("2c 3c 4c 5c Ru1") == (0, 0)
    assert values("9c 9m 9s 9t Ru2") == (7, 7)
    assert values("9c 9m 9s Ru1 Ru2") == (3, 3)


def test_suits_break_ties_and_kickers_do_not():
    """Example 13. AIN-89, AIN-91, AIN-R6, AIN-R7, AIN-R1: clock beats mask."""
    assert beats("9c 9t 4m 3s 2s", "9m 9s As Kt Qt")


def test_the_higher_three_decides_between_full_houses():
    """Example 14. AIN-90."""
    assert beats("9c 9m 9s 2c 2m", "8c 8m 8s Ac Am")
    assert beats("9c 9m 9s 2c 2m", "8c 8m 8s Ac Am", B)


def test_the_lower_pair_is_never_compared():
    """Example 15. AIN-91, AIN-R7."""
    assert beats("Kc Ks 2m 2t 5c", "Km Kt 3c 3s As")


def test_flushes_are_compared_by_their_highest_card_and_its_suit_only():
    """AIN-R7: the second card of a flush is never compared."""
    assert beats("Am 6m 5m 3m 2m", "As Ks Qs Js 9s")
    assert beats("At 6t 5t 3t 2t", "Kc Qc Jc 10c 8c")


def test_side_b_puts_the_straight_above_flush_and_full_house():
    """Example 16. AIN-77, AIN-78, AIN-R4, AIN-08."""
    straight, full, flush = "5c 6m 7s 8t 9c", "Kc Km Ks 4t 4c", "2c 4c 6c 8c 10c"
    assert beats(full, straight) and values(full)[0] == 6 and values(straight)[0] == 4
    assert beats(straight, full, B) and values(straight)[1] == 6 and values(full)[1] == 4
    assert beats(full, flush) and beats(flush, straight)
    assert beats(straight, flush, B) and beats(flush, full, B)


def test_the_low_straight_is_the_lowest_one():
    """Example 41. AIN-76, AIN-89, AIN-R8."""
    assert beats("2c 3m 4s 5t 6c", "Ac 2m 3s 4t 5c")
    assert beats("10t Jc Qm Ks At", "9c 10m Js Qt Kc")
    # The five decides between low straights, not the ace.
    assert beats("At 2t 3m 4m 5c", "Ac 2c 3s 4s 5m")


def test_a_straight_flush_beats_four_of_a_kind_though_both_earn_seven():
    """Example 42. AIN-77, AIN-78, AIN-R3."""
    low, four = "2t 3t 4t 5t 6t", "Ac Am As At 9c"
    assert beats(low, four) and beats(low, four, B)
    assert values(low) == values(four) == (7, 7)


def test_without_a_pair_the_highest_card_and_its_suit_decide():
    """Example 43, first part. AIN-79, AIN-R5."""
    first, second = "At Jm 9s 5t 2c", "Ac 10m 7s 4t 3c"
    assert beats(second, first)
    assert values(first) == values(second) == (0, 0)


def test_ranks_go_from_ace_down_to_two():
    """AIN-76: A, K, Q, J, 10, 9, … 2; shown with pairs of equal suits."""
    ranks = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]
    spare = {"2": "9s Kc 7t", "9": "2s Kc 7t", "K": "2s 9c 7t", "7": "2s 9c Kt"}
    strengths = [
        A.strength(cards(f"{rank}c {rank}m {spare.get(rank, '2s 9c Kt')}")) for rank in ranks
    ]
    assert strengths == sorted(strengths) and len(set(strengths)) == 13


def test_another_order_of_suits_is_data_and_not_code():
    """AIN-R1: the suit order is configurable."""
    text = standard_text().replace(
        '["clock", "mask", "scarab", "tree"]', '["tree", "scarab", "mask", "clock"]'
    )
    turned = read_pack(text).rankings["A"]
    clock, mask = cards("9c 9t 4m 3s 2s"), cards("9m 9s As Kt Qt")
    assert A.strength(clock) > A.strength(mask)
    assert turned.strength(clock) > turned.strength(mask)  # the nine of tree is now the best
    assert turned.strength(cards("9c 9m 4m 3s 2s")) < turned.strength(cards("9s 9t 4c 3m 2c"))
