"""When a long game has to be loaded again, by what its log adds up to."""

from __future__ import annotations

from stolik.table.scheduled import bots_to_move, next_scheduled
from stolik.table.table import Table


def due_of(table: Table) -> int | None:
    """When something becomes due at a long game; None for other tables, which stay loaded.

    A game is not a long one while the rules or a bot have something to do within seconds.
    """
    clocks = table.clocks
    if table.status != "playing" or clocks is None or not table.clock.is_long:
        return None
    is_busy = clocks.timers or clocks.secret_timers or table.has_pending_duties
    if table.absence.kind != "wait" or is_busy or bots_to_move(table):
        return None
    following = next_scheduled(table, {})
    return None if following is None else following.at
