"""Lists of BLANK's decks, from what is stored beside each deck: no list reads whole decks.

A deck that cannot be read is named with the place of the damage, and everything else goes on.
"""

from __future__ import annotations

import logging
from functools import lru_cache
from typing import Any

import msgspec
import sqlalchemy as sa

from stolik import protocol
from stolik.games.blank.decks.deck import Deck
from stolik.games.blank.decks.deck_setup import games_of
from stolik.games.blank.decks.files import read_stored
from stolik.games.blank.decks.marks import Mark
from stolik.games.blank.decks.refused import DeckRefused
from stolik.server.storage import schema
from stolik.server.storage.store import Store
from stolik.table.errors import TableError

logger = logging.getLogger(__name__)

GAME = "blank"
MOST_LISTED = 200

MOST_KEPT, LONGEST_KEPT = 64, 100_000
"""Decks that are kept in memory as they were last read, and characters of their files."""


class DamagedDeck(TableError):  # noqa: N818 - reads as what it is
    """A deck whose stored data cannot be read; the detail is the place of the damage."""

    def __init__(self, deck: str, place: str) -> None:
        super().__init__("deck-damaged", place)
        self.deck = deck
        self.place = place


class Summary(msgspec.Struct, frozen=True):
    """What lists show of a deck; of a damaged one only id, name and `damaged`, the place."""

    id: str = ""
    name: str = ""
    owner: str | None = None
    symbol: str = ""
    paint: str = ""
    edition: str = ""
    volume: int = 1
    revision: int = 1
    rules: int = 0
    blank_rules: int = 0
    effects: int = 0
    open_cards: int = 0
    games: int = 0
    due: int = 0
    is_complete: bool = False
    parent: str | None = None
    damaged: str = ""

    @property
    def mark(self) -> Mark:
        """The mark on its cards."""
        return Mark(self.symbol, self.paint)


def summary_of(deck: Deck) -> Summary:
    """What lists show of a deck."""
    return Summary(
        id=deck.id,
        name=deck.name,
        owner=deck.owner,
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
        is_complete=deck.is_complete,
        parent=None if deck.parent is None else deck.parent.id,
    )


def line_of(deck: Summary, account: str) -> protocol.BlankDeckLine:
    """A deck in a list, as the person of this account sees it."""
    names = set(protocol.BlankDeckLine.__struct_fields__) - {"mine"}
    fields = {name: getattr(deck, name) for name in names}
    return protocol.BlankDeckLine(mine=deck.owner == account, **fields)


def read_newest(connection: sa.Connection, deck: str) -> Deck | None:
    """The newest version of a deck; raises DamagedDeck."""
    versions = schema.deck_versions
    # As text: invalid JSON is damage too, and must not raise in the driver.
    newest = (
        sa.select(sa.cast(versions.c.data, sa.Text).label("data"))
        .where(versions.c.deck == deck)
        .order_by(versions.c.version.desc())
        .limit(1)
    )
    row = connection.execute(newest).first()
    if row is None:
        return None
    try:
        return _kept(row.data) if len(row.data) < LONGEST_KEPT else _parse(row.data)
    except DeckRefused as error:
        place = error.faults[0].path if error.faults else "$"
    except Exception:  # whatever our reader raises for foreign data
        place = "$"
    raise DamagedDeck(deck, place)


def _parse(data: str) -> Deck:
    return read_stored(msgspec.json.decode(data))


# Every card of a deck is checked, which takes up to 40 ms; a changed deck is another text.
_kept = lru_cache(MOST_KEPT)(_parse)


async def summaries_where(
    store: Store, which: sa.ColumnElement[bool], most: int = MOST_LISTED
) -> list[Summary]:
    """All decks of which this holds, by name; damaged ones with the place of the damage."""
    decks = schema.decks
    query = (
        sa.select(decks.c.id, decks.c.name, decks.c.summary)
        .where(which, decks.c.game == GAME)
        .order_by(decks.c.name, decks.c.id)
        .limit(most)
    )
    return [await _summary(store, row) for row in await store.rows(query)]


async def _summary(store: Store, row: sa.Row[Any]) -> Summary:
    if row.summary is not None:
        return msgspec.convert(row.summary, Summary)

    # Stored by an older server, which kept none.
    def summarize(connection: sa.Connection) -> Summary:
        try:
            deck = read_newest(connection, row.id)
        except DamagedDeck as error:
            note_damage(connection, error)
            return Summary(id=row.id, name=row.name, damaged=error.place)
        if deck is None:
            return Summary(id=row.id, name=row.name, damaged="$")
        note_summary(connection, deck)
        return summary_of(deck)

    return await store.transact(summarize)


def note_summary(connection: sa.Connection, deck: Deck) -> None:
    """Store what lists show of a deck."""
    decks = schema.decks
    fields = msgspec.to_builtins(summary_of(deck))
    connection.execute(sa.update(decks).where(decks.c.id == deck.id).values(summary=fields))


def note_damage(connection: sa.Connection, error: DamagedDeck) -> None:
    """Store that a deck cannot be read, so that lists show it; it is logged once."""
    decks = schema.decks
    query = sa.select(decks.c.name, decks.c.summary).where(decks.c.id == error.deck)
    row = connection.execute(query).first()
    if row is None or (row.summary or {}).get("damaged") == error.place:
        return
    facts = {"deck": error.deck, "place": error.place}
    logger.error("a deck cannot be read; other decks go on", extra=facts)
    fields = msgspec.to_builtins(Summary(id=error.deck, name=row.name, damaged=error.place))
    connection.execute(sa.update(decks).where(decks.c.id == error.deck).values(summary=fields))
