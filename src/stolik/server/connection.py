"""One client at one table: hears it, does what it says, tells it why not."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, NamedTuple

import msgspec

from stolik.kernel.refusal import IllegalMove
from stolik.server import library, protocol
from stolik.server.decks import deck_options
from stolik.server.desk import wish_of
from stolik.server.errors import Wait, failure
from stolik.server.goodbye import say_goodbye
from stolik.server.hub import Hub
from stolik.server.limits import Bucket
from stolik.server.live import Live, Seen
from stolik.server.outbox import Outbox, Send
from stolik.server.painter import choices
from stolik.server.people import Person
from stolik.server.scribe import DoneBefore, Written
from stolik.server.storage.faults import StorageDown
from stolik.server.wire import TableProtocol
from stolik.table import wishes
from stolik.table.entries import AnyEntry
from stolik.table.errors import TableError
from stolik.table.table import Table

logger = logging.getLogger(__name__)

Receive = Callable[[], Awaitable[Any]]

MOST_STRIKES = 30
"""A client that sends so many unreadable or too many messages in a row is cut off."""

SYNC_COST = 10
"""Messages that one `sync` counts for: few bytes ask for a whole table."""


class Outlet(NamedTuple):
    """How a client is spoken to: by ASGI, perhaps by a shorter way, with words or without."""

    send: Send
    wire: TableProtocol | None
    words: bool


class Connection:
    """One client that was let in."""

    def __init__(self, hub: Hub, live: Live, person: Person, outlet: Outlet) -> None:
        self.hub = hub
        self.live = live
        self.send = outlet.send
        write = None if outlet.wire is None else outlet.wire.write_text
        self.outbox = Outbox(outlet.send, lambda: self.kick("too-fast"), write)
        self.seen = Seen(person.id, person.name, self.outbox, outlet.words, self.kick)
        rate = hub.config.socket_rate
        self.bucket = Bucket(rate, max(rate * 5, SYNC_COST * 2))
        self.strikes = 0
        self.is_free = False  # nothing of this client is being done
        self.freed: asyncio.Future[None] | None = None  # somebody waits until it is

    def kick(self, code: str) -> None:
        """Close the connection, soon."""
        self.outbox.close()
        self.hub.spawn(say_goodbye(self.send, TableError(code)))

    async def serve(self, receive: Receive, seen: int | None) -> None:
        """Welcome the client, then do what it says until it goes."""
        hub, live = self.hub, self.live
        live.seen.add(self.seen)
        try:
            self.outbox.push(live.welcome(self.seen, seen, hub.clock.now()))
            hub.join(live, self.seen)
            while not self.outbox.is_closed:
                self.is_free = True
                event = await receive()
                if event["type"] == "websocket.disconnect":
                    return
                await self._be_free()
                self.is_free = False
                await self._hear(event.get("text") or event.get("bytes") or "")
        finally:
            self.is_free = False
            self.outbox.close()
            hub.part(live, self.seen)

    # --- the usual way --------------------------------------------------------------------

    async def _hear(self, data: str | bytes) -> None:
        """Do what a message asks for, and wait until it is done."""
        start = time.perf_counter()
        message: protocol.FromClient | None = None
        self.hub.metrics.messages += 1
        try:
            message = self._read(data)
            await self._answer(message)
            self.strikes = 0
        except Exception as error:
            self._explain(message, error, protocol.id_of(data) if message is None else message.id)
        self.hub.metrics.answer_time.observe(time.perf_counter() - start)

    def _read(self, data: str | bytes) -> protocol.FromClient:
        if not self.bucket.take():
            self._strike("too-fast")
            raise Wait(self.bucket.wait())
        if len(data) > protocol.MAX_MESSAGE:
            self._strike("too-large")
            raise TableError("too-large", f"messages have at most {protocol.MAX_MESSAGE} bytes")
        try:
            message: protocol.FromClient = protocol.decode(data)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            self._strike("unreadable")
            raise TableError("unreadable", str(error)[:300]) from None
        return message

    def _pay(self, cost: float) -> None:
        """Take what a message costs beyond what every message does."""
        if not self.bucket.take(cost - 1):
            self._strike("too-fast")
            raise Wait(self.bucket.wait(cost))

    def _strike(self, code: str) -> None:
        self.strikes += 1
        if self.strikes == MOST_STRIKES:
            self.hub.spawn(say_goodbye(self.send, TableError(code)))

    async def _answer(self, message: protocol.FromClient) -> None:
        if self.live.table.is_restless and not isinstance(message, protocol.Ping | protocol.Sync):
            self.hub.wake(self.live, self.seen.player)
        if type(message) is protocol.MakeMove:
            wish = wish_of(message, self.seen)
            await self.hub.act(self.live, wish, by=self.seen, cid=message.id)
        elif isinstance(message, protocol.Ping):
            self._push(protocol.Pong(message.id, self.hub.clock.now()))
        elif isinstance(message, protocol.Sync):
            self._pay(SYNC_COST)
            now = self.hub.clock.now()
            self.outbox.push(self.live.welcome(self.seen, message.seen, now))
        elif isinstance(message, protocol.Leave) and message.seat is None:
            await self._leave_all(message)
        elif isinstance(message, protocol.TakeOver):
            await self._take_over(message)
        else:
            if isinstance(message, protocol.Say | protocol.Quick | protocol.AskRuling):
                self._slow_down()
            elif isinstance(message, protocol.Configure):
                message = await self._with_deck(message)
            wish = wish_of(message, self.seen)
            await self.hub.act(self.live, wish, by=self.seen, cid=message.id)
            if isinstance(message, protocol.Rematch):
                await library.renew(self.hub, self.live)

    def _slow_down(self) -> None:
        """Let nobody flood a table with words, however many connections they open."""
        bucket = self.hub.talk.of(f"{self.live.table.id} {self.seen.player}")
        if not bucket.take():
            raise Wait(bucket.wait(), "slow chat: too many lines at once")

    async def _with_deck(self, message: protocol.Configure) -> protocol.Configure:
        """Put the kept deck that the host chose, or has chosen before, into the options."""
        table = self.live.table
        deck = message.deck if message.deck is not None else table.deck
        if deck is None or (message.deck is None and message.options is None):
            return message
        chosen = table.options if message.options is None else message.options
        player = None if message.deck is None else self.seen.player
        options = await deck_options(self.hub.store, table.game_id, deck, chosen, player)
        return msgspec.structs.replace(message, options=options)

    async def _take_over(self, message: protocol.TakeOver) -> None:
        """Become the host if the old one has gone, also from every other node."""
        live, hub = self.live, self.hub
        await hub.attendance.look((live,))

        def wish(table: Table) -> AnyEntry:
            return wishes.take_over(table, self.seen.player, live.away, hub.clock.now())

        await hub.act(live, wish, by=self.seen, cid=message.id)

    async def _leave_all(self, message: protocol.Leave) -> None:
        """Stand up from every seat; the last one carries the message's id."""
        for _ in self.live.table.seats_of(self.seen.player)[1:]:
            await self.hub.act(self.live, wish_of(message, self.seen), by=self.seen)
        await self.hub.act(self.live, wish_of(message, self.seen), by=self.seen, cid=message.id)

    # --- the short way of moves -----------------------------------------------------------

    def take(self, data: bytes) -> bool:
        """Begin a move as it comes in, without a task; False for all else, and for later."""
        if not self.is_free or self.outbox.is_closed or self.live.table.is_restless:
            return False
        try:
            message = protocol.decode(data)
        except (msgspec.DecodeError, RecursionError):
            return False
        if type(message) is not protocol.MakeMove or len(data) > protocol.MAX_MESSAGE:
            return False
        return self._begin(message)

    def _begin(self, message: protocol.MakeMove) -> bool:
        if not self.bucket.take():
            return False
        start = time.perf_counter()
        then = partial(self._ended, message, start)
        try:
            wish = wish_of(message, self.seen)
            if not self.hub.scribe.begin(self.live, wish, self.seen, message.id, then):
                self.bucket.give_back()
                return False
        except Exception as error:
            self._ended(message, start, error)
        else:
            self.is_free = False
        self.hub.metrics.messages += 1
        return True

    def _ended(self, message: protocol.MakeMove, start: float, won: Written) -> None:
        """A move that was begun is stored and told, or it is not."""
        if won is False:
            self.hub.spawn(self._try_again(message, start))
            return
        if won is True:
            self.strikes = 0
        else:
            self._explain(message, won, message.id)
        self.hub.metrics.answer_time.observe(time.perf_counter() - start)
        self._set_free()

    async def _try_again(self, message: protocol.MakeMove, start: float) -> None:
        """Another node was faster; look again, as everything does that takes the usual way."""
        won: Written = True
        try:
            await self._answer(message)
        except Exception as error:
            won = error
        self._ended(message, start, won)

    def _set_free(self) -> None:
        if self.freed is None:
            self.is_free = True
        elif not self.freed.done():  # a message of the usual way comes next
            self.freed.set_result(None)

    async def _be_free(self) -> None:
        """Wait until a move that was begun is done."""
        if not self.is_free:
            self.freed = asyncio.get_running_loop().create_future()
            await self.freed
            self.freed = None

    # --- saying no ------------------------------------------------------------------------

    def _explain(
        self, message: protocol.FromClient | None, error: Exception, cid: str | None
    ) -> None:
        """Tell the client why not; `cid` is the message's id, also of one that was not read."""
        if isinstance(error, IllegalMove):
            self._refuse(message, error)
        elif isinstance(error, TableError):
            self._fail(cid, error)
        elif isinstance(error, DoneBefore):
            assert message is not None
            self._push(protocol.Done(message.id, error.seq))
        elif isinstance(error, StorageDown):
            self._fail(cid, TableError("busy"))
        else:
            logger.error("a message failed", exc_info=error, extra={"table": self.live.table.id})
            self._fail(cid, TableError("internal"))

    def _refuse(self, message: protocol.FromClient | None, error: IllegalMove) -> None:
        assert isinstance(message, protocol.MakeMove)
        self.hub.metrics.refused += 1
        table = self.live.table
        seat = wishes.check_turn(table, self.seen.player, message.seat, message.seq)
        state = table.state
        assert state is not None
        legal = choices(state.game, state.view(seat), error.instead, self.seen.words)
        refusal = error.refusal
        self._push(
            protocol.Refused(
                re=message.id,
                seq=table.seq,
                rule=refusal.rule,
                phrase=refusal.phrase(),
                instead=refusal.remedy(),
                legal=legal,
            )
        )

    def _fail(self, cid: str | None, error: TableError) -> None:
        self.hub.metrics.failures += 1
        self._push(failure(error, cid))

    def _push(self, message: protocol.FromServer) -> None:
        self.outbox.push(protocol.encode(message))
