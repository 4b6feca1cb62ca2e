"""Slots: the 38 rule cards and 72 game cards of a copy, written on or blank (BLK-D1)."""

from typing import Literal

from msgspec import Struct

from stolik.games.blank.language.card import EffectCard, RuleCard
from stolik.games.blank.language.terms import COLOURS, DIGITS

RULE_SLOTS = tuple(f"r{number:02d}" for number in range(1, 39))
FOUNDING_RULES = 14
# BLK-R1: of each combination one card is illustrated (a) and one blank (b).
GAME_SLOTS = tuple(
    f"{colour}-{digit}-{copy}" for colour in COLOURS for digit in DIGITS for copy in "ab"
)


class RuleSlot(Struct, frozen=True):
    """One rule card of the copy; blank while it has no card."""

    slot: str
    origin: Literal["founding", "blank"]
    card: RuleCard | None = None
    known_as: str | None = None  # id in the catalogue of a founding card
    accepted_in: int | None = None  # the revision that it brought about
    is_shelved: bool = False
    clarifications: tuple[str, ...] = ()

    @property
    def is_written(self) -> bool:
        """Whether a card stands on it."""
        return self.card is not None

    @property
    def is_in_play(self) -> bool:
        """Whether games use it: a shelved card is set aside like a blank one (BLK-D14)."""
        return self.card is not None and not self.is_shelved


class GameSlot(Struct, frozen=True):
    """One game card of the copy: colour and digit never change, an effect may be added once."""

    slot: str
    face: Literal["illustrated", "blank"]
    card: EffectCard | None = None
    known_as: str | None = None
    picture: str | None = None
    accepted_in: int | None = None
    is_shelved: bool = False
    clarifications: tuple[str, ...] = ()

    @property
    def colour(self) -> str:
        """The card's colour, which is its shape (BLK-05)."""
        return self.slot.split("-")[0]

    @property
    def digit(self) -> int:
        """The card's digit, 1 to 6."""
        return int(self.slot.split("-")[1])

    @property
    def is_written(self) -> bool:
        """Whether an effect stands on it."""
        return self.card is not None

    @property
    def effect(self) -> EffectCard | None:
        """The effect in games; a shelved one is ignored (BLK-D14)."""
        return None if self.is_shelved else self.card
