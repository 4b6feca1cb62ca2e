"""What a node writes regularly into the rows of its loaded tables."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from stolik.server.storage.store import Store
from stolik.server.tables.live_table import LiveTable

IN_USE_AGAIN = 43_200_000
"""Milliseconds after which a loaded table is noted as in use again: see `retention.py`."""


async def beat(
    store: Store, live_tables: Iterable[LiveTable], waiting: Collection[str], now: int
) -> None:
    """Note that clocks and moves of tables are served; such games resume after a restart.

    Loaded tables are noted as in use.
    `waiting` are ids of unloaded tables whose clocks run.
    """
    served = [
        live
        for live in live_tables
        if live.timer is not None
        or (live.table.status == "playing" and live.table.at > live.beat_at)
    ]
    if served or waiting:
        await store.beat([*(live.table.id for live in served), *waiting], now)
        for live in served:
            live.beat_at = now
    await _note_use(store, live_tables, now)


async def _note_use(store: Store, live_tables: Iterable[LiveTable], now: int) -> None:
    """Note which tables are loaded, also idle ones, so that they are kept."""
    waiting = [live for live in live_tables if now - live.used_at > IN_USE_AGAIN]
    if waiting:
        await store.note_use([live.table.id for live in waiting], now)
        for live in waiting:
            live.used_at = now
