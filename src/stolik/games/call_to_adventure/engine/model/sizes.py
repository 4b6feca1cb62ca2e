"""How long the lists of a state are."""

# mypyc: compile

from __future__ import annotations

from typing import Final

SYMBOLS: Final = 12  # six abilities and six story symbols
RUNE_KINDS: Final = 8  # six abilities, base and dark
DECKS: Final = 6  # three acts, heroes, antiheroes, the adversary's
ACTIVITIES: Final = 4  # whose price cards can change
DIFFICULTY_ROWS: Final = 4  # three rows and the adversary set aside
STARTING_XP: Final = 3  # CTA-17
