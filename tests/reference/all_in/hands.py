"""How strong a hand of All In is and what it earns, read off the ranking page of the manual."""

from __future__ import annotations

from dataclasses import dataclass

RANKS = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]  # AIN-76
SUITS = {"c": "clock", "m": "mask", "s": "scarab", "t": "tree"}
SUITS_WEAKEST_FIRST = ["tree", "scarab", "mask", "clock"]  # AIN-R1

# AIN-77 and AIN-78: strongest first, with what each earns; AIN-R5: "nothing" is the weakest.
SIDES = {
    "A": [
        ("straight-flush", 7),
        ("four", 7),
        ("full-house", 6),
        ("flush", 5),
        ("straight", 4),
        ("three", 3),
        ("two-pair", 2),
        ("pair", 1),
        ("nothing", 0),
    ],
    "B": [
        ("straight-flush", 7),
        ("four", 7),
        ("straight", 6),
        ("flush", 5),
        ("full-house", 4),
        ("three", 3),
        ("two-pair", 2),
        ("pair", 1),
        ("nothing", 0),
    ],
}


def is_rune_card(card: str) -> bool:
    """Rune cards have neither rank nor suit (AIN-R10)."""
    return card.startswith("Ru")


def rank_of(card: str) -> int:
    """2 to 14; the ace is 14."""
    return RANKS.index(card[:-1]) + 2


def suit_of(card: str) -> str:
    return SUITS[card[-1]]


@dataclass
class Formed:
    """What a hand forms: its category, and the card that decides between equal categories."""

    category: str
    deciding_rank: int
    deciding_suit: str


def form(hand: list[str]) -> Formed:
    """Find the best combination of a hand; the order of these questions is that of no side.

    The categories exclude each other except that a straight flush is a straight and a flush,
    and that of one rank more cards include fewer; so any order that asks for those first will do.
    """
    ranked = [card for card in hand if not is_rune_card(card)]
    straight_top = top_of_straight(ranked)
    is_flush = len(ranked) == 5 and len({suit_of(card) for card in ranked}) == 1  # AIN-83
    if straight_top and is_flush:
        return decided("straight-flush", ranked, straight_top)  # AIN-80
    four = ranks_held(ranked, 4)
    three = ranks_held(ranked, 3)
    pairs = ranks_held(ranked, 2)
    if four:
        return decided("four", ranked, four[0])  # AIN-81
    if three and pairs:
        return decided("full-house", ranked, three[0])  # AIN-82, AIN-90: the three decides
    if is_flush:
        return decided("flush", ranked, max(rank_of(card) for card in ranked))
    if straight_top:
        return decided("straight", ranked, straight_top)  # AIN-84
    if three:
        return decided("three", ranked, three[0])  # AIN-85
    if len(pairs) == 2:
        return decided("two-pair", ranked, max(pairs))  # AIN-86
    if pairs:
        return decided("pair", ranked, pairs[0])  # AIN-87
    # AIN-79, AIN-R5: below a pair the highest ranked card counts.
    return decided("nothing", ranked, max((rank_of(card) for card in ranked), default=0))


def ranks_held(ranked: list[str], times: int) -> list[int]:
    """The ranks that occur exactly so often."""
    held = [rank_of(card) for card in ranked]
    return [rank for rank in range(2, 15) if held.count(rank) == times]


def top_of_straight(ranked: list[str]) -> int:
    """The highest rank of a straight, 5 for A-2-3-4-5 (AIN-88, AIN-R8); 0 if there is none."""
    held = sorted(rank_of(card) for card in ranked)
    if held == [2, 3, 4, 5, 14]:
        return 5
    if len(held) == 5 and held == list(range(held[0], held[0] + 5)):
        return held[4]
    return 0


def decided(category: str, ranked: list[str], rank: int) -> Formed:
    """AIN-91, AIN-R7: among the cards of the deciding rank the best suit counts."""
    suits = [suit_of(card) for card in ranked if rank_of(card) == rank]
    best = max(suits, key=SUITS_WEAKEST_FIRST.index, default="")
    return Formed(category, rank, best)


def value(hand: list[str], side: str) -> int:
    """How many runes a hand earns (AIN-73)."""
    return dict(SIDES[side])[form(hand).category]


def strength(hand: list[str], side: str) -> tuple[int, int, int]:
    """A hand's place in the order of hands; greater is stronger (AIN-89 to AIN-91, AIN-R9)."""
    formed = form(hand)
    weakest_first = [category for category, _ in reversed(SIDES[side])]
    suit = (
        SUITS_WEAKEST_FIRST.index(formed.deciding_suit)
        if formed.deciding_suit in SUITS_WEAKEST_FIRST
        else -1
    )
    return weakest_first.index(formed.category), formed.deciding_rank, suit
