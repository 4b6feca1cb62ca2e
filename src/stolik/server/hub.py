"""All live tables of a node: loads them, changes them, keeps their duties."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable

from stolik.kernel.seat import Seat
from stolik.server.attendance import Attendance
from stolik.server.bot_players import BotPlayers
from stolik.server.bus import Bus, NoBus, Nudge, RedisBus
from stolik.server.chores import Chores
from stolik.server.clock import NodeClock
from stolik.server.config import Config
from stolik.server.limits import Buckets
from stolik.server.live import Live, Seen
from stolik.server.metrics import Metrics
from stolik.server.results import Result, result_of, store_result
from stolik.server.scribe import Scribe, Wish
from stolik.server.storage.faults import StorageDown
from stolik.server.storage.store import Store, TableRow
from stolik.server.summary import summary_of
from stolik.table import duties
from stolik.table import entries as log
from stolik.table.errors import TableError
from stolik.table.table import Happened, Table

FORGET = -2
"""Instead of a number: these players have deleted themselves."""

LOGGED_OUT = -3
"""Instead of a number: these sessions have ended, and in the place of players stand their keys."""

LOST_AFTER = 15_000
"""A table that no node served for so long gets the lost time back."""

POLL_SECONDS = 2.0
BEAT_SECONDS = 5.0
SUMMARY_SECONDS = 0.5
DAY = 86_400_000


class Hub:
    """The live tables of one node. The log in the database is the truth, this is a cache."""

    def __init__(self, config: Config, store: Store, clock: NodeClock, metrics: Metrics) -> None:
        self.config = config
        self.store = store
        self.clock = clock
        self.metrics = metrics
        self.node = secrets.token_hex(6)
        self.lives: dict[str, Live] = {}
        self.is_closing = False
        self.chores = Chores()
        self.spawn = self.chores.spawn
        self.often = self.chores.often
        self.on_forget: list[Callable[[str], None]] = []
        self.on_logout: list[Callable[[str], None]] = []
        self.bus: Bus = (
            RedisBus(config.redis_url, self.node, self._nudged)
            if config.redis_url
            else NoBus(is_up=not store.is_shared)
        )
        self.scribe = Scribe(self.node, store, clock, metrics, self.bus)
        self.scribe.after = self.after
        self._loading: dict[str, asyncio.Task[Live | None]] = {}
        self._changed: set[Live] = set()  # tables whose line in the list is out of date
        self.bots = BotPlayers(self)
        self.talk = Buckets(config.chat_rate, config.chat_rate * 10)
        self.attendance = Attendance(self, POLL_SECONDS)
        self.often(BEAT_SECONDS, self._beat)
        self.often(BEAT_SECONDS, self._tend)
        self.often(SUMMARY_SECONDS, self.store_summaries)
        if store.is_shared:
            self.often(POLL_SECONDS, self._poll)

    # --- finding --------------------------------------------------------------------------

    async def find(self, key: str) -> Live | None:
        """The table of this id or code, loaded if need be."""
        live = self.lives.get(key)
        if live is not None:
            return live
        row = await self.store.find_table(key)
        if row is None:
            return None
        live = self.lives.get(row.id)
        if live is not None:
            return live
        loading = self._loading.get(row.id)
        if loading is None:
            loading = self._loading[row.id] = self.spawn(self._load(row))
            loading.add_done_callback(lambda _: self._loading.pop(row.id, None))
        return await asyncio.shield(loading)

    async def _load(self, row: TableRow) -> Live | None:
        table = Table(row.id, row.code)
        for number, logged in enumerate(await self.store.read_log(row.id)):
            table.fold(logged)
            if number % 50 == 49:
                await asyncio.sleep(0)  # long games must not stop the others
        live = Live(table)
        await self.attendance.read((live,))
        now = self.clock.now()
        live.watch_absences(now)
        self.lives[row.id] = live
        live.idle_since = now
        self._changed.add(live)  # the last node may have died before it said how things are
        try:
            await self._wake(live, max(row.beat, table.at), now)
        finally:
            self.after(live)
        return live

    async def _wake(self, live: Live, served: int, now: int) -> None:
        """Give back the time in which no node served the table's clocks."""
        table = live.table
        running = table.clocks is not None and (
            table.clocks.has_seat_clocks or bool(table.clocks.timers)
        )
        lost = now - served
        if table.status == "playing" and running and not table.paused and lost > LOST_AFTER:
            await self.act(live, lambda _: log.Woken(lost))

    async def revive(self) -> None:
        """After a start: go on with every game that was on."""
        for row in await self.store.playing_tables(self.clock.now() - DAY):
            await self.find(row.id)

    # --- changing -------------------------------------------------------------------------

    async def act(
        self, live: Live, wish: Wish, *, by: Seen | None = None, cid: str | None = None
    ) -> int:
        """Let a wish come true, as the scribe does."""
        return await self.scribe.act(live, wish, by=by, cid=cid)

    # --- connections ----------------------------------------------------------------------

    def join(self, live: Live, seen: Seen) -> None:
        """A connection came."""
        live.seen.add(seen)
        live.idle_since = None
        self.wake(live, seen.player)
        self._presence_changed(live)

    def wake(self, live: Live, player: str) -> None:
        """Somebody does something: a bot that plays for them gives their seats back."""
        for seat in live.table.seats_of(player):
            if live.table.chairs[seat].is_dozing:
                self.spawn(self._give_back(live, seat))

    def part(self, live: Live, seen: Seen) -> None:
        """A connection went."""
        live.seen.discard(seen)
        if not live.seen:
            live.idle_since = self.clock.now()
        self._presence_changed(live)

    def _presence_changed(self, live: Live) -> None:
        live.announced = ()  # whoever came wants to hear it, though it be the same
        self.attendance.tell(live)
        self.look_around(live, self.clock.now())

    def look_around(self, live: Live, now: int) -> None:
        """See who is at a table now; if that has changed, tell it and do what follows."""
        live.watch_absences(now)
        if live.attendance(now) != live.announced:
            live.announce_presence(now)
            self._give_seats_back(live, now)
            self._schedule(live)

    def _give_seats_back(self, live: Live, now: int) -> None:
        for entry in duties.returns(live.table, set(live.present(now).players)):
            self.spawn(self._give_back(live, entry.seat))

    async def _give_back(self, live: Live, seat: Seat) -> None:
        def wish(table: Table) -> log.AnyEntry:
            if not table.chairs[seat].is_stand_in or table.chairs[seat].player is None:
                raise TableError("not-now")
            return log.GaveBack(seat)

        await self.attempt(live, wish)

    # --- duties ---------------------------------------------------------------------------

    def after(self, live: Live, happened: Happened | None = None) -> None:
        """Whatever follows from what has just happened."""
        table = live.table
        is_move = happened is not None and isinstance(happened.logged.entry, log.Moved)
        if happened is not None and isinstance(happened.logged.entry, log.Removed):
            live.kick(happened.logged.entry.player)
        if not is_move:
            live.watch_absences(self.clock.now())
            if happened is not None and not isinstance(happened.logged.entry, log.Spoke):
                self._changed.add(live)
        if table.status == "over":
            if live.stored_round < table.round:
                live.stored_round = table.round
                self.spawn(self._finish(live, result_of(table)))
        elif table.status == "playing":
            self._schedule(live)
            self.bots.serve(live)

    async def store_summaries(self) -> None:
        """Bring the lines of all changed tables up to date, in one transaction."""
        changed, self._changed = self._changed, set()
        if not changed:
            return
        try:
            await self.store.run(*(summary_of(live.table) for live in changed))
        except StorageDown:
            self._changed |= changed

    async def _finish(self, live: Live, result: Result | None) -> None:
        if result is not None:
            await self._persist(lambda: store_result(self.store, result))
        self._changed.add(live)

    async def _persist(self, write: Callable[[], Awaitable[object]]) -> None:
        """Write something that follows from the log, for as long as it takes."""
        while not self.is_closing:
            try:
                await write()
                return
            except StorageDown:
                await asyncio.sleep(1)

    def _schedule(self, live: Live) -> None:
        """Set the timer for whatever is due next."""
        if live.timer is not None:
            live.timer.cancel()
            live.timer = None
        table = live.table
        if table.clocks is None or self.is_closing:
            return
        is_timed = table.clocks.has_seat_clocks or table.clocks.timers
        if not (is_timed or live.away or table.is_restless):
            return
        duty = duties.next_duty(table, live.away)
        if duty is None:
            return
        delay = max(0.0, (duty.at - self.clock.now()) / 1000)
        loop = asyncio.get_running_loop()
        live.timer = loop.call_later(delay, lambda: self.spawn(self._do_duty(live)))

    async def _do_duty(self, live: Live) -> None:
        def wish(table: Table) -> log.AnyEntry:
            duty = duties.next_duty(table, live.away)
            if duty is None or duty.at > self.clock.now() + 5:
                raise TableError("not-now")
            return duty.entry

        try:
            duty = duties.next_duty(live.table, live.away)
            if duty is not None and isinstance(duty.entry, log.StoodIn):
                await self.attendance.look((live,))  # perhaps they have come back elsewhere
            await self.attempt(live, wish)
        except StorageDown:
            await asyncio.sleep(1)
        except Exception:
            await asyncio.sleep(1)  # whatever it is, do not try again in a hurry
            raise
        finally:
            self._schedule(live)

    async def attempt(self, live: Live, wish: Wish) -> None:
        """Do what the table itself has to do; if it has changed its mind, do nothing."""
        try:
            await self.act(live, wish)
        except TableError:
            pass
        except StorageDown:
            if not self.is_closing:
                await asyncio.sleep(1)
                self.after(live)

    # --- other nodes ----------------------------------------------------------------------

    def forget(self, player: str) -> None:
        """Somebody deleted themself, and every node has to know."""
        self._forget(player)
        self.bus.publish(Nudge("", FORGET, self.node, (player,)))

    def _forget(self, player: str) -> None:
        for live in self.lives.values():
            if live.forget(player):
                self._changed.add(live)
        for listener in self.on_forget:
            listener(player)

    def rename(self, player: str, name: str) -> None:
        """Somebody is called otherwise: who watches a table speaks under that name at once."""
        for live in self.lives.values():
            for seen in live.seen:
                if seen.player == player:
                    seen.name = name

    def log_out(self, session: str) -> None:
        """A session has ended: its connections close, here and on every node that hears of it."""
        self._log_out(session)
        self.bus.publish(Nudge("", LOGGED_OUT, self.node, (session,)))

    def _log_out(self, session: str) -> None:
        for live in self.lives.values():
            live.log_out(session)
        for listener in self.on_logout:
            listener(session)

    def _nudged(self, nudge: Nudge) -> None:
        if nudge.seq in (FORGET, LOGGED_OUT):
            tell = self._forget if nudge.seq == FORGET else self._log_out
            for one in nudge.players or ():
                tell(one)
            return
        live = self.lives.get(nudge.table)
        if live is None:
            return
        if nudge.players is not None:
            self.attendance.hear(live, nudge)
        elif nudge.seq > live.table.seq:
            self.spawn(self.scribe.follow(live, nudge.seq))

    async def _poll(self) -> None:
        """Look whether tables moved on, in case a nudge got lost."""
        watched = [live.table.id for live in self.lives.values() if live.seen or live.timer]
        for start in range(0, len(watched), 500):
            newest = await self.store.last_seqs(watched[start : start + 500])
            for table_id, seq in newest.items():
                live = self.lives.get(table_id)
                if live is not None and seq > live.table.seq:
                    self.spawn(self.scribe.follow(live, seq))

    async def _beat(self) -> None:
        """Say that clocks are served and moves are made; after a restart such games go on."""
        served = [
            live
            for live in self.lives.values()
            if live.timer is not None
            or (live.table.status == "playing" and live.table.at > live.beat)
        ]
        if served:
            now = self.clock.now()
            await self.store.beat([live.table.id for live in served], now)
            for live in served:
                live.beat = now

    async def _tend(self) -> None:
        """Look after every table: who is here, what is due, and whether it can be let go."""
        now = self.clock.now()
        for live in list(self.lives.values()):
            if live.table.status == "playing":  # nothing waits for what somehow was not begun
                self.bots.serve(live)
                self._give_seats_back(live, now)
                if live.timer is None:
                    self._schedule(live)
            self._let_go(live, now)

    def _let_go(self, live: Live, now: int) -> None:
        idle = (
            live.idle_since is not None
            and now - live.idle_since > self.config.idle_minutes * 60_000
        )
        if idle and not live.timer and not live.thinking and not live.turn.locked():
            del self.lives[live.table.id]

    async def close(self) -> None:
        """Stop: no new duties, let what is being written finish."""
        self.is_closing = True
        for live in self.lives.values():
            if live.timer is not None:
                live.timer.cancel()
        self.chores.end_loops()
        await self.store_summaries()
        await self.bus.close()
        await self.chores.close()
        await self.bots.close()
