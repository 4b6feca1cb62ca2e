"""The view of a seat of Illusion: pictures by their ids, and backs only after a doubt."""

from __future__ import annotations

import msgspec

from stolik.kernel.seat import Seat
from stolik.kernel.view import View

COLOURS = ("yellow", "red", "green", "blue")


class Back(msgspec.Struct, frozen=True):
    """A card turned over: the share of every colour in per cent (ILL-06)."""

    picture: int
    yellow: int
    red: int
    green: int
    blue: int


class Reveal(msgspec.Struct, frozen=True):
    """The row of the doubt that was just settled (ILL-R17).

    `falls` lists the places from the arrow after which the share falls; it is
    empty when the row was right.
    """

    colour: str
    row: tuple[Back, ...]
    falls: tuple[int, ...]
    doubter: Seat
    taker: Seat


class IllusionView(View, frozen=True, tag="illusion"):
    """The whole table, as everybody sees it; there is nothing private.

    ILL-11: backs stay hidden, so a row has pictures only. A picture is a number that means nothing
    beyond this table: the order in which pictures were first shown here.
    """

    seat: Seat | None
    mode: str
    round: int
    colour: str
    row: tuple[int, ...]
    next_picture: int | None
    pile_size: int
    removed_size: int
    arrows_left: int
    won: tuple[tuple[str, ...], ...]
    turn: Seat
    last_slot: int | None
    last_placer: Seat | None
    reveal: Reveal | None
    is_over: bool
    winners: tuple[Seat, ...]
