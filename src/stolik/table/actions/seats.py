"""Sitting down, standing up, bots on seats, and the devices and networks of players."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from msgspec import field
from msgspec.structs import replace

from stolik.kernel.phrase import Phrase
from stolik.kernel.seat import Seat
from stolik.table.actions.base import (
    DELETED,
    Entry,
    Request,
    Requester,
    chair_at,
    check_host,
    check_not_of_day,
    check_own_seat,
    check_status,
    seat_name,
)
from stolik.table.errors import TableError
from stolik.table.fields import SeatNumber
from stolik.table.names import unlike
from stolik.table.origins import Origin, note_origin
from stolik.table.seating import check_entry, check_seat
from stolik.table.settings import Level, Name

if TYPE_CHECKING:
    from stolik.table.table import Happened, Table


class Sit(Request):
    """Take an empty seat. Sitting on a second one makes it a hot seat: give it a name.

    In the lobby: with `leaving` one moves from that seat to this one; sitting on one's own seat
    changes the name.
    """

    seat: SeatNumber
    name: Name | None = None
    leaving: SeatNumber | None = None

    def entry(self, table: Table, by: Requester) -> Sat:
        """Take a free seat; in a running game one whose player has left it (`check_seat`).

        Hot seats are taken before the game begins.
        """
        player = by.player
        check_not_of_day(table)
        check_entry(table, player, by.origin)
        chair = chair_at(table, self.seat)
        if table.status == "over":
            raise TableError("not-now", "the game is over; ask for a rematch first")
        if table.status == "dealing":
            raise TableError("not-now", "the cards are being dealt")
        if self.leaving is not None:
            check_status(table, "lobby")
            check_own_seat(table, player, self.leaving)
        is_rename = table.status == "lobby" and chair.player == player and self.leaving is None
        if not is_rename:
            check_seat(table, player, self.seat, by.origin)
        others = (
            one.name
            for place, one in enumerate(table.chairs)
            if one.name and place not in (self.seat, self.leaving)
        )
        name = unlike(others, self.name or by.name)
        return Sat(self.seat, player, name, self.leaving, by.origin)


class Sat(Entry, frozen=True, tag="sat"):
    """Somebody took a seat, perhaps leaving another.

    On a seat that is theirs already, only the name changes.
    """

    seat: Seat
    player: str
    name: str
    leaving: Seat | None = None
    origin: Origin = Origin()

    def fold(self, table: Table, happened: Happened) -> None:
        """Give the seat to the player, or change their name."""
        chair = table.chairs[self.seat]
        if chair.player == self.player:
            chair.name = self.name
            return
        if self.leaving is not None:
            table.chairs[self.leaving].clear()
        chair.seat_person(self.player, self.name)
        note_origin(table, self.player, self.origin)
        if table.status == "playing":
            table.held.setdefault(self.player, (self.seat,))
        table.forget_part(self.player)
        if table.host is None:
            table.host = self.player
        table.ask()

    def phrase(self, table: Table) -> Phrase:
        """Somebody sat down, moved over, or changed their name."""
        chair = table.chairs[self.seat]
        if chair.player == self.player:
            return Phrase("table-renamed", {"name": chair.name, "new": self.name})
        kind = "table-sat" if self.leaving is None else "table-moved-over"
        return Phrase(kind, {"name": self.name})

    def changes(self, table: Table) -> bool:
        """Whether the seat gets another player or name."""
        chair = table.chairs[self.seat]
        return chair.player != self.player or chair.name != self.name

    def anonymous(self) -> Entry:
        """Without the player's name."""
        return replace(self, name=DELETED)


class OriginNoted(Entry, frozen=True, tag="origin-noted"):
    """A player with a seat uses a device or a network that was not known here."""

    player: str
    origin: Origin

    def fold(self, table: Table, happened: Happened) -> None:
        """Remember it."""
        note_origin(table, self.player, self.origin)


class Leave(Request):
    """Leave a seat (all of mine when none is named). A bot takes over in a running game."""

    seat: SeatNumber | None = None

    def entry(self, table: Table, by: Requester) -> Left:
        """For anyone with a seat: the named one, or the last of their own."""
        own = table.seats_of(by.player)
        if self.seat is None:
            if not own:
                raise TableError("not-your-seat")
            return Left(own[-1])
        check_own_seat(table, by.player, self.seat)
        return Left(self.seat)


