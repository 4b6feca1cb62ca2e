"""Messages about a table: each is built up from what its reader may know."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any, cast

import msgspec
from msgspec import Raw

from stolik import protocol
from stolik.kernel.event import Event, Notice
from stolik.kernel.game import Game
from stolik.kernel.move import Move
from stolik.kernel.phrase import Phrase
from stolik.kernel.seat import TABLE, Seat
from stolik.kernel.view import View
from stolik.table.actions.base import Entry
from stolik.table.actions.moves import Moved
from stolik.table.actions.talk import Spoke
from stolik.table.chairs import Chair
from stolik.table.clocks import TimerKey
from stolik.table.days_off import Period, coming, spared
from stolik.table.table import Happened, Table
from stolik.table.undo import may_be_undone

COUNTDOWN = "countdown"
"""How rules name the timer that ends the game (BLK-W12)."""


class Present:
    """Who is connected, for messages."""

    def __init__(
        self,
        players: Iterable[str],
        spectators: int,
        take_over_in: int | None = None,
        watching: tuple[str, ...] = (),
        has_television: bool = False,
    ) -> None:
        self.players = frozenset(players)
        self.spectators = spectators
        self.take_over_in = take_over_in  # milliseconds; None while the host is here
        self.watching = watching  # what spectators are called, as far as this node knows
        self.has_television = has_television


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
        watching=present.watching,
        created=table.created,
        ruling=_ruling(table),
        deck=table.deck,
        take_over_in=present.take_over_in,
        rematch=table.is_rematch,
        television=present.has_television,
        reviews=table.has_reviews,
        friendly=table.friendly,
        hints=table.hints,
        undo=_undo_vote(table),
        plays_on=_plays_on(table),
        day=table.day,
    )


def _plays_on(table: Table) -> protocol.PlaysOn | None:
    start = table.start
    return None if start is None else protocol.PlaysOn(start.step, start.redrawn)


def _chair(table: Table, seat: Seat, present: Present) -> protocol.Chair:
    chair = table.chairs[seat]
    return protocol.Chair(
        seat=seat,
        kind=_kind(chair),
        name=chair.name,
        player=chair.player,
        level=chair.level,
        ready=chair.is_bot or chair.player in table.commitments,
        connected=chair.is_bot or chair.player in present.players,
        stand_in=chair.is_stand_in,
        days_off=_days_off(table, chair),
    )


def _days_off(table: Table, chair: Chair) -> protocol.Span | None:
    """The days off that somebody has now or next, where their clock stands still in them."""
    if not table.clock.is_long or table.status != "playing":
        return None
    found = coming(table.days_off.get(chair.player or "", ()), table.at)
    return protocol.Span(*found[0]) if found else None


def _kind(chair: Chair) -> Any:  # noqa: ANN401 - a literal of the protocol
    if chair.is_empty:
        return "empty"
    return "bot" if chair.is_bot else "person"


def fairness(table: Table) -> protocol.Fairness:
    """The proof of the deal: parts are shown once it is made, the secret when the game is over.

    That of a deal of the day is shown by the day's page, once nobody can play it any more.
    """
    over = table.status == "over" and table.day is None
    return protocol.Fairness(
        commitment=table.commitment,
        parts=_parts(table),
        closed=None if table.deal is None else table.deal.closed.text(),
        secret=table.secret if over else None,
        seed=table.seed.hex() if over else None,
    )


def _parts(table: Table) -> tuple[protocol.Part, ...]:
    deal = table.deal
    if deal is None:
        found = ((table.seats_of(one), commitment) for one, commitment in table.commitments.items())
        return tuple(protocol.Part(seats[0], commitment) for seats, commitment in found if seats)
    is_dealt = table.status != "dealing"
    return tuple(
        protocol.Part(
            seat,
            commitment,
            seat in deal.revealed,
            deal.revealed.get(seat) if is_dealt else None,
        )
        for seat, commitment in deal.closed.parts
    )


def _pause(table: Table) -> protocol.Pause | None:
    if not table.pause:
        return None
    agreed = tuple(seat for player in table.pause for seat in table.seats_of(player))
    return protocol.Pause(by=agreed[0] if agreed else 0, agreed=agreed, in_force=table.paused)


def _undo_vote(table: Table) -> protocol.UndoVote | None:
    vote = table.undo_vote
    if vote is None:
        return None
    asked, agreed = (
        tuple(seat for player in people for seat in table.seats_of(player))
        for people in (vote.asked, vote.agreed)
    )
    return protocol.UndoVote(vote.seat, vote.seq, asked, agreed, vote.closes)


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
    gone = 0 if table.is_held else max(0, now - table.at)
    days_off = _days_off_by_seat(table)
    left = [
        max(0, ms - gone + spared(days_off.get(seat, ()), table.at, now))
        if seat in kept.running
        else ms
        for seat, ms in enumerate(kept.left)
    ]
    running = [seat for seat in kept.running if not spared(days_off.get(seat, ()), now, now + 1)]
    timer = kept.next_timer()
    return protocol.Clocks(
        left=tuple(left) if kept.has_seat_clocks else (None,) * len(left),
        running=() if table.is_held else tuple(running),
        timer=None if timer is None else max(0, timer[1] - gone),
        timer_seat=None if timer is None else kept.timer_seats[timer[0]],
        ending=_ending(kept.timers, gone) if kept.timers else None,
    )


def _days_off_by_seat(table: Table) -> dict[Seat, tuple[Period, ...]]:
    """The days off in which the clocks of seats stand still."""
    if not table.days_off or not table.clock.is_long:
        return {}
    return {
        seat: table.days_off.get(chair.player or "", ()) for seat, chair in enumerate(table.chairs)
    }


def _ending(timers: dict[TimerKey, int], gone: int) -> int | None:
    """The time until a countdown ends the game; other timers could reveal duties."""
    for (_, key), left in timers.items():
        if key.startswith(COUNTDOWN):
            return max(0, left - gone)
    return None


class MessageBuilder:
    """Builds the messages about one moment of a table; what several readers share is built once."""

    def __init__(self, table: Table, happened: Happened | None = None) -> None:
        self.table = table
        self.happened = happened
        self.deciders = table.deciders()
        self._seat_updates: dict[tuple[Seat | None, bool], protocol.SeatUpdate] = {}
        self._narrated: dict[int, protocol.EventLine] = {}

    def seat_updates(self, seats: Sequence[Seat], words: bool) -> tuple[protocol.SeatUpdate, ...]:
        """The game as these seats know it; as a spectator does when there are none."""
        if self.table.state is None:
            return ()
        found = []
        for seat in seats or (None,):
            update = self._seat_updates.get((seat, words))
            if update is None:
                update = self._seat_updates[seat, words] = self._build(seat, words)
            found.append(update)
        return tuple(found)

    def _build(self, seat: Seat | None, words: bool) -> protocol.SeatUpdate:
        table, state = self.table, self.table.state
        assert state is not None
        rules = state.rules
        game = rules.game
        view: Any = rules.view(state, seat)  # travels as its own bytes, hence Raw in the protocol
        legal: tuple[protocol.MoveChoice, ...] = ()
        aside: tuple[protocol.MoveChoice, ...] = ()
        question: Phrase | None = None
        if seat is not None and seat in self.deciders:
            legal = choices(game, view, table.legal(seat), words)
            question = game.question(view, seat) if words else None
        elif seat is not None and table.status == "playing" and game.has_unasked_moves():
            aside = choices(game, view, table.legal(seat), words)
        may_undo = words and seat is not None and may_be_undone(table, seat)
        events = self._events(seat, words)
        return protocol.SeatUpdate(seat, view, question, legal, events, aside, may_undo)

    def _events(self, seat: Seat | None, words: bool) -> tuple[protocol.EventLine, ...]:
        if self.happened is None or not self.happened.notices:
            return ()
        lines = []
        for notice in self.happened.notices:
            event: Any = notice.for_seat(seat)
            if event is not None:
                lines.append(self._narration(event) if words else protocol.EventLine(event))
        return tuple(lines)

    def _narration(self, event: Event) -> protocol.EventLine:
        """The event with its sentence."""
        raw: Any = event
        line = self._narrated.get(id(event))
        if line is None:
            assert self.table.state is not None
            phrase = self.table.state.rules.game.narrate(event)
            line = self._narrated[id(event)] = protocol.EventLine(raw, phrase)
        return line

    def logs(
        self, seats: Sequence[Seat], part: Sequence[Happened], words: bool
    ) -> tuple[protocol.SeatLog, ...]:
        """The log as each of several hot seats knows it; people who share a screen have secrets."""
        if len(seats) < 2 or self.table.state is None:
            return ()
        return tuple(protocol.SeatLog(seat, self.lines((seat,), part, words)) for seat in seats)

    def lines(
        self, seats: Sequence[Seat], part: Sequence[Happened], words: bool
    ) -> tuple[protocol.Line, ...]:
        """A part of this round's log: what every one of these seats may know."""
        lines = []
        for happened in part:
            events = self._line(happened, seats, words)
            if events:
                logged = happened.logged
                is_shown = self.table.status == "over" and not happened.is_undone
                lines.append(
                    protocol.Line(
                        logged.seq,
                        logged.at,
                        mover(logged.entry),
                        events,
                        happened.step if is_shown else None,
                        happened.is_undone,
                        happened.undone_since,
                    )
                )
        return tuple(lines)

    def _line(
        self, happened: Happened, seats: Sequence[Seat], words: bool
    ) -> tuple[protocol.EventLine, ...]:
        lines = list(table_events(happened))
        for notice in happened.notices:
            event: Any = _known_to_all(notice, seats)
            if event is not None:
                lines.append(self._narration(event) if words else protocol.EventLine(event))
        return tuple(lines)


