"""What a client sends on a table's socket: requests to the table, and two of the connection's own.

The requests are in `stolik.table.actions`, each beside the entry that it becomes.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Union

import msgspec
from msgspec import Struct

from stolik.protocol.base import MAX_MESSAGE
from stolik.table.actions.base import ClientMessage, Request
from stolik.table.entries import TOPICS
from stolik.table.fields import ClientId

__all__ = [
    "CLIENT_MESSAGES",
    "TOPICS",
    "ClientMessage",
    "Ping",
    "Request",
    "Sync",
    "decode",
    "id_of",
]


class Sync(ClientMessage):
    """I have seen everything up to `seen`: send me a `welcome` with what came since.

    If nothing did, the answer is `done`.
    """

    seen: int | None = None


class Ping(ClientMessage):
    """Answer with `pong`: to measure latency, and to keep proxies from closing the connection."""


CLIENT_MESSAGES: tuple[type[ClientMessage], ...] = (*Request.__subclasses__(), Sync, Ping)
"""All of them; the requests are known because their topics were imported."""

decode: Callable[[bytes | str], ClientMessage] = msgspec.json.Decoder(
    Union[CLIENT_MESSAGES]  # noqa: UP007 - as many as there are
).decode
"""Read a client's message; raises msgspec.DecodeError or its child ValidationError."""


class _Address(Struct):
    id: ClientId


_address = msgspec.json.Decoder(_Address).decode


def id_of(data: str | bytes) -> str | None:
    """The id of a message that cannot be decoded, so that the error names its request."""
    if len(data) > MAX_MESSAGE:
        return None
    try:
        return _address(data).id
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None
