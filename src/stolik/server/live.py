"""A table that somebody is connected to, on this node."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable

import msgspec

from stolik.kernel.phrase import Phrase
from stolik.kernel.seat import Seat
from stolik.server import protocol
from stolik.server.outbox import Outbox
from stolik.server.painter import Painter, Present, chat_line, clocks, mover, said, table_info
from stolik.server.turn import Turn
from stolik.table import entries as log
from stolik.table import wishes
from stolik.table.table import Happened, Table

NOBODY = "…"
"""What stands where a deleted player's name or words stood."""


def nameless(entry: log.AnyEntry) -> log.AnyEntry | None:
    """The entry without its author's name and words; None when it has none."""
    if isinstance(entry, log.Made | log.Configured) and entry.title:
        return msgspec.structs.replace(entry, title="")
    if isinstance(entry, log.Sat):
        return msgspec.structs.replace(entry, name=NOBODY)
    if isinstance(entry, log.Spoke):
        return msgspec.structs.replace(entry, name=NOBODY, text=NOBODY if entry.text else None)
    if isinstance(entry, log.RulingAsked):
        return msgspec.structs.replace(entry, text=NOBODY)
    return None


def is_author(logged: log.Logged, player: str) -> bool:
    """Whether an entry may hold the name or the words of a player."""
    entry = logged.entry
    if isinstance(entry, log.Made):
        return entry.host == player
    return player in (logged.player, getattr(entry, "player", None))


def _without(said: Phrase, words: dict[str, set[str]]) -> Phrase:
    args = {
        name: NOBODY if value in words.get(name, ()) else value for name, value in said.args.items()
    }
    return Phrase(said.id, args)


class Seen:
    """One connection: who it speaks for and where its messages go."""

    __slots__ = ("kick", "name", "outbox", "player", "session", "words")

    def __init__(
        self, player: str, name: str, outbox: Outbox, words: bool, kick: Callable[[str], None]
    ) -> None:
        self.player = player
        self.name = name
        self.outbox = outbox
        self.words = words
        self.kick = kick
        self.session: str | None = None  # the key of the session that it came with


class Elsewhere:
    """Who is connected to the table on another node, until when that is known."""

    def __init__(self, players: Iterable[str], at: int, until: int) -> None:
        self.players = frozenset(players)
        self.at = at
        self.until = until


