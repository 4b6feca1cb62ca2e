"""Entries that become due by themselves: timers, clocks, bots, absent players."""

from __future__ import annotations

import msgspec

from stolik.kernel.seat import TABLE, Seat
from stolik.table import chat
from stolik.table.actions.base import Entry
from stolik.table.actions.deal import Dealt
from stolik.table.actions.moves import Moved, default_move
from stolik.table.actions.seats import GaveBack, StoodIn
from stolik.table.actions.undo import UndoLapsed
from stolik.table.actions.votes import RulingClosed
from stolik.table.deal import ABSENT_SECONDS, REVEAL_SECONDS
from stolik.table.table import Table

MOST_TIME_OUTS = 3
"""After this many turns in a row that ran out, a bot takes the seat (BLK-R13)."""


class Scheduled(msgspec.Struct, frozen=True):
    """An entry that is due at a time (milliseconds since 1970)."""

    at: int
    entry: Entry


def bots_to_move(table: Table) -> tuple[tuple[Seat, str], ...]:
    """Seats that a bot has to decide for now, with its level."""
    if table.status != "playing" or table.is_held or table.state is None:
        return ()
    found = []
    for seat in table.deciders():
        level = table.chairs[seat].level if seat != TABLE else None
        if level is not None:
            found.append((seat, level))
    return tuple(found)


def next_scheduled(table: Table, away: dict[str, int]) -> Scheduled | None:
    """The next scheduled entry; `away` says since when players are gone.

    A clock does not run out while its player's connection is lost for less than
    the grace of the table.
    """
    if table.status == "dealing":
        return _deal(table, away)
    if table.status != "playing" or table.paused or table.clocks is None or table.state is None:
        return None
    if table.undo_vote is not None:
        return Scheduled(max(table.at, table.undo_vote.closes), UndoLapsed())
    entries = [
        *_timers(table),
        *_flags(table, away),
        *_absences(table, away),
    ]
    if table.has_pending_duties:
        entries += [*_timed_out_players(table), *_proofs(table), *_removals(table), *_votes(table)]
    return min(entries, key=lambda scheduled: scheduled.at, default=None)


def seats_to_give_back(table: Table, present: set[str]) -> tuple[GaveBack, ...]:
    """Seats that bots have to give back, now that their players are here."""
    if table.status != "playing":
        return ()
    return tuple(
        GaveBack(seat)
        for seat, chair in enumerate(table.chairs)
        if chair.player in present and chair.is_stand_in and not chair.is_timed_out
    )


def _deal(table: Table, away: dict[str, int]) -> Scheduled | None:
    """The entry that deals without unrevealed parts; sooner if nobody is there to reveal them."""
    if table.deal is None:
        return None
    missing = table.deal.unrevealed
    people = [player for player, seats in table.held.items() if seats[0] in missing]
    due = table.deal.since + 1000 * REVEAL_SECONDS
    if all(player in away for player in people):
        gone = max(away[player] for player in people)
        due = min(due, max(table.deal.since, gone) + 1000 * ABSENT_SECONDS)
    return Scheduled(due, Dealt())


def _timers(table: Table) -> list[Scheduled]:
    assert table.clocks is not None
    timer = table.clocks.next_timer()
    if timer is None:
        return []
    (code, _), left = timer
    return [Scheduled(table.at + left, Moved(TABLE, code, "timer"))]


def _flags(table: Table, away: dict[str, int]) -> list[Scheduled]:
    assert table.clocks is not None
    running = table.clocks.running if table.clocks.has_seat_clocks else ()
    if not running:
        return []
    due, seat = min((table.runs_out(seat), seat) for seat in running)
    player = table.chairs[seat].player
    if player is not None and player in away:
        due = max(due, away[player] + table.absence.grace * 1000)
    return [Scheduled(due, Moved(seat, default_move(table, seat).code, "clock"))]


def _absences(table: Table, away: dict[str, int]) -> list[Scheduled]:
    if table.absence.kind != "bot":
        return []
    grace = table.absence.grace * 1000
    return [
        Scheduled(max(table.at, away[chair.player] + grace), StoodIn(seat, table.absence.level))
        for seat, chair in enumerate(table.chairs)
        if chair.player in away and chair.level is None
    ]


def _timed_out_players(table: Table) -> list[Scheduled]:
    return [
        Scheduled(table.at, StoodIn(seat, table.absence.level, timed_out=True))
        for seat, chair in enumerate(table.chairs)
        if chair.time_outs >= MOST_TIME_OUTS and chair.player is not None and chair.level is None
    ]


def _proofs(table: Table) -> list[Scheduled]:
    if not table.spoken or table.state is None:
        return []
    return [
        Scheduled(table.at, Moved(TABLE, proof.code, "words"))
        for proof in chat.proofs(table.state)
        if table.spoken.get(proof.code, 0) >= proof.times
    ]


def _removals(table: Table) -> list[Scheduled]:
    found = []
    for seat, chair in enumerate(table.chairs):
        if chair.is_stand_in and chair.player is None and table.state is not None:
            move = table.state.game.removal(table.state, seat)
            if move is not None:
                found.append(Scheduled(table.at, Moved(TABLE, move.code, "left")))
    return found


def _votes(table: Table) -> list[Scheduled]:
    ruling = table.open_ruling
    return [] if ruling is None else [Scheduled(max(table.at, ruling.closes), RulingClosed())]
