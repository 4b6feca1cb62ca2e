"""Lists for admins: people, tables, decks, bans and the audit log, each a page at a time."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa

from stolik import protocol
from stolik.server.accounts.people import ADMIN
from stolik.server.admin.admin_link import CONSOLE
from stolik.server.admin.moderation import Kind
from stolik.server.storage import schema
from stolik.server.storage.store import CLEARED, CLEARING, Store
from stolik.table.errors import TableError

PAGE = 50


def _having(words: str, *columns: sa.ColumnElement[Any]) -> sa.ColumnElement[bool]:
    """Whether one of the columns has the words, in any case."""
    wanted = words.strip().lower()
    return sa.or_(*(sa.func.lower(one).contains(wanted, autoescape=True) for one in columns))


def _page(query: sa.Select[Any], key: sa.ColumnElement[Any], before: str) -> sa.Select[Any]:
    """The page of a list after an earlier one; keys begin with a time or are ids."""
    if before:
        query = query.where(key < before)
    return query.order_by(key.desc()).limit(PAGE)


def _sorting(table: sa.Table) -> sa.ColumnElement[str]:
    """Sorts rows by their time and id, as one text."""
    # Milliseconds have thirteen digits from 2001 to 2286.
    return sa.cast(table.c.created, sa.String) + sa.literal("/") + table.c.id


async def people(store: Store, words: str, before: str) -> protocol.AdminPeople:
    """Guests and accounts whose name, login or id has the words, the newest first."""
    players = schema.players
    key = _sorting(players)
    found = players.c.id != CONSOLE
    if words.strip():
        found &= _having(words, players.c.name, players.c.login, players.c.id)
    query = _page(_people_query().add_columns(key.label("sorting")).where(found), key, before)
    rows = await store.rows(query)
    more = rows[-1].sorting if len(rows) == PAGE else None
    return protocol.AdminPeople(tuple(_person(row) for row in rows), more)


async def person(store: Store, player: str) -> protocol.AdminPerson:
    """One of them; raises `not-found`."""
    row = await store.row(_people_query().where(schema.players.c.id == player))
    if row is None or player == CONSOLE:
        raise TableError("not-found")
    return _person(row)


def _people_query() -> sa.Select[Any]:
    players, sessions = schema.players, schema.sessions
    seen = sa.select(sa.func.max(sessions.c.created)).where(sessions.c.player == players.c.id)
    return sa.select(
        players, seen.scalar_subquery().label("seen"), _until("ban"), _until("silence")
    )


def _until(kind: Kind) -> sa.ColumnElement[Any]:
    """Until when a player is banned or silenced; a number too large for a time is for good."""
    bans = schema.bans
    last = sa.func.max(sa.func.coalesce(bans.c.until, sa.literal(2**53, sa.BigInteger)))
    mine = (bans.c.player == schema.players.c.id) & (bans.c.kind == kind)
    return sa.select(last).where(mine).scalar_subquery().label(kind)


def _person(row: Any) -> protocol.AdminPerson:  # noqa: ANN401 - a row
    return protocol.AdminPerson(
        player=row.id,
        name=row.name,
        login=row.login,
        since=row.created,
        seen=row.seen,
        admin=row.role == ADMIN,
        banned_until=row.ban,
        silenced_until=row.silence,
    )


async def tables(store: Store, words: str, before: str) -> protocol.AdminTables:
    """Tables whose code, title, host or maker has the words, the newest first."""
    rows, key = schema.tables, _sorting(schema.tables)
    query = _tables_query().add_columns(key.label("sorting"))
    if words.strip():
        makers = (schema.players.c.name, schema.players.c.login, schema.players.c.id)
        query = query.where(_having(words, rows.c.code, rows.c.title, rows.c.host, *makers))
    found = await store.rows(_page(query, key, before))
    more = found[-1].sorting if len(found) == PAGE else None
    return protocol.AdminTables(tuple(_table(row) for row in found), more)


async def tables_of(store: Store, player: str) -> tuple[protocol.AdminTable, ...]:
    """The tables that somebody made, the newest first."""
    query = _tables_query().where(schema.log.c.player == player)
    newest = query.order_by(schema.tables.c.created.desc()).limit(PAGE)
    return tuple(_table(row) for row in await store.rows(newest))


async def made_tables(store: Store, player: str) -> list[str]:
    """The ids of all tables that somebody made."""
    query = _tables_query().with_only_columns(schema.tables.c.id)
    return [row.id for row in await store.rows(query.where(schema.log.c.player == player))]


async def table_ids(store: Store, keys: tuple[str, ...]) -> list[str]:
    """The ids of tables by their ids or codes."""
    rows = schema.tables
    codes = [one.upper() for one in keys]
    found = sa.select(rows.c.id).where(rows.c.id.in_(keys) | rows.c.code.in_(codes))
    return [row.id for row in await store.rows(found)]


async def table(store: Store, key: str) -> protocol.AdminTable:
    """One of them; raises `not-found`."""
    rows = schema.tables
    wanted = (rows.c.id == key) | (rows.c.code == key.upper())
    row = await store.row(_tables_query().where(wanted))
    if row is None:
        raise TableError("not-found")
    return _table(row)


def _tables_query() -> sa.Select[Any]:
    rows, log, players = schema.tables, schema.log, schema.players
    return (
        sa.select(rows, log.c.player.label("maker"), players.c.name.label("maker_name"))
        .outerjoin(log, (log.c.table_id == rows.c.id) & (log.c.seq == 1))
        .outerjoin(players, players.c.id == log.c.player)
        .where(rows.c.status.not_in((CLEARING, CLEARED)))
    )


def _table(row: Any) -> protocol.AdminTable:  # noqa: ANN401 - a row
    return protocol.AdminTable(
        id=row.id,
        code=row.code,
        game=row.game,
        status=row.status,
        title=row.title,
        host=row.host,
        listed=row.listed,
        created=row.created,
        changed=row.changed,
        maker=row.maker,
        maker_name=row.maker_name or "",
    )


async def decks(store: Store, words: str, before: str) -> protocol.AdminDecks:
    """Decks whose name or owner has the words."""
    rows, players = schema.decks, schema.players
    query = sa.select(rows, players.c.name.label("owner_name")).outerjoin(
        players, players.c.id == rows.c.owner
    )
    if words.strip():
        query = query.where(_having(words, rows.c.name, players.c.name, rows.c.owner, rows.c.id))
    found = await store.rows(_page(query, rows.c.id, before))
    more = found[-1].id if len(found) == PAGE else None
    lines = (
        protocol.AdminDeck(row.id, row.name, row.owner, row.owner_name or "", row.game)
        for row in found
    )
    return protocol.AdminDecks(tuple(lines), more)


async def bans(store: Store, now: int, player: str | None = None) -> tuple[protocol.AdminBan, ...]:
    """Bans that are still valid, the newest first; of one person if that is given."""
    rows, players = schema.bans, schema.players
    query = (
        sa.select(rows, players.c.name.label("name"))
        .outerjoin(players, players.c.id == rows.c.player)
        .where(rows.c.until.is_(None) | (rows.c.until > now))
        .order_by(rows.c.made.desc())
        .limit(500)
    )
    if player is not None:
        query = query.where(rows.c.player == player)
    return tuple(
        protocol.AdminBan(
            id=row.id,
            kind=row.kind,
            player=row.player,
            name=row.name or "",
            network=row.network,
            made=row.made,
            until=row.until,
            reason=row.reason,
        )
        for row in await store.rows(query)
    )


async def audit_log(store: Store, before: str) -> protocol.AuditPage:
    """What admins did, the newest first."""
    rows, players = schema.audit, schema.players
    query = sa.select(rows, players.c.name.label("admin_name")).outerjoin(
        players, players.c.id == rows.c.admin
    )
    found = await store.rows(_page(query, rows.c.id, before))
    more = found[-1].id if len(found) == PAGE else None
    lines = (
        protocol.AuditEntry(
            *(row.id, row.made, row.admin, row.admin_name or row.admin),
            *(row.deed, row.subject, row.details),
        )
        for row in found
    )
    return protocol.AuditPage(tuple(lines), more)
