"""The history of a deck: an append-only chain in which each entry holds the hash of the last.

Entries name people by their public names only; accounts are kept beside them, so that an exported
history keeps its hashes (BLK-D15). The length of a history is bounded: its oldest entries are
folded into one that keeps what is needed later, and the hash of the last of them, so that the
entries behind it keep their numbers and their hashes.
"""

import hashlib
from collections import Counter
from itertools import pairwise
from typing import Any, Final, Literal, TypeAlias, get_args

import msgspec
from msgspec import Struct

from stolik.games.blank.decks.slots import GAME_SLOTS, RULE_SLOTS

What: TypeAlias = Literal[
    "created",
    "named",
    "marked",
    "proposed",
    "accepted",
    "refused",
    "clarified",
    "translated",
    "shelved",
    "transferred",
    "steward named",
    "forked",
    "exported",
    "imported",
    "mixed",
    "game played",
    "folded",
]
WHATS: tuple[str, ...] = get_args(What)

FOLDED: Final = "folded"
SLOTS: Final = frozenset((*RULE_SLOTS, *GAME_SLOTS))

MOST_ENTRIES: Final = 600
"""A history longer than this is folded."""

KEPT_ENTRIES: Final = 450
"""This many of the newest entries are kept as they are."""


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
        """The entry's fingerprint: SHA-256 of its canonical JSON.

        Folded entries have the hash of the last entry that they stand for.
        """
        if self.what == FOLDED:
            return str(self.content.get("hash"))
        fields = [self.no, self.at, self.what, self.by, self.content, self.prev]
        return hashlib.sha256(msgspec.json.encode(fields, order="sorted")).hexdigest()


History: TypeAlias = tuple[Entry, ...]


class Acceptance(Struct, frozen=True):
    """When a card became part of the deck: its revision, the time, the game it was won in."""

    revision: int
    at: str = ""
    game: str = ""


def append(history: History, at: str, what: What, by: str, content: dict[str, Any]) -> History:
    """Add an entry behind the last one; a history that has grown long is folded."""
    last = history[-1] if history else None
    number, prev = (1, None) if last is None else (last.no + 1, last.hash)
    longer = (*history, Entry(number, at, what, by, content, prev))
    return fold(longer, KEPT_ENTRIES) if len(longer) > MOST_ENTRIES else longer


def fold(history: History, kept: int) -> History:
    """Fold all but the newest entries into one."""
    old = history[:-kept] if kept else history
    if len(old) < 2:
        return history
    first, last = old[0], old[-1]
    content = {
        "since": first.content["since"] if first.what == FOLDED else first.at,
        "hash": last.hash,
        "counts": dict(counts(old)),
        "accepted": {slot: msgspec.to_builtins(one) for slot, one in acceptances(old).items()},
        "owner": owner_name(old),
    }
    return (Entry(last.no, last.at, "folded", "—", content, None), *history[len(old) :])


def counts(history: History) -> Counter[str]:
    """How often each thing happened over the whole history."""
    found: Counter[str] = Counter()
    for entry in history:
        if entry.what == FOLDED:
            found.update(entry.content["counts"])
        else:
            found[entry.what] += 1
    return found


def acceptances(history: History) -> dict[str, Acceptance]:
    """When each written slot got its card; a fork inherits its parent's cards."""
    found: dict[str, Acceptance] = {}
    for entry in history:
        content = entry.content
        slot, inherited = content.get("slot"), content.get("inherited")
        if entry.what == FOLDED:
            accepted = content["accepted"].items()
            found |= {name: Acceptance(**one) for name, one in accepted}
        elif entry.what == "accepted" and isinstance(slot, str):
            revision, game = content.get("revision"), str(content.get("game", ""))[:60]
            found[slot] = Acceptance(revision if isinstance(revision, int) else 0, entry.at, game)
        elif entry.what == "forked" and isinstance(inherited, dict):
            for name, revision in inherited.items():
                if name in SLOTS and isinstance(revision, int):
                    found[name] = Acceptance(revision)
    return found


def owner_name(history: History) -> str:
    """The owner's name according to the history; "–" if it has none."""
    for entry in reversed(history):
        if entry.what == "transferred":
            return str(entry.content.get("to", "–"))[:200]
        if entry.what in ("created", "imported", "forked"):
            return entry.by
        if entry.what == FOLDED:
            return str(entry.content.get("owner", "–"))
    return "–"


def broken_link(history: History) -> int | None:
    """Return the place of the first entry that does not follow from the one before."""
    if not history:
        return None
    if history[0].prev is not None or (history[0].no != 1 and history[0].what != FOLDED):
        return 1
    for place, (before, entry) in enumerate(pairwise(history), 2):
        if entry.no != before.no + 1 or entry.prev != before.hash:
            return place
    return None
