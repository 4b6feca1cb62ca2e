"""Which part of a table's log and chat goes into one message, whatever their length."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from typing import Final, NamedTuple

from stolik.table.table import Happened, Table

PAGE_ENTRIES: Final = 100
"""Entries of the log in one welcome or page."""
PAGE_CHAT: Final = 50
"""Lines of chat in one welcome or page."""


class Part(NamedTuple):
    """Some entries that follow each other; `older` is the first one's number if some came before.

    Entries that the reader has seen already do not count.
    """

    entries: Sequence[Happened]
    older: int | None


def story_part(table: Table, seen: int = 0, before: int | None = None) -> Part:
    """The newest part of this round's log after `seen`, or before a number."""
    return _part(table.story, PAGE_ENTRIES, seen, before)


def chat_part(table: Table, seen: int = 0, before: int | None = None) -> Part:
    """The newest part of the chat after `seen`, or before a number."""
    return _part(list(table.chat), PAGE_CHAT, seen, before)


def _part(entries: Sequence[Happened], most: int, seen: int, before: int | None) -> Part:
    start = bisect_right(entries, seen, key=_seq)
    end = len(entries) if before is None else bisect_left(entries, before, key=_seq)
    first = max(start, end - most)
    part = entries[first : max(first, end)]
    return Part(part, part[0].logged.seq if part and first > start else None)


def _seq(happened: Happened) -> int:
    return happened.logged.seq
