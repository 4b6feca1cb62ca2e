"""Events: what happened, in the past tense, each with the seats that may know it."""

from __future__ import annotations

import msgspec

from stolik.kernel.seat import Seat


class Event(msgspec.Struct, frozen=True, tag_field="event"):
    """Something that happened; games derive their own and give each a tag.

    The log, the animation and the screen reader are all made from events.
    """


class Notice(msgspec.Struct, frozen=True, gc=False):
    """An event with its audience.

    `audience` None means everybody, spectators included. Seats outside the
    audience get `redacted` instead, or nothing when there is none.
    """

    event: Event
    audience: tuple[Seat, ...] | None = None
    redacted: Event | None = None

    def for_seat(self, seat: Seat | None) -> Event | None:
        """The event as this seat gets it; None stands for a spectator."""
        if self.audience is None or seat in self.audience:
            return self.event
        return self.redacted


def tag_of(event: Event) -> str:
    """The event's name on the wire and in the Fluent files."""
    return str(type(event).__struct_config__.tag)
