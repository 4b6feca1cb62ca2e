"""Days off, in which one's clocks in long games stand still."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from stolik.protocol.base import Answer, Body

Day = Annotated[str, Meta(pattern=r"\A\d{4}-\d{2}-\d{2}\Z")]
"""A day of the calendar: 2026-12-24."""


class DaysOffBody(Body):
    """`POST /api/days-off`: from the first to the last of them, in my time zone."""

    first: Day
    last: Day
    zone: Annotated[str, Meta(max_length=60, pattern=r"^[\w/+-]*$(?!\n)")] = "UTC"


class EndDaysOffBody(Body):
    """`POST /api/days-off/end`: take back those that begin then, or end them now."""

    begin: int


class DaysOffPeriod(Answer):
    """Days off that are not over; `begin` and `until` are milliseconds since 1970."""

    first: str
    last: str
    begin: int
    until: int


class DaysOff(Answer):
    """`GET /api/days-off`: mine, and how many are left this year."""

    periods: tuple[DaysOffPeriod, ...]
    left: int
    a_year: int
