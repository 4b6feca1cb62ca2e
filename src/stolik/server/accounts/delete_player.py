"""Deletes a player, guest or account, and their name wherever it is stored."""

from __future__ import annotations

from collections.abc import Sequence

import sqlalchemy as sa

from stolik.server.accounts.named_players import Named, NameTracker, named_in_records
from stolik.server.blank import deck_people
from stolik.server.storage import schema
from stolik.server.storage.store import Store
from stolik.server.tables.hub import DAY, Hub
from stolik.server.tables.live_table import is_author
from stolik.table.actions.base import DELETED
from stolik.table.actions.hosting import withdraw
from stolik.table.entries import pack
from stolik.table.errors import TableError


async def delete_player(store: Store, hub: Hub, player: str, now: int) -> None:
    """Delete a player. Games they took part in stay, without their name and words.

    BLANK's decks belong to those who play with them too: they pass on or freeze (BLK-D17).
    """
    logged = schema.log
    query = sa.select(logged.c.table_id).where(logged.c.player == player).distinct()
    tables = [row.table_id for row in await store.rows(query)]
    await deck_people.owner_leaves(store, player, now)
    hub.forget_player(player)  # before they leave their seats, so that no message names them
    for table_id in tables:
        await _anonymize_log(store, player, table_id)
    for table_id, named in (await named_in_records(store, player)).items():
        await store.run(*await renaming_results(store, player, table_id, named))
    await _leave_seats(store, hub, player, tables, now)
    players = schema.players
    await store.run(*deletions_for([player]), sa.delete(players).where(players.c.id == player))
    hub.forget_player(player)  # again: until now their session was valid


def deletions_for(players: Sequence[str]) -> list[sa.Executable]:
    """Statements that delete what is stored for players outside their own rows."""
    seats, decks, names = schema.seats, schema.decks, schema.record_names
    rewards, drawings = schema.rewards, schema.drawings
    around = (
        schema.table_people,
        schema.deck_stewards,
        schema.deck_offers,
        schema.steward_invitations,
        schema.table_invitations,
        schema.blocks,
    )
    invited, blocks = schema.table_invitations, schema.blocks
    reports, bans, audit = schema.reports, schema.bans, schema.audit
    about = reports.c.player.in_(players) | reports.c.reporter.in_(players)
    return [
        sa.delete(reports).where(about),
        sa.delete(bans).where(bans.c.player.in_(players)),
        sa.update(audit).where(audit.c.subject.in_(players)).values(details={}),
        *(sa.delete(table).where(table.c.player.in_(players)) for table in around),
        sa.delete(invited).where(invited.c.by.in_(players)),
        sa.delete(blocks).where(blocks.c.blocked.in_(players)),
        sa.delete(seats).where(seats.c.player.in_(players)),
        sa.delete(names).where(names.c.player.in_(players)),
        sa.delete(rewards).where(rewards.c.player.in_(players)),
        sa.update(drawings).where(drawings.c.player.in_(players)).values(player=""),
        sa.delete(decks).where(decks.c.owner.in_(players)),
    ]


async def _leave_seats(
    store: Store, hub: Hub, player: str, table_ids: Sequence[str], now: int
) -> None:
    """Leave the seats, so that those who stay can go on; also where a rematch is possible."""
    tables = schema.tables
    is_alive = (tables.c.status != "over") | (tables.c.changed > now - DAY)
    query = sa.select(tables.c.id).where(tables.c.id.in_(table_ids), is_alive)
    for row in await store.rows(query):
        try:
            live = await hub.find(row.id)
            while live is not None:
                await hub.append(live, lambda table: withdraw(table, player))
        except TableError:  # there is nothing left of them, or the table is damaged
            continue
    await hub.store_summaries()


async def _anonymize_log(store: Store, player: str, table_id: str) -> None:
    """Remove name and words from a table's log, its line in the list, and its results."""
    tracker = NameTracker(table_id)
    entries, tables = schema.log, schema.tables
    changes: list[sa.Executable] = []
    for logged in await store.read_log(table_id, skip_damaged=True):
        tracker.fold_entry(logged)
        entry = logged.entry.anonymous() if is_author(logged, player) else None
        if entry is not None:
            place = (entries.c.table_id == table_id) & (entries.c.seq == logged.seq)
            changes.append(sa.update(entries).where(place).values(entry=pack(entry)))
    tracker.note_round()
    line = sa.update(tables).where(tables.c.id == table_id)
    changes.append(line.values(standing=None))  # it names them; the next entry writes it again
    if getattr(tracker, "titled", None) == player:  # unless the first entry is damaged
        changes.append(line.values(title=""))
    if tracker.host == player:  # the list of tables names hosts
        changes.append(line.values(host=DELETED))
    changes += await renaming_results(store, player, table_id, tracker.named)
    await store.run(*changes)


async def renaming_results(
    store: Store, player: str, table_id: str, named: Named, name: str = DELETED
) -> list[sa.Executable]:
    """Statements that give a player another name in a table's results.

    Without a name, their words go as well.
    """
    results = schema.results
    query = sa.select(results).where(results.c.table_id == table_id)
    changes: list[sa.Executable] = []
    for row in await store.rows(query):
        headers = {one for one, who in named.get(row.round, {}).items() if who == player}
        if headers:
            names = [
                name if f"player-{seat}" in headers else known
                for seat, known in enumerate(row.names)
            ]
            record = "\n".join(
                _without_words(line, headers, name) for line in row.record.split("\n")
            )
            place = (results.c.table_id == table_id) & (results.c.round == row.round)
            changes.append(sa.update(results).where(place).values(names=names, record=record))
    return changes


def _without_words(line: str, headers: set[str], name: str) -> str:
    """A line of a record without the words of these headers; how a vote ended stays."""
    header, _, value = line.partition(" = ")
    if header not in headers:
        return line
    if header.startswith("ruling-"):
        vote = value.partition(": ")[0]
        return f"{header} = {vote}: {DELETED}" if name == DELETED else line
    return f"{header} = {name}"
