"""What a path is worth, in hundredths of a point, and what it may be worth."""

from typing import Final

from stolik.games.call_to_adventure.cards import vocabulary as v
from stolik.games.call_to_adventure.cards.card import Card, Path

TOLERANCE: Final = 75
ABILITY_WORTH: Final = {1: 100, 2: 75, 3: 25}  # by act: later there is less left to cast
STORY_WORTH: Final = 125
DRAW_WORTH: Final = 80
XP_WORTH: Final = 90
VIRTUE_WORTH: Final = 75
CORRUPTION_WORTH: Final = -25

PLAIN: Final = {1: 225, 2: 350, 3: 550}
FOR_PLUS: Final = {1: 75, 2: 75, 3: 100}
TRAIT_REBATE: Final = 50  # a trait cannot fail
ADVERSARY: Final = {2: 500, 3: 750}


def worth(path: Path, act: int) -> int:
    """Add up what a path gives."""
    abilities = sum(path.symbols[: len(v.ABILITIES)])
    story = sum(path.symbols[len(v.ABILITIES) :])
    total = 100 * (path.triumph + path.tragedy)
    total += ABILITY_WORTH[act] * abilities + STORY_WORTH * story
    for operation in path.rewards:
        if operation.word == v.DO_GAIN_XP:
            total += XP_WORTH * operation.n
        elif operation.word == v.DO_MORALITY:
            total += (
                VIRTUE_WORTH * operation.n if operation.n > 0 else -CORRUPTION_WORTH * operation.n
            )
        else:
            total += DRAW_WORTH * operation.n
    return total


def allowance(card: Card, path: Path) -> int:
    """Return the budget of a path: by act, by kind, and more behind a +1."""
    if card.kind == v.ADVERSARY:
        return ADVERSARY[card.act]
    if card.kind == v.TRAIT:
        return PLAIN[card.act] - TRAIT_REBATE
    return PLAIN[card.act] + FOR_PLUS[card.act] * path.plus
