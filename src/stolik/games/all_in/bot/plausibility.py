# mypyc: compile
"""How well imagined hands explain how the others played."""

from __future__ import annotations

from typing import Final

from stolik.games.all_in.cards.card_numbers import RANKED
from stolik.games.all_in.engine.setting import Setting
from stolik.games.all_in.state import AllInState
from stolik.kernel.seat import Seat

# Fitted to 8,000 decisions of players who do not err (a logit of the true deal against twenty deals
# that merely fit what was seen): nobody builds a hand at random. Each is the weight at the
# beginning of a round, and what is added to it by the end.
VALUE: Final = 0.4  # for each rune that the hand earns
VALUE_LATE: Final = 0.9
RUNE_CARD: Final = 0.2
RUNE_CARD_LATE: Final = 1.7
EMPTY_LATE: Final = -1.25  # earns nothing
RICH_LATE: Final = -2.4  # earns five or more: wanted, but rare
BOLD: Final = 1.3  # for each rune of a hand that went all-in


def plausible(setting: Setting, state: AllInState, seat: Seat) -> float:
    """Return the logarithm of how likely the others hold these hands; only differences count."""
    late = float(state.filled) / float(setting.places)
    by_value = VALUE + VALUE_LATE * late
    by_rune = RUNE_CARD + RUNE_CARD_LATE * late
    total = 0.0
    for other in range(setting.seats):
        hand = state.hands[other]
        if other == seat or len(hand) != setting.hand:
            continue
        value = int(setting.ranking.value(hand))
        total += by_value * value
        if value == 0:
            total += EMPTY_LATE * late
        elif value >= 5:
            total += RICH_LATE * late
        if other == state.all_in:
            total += BOLD * value
        for card in hand:
            if card >= RANKED:
                total += by_rune
    return total
