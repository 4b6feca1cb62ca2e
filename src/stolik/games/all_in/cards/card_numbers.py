# mypyc: compile
"""Cards as numbers: (rank - 2) * 4 + suit for the ranked ones, then the two rune cards."""

from __future__ import annotations

from typing import Final

CARDS: Final = 54
RANKED: Final = 52
NONE: Final = -1

SUITS: Final = ("clock", "mask", "scarab", "tree")
RANKS: Final = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")

# Kinds of effects; an effect is kind + 8 if it must be resolved + 16 * the cards it reveals.
TAKE: Final = 0
SWAP: Final = 1
REVEAL: Final = 2
DRAW: Final = 3
RUNE: Final = 4
HYPNOSIS: Final = 5
EYE: Final = 6
KIND: Final = 7
MUST: Final = 8

EFFECTS: Final = ("TAKE", "SWAP", "REVEAL", "DRAW", "RUNE", "HYPNOSIS", "EYE")
GAINS: Final = (TAKE, REVEAL, DRAW)


def name_of(card: int) -> str:
    """Write a card's short name.

    >>> name_of(0), name_of(39), name_of(52)
    ('2c', 'Jt', 'Ru1')
    """
    if card >= RANKED:
        return f"Ru{card - RANKED + 1}"
    return RANKS[card >> 2] + SUITS[card & 3][0]


NAMES: Final[list[str]] = [name_of(card) for card in range(CARDS)]
NUMBERS: Final[dict[str, int]] = {name: card for card, name in enumerate(NAMES)}


def effect_code(kind: int, must: bool, count: int) -> int:
    """Pack an effect into one number."""
    return kind | (MUST if must else 0) | count << 4


def effect_name(effect: int) -> str:
    """Write an effect as the card data do.

    >>> effect_name(effect_code(REVEAL, True, 4))
    'REVEAL 4!'
    """
    count = f" {effect >> 4}" if effect >> 4 else ""
    return EFFECTS[effect & KIND] + count + ("!" if effect & MUST else "")
