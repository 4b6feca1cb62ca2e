"""Hints: a player asks the coach about the move at hand, and everybody sees it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from msgspec import Meta

from stolik.kernel.phrase import Phrase
from stolik.kernel.seat import Seat
from stolik.table.actions.base import (
    Entry,
    Request,
    Requester,
    check_own_seat,
    check_status,
    seat_name,
)
from stolik.table.errors import TableError
from stolik.table.fields import SeatNumber

if TYPE_CHECKING:
    from stolik.table.table import Happened, Table

NUDGE, MOVE, WHY = 1, 2, 3
"""How much a hint says: among which moves a good one is; the move; and why."""


class AskHint(Request):
    """Ask the coach about the move at hand: `step` 1 for a nudge, 2 for the move, 3 for why.

    The answer is at `GET /api/tables/{id}/hint`.
    """

    seat: SeatNumber
    step: Annotated[int, Meta(ge=NUDGE, le=WHY)]

    def entry(self, table: Table, by: Requester) -> HintAsked:
        """For a seat that is asked, where the table allows hints; one step after the other."""
        check_status(table, "playing")
        check_own_seat(table, by.player, self.seat)
        if not table.hints or table.is_rated:
            raise TableError("no-hints")
        if table.is_held or self.seat not in table.deciders():
            raise TableError("not-now", "the coach is asked about a move at hand")
        if self.step > hint_step(table, self.seat) + 1:
            raise TableError("not-now", "a hint says a little more each time")
        return HintAsked(self.seat, self.step)


class HintAsked(Entry, frozen=True, tag="hint-asked"):
    """A player asked the coach about the move at hand."""

    seat: Seat
    step: int

    def fold(self, table: Table, happened: Happened) -> None:
        """Note how much of the hint this decision has had."""
        table.hinted[self.seat] = (table.asked_since[self.seat], self.step)

    def phrase(self, table: Table) -> Phrase | None:
        """That somebody asked, once for each decision."""
        asked = hint_step(table, self.seat) == 0
        return Phrase("table-hint-asked", seat_name(table, self.seat)) if asked else None

    def changes(self, table: Table) -> bool:
        """Whether it says more than was said before."""
        return self.step > hint_step(table, self.seat)


def hint_step(table: Table, seat: Seat) -> int:
    """How much of a hint a seat has had for the move at hand; 0 if it has not asked."""
    since, step = table.hinted.get(seat, (-1, 0))
    is_at_hand = seat in table.deciders() and table.asked_since[seat] == since
    return step if is_at_hand else 0
