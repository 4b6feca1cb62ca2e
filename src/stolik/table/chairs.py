"""Chairs: who sits where, and who plays for whom."""

from __future__ import annotations

import msgspec


class Chair(msgspec.Struct):
    """One seat of a table; without player and level it is empty (after a game `name` stays).

    `player` with `level`: a bot stands in for a person who is away. `level`
    alone: a bot's own seat, or one whose person left for good (`name` stays).
    """

    player: str | None = None
    name: str = ""
    named: str | None = None  # the player that `name` belongs to, even after they have left
    level: str | None = None
    is_bot: bool = False
    was_person: bool = False
    is_closed: bool = False  # its player was removed: a bot plays it to the end of the game
    is_timed_out: bool = False  # a bot stands in because time ran out, though the player is here
    time_outs: int = 0  # in a row

    @property
    def is_empty(self) -> bool:
        """Whether nobody sits here, not even a bot."""
        return self.player is None and self.level is None

    @property
    def is_played_by_bot(self) -> bool:
        """Whether a bot makes this seat's moves now."""
        return self.level is not None

    @property
    def is_stand_in(self) -> bool:
        """Whether a bot plays what was a person's seat."""
        return self.level is not None and not self.is_bot

    @property
    def is_free_to_take(self) -> bool:
        """Whether somebody may sit down here, even in a running game."""
        return self.player is None and not self.is_bot and not self.is_closed

    def seat_bot(self, level: str) -> None:
        """Make this a bot's own seat."""
        self.player, self.name, self.named, self.level = None, "", None, level
        self.is_bot, self.was_person, self.is_closed = True, False, False
        self.reset_time_outs()

    def clear(self) -> None:
        """Make this an empty seat."""
        self.player, self.name, self.named, self.level = None, "", None, None
        self.is_bot = self.was_person = self.is_closed = False
        self.reset_time_outs()

    def get_up(self) -> None:
        """Free the seat; the result still names its player."""
        self.player = self.level = None
        self.reset_time_outs()

    def seat_person(self, player: str, name: str) -> None:
        """Give the seat to a person."""
        self.player, self.name, self.named, self.level = player, name, player, None
        self.is_bot, self.was_person, self.is_closed = False, True, False
        self.reset_time_outs()

    def reset_time_outs(self) -> None:
        """Reset the count: the player acts again, or somebody else sits here."""
        self.is_timed_out, self.time_outs = False, 0
