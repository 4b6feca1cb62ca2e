"""BLANK's decks in the database: found, read, changed, and what games leave in them."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from stolik.games.blank.cards.editions import editions
from stolik.games.blank.decks.care import check_mark
from stolik.games.blank.decks.deck import Box, Deck, Person, new_deck
from stolik.games.blank.decks.files import to_file
from stolik.games.blank.decks.marks import PAINTS, SYMBOLS, Mark
from stolik.games.blank.decks.refused import DeckRefused
from stolik.games.blank.keeping import deck_from, games_of, plain_name
from stolik.games.blank.language.faults import CardRefused
from stolik.games.blank.language.telling import tell_fault
from stolik.server import people, protocol
from stolik.server.storage import schema
from stolik.server.storage.store import Store
from stolik.table.errors import TableError

GAME = "blank"
MOST_DECKS = 60
NOBODYS = ""
"""Whose a frozen deck is (BLK-D17)."""
Change = Callable[[Deck], Deck]


def account_of(player: str) -> str:
    """A player's id as a deck file can bear it: files know no underscores."""
    return player.encode().hex()


def player_of(account: str | None) -> str | None:
    """The opposite of `account_of`; None for what is no player's."""
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
    """What a deck cannot take, as an answer: every fault with its place and remedy."""
    told = " ".join(tell_fault(fault, language) for fault in error.faults[:5])
    return TableError("bad-options", told[:600])


async def find(store: Store, deck: str) -> Deck | None:
    """A deck in its newest revision."""
    async with store.begin() as connection:
        return await load(connection, deck)


async def load(connection: AsyncConnection, deck: str, *, is_locked: bool = False) -> Deck | None:
    """The same inside a transaction; locked where others could change it meanwhile."""
    decks, versions = schema.decks, schema.deck_versions
    query = sa.select(decks.c.id).where(decks.c.id == deck, decks.c.game == GAME)
    if is_locked and connection.dialect.name == "postgresql":
        query = query.with_for_update()
    if (await connection.execute(query)).first() is None:
        return None
    newest = (
        sa.select(versions.c.data)
        .where(versions.c.deck == deck)
        .order_by(versions.c.version.desc())
        .limit(1)
    )
    row = (await connection.execute(newest)).first()
    return None if row is None else deck_from(row.data)


async def add(store: Store, deck: Deck, now: int) -> None:
    """Keep a new deck."""
    owner = player_of(deck.owner) or ""
    decks, versions = schema.decks, schema.deck_versions
    async with store.begin() as connection:
        held = sa.select(sa.func.count()).select_from(decks).where(decks.c.owner == owner)
        if (await connection.execute(held)).scalar_one() >= MOST_DECKS:
            raise TableError("not-now", f"nobody keeps more than {MOST_DECKS} decks")
        box = {"id": deck.id, "owner": owner, "game": GAME, "name": deck.name}
        await connection.execute(sa.insert(decks).values(**box))
        values = {"version": deck.revision, "made": now, "data": to_file(deck, with_accounts=True)}
        await connection.execute(sa.insert(versions).values(deck=deck.id, **values))


async def save(connection: AsyncConnection, deck: Deck, now: int, table: str | None = None) -> None:
    """Keep a changed deck: a new revision beside the old ones, else in its place (BLK-D4)."""
    decks, versions = schema.decks, schema.deck_versions
    values: dict[str, Any] = {"made": now, "data": to_file(deck, with_accounts=True)}
    if table is not None:
        values["table_id"] = table
    place = (versions.c.deck == deck.id) & (versions.c.version == deck.revision)
    done = await connection.execute(sa.update(versions).where(place).values(**values))
    if done.rowcount == 0:
        new = sa.insert(versions).values(deck=deck.id, version=deck.revision, **values)
        await connection.execute(new)
    box = {"name": deck.name, "owner": player_of(deck.owner) or NOBODYS}
    await connection.execute(sa.update(decks).where(decks.c.id == deck.id).values(**box))


