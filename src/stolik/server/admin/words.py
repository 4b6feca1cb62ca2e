"""Names and words that an admin removes: from live tables, stored logs, and records."""

from __future__ import annotations

import sqlalchemy as sa

from stolik.server.accounts.delete_player import renaming_results
from stolik.server.accounts.named_players import NameTracker, named_in_records
from stolik.server.storage import schema
from stolik.server.storage.store import Store
from stolik.server.tables.hub import Hub
from stolik.server.tables.live_table import LiveTable
from stolik.table.actions.moderation import (
    Renamed,
    WordsRemoved,
    renamed,
    without_words,
    words_to_remove,
)
from stolik.table.entries import Logged, pack
from stolik.table.errors import TableError
from stolik.table.table import Table


async def remove_words(hub: Hub, live: LiveTable, line: int) -> None:
    """Remove what was said in a line, or the title; raises `not-found`."""
    found: list[WordsRemoved] = []

    def make_entry(table: Table) -> WordsRemoved:
        entry = words_to_remove(table, line)
        found[:] = [entry]
        return entry

    await hub.append(live, make_entry)
    left, table_id = found[0].left, live.table.id
    for logged in await hub.store.read_log(table_id, max(0, line - 1), skip_damaged=True):
        if logged.seq == line:
            fresh = without_words(logged.entry, left)
            if fresh is not None:
                await hub.store.run(_rewriting(table_id, logged, pack(fresh)))
            break
    if not line:
        await _remove_title(hub.store, table_id)
    await hub.store_summaries()


async def rename_everywhere(hub: Hub, player: str, name: str) -> None:
    """Replace a player's name at all tables where they were, and in the records."""
    log, store = schema.log, hub.store
    query = sa.select(log.c.table_id).where(log.c.player == player).distinct()
    ids = [row.table_id for row in await store.rows(query)]
    for table_id in ids:
        await _rename_live(hub, player, table_id, name)
        await _rename_stored(store, player, table_id, name)
    for table_id, named in (await named_in_records(store, player)).items():
        await store.run(*await renaming_results(store, player, table_id, named, name))
    await hub.store_summaries()


async def _rename_live(hub: Hub, player: str, table_id: str, name: str) -> None:
    """Rename them where the table can still be opened; a damaged or cleared one has no players."""
    try:
        live = await hub.find(table_id)
        if live is not None:
            await hub.append(live, lambda table: Renamed(player, name))
    except TableError:
        return


async def _rename_stored(store: Store, player: str, table_id: str, name: str) -> None:
    tracker, changes = NameTracker(table_id), []
    for logged in await store.read_log(table_id, skip_damaged=True):
        tracker.fold_entry(logged)
        entry = renamed(logged.entry, player, name)
        if entry is not None:
            changes.append(_rewriting(table_id, logged, pack(entry)))
    tracker.note_round()
    results = await renaming_results(store, player, table_id, tracker.named, name)
    await store.run(*changes, *results)


async def _remove_title(store: Store, table_id: str) -> None:
    """Remove the title from the entries that gave it, and from the line of the table."""
    changes: list[sa.Executable] = []
    for logged in await store.read_log(table_id, skip_damaged=True):
        if getattr(logged.entry, "title", None):
            entry = logged.entry.anonymous()
            if entry is not None:
                changes.append(_rewriting(table_id, logged, pack(entry)))
    tables = schema.tables
    await store.run(*changes, sa.update(tables).where(tables.c.id == table_id).values(title=""))


def _rewriting(table_id: str, logged: Logged, entry: bytes) -> sa.Update:
    log = schema.log
    place = (log.c.table_id == table_id) & (log.c.seq == logged.seq)
    return sa.update(log).where(place).values(entry=entry)