class Left(Entry, frozen=True, tag="left"):
    """Somebody stood up; in a running game a bot plays on."""

    seat: Seat

    def fold(self, table: Table, happened: Happened) -> None:
        """Free the seat."""
        table.vacate(self.seat)

    def phrase(self, table: Table) -> Phrase:
        """Somebody left, perhaps to a bot."""
        is_on = table.status in ("dealing", "playing")
        return Phrase("table-left-to-bot" if is_on else "table-left", seat_name(table, self.seat))


class SetSeat(Request):
    """Host: empty a seat, or put a bot on it. In a running game only on seats nobody plays.

    A player whose seat was emptied may sit down again; `remove` is for good.
    """

    seat: SeatNumber
    kind: Literal["empty", "bot"]
    level: Level = "casual"

    def entry(self, table: Table, by: Requester) -> SeatSet:
        """For the host; a seat is not given to a bot while its player sits there."""
        check_host(table, by.player)
        check_not_of_day(table)
        level = self.level if self.kind == "bot" else None
        chair = chair_at(table, self.seat)
        if table.status == "playing" and (level is None or not chair.is_played_by_bot):
            raise TableError("not-now", "in a running game only seats that a bot plays can be set")
        if table.status in ("dealing", "over"):
            raise TableError("not-now")
        if chair.is_closed:
            raise TableError("seat-closed", "the table's own bot plays it to the end")
        if table.status == "lobby" and level is not None and chair.player not in (None, by.player):
            raise TableError("seat-taken", "free the seat first")
        return SeatSet(self.seat, level)


class SeatSet(Entry, frozen=True, tag="seat-set"):
    """The host put a bot on a seat (`level`), or emptied it."""

    seat: Seat
    level: str | None = None

    def fold(self, table: Table, happened: Happened) -> None:
        """In a running game only the bot's level changes."""
        chair = table.chairs[self.seat]
        if self.level is None:
            table.vacate(self.seat)
            chair.clear()
        elif table.status == "playing":
            chair.level = self.level
        else:
            table.vacate(self.seat)
            chair.seat_bot(self.level)
        table.ask()

    def phrase(self, table: Table) -> Phrase:
        """A seat is empty, or a bot sits on it."""
        if self.level is None:
            return Phrase("table-seat-emptied", {"seat": self.seat + 1})
        return Phrase("table-bot-seated", {"seat": self.seat + 1, "level": self.level})

    def changes(self, table: Table) -> bool:
        """Whether the seat is in another state."""
        chair = table.chairs[self.seat]
        if self.level is None:
            return not chair.is_empty or bool(chair.name)
        if table.status == "playing":
            return chair.level != self.level
        return not chair.is_bot or chair.level != self.level


class StoodIn(Entry, frozen=True, tag="stood-in"):
    """A bot took the seat of somebody who is away, or who let time run out (`timed_out`)."""

    seat: Seat
    level: str
    timed_out: bool = field(default=False, name="dozing")

    def fold(self, table: Table, happened: Happened) -> None:
        """Let the bot play; its player no longer has a say in pauses."""
        chair = table.chairs[self.seat]
        chair.level = self.level
        chair.is_timed_out = self.timed_out
        if chair.player is not None:
            table.forget_in_pause(chair.player)
        table.ask()

    def phrase(self, table: Table) -> Phrase:
        """A bot stands in for somebody."""
        kind = "table-dozes" if self.timed_out else "table-stood-in"
        return Phrase(kind, seat_name(table, self.seat))


class GaveBack(Entry, frozen=True, tag="gave-back"):
    """The bot gave the seat back to its player."""

    seat: Seat

    def fold(self, table: Table, happened: Happened) -> None:
        """The player decides again."""
        table.chairs[self.seat].level = None
        table.chairs[self.seat].reset_time_outs()
        table.update_pause()
        table.ask()

    def phrase(self, table: Table) -> Phrase:
        """Somebody plays again."""
        return Phrase("table-gave-back", seat_name(table, self.seat))
