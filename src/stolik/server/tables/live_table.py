"""A table that is loaded on this node, with its connections."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from typing import Any, cast

import msgspec

from stolik import protocol
from stolik.kernel.phrase import Phrase
from stolik.kernel.seat import Seat
from stolik.server.sockets.outbox import Outbox
from stolik.server.tables.log_pages import chat_part, story_part
from stolik.server.tables.messages import (
    MessageBuilder,
    Present,
    chat_line,
    chat_lines,
    clocks,
    mover,
    table_events,
    table_info,
)
from stolik.server.tables.table_lock import TableLock
from stolik.server.workers.fair_queue import Share
from stolik.table import seating
from stolik.table.actions.base import DELETED
from stolik.table.actions.hosting import take_over_in
from stolik.table.actions.moves import Moved
from stolik.table.actions.seats import OriginNoted
from stolik.table.actions.setup import Made
from stolik.table.actions.talk import Spoke
from stolik.table.entries import Logged
from stolik.table.errors import TableError
from stolik.table.origins import NOWHERE
from stolik.table.table import Happened, Table

STORING_SECONDS = 10
"""How long somebody waits for a result that is being stored."""

TELEVISION = "television"
"""For whom a television speaks: for nobody who could hold a seat, whoever opened it."""

NAMED_SPECTATORS = 20
"""This many of those who watch are named; the others are only counted."""


def is_author(logged: Logged, player: str) -> bool:
    """Whether an entry may hold the name or the words of a player."""
    entry = logged.entry
    if isinstance(entry, Made):
        return entry.host == player
    return player in (logged.player, getattr(entry, "player", None))


def _without(said: Phrase, words: dict[str, set[str]]) -> Phrase:
    args = {
        name: DELETED if value in words.get(name, ()) else value
        for name, value in said.args.items()
    }
    return Phrase(said.id, args)


class Subscriber:
    """One connection: who it speaks for and where its messages go."""

    __slots__ = ("address", "kick", "name", "origin", "outbox", "player", "session", "words")

    def __init__(
        self, player: str, name: str, outbox: Outbox, words: bool, kick: Callable[[str], None]
    ) -> None:
        self.player = player
        self.name = name
        self.outbox = outbox
        self.words = words
        self.kick = kick
        self.session: str | None = None  # the key of the session that it came with
        self.address = ""  # the address that limits count it under
        self.origin = NOWHERE  # its device and network, as the table may know them


class RemotePresence:
    """Who is connected to the table on another node, and until when the report is valid."""

    def __init__(self, players: Iterable[str], at: int, until: int) -> None:
        self.players = frozenset(players)
        self.at = at
        self.until = until


class LiveTable:
    """A table, its connections, and what this node has to do for it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = TableLock()
        self.subscribers: set[Subscriber] = set()
        self.must_reread = False  # the last write may or may not have happened: read again
        self.is_damaged = False  # its log cannot be read: nothing is appended any more
        self.away: dict[str, int] = {}  # people without a connection, and since when
        self.elsewhere: dict[str, RemotePresence] = {}
        self.names_elsewhere: dict[str, str] = {}  # of spectators on other nodes
        self.thinking: set[tuple[Seat, int]] = set()  # seats and the seq they were asked at
        self.timer: asyncio.TimerHandle | None = None
        self.awake_until = 0  # how long bots go on after the last connection went
        self.last_share = Share()  # whose share of the workers they use then
        self.is_suspended = False  # its clocks stand still since then
        self.idle_since: int | None = None
        self.unpaid = 0  # entries that were read to load it, which nobody has been charged for yet
        self.finished_round = 0  # the last round whose result was given to be stored
        self.storing_result: asyncio.Task[None] | None = None
        self.loaded_at = 0  # when it was loaded here: nobody knows who left before that when
        self.beat_at = 0  # when its row was last noted as served
        self.used_at = 0  # when its row was last noted as loaded
        self.presence_sent_at = 0  # when who is connected here was last reported to other nodes
        self.announced: tuple[object, ...] = ()  # the presence that connections were last sent

    async def wait_for_result(self) -> None:
        """Wait while the result of a round that has just ended is stored, for some seconds."""
        if self.storing_result is not None:
            await asyncio.wait((self.storing_result,), timeout=STORING_SECONDS)

    # --- who is here ----------------------------------------------------------------------

    def present(self, now: int) -> Present:
        """Who is connected, here and on other nodes."""
        players = {subscriber.player for subscriber in self.subscribers}
        for node in self.elsewhere.values():
            if node.until > now:
                players |= node.players
        has_television = TELEVISION in players
        players.discard(TELEVISION)
        spectators = players - set(self.table.people())
        names = self.names_elsewhere | {one.player: one.name for one in self.subscribers}
        watching = sorted(names[player] for player in spectators if player in names)
        is_host_here = self.table.host in players
        return Present(
            players,
            len(spectators),
            None if is_host_here else take_over_in(self.table, self.away, now),
            tuple(watching[:NAMED_SPECTATORS]),
            has_television,
        )

    def watch_absences(self, now: int) -> None:
        """Update since when people are away."""
        here = self.present(now).players
        self.away = {
            player: self.away.get(player, now)
            for player in (*self.table.people(), self.table.host)
            if player is not None and player not in here
        }

    def kick_removed(self) -> None:
        """Close every connection of removed players, under any of their sessions."""
        for subscriber in list(self.subscribers):
            try:
                seating.check_entry(self.table, subscriber.player, subscriber.origin)
            except TableError as error:
                if error.code == "removed":
                    subscriber.kick("removed")

    def log_out(self, session: str) -> None:
        """Close every connection that came with a session which has ended."""
        for subscriber in [one for one in self.subscribers if one.session == session]:
            subscriber.kick("no-session")

    def close(self, code: str) -> None:
        """Close every connection."""
        for subscriber in list(self.subscribers):
            subscriber.kick(code)

    def forget_player(self, player: str) -> bool:
        """Close a deleted player's connections, and remove their name and words.

        Returns whether there was anything.
        """
        for subscriber in [one for one in self.subscribers if one.player == player]:
            subscriber.kick("no-session")
        table = self.table
        words = {
            "name": {DELETED},
            "case": {DELETED},
        }  # the player's words, by the phrase's argument
        words["new"] = words["name"]
        for chair in table.chairs:
            if chair.named == player:
                words["name"].add(chair.name)
                chair.name = DELETED
        for ruling in table.rulings:
            if ruling.by == player:
                words["case"].add(ruling.text)
                ruling.text = DELETED
        if table.titled == player:
            table.title = ""
        for happened in (*table.chat, *table.story):
            if is_author(happened.logged, player):
                entry = happened.logged.entry
                words["name"].add(getattr(entry, "name", DELETED))
                clean = entry.anonymous() or entry
                happened.logged = msgspec.structs.replace(happened.logged, entry=clean)
        for happened in table.story:
            if happened.phrase is not None:
                happened.phrase = _without(happened.phrase, words)
        return table.titled == player or any(len(theirs) > 1 for theirs in words.values())

    # --- what is sent ---------------------------------------------------------------------

    def you(self, subscriber: Subscriber) -> protocol.You:
        """Who a connection speaks for."""
        table = self.table
        answers = seating.seat_answers(table, subscriber.player, subscriber.origin)
        return protocol.You(
            subscriber.player,
            subscriber.name,
            table.seats_of(subscriber.player),
            table.host == subscriber.player,
            tuple(seat for seat, error in answers.items() if error is None),
            table.held.get(subscriber.player, ()) if table.status == "playing" else (),
            _closed_seats(table, answers),
        )

    def welcome(
        self, subscriber: Subscriber, after: int | None, now: int, *, anew: bool = False
    ) -> bytes:
        """The whole state, with the newest part of the log after a number."""
        table = self.table
        seats = table.seats_of(subscriber.player)
        builder = MessageBuilder(table)
        start = after if after is not None and after <= table.seq else 0
        story, chat = story_part(table, start), chat_part(table, start)
        return protocol.encode(
            protocol.Welcome(
                protocol=protocol.PROTOCOL,
                seq=table.seq,
                now=now,
                you=self.you(subscriber),
                table=table_info(table, self.present(now)),
                deciders=table.deciders(),
                sides=builder.seat_updates(seats, subscriber.words),
                clocks=clocks(table, now),
                log=builder.lines(seats, story.entries, subscriber.words),
                chat=chat_lines(table, chat.entries),
                logs=builder.logs(seats, story.entries, subscriber.words),
                older=story.older,
                older_chat=chat.older,
                anew=anew,
            )
        )

    def broadcast(self, happened: Happened, now: int, author: Subscriber | None = None) -> None:
        """Send an update to every connection, each as it may know it."""
        if not self.subscribers:
            return
        if happened.logged.entry.changes_the_past:
            for subscriber in self.subscribers:
                subscriber.outbox.push(self.welcome(subscriber, None, now, anew=True))
            return
        update = _UpdateMessage(self, happened, now)
        for subscriber in self.subscribers:
            subscriber.outbox.push(update.message(subscriber, subscriber is author))

    def announce_presence(self, now: int) -> None:
        """Send every connection who is connected."""
        connected, spectators, watching, television = self.announced = self.attendance(now)
        take_over_in = self.present(now).take_over_in
        presence = protocol.Presence(connected, spectators, take_over_in, watching, television)
        message = protocol.encode(presence)
        for subscriber in self.subscribers:
            subscriber.outbox.push(message)

    def attendance(self, now: int) -> tuple[tuple[bool, ...], int, tuple[str, ...], bool]:
        """Which chairs are played by somebody connected, who watches, whether a television does."""
        present = self.present(now)
        connected = tuple(
            chair.is_bot or chair.player in present.players for chair in self.table.chairs
        )
        return connected, present.spectators, present.watching, present.has_television


