"""Bots at live tables: each decision is thought about once, on one node."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import pickle
from typing import TYPE_CHECKING

from stolik.kernel.seat import Seat
from stolik.server.bots import Thinkers, Thought
from stolik.server.live import Live
from stolik.server.storage.faults import StorageDown
from stolik.table import duties, wishes
from stolik.table import entries as log
from stolik.table.errors import TableError
from stolik.table.table import Table

if TYPE_CHECKING:
    from stolik.server.hub import Hub

logger = logging.getLogger(__name__)

LEASE = 4000
"""Milliseconds for which a node reserves a decision; it renews that while its bot thinks."""


class BotPlayers:
    """Lets bots decide wherever one is asked."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.thinkers = Thinkers(hub.config.bot_workers)
        if hub.config.bot_workers:
            hub.spawn(self.thinkers.wake())

    def serve(self, live: Live) -> None:
        """Let every bot think that has to move and does not think yet."""
        for seat, level in duties.bots_to_move(live.table):
            asked = live.table.asked_since[seat]
            if (seat, asked) not in live.thinking and not self.hub.is_closing:
                live.thinking.add((seat, asked))
                self.hub.spawn(self._decide(live, seat, level, asked))

    async def close(self) -> None:
        """Stop thinking."""
        await self.thinkers.close()

    async def _decide(self, live: Live, seat: Seat, level: str, asked: int) -> None:
        try:
            if await self._reserve(live, seat, asked):
                await self._think_and_move(live, seat, level, asked)
            else:
                await asyncio.sleep(LEASE / 1000)  # another node's bot thinks about it
        except StorageDown:
            await asyncio.sleep(1)
        finally:
            live.thinking.discard((seat, asked))
            if not self.hub.is_closing:
                self.hub.after(live)  # whoever is still asked is asked again

    async def _reserve(self, live: Live, seat: Seat, asked: int) -> bool:
        if not self.hub.store.is_shared:
            return True
        now = self.hub.clock.now()
        key = (live.table.id, seat, asked)
        return await self.hub.store.claim(key, self.hub.node, now=now, until=now + LEASE)

    async def _think_and_move(self, live: Live, seat: Seat, level: str, asked: int) -> None:
        renewing = self.hub.spawn(self._renew(live, seat, asked))
        try:
            pause = asyncio.create_task(asyncio.sleep(self.hub.config.bot_pause))
            code = await self._think(live, seat, level)
            await pause
            await self._move(live, seat, code, asked)
        finally:
            renewing.cancel()

    async def _renew(self, live: Live, seat: Seat, asked: int) -> None:
        while self.hub.store.is_shared:
            await asyncio.sleep(LEASE / 3000)
            try:
                await self._reserve(live, seat, asked)
            except StorageDown:
                continue

    async def _think(self, live: Live, seat: Seat, level: str) -> int | None:
        try:
            return await self.thinkers.choose(self._thought(live, seat, level))
        except Exception:
            logger.exception("a bot failed; a default move is played", extra={"bot": level})
            return None

    def _thought(self, live: Live, seat: Seat, level: str) -> Thought:
        table = live.table
        who = f"{table.id} {table.round} {seat} {level}"
        seed = hashlib.sha256(f"{who} {table.secret}".encode()).digest()[:7]
        return Thought(who, level, int.from_bytes(seed, "big"), seat, pickle.dumps(table.state))

    async def _move(self, live: Live, seat: Seat, code: int | None, asked: int) -> None:
        def wish(table: Table) -> log.AnyEntry:
            due = [one for one, _ in duties.bots_to_move(table)]
            if seat not in due or table.asked_since[seat] != asked or table.state is None:
                raise TableError("not-now")
            chosen = code
            if chosen is None or table.state.refusal(seat, table.state.game.moves[chosen]):
                chosen = wishes.default_move(table, seat).code
            return log.Moved(seat, chosen, "bot")

        await self.hub.attempt(live, wish)
