"""BLANK's decks in the database: created, read, changed, and updated by games."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from functools import partial
from typing import Any

import msgspec
import sqlalchemy as sa

from stolik import protocol
from stolik.games.blank.cards.editions import editions
from stolik.games.blank.decks.deck import Box, Deck, Person, new_deck
from stolik.games.blank.decks.deck_changes import check_mark
from stolik.games.blank.decks.deck_setup import plain_name
from stolik.games.blank.decks.files import to_file
from stolik.games.blank.decks.marks import PAINTS, SYMBOLS, Mark
from stolik.games.blank.decks.refused import DeckRefused
from stolik.games.blank.language.fault_text import fault_line
from stolik.games.blank.language.faults import CardRefused
from stolik.server.accounts import people
from stolik.server.blank.deck_summaries import (
    GAME,
    DamagedDeck,
    Summary,
    note_damage,
    note_summary,
    read_newest,
    summaries_where,
    summary_of,
)
from stolik.server.blank.deck_summaries import line_of as summary_line
from stolik.server.storage import schema
from stolik.server.storage.store import Store
from stolik.table.errors import TableError

MOST_DECKS = 60
NO_OWNER = ""
"""The owner of a frozen deck (BLK-D17)."""
Change = Callable[[Deck], Deck]


def account_of(player: str) -> str:
    """A player's id as deck files write it: without underscores."""
    return player.encode().hex()


def player_of(account: str | None) -> str | None:
    """The inverse of `account_of`; None if it is not a player's."""
    try:
        return None if account is None else bytes.fromhex(account).decode()
    except ValueError:
        return None


def person_of(who: people.Person) -> Person:
    """Somebody, as decks call them."""
    return Person(account_of(who.id), plain_name(who.name))