class Live:
    """A table, its connections, and what this node has to do for it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.turn = Turn()
        self.seen: set[Seen] = set()
        self.unsure = False  # the last write may or may not have happened: read again
        self.away: dict[str, int] = {}  # people without a connection, and since when
        self.elsewhere: dict[str, Elsewhere] = {}
        self.thinking: set[tuple[Seat, int]] = set()  # seats and the seq they were asked at
        self.timer: asyncio.TimerHandle | None = None
        self.idle_since: int | None = None
        self.stored_round = 0  # the last round whose result is stored
        self.beat = 0  # when its row last said that it is served
        self.told = 0  # when other nodes last heard who is connected here
        self.announced: tuple[object, ...] = ()  # what connections last heard of who is there

    # --- who is here ----------------------------------------------------------------------

    def present(self, now: int) -> Present:
        """Who is connected, here and on other nodes."""
        players = {seen.player for seen in self.seen}
        for node in self.elsewhere.values():
            if node.until > now:
                players |= node.players
        spectators = len(players - set(self.table.people()))
        if self.table.host in players:
            return Present(players, spectators)
        return Present(players, spectators, wishes.take_over_in(self.table, self.away, now))

    def watch_absences(self, now: int) -> None:
        """Note since when people are away, and forget it of those who are here."""
        here = self.present(now).players
        self.away = {
            player: self.away.get(player, now)
            for player in (*self.table.people(), self.table.host)
            if player is not None and player not in here
        }

    def kick(self, player: str) -> None:
        """Close every connection of somebody whom the host has removed."""
        for seen in [one for one in self.seen if one.player == player]:
            seen.kick("removed")

    def log_out(self, session: str) -> None:
        """Close every connection that came with a session which has ended."""
        for seen in [one for one in self.seen if one.session == session]:
            seen.kick("no-session")

    def forget(self, player: str) -> bool:
        """Somebody deleted themself: their connections close, their name and words go.

        Gives whether there was anything of theirs.
        """
        for seen in [one for one in self.seen if one.player == player]:
            seen.kick("no-session")
        table = self.table
        words = {"name": {NOBODY}, "case": {NOBODY}}  # what was theirs, by the phrase's argument
        words["new"] = words["name"]
        for chair in table.chairs:
            if chair.named == player:
                words["name"].add(chair.name)
                chair.name = NOBODY
        for ruling in table.rulings:
            if ruling.by == player:
                words["case"].add(ruling.text)
                ruling.text = NOBODY
        if table.titled == player:
            table.title = ""
        for happened in (*table.chat, *table.story):
            if is_author(happened.logged, player):
                entry = happened.logged.entry
                words["name"].add(getattr(entry, "name", NOBODY))
                clean = nameless(entry) or entry
                happened.logged = msgspec.structs.replace(happened.logged, entry=clean)
        for happened in table.story:
            if happened.said is not None:
                happened.said = _without(happened.said, words)
        return table.titled == player or any(len(theirs) > 1 for theirs in words.values())

    # --- what is sent ---------------------------------------------------------------------

    def you(self, seen: Seen) -> protocol.You:
        """Who a connection speaks for."""
        table = self.table
        return protocol.You(
            seen.player,
            seen.name,
            table.seats_of(seen.player),
            table.host == seen.player,
            wishes.open_seats(table, seen.player),
            table.held.get(seen.player, ()) if table.status == "playing" else (),
        )

    def welcome(self, seen: Seen, after: int | None, now: int) -> bytes:
        """The whole picture, with the log after a number."""
        table = self.table
        seats = table.seats_of(seen.player)
        painter = Painter(table)
        start = after if after is not None and after <= table.seq else 0
        chat = (chat_line(table, one) for one in table.chat if one.logged.seq > start)
        return protocol.encode(
            protocol.Welcome(
                protocol=protocol.PROTOCOL,
                seq=table.seq,
                now=now,
                you=self.you(seen),
                table=table_info(table, self.present(now)),
                deciders=table.deciders(),
                sides=painter.sides(seats, seen.words),
                clocks=clocks(table, now),
                log=painter.lines(seats, start, seen.words),
                chat=tuple(line for line in chat if line is not None),
                logs=painter.logs(seats, start, seen.words),
            )
        )

    def broadcast(self, happened: Happened, now: int, author: Seen | None = None) -> None:
        """Tell every connection what has just happened, each as it may know it."""
        if not self.seen:
            return
        news = _News(self, happened, now)
        for seen in self.seen:
            seen.outbox.push(news.message(seen, seen is author))

    def announce_presence(self, now: int) -> None:
        """Tell every connection who is connected."""
        connected, spectators = self.announced = self.attendance(now)
        take_over_in = self.present(now).take_over_in
        message = protocol.encode(protocol.Presence(connected, spectators, take_over_in))
        for seen in self.seen:
            seen.outbox.push(message)

    def attendance(self, now: int) -> tuple[tuple[bool, ...], int]:
        """Whose chairs are played by somebody connected, and how many watch."""
        present = self.present(now)
        connected = tuple(
            chair.is_bot or chair.player in present.players for chair in self.table.chairs
        )
        return connected, present.spectators


class _News:
    """One update for many readers; those who may know the same get the same bytes."""

    def __init__(self, live: Live, happened: Happened, now: int) -> None:
        self.live = live
        self.happened = happened
        self.now = now
        self.painter = Painter(live.table, happened)
        self.is_move = isinstance(happened.logged.entry, log.Moved)
        self.ready: dict[tuple[tuple[Seat, ...], bool], bytes] = {}
        table = live.table
        self.info = None
        spoke = isinstance(happened.logged.entry, log.Spoke)
        if (not self.is_move or table.status == "over") and not spoke:
            self.info = table_info(table, live.present(now))
        self.deciders = table.deciders()
        self.clocks = clocks(table, now)

    def message(self, seen: Seen, is_author: bool) -> bytes:
        """The bytes for one connection."""
        seats = self.live.table.seats_of(seen.player)
        own = (is_author and self.happened.logged.cid) or None
        if own is not None or self.info is not None:
            return self._encode(seen, seats, own)
        key = (seats, seen.words)
        found = self.ready.get(key)
        if found is None:
            found = self.ready[key] = self._encode(seen, seats, None)
        return found

    def _encode(self, seen: Seen, seats: tuple[Seat, ...], own: str | None) -> bytes:
        live, happened = self.live, self.happened
        entry = happened.logged.entry
        spoke = isinstance(entry, log.Spoke)
        return protocol.encode(
            protocol.Update(
                seq=happened.logged.seq,
                now=self.now,
                by=mover(entry),
                deciders=self.deciders,
                sides=() if spoke else self.painter.sides(seats, seen.words),
                clocks=self.clocks,
                re=own,
                told=said(happened),
                table=self.info,
                chat=chat_line(live.table, happened) if spoke else None,
                you=live.you(seen) if self.info is not None else None,
            )
        )
