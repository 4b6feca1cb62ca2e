"""Decks that are kept from game to game, with every version they ever had."""

from __future__ import annotations

import secrets
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from stolik.kernel.registry import UnknownGame, load
from stolik.server import library
from stolik.server.forms import has_library, keeps_decks
from stolik.server.protocol import DeckBody, DeckInfo
from stolik.server.storage import schema
from stolik.server.storage.store import Store
from stolik.table.errors import TableError

MOST_DECKS = 100


async def deck_options(
    store: Store,
    game_id: str,
    deck: str | None,
    options: dict[str, Any],
    player: str | None = None,
) -> dict[str, Any]:
    """The options with a kept deck put in, for games that play with one.

    With a `player`, only with decks that this player may set up games with.
    """
    if deck is None:
        return options
    try:
        game = load(game_id)
    except UnknownGame:
        raise TableError("not-found") from None
    if has_library(game):
        return await library.options_of(store, deck, options, player)
    found = await newest(store, deck)
    if found is None or found.game != game_id or not keeps_decks(game):
        raise TableError("bad-options", "there is no such deck")
    return options | {"deck": found.data}


async def newest(store: Store, deck: str) -> DeckInfo | None:
    """A deck in its newest version."""
    row = await store.row(_decks().where(schema.decks.c.id == deck))
    return None if row is None else _info(row)


async def decks_of(store: Store, player: str) -> tuple[DeckInfo, ...]:
    """All decks of a player."""
    query = _decks().where(schema.decks.c.owner == player).order_by(schema.decks.c.name)
    return tuple(_info(row) for row in await store.rows(query))


async def add_deck(store: Store, player: str, body: DeckBody, now: int) -> DeckInfo:
    """Keep a new deck."""
    if len(await decks_of(store, player)) >= MOST_DECKS:
        raise TableError("not-now", f"nobody keeps more than {MOST_DECKS} decks")
    deck = "d_" + secrets.token_urlsafe(9)
    decks, versions = schema.decks, schema.deck_versions
    await store.run(
        sa.insert(decks).values(id=deck, owner=player, game=body.game, name=body.name),
        sa.insert(versions).values(deck=deck, version=1, made=now, data=body.data),
    )
    return DeckInfo(deck, body.game, body.name, 1, body.data, now)


async def add_version(
    connection: AsyncConnection, deck: str, *, data: dict[str, Any], table_id: str, now: int
) -> None:
    """Keep what a game made of a deck, unless its owner has deleted it meanwhile."""
    versions = schema.deck_versions
    query = sa.select(sa.func.max(versions.c.version)).where(versions.c.deck == deck)
    last = (await connection.execute(query)).scalar_one()
    if last is not None:
        values = {"made": now, "table_id": table_id, "data": data}
        new = sa.insert(versions).values(deck=deck, version=last + 1, **values)
        await connection.execute(new)


def _decks() -> sa.Select[Any]:
    decks, versions = schema.decks, schema.deck_versions
    last = (
        sa.select(versions.c.deck, sa.func.max(versions.c.version).label("version"))
        .group_by(versions.c.deck)
        .subquery()
    )
    return (
        sa.select(
            decks.c.id, decks.c.game, decks.c.name, versions.c.version, versions.c.data,
            versions.c.made,
        )
        .join(last, last.c.deck == decks.c.id)
        .join(
            versions,
            (versions.c.deck == decks.c.id) & (versions.c.version == last.c.version),
        )
    )  # fmt: skip


def _info(row: Any) -> DeckInfo:  # noqa: ANN401 - a row of the database
    return DeckInfo(row.id, row.game, row.name, row.version, row.data, row.made)
