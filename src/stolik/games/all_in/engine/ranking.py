# mypyc: compile
"""How strong five cards are: one table for what they form, one small function that reads it.

Every rank has a code, and rune cards have one too, chosen so that the sum of five codes is
different for every five ranks. The sum leads to a *form*: what the ranks make (four of a kind, two
pair, …) and the rank that decides ties. Two questions are left, and both are about suits: are all
five of one suit, and which is the best suit among the cards of the deciding rank.
"""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Final, final

from mypy_extensions import i64

NOTHING: Final = 0
PAIR: Final = 1
TWO_PAIR: Final = 2
THREE: Final = 3
STRAIGHT: Final = 4
FLUSH: Final = 5
FULL_HOUSE: Final = 6
FOUR: Final = 7
STRAIGHT_FLUSH: Final = 8
CATEGORIES: Final = (
    "nothing", "pair", "two-pair", "three", "straight",
    "flush", "full-house", "four", "straight-flush",
)  # fmt: skip

FULL: Final = 5  # cards of a hand
RUNE_RANK: Final = 13
# The smallest increasing codes for which all sums of five differ, with at most four of a rank and
# two rune cards; the last code is the rune card's.
RANK_CODES: Final[list[int]] = [
    1, 4, 16, 67, 222, 707, 2214, 5314, 11782, 20119, 45152, 81787, 141158, 0,
]  # fmt: skip
_CODES: Final[list[int]] = [RANK_CODES[card >> 2] for card in range(54)]
_SUMS: Final = 4 * 141158 + 81787 + 1

# Forms are numbered category * 13 + deciding rank; those with a rune card and nothing else
# come last, because they can never be a flush (AIN-R10).
_RUNES_AND_NOTHING: Final = 9 * 13
_FORMS: Final = _RUNES_AND_NOTHING + 13


def _straight_top(ranks: list[int]) -> int:
    """Return the rank of the highest card of a straight, or -1; ranks are distinct and sorted."""
    if ranks[4] - ranks[0] == 4:
        return ranks[4]
    # AIN-88, AIN-R8: the ace may be the 1 below a 2, and then the 5 is the highest card.
    if ranks == [0, 1, 2, 3, 12]:
        return 3
    return -1


def form_of(ranks: list[int]) -> int:
    """What five ranks make, suits aside; rune cards have rank 13 and match nothing."""
    ranked = sorted([rank for rank in ranks if rank != RUNE_RANK])
    # The rank with most cards decides, then the higher one: three before two (AIN-90).
    groups = sorted([(ranked.count(rank), rank) for rank in set(ranked)], reverse=True)
    most, decider = groups[0]
    second = groups[1][0] if len(groups) > 1 else 0
    if most == 4:
        return FOUR * 13 + decider
    if most == 3:
        return (FULL_HOUSE if second == 2 else THREE) * 13 + decider
    if most == 2:
        return (TWO_PAIR if second == 2 else PAIR) * 13 + decider
    if len(ranked) < 5:
        return _RUNES_AND_NOTHING + decider
    top = _straight_top(ranked)
    return STRAIGHT * 13 + top if top >= 0 else NOTHING * 13 + decider


def _table() -> bytes:
    """Write the form of every sum of five rank codes."""
    table = bytearray(_SUMS)
    for ranks in combinations_with_replacement(range(14), 5):
        if ranks.count(RUNE_RANK) > 2 or any(ranks.count(rank) > 4 for rank in set(ranks)):
            continue
        table[sum([RANK_CODES[rank] for rank in ranks])] = form_of(list(ranks))
    return bytes(table)


_TABLE: Final[bytes] = _table()


@final
class Ranking:
    """The order of hands on one side of the help card, for one order of suits.

    `categories` name the forms from the strongest to the pair, with what each
    is worth; a hand without a pair is below them and worth nothing (AIN-79).
    A strength is place of the category * 64 + deciding rank * 4 + suit.
    """

    def __init__(self, categories: list[str], values: list[int], suits: list[int]) -> None:
        places = [0] * len(CATEGORIES)
        self.categories: list[int] = [NOTHING]
        self.values: list[int] = [0]
        for place, name in enumerate(reversed(categories), start=1):
            places[CATEGORIES.index(name)] = place
            self.categories.append(CATEGORIES.index(name))
            self.values.append(values[len(categories) - place])
        # Stored here because mypyc compiles a literal 1 to a C int, which has no bit 48.
        self._one: i64 = 1
        self._plain: list[int] = [0] * _FORMS
        self._suited: list[int] = [0] * _FORMS
        for form in range(_FORMS):
            category = form // 13 if form < _RUNES_AND_NOTHING else NOTHING
            suited = category
            if form < _RUNES_AND_NOTHING and category in (NOTHING, STRAIGHT):
                suited = FLUSH if category == NOTHING else STRAIGHT_FLUSH
            self._plain[form] = places[category] << 6 | form % 13 << 2
            self._suited[form] = places[suited] << 6 | form % 13 << 2
        # AIN-91, AIN-R1: which of a rank's suits is the best, for every set of its cards.
        self._best: list[int] = [0] * 16
        for cards in range(1, 16):
            self._best[cards] = max([3 - suits.index(s) for s in range(4) if cards >> s & 1])

    def strength(self, hand: list[int]) -> i64:
        """Place five cards in the strict order of all hands (AIN-89 to AIN-91, AIN-R9)."""
        if len(hand) < FULL:
            return self._short(hand)
        a: i64 = hand[0]
        b: i64 = hand[1]
        c: i64 = hand[2]
        d: i64 = hand[3]
        e: i64 = hand[4]
        form: i64 = _TABLE[_CODES[a] + _CODES[b] + _CODES[c] + _CODES[d] + _CODES[e]]
        suited = ((a ^ b) | (a ^ c) | (a ^ d) | (a ^ e)) & 3 == 0
        base: i64 = self._suited[form] if suited else self._plain[form]
        one = self._one
        cards: i64 = one << a | one << b | one << c | one << d | one << e
        return base | self._best[(cards >> (base & 60)) & 15]

    def _short(self, hand: list[int]) -> i64:
        """The same for the hands of small games, which are never a straight or a flush."""
        ranks = [card >> 2 for card in hand]
        base: i64 = self._plain[form_of(ranks + [RUNE_RANK] * (FULL - len(ranks)))]
        suits: i64 = 0
        for card in hand:
            if card >> 2 == (base & 60) >> 2:
                suits |= self._one << (card & 3)
        return base | self._best[suits]

    def value(self, hand: list[int]) -> i64:
        """How many runes the hand earns (AIN-73)."""
        return self.values[self.strength(hand) >> 6]

    def value_of(self, strength: i64) -> i64:
        """How many runes a hand of this strength earns."""
        return self.values[strength >> 6]

    def category_of(self, strength: i64) -> int:
        """What a hand of this strength is; an index into CATEGORIES."""
        return self.categories[strength >> 6]
