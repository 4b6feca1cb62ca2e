"""Deletes a player, guest or account, and the name wherever it was written."""

from __future__ import annotations

from collections.abc import Sequence

import sqlalchemy as sa

from stolik.kernel.game import Game
from stolik.kernel.seat import Seat
from stolik.server import circle
from stolik.server.hub import DAY, Hub
from stolik.server.live import NOBODY, is_author, nameless
from stolik.server.storage import schema
from stolik.server.storage.store import Store
from stolik.table import entries as log
from stolik.table import wishes
from stolik.table.errors import TableError
from stolik.table.table import Table


async def delete_player(store: Store, hub: Hub, player: str, now: int) -> None:
    """Forget a player. Games they took part in stay, without their name and words.

    BLANK's decks belong to those who play with them too: they pass on or freeze (BLK-D17).
    """
    logged = schema.log
    query = sa.select(logged.c.table_id).where(logged.c.player == player).distinct()
    tables = [row.table_id for row in await store.rows(query)]
    await circle.owner_leaves(store, player, now)
    hub.forget(player)  # before they get up, so that nobody is told by name that they do
    for table_id in tables:
        await _scrub(store, player, table_id)
    await _stand_up(store, hub, player, tables, now)
    seats, decks, players = schema.seats, schema.decks, schema.players
    rewards, drawings = schema.rewards, schema.drawings
    await store.run(
        sa.delete(seats).where(seats.c.player == player),
        sa.delete(rewards).where(rewards.c.player == player),
        sa.update(drawings).where(drawings.c.player == player).values(player=""),
        sa.delete(decks).where(decks.c.owner == player),
        sa.delete(players).where(players.c.id == player),
    )
    hub.forget(player)  # again: until now their session was good


async def _stand_up(
    store: Store, hub: Hub, player: str, table_ids: Sequence[str], now: int
) -> None:
    """Leave the seats, so that those who stay can go on; also where a rematch may still come."""
    tables = schema.tables
    is_alive = (tables.c.status != "over") | (tables.c.changed > now - DAY)
    query = sa.select(tables.c.id).where(tables.c.id.in_(table_ids), is_alive)
    for row in await store.rows(query):
        live = await hub.find(row.id)
        try:
            while live is not None:
                await hub.act(live, lambda table: wishes.withdraw(table, player))
        except TableError:  # there is nothing left of them
            continue
    await hub.store_summaries()


class _Traces(Table):
    """A table without its game: where somebody sat, ruled and gave titles, round by round."""

    def __init__(self, table_id: str, player: str) -> None:
        super().__init__(table_id, "")
        self.player = player
        self.found: dict[int, tuple[set[Seat], set[int]]] = {}  # seats and rulings, by round

    @property
    def game(self) -> Game | None:
        """No game: the round goes on until the rematch, which is all that matters here."""
        return None

    def look(self) -> None:
        """Note what there is of them in this round."""
        seats = {seat for seat, chair in enumerate(self.chairs) if chair.named == self.player}
        rulings = {n for n, one in enumerate(self.rulings, 1) if one.by == self.player}
        self.found[self.round] = seats, rulings


async def _scrub(store: Store, player: str, table_id: str) -> None:
    """Take name and words out of a table's log, its line in the list, and its results."""
    traces = _Traces(table_id, player)
    entries, tables = schema.log, schema.tables
    changes: list[sa.Executable] = []
    for logged in await store.read_log(table_id):
        if isinstance(logged.entry, log.Rematched):
            traces.look()
        traces.fold(logged)
        entry = nameless(logged.entry) if is_author(logged, player) else None
        if entry is not None:
            place = (entries.c.table_id == table_id) & (entries.c.seq == logged.seq)
            changes.append(sa.update(entries).where(place).values(entry=log.pack(entry)))
    traces.look()
    line = sa.update(tables).where(tables.c.id == table_id)
    if traces.titled == player:
        changes.append(line.values(title=""))
    if traces.host == player:  # hosts stand by name in the list of tables
        changes.append(line.values(host=NOBODY))
    changes += await _scrubbed_results(store, traces)
    await store.run(*changes)


async def _scrubbed_results(store: Store, traces: _Traces) -> list[sa.Executable]:
    results = schema.results
    query = sa.select(results).where(results.c.table_id == traces.id)
    changes: list[sa.Executable] = []
    for row in await store.rows(query):
        seats, rulings = traces.found.get(row.round, ((), ()))
        if seats or rulings:
            names = [NOBODY if seat in seats else name for seat, name in enumerate(row.names)]
            headers = {f"player-{seat}" for seat in seats} | {f"ruling-{n}" for n in rulings}
            record = "\n".join(_wordless(line, headers) for line in row.record.split("\n"))
            place = (results.c.table_id == traces.id) & (results.c.round == row.round)
            changes.append(sa.update(results).where(place).values(names=names, record=record))
    return changes


def _wordless(line: str, headers: set[str]) -> str:
    """A line of a record without the words of these headers; how a vote ended stays."""
    header, _, value = line.partition(" = ")
    if header not in headers:
        return line
    vote = value.partition(": ")[0] + ": " if header.startswith("ruling-") else ""
    return f"{header} = {vote}{NOBODY}"
