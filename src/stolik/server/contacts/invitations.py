"""Invitations to a table: made by who sits there, for people they have played with."""

from __future__ import annotations

import msgspec
import sqlalchemy as sa

from stolik import protocol
from stolik.server.contacts.blocks import is_blocked
from stolik.server.contacts.lately import played_with
from stolik.server.errors import Wait
from stolik.server.notifications.announcements import Announcement, storing
from stolik.server.storage import schema
from stolik.server.storage.store import Store
from stolik.table.errors import TableError
from stolik.table.table import Table

HOUR = 3_600_000
AN_HOUR_MOST = 30
"""So many invitations one person makes in an hour."""

KEPT = 14 * 24 * HOUR
"""How long an invitation is shown; people seldom wait at its table any longer."""


class Invited(msgspec.Struct, frozen=True):
    """Who invites whom, when, and after how many milliseconds they are notified."""

    by: str
    player: str
    now: int
    delay: int


async def invite(store: Store, table: Table, invited: Invited) -> None:
    """Invite somebody to a table that waits for players, and notify them.

    Whom one may invite is known from finished games. Whoever has blocked the inviter gets
    nothing, and the inviter is not told so.
    """
    by, player, now = invited.by, invited.player, invited.now
    if not table.seats_of(by) and table.host != by:
        raise TableError("not-your-seat", "those who sit at a table invite to it")
    if table.status != "lobby":
        raise TableError("not-now", "the game has begun")
    if table.locked:
        raise TableError("locked")
    if not any(chair.is_empty for chair in table.chairs):
        raise TableError("table-full")
    if player == by or player not in {one.player for one in await played_with(store, by)}:
        raise TableError("not-found", "no one you have played with lately")
    if await is_blocked(store, by, player):
        raise TableError("not-found", "you have blocked this person")
    await _check_rate(store, by, now)
    if player in table.banned or await is_blocked(store, player, by):
        return
    rows = schema.table_invitations
    row = store.insert(rows).values(table_id=table.id, player=player, by=by, made=now)
    key = f"invited {table.id}"
    telling = storing(
        store, [Announcement(player, key, "invited", table.id, now + invited.delay, now)]
    )

    def write(connection: sa.Connection) -> None:
        is_new = connection.execute(row.on_conflict_do_nothing()).rowcount == 1
        if is_new and telling is not None:
            telling(connection)

    await store.transact(write)


async def _check_rate(store: Store, by: str, now: int) -> None:
    rows = schema.table_invitations
    recent = sa.select(rows.c.made).where(rows.c.by == by, rows.c.made > now - HOUR)
    made = sorted(row.made for row in await store.rows(recent.limit(AN_HOUR_MOST)))
    if len(made) >= AN_HOUR_MOST:
        raise Wait(max(1, (made[0] + HOUR - now) // 1000), "too many invitations")


async def invitations_of(
    store: Store, player: str, now: int
) -> tuple[protocol.TableInvitation, ...]:
    """The tables that somebody is invited to, and that have a chair for them."""
    rows, tables, players = schema.table_invitations, schema.tables, schema.players
    blocks, people = schema.blocks, schema.table_people
    query = (
        sa.select(
            *(tables.c.code, tables.c.title, tables.c.game, tables.c.seats, tables.c.free),
            *(players.c.name, rows.c.by, rows.c.made),
        )
        .join(tables, tables.c.id == rows.c.table_id)
        .join(players, players.c.id == rows.c.by)
        .where(
            rows.c.player == player,
            rows.c.declined.is_(None),
            rows.c.made > now - KEPT,
            tables.c.status == "lobby",
            tables.c.free > 0,
            ~sa.exists().where(people.c.player == player, people.c.table_id == tables.c.id),
            ~sa.exists().where(blocks.c.player == player, blocks.c.blocked == rows.c.by),
        )
        .order_by(rows.c.made.desc(), tables.c.code)
        .limit(20)
    )
    return tuple(
        protocol.TableInvitation(
            code=row.code,
            title=row.title,
            game=row.game,
            by=row.name,
            player=row.by,
            seats=row.seats,
            free=row.free,
            made=row.made,
        )
        for row in await store.rows(query)
    )


async def decline(store: Store, table_id: str, player: str, now: int) -> None:
    """Note that somebody does not want to come; who invited them is not told."""
    rows = schema.table_invitations
    mine = (rows.c.table_id == table_id) & (rows.c.player == player)
    await store.run(sa.update(rows).where(mine).values(declined=now))


async def inviter_of(store: Store, table_id: str, player: str) -> str | None:
    """The name of who invited somebody; None if that is settled, or nobody did."""
    rows, players = schema.table_invitations, schema.players
    query = (
        sa.select(players.c.name)
        .join(players, players.c.id == rows.c.by)
        .where(rows.c.table_id == table_id, rows.c.player == player, rows.c.declined.is_(None))
    )
    row = await store.row(query)
    return None if row is None else str(row.name)
