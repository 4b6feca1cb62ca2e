"""The versions that decide whether two runs play the same games."""

from __future__ import annotations

from typing import Final

import msgspec

import stolik
from stolik.bots import MINDS
from stolik.kernel.registry import load

ARENA: Final = 5
"""How games of a study are played and counted; raised when results would differ."""


class Edition(msgspec.Struct, frozen=True):
    """The versions of everything that decides how a game of a study goes.

    >>> print(Edition("1.2.0", rules=3, minds=5, arena=2))
    Stolik 1.2.0, rules 3, bots 5, arena 2
    """

    stolik: str = ""
    rules: int = 0
    minds: int = 0
    arena: int = 0

    def __str__(self) -> str:
        program = f"Stolik {self.stolik or '–'}, rules {self.rules}"
        return f"{program}, bots {self.minds}, arena {self.arena}"


def edition_of(game: str) -> Edition:
    """The edition that this process plays."""
    return Edition(stolik.__version__, load(game).version, MINDS, ARENA)
