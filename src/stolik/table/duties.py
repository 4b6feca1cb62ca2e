"""What the table itself has to do, and when: timers, flags, bots, absent players."""

from __future__ import annotations

import msgspec

from stolik.kernel.seat import TABLE, Seat
from stolik.table import entries as log
from stolik.table import hooks
from stolik.table.table import Table
from stolik.table.wishes import default_move

MOST_TIME_OUTS = 3
"""After so many turns in a row that ran out, a bot takes the seat (BLK-R13)."""


class Duty(msgspec.Struct, frozen=True):
    """An entry that is due at a time (milliseconds since 1970)."""

    at: int
    entry: log.AnyEntry


def bots_to_move(table: Table) -> tuple[tuple[Seat, str], ...]:
    """Seats that a bot has to decide for now, with its level."""
    if table.status != "playing" or table.paused or table.state is None:
        return ()
    found = []
    for seat in table.deciders():
        level = table.chairs[seat].level if seat != TABLE else None
        if level is not None:
            found.append((seat, level))
    return tuple(found)


def next_duty(table: Table, away: dict[str, int]) -> Duty | None:
    """What comes next if nobody does anything; `away` says since when players are gone.

    A flag does not fall while its player's connection is lost for less than
    the grace of the table.
    """
    if table.status != "playing" or table.paused or table.clocks is None or table.state is None:
        return None
    duties = [
        *_timers(table),
        *_flags(table, away),
        *_absences(table, away),
    ]
    if table.is_restless:
        duties += [*_sleepers(table), *_proofs(table), *_removals(table), *_votes(table)]
    return min(duties, key=lambda duty: duty.at, default=None)


def returns(table: Table, present: set[str]) -> tuple[log.GaveBack, ...]:
    """Seats that bots have to give back, now that their players are here."""
    if table.status != "playing":
        return ()
    return tuple(
        log.GaveBack(seat)
        for seat, chair in enumerate(table.chairs)
        if chair.player in present and chair.is_stand_in and not chair.is_dozing
    )


def _timers(table: Table) -> list[Duty]:
    assert table.clocks is not None
    timer = table.clocks.next_timer()
    if timer is None:
        return []
    (code, _), left = timer
    return [Duty(table.at + left, log.Moved(TABLE, code, "timer"))]


def _flags(table: Table, away: dict[str, int]) -> list[Duty]:
    assert table.clocks is not None
    flag = table.clocks.next_flag()
    if flag is None:
        return []
    seat, left = flag
    due = table.at + left
    player = table.chairs[seat].player
    if player is not None and player in away:
        due = max(due, away[player] + table.absence.grace * 1000)
    return [Duty(due, log.Moved(seat, default_move(table, seat).code, "clock"))]


def _absences(table: Table, away: dict[str, int]) -> list[Duty]:
    if table.absence.kind != "bot":
        return []
    grace = table.absence.grace * 1000
    return [
        Duty(max(table.at, away[chair.player] + grace), log.StoodIn(seat, table.absence.level))
        for seat, chair in enumerate(table.chairs)
        if chair.player in away and chair.level is None
    ]


def _sleepers(table: Table) -> list[Duty]:
    return [
        Duty(table.at, log.StoodIn(seat, table.absence.level, dozing=True))
        for seat, chair in enumerate(table.chairs)
        if chair.time_outs >= MOST_TIME_OUTS and chair.player is not None and chair.level is None
    ]


def _proofs(table: Table) -> list[Duty]:
    if not table.spoken or table.state is None:
        return []
    return [
        Duty(table.at, log.Moved(TABLE, proof.code, "words"))
        for proof in hooks.proofs(table.state)
        if table.spoken.get(proof.code, 0) >= proof.times
    ]


def _removals(table: Table) -> list[Duty]:
    found = []
    for seat, chair in enumerate(table.chairs):
        if chair.is_stand_in and chair.player is None and table.state is not None:
            move = hooks.removal(table.state, seat)
            if move is not None:
                found.append(Duty(table.at, log.Moved(TABLE, move.code, "left")))
    return found


def _votes(table: Table) -> list[Duty]:
    ruling = table.open_ruling
    return [] if ruling is None else [Duty(max(table.at, ruling.closes), log.RulingClosed())]
