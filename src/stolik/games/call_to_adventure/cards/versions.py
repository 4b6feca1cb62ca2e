"""The versions of the rules: what each one changed. Games keep the version they began with."""

# mypyc: compile

from __future__ import annotations

from typing import Final

VERSIONS: Final = (1, 2, 3, 4)
"""Those that can still be played, the newest last. Cards that an older version printed otherwise
are in `data/version-….toml`; a version without such a file has the cards of today."""
NEWEST: Final = 4

SPECIAL_NEEDS_SYMBOLS: Final = 2
"""CTA-R28: the special rune needs three symbols in the story; before, a grant could bring it."""
RUNES_ARE_OFFERED: Final = 2
"""CTA-61: of the runes that a card offers ("możesz dołożyć") those that would join are asked for,
and a player may leave them; before, one of the printed runes had to be named."""
MARKER_MOVES_FIRST: Final = 2
"""CTA-R63: corruption moves the marker, then triggered effects look at it; before, it was the
other way round."""
DISCARDS_FROM_EVERY_ACT: Final = 4
"""CTA-43, CTA-R17: where nothing can be obtained, a card of any face-up act may be discarded;
before, only of acts that could bring the player something."""
OLDER_GOALS: Final = 4
"""CTA-R10: in version 1 the victory card listed this many goals, one per number of players."""
