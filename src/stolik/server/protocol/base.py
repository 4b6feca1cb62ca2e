"""What all messages share: bounds, codes and base structs."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

PROTOCOL = 1
"""The version of this protocol; `Welcome` tells it."""

MAX_MESSAGE = 8192
"""No message of a client is longer than this many bytes."""

MAX_BODY = 262_144
"""No body of a request is longer than this many bytes."""

PLAIN = r"^[^\x00-\x1f\x7f]*$(?!\n)"
"""Text without control characters. PostgreSQL cannot store a NUL, and nobody needs one in a key."""

ClientId = Annotated[str, Meta(min_length=1, max_length=40, pattern=PLAIN)]
"""Chosen by the client, new for each thing it wants: sending it again never does it twice."""

PlayerKey = Annotated[str, Meta(max_length=64, pattern=PLAIN)]
GameKey = Annotated[str, Meta(max_length=60, pattern=PLAIN)]
DeckKeys = Annotated[str, Meta(max_length=200, pattern=PLAIN)]
"""The id of a kept deck; several, mixed, with commas between."""

SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Hex = Annotated[str, Meta(pattern="^[0-9a-f]*$", max_length=128)]
Title = Annotated[str, Meta(max_length=60)]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
Text = Annotated[str, Meta(min_length=1, max_length=300)]

ErrorCode = Literal[
    "unreadable",  # not JSON, not a message of this protocol, or a field out of bounds
    "too-large",
    "too-fast",  # wait `retry_after` seconds
    "bad-origin",
    "no-session",  # make a guest session first
    "wrong-credentials",  # name and password do not fit, or there is no such account
    "not-found",
    "bad-options",
    "bad-name",  # empty, too long, or nothing of it can be seen
    "bad-move",  # no move of this game is written so
    "not-your-seat",
    "no-such-seat",
    "seat-taken",
    "other-seat",  # in a running game: you have held another seat and know its secrets
    "not-host",
    "not-ready",  # somebody has not said `ready`, or too few sit
    "not-now",  # the table is in another phase: lobby, playing or over
    "stale",  # the decision has changed since `seq`; look again
    "paused",
    "locked",
    "removed",  # the host removed you from this table
    "version-gone",  # the table began under rules that this server does not have
    "busy",  # the storage cannot be reached; send the same message again
    "closing",  # the server is going down; connect again
    "internal",
]

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


def kebab(name: str) -> str:
    """HandOver travels as `hand-over`."""
    return "".join(f"-{c.lower()}" if c.isupper() else c for c in name).removeprefix("-")


class Body(Struct, forbid_unknown_fields=True):
    """What a client sends in a request."""


class Answer(Struct):
    """What the server answers; a client ignores fields that it does not know."""
