"""Links that are mailed: single use, soon over, and stored so that nobody can use a row."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import Literal

import msgspec
import sqlalchemy as sa

from stolik.server.clock import NodeClock
from stolik.server.storage import schema
from stolik.server.storage.store import Store

Purpose = Literal["confirm", "reset"]

HOUR = 3_600_000
VALID: dict[Purpose, int] = {"confirm": 24 * HOUR, "reset": HOUR}
"""Milliseconds for which a link is valid."""

MOST_AN_HOUR = 3
"""So many are mailed an hour for one account, and to one address."""


class MailedLink(msgspec.Struct, frozen=True):
    """What a link stands for."""

    player: str
    email: str


class MailedLinks:
    """Makes links and takes them back."""

    def __init__(self, store: Store, clock: NodeClock) -> None:
        self._store = store
        self._clock = clock

    async def make(self, player: str, purpose: Purpose, email: str) -> str | None:
        """The last part of a new link; None when there were too many. Older ones stay valid.

        A new password ends all of them (`People.sign_in_anew`).
        """
        links, now = schema.mailed_links, self._clock.now()
        about = (links.c.player == player) | (links.c.email == email)
        lately = sa.select(sa.func.count()).where(about, links.c.made > now - HOUR)
        key, secret = secrets.token_urlsafe(9), secrets.token_urlsafe(24)
        row = {"id": key, "verifier": _verifier(secret), "player": player, "purpose": purpose}

        def store(connection: sa.Connection) -> bool:
            connection.execute(sa.delete(links).where(links.c.made <= now - max(VALID.values())))
            if connection.execute(lately).scalar_one() >= MOST_AN_HOUR:
                return False
            connection.execute(sa.insert(links).values(**row, email=email, made=now))
            return True

        return f"{key}~{secret}" if await self._store.transact(store) else None

    async def take(self, link: str, purpose: Purpose) -> MailedLink | None:
        """What a link stands for, once; None if it is wrong, used, or over."""
        key, _, secret = link.partition("~")
        links, since = schema.mailed_links, self._clock.now() - VALID[purpose]
        row = await self._store.row(sa.select(links).where(links.c.id == key))
        stored = row.verifier if row is not None else _verifier("")
        # The id finds the row; only the secret opens it, and comparing it takes always as long.
        is_right = hmac.compare_digest(stored, _verifier(secret))
        if row is None or not is_right or row.purpose != purpose or row.made <= since:
            return None
        used = sa.delete(links).where(links.c.id == key)
        if await self._store.run(used) != 1:
            return None  # somebody was faster
        return MailedLink(row.player, row.email)


def _verifier(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()
