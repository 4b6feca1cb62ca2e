"""What admins decided, in memory: asked at every request, read from the database again and again.

Every node reads it every two seconds, so that no node needs to be told.
"""

from __future__ import annotations

from collections.abc import Callable
from ipaddress import IPv4Network, IPv6Network, ip_network
from typing import Literal

import sqlalchemy as sa

from stolik.protocol import ServerSettings
from stolik.server.admin.name_words import NameWords
from stolik.server.admin.settings import read_settings
from stolik.server.clock import NodeClock
from stolik.server.limits.addresses import parse_address
from stolik.server.storage import schema
from stolik.server.storage.store import Store
from stolik.table.errors import TableError

READ_SECONDS = 2.0

Kind = Literal["ban", "silence"]
FOREVER = 2**62

WHILE_READ_ONLY = ("/api/admin/", "/api/admin-link", "/api/login", "/api/logout", "/api/recover")
"""Where changes are accepted while the server is read-only."""


class Moderation:
    """Bans and settings, as last read; `on_change` is called when something is new."""

    def __init__(self, store: Store, clock: NodeClock) -> None:
        self._store = store
        self._clock = clock
        self.settings = ServerSettings()
        self.on_change: list[Callable[[], None]] = []
        self._words = NameWords(())
        self._players: dict[Kind, dict[str, int]] = {"ban": {}, "silence": {}}
        self._networks: list[tuple[IPv4Network | IPv6Network, int]] = []

    async def load(self) -> None:
        """Read everything again."""
        bans, now = schema.bans, self._clock.now()
        valid = bans.c.until.is_(None) | (bans.c.until > now)
        rows = await self._store.rows(sa.select(bans).where(valid))
        settings = await read_settings(self._store)
        players: dict[Kind, dict[str, int]] = {"ban": {}, "silence": {}}
        networks = []
        for row in rows:
            until = FOREVER if row.until is None else row.until
            if row.network is not None:
                networks.append((ip_network(row.network), until))
            elif row.player is not None:
                known = players[row.kind]
                known[row.player] = max(until, known.get(row.player, 0))
        before = (self.settings, self._players, self._networks)
        if before == (settings, players, networks):
            return
        if settings.name_words != self.settings.name_words:
            self._words = NameWords(settings.name_words)
        self.settings, self._players, self._networks = settings, players, networks
        for listener in self.on_change:
            listener()

    def until(self, kind: Kind, player: str) -> int | None:
        """Until when somebody is banned or silenced; None if they are not."""
        found = self._players[kind].get(player)
        return found if found is not None and found > self._clock.now() else None

    def is_banned(self, player: str) -> bool:
        """Whether a player may not come in."""
        return self.until("ban", player) is not None

    def check_chat(self, player: str) -> None:
        """Raise `silenced` for somebody who may not talk."""
        if self.until("silence", player) is not None:
            raise TableError("silenced")

    def is_address_banned(self, address: str) -> bool:
        """Whether an address is in a banned range; `address` may be a /64 of IPv6."""
        if not self._networks:
            return False
        known = parse_address(address.partition("/")[0])
        now = self._clock.now()
        return known is not None and any(
            until > now and known in network for network, until in self._networks
        )

    def check_address(self, address: str) -> None:
        """Raise `banned` for an address in a banned range."""
        if self.is_address_banned(address):
            raise TableError("banned")

    def check_name(self, *texts: str | None) -> None:
        """Raise `name-refused` for a name or title with one of the listed words."""
        if any(text and self._words.forbid(text) for text in texts):
            raise TableError("name-refused")

    def check_writing(self, path: str) -> None:
        """Raise `read-only` for a change while only admins may make some."""
        if self.settings.read_only and not path.startswith(WHILE_READ_ONLY):
            raise TableError("read-only")
