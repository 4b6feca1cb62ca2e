"""Bots at live tables: each decision is computed once, on one node."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import pickle
import time
from typing import TYPE_CHECKING, NamedTuple

from stolik.kernel.seat import Seat
from stolik.server.storage.faults import StorageDown
from stolik.server.tables.attention import attention_of
from stolik.server.tables.live_table import LiveTable
from stolik.server.workers.bots import BotPool, BotTask
from stolik.server.workers.fair_queue import QueueFull, Share
from stolik.table import scheduled
from stolik.table.actions.base import Entry
from stolik.table.actions.moves import Moved, default_move
from stolik.table.errors import TableError
from stolik.table.table import Table

if TYPE_CHECKING:
    from stolik.server.tables.hub import Hub

logger = logging.getLogger(__name__)

LEASE = 4000
"""Milliseconds for which a node reserves a decision; it renews that while its bot thinks."""


class Decision(NamedTuple):
    """A decision for a bot: its seat, its level, and the entry after which it was asked."""

    seat: Seat
    level: str
    asked: int


class BotPlayers:
    """Runs bots wherever one is asked and somebody waits (`attention.py`)."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.bot_pool = BotPool(hub.config.bot_workers)
        if hub.config.bot_workers:
            hub.spawn(self.bot_pool.warm_up())

    def serve(self, live: LiveTable) -> None:
        """Start every bot that has to move and is not thinking yet.

        No more decisions wait than `CAPS` allows; the others are requested again when the hub next
        checks its tables.
        """
        due = scheduled.bots_to_move(live.table)
        share = self._share(live) if due and not self.hub.is_closing else None
        if share is None:
            return
        for seat, level in due:
            asked = live.table.asked_since[seat]
            if (seat, asked) not in live.thinking and self.bot_pool.queue.has_room(share):
                live.thinking.add((seat, asked))
                self.hub.spawn(self._decide(live, share, Decision(seat, level, asked)))

    def _share(self, live: LiveTable) -> Share | None:
        """Whose share of the workers a table's bots use; None while nobody waits for them.

        Of several people who are here it is the one with least waiting, so that nobody can slow
        a table down by watching it.
        """
        table = live.table
        attention = attention_of(live, self.hub.clock.now())
        if attention == "absent" or self.hub.moderation.settings.read_only:
            return None
        if attention == "clock":
            return Share("", table.host or "", table.id, background=True)
        here = [
            Share(subscriber.address, subscriber.player, table.id)
            for subscriber in live.subscribers
        ]
        if not here:
            return live.last_share
        return min(here, key=lambda share: (self.bot_pool.queue.waiting_of(share), share))

    async def close(self) -> None:
        """Stop thinking."""
        await self.bot_pool.close()

    async def _decide(self, live: LiveTable, share: Share, decision: Decision) -> None:
        begun = time.monotonic()
        renewing: asyncio.Task[None] | None = None
        try:
            async with self.bot_pool.turn(share) as seconds:
                self.hub.metrics.bot_wait.observe(time.monotonic() - begun)
                if not _is_asked(live.table, decision) or self._share(live) is None:
                    return  # whoever wanted the answer has gone, or it was given elsewhere
                if await self._reserve(live, decision):
                    renewing = self.hub.spawn(self._renew(live, decision))
                    code = await self._think(live, decision, seconds)
            if renewing is None:
                await asyncio.sleep(LEASE / 1000)  # another node's bot thinks about it
                return
            await asyncio.sleep(max(0.0, self.hub.config.bot_pause - (time.monotonic() - begun)))
            await self._move(live, decision, code)
        except QueueFull:
            pass  # others of the same table or person have filled it since there was room
        except StorageDown:
            await asyncio.sleep(1)
        finally:
            if renewing is not None:
                renewing.cancel()
            live.thinking.discard((decision.seat, decision.asked))
            if not self.hub.is_closing:
                self.hub.on_committed(live)  # whoever is still asked is asked again

    async def _reserve(self, live: LiveTable, decision: Decision) -> bool:
        if not self.hub.store.is_shared:
            return True
        now = self.hub.clock.now()
        key = (live.table.id, decision.seat, decision.asked)
        return await self.hub.store.claim(key, self.hub.node, now=now, until=now + LEASE)

    async def _renew(self, live: LiveTable, decision: Decision) -> None:
        while self.hub.store.is_shared:
            await asyncio.sleep(LEASE / 3000)
            try:
                await self._reserve(live, decision)
            except StorageDown:
                continue

    async def _think(self, live: LiveTable, decision: Decision, seconds: float) -> int | None:
        try:
            return await self.bot_pool.choose(_bot_task(live.table, decision, seconds))
        except Exception:
            logger.exception(
                "a bot failed; a default move is played", extra={"bot": decision.level}
            )
            return None

    async def _move(self, live: LiveTable, decision: Decision, code: int | None) -> None:
        def make_entry(table: Table) -> Entry:
            if not _is_asked(table, decision) or table.state is None:
                raise TableError("not-now")
            seat, chosen = decision.seat, code
            if chosen is None or table.state.refusal(seat, table.state.game.moves[chosen]):
                chosen = default_move(table, seat).code
            return Moved(seat, chosen, "bot")

        await self.hub.try_append(live, make_entry)


def _is_asked(table: Table, decision: Decision) -> bool:
    """Whether the bot is still to decide this."""
    due = [seat for seat, _ in scheduled.bots_to_move(table)]
    return decision.seat in due and table.asked_since[decision.seat] == decision.asked


def _bot_task(table: Table, decision: Decision, seconds: float) -> BotTask:
    seat, of_day = decision.seat, table.day is not None
    same = f"{table.round} {seat} {decision.level}"
    # At a deal of the day bots play alike for everybody: by the same seed, and by their plan alone.
    seed = f"{table.day if of_day else table.id} {same} {table.secret}"
    return BotTask(
        f"{table.id} {same}",
        decision.level,
        int.from_bytes(hashlib.sha256(seed.encode()).digest()[:7], "big"),
        seat,
        sum(moved.seat == seat for moved in table.moves),
        pickle.dumps(table.state),
        0.0 if of_day else seconds,
    )
