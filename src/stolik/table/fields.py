"""Bounded fields of the messages between clients and the server."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

PLAIN = r"^[^\x00-\x1f\x7f]*$(?!\n)"
"""Text without control characters. PostgreSQL cannot store a NUL, and no key needs one."""

ClientId = Annotated[str, Meta(min_length=1, max_length=40, pattern=PLAIN)]
"""Chosen by the client, new for each request: sending the same one again never does it twice."""

PlayerKey = Annotated[str, Meta(max_length=64, pattern=PLAIN)]
GameKey = Annotated[str, Meta(max_length=60, pattern=PLAIN)]
DeckKeys = Annotated[str, Meta(max_length=200, pattern=PLAIN)]
"""The id of a stored deck; several, mixed, with commas between."""

SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Digest = Annotated[str, Meta(pattern="^[0-9a-f]{64}$(?!\n)", max_length=64)]
"""32 bytes in lower-case hexadecimal digits."""
Title = Annotated[str, Meta(max_length=60)]
Text = Annotated[str, Meta(min_length=1, max_length=300)]

QuickPhrase = Literal[
    "hello",
    "good-luck",
    "well-played",
    "thanks",
    "thinking",
    "one-moment",
    "oops",
    "again",
]
"""Ready-made chat; its words are the Fluent messages `quick-<name>`."""

Reaction = Literal["bravo", "laugh", "wow", "oh-no", "heart", "tea"]
"""What can be thrown from a seat; its words are the Fluent messages `reaction-<name>`."""


def kebab(name: str) -> str:
    """HandOver travels as `hand-over`."""
    return "".join(f"-{c.lower()}" if c.isupper() else c for c in name).removeprefix("-")
