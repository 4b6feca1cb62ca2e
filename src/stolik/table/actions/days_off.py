"""Days off of the people at a table: in long games their clocks stand still."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from stolik.kernel.phrase import Phrase
from stolik.table.actions.base import Entry, name_of
from stolik.table.days_off import Period, coming

if TYPE_CHECKING:
    from stolik.table.table import Happened, Table

DAY = 86_400_000


class DaysOffNoted(Entry, frozen=True, tag="days-off-noted"):
    """Somebody who sits here has announced days off, or takes them back: these are all of them."""

    is_free: ClassVar[bool] = True

    player: str
    periods: tuple[Period, ...] = ()

    def fold(self, table: Table, happened: Happened) -> None:
        """Remember them in place of those before; `Table` lets the clock stand still in them."""
        table.days_off[self.player] = self.periods

    def phrase(self, table: Table) -> Phrase:
        """How many days come, or that they are over."""
        left = coming(self.periods, table.at)
        days = sum(round((end - max(begin, table.at)) / DAY) for begin, end in left)
        name = name_of(table, self.player)
        if not left:
            return Phrase("table-days-off-ended", name)
        return Phrase("table-days-off", {**name, "days": max(1, days)})

    def changes(self, table: Table) -> bool:
        """Whether other days come than those that are known."""
        known = table.days_off.get(self.player, ())
        return coming(known, table.at) != coming(self.periods, table.at)
