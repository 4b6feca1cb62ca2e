"""Paints a table for its clients: every message is built up from what its reader may know."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, cast

from stolik.kernel.event import Event, Notice
from stolik.kernel.game import Game
from stolik.kernel.move import Move
from stolik.kernel.phrase import Phrase
from stolik.kernel.seat import TABLE, Seat
from stolik.kernel.view import View
from stolik.server import protocol
from stolik.table import entries as log
from stolik.table.chairs import Chair
from stolik.table.clocks import TimerKey
from stolik.table.table import Happened, Table

COUNTDOWN = "countdown"
"""How rules name the timer that ends the game (BLK-W12)."""


class Present:
    """Who is connected, as the painter has to know it."""

    def __init__(
        self, players: Iterable[str], spectators: int, take_over_in: int | None = None
    ) -> None:
        self.players = frozenset(players)
        self.spectators = spectators
        self.take_over_in = take_over_in  # milliseconds; None while the host is here


def table_info(table: Table, present: Present) -> protocol.TableInfo:
    """The table as everybody sees it."""
    return protocol.TableInfo(
        id=table.id,
        code=table.code,
        title=table.title,
        game=table.game_id,
        version=table.version,
        options=table.options,
        status=table.status,
        listed=table.listed,
        locked=table.locked,
        host=table.host,
        chairs=tuple(_chair(table, seat, present) for seat in range(len(table.chairs))),
        clock=table.clock,
        absence=table.absence,
        round=table.round,
        fairness=fairness(table),
        pause=_pause(table),
        outcome=table.outcome,
        spectators=present.spectators,
        created=table.created,
        ruling=_ruling(table),
        deck=table.deck,
        take_over_in=present.take_over_in,
    )


def _chair(table: Table, seat: Seat, present: Present) -> protocol.Chair:
    chair = table.chairs[seat]
    return protocol.Chair(
        seat=seat,
        kind=_kind(chair),
        name=chair.name,
        player=chair.player,
        level=chair.level,
        ready=chair.is_bot or chair.player in table.entropy,
        connected=chair.is_bot or chair.player in present.players,
        stand_in=chair.is_stand_in,
    )


def _kind(chair: Chair) -> Any:  # noqa: ANN401 - a literal of the protocol
    if chair.is_empty:
        return "empty"
    return "bot" if chair.is_bot else "person"


def fairness(table: Table) -> protocol.Fairness:
    """The proof of the deal; secret and seed are told when the game is over."""
    told = table.contributions or tuple(
        (table.seats_of(player)[0], entropy)
        for player, entropy in table.entropy.items()
        if table.seats_of(player)
    )
    over = table.status == "over"
    return protocol.Fairness(
        commitment=table.commitment,
        contributions=tuple(protocol.Contribution(seat, entropy) for seat, entropy in told),
        secret=table.secret if over else None,
        seed=table.seed.hex() if over else None,
    )


def _pause(table: Table) -> protocol.Pause | None:
    if not table.pause:
        return None
    agreed = tuple(seat for player in table.pause for seat in table.seats_of(player))
    return protocol.Pause(by=agreed[0] if agreed else 0, agreed=agreed, in_force=table.paused)


def _ruling(table: Table) -> protocol.Ruling | None:
    """The last case that was put to the vote in this round."""
    if not table.rulings:
        return None
    last = table.rulings[-1]
    yes = sum(last.votes.values())
    return protocol.Ruling(
        text=last.text,
        by=next(iter(table.seats_of(last.by)), None),
        yes=yes,
        no=len(last.votes) - yes,
        voted=tuple(seat for player in last.votes for seat in table.seats_of(player)),
        closes=last.closes,
        is_open=last.is_open,
        carried=last.carried,
    )


def clocks(table: Table, now: int) -> protocol.Clocks | None:
    """What is left now, though the log was last written some time ago."""
    kept = table.clocks
    if kept is None or not (kept.has_seat_clocks or kept.timers):
        return None
    gone = 0 if table.paused else max(0, now - table.at)
    left = [max(0, ms - gone) if seat in kept.running else ms for seat, ms in enumerate(kept.left)]
    timer = kept.next_timer()
    return protocol.Clocks(
        left=tuple(left) if kept.has_seat_clocks else (None,) * len(left),
        running=() if table.paused else kept.running,
        timer=None if timer is None else max(0, timer[1] - gone),
        timer_seat=None if timer is None else kept.timer_seats[timer[0]],
        ending=_ending(kept.timers, gone) if kept.timers else None,
    )


def _ending(timers: dict[TimerKey, int], gone: int) -> int | None:
    """Until a countdown ends the game; other timers stay secret, as they could tell of duties."""
    for (_, key), left in timers.items():
        if key.startswith(COUNTDOWN):
            return max(0, left - gone)
    return None


class Painter:
    """Paints one moment of a table; what several readers share is painted once."""

    def __init__(self, table: Table, happened: Happened | None = None) -> None:
        self.table = table
        self.happened = happened
        self._sides: dict[tuple[Seat | None, bool], protocol.Side] = {}
        self._told: dict[int, protocol.Told] = {}

    def sides(self, seats: Sequence[Seat], words: bool) -> tuple[protocol.Side, ...]:
        """The game as these seats know it; as a spectator does when there are none."""
        if self.table.state is None:
            return ()
        if len(seats) == 1:
            return (self._side(seats[0], words),)
        return tuple([self._side(seat, words) for seat in seats or (None,)])

    def _side(self, seat: Seat | None, words: bool) -> protocol.Side:
        found = self._sides.get((seat, words))
        if found is None:
            found = self._sides[seat, words] = self._paint(seat, words)
        return found

    def _paint(self, seat: Seat | None, words: bool) -> protocol.Side:
        state = self.table.state
        assert state is not None
        rules = state.rules
        view: Any = rules.view(state, seat)  # travels as its own bytes, hence Raw in the protocol
        legal: tuple[protocol.MoveChoice, ...] = ()
        aside: tuple[protocol.MoveChoice, ...] = ()
        question: Phrase | None = None
        if seat is not None and seat in self.table.deciders():
            legal = choices(rules.game, view, rules.legal(state, seat), words)
            question = rules.game.question(view, seat) if words else None
        elif seat is not None and self.table.status == "playing" and speaks_aside(rules.game):
            aside = choices(rules.game, view, rules.legal(state, seat), words)
        return protocol.Side(seat, view, question, legal, self._news(seat, words), aside)

    def _news(self, seat: Seat | None, words: bool) -> tuple[protocol.Told, ...]:
        if self.happened is None:
            return ()
        told = []
        for notice in self.happened.notices:
            event = notice.for_seat(seat)
            if event is not None:
                told.append(self._tell(event, words))
        return tuple(told)

    def _tell(self, event: Event, words: bool) -> protocol.Told:
        raw: Any = event
        if not words:
            return protocol.Told(raw)
        told = self._told.get(id(event))
        if told is None:
            assert self.table.state is not None
            phrase = self.table.state.rules.game.narrate(event)
            told = self._told[id(event)] = protocol.Told(raw, phrase)
        return told

    def logs(self, seats: Sequence[Seat], seen: int, words: bool) -> tuple[protocol.SeatLog, ...]:
        """The log as each of several hot seats knows it; people who share a screen have secrets."""
        if len(seats) < 2 or self.table.state is None:
            return ()
        return tuple(protocol.SeatLog(seat, self.lines((seat,), seen, words)) for seat in seats)

    def lines(self, seats: Sequence[Seat], seen: int, words: bool) -> tuple[protocol.Line, ...]:
        """The log of this round after `seen`: what every one of these seats may know."""
        lines = []
        for happened in self.table.story:
            if happened.logged.seq <= seen:
                continue
            told = self._line(happened, seats, words)
            if told:
                logged = happened.logged
                lines.append(protocol.Line(logged.seq, logged.at, mover(logged.entry), told))
        return tuple(lines)

    def _line(
        self, happened: Happened, seats: Sequence[Seat], words: bool
    ) -> tuple[protocol.Told, ...]:
        told = list(said(happened))
        for notice in happened.notices:
            heard = _heard(notice, seats)
            if heard is not None:
                told.append(self._tell(heard, words))
        return tuple(told)


def _heard(notice: Notice, seats: Sequence[Seat]) -> Event | None:
    """The event if all of these seats may know it, what the others are told if not."""
    heard = [notice.for_seat(seat) for seat in seats or (None,)]
    return notice.event if all(one is notice.event for one in heard) else notice.redacted


def speaks_aside(game: Game) -> bool:
    """Whether seats may speak up though nobody asks them: call out, report (BLANK)."""
    return bool(getattr(game, "speaks_aside", False))


def choices(
    game: Game, view: View, moves: Iterable[Move], words: bool
) -> tuple[protocol.MoveChoice, ...]:
    """Legal moves as a client gets them."""
    if not words:
        return tuple([protocol.MoveChoice(move.code, move.text) for move in moves])
    return tuple(
        [protocol.MoveChoice(move.code, move.text, game.describe(view, move)) for move in moves]
    )


def said(happened: Happened) -> tuple[protocol.Told, ...]:
    """What the table itself says about an entry, to everybody."""
    return () if happened.said is None else (protocol.Told(None, happened.said),)


def mover(entry: log.AnyEntry) -> Seat | None:
    """The seat that moved; None for what the table does."""
    if isinstance(entry, log.Moved) and entry.seat != TABLE:
        return entry.seat
    return None


def chat_line(table: Table, happened: Happened) -> protocol.ChatLine | None:
    """A line of chat, if the entry is one."""
    entry = happened.logged.entry
    if not isinstance(entry, log.Spoke):
        return None
    seats = table.seats_of(entry.player)
    return protocol.ChatLine(
        seq=happened.logged.seq,
        at=happened.logged.at,
        player=entry.player,
        name=entry.name,
        seat=seats[0] if seats else None,
        text=entry.text,
        quick=cast(Any, entry.quick),
    )
