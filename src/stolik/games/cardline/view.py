"""The view of a seat of Cardline: no field can hold a hidden value."""

from __future__ import annotations

import msgspec

from stolik.kernel.phrase import Named
from stolik.kernel.seat import Seat
from stolik.kernel.view import View


class CardFront(msgspec.Struct, frozen=True):
    """The side that shows no characteristics (CRD-01)."""

    card: int
    name: Named
    side: str
    emblem: str


class Value(msgspec.Struct, frozen=True, omit_defaults=True):
    """A characteristic: its amount, its text, and a short text if there is one."""

    amount: int
    text: Named
    short: Named | None = None


class CardBack(msgspec.Struct, frozen=True):
    """A card turned over: all three characteristics (CRD-R20)."""

    card: int
    name: Named
    side: str
    emblem: str
    values: tuple[Value, ...]


class Characteristic(msgspec.Struct, frozen=True):
    """One of the three characteristics of the pack."""

    id: str
    name: Named
    meaning: Named


class Sides(msgspec.Struct, frozen=True):
    """What the two colours of the pack stand for (CRD-02)."""

    blue: str
    blue_name: Named
    red: str
    red_name: Named


class CardlineView(View, frozen=True, tag="cardline"):
    """The whole table, as everybody sees it; there is nothing private.

    `seat` is None for a spectator. `attribute` says which characteristic
    counts, as its place among `attributes`.
    """

    seat: Seat | None
    pack: Named
    sides: Sides
    attributes: tuple[Characteristic, ...]
    attribute: int
    line: tuple[CardBack, ...]
    hands: tuple[tuple[CardFront, ...], ...]
    deck_top: CardFront | None
    deck_size: int
    box_size: int
    first: Seat
    turn: Seat
    round: int
    eliminated: tuple[Seat, ...]
    is_play_off: bool
    is_over: bool
    winners: tuple[Seat, ...]
