"""All live tables of a node: loads them, changes them, tracks who is connected."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable

from stolik.kernel.seat import Seat
from stolik.server.accounts.statistics import note_tallies
from stolik.server.admin.moderation import Moderation
from stolik.server.background_tasks import BackgroundTasks
from stolik.server.blank.workshop import Workshop
from stolik.server.bus import Nudge, open_bus
from stolik.server.clock import NodeClock
from stolik.server.config import Config
from stolik.server.limits.buckets import Buckets
from stolik.server.limits.request_limits import RequestLimits
from stolik.server.monitoring.metrics import Metrics
from stolik.server.storage.faults import DamagedLog, StorageDown
from stolik.server.storage.store import CLEARED, CLEARING, Store, TableRow
from stolik.server.tables import heartbeat
from stolik.server.tables.attendance import Attendance
from stolik.server.tables.attention import (
    LINGER,
    is_suspended,
    lost_after,
    note_presence_elsewhere,
)
from stolik.server.tables.bot_players import BotPlayers
from stolik.server.tables.damaged import DamagedTables, UnusableTable, read_table
from stolik.server.tables.idle_tables import IdleTables
from stolik.server.tables.live_table import LiveTable, Subscriber
from stolik.server.tables.log_appender import LogAppender, MakeEntry
from stolik.server.tables.long_games import EVERY_SECONDS, LongGames
from stolik.server.tables.origin_log import note_origins
from stolik.server.tables.results import Result, result_of, store_result
from stolik.server.tables.scheduler import Scheduler
from stolik.server.tables.stored_summaries import StoredSummaries
from stolik.server.workers.fair_queue import Caps, FairQueue, Share
from stolik.table import scheduled
from stolik.table.actions.base import Entry
from stolik.table.actions.hosting import Removed
from stolik.table.actions.moves import Moved, TimeGivenBack
from stolik.table.actions.seats import GaveBack, Sat
from stolik.table.actions.talk import Spoke
from stolik.table.errors import TableError
from stolik.table.table import Happened, Table

logger = logging.getLogger(__name__)

FORGET = -2
"""In place of a number: these players were deleted."""

LOGGED_OUT = -3
"""In place of a number: these sessions have ended; `players` holds their keys."""

POLL_SECONDS = 2.0
BEAT_SECONDS = 5.0
SUMMARY_SECONDS = 0.5
TURN_SECONDS = 5.0

COMPARING = Caps(person=2, address=8, everybody=64)
"""How many may wait until it is compared what a move has taught: of one person, of an address."""
"""How often rows note whom tables wait for: after every move would be too often."""
DAY = 86_400_000


class Hub:
    """The live tables of one node: a cache of the logs in the database."""

    def __init__(self, config: Config, store: Store, clock: NodeClock, metrics: Metrics) -> None:
        self.config = config
        self.store = store
        self.clock = clock
        self.moderation = Moderation(store, clock)
        self.metrics = metrics
        self.node = secrets.token_hex(6)
        self.live_tables: dict[str, LiveTable] = {}
        self.is_closing = False
        self.background_tasks = BackgroundTasks()
        self.spawn = self.background_tasks.spawn
        self.repeat = self.background_tasks.repeat
        self.on_player_forgotten: list[Callable[[str], None]] = []
        self.on_logout: list[Callable[[str], None]] = []
        self.bus = open_bus(config.redis_url, self.node, self._on_nudge, store.is_shared)
        self.appender = LogAppender(self.node, store, clock, metrics, self.bus)
        self.appender.on_committed = self.on_committed
        self.appender.on_damage = self._on_damage
        self.damaged = DamagedTables(clock)
        self._loading: dict[str, asyncio.Task[LiveTable | UnusableTable]] = {}
        self.summaries = StoredSummaries(store, clock)
        self.store_summaries = self.summaries.store
        self.scheduler = Scheduler(self)
        self.idle = IdleTables(self)
        self.long_games = LongGames(self)
        self.bots = BotPlayers(self)
        self.workshop = Workshop(config.bot_workers)
        self.limits = RequestLimits(config)
        self.talk = Buckets(config.chat_rate, config.chat_rate * 10)
        self.comparing = FairQueue(1, COMPARING)
        self.attendance = Attendance(self, POLL_SECONDS)
        self.repeat(BEAT_SECONDS, self._beat)
        self.repeat(BEAT_SECONDS, self._check_tables)
        self.repeat(SUMMARY_SECONDS, self.store_summaries)
        self.repeat(TURN_SECONDS, self.summaries.store_turns)
        if store.is_shared:
            self.repeat(POLL_SECONDS, self._poll)

    # --- finding --------------------------------------------------------------------------

    async def find(self, key: str) -> LiveTable | None:
        """The table of this id or code, loaded if necessary; raises UnusableTable."""
        live = self.live_tables.get(key)
        if live is None:
            row = await self.store.find_table(key)
            if row is None:
                return None
            live = self.live_tables.get(row.id) or await self.idle.take_back(row.id)
            if live is None:
                return await self._find_unloaded(row)
        self.idle.note_use(live)
        return live

    async def _find_unloaded(self, row: TableRow) -> LiveTable:
        if row.status in (CLEARING, CLEARED):
            raise UnusableTable("table-gone", row)
        self.damaged.check(row)
        loading = self._loading.get(row.id)
        if loading is None:
            loading = self._loading[row.id] = self.spawn(self._load(row))
            loading.add_done_callback(lambda _: self._loading.pop(row.id, None))
        found = await asyncio.shield(loading)
        if isinstance(found, UnusableTable):
            raise found
        return found

    async def _load(self, row: TableRow) -> LiveTable | UnusableTable:
        """Load a table; returns an UnusableTable when it is damaged or being deleted."""
        used = max(row.changed, row.beat, row.used)
        if used < self.clock.now() - DAY:  # before its log is read, so that it is kept
            used = self.clock.now()
            if not await self.store.note_use([row.id], used):
                return UnusableTable("table-gone", row)
        try:
            table = await read_table(self.store, row)
        except DamagedLog as error:
            self.damaged.note(row.code, error)
            return UnusableTable("damaged", row)
        self.damaged.repaired(row.id)
        live = LiveTable(table)
        live.used_at, live.unpaid = used, table.seq
        await self.attendance.read((live,))
        now = live.loaded_at = self.clock.now()
        waiting = self.idle.waiting.get(row.id)
        if waiting is not None:
            live.away = waiting.away
        live.watch_absences(now)
        self.live_tables[row.id] = live
        live.idle_since = now
        if row.due is not None:
            live.awake_until = now - self.long_games.lost_since(table.at)
        else:
            live.awake_until = max(row.beat, table.at) if waiting is None else now
        self.summaries.changed.add(live)  # the last node may have died before it stored the summary
        live.is_suspended = is_suspended(live, now)
        try:
            if not live.is_suspended:
                await self.give_back_time(live, now)
            await self.long_games.note_days_off(live)
        finally:
            self.on_committed(live)
            self.idle.note_use(live)
        return live

    def _on_damage(self, live: LiveTable, error: DamagedLog) -> None:
        """Unload a table that does not fit its log, and close its connections."""
        self.damaged.note(live.table.code, error)
        self.unload(live, "damaged")

    def unload(self, live: LiveTable, code: str) -> None:
        """Unload a table to which nothing may be appended any more, and close its connections."""
        live.is_damaged = True
        if live.timer is not None:
            live.timer.cancel()
            live.timer = None
        if self.live_tables.get(live.table.id) is live:
            del self.live_tables[live.table.id]
        self.idle.forget(live)
        self.summaries.changed.discard(live)
        live.close(code)

    async def give_back_time(self, live: LiveTable, now: int) -> None:
        """Give back the time in which no node served the table's clocks."""
        table = live.table
        least = lost_after(table)
        if least is None:
            return

        def make_entry(current: Table) -> Entry:
            lost = now - max(live.awake_until, current.at)
            if lost <= least:  # or another node was faster
                raise TableError("not-now")
            return TimeGivenBack(lost)

        if now - max(live.awake_until, table.at) > least:
            await self.try_append(live, make_entry)

    async def resume_games(self) -> None:
        """After a start: resume every running game."""
        await self._retry_until_stored(self._load_running_games)
        self.repeat(EVERY_SECONDS, self.long_games.load_due)

    async def _load_running_games(self) -> None:
        for row in await self.store.playing_tables(self.clock.now() - DAY):
            try:
                await self.find(row.id)
            except StorageDown:
                raise  # from the start; loaded ones take no time
            except TableError:
                continue  # damaged or cleared away, which has been logged
            except Exception:
                logger.exception("a game could not be resumed", extra={"table": row.id})

    # --- changing -------------------------------------------------------------------------

    async def append(
        self,
        live: LiveTable,
        make_entry: MakeEntry,
        *,
        by: Subscriber | None = None,
        cid: str | None = None,
    ) -> int:
        """Append an entry, as `LogAppender.append` does."""
        return await self.appender.append(live, make_entry, by=by, cid=cid)

    # --- connections ----------------------------------------------------------------------

    def add_subscriber(self, live: LiveTable, subscriber: Subscriber) -> None:
        """Add a new connection."""
        live.subscribers.add(subscriber)
        live.idle_since = None
        self.idle.note_use(live)
        self.return_timed_out_seats(live, subscriber.player)
        self._presence_changed(live)
        if live.is_suspended:
            self.spawn(self._resume(live))
        elif live.table.status == "playing":
            self.bots.serve(live)

    async def _resume(self, live: LiveTable) -> None:
        """Resume clocks and bots where only bots play, because somebody watches again."""
        try:
            await self.give_back_time(live, self.clock.now())
        finally:
            live.is_suspended = False
            self.on_committed(live)

    def return_timed_out_seats(self, live: LiveTable, player: str) -> None:
        """Return the seats of somebody who acts again from the bots that play for them."""
        for seat in live.table.seats_of(player):
            if live.table.chairs[seat].is_timed_out:
                self.spawn(self._give_back(live, seat))

    def remove_subscriber(self, live: LiveTable, subscriber: Subscriber) -> None:
        """Remove a closed connection."""
        live.subscribers.discard(subscriber)
        if not live.subscribers:
            live.idle_since = self.clock.now()
            live.awake_until = live.idle_since + LINGER
            live.last_share = Share(subscriber.address, subscriber.player, live.table.id)
        self._presence_changed(live)
        self.idle.note_use(live)

    def _presence_changed(self, live: LiveTable) -> None:
        live.announced = ()  # a new connection needs it, though nothing changed
        self.attendance.announce(live)
        self.update_presence(live, self.clock.now())

    def update_presence(self, live: LiveTable, now: int) -> None:
        """Update who is at a table; if that has changed, announce it and act on it."""
        live.watch_absences(now)
        note_presence_elsewhere(live, now)
        if live.attendance(now) != live.announced:
            live.announce_presence(now)
            self._give_seats_back(live, now)
            self.scheduler.schedule(live)

    def _give_seats_back(self, live: LiveTable, now: int) -> None:
        for entry in scheduled.seats_to_give_back(live.table, set(live.present(now).players)):
            self.spawn(self._give_back(live, entry.seat))

    async def _give_back(self, live: LiveTable, seat: Seat) -> None:
        def make_entry(table: Table) -> Entry:
            if not table.chairs[seat].is_stand_in or table.chairs[seat].player is None:
                raise TableError("not-now")
            return GaveBack(seat)

        await self.try_append(live, make_entry)

    # --- after an entry -------------------------------------------------------------------

    def on_committed(self, live: LiveTable, happened: Happened | None = None) -> None:
        """Act on a committed entry, or on a table that was just loaded."""
        if live.is_damaged:
            return
        table = live.table
        if table.id not in self.live_tables:
            self.idle.note_use(live)
        entry = None if happened is None else happened.logged.entry
        if type(entry) is Moved:
            self.summaries.moved.add(live)
        else:
            if isinstance(entry, Removed):
                live.kick_removed()
            elif isinstance(entry, Sat):
                note_origins(self, live, entry.player)
            live.watch_absences(self.clock.now())
            if entry is not None and not isinstance(entry, Spoke):
                self.summaries.changed.add(live)
            self.long_games.on_committed(live, happened)
        if table.status == "over":
            if live.finished_round < table.round:
                live.finished_round = table.round
                live.storing_result = self.spawn(self._finish(live, result_of(table)))
        elif table.status in ("dealing", "playing"):
            self.scheduler.schedule(live)
            self.bots.serve(live)

    async def _finish(self, live: LiveTable, result: Result | None) -> None:
        if result is not None:
            await self._retry_until_stored(lambda: store_result(self.store, result))
            self.spawn(note_tallies(self.store, result.table_id, result.round))
        self.summaries.changed.add(live)

    async def _retry_until_stored(self, write: Callable[[], Awaitable[object]]) -> None:
        """Retry a write while the database is down."""
        while not self.is_closing:
            try:
                await write()
                return
            except StorageDown:
                await asyncio.sleep(1)

    async def try_append(self, live: LiveTable, make_entry: MakeEntry) -> None:
        """Append an entry of the table itself; do nothing if it is no longer valid."""
        try:
            await self.append(live, make_entry)
        except TableError:
            pass
        except StorageDown:
            if not self.is_closing:
                await asyncio.sleep(1)
                self.on_committed(live)

    # --- other nodes ----------------------------------------------------------------------

    def forget_player(self, player: str) -> None:
        """Forget a deleted player here and on every node."""
        self._forget_player(player)
        self.bus.publish(Nudge("", FORGET, self.node, (player,)))

    def _forget_player(self, player: str) -> None:
        for live in self.live_tables.values():
            if live.forget_player(player):
                self.summaries.changed.add(live)
        for listener in self.on_player_forgotten:
            listener(player)

    def rename(self, player: str, name: str) -> None:
        """Change a player's name on their connections."""
        for live in self.live_tables.values():
            for subscriber in live.subscribers:
                if subscriber.player == player:
                    subscriber.name = name

    def log_out(self, session: str) -> None:
        """Close the connections of a session that has ended, here and on every node."""
        self._log_out(session)
        self.bus.publish(Nudge("", LOGGED_OUT, self.node, (session,)))

    def _log_out(self, session: str) -> None:
        for live in self.live_tables.values():
            live.log_out(session)
        for listener in self.on_logout:
            listener(session)

    def _on_nudge(self, nudge: Nudge) -> None:
        if nudge.seq in (FORGET, LOGGED_OUT):
            forget = self._forget_player if nudge.seq == FORGET else self._log_out
            for one in nudge.players or ():
                forget(one)
            return
        live = self.live_tables.get(nudge.table)
        if live is None:
            return
        if nudge.players is not None:
            self.attendance.receive(live, nudge)
        elif nudge.seq > live.table.seq:
            self.spawn(self.appender.follow(live, nudge.seq))

    async def _poll(self) -> None:
        """Check whether tables have changed, in case a nudge was lost."""
        watched = [
            live.table.id for live in self.live_tables.values() if live.subscribers or live.timer
        ]
        watched += self.idle.waiting
        for start in range(0, len(watched), 500):
            newest = await self.store.last_seqs(watched[start : start + 500])
            for table_id, seq in newest.items():
                live = self.live_tables.get(table_id)
                waiting = self.idle.waiting.get(table_id)
                if live is not None and seq > live.table.seq:
                    self.spawn(self.appender.follow(live, seq))
                elif waiting is not None and seq > waiting.seq:
                    self.idle.wake(table_id)

    async def _beat(self) -> None:
        live_tables = list(self.live_tables.values())
        await heartbeat.beat(self.store, live_tables, self.idle.waiting, self.clock.now())
        await self.long_games.beat()

    async def _check_tables(self) -> None:
        """Check every table: who is here, what is due, and whether it can be unloaded."""
        now = self.clock.now()
        for live in list(self.live_tables.values()):
            if live.table.status in ("dealing", "playing"):
                # In case something was not started.
                self.bots.serve(live)
                self._give_seats_back(live, now)
                if live.timer is None or is_suspended(live, now):
                    self.scheduler.schedule(live)
        self.idle.check(now)

    async def close(self) -> None:
        """Stop; pending writes are finished."""
        self.is_closing = True
        for live in self.live_tables.values():
            if live.timer is not None:
                live.timer.cancel()
        self.idle.close()
        self.background_tasks.end_loops()
        await self.summaries.store_turns()
        await self.bus.close()
        await self.background_tasks.close()
        await self.bots.close()
