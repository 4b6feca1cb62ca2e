"""Timers of the rules: a move that the table makes when a wait is over."""

from __future__ import annotations

import msgspec

from stolik.kernel.move import Move
from stolik.kernel.seat import Seat


class Timer(msgspec.Struct, frozen=True):
    """The table may make `move` once `seconds` have passed since the timer appeared.

    `seat` is whose time runs, None when it is everybody's. `key` distinguishes timers of one kind:
    the wait goes on as long as the key stays. A secret timer runs because of something that nobody
    is shown: its move changes no view and no choice, and no message says that it runs or that it is
    over.
    """

    move: Move
    seconds: float
    seat: Seat | None = None
    key: str = ""
    is_secret: bool = False
