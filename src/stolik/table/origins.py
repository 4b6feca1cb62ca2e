"""Devices and networks of players, and which hands were seen from them.

A person can have any number of sessions. What they cannot have any number of
is devices and networks, so the table keeps from which ones each player has
looked at a seat. The rule of who may take a seat in a running game is
`check_newcomer`; `is_banned` is the rule of who stays out after a removal.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from stolik.table.errors import TableError

if TYPE_CHECKING:
    from stolik.kernel.seat import Seat
    from stolik.table.table import Table

MOST_KEYS = 64
"""This many devices and networks of one player are kept; after that no newcomer takes a seat."""


class Origin(msgspec.Struct, frozen=True, omit_defaults=True):
    """A device and a network, as keys that mean nothing at another table; "" is unknown.

    `since`: when the server first saw the device, in milliseconds since 1970.
    """

    device: str = ""
    address: str = ""
    since: int = 0

    @property
    def keys(self) -> frozenset[str]:
        """What is known of it."""
        return frozenset(key for key in (self.device, self.address) if key)


NOWHERE = Origin()
"""The origin of somebody whose device and network are unknown."""


def note_origin(table: Table, player: str, origin: Origin) -> None:
    """Remember that a player has seen a seat's hand from this device and network."""
    if is_new_origin(table, player, origin):
        table.origins.setdefault(player, set()).update(origin.keys)
    if table.status == "lobby" and len(table.origins) > MOST_KEYS:  # those who have gone again
        seated = set(table.people())
        table.origins = {one: keys for one, keys in table.origins.items() if one in seated}


def is_new_origin(table: Table, player: str, origin: Origin) -> bool:
    """Whether a player's device or network is new to the table."""
    known = table.origins.get(player, set())
    return len(known) < MOST_KEYS and not origin.keys <= known


def check_newcomer(table: Table, player: str, seat: Seat, origin: Origin) -> None:
    """Raise `hand-seen` if a hand other than this seat's was seen from this device or network.

    Whoever holds or has held a seat of the running game has seen its hand. Friends in one home play
    together by sitting down before the game; what they cannot do is take another's seat in the
    middle of it, because nobody could tell them from one person with two browsers.
    """
    for other, seats in table.held.items():
        if other == player or all(one == seat for one in seats):
            continue
        known = table.origins.get(other, set())
        if len(known) >= MOST_KEYS or origin.keys & known:
            raise TableError("hand-seen", "somebody from this device or network holds a hand")


def is_banned(table: Table, origin: Origin) -> bool:
    """Whether this is the device or network of somebody who was removed.

    The device is banned. From the same network, only devices that the server had not seen before
    the removal are banned: the others belong to somebody else.
    """
    if origin.device and origin.device in table.banned_devices:
        return True
    removed = table.banned_addresses.get(origin.address)
    return removed is not None and origin.since >= removed
