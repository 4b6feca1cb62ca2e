"""Deletes a player: the account, and the name wherever it was written."""

from __future__ import annotations

import msgspec
import sqlalchemy as sa

from stolik.server.hub import Hub
from stolik.server.storage import schema
from stolik.server.storage.store import Store
from stolik.table import entries as log

NOBODY = "…"
"""What stands where a deleted player's name or words stood."""


async def delete_account(store: Store, hub: Hub, player: str) -> None:
    """Forget a player. Games they took part in stay, without their name and words."""
    await _scrub_log(store, player)
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
    _scrub_live(hub, player)


async def _scrub_log(store: Store, player: str) -> None:
    table = schema.log
    query = sa.select(table.c.table_id, table.c.seq, table.c.entry).where(table.c.player == player)
    for table_id, seq, stored in await store.rows(query):
        entry = nameless(log.unpack(stored))
        if entry is not None:
            place = (table.c.table_id == table_id) & (table.c.seq == seq)
            await store.run(sa.update(table).where(place).values(entry=log.pack(entry)))


def nameless(entry: log.AnyEntry) -> log.AnyEntry | None:
    """The entry without its author's name and words; None when it has none."""
    if isinstance(entry, log.Sat):
        return msgspec.structs.replace(entry, name=NOBODY)
    if isinstance(entry, log.Spoke):
        return msgspec.structs.replace(entry, name=NOBODY, text=NOBODY if entry.text else None)
    return None


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


def _scrub_live(hub: Hub, player: str) -> None:
    for live in hub.lives.values():
        for chair in live.table.chairs:
            if chair.player == player:
                chair.name = NOBODY
        for happened in live.table.chat:
            entry = happened.logged.entry
            if isinstance(entry, log.Spoke) and entry.player == player:
                clean = nameless(entry)
                assert clean is not None
                happened.logged = msgspec.structs.replace(happened.logged, entry=clean)