def _closed_seats(
    table: Table, answers: dict[Seat, TableError | None]
) -> tuple[protocol.ClosedSeat, ...]:
    """Seats of the running game that a bot plays for nobody, and why one cannot have them."""
    if table.status != "playing":
        return ()
    return tuple(
        protocol.ClosedSeat(seat, cast(Any, error.code))
        for seat, error in answers.items()
        if error is not None
    )


class _UpdateMessage:
    """One update for many readers; those who may know the same get the same bytes."""

    def __init__(self, live: LiveTable, happened: Happened, now: int) -> None:
        self.live = live
        self.happened = happened
        self.now = now
        self.builder = MessageBuilder(live.table, happened)
        self.ready: dict[tuple[tuple[Seat, ...], bool], bytes] = {}
        table, entry = live.table, happened.logged.entry
        kind = type(entry)
        self.spoke = kind is Spoke
        self.info = None
        if kind not in (Moved, Spoke, OriginNoted) or (kind is Moved and table.status == "over"):
            self.info = table_info(table, live.present(now))
        self.by = mover(entry)
        self.events = table_events(happened)
        self.deciders = self.builder.deciders
        self.clocks = clocks(table, now)

    def message(self, subscriber: Subscriber, is_author: bool) -> bytes:
        """The bytes for one connection."""
        seats = self.live.table.seats_of(subscriber.player)
        own = (is_author and self.happened.logged.cid) or None
        if own is not None or self.info is not None:
            return self._encode(subscriber, seats, own)
        key = (seats, subscriber.words)
        found = self.ready.get(key)
        if found is None:
            found = self.ready[key] = self._encode(subscriber, seats, None)
        return found

    def _encode(self, subscriber: Subscriber, seats: tuple[Seat, ...], own: str | None) -> bytes:
        live, happened = self.live, self.happened
        update = protocol.Update(
            seq=happened.logged.seq,
            now=self.now,
            by=self.by,
            deciders=self.deciders,
            sides=() if self.spoke else self.builder.seat_updates(seats, subscriber.words),
            clocks=self.clocks,
            re=own,
            events=self.events,
        )
        if self.spoke:
            update.chat = chat_line(live.table, happened)
        if self.info is not None:
            update.table, update.you = self.info, live.you(subscriber)
            update.undone = happened.undone_since
        return protocol.encode(update)
