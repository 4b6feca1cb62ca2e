"""One client at one table: reads its messages, carries them out, answers."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Any, NamedTuple

import msgspec

from stolik import protocol
from stolik.kernel.refusal import IllegalMove
from stolik.server.accounts.origins import devices_of
from stolik.server.accounts.people import Person
from stolik.server.blank import table_decks
from stolik.server.blank.deck_summaries import DamagedDeck
from stolik.server.blank.table_decks import deck_options
from stolik.server.contacts.blocks import check_welcome
from stolik.server.errors import Wait, failure
from stolik.server.limits.request_limits import PAGE_COST, UNDO_COST
from stolik.server.sockets.close_socket import close_socket
from stolik.server.sockets.outbox import Outbox, Send
from stolik.server.sockets.wire import TableProtocol
from stolik.server.storage.faults import StorageDown
from stolik.server.tables.hub import Hub
from stolik.server.tables.live_table import TELEVISION, LiveTable, Subscriber
from stolik.server.tables.log_appender import DoneBefore, MakeEntry, WriteOutcome
from stolik.server.tables.messages import choices
from stolik.server.workers.fair_queue import QueueFull, Share
from stolik.table.actions.base import ClientMessage, Entry, Request, Requester
from stolik.table.actions.deal import Rematch, Start, is_rematch_agreed, start_rematch
from stolik.table.actions.hosting import Remove, TakeOver
from stolik.table.actions.moves import MakeMove
from stolik.table.actions.seats import Leave, Sit
from stolik.table.actions.setup import Configure
from stolik.table.actions.undo import Undo, turns_since
from stolik.table.errors import TableError
from stolik.table.origins import Origin
from stolik.table.table import Table
from stolik.table.undo import Learned, comparisons, state_before

logger = logging.getLogger(__name__)

Receive = Callable[[], Awaitable[Any]]

MOST_STRIKES = 30
"""A client that sends this many unreadable or too many messages in a row is disconnected."""


class Output(NamedTuple):
    """How messages reach a client: by ASGI or directly, with words or without."""

    send: Send
    wire: TableProtocol | None
    words: bool
    is_television: bool = False


class Connection:
    """One client that was admitted."""

    def __init__(self, hub: Hub, live: LiveTable, person: Person, output: Output) -> None:
        self.hub = hub
        self.live = live
        self.send = output.send
        write = None if output.wire is None else output.wire.write_text
        self.outbox = Outbox(output.send, partial(_close, hub, output.send, "too-fast"), write)
        kick = partial(_kick, hub, output.send, self.outbox)
        player = TELEVISION if output.is_television else person.id
        self.subscriber = Subscriber(player, person.name, self.outbox, output.words, kick)
        self.mover = Requester(player)  # all that is needed of who makes a move
        self.bucket = hub.limits.of(person.id)  # one for all connections of a person
        self.strikes = 0
        self.is_idle = False  # no message of this client is being handled
        self.became_idle: asyncio.Future[None] | None = None  # set while a message waits for that

    async def serve(self, receive: Receive, seen: int | None) -> None:
        """Send the welcome, then handle messages until the client disconnects."""
        hub, live = self.hub, self.live
        live.subscribers.add(self.subscriber)
        try:
            self.outbox.push(live.welcome(self.subscriber, seen, hub.clock.now()))
            hub.add_subscriber(live, self.subscriber)
            while not self.outbox.is_closed:
                self.is_idle = True
                event = await receive()
                if event["type"] == "websocket.disconnect":
                    return
                await self._wait_until_idle()
                self.is_idle = False
                await self._handle(event.get("text") or event.get("bytes") or "")
        finally:
            self.is_idle = False
            self.outbox.close()
            hub.remove_subscriber(live, self.subscriber)

    # --- messages in turn -----------------------------------------------------------------

    async def _handle(self, data: str | bytes) -> None:
        """Handle a message, and wait until that is done."""
        start = time.perf_counter()
        message: ClientMessage | None = None
        self.hub.metrics.messages += 1
        try:
            message = self._read(data)
            await self._dispatch(message)
            self.strikes = 0
        except Exception as error:
            cid = protocol.id_of(data) if message is None else message.id
            self._send_error(message, error, cid)
        self.hub.metrics.answer_time.observe(time.perf_counter() - start)

    def _read(self, data: str | bytes) -> ClientMessage:
        if not self.bucket.take():
            self._strike("too-fast")
            raise Wait(self.bucket.wait())
        if len(data) > protocol.MAX_MESSAGE:
            self._strike("too-large")
            raise TableError("too-large", f"messages have at most {protocol.MAX_MESSAGE} bytes")
        try:
            return protocol.decode(data)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            self._strike("unreadable")
            raise TableError("unreadable", str(error)[:300]) from None

    def _charge(self, cost: float) -> None:
        """Consume what a message costs beyond the one token of every message."""
        if not self.bucket.take(cost - 1):
            self._strike("too-fast")
            raise Wait(self.bucket.wait(cost))

    def _strike(self, code: str) -> None:
        self.strikes += 1
        if self.strikes == MOST_STRIKES:
            _close(self.hub, self.send, code)

    async def _dispatch(self, message: ClientMessage) -> None:
        if isinstance(message, Request):
            if self.subscriber.player == TELEVISION:
                raise TableError("not-your-seat", "a television only shows the table")
            self._check_moderation(message)
            await self._carry_out(message)
        elif isinstance(message, protocol.Ping):
            self._push(protocol.Pong(message.id, self.hub.clock.now()))
        elif isinstance(message, protocol.Sync):
            self._sync(message)

    def _check_moderation(self, request: Request) -> None:
        """Raise for what admins of the server do not allow."""
        moderation = self.hub.moderation
        moderation.check_writing("")
        if request.is_chat:
            moderation.check_chat(self.subscriber.player)
        if isinstance(request, Sit | Configure):
            moderation.check_name(request.name if isinstance(request, Sit) else request.title)

    async def _carry_out(self, request: Request) -> None:
        """Add what only the server knows, append the entry, act on it."""
        hub, live = self.hub, self.live
        target_origins: list[Origin] = []
        learned: Learned | None = None
        if live.table.has_pending_duties:
            hub.return_timed_out_seats(live, self.subscriber.player)
        if request.is_chat:
            self._check_chat_rate()
        if request.is_chat or isinstance(request, Sit):  # perhaps they were blocked meanwhile
            await check_welcome(hub.store, live.table, self.subscriber.player)
        match request:
            case Leave(seat=None):
                for _ in live.table.seats_of(self.subscriber.player)[1:]:
                    await hub.append(live, self._entry_maker(request), by=self.subscriber)
            case TakeOver():  # the old host may have come back on another node
                await hub.attendance.refresh((live,))
            case Remove():
                target_origins = await self._origins_of(request.player)
            case Undo():
                learned = await self._learned(request)
            case Configure():
                request = await self._with_deck(request)
                await self._check_cards(request)
            case Start():
                table = live.table
                await hub.workshop.check_table(self._share, table.game_id, table.options)
        make_entry = self._entry_maker(request, target_origins, learned)
        await hub.append(live, make_entry, by=self.subscriber, cid=request.id)
        if isinstance(request, Rematch):
            await table_decks.load_newest_decks(hub, live)
        if is_rematch_agreed(live.table):
            await hub.workshop.check_table(self._share, live.table.game_id, live.table.options)
            await hub.try_append(live, start_rematch)

    def _entry_maker(
        self,
        request: Request,
        target_origins: Sequence[Origin] = (),
        learned: Learned | None = None,
    ) -> MakeEntry:
        def make_entry(table: Table) -> Entry:
            subscriber = self.subscriber
            by = Requester(
                subscriber.player,
                subscriber.name,
                subscriber.origin,
                self.hub.clock.now(),
                self.live.away,
                tuple(target_origins),
                learned,
            )
            return request.entry(table, by)

        return make_entry

    async def _learned(self, request: Undo) -> Learned | None:
        """Compare what everybody has seen, one comparison of the node after the other, people in
        turn, in small steps: neither moves nor other requests need to wait for a crowd of them."""
        self._charge(UNDO_COST)
        try:
            async with self.hub.comparing.turn(self._share):
                return await self._compare(request)
        except QueueFull:
            raise Wait(1, "moves are taken back one after the other") from None

    async def _compare(self, request: Undo) -> Learned | None:
        table = self.live.table
        found = request.to_compare(table, self.subscriber.player)
        if found is None:
            return None
        since, moves, is_news = found.seq, len(table.moves), False
        before = state_before(table, found)
        for is_news in comparisons(before, turns_since(table, found), found.seat):
            if is_news:
                break
            await asyncio.sleep(0)
        return Learned(since, moves, is_news)

    async def _origins_of(self, player: str) -> list[Origin]:
        """The devices and networks that a player is known by at this table."""
        known = await devices_of(self.hub.store, self.live.table.id, player)
        return known + [one.origin for one in self.live.subscribers if one.player == player]

    def _sync(self, message: protocol.Sync) -> None:
        """Send what came after the last number that the client has seen."""
        if message.seen == self.live.table.seq:
            self._push(protocol.Done(message.id, message.seen))
            return
        self._charge(PAGE_COST)
        now = self.hub.clock.now()
        self.outbox.push(self.live.welcome(self.subscriber, message.seen, now))

    def _check_chat_rate(self) -> None:
        """Limit the chat of one player at one table, over all their connections."""
        bucket = self.hub.talk.of(f"{self.live.table.id} {self.subscriber.player}")
        if not bucket.take():
            raise Wait(bucket.wait(), "slow chat: too many lines at once")

    async def _with_deck(self, message: Configure) -> Configure:
        """Put the stored deck that the host chose, now or before, into the options."""
        table = self.live.table
        deck = message.deck if message.deck is not None else table.deck
        if deck is None or (message.deck is None and message.options is None):
            return message
        chosen = table.options if message.options is None else message.options
        player = None if message.deck is None else self.subscriber.player
        try:
            options = await deck_options(self.hub.store, table.game_id, deck, chosen, player)
        except DamagedDeck:
            if message.deck is not None:
                raise
            options = table_decks.with_same_cards(chosen, table.options)
        return msgspec.structs.replace(message, options=options)

    @property
    def _share(self) -> Share:
        return Share(self.subscriber.address, self.subscriber.player, self.live.table.id)

    async def _check_cards(self, message: Configure) -> None:
        """Have new cards read before the table agrees on them; only its host sets them."""
        table, shop = self.live.table, self.hub.workshop
        if message.options is not None and table.host == self.subscriber.player:
            await shop.check_table(self._share, table.game_id, message.options)
            shop.take_table_bytes(self._share, table.game_id, message.options)

    # --- moves without a task ------------------------------------------------------------

    def take_nowait(self, data: bytes) -> bool:
        """Append a move without a task; False when the message has to be handled in turn."""
        if not self.is_idle or self.outbox.is_closed or self.live.table.has_pending_duties:
            return False
        try:
            message = protocol.decode(data)
        except (msgspec.DecodeError, RecursionError):
            return False
        if type(message) is not MakeMove or len(data) > protocol.MAX_MESSAGE:
            return False
        if self.subscriber.player == TELEVISION or self.hub.moderation.settings.read_only:
            return False  # handled in turn, which refuses it
        return self._append_nowait(message)

    def _append_nowait(self, message: MakeMove) -> bool:
        if not self.bucket.take():
            return False
        start = time.perf_counter()
        on_done = partial(self._on_done, message, start)
        mover = self.mover
        try:
            if not self.hub.appender.append_nowait(
                self.live,
                lambda table: message.entry(table, mover),
                self.subscriber,
                message.id,
                on_done,
            ):
                self.bucket.refund()
                return False
        except Exception as error:
            self._on_done(message, start, error)
        else:
            self.is_idle = False
        self.hub.metrics.messages += 1
        return True

    def _on_done(self, message: MakeMove, start: float, outcome: WriteOutcome) -> None:
        """Answer a move that was stored and broadcast, or failed."""
        if outcome is False:
            self.hub.spawn(self._try_again(message, start))
            return
        if outcome is True:
            self.strikes = 0
        else:
            self._send_error(message, outcome, message.id)
        self.hub.metrics.answer_time.observe(time.perf_counter() - start)
        self._set_idle()

    async def _try_again(self, message: MakeMove, start: float) -> None:
        """Handle the move like any other message, after another node took the number."""
        outcome: WriteOutcome = True
        try:
            await self._dispatch(message)
        except Exception as error:
            outcome = error
        self._on_done(message, start, outcome)

    def _set_idle(self) -> None:
        if self.became_idle is None:
            self.is_idle = True
        elif not self.became_idle.done():  # the next message waits
            self.became_idle.set_result(None)

    async def _wait_until_idle(self) -> None:
        """Wait until the move in progress is done."""
        if not self.is_idle:
            self.became_idle = asyncio.get_running_loop().create_future()
            await self.became_idle
            self.became_idle = None

    # --- errors ---------------------------------------------------------------------------

    def _send_error(self, message: ClientMessage | None, error: Exception, cid: str | None) -> None:
        """Answer with an error; `cid` is the message's id, also of an unreadable one."""
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

    def _refuse(self, message: ClientMessage | None, error: IllegalMove) -> None:
        assert isinstance(message, MakeMove)
        self.hub.metrics.refused += 1
        table = self.live.table
        seat = message.seat_to_move(table, self.subscriber.player)
        state = table.state
        assert state is not None
        legal = choices(state.game, state.view(seat), error.instead, self.subscriber.words)
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


# No methods: a connection that its own parts refer to would stay in memory when it is gone.


def _close(hub: Hub, send: Send, code: str) -> None:
    """Close a connection, soon."""
    hub.spawn(close_socket(send, TableError(code)))


def _kick(hub: Hub, send: Send, outbox: Outbox, code: str) -> None:
    """Close a connection, soon, and send nothing more to it but the reason."""
    outbox.close()
    _close(hub, send, code)
