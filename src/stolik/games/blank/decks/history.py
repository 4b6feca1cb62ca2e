"""The history of a deck: an append-only chain in which each entry holds the hash of the last.

Entries name people by their public names only; accounts are kept beside them, so that an
exported history keeps its hashes (BLK-D15).
"""

import hashlib
from typing import Any, Literal, TypeAlias, get_args

import msgspec
from msgspec import Struct

What: TypeAlias = Literal[
    "created",
    "named",
    "marked",
    "proposed",
    "accepted",
    "refused",
    "clarified",
    "shelved",
    "transferred",
    "steward named",
    "forked",
    "exported",
    "imported",
    "mixed",
    "game played",
]
WHATS: tuple[str, ...] = get_args(What)


class Entry(Struct, frozen=True):
    """What happened, when, by whom."""

    no: int
    at: str  # UTC, ISO 8601: 2024-05-01T18:30:00Z
    what: What
    by: str
    content: dict[str, Any]
    prev: str | None

    @property
    def hash(self) -> str:
        """The entry's fingerprint: SHA-256 of its canonical JSON."""
        told = [self.no, self.at, self.what, self.by, self.content, self.prev]
        return hashlib.sha256(msgspec.json.encode(told, order="sorted")).hexdigest()


History: TypeAlias = tuple[Entry, ...]


def append(history: History, at: str, what: What, by: str, content: dict[str, Any]) -> History:
    """Add an entry behind the last one."""
    prev = history[-1].hash if history else None
    return (*history, Entry(len(history) + 1, at, what, by, content, prev))


def broken_link(history: History) -> int | None:
    """Give the number of the first entry that does not follow from the one before."""
    prev = None
    for place, entry in enumerate(history, 1):
        if entry.no != place or entry.prev != prev:
            return place
        prev = entry.hash
    return None
