"""What all actions share: the base classes of requests and entries, and common checks."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from msgspec import Struct

from stolik.table.errors import TableError
from stolik.table.fields import ClientId, kebab
from stolik.table.origins import NOWHERE, Origin
from stolik.table.undo import Learned

if TYPE_CHECKING:
    from stolik.kernel.phrase import Argument, Phrase
    from stolik.kernel.seat import Seat
    from stolik.table.chairs import Chair
    from stolik.table.table import Happened, Table


class Requester(Struct, frozen=True):
    """Who sends a request, and what the server knows about people that is not in the log.

    `away` says since when people have no connection; `target_origins` are the devices
    and networks of the player whom the request names. `learned` was found out beforehand, where
    a move is to be taken back. Times are milliseconds since 1970.
    """

    player: str
    name: str = ""
    origin: Origin = NOWHERE
    now: int = 0
    away: dict[str, int] = {}
    target_origins: tuple[Origin, ...] = ()
    learned: Learned | None = None


class ClientMessage(Struct, forbid_unknown_fields=True, tag_field="type", tag=kebab):
    """Sent by a client on a table's socket."""

    id: ClientId


class Request(ClientMessage):
    """Asks for a change of the table.

    Nothing is changed here: that is for the entry's `fold`, after it is stored.
    """

    is_chat: ClassVar[bool] = False
    """Whether the slower limit of chat applies to it."""

    def entry(self, table: Table, by: Requester) -> Entry:
        """The entry for this request; raises TableError if it is not possible now."""
        raise NotImplementedError


class Entry(Struct, frozen=True, tag_field="entry", omit_defaults=True):
    """One thing that happened at a table.

    Entries stay on the server: they hold the secret of the deal and hidden moves.
    """

    is_free: ClassVar[bool] = False
    """Whether it is exempt from the log budget (`log_budget.py`)."""

    changes_the_past: ClassVar[bool] = False
    """Whether what connections were sent before is no longer right: they get everything anew."""

    def fold(self, table: Table, happened: Happened) -> None:
        """Apply the entry to its table; it was checked before it was stored."""
        raise NotImplementedError

    def phrase(self, table: Table) -> Phrase | None:
        """The log's text for it; called before it is folded, while names are known."""
        return None

    def changes(self, table: Table) -> bool:
        """Whether the table would differ afterwards; what changes nothing is not stored."""
        return True

    def anonymous(self) -> Entry | None:
        """The entry without its author's name and words; None when it holds none."""
        return None


def chair_at(table: Table, seat: Seat) -> Chair:
    """The chair of a seat; raises `no-such-seat`."""
    if not 0 <= seat < len(table.chairs):
        raise TableError("no-such-seat")
    return table.chairs[seat]


def check_own_seat(table: Table, player: str, seat: Seat) -> None:
    """Raise unless the seat is the player's."""
    if chair_at(table, seat).player != player:
        raise TableError("not-your-seat")


def check_seated(table: Table, player: str) -> None:
    """Raise unless the player has a seat."""
    if not table.seats_of(player):
        raise TableError("not-your-seat", "take a seat first")


def check_host(table: Table, player: str) -> None:
    """Raise unless the player is the host."""
    if table.host != player:
        raise TableError("not-host")


def check_status(table: Table, status: str) -> None:
    """Raise unless the table is in this phase."""
    if table.status != status:
        raise TableError("not-now", f"this is for the phase {status!r}; it is {table.status!r}")


def check_not_of_day(table: Table) -> None:
    """Raise at a deal of the day: everybody plays it once, in the same way, alone."""
    if table.day is not None:
        raise TableError("day-deal")


def name_of(table: Table, player: str) -> dict[str, Argument]:
    """A phrase's argument `name`: what a player is called at this table."""
    seats = table.seats_of(player)
    return {"name": table.chairs[seats[0]].name if seats else "?"}


def seat_name(table: Table, seat: Seat) -> dict[str, Argument]:
    """A phrase's argument `name`: who sits on a seat."""
    return {"name": table.chairs[seat].name}


DELETED = "…"
"""Replaces a deleted player's name or words."""