async def change(store: Store, deck: str, now: int, how: Change) -> Deck:
    """Change a deck as `how` says; raises what it cannot take as `bad-options`."""
    async with store.begin() as connection:
        found = await load(connection, deck, is_locked=True)
        if found is None:
            raise TableError("not-found")
        try:
            changed = how(found)
        except DeckRefused as error:
            raise refusal(error) from None
        await save(connection, changed, now)
        return changed


async def decks_of(store: Store, player: str) -> list[Deck]:
    """All decks that a player owns, by name."""
    return await decks_where(store, schema.decks.c.owner == player)


async def decks_where(store: Store, which: sa.ColumnElement[bool]) -> list[Deck]:
    """All decks of which this holds, by name."""
    decks, versions = schema.decks, schema.deck_versions
    last = (
        sa.select(versions.c.deck, sa.func.max(versions.c.version).label("version"))
        .group_by(versions.c.deck)
        .subquery()
    )
    query = (
        sa.select(versions.c.data)
        .join(last, (last.c.deck == versions.c.deck) & (last.c.version == versions.c.version))
        .join(decks, decks.c.id == versions.c.deck)
        .where(which, decks.c.game == GAME)
        .order_by(decks.c.name, decks.c.id)
    )
    return [deck_from(row.data) for row in await store.rows(query)]


def new_id() -> str:
    """A name that no other deck has."""
    return "d-" + secrets.token_hex(8)


def found_deck(body: protocol.NewBlankDeck, owner: Person, now: int, others: list[Deck]) -> Deck:
    """Found a deck; a mark that another deck of the owner bears gives way to a free one."""
    if body.edition not in editions():
        raise TableError("bad-options", "there is no such edition")
    mark = free_mark(Mark(body.symbol, body.paint), [deck.mark for deck in others])
    try:
        return new_deck(Box(new_id(), body.name, mark), owner, moment(now), body.edition)
    except DeckRefused as error:
        raise refusal(error) from None


def free_mark(wanted: Mark, taken: Sequence[Mark]) -> Mark:
    """The wanted mark, or the next in line that none of the owner's decks bears (BLK-D16)."""
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


def line_of(deck: Deck, player: str) -> protocol.BlankDeckLine:
    """A deck in a list."""
    return protocol.BlankDeckLine(
        id=deck.id,
        name=deck.name,
        symbol=deck.mark.symbol,
        paint=deck.mark.paint,
        edition=deck.edition,
        volume=deck.volume,
        revision=deck.revision,
        rules=len(deck.written_rules),
        blank_rules=len(deck.blank_rules),
        effects=sum(slot.is_written for slot in deck.game),
        open_cards=len(deck.open_cards),
        games=games_of(deck),
        due=len(deck.due),
        mine=deck.owner == account_of(player),
        is_complete=deck.is_complete,
    )


async def count_fired(
    store: Store, connection: AsyncConnection, deck: str, times: dict[str, int]
) -> None:
    """Add what a game has shown of the cards of a deck, by slot."""
    cards = schema.deck_cards
    for slot, count in times.items():
        row = store.insert(cards).values(deck=deck, slot=slot, times=count, games=1)
        more = {"times": cards.c.times + count, "games": cards.c.games + 1}
        await connection.execute(
            row.on_conflict_do_update(index_elements=["deck", "slot"], set_=more)
        )


async def fired(store: Store, deck: str) -> dict[str, tuple[int, int]]:
    """How often each card of a deck was at work, and in how many games."""
    cards = schema.deck_cards
    query = sa.select(cards.c.slot, cards.c.times, cards.c.games).where(cards.c.deck == deck)
    return {row.slot: (row.times, row.games) for row in await store.rows(query)}


def copied(deck: Deck, **changes: Any) -> Deck:  # noqa: ANN401 - fields of a deck
    """The deck with some of its fields changed."""
    return msgspec.structs.replace(deck, **changes)
