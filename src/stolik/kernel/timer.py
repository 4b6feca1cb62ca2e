"""Time as the rules see it: a move the table makes when a wait is over."""

from __future__ import annotations

import msgspec

from stolik.kernel.move import Move
from stolik.kernel.seat import Seat


class Timer(msgspec.Struct, frozen=True):
    """The table may make `move` once `seconds` have passed since the timer appeared.

    `seat` is whose time runs, None when it is everybody's. `key` tells timers
    of one kind apart: the wait goes on as long as the key stays.
    """

    move: Move
    seconds: float
    seat: Seat | None = None
    key: str = ""
