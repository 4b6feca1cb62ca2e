"""Events: what happened, told in the past tense, each to those who may know it."""

from __future__ import annotations

import msgspec

from stolik.kernel.seat import Seat


class Event(msgspec.Struct, frozen=True, tag_field="event"):
    """Something that happened; games derive their own and give each a tag.

    The log, the animation and the screen reader all speak from events.
    """


class Notice(msgspec.Struct, frozen=True):
    """An event with its audience.

    `audience` None means everybody, spectators included. Seats outside the
    audience are told `redacted` instead, or nothing when there is none.
    """

    event: Event
    audience: tuple[Seat, ...] | None = None
    redacted: Event | None = None

    def for_seat(self, seat: Seat | None) -> Event | None:
        """What this seat hears of it; None stands for a spectator."""
        if self.audience is None or seat in self.audience:
            return self.event
        return self.redacted


def tag_of(event: Event) -> str:
    """The event's name on the wire and in the Fluent files."""
    return str(type(event).__struct_config__.tag)
