"""Everything that is stored about a person, as one JSON document."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa

from stolik.server.storage import schema
from stolik.server.storage.store import Store
from stolik.server.tables.day_deals.tries import is_secret_result
from stolik.table.errors import TableError

SECRET = {"password", "recovery", "token_hash", "device", "key", "code_hash"}
"""Columns that open something: they are no data about a person, but keys."""

WHOSE = ("player", "owner", "reporter")
"""Columns that say whose a row is."""

NOT_THEIRS = {"log", "audit", "claims", "presence"}
"""Tables without rows of one person; of the log only their own words are given."""


async def export_person(store: Store, player: str, now: int) -> dict[str, Any]:
    """All rows of a person, in every table that has some; raises `not-found`."""
    players = schema.players
    row = await store.row(sa.select(players).where(players.c.id == player))
    if row is None:
        raise TableError("not-found")
    found: dict[str, Any] = {"players": [_plain(row)]}
    for table in schema.metadata.sorted_tables:
        whose = [table.c[name] == player for name in WHOSE if name in table.c]
        if whose and table.name not in NOT_THEIRS:
            rows = await store.rows(sa.select(table).where(sa.or_(*whose)))
            found[table.name] = [_plain(one) for one in rows]
    found["deck_versions"] = await _deck_versions(store, player)
    found["results"] = await _results(store, player, now)
    found["said"] = await _said(store, player)
    return found


def _plain(row: Any) -> dict[str, Any]:  # noqa: ANN401 - a row of any table
    return {name: value for name, value in row._mapping.items() if name not in SECRET}


async def _results(store: Store, player: str, now: int) -> list[dict[str, Any]]:
    """The records of games they finished, but for deals of the day that others may still play."""
    results, seats = schema.results, schema.seats
    same = (results.c.table_id == seats.c.table_id) & (results.c.round == seats.c.round)
    kept = (results.c.table_id, results.c.round, results.c.game, results.c.finished)
    played = sa.exists().where(same, seats.c.player == player)
    is_secret = is_secret_result(results.c.table_id, None, now)
    rows = await store.rows(sa.select(*kept, results.c.record).where(played, ~is_secret))
    return [_plain(row) for row in rows]


async def _deck_versions(store: Store, player: str) -> list[dict[str, Any]]:
    """Their decks as they are now."""
    decks, versions = schema.decks, schema.deck_versions
    others = versions.alias()
    newest = sa.select(sa.func.max(others.c.version)).where(others.c.deck == decks.c.id)
    query = (
        sa.select(versions)
        .join(decks, decks.c.id == versions.c.deck)
        .where(decks.c.owner == player, versions.c.version == newest.scalar_subquery())
    )
    return [_plain(row) for row in await store.rows(query)]


async def _said(store: Store, player: str) -> list[dict[str, Any]]:
    """Their own words and names at tables; moves are in the records."""
    log = schema.log
    query = sa.select(log.c.table_id).where(log.c.player == player).distinct()
    said = []
    for row in await store.rows(query):
        for logged in await store.read_log(row.table_id, skip_damaged=True):
            entry = logged.entry
            words = {
                name: getattr(entry, name)
                for name in ("name", "text", "title", "quick", "reaction")
                if getattr(entry, name, None)
            }
            if logged.player == player and words:
                said.append({"table_id": row.table_id, "at": logged.at, **words})
    return said
