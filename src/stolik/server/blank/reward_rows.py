"""Stored rewards as the ledger's vouchers, cards and proposals, and which of them are tried."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Literal

import sqlalchemy as sa

from stolik.games.blank.cards.known_cards import examine_known
from stolik.games.blank.decks.deck import Person
from stolik.games.blank.decks.deck_setup import plain_name
from stolik.games.blank.decks.rewards import Proposal, Voucher
from stolik.games.blank.language.card import Card
from stolik.games.blank.language.faults import CardRefused
from stolik.server.blank import deck_store
from stolik.server.storage import schema
from stolik.server.storage.store import Store
from stolik.table.errors import TableError

Row = sa.Row[Any]


def voucher_of(row: Row) -> Voucher:
    """The right to write a card."""
    winner = Person(deck_store.account_of(row.player), plain_name(row.name))
    granted = deck_store.moment(row.granted)
    return Voucher(winner, tuple(row.decks), row.origin, granted, row.stage == "accepted")


def card_of(row: Row) -> Card:
    """The card that is written; raises `CardRefused` for one that can no longer be read."""
    card, faults = examine_known(row.card, "$")
    if card is None:
        raise CardRefused(faults)
    return card


def proposal_of(row: Row) -> Proposal:
    """The proposal; raises `not-now` before anything is written."""
    if row.card is None:
        raise TableError("not-now", "nothing is written yet")
    parts = (row.deck, row.slot, card_of(row), voucher_of(row), row.stage, row.picture, row.remarks)
    return Proposal(*parts)


def trial_of(row: Row, people: Collection[str]) -> Literal["no", "asked", "agreed"]:
    """Whether a proposal is to be tried: its author asks, and all people agree (BLK-D11)."""
    if row.player not in row.nods:
        return "no"
    return "agreed" if set(people) <= set(row.nods) else "asked"


async def agreed_trials(store: Store, table: str, people: Collection[str]) -> list[Proposal]:
    """The proposals of a table that the people who sit there now want to try, oldest first."""
    rewards = schema.rewards
    query = sa.select(rewards).where(
        rewards.c.table_id == table, rewards.c.stage.in_(("at the table", "handed in"))
    )
    rows = await store.rows(query.order_by(rewards.c.granted, rewards.c.id))
    agreed = (row for row in rows if trial_of(row, people) == "agreed")
    return [proposal_of(row) for row in agreed if row.card is not None]
