"""Votes on cases that no rule covers (BLK-R73, BLK-W18)."""

from __future__ import annotations

from copy import deepcopy
from typing import TYPE_CHECKING, ClassVar

from msgspec.structs import replace

from stolik.kernel.phrase import Phrase
from stolik.table.actions.base import (
    DELETED,
    Entry,
    Request,
    Requester,
    check_seated,
    check_status,
    name_of,
)
from stolik.table.errors import TableError
from stolik.table.fields import Text
from stolik.table.names import clean
from stolik.table.rulings import LIVE_SECONDS, SLOW_SECONDS, Ruling

if TYPE_CHECKING:
    from stolik.table.table import Happened, Table


class AskRuling(Request):
    """Put a case that no rule covers to the vote of the players."""

    is_chat: ClassVar[bool] = True

    text: Text

    def entry(self, table: Table, by: Requester) -> RulingAsked:
        """For anyone with a seat in a running game; one case at a time (BLK-W18)."""
        check_status(table, "playing")
        check_seated(table, by.player)
        if table.open_ruling is not None:
            raise TableError("not-now", "another case is being voted on")
        text = clean(self.text)
        if not text:
            raise TableError("unreadable", "nothing to vote on")
        is_live = table.clock.kind != "none" or bool(table.clocks and table.clocks.timers)
        return RulingAsked(by.player, text, LIVE_SECONDS if is_live else SLOW_SECONDS)


class RulingAsked(Entry, frozen=True, tag="ruling-asked"):
    """A player put a case to the table that no rule covers; the vote is open for `seconds`."""

    player: str
    text: str
    seconds: int

    def fold(self, table: Table, happened: Happened) -> None:
        """Open the vote."""
        closes = happened.logged.at + 1000 * self.seconds
        table.rulings.append(Ruling(self.text, self.player, closes))

    def phrase(self, table: Table) -> Phrase:
        """The case, and who put it."""
        return Phrase("table-ruling-asked", {**name_of(table, self.player), "case": self.text})

    def anonymous(self) -> Entry:
        """Without the player's words."""
        return replace(self, text=DELETED)


class Vote(Request):
    """Vote on the open case."""

    yes: bool

    def entry(self, table: Table, by: Requester) -> RulingVoted:
        """For anyone with a seat; once."""
        check_seated(table, by.player)
        ruling = table.open_ruling
        if ruling is None or by.player in ruling.votes:
            raise TableError("not-now", "there is nothing to vote on")
        return RulingVoted(by.player, self.yes)


class RulingVoted(Entry, frozen=True, tag="ruling-voted"):
    """A player voted on the open case."""

    player: str
    yes: bool

    def fold(self, table: Table, happened: Happened) -> None:
        """Count the vote."""
        ruling = table.rulings[-1]
        ruling.votes[self.player] = self.yes
        ruling.count_votes(table.present_people())

    def phrase(self, table: Table) -> Phrase:
        """Somebody voted, or with them the case is decided."""
        ruling = deepcopy(table.rulings[-1])
        ruling.votes[self.player] = self.yes
        ruling.count_votes(table.present_people())
        if ruling.is_open:
            return Phrase("table-ruling-voted", name_of(table, self.player))
        kind = "table-ruling-carried" if ruling.carried else "table-ruling-failed"
        return Phrase(kind, {"case": ruling.text})


class RulingClosed(Entry, frozen=True, tag="ruling-closed"):
    """The time of the vote was over before all had voted."""

    def fold(self, table: Table, happened: Happened) -> None:
        """Count the votes that were cast."""
        table.rulings[-1].count_votes(table.present_people(), is_over=True)

    def phrase(self, table: Table) -> Phrase:
        """There was no majority."""
        return Phrase("table-ruling-failed", {"case": table.rulings[-1].text})
