"""A table's line in the list of tables; it follows from the log and is only for finding."""

from __future__ import annotations

import sqlalchemy as sa

from stolik.server.storage import schema
from stolik.server.storage.store import TableRow
from stolik.table.table import Table


def row_of(table: Table) -> TableRow:
    """The line of a table."""
    return TableRow(
        id=table.id,
        code=table.code,
        game=table.game_id,
        status=table.status,
        title=table.title,
        listed=table.listed and not table.locked,
        host=_host_name(table),
        seats=len(table.chairs),
        free=sum(chair.is_empty for chair in table.chairs),
        created=table.created,
        changed=table.at,
        beat=table.at,
    )


def summary_of(table: Table) -> sa.Update:
    """Bring the line of a table up to date."""
    row = row_of(table)
    values = {
        name: getattr(row, name)
        for name in ("status", "title", "listed", "host", "seats", "free", "changed", "beat")
    }
    return sa.update(schema.tables).where(schema.tables.c.id == table.id).values(**values)


def _host_name(table: Table) -> str:
    seats = table.seats_of(table.host) if table.host is not None else ()
    return table.chairs[seats[0]].name if seats else ""
