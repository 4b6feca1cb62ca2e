"""A table's line in the list of tables; derived from the log, for searching only."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import sqlalchemy as sa

from stolik.server.storage import schema
from stolik.server.storage.store import CLEARED, CLEARING, TableRow
from stolik.server.tables.due import due_of
from stolik.table.actions.moves import Moved
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
        standing=standing_of(table),
        due=due_of(table),
        seq=table.seq,
    )


def standing_of(table: Table) -> dict[str, Any] | None:
    """Who sits at a table, whom it waits for, and since when; None when no game is to come."""
    if table.status == "over":
        return None
    is_played = table.status == "playing"
    return {
        "chairs": [
            {"player": chair.player, "name": chair.name, "level": chair.level}
            for chair in table.chairs
        ],
        "asked": list(table.deciders()) if is_played and not table.paused else [],
        "questions": _questions(table) if is_played and not table.paused else [],
        "since": _last_move(table),
        "host": table.host,
        "round": table.round,
        "rematch": table.is_rematch,
    }


def _questions(table: Table) -> list[dict[str, Any]]:
    """Whom the table waits for, since which entry, and when their time is out if they have any."""
    clocks = table.clocks
    is_timed = clocks is not None and clocks.has_seat_clocks
    return [
        {
            "seat": seat,
            "since": seq,
            "flag": table.runs_out(seat) if is_timed else None,
        }
        for seat, seq in table.asked_from.items()
        if table.chairs[seat].player is not None and table.chairs[seat].level is None
    ]


_WRITTEN = (
    *("status", "title", "listed", "host", "seats", "free", "changed", "beat"),
    *("standing", "due", "seq"),
)

_UPDATE = (
    sa.update(schema.tables)
    .where(
        schema.tables.c.id == sa.bindparam("table"),
        # Not `not_in`: a list of values cannot be sent for many rows at once.
        schema.tables.c.status != CLEARING,
        schema.tables.c.status != CLEARED,
    )
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
    people = [
        {"player": player, "table_id": table.id}
        for table in tables
        if table.status != "over"
        for player in sorted(set(table.people()))
    ]

    def store(connection: sa.Connection) -> None:
        # What is read comes first: SQLite's lock is taken with the first line that is written.
        new = _never_seated(connection, seated)
        known = _known_people(connection, [table.id for table in tables])
        connection.execute(_UPDATE, lines)
        if new:
            connection.execute(_SEATED, [{"player": one, "since": now} for one in new])
        _store_people(connection, known, people)

    return store


def _last_move(table: Table) -> int:
    """Since when the table waits for those whom it asks: chat and newcomers change nothing."""
    moves = (one.logged.at for one in reversed(table.story) if isinstance(one.logged.entry, Moved))
    return next(moves, table.at)


def _never_seated(connection: sa.Connection, players: Sequence[str]) -> list[str]:
    """Who of these sits at a table for the first time; most of the time nobody does."""
    if not players:
        return []
    known = schema.players
    query = sa.select(known.c.id).where(known.c.id.in_(players), known.c.seated.is_(None))
    return sorted(connection.execute(query).scalars())


def _known_people(connection: sa.Connection, tables: Sequence[str]) -> set[tuple[str, str]]:
    """Who is noted as sitting at these tables."""
    noted = schema.table_people
    query = sa.select(noted).where(noted.c.table_id.in_(tables))
    return {(row.player, row.table_id) for row in connection.execute(query)}


def _store_people(
    connection: sa.Connection, known: set[tuple[str, str]], people: list[dict[str, str]]
) -> None:
    """Note who sits at these tables; most of the time nothing has changed."""
    noted = schema.table_people
    wanted = {(one["player"], one["table_id"]) for one in people}
    for player, table_id in sorted(known - wanted):
        place = (noted.c.player == player) & (noted.c.table_id == table_id)
        connection.execute(sa.delete(noted).where(place))
    new = [one for one in people if (one["player"], one["table_id"]) not in known]
    if new:
        connection.execute(sa.insert(noted), new)


def _host_name(table: Table) -> str:
    seats = table.seats_of(table.host) if table.host is not None else ()
    return table.chairs[seats[0]].name if seats else ""
