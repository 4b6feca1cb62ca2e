"""What somebody wants to be told, how, and when not."""

from __future__ import annotations

from datetime import datetime, time, timedelta, tzinfo
from typing import Any
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import msgspec

from stolik.protocol.notifications import KINDS, Kind, NotificationPreferences, Quiet

__all__ = [
    "KINDS",
    "Kind",
    "NotificationPreferences",
    "Quiet",
    "loud_at",
    "preferences_of",
    "zone_of",
]


def zone_of(name: str) -> tzinfo | None:
    """The time zone of this name; None when this machine does not know it."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return None


def loud_at(preferences: NotificationPreferences, now: int) -> int:
    """When something may be told that is due now, in milliseconds: now, or after the quiet hours.

    >>> night = NotificationPreferences(quiet=Quiet(22 * 60, 8 * 60))
    >>> loud_at(night, 12 * 3_600_000) // 3_600_000
    12
    >>> [loud_at(night, hour * 3_600_000) // 3_600_000 for hour in (22, 26, 32)]
    [32, 32, 32]
    """
    quiet, zone = preferences.quiet, zone_of(preferences.zone) or zone_of("UTC")
    if quiet is None or quiet.begin == quiet.end or zone is None:
        return now
    here = datetime.fromtimestamp(now / 1000, zone)
    minute = here.hour * 60 + here.minute
    if quiet.begin < quiet.end:
        is_quiet, is_before_midnight = quiet.begin <= minute < quiet.end, False
    else:
        is_quiet = minute >= quiet.begin or minute < quiet.end
        is_before_midnight = minute >= quiet.begin
    if not is_quiet:
        return now
    day = here.date() + timedelta(days=1 if is_before_midnight else 0)
    end = datetime.combine(day, time(quiet.end // 60, quiet.end % 60), zone)
    return max(now, int(end.timestamp() * 1000))


def preferences_of(stored: Any) -> NotificationPreferences:  # noqa: ANN401 - whatever the column holds
    """The preferences in a row; the default ones where there are none, or only older fields."""
    try:
        return msgspec.convert(stored or {}, NotificationPreferences)
    except msgspec.ValidationError:
        return NotificationPreferences()
