"""Decks at tables: what a game is set up from, and what it leaves behind for decks and winners."""

from __future__ import annotations

import asyncio
import secrets
from typing import TYPE_CHECKING, Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from stolik.games.blank.decks.refused import DeckRefused
from stolik.games.blank.keeping import after_game, fired_in, options_with, plain_name, slots_of
from stolik.server import shelf
from stolik.server.forms import has_library
from stolik.server.storage import schema
from stolik.server.storage.faults import StorageDown
from stolik.server.storage.store import Store
from stolik.table import entries as log
from stolik.table.errors import TableError
from stolik.table.table import Table

if TYPE_CHECKING:
    from stolik.server.hub import Hub
    from stolik.server.live import Live

MOST_MIXED = 4
PATIENCE = 100
"""Tenths of a second to wait until a finished game is stored."""


def ids_of(deck: str) -> list[str]:
    """The decks of a table: one, or several with commas between."""
    return [one for one in deck.split(",") if one][: MOST_MIXED + 1]


async def options_of(
    store: Store, deck: str, options: dict[str, Any], player: str | None
) -> dict[str, Any]:
    """The options of a game with these decks; raises `bad-options` where that cannot be."""
    decks = [await shelf.find(store, one) for one in ids_of(deck)]
    found = [one for one in decks if one is not None]
    if not found or len(found) < len(decks):
        raise TableError("bad-options", "there is no such deck")
    if player is not None and not all(one.may_play(shelf.account_of(player)) for one in found):
        raise TableError("bad-options", "there is no such deck")  # nor is its existence told
    try:
        return options_with(found, options, secrets.randbits(31))
    except DeckRefused as error:
        raise shelf.refusal(error) from None


class Winner(msgspec.Struct, frozen=True):
    """A person who has won, and so may write a card."""

    player: str
    name: str


class Leavings(msgspec.Struct, frozen=True):
    """What a finished game leaves for its decks."""

    table: str
    round: int
    game: str
    decks: list[str]
    at: int
    winners: list[str]
    rewarded: list[Winner]
    used: list[str]
    fired: dict[str, int]


def leavings_of(table: Table) -> Leavings | None:
    """Gather what a round that has just ended leaves for the decks it was played with."""
    game = table.game
    if table.deck is None or table.state is None or game is None or not has_library(game):
        return None
    outcome = table.outcome
    assert outcome is not None
    chairs = [table.chairs[seat] for seat in outcome.winners]
    notices = (notice for happened in table.story for notice in happened.notices)
    return Leavings(
        table=table.id,
        round=table.round,
        game=f"{table.code}-{table.round}",
        decks=ids_of(table.deck),
        at=table.at,
        winners=[plain_name(chair.name or "bot") for chair in chairs],
        # BLK-R72: a bot's reward lapses, also where it stands in for somebody.
        rewarded=[
            Winner(chair.player, chair.name)
            for chair in chairs
            if chair.player is not None and not chair.is_played_by_bot
        ],
        used=list(table.options.get("new_rules", ())),
        fired=fired_in(table.state, notices),
    )


async def leave(store: Store, connection: AsyncConnection, left: Leavings) -> None:
    """Note the game in its decks, count what its cards did, and reward its winners."""
    decks = [await shelf.load(connection, one, is_locked=True) for one in left.decks]
    found = [one for one in decks if one is not None]
    at = shelf.moment(left.at)
    for deck in after_game(found, left.game, left.winners, left.used, at):
        await shelf.save(connection, deck, left.at, left.table)
        slots = slots_of(deck)
        times = {slots[card]: count for card, count in left.fired.items() if card in slots}
        await shelf.count_fired(store, connection, deck.id, times)
    if not found:
        return
    for winner in left.rewarded:
        row = {
            "id": "w-" + secrets.token_hex(8),
            "table_id": left.table,
            "round": left.round,
            "player": winner.player,
            "name": winner.name[:60],
            "origin": left.game[:40],
            "decks": [deck.id for deck in found],
            "deck": found[0].id,
            "granted": left.at,
            "changed": left.at,
            "stage": "draft",
            "remarks": "",
            "nods": [],
        }
        await connection.execute(sa.insert(schema.rewards).values(**row))


async def renew(hub: Hub, live: Live) -> None:
    """Lay the newest revision of its decks on a table that waits for its next game (BLK-108)."""
    table = live.table
    if table.deck is None or table.status != "lobby":
        return
    game = table.game
    if game is None or not has_library(game):
        return
    await _stored(hub.store, table)
    try:
        options = await options_of(hub.store, table.deck, table.options, None)
    except (TableError, StorageDown):
        return  # the deck is gone: the table plays on with the cards it has

    def wish(now: Table) -> log.AnyEntry:
        if now.status != "lobby":
            raise TableError("not-now")
        return log.Configured(options=options)

    await hub.attempt(live, wish)


async def _stored(store: Store, table: Table) -> None:
    """Wait until the last round is stored, for its decks are changed with it."""
    results = schema.results
    place = (results.c.table_id == table.id) & (results.c.round == table.round - 1)
    for _ in range(PATIENCE if table.round > 1 else 0):
        if await store.row(sa.select(results.c.round).where(place)) is not None:
            return
        await asyncio.sleep(0.1)
