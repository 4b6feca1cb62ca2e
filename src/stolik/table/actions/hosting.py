"""The host's actions on people: remove, lock, hand over; and who becomes the host."""

from __future__ import annotations

from typing import TYPE_CHECKING

from stolik.kernel.phrase import Phrase
from stolik.table.actions.base import (
    Entry,
    Request,
    Requester,
    check_host,
    check_not_of_day,
    check_seated,
    name_of,
)
from stolik.table.actions.seats import Left
from stolik.table.errors import TableError
from stolik.table.fields import PlayerKey

if TYPE_CHECKING:
    from stolik.table.table import Happened, Table

HOST_AWAY_SECONDS = 60
"""A host who has been away for this long can be replaced by anybody at the table."""

LAPSED_SECONDS = 72 * 3600
"""A player who lets a table wait for this long counts as having left, if the host removes them."""


class Remove(Request):
    """Host: remove a player for good."""

    player: PlayerKey

    def entry(self, table: Table, by: Requester) -> Removed:
        """For the host; the entry names the player's devices and networks."""
        check_host(table, by.player)
        if self.player == by.player:
            raise TableError("not-now", "hand the table over before you leave it")
        devices = sorted({origin.device for origin in by.target_origins if origin.device})
        addresses = sorted({origin.address for origin in by.target_origins if origin.address})
        is_asked = any(seat in table.deciders() for seat in table.seats_of(self.player))
        has_lapsed = is_asked and by.now - table.moved_at >= LAPSED_SECONDS * 1000
        return Removed(self.player, tuple(devices), tuple(addresses), has_lapsed)


class Removed(Entry, frozen=True, tag="removed"):
    """The host removed somebody; newcomers from the same devices or networks stay out too.

    `lapsed`: they had let the table wait so long that they count as having left.
    """

    player: str
    devices: tuple[str, ...] = ()
    addresses: tuple[str, ...] = ()
    lapsed: bool = False

    def fold(self, table: Table, happened: Happened) -> None:
        """Ban them; a bot plays their seats of a running game to its end."""
        table.banned.add(self.player)
        # A key of one kind never equals one of the other.
        known = table.origins.get(self.player, set())
        table.banned_devices.update(self.devices, known)
        for address in (*self.addresses, *known):
            table.banned_addresses.setdefault(address, happened.logged.at)
        seats = set(table.seats_of(self.player)) | set(table.held.get(self.player, ()))
        if table.status in ("dealing", "playing"):
            if table.seats_of(self.player) and not self.lapsed:
                table.removed_by.setdefault(self.player, happened.logged.player)
            for seat in seats:
                if table.chairs[seat].player in (None, self.player):
                    table.chairs[seat].is_closed = True
        for seat in reversed(table.seats_of(self.player)):
            table.vacate(seat)

    def phrase(self, table: Table) -> Phrase:
        """Somebody was removed."""
        return Phrase("table-removed", name_of(table, self.player))

    def changes(self, table: Table) -> bool:
        """Whether they are still here, or could come back."""
        return self.player not in table.banned or bool(table.seats_of(self.player))


class Lock(Request):
    """Host: close the table to newcomers, or open it again."""

    locked: bool

    def entry(self, table: Table, by: Requester) -> Locked:
        """For the host, at any time."""
        check_host(table, by.player)
        check_not_of_day(table)
        return Locked(self.locked)


class Locked(Entry, frozen=True, tag="locked"):
    """The host closed the table to newcomers, or opened it again."""

    locked: bool

    def fold(self, table: Table, happened: Happened) -> None:
        """Close it, or open it."""
        table.locked = self.locked

    def phrase(self, table: Table) -> Phrase:
        """The table is closed, or open."""
        return Phrase("table-locked" if self.locked else "table-unlocked")

    def changes(self, table: Table) -> bool:
        """Whether the state is a different one."""
        return self.locked != table.locked


class AllowReviews(Request):
    """Host: let games at this table be reviewed by the coach when they are over, or not."""

    allowed: bool

    def entry(self, table: Table, by: Requester) -> ReviewsAllowed:
        """For the host, at any time; it counts for games that end later."""
        check_host(table, by.player)
        return ReviewsAllowed(self.allowed)


class ReviewsAllowed(Entry, frozen=True, tag="reviews-allowed"):
    """The host let games be reviewed, or not."""

    allowed: bool

    def fold(self, table: Table, happened: Happened) -> None:
        """Allow them, or not."""
        table.has_reviews = self.allowed

    def phrase(self, table: Table) -> Phrase:
        """Whether games will be reviewed."""
        return Phrase("table-reviews-on" if self.allowed else "table-reviews-off")

    def changes(self, table: Table) -> bool:
        """Whether the state is a different one."""
        return self.allowed != table.has_reviews


class HandOver(Request):
    """Host: make another player at the table the host."""

    player: PlayerKey

    def entry(self, table: Table, by: Requester) -> HandedOver:
        """For the host; the new one needs a seat."""
        check_host(table, by.player)
        if not table.seats_of(self.player):
            raise TableError("no-such-seat", "the new host needs a seat")
        return HandedOver(self.player)


class TakeOver(Request):
    """Become the host of a table where I have a seat, once its host has been away for a minute."""

    def entry(self, table: Table, by: Requester) -> HandedOver:
        """For anyone with a seat, when the host has gone."""
        check_seated(table, by.player)
        if by.player == table.host:
            raise TableError("not-now", "you are the host")
        is_here = table.host is not None and table.host not in by.away
        if is_here or take_over_in(table, by.away, by.now):
            raise TableError("not-host", "the host is here, or has only just gone")
        return HandedOver(by.player)


class HandedOver(Entry, frozen=True, tag="handed-over"):
    """Somebody else is the host now; "" stands for the next person to sit down."""

    player: str

    def fold(self, table: Table, happened: Happened) -> None:
        """Change the host."""
        table.host = self.player or None

    def phrase(self, table: Table) -> Phrase | None:
        """Who the host is now."""
        return Phrase("table-handed-over", name_of(table, self.player)) if self.player else None

    def changes(self, table: Table) -> bool:
        """Whether the state is a different one."""
        return (self.player or None) != table.host


def take_over_in(table: Table, away: dict[str, int], now: int) -> int:
    """Milliseconds until somebody may take over a table whose host has gone."""
    if table.host is None:
        return 0
    return max(0, away.get(table.host, now) + HOST_AWAY_SECONDS * 1000 - now)


def withdraw(table: Table, player: str) -> Left | HandedOver:
    """The next entry that removes a deleted player: seat by seat, then the host's rights."""
    seats = table.seats_of(player)
    if seats:
        return Left(seats[-1])
    if table.host != player:
        raise TableError("not-now", "they have gone")
    return HandedOver(next(iter(table.people()), ""))
