"""Tables where somebody sits or is invited to, whatever device they are on."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from litestar import get

from stolik import protocol
from stolik.server.contacts.invitations import invitations_of
from stolik.server.routes.base import PROBLEMS, AnyRequest, person, services
from stolik.server.storage import schema
from stolik.server.tables.summary import standing_of

MOST = 50
"""So many tables of one person are listed."""


@get("/api/tables/mine", responses=PROBLEMS, tags=["tables"])
async def your_tables(request: AnyRequest) -> protocol.YourTables:
    """List the tables where I sit, and those that I am invited to."""
    parts, who = services(request), await person(request)
    await parts.hub.store_summaries()
    tables, people = schema.tables, schema.table_people
    query = (
        sa.select(tables)
        .join(people, people.c.table_id == tables.c.id)
        .where(people.c.player == who.id, tables.c.status.in_(("lobby", "playing")))
        .order_by(tables.c.changed.desc())
        .limit(MOST)
    )
    lines = []
    for row in await parts.store.rows(query):
        live = parts.hub.live_tables.get(row.id)
        standing = row.standing if live is None else standing_of(live.table)
        if standing is not None and row.id not in parts.hub.damaged:
            lines.append(_line(row, standing, who.id))
    # Whoever waits longest comes first; the rest as they were last used.
    invited = await invitations_of(parts.store, who.id, parts.clock.now())
    return protocol.YourTables(tuple(sorted(lines, key=_order)), invited)


def _order(line: protocol.YourTable) -> tuple[bool, int]:
    return not line.is_your_turn, line.since if line.is_your_turn else -line.since


def _line(row: Any, standing: dict[str, Any], player: str) -> protocol.YourTable:  # noqa: ANN401 - a row of SQLAlchemy
    chairs = standing["chairs"]
    mine = tuple(seat for seat, chair in enumerate(chairs) if chair["player"] == player)
    asked = tuple(seat for seat in standing["asked"] if seat >= 0)
    return protocol.YourTable(
        id=row.id,
        code=row.code,
        title=row.title,
        game=row.game,
        status=row.status,
        names=tuple(chair["name"] for chair in chairs),
        bots=tuple(chair["level"] is not None for chair in chairs),
        mine=mine,
        asked=asked,
        since=standing["since"],
        is_your_turn=bool(set(mine) & set(asked)),
        rematch=standing["rematch"],
    )


ROUTES = [your_tables]
