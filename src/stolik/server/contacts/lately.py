"""Whom somebody has played with lately."""

from __future__ import annotations

import sqlalchemy as sa

from stolik import protocol
from stolik.server.storage import schema
from stolik.server.storage.store import Store

MOST = 12
"""So many people are offered."""

LAST_GAMES = 200
"""So many of one's last games are looked through."""


async def contacts_of(store: Store, player: str) -> protocol.Contacts:
    """Those with whom somebody finished a game, the last first, and whom they have blocked."""
    blocked = await _blocked(store, player)
    lately = await played_with(store, player)
    away = {one.player for one in blocked}
    met = tuple(one for one in lately if one.player not in away)
    return protocol.Contacts(met[:MOST], blocked)


async def played_with(store: Store, player: str) -> tuple[protocol.Contact, ...]:
    """Those with whom somebody finished one of their last games."""
    seats, others, players = schema.seats, schema.seats.alias(), schema.players
    results = schema.results
    mine = (
        sa.select(seats.c.table_id, seats.c.round, seats.c.finished)
        .where(seats.c.player == player)
        .order_by(seats.c.finished.desc())
        .limit(LAST_GAMES)
        .subquery()
    )
    same = (others.c.table_id == mine.c.table_id) & (others.c.round == mine.c.round)
    result = (results.c.table_id == mine.c.table_id) & (results.c.round == mine.c.round)
    query = (
        sa.select(players.c.id, players.c.name, results.c.game, mine.c.finished)
        .select_from(mine)
        .join(others, same)
        .join(results, result)
        .join(players, players.c.id == others.c.player)
        .where(others.c.player != player)
        .order_by(mine.c.finished.desc(), players.c.id)
    )
    found: dict[str, protocol.Contact] = {}
    for row in await store.rows(query):
        found.setdefault(row.id, protocol.Contact(row.id, row.name, row.game, row.finished))
    return tuple(found.values())


async def _blocked(store: Store, player: str) -> tuple[protocol.Contact, ...]:
    blocks, players = schema.blocks, schema.players
    query = (
        sa.select(players.c.id, players.c.name, blocks.c.made)
        .join(players, players.c.id == blocks.c.blocked)
        .where(blocks.c.player == player)
        .order_by(blocks.c.made.desc(), players.c.id)
    )
    return tuple(
        protocol.Contact(row.id, row.name, last=row.made) for row in await store.rows(query)
    )
