"""The log of a table: its entries as they are stored, one after the other.

The log is the source of truth. A table in memory is the sum of its entries, so any node can
rebuild it. The entries are defined in `actions/`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Union

import msgspec

from stolik.table.actions import (
    days_off,
    deal,
    hints,
    hosting,
    moderation,
    moves,
    pauses,
    seats,
    setup,
    talk,
    undo,
    votes,
)
from stolik.table.actions.base import Entry

TOPICS = (
    *(days_off, deal, hints, hosting, moderation, moves, pauses, seats, setup, talk, undo),
    votes,
)
"""The modules of actions; importing them here registers their requests and entries."""

pack: Callable[[Entry], bytes] = msgspec.json.Encoder().encode
"""Encode an entry for storage."""

unpack: Callable[[bytes | str], Entry] = msgspec.json.Decoder(
    Union[tuple(Entry.__subclasses__())]  # noqa: UP007 - as many as there are
).decode
"""Read a stored entry."""


class Logged(msgspec.Struct, frozen=True, gc=False):
    """An entry with its place in the log.

    `at` is in milliseconds since 1970. `player` and `cid` say whose message
    it came from, so that the same message is never carried out twice.
    """

    seq: int
    at: int
    entry: Entry
    player: str | None = None
    cid: str | None = None
