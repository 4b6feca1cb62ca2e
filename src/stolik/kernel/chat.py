"""Chat lines that count as proof in a game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from stolik.kernel.seat import Seat


class ChatProof(NamedTuple):
    """Words that a seat can say in the chat to prove something, and how many of them it takes."""

    code: int
    """The table's own move that notes the proof."""
    seat: Seat
    words: Sequence[str]
    times: int
