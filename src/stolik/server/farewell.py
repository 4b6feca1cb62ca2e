"""Deletes a player, guest or account, and the name wherever it was written."""

from __future__ import annotations

import sqlalchemy as sa

from stolik.server import circle
from stolik.server.hub import Hub
from stolik.server.live import NOBODY, nameless
from stolik.server.storage import schema
from stolik.server.storage.store import Store
from stolik.table import entries as log


async def delete_player(store: Store, hub: Hub, player: str, now: int) -> None:
    """Forget a player. Games they took part in stay, without their name and words.

    BLANK's decks belong to those who play with them too: they pass on or freeze (BLK-D17).
    """
    await circle.owner_leaves(store, player, now)
    names = await _scrub_log(store, player)
    await _scrub_lobby(store, player, names)
    await _scrub_results(store, player)
    seats, decks, players = schema.seats, schema.decks, schema.players
    rewards, drawings = schema.rewards, schema.drawings
    await store.run(
        sa.delete(seats).where(seats.c.player == player),
        sa.delete(rewards).where(rewards.c.player == player),
        sa.update(drawings).where(drawings.c.player == player).values(player=""),
        sa.delete(decks).where(decks.c.owner == player),
        sa.delete(players).where(players.c.id == player),
    )
    hub.forget(player)


async def _scrub_lobby(store: Store, player: str, names: set[str]) -> None:
    """Hosts stand by name in the list of tables."""
    tables, logged = schema.tables, schema.log
    theirs = sa.select(logged.c.table_id).where(logged.c.player == player)
    hosted = tables.c.id.in_(theirs) & tables.c.host.in_(names)
    await store.run(sa.update(tables).where(hosted).values(host=NOBODY))


async def _scrub_log(store: Store, player: str) -> set[str]:
    """Take name and words out of every log; gives the names that stood there."""
    names: set[str] = set()
    table = schema.log
    query = sa.select(table.c.table_id, table.c.seq, table.c.entry).where(table.c.player == player)
    for table_id, seq, stored in await store.rows(query):
        old = log.unpack(stored)
        if isinstance(old, log.Sat):
            names.add(old.name)
        entry = nameless(old)
        if entry is not None:
            place = (table.c.table_id == table_id) & (table.c.seq == seq)
            await store.run(sa.update(table).where(place).values(entry=log.pack(entry)))
    return names


async def _scrub_results(store: Store, player: str) -> None:
    results, seats = schema.results, schema.seats
    both = (results.c.table_id == seats.c.table_id) & (results.c.round == seats.c.round)
    query = sa.select(
        results.c.table_id, results.c.round, seats.c.seat, results.c.names, results.c.record
    ).join(seats, both)
    for table_id, number, seat, names, record in await store.rows(
        query.where(seats.c.player == player)
    ):
        changed = [NOBODY if one == seat else name for one, name in enumerate(names)]
        lines = [
            f"player-{seat} = {NOBODY}" if line.startswith(f"player-{seat} = ") else line
            for line in record.split("\n")
        ]
        place = (results.c.table_id == table_id) & (results.c.round == number)
        values = {"names": changed, "record": "\n".join(lines)}
        await store.run(sa.update(results).where(place).values(**values))
