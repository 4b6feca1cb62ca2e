"""What lies in the box of All In: the cards with their effects, as the ledger prints them."""

from __future__ import annotations

from dataclasses import dataclass

from reference.all_in.hands import RANKS, SUITS

GAINS = ["TAKE", "REVEAL", "DRAW"]

# Rank, then the effects on clock, mask, scarab and tree, each read from top to bottom.
LAYOUT = """
A  | DRAW!           | DRAW!           | DRAW!            | DRAW!
K  | DRAW!, EYE      | DRAW!, DRAW     | DRAW!, RUNE      | SWAP, DRAW!
Q  | DRAW!, HYPNOSIS | DRAW!, DRAW     | DRAW!, RUNE      | SWAP, DRAW!
J  | TAKE!, EYE      | TAKE!, DRAW     | TAKE!, HYPNOSIS  | TAKE!, SWAP
10 | DRAW!, HYPNOSIS | DRAW!, DRAW     | DRAW!, RUNE      | SWAP, DRAW!
9  | REVEAL 3!, EYE  | REVEAL 3!, DRAW | REVEAL 3!, RUNE  | SWAP, REVEAL 3!
8  | TAKE!, HYPNOSIS | TAKE!, DRAW     | TAKE!, EYE       | TAKE!, SWAP
7  | REVEAL 3!, EYE  | REVEAL 3!, DRAW | REVEAL 3!, RUNE  | SWAP, REVEAL 3!
6  | REVEAL 4!       | REVEAL 4!       | REVEAL 4!        | REVEAL 4!
5  | TAKE!, HYPNOSIS | TAKE!, DRAW     | TAKE!, HYPNOSIS  | TAKE!, SWAP
4  | REVEAL 4!       | REVEAL 4!       | REVEAL 4!        | REVEAL 4!
3  | REVEAL 5!       | REVEAL 5!       | REVEAL 5!        | REVEAL 5!
2  | REVEAL 5!       | REVEAL 5!       | REVEAL 5!        | REVEAL 5!
"""
RUNE_CARD_EFFECTS = "DRAW!, RUNE"

ROW_LENGTH = {2: 4, 3: 5, 4: 6, 5: 6}  # AIN-05
STALL_FACTOR = 3  # AIN-R28
EXTRA_POT = 10  # AIN-108


def pot_of_round(number: int, players: int) -> int:
    """What is added to the pot (AIN-13, AIN-14, AIN-95, AIN-96, AIN-108)."""
    if number == 4:
        return EXTRA_POT
    return [2, 4, 6][number - 1] if players == 2 else [4, 6, 8][number - 1]


@dataclass
class Effect:
    kind: str
    must: bool
    count: int = 0  # of the cards that a REVEAL turns over


def effects_in(printed: str) -> list[Effect]:
    """Read a printed list of effects: 'REVEAL 3!, EYE'."""
    effects = []
    for text in printed.split(","):
        words = text.strip().rstrip("!").split()
        count = int(words[1]) if len(words) > 1 else 0
        effects.append(Effect(words[0], text.strip().endswith("!"), count))
    return effects


def standard_cards() -> dict[str, list[Effect]]:
    """All 54 cards with their effects."""
    cards = {}
    for line in LAYOUT.strip().splitlines():
        rank, *printed = [cell.strip() for cell in line.split("|")]
        for suit, effects in zip(SUITS, printed, strict=True):
            cards[rank + suit] = effects_in(effects)
    for name in ("Ru1", "Ru2"):
        cards[name] = effects_in(RUNE_CARD_EFFECTS)
    assert len(cards) == 4 * len(RANKS) + 2
    return cards
