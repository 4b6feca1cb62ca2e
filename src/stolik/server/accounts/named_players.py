"""Where a player is named in the records of a table's rounds.

Computed from the table's log; when that is deleted, it is stored beside the
records, so that a player who is deleted later can still be removed from them.
"""

from __future__ import annotations

from contextlib import suppress

import sqlalchemy as sa

from stolik.kernel.game import Game
from stolik.server.storage import schema
from stolik.server.storage.store import Store
from stolik.table.actions.deal import Rematched
from stolik.table.entries import Logged
from stolik.table.table import Table

Named = dict[int, dict[str, str]]
"""By round: the headers of the record that hold somebody's name or words, and whose."""


class NameTracker(Table):
    """A table without its game: who sat, ruled and gave titles, round by round."""

    def __init__(self, table_id: str) -> None:
        super().__init__(table_id, "")
        self.named: Named = {}

    @property
    def game(self) -> Game | None:
        """No game: the round goes on until the rematch, which is all that matters here."""
        return None

    def fold_entry(self, logged: Logged) -> None:
        """Fold an entry; of a damaged log, only consecutive ones."""
        if isinstance(logged.entry, Rematched):
            self.note_round()
        with suppress(Exception):
            self.fold(logged)

    def note_round(self) -> None:
        """Note who is named in this round."""
        found = {f"player-{seat}": chair.named for seat, chair in enumerate(self.chairs)}
        found |= {f"ruling-{number}": one.by for number, one in enumerate(self.rulings, 1)}
        self.named[self.round] = {
            header: player for header, player in found.items() if player is not None
        }


async def store_names(store: Store, table_id: str) -> None:
    """Store who is named in a table's records, before its log is deleted."""
    results, names = schema.results, schema.record_names
    query = sa.select(results.c.round).where(results.c.table_id == table_id)
    rounds = {row.round for row in await store.rows(query)}
    if not rounds:
        return
    tracker = NameTracker(table_id)
    for logged in await store.read_log(table_id, skip_damaged=True):
        tracker.fold_entry(logged)
    tracker.note_round()
    rows = [
        {"table_id": table_id, "round": number, "header": header, "player": player}
        for number, headers in tracker.named.items()
        if number in rounds
        for header, player in headers.items()
    ]
    if rows:
        await store.run(store.insert(names).values(rows).on_conflict_do_nothing())


async def named_in_records(store: Store, player: str) -> dict[str, Named]:
    """Where a player is named at tables whose logs are gone, by table."""
    names = schema.record_names
    found: dict[str, Named] = {}
    for row in await store.rows(sa.select(names).where(names.c.player == player)):
        found.setdefault(row.table_id, {}).setdefault(row.round, {})[row.header] = player
    return found
