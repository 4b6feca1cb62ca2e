"""Names that look alike, by the skeletons of Unicode's UTS 39.

The tables are those of `confusable_homoglyphs`, which ships Unicode's list of
confusable characters and needs no network.
"""

from __future__ import annotations

import unicodedata
from functools import cache, lru_cache

LEFT_TO_RIGHT_MARK = "\u200e"
"""Unicode's list puts it around characters of right-to-left scripts."""


@lru_cache(maxsize=4096)
def look_keys(name: str) -> frozenset[str]:
    """The keys of a name; names that share one look alike.

    Both orders are needed: capital I looks like l only before it is lowered, and a
    Greek capital Rho like p only after it.

    >>> ala = look_keys("Ala")
    >>> [bool(ala & look_keys(name)) for name in ("\u0410la", "aIa", "Ola")]
    [True, True, False]
    """
    return frozenset((skeleton(name).casefold(), skeleton(name.casefold())))


def skeleton(text: str) -> str:
    """Reduce a text to what is the same for all texts that look like it (UTS 39, section 4)."""
    prototypes = _prototypes()
    seen = (c for c in unicodedata.normalize("NFD", text) if not is_variation_selector(c))
    return unicodedata.normalize("NFD", "".join(prototypes.get(c, c) for c in seen))


def is_variation_selector(character: str) -> bool:
    """Whether a character only chooses between forms of the one before it."""
    return "\ufe00" <= character <= "\ufe0f" or "\U000e0100" <= character <= "\U000e01ef"


@cache
def _prototypes() -> dict[str, str]:
    """Map each confusable character to the one that stands for all of its kind.

    The library's table goes both ways. A character with several neighbours is the
    one that they all map to; where two have only each other, either may stand for both.
    """
    # Loaded when the first name is compared: the table is a megabyte of JSON.
    from confusable_homoglyphs.confusables import confusables_data  # noqa: PLC0415

    neighbours: dict[str, list[str]] = {
        character.strip(LEFT_TO_RIGHT_MARK): [one["c"].strip(LEFT_TO_RIGHT_MARK) for one in others]
        for character, others in confusables_data.items()
    }
    found = {}
    for character, others in neighbours.items():
        if len(character) > 1 or len(others) > 1:
            continue
        (other,) = others
        is_pair = len(other) == 1 and len(neighbours[other]) == 1
        found[character] = min(character, other) if is_pair else other
    return found
