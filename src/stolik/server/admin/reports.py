"""Reports: a player tells the admins about another, with what was said at the table."""

from __future__ import annotations

from typing import Any

import msgspec
import sqlalchemy as sa

from stolik import protocol
from stolik.server.admin.audit import new_key
from stolik.server.storage import schema
from stolik.server.storage.store import Store
from stolik.server.tables.live_table import LiveTable
from stolik.table.actions.talk import Spoke
from stolik.table.entries import Logged
from stolik.table.errors import TableError
from stolik.table.table import Table

LINES = 30
"""So many lines of chat go with a report."""
LISTED = 100


def storing_report(
    live: LiveTable, reporter: str, body: protocol.ReportBody, now: int
) -> sa.Insert:
    """The statement that stores a report; raises `not-found` for somebody who is not here."""
    table, players = live.table, live.present(now).players
    names = people_of(table)
    if body.player not in players | set(names):
        raise TableError("not-found", "they are not at this table")
    here = [one for one in live.subscribers if one.player == body.player]
    lines = [one for one in said_at(table) if one.text][-LINES:]
    context = {
        "name": names.get(body.player) or next((one.name for one in here), ""),
        "code": table.code,
        "title": table.title,
        "address": next((one.address for one in here), ""),
        "lines": msgspec.to_builtins(lines),
    }
    return sa.insert(schema.reports).values(
        id=new_key(now),
        made=now,
        reporter=reporter,
        player=body.player,
        table_id=table.id,
        kind=body.kind,
        text=body.text,
        context=context,
    )


def people_of(table: Table) -> dict[str, str]:
    """Players and the names they have or had at a table."""
    spoken = (happened.logged.entry for happened in table.chat)
    found = {one.player: one.name for one in spoken if isinstance(one, Spoke)}
    return found | {chair.named: chair.name for chair in table.chairs if chair.named}


def said_at(table: Table) -> list[protocol.AdminLine]:
    """The lines of chat that a table has in memory."""
    return [_line(one.logged) for one in table.chat if isinstance(one.logged.entry, Spoke)]


def _line(logged: Logged) -> protocol.AdminLine:
    entry: Any = logged.entry
    return protocol.AdminLine(
        logged.seq, logged.at, entry.player, entry.name, entry.text or entry.quick or ""
    )


async def listed_reports(store: Store) -> protocol.AdminReports:
    """Open ones first, the newest first."""
    reports, players = schema.reports, schema.players
    query = (
        sa.select(reports, players.c.name.label("reporter_name"))
        .outerjoin(players, players.c.id == reports.c.reporter)
        .order_by(reports.c.closed.is_not(None), reports.c.made.desc())
        .limit(LISTED)
    )
    return protocol.AdminReports(
        tuple(
            protocol.AdminReport(
                id=row.id,
                made=row.made,
                kind=row.kind,
                text=row.text,
                reporter=row.reporter,
                reporter_name=row.reporter_name or "",
                player=row.player,
                table=row.table_id,
                closed=row.closed,
                **msgspec.convert(row.context, dict[str, Any])
                | {"lines": msgspec.convert(row.context["lines"], tuple[protocol.AdminLine, ...])},
            )
            for row in await store.rows(query)
        )
    )
