"""Who may come to a table, and who may take which of its seats."""

from __future__ import annotations

from typing import TYPE_CHECKING

from stolik.table.errors import TableError
from stolik.table.origins import NOWHERE, Origin, check_newcomer, is_banned

if TYPE_CHECKING:
    from stolik.kernel.seat import Seat
    from stolik.table.table import Table


def check_entry(table: Table, player: str, origin: Origin = NOWHERE) -> None:
    """Raise unless somebody may come in, to sit or to watch."""
    if player in table.banned:
        raise TableError("removed")
    if belongs(table, player):
        return
    if is_banned(table, origin):
        raise TableError("removed")
    if table.locked:
        raise TableError("locked")


def belongs(table: Table, player: str) -> bool:
    """Whether somebody is the host, has a seat, or may take back one in the running game."""
    return player == table.host or bool(table.seats_of(player)) or player in table.held


def check_seat(table: Table, player: str, seat: Seat, origin: Origin) -> None:
    """Raise unless somebody may have this seat.

    A player who has held a seat in a running game knows its secrets for good, so only that one is
    theirs to take back. Others may take what a player has left if nobody has seen another hand
    from their device or network. The seat of somebody who was removed is played by a bot to the
    end of the game.
    """
    chair = table.chairs[seat]
    if chair.is_closed and chair.player is None:
        raise TableError("seat-closed", "its player was removed from the game")
    if not chair.is_free_to_take:
        raise TableError("seat-taken")
    if seat not in table.held.get(player, (seat,)):
        raise TableError("other-seat", "you held another seat in this game")
    if player not in table.held:
        check_newcomer(table, player, seat, origin)


def seat_answers(
    table: Table, player: str, origin: Origin = NOWHERE
) -> dict[Seat, TableError | None]:
    """For every seat that no person has: None if somebody could sit there now, else why not."""
    if table.status in ("dealing", "over"):
        return {}
    answers: dict[Seat, TableError | None] = {}
    for seat, chair in enumerate(table.chairs):
        if chair.player is None and not chair.is_bot:
            try:
                check_entry(table, player, origin)
                check_seat(table, player, seat, origin)
                answers[seat] = None
            except TableError as error:
                answers[seat] = error
    return answers
