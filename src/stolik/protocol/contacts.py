"""People one has played with: to be invited, or to be blocked."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from stolik.protocol.base import Answer, Body
from stolik.table.fields import PLAIN

PlayerKey = Annotated[str, Meta(min_length=1, max_length=60, pattern=PLAIN)]


class Contact(Answer):
    """Somebody I have played with, or whom I have blocked."""

    player: str
    name: str
    game: str = ""
    """What we played last."""
    last: int = 0
    """When that was, in milliseconds since 1970; of the blocked, since when."""


class Contacts(Answer):
    """`GET /api/contacts`: those I played with lately, the last first; and whom I have blocked."""

    lately: tuple[Contact, ...]
    blocked: tuple[Contact, ...]


class PlayerBody(Body):
    """`POST /api/tables/{id}/invitations`, `/api/blocks` and `/api/blocks/end`: whom."""

    player: PlayerKey
