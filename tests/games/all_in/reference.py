"""Hands judged word by word from the rulebook: slow, and shares nothing with the product."""

from collections import Counter

SUITS = ("clock", "mask", "scarab", "tree")  # AIN-R1: strongest first
ORDER_A = ("none", "pair", "two pair", "three", "straight", "flush", "full house", "four", "sf")
ORDER_B = ("none", "pair", "two pair", "three", "full house", "flush", "straight", "four", "sf")
VALUES_A = dict(zip(ORDER_A, (0, 1, 2, 3, 4, 5, 6, 7, 7), strict=True))
VALUES_B = dict(zip(ORDER_B, (0, 1, 2, 3, 4, 5, 6, 7, 7), strict=True))
RUNES = (52, 53)


def rank(card):
    """2 to 14; rune cards have none."""
    return None if card in RUNES else card // 4 + 2


def suit(card):
    return None if card in RUNES else SUITS[card % 4]


def straight_top(ranks):
    """The highest rank of five consecutive ones, the ace being 14 or 1 (AIN-88); None if not."""
    for top in range(14, 4, -1):
        wanted = {top - step for step in range(5)}
        if {1 if r == 14 and top == 5 else r for r in ranks} == wanted:
            return top
    return None


def combination(hand):
    """The category and the cards that form it, best reading first (AIN-80 to AIN-87, AIN-R10)."""
    ranked = [card for card in hand if rank(card) is not None]
    ranks = [rank(card) for card in ranked]
    one_suit = len(ranked) == 5 and len({suit(card) for card in ranked}) == 1
    top = straight_top(ranks) if len(set(ranks)) == 5 else None
    if one_suit and top is not None:
        return "sf", ranked, top
    count = Counter(ranks)
    fours = [r for r in count if count[r] == 4]
    threes = [r for r in count if count[r] == 3]
    pairs = sorted((r for r in count if count[r] == 2), reverse=True)

    def of(*chosen):
        return [card for card in ranked if rank(card) in chosen]

    if fours:
        return "four", of(fours[0]), fours[0]
    if threes and pairs:
        return "full house", of(threes[0], pairs[0]), threes[0]  # AIN-90
    if one_suit:
        return "flush", ranked, max(ranks)
    if top is not None:
        return "straight", ranked, top
    if threes:
        return "three", of(threes[0]), threes[0]
    if len(pairs) == 2:
        return "two pair", of(*pairs), pairs[0]
    if pairs:
        return "pair", of(pairs[0]), pairs[0]
    return "none", ranked, max(ranks)  # AIN-R5


def judge(hand, order=ORDER_A):
    """A key that is larger for the stronger hand (AIN-89, AIN-91, AIN-R6 to AIN-R8)."""
    category, cards, highest = combination(hand)
    suits = [SUITS.index(suit(card)) for card in cards if rank(card) == highest]
    return order.index(category), highest, -min(suits)


def value(hand, values=None):
    return (VALUES_A if values is None else values)[combination(hand)[0]]