def _known_to_all(notice: Notice, seats: Sequence[Seat]) -> Event | None:
    """The event if all of these seats may know it, its redacted form if not."""
    known = [notice.for_seat(seat) for seat in seats or (None,)]
    return notice.event if all(one is notice.event for one in known) else notice.redacted


def choices(
    game: Game, view: View, moves: Sequence[Move], words: bool
) -> tuple[protocol.MoveChoice, ...]:
    """Legal moves as a client gets them."""
    if not words:
        return tuple([wordless(move) for move in moves])
    waiting = [game.can_wait(view, move) for move in moves]
    is_idle = waiting.count(True) == len(moves) - 1
    return tuple(
        [
            protocol.MoveChoice(
                move.code,
                move.text,
                game.describe(view, move),
                typed(game, move),
                game.role(view, move),  # type: ignore[arg-type]
                game.asks_twice(move),
                is_idle and not can_wait and game.is_forced(view, move),
                can_wait,
            )
            for move, can_wait in zip(moves, waiting, strict=True)
        ]
    )


@cache
def wordless(move: Move) -> Any:  # noqa: ANN401 - travels as its own bytes
    """The choice of a move for clients without words, encoded once."""
    return Raw(protocol.encode(protocol.MoveChoice(move.code, move.text)))


@cache
def typed(game: Game, move: Move) -> Raw | None:
    """The move with its fields, encoded once."""
    fields = game.typed_move(move)
    return None if fields is None else Raw(msgspec.json.encode(fields))


def table_events(happened: Happened) -> tuple[protocol.EventLine, ...]:
    """What the table itself says about an entry, to everybody."""
    return () if happened.phrase is None else (protocol.EventLine(None, happened.phrase),)


def mover(entry: Entry) -> Seat | None:
    """The seat that moved; None for what the table does."""
    if isinstance(entry, Moved) and entry.seat != TABLE:
        return entry.seat
    return None


def chat_line(table: Table, happened: Happened) -> protocol.ChatLine | None:
    """A line of chat, if the entry is one."""
    entry = happened.logged.entry
    if not isinstance(entry, Spoke):
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
        reaction=cast(Any, entry.reaction),
    )


def chat_lines(table: Table, part: Iterable[Happened]) -> tuple[protocol.ChatLine, ...]:
    """Some lines of the chat."""
    lines = (chat_line(table, happened) for happened in part)
    return tuple(line for line in lines if line is not None)
