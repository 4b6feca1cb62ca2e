"""Pauses: in force once every person agrees."""

from __future__ import annotations

from typing import TYPE_CHECKING

from stolik.kernel.phrase import Phrase
from stolik.table.actions.base import (
    Entry,
    Request,
    Requester,
    check_seated,
    check_status,
    name_of,
)
from stolik.table.errors import TableError

if TYPE_CHECKING:
    from stolik.table.table import Happened, Table


class WantPause(Request, tag="pause"):
    """Ask for a pause, or agree to one. It is in force once every person agrees."""

    def entry(self, table: Table, by: Requester) -> PauseWanted:
        """For anyone with a seat in a running game, once."""
        check_status(table, "playing")
        check_seated(table, by.player)
        if by.player in table.pause:
            raise TableError("not-now", "you have agreed already")
        return PauseWanted(by.player)


class PauseWanted(Entry, frozen=True, tag="pause-wanted"):
    """A player asked for a pause or agreed to one."""

    player: str

    def fold(self, table: Table, happened: Happened) -> None:
        """Add the player to those who agree."""
        if self.player not in table.pause:
            table.pause.append(self.player)
        table.update_pause()

    def phrase(self, table: Table) -> Phrase:
        """Somebody wants a pause, or with them everybody does."""
        waiting = set(table.present_people()) - {self.player, *table.pause}
        kind = "table-pause-wanted" if waiting else "table-pause-begun"
        return Phrase(kind, name_of(table, self.player))


class Resume(Request):
    """End a pause, or call off one that not everybody has agreed to."""

    def entry(self, table: Table, by: Requester) -> Resumed:
        """For anyone with a seat, while anybody wants a pause."""
        check_status(table, "playing")
        check_seated(table, by.player)
        if not table.pause:
            raise TableError("not-now", "there is no pause")
        return Resumed(by.player)


class Resumed(Entry, frozen=True, tag="resumed"):
    """A player ended the pause, or called it off."""

    player: str

    def fold(self, table: Table, happened: Happened) -> None:
        """End it."""
        table.pause, table.paused = [], False

    def phrase(self, table: Table) -> Phrase:
        """Somebody ended the pause."""
        return Phrase("table-resumed", name_of(table, self.player))
