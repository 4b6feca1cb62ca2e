"""How much people may write into a table's log in addition to their moves.

The log is kept for as long as its table, so what it grows by must not depend on how fast somebody
can press a button. Budgets are counted in entries and refill with the log's own time: the same log
gives the same budgets on every node and after every restart. Moves are free, and pay for what goes
with a game; but a rule may let somebody change their mind any number of times (BLK-W4), so after
more moves than any game needs each of them costs like a change. Other entries with `is_free` come
once in a game, or have moves between any two of them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

from stolik.table.actions.base import Entry
from stolik.table.actions.moves import Moved
from stolik.table.actions.talk import Spoke
from stolik.table.entries import Logged

if TYPE_CHECKING:
    from stolik.table.table import Table


class Allowance(NamedTuple):
    """A number of entries at once, and one more after each period, in milliseconds."""

    burst: int
    every: int


CHANGES: Final = Allowance(200, 10_000)
"""Seats, settings, being ready, pauses, votes: of one person."""
WORDS: Final = Allowance(200, 5_000)
"""Lines of chat: of one person."""
STRANGERS: Final = Allowance(200, 2_000)
"""What people without a seat change or say, all together: there may be any number of them.

It refills faster than any one of them can use it up, so nobody shuts the others out.
"""

PER_MOVE: Final = 0.5
"""What a move gives back to its player."""

FREE_MOVES: Final = 3000
"""This many moves of one person in one game are free: more than any game takes, on all seats."""

MOST_ACCOUNTS: Final = 64


class Account(msgspec.Struct):
    """What was left of an allowance at a time."""

    left: float
    at: int


def seconds_to_wait(table: Table, player: str, entry: Entry, now: int) -> int:
    """How long somebody has to wait before this entry can be written; 0 if it can be now."""
    if type(entry) is Moved:
        if table.move_counts.get(player, 0) < FREE_MOVES:
            return 0
    elif entry.is_free:
        return 0
    waits = [
        int((1 - _left(table, key, allowance, now)) * allowance.every / 1000) + 1
        for key, allowance in _accounts(table, player, entry)
        if _left(table, key, allowance, now) < 1
    ]
    return max(waits, default=0)


def spend(table: Table, logged: Logged) -> None:
    """Count an entry that was written."""
    player, entry = logged.player, logged.entry
    if player is None:
        return
    if type(entry) is Moved:
        count = table.move_counts.get(player, 0)
        if count < FREE_MOVES:
            table.move_counts[player] = count + 1
            account = table.accounts.get(f"changes {player}") if table.accounts else None
            if account is not None:
                account.left = min(CHANGES.burst, account.left + PER_MOVE)
            return
    elif entry.is_free:
        return
    for key, allowance in _accounts(table, player, entry):
        left = _left(table, key, allowance, logged.at) - 1
        table.accounts[key] = Account(left, max(logged.at, table.at))
    _forget_full(table, logged.at)


def _accounts(table: Table, player: str, entry: Entry) -> list[tuple[str, Allowance]]:
    is_word = isinstance(entry, Spoke)
    kind, allowance = ("words", WORDS) if is_word else ("changes", CHANGES)
    accounts = [(f"{kind} {player}", allowance)]
    if player != table.host and not table.seats_of(player):
        accounts.append((f"strangers' {kind}", STRANGERS))
    return accounts


def _left(table: Table, key: str, allowance: Allowance, now: int) -> float:
    account = table.accounts.get(key)
    if account is None:
        return float(allowance.burst)
    return min(float(allowance.burst), account.left + max(0, now - account.at) / allowance.every)


def _forget_full(table: Table, now: int) -> None:
    """Forget everybody whose allowance is full again."""
    if len(table.accounts) <= MOST_ACCOUNTS:
        return
    every = max(CHANGES.every, WORDS.every)
    burst = max(CHANGES.burst, WORDS.burst)
    for key, account in list(table.accounts.items()):
        if account.left + (now - account.at) / every >= burst:
            del table.accounts[key]
