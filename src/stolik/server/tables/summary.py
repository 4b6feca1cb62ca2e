"""A table's line in the list of tables; derived from the log, for searching only."""

from __future__ import annotations

from collections.abc import Callable, Sequence

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
        status="playing" if table.status == "dealing" else table.status,
        title=table.title,
        listed=table.listed and not table.locked,
        host=_host_name(table),
        seats=len(table.chairs),
        free=sum(chair.is_empty for chair in table.chairs),
        created=table.created,
        changed=table.at,
        beat=table.at,
        used=table.at,
    )


_WRITTEN = ("status", "title", "listed", "host", "seats", "free", "changed", "beat")

_UPDATE = (
    sa.update(schema.tables)
    .where(schema.tables.c.id == sa.bindparam("table"))
    .values({name: sa.bindparam(f"new_{name}") for name in _WRITTEN})
)

_SEATED = (
    sa.update(schema.players)
    .where(schema.players.c.id == sa.bindparam("player"), schema.players.c.seated.is_(None))
    .values(seated=sa.bindparam("since"))
)


def storing_summaries(tables: Sequence[Table], now: int) -> Callable[[sa.Connection], None]:
    """Bring the lines of tables up to date, and note who sits at one for the first time.

    There may be hundreds; a statement for each would keep moves waiting.
    """
    rows = [row_of(table) for table in tables]
    lines = [
        {"table": row.id, **{f"new_{name}": getattr(row, name) for name in _WRITTEN}}
        for row in rows
    ]
    seated = sorted({player for table in tables for player in table.people()})

    def store(connection: sa.Connection) -> None:
        connection.execute(_UPDATE, lines)
        if seated:
            connection.execute(_SEATED, [{"player": one, "since": now} for one in seated])

    return store


def _host_name(table: Table) -> str:
    seats = table.seats_of(table.host) if table.host is not None else ()
    return table.chairs[seats[0]].name if seats else ""
