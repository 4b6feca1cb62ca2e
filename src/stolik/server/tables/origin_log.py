"""Logs from which devices and networks players look at their seats."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING

from stolik.server.tables.live_table import LiveTable
from stolik.table.actions.base import Entry
from stolik.table.actions.seats import OriginNoted
from stolik.table.errors import TableError
from stolik.table.origins import Origin, is_new_origin
from stolik.table.table import Table

if TYPE_CHECKING:
    from stolik.server.tables.hub import Hub


async def note_origin(hub: Hub, live: LiveTable, player: str, origin: Origin) -> None:
    """Log the device and network of somebody with a seat, before they are shown anything.

    Raises StorageDown: what cannot be logged is not shown.
    """

    def make_entry(table: Table) -> Entry:
        if not _is_due(table, player, origin):
            raise TableError("not-now")
        return OriginNoted(player, origin)

    if _is_due(live.table, player, origin):
        with contextlib.suppress(TableError):  # another node was faster
            await hub.append(live, make_entry)


def note_origins(hub: Hub, live: LiveTable, player: str) -> None:
    """Log all devices of somebody who sat down."""
    for subscriber in live.subscribers:
        if subscriber.player == player and _is_due(live.table, player, subscriber.origin):
            hub.spawn(note_origin(hub, live, player, subscriber.origin))


def _is_due(table: Table, player: str, origin: Origin) -> bool:
    has_seat = bool(table.seats_of(player)) or player in table.held
    return has_seat and is_new_origin(table, player, origin)
