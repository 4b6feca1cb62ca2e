# mypyc: compile
"""What lasts beyond a resolution: bans, silenced rules, standing orders, counted streaks.

None of them changes once it is made, so copies of a game share them.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64


@final
class Ban:
    """A value that nobody may play (BLK-L21)."""

    def __init__(self, what: i64, value: i64, until: i64, seat: i64, source: i64) -> None:
        self.what: i64 = what  # colour, digit, parity, or several cards
        self.value: i64 = value
        self.until: i64 = until
        self.seat: i64 = seat  # who said it, and whose next turn may end it
        self.source: i64 = source

    def snapshot(self) -> tuple[int, int, int, int, int]:
        """Every field, as plain values."""
        return (
            int(self.what), int(self.value), int(self.until), int(self.seat), int(self.source),
        )  # fmt: skip


@final
class SilencedRule:
    """A rule of the row that is suspended for a while."""

    def __init__(self, rule: i64, until: i64, seat: i64) -> None:
        self.rule: i64 = rule
        self.until: i64 = until
        self.seat: i64 = seat  # whose next turn may end it

    def snapshot(self) -> tuple[int, int, int]:
        """Every field, as plain values."""
        return int(self.rule), int(self.until), int(self.seat)


@final
class StandingOrder:
    """How a seat wants a reaction card used at a turn-based table (BLK-W4)."""

    def __init__(self, seat: i64, card: i64, use: i64) -> None:
        self.seat: i64 = seat
        self.card: i64 = card
        self.use: i64 = use  # place in `moves.ORDERS`

    def snapshot(self) -> tuple[int, int, int]:
        """Every field, as plain values."""
        return int(self.seat), int(self.card), int(self.use)


@final
class CountedStreak:
    """How much of a streak a rule has used up: its count restarts after firing."""

    def __init__(self, rule: i64, attribute: i64, length: i64) -> None:
        self.rule: i64 = rule
        self.attribute: i64 = attribute  # place in `BlankState.streaks`
        self.length: i64 = length

    def snapshot(self) -> tuple[int, int, int]:
        """Every field, as plain values."""
        return int(self.rule), int(self.attribute), int(self.length)


# What a game begins with; shared, therefore never changed in place.
NO_BANS: Final[list[Ban]] = []
NO_SILENCED_RULES: Final[list[SilencedRule]] = []
NO_STANDING_ORDERS: Final[list[StandingOrder]] = []
NO_COUNTED_STREAKS: Final[list[CountedStreak]] = []
