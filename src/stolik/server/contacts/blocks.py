"""Whom people have blocked. The blocked are never told: a table is closed to newcomers for them."""

from __future__ import annotations

from collections.abc import Collection

import sqlalchemy as sa

from stolik.server.storage import schema
from stolik.server.storage.store import Store
from stolik.table.errors import TableError
from stolik.table.seating import belongs
from stolik.table.table import Table

MOST = 500
"""So many people one person can block."""


async def block(store: Store, player: str, other: str, now: int) -> None:
    """Let somebody not meet another person any more; invitations between the two go."""
    table, invited = schema.blocks, schema.table_invitations
    if player == other:
        raise TableError("not-found")
    count = await store.row(
        sa.select(sa.func.count()).select_from(table).where(table.c.player == player)
    )
    if count is not None and count[0] >= MOST:
        raise TableError("too-large", f"at most {MOST} people can be blocked")
    known = sa.select(schema.players.c.id).where(schema.players.c.id == other)
    if await store.row(known) is None:
        raise TableError("not-found")
    row = store.insert(table).values(player=player, blocked=other, made=now)
    between = ((invited.c.player == player) & (invited.c.by == other)) | (
        (invited.c.player == other) & (invited.c.by == player)
    )
    await store.run(row.on_conflict_do_nothing(), sa.delete(invited).where(between))


async def unblock(store: Store, player: str, other: str) -> None:
    """Let somebody meet another person again."""
    table = schema.blocks
    mine = (table.c.player == player) & (table.c.blocked == other)
    await store.run(sa.delete(table).where(mine))


async def is_blocked(store: Store, player: str, other: str) -> bool:
    """Whether `player` has blocked `other`."""
    table = schema.blocks
    mine = (table.c.player == player) & (table.c.blocked == other)
    return await store.row(sa.select(table.c.made).where(mine)) is not None


async def blockers_of(store: Store, player: str, among: Collection[str]) -> set[str]:
    """Those of some people who have blocked somebody."""
    if not among:
        return set()
    table = schema.blocks
    query = sa.select(table.c.player).where(
        table.c.blocked == player, table.c.player.in_(list(among))
    )
    return {str(row.player) for row in await store.rows(query)}


async def check_welcome(store: Store, table: Table, player: str) -> None:
    """Raise `locked` for somebody whom the table's host has blocked, unless they play there."""
    if table.host is None or belongs(table, player):
        return
    if await is_blocked(store, table.host, player):
        raise TableError("locked")
