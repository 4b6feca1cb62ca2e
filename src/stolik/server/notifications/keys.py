"""Keys that a server makes at its first start and keeps in its database."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
from collections.abc import Callable

import sqlalchemy as sa

from stolik.server.notifications.preferences import KINDS, Kind
from stolik.server.storage import schema
from stolik.server.storage.store import Store


async def kept_secret(store: Store, name: str, make: Callable[[], str]) -> str:
    """A secret of this server, made when there is none; nodes that start together get the same."""
    table = schema.server_secrets
    fresh = store.insert(table).values(name=name, value=make())
    await store.run(fresh.on_conflict_do_nothing(index_elements=[table.c.name]))
    row = await store.row(sa.select(table.c.value).where(table.c.name == name))
    return str(row.value)


def new_secret() -> str:
    """A random one."""
    return secrets.token_hex(32)


class UnsubscribeLinks:
    """Links that end e-mails of one kind for one person; they open nothing, and never expire."""

    def __init__(self, secret: str) -> None:
        self._secret = bytes.fromhex(secret)

    def make(self, player: str, kind: Kind) -> str:
        """The link's last part."""
        plain = f"{kind}.{player}"
        return f"{kind}~{_packed(player.encode())}~{self._sign(plain)}"

    def read(self, token: str) -> tuple[str, Kind] | None:
        """Whom and what a link is about; None if it is not one of ours."""
        kind, _, rest = token.partition("~")
        packed, _, signature = rest.partition("~")
        try:
            player = base64.urlsafe_b64decode(packed + "=" * (-len(packed) % 4)).decode()
        except ValueError:
            return None
        right = hmac.compare_digest(self._sign(f"{kind}.{player}"), signature)
        known: Kind | None = next((one for one in KINDS if one == kind), None)
        return (player, known) if right and known is not None else None

    def _sign(self, plain: str) -> str:
        digest = hmac.digest(self._secret, b"unsubscribe." + plain.encode(), hashlib.sha256)
        return _packed(digest[:18])


def _packed(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()
