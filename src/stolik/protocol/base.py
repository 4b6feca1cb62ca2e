"""What all messages share: bounds, codes and base structs."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

PROTOCOL = 2
"""The version of this protocol; sent in `Welcome`."""

MAX_MESSAGE = 8192
"""No message of a client is longer than this many bytes."""

MAX_BODY = 262_144
"""No body of a request is longer than this many bytes."""

Password = Annotated[str, Meta(min_length=1, max_length=200)]
"""A password that somebody has, or wants; new ones are checked further (`passwords.py`)."""
ErrorCode = Literal[
    "unreadable",  # not JSON, not a message of this protocol, or a field out of bounds
    "too-large",
    "too-fast",  # wait `retry_after` seconds
    "bad-origin",
    "no-session",  # make a guest session first
    "wrong-credentials",  # name and password do not match, or there is no such account
    "weak-password",  # a new one that is short, common, simple, or made of the player's name
    "wrong-link",  # a mailed link that is not ours, was used, or is over
    "no-mail",  # this server sends no e-mails
    "bad-email",  # not an e-mail address
    "too-many-days-off",  # more than everybody has in a year
    "not-found",
    "bad-options",
    "bad-name",  # empty, too long, or nothing of it can be seen
    "bad-move",  # not a move in this game's notation
    "not-your-seat",
    "no-such-seat",
    "seat-taken",
    "table-full",  # there is no chair to invite somebody to
    "other-seat",  # in a running game: you have held another seat and know its secrets
    "seat-closed",  # in a running game: its player was removed, a bot plays it to the end
    "hand-seen",  # in a running game: somebody held another seat from your device or network
    "not-host",
    "not-ready",  # somebody has not said `ready`, or too few sit
    "not-now",  # the table is in another phase: lobby, dealing, playing or over
    "chairs-empty",  # a table that plays on from another game needs all of its players
    "position-fixed",  # a table that plays on from another game keeps its options and chairs
    "day-deal",  # everybody plays a deal of the day once, in the same way, alone
    "day-played",  # another guest has played this deal of the day on your browser
    "day-unplayed",  # how others did is shown to those who have played the deal
    "day-not-over",  # records of a deal are shown once nobody can play it any more
    "stale",  # the decision has changed since `seq`; look again
    "paused",
    "no-hints",  # this table does not allow them, or the game is rated
    "undo-open",  # the table decides whether a move is taken back
    "undo-asks",  # somebody has learned something by that move: send `undo` with `ask`
    "locked",
    "banned",  # an admin of the server banned this person or their network
    "silenced",  # an admin of the server took away the chat
    "name-refused",  # a word in the name or title is not allowed on this server
    "read-only",  # the server takes no changes at present
    "invitation-needed",  # new people need an invitation of this server
    "not-admin",
    "removed",  # the host removed you from this table
    "version-gone",  # the table began under rules that this server does not have
    "table-gone",  # nobody used it for long; only the records of its finished games are kept
    "damaged",  # what is stored of this table cannot be read; other tables go on
    "deck-damaged",  # what is stored of this deck cannot be read; `detail` is the place
    "busy",  # the storage cannot be reached; send the same message again
    "closing",  # the server is going down; connect again
    "internal",
]


class Body(Struct, forbid_unknown_fields=True):
    """What a client sends in a request."""


class Answer(Struct):
    """What the server answers; a client ignores fields that it does not know."""