def moment(now: int) -> str:
    """A time in milliseconds as histories write it."""
    return datetime.fromtimestamp(now / 1000, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def refusal(error: DeckRefused | CardRefused, language: str = "en") -> TableError:
    """The answer to an invalid change of a deck: every fault with its place and remedy."""
    problem = " ".join(fault_line(fault, language) for fault in error.faults[:5])
    return TableError("bad-options", problem[:600])


async def find(store: Store, deck: str) -> Deck | None:
    """A deck in its newest revision; raises DamagedDeck, which lists show from then on."""
    try:
        found, is_repaired = await store.read(partial(_load_with_state, deck))
    except DamagedDeck as error:
        damage = error
        await store.transact(lambda connection: note_damage(connection, damage))
        raise
    if found is not None and is_repaired:  # by its host
        repaired = found
        await store.transact(lambda connection: note_summary(connection, repaired))
    return found


def _load_with_state(deck: str, connection: sa.Connection) -> tuple[Deck | None, bool]:
    """A deck, and whether lists show it as damaged though it can be read."""
    found = load(connection, deck)
    return found, found is not None and _is_known_as_damaged(connection, deck)


def _is_known_as_damaged(connection: sa.Connection, deck: str) -> bool:
    decks = schema.decks
    query = sa.select(decks.c.summary).where(decks.c.id == deck)
    summary = connection.execute(query).scalar_one()
    return bool(summary and summary.get("damaged"))


def load(connection: sa.Connection, deck: str, *, is_locked: bool = False) -> Deck | None:
    """The same inside a transaction; locked against changes by others."""
    decks = schema.decks
    query = sa.select(decks.c.id).where(decks.c.id == deck, decks.c.game == GAME)
    if is_locked and connection.dialect.name == "postgresql":
        query = query.with_for_update()
    if connection.execute(query).first() is None:
        return None
    return read_newest(connection, deck)


async def add(store: Store, deck: Deck, now: int) -> None:
    """Store a new deck."""
    owner = player_of(deck.owner) or ""
    decks, versions = schema.decks, schema.deck_versions

    def insert(connection: sa.Connection) -> None:
        held = sa.select(sa.func.count()).select_from(decks).where(decks.c.owner == owner)
        if connection.execute(held).scalar_one() >= MOST_DECKS:
            raise TableError("not-now", f"nobody keeps more than {MOST_DECKS} decks")
        box = {"id": deck.id, "owner": owner, "game": GAME, "name": deck.name}
        connection.execute(sa.insert(decks).values(**box))
        values = {"version": deck.revision, "made": now, "data": to_file(deck, with_accounts=True)}
        connection.execute(sa.insert(versions).values(deck=deck.id, **values))
        note_summary(connection, deck)

    await store.transact(insert)


def save(connection: sa.Connection, deck: Deck, now: int, table: str | None = None) -> None:
    """Store a changed deck: a new revision beside the old ones, else in its place (BLK-D4)."""
    decks, versions = schema.decks, schema.deck_versions
    values: dict[str, Any] = {"made": now, "data": to_file(deck, with_accounts=True)}
    if table is not None:
        values["table_id"] = table
    place = (versions.c.deck == deck.id) & (versions.c.version == deck.revision)
    done = connection.execute(sa.update(versions).where(place).values(**values))
    if done.rowcount == 0:
        new = sa.insert(versions).values(deck=deck.id, version=deck.revision, **values)
        connection.execute(new)
        # What the deck was like is in its newest version (`Deck.at_revision`); of older
        # ones only who played with them is asked. The one before stays, for a host's repairs.
        old = (versions.c.deck == deck.id) & (versions.c.version < deck.revision - 1)
        connection.execute(sa.update(versions).where(old).values(data={}))
    box = {"name": deck.name, "owner": player_of(deck.owner) or NO_OWNER}
    connection.execute(sa.update(decks).where(decks.c.id == deck.id).values(**box))
    note_summary(connection, deck)


async def change(store: Store, deck: str, now: int, how: Change) -> Deck:
    """Change a deck by the function `how`; raises `bad-options` for an invalid change."""

    def apply(connection: sa.Connection) -> Deck:
        found = load(connection, deck, is_locked=True)
        if found is None:
            raise TableError("not-found")
        try:
            changed = how(found)
        except DeckRefused as error:
            raise refusal(error) from None
        save(connection, changed, now)
        return changed

    return await store.transact(apply)


async def decks_of(store: Store, player: str) -> list[Summary]:
    """All decks that a player owns, by name; without those that cannot be read."""
    owned = await summaries_where(store, schema.decks.c.owner == player)
    return [one for one in owned if not one.damaged]


def new_id() -> str:
    """A new unique deck id."""
    return "d-" + secrets.token_hex(8)


def found_deck(
    body: protocol.NewBlankDeck, owner: Person, now: int, others: Sequence[Summary]
) -> Deck:
    """Create a deck; a mark that another deck of the owner has is replaced by a free one."""
    if body.edition not in editions():
        raise TableError("bad-options", "there is no such edition")
    mark = free_mark(Mark(body.symbol, body.paint), [deck.mark for deck in others])
    try:
        return new_deck(Box(new_id(), body.name, mark), owner, moment(now), body.edition)
    except DeckRefused as error:
        raise refusal(error) from None


def free_mark(wanted: Mark, taken: Sequence[Mark]) -> Mark:
    """The wanted mark, or the next one that none of the owner's decks has (BLK-D16)."""
    try:
        check_mark(wanted)
    except DeckRefused as error:
        raise refusal(error) from None
    start = SYMBOLS.index(wanted.symbol)
    for step in range(len(SYMBOLS)):
        mark = Mark(SYMBOLS[(start + step) % len(SYMBOLS)], wanted.paint)
        if mark not in taken:
            return mark
    return Mark(wanted.symbol, next(paint for paint in PAINTS if paint != wanted.paint))


def line_of(deck: Deck | Summary, player: str) -> protocol.BlankDeckLine:
    """A deck in a list."""
    summary = deck if isinstance(deck, Summary) else summary_of(deck)
    return summary_line(summary, account_of(player))


def count_fired(store: Store, connection: sa.Connection, deck: str, times: dict[str, int]) -> None:
    """Add how often a deck's cards were activated in a game, by slot."""
    cards = schema.deck_cards
    for slot, count in times.items():
        row = store.insert(cards).values(deck=deck, slot=slot, times=count, games=1)
        more = {"times": cards.c.times + count, "games": cards.c.games + 1}
        connection.execute(row.on_conflict_do_update(index_elements=["deck", "slot"], set_=more))


async def fired(store: Store, deck: str) -> dict[str, tuple[int, int]]:
    """How often each card of a deck was activated, and in how many games."""
    cards = schema.deck_cards
    query = sa.select(cards.c.slot, cards.c.times, cards.c.games).where(cards.c.deck == deck)
    return {row.slot: (row.times, row.games) for row in await store.rows(query)}


def copied(deck: Deck, **changes: Any) -> Deck:  # noqa: ANN401 - fields of a deck
    """The deck with some of its fields changed."""
    return msgspec.structs.replace(deck, **changes)
