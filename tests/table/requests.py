"""Requests as one-liners: each gives the entry that it becomes, or raises why not."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from stolik.kernel.seat import Seat
from stolik.table.actions.base import Entry, Request, Requester
from stolik.table.actions.deal import Ready, Rematch, Rematched, Reveal, Start
from stolik.table.actions.hosting import AllowReviews, HandOver, Lock, Remove, TakeOver
from stolik.table.actions.moves import MakeMove
from stolik.table.actions.pauses import Resume, WantPause
from stolik.table.actions.seats import Leave, SetSeat, Sit
from stolik.table.actions.setup import Configure, Configured, SetSeats
from stolik.table.actions.talk import Quick, Say
from stolik.table.actions.votes import AskRuling, Vote
from stolik.table.origins import NOWHERE, Origin
from stolik.table.table import Table


def ask(table: Table, player: str, kind: type[Request], /, **fields: object) -> Entry:
    return kind("id", **fields).entry(table, Requester(player))


def sit(
    table: Table,
    player: str,
    seat: Seat,
    name: str,
    leaving: Seat | None = None,
    *,
    origin: Origin = NOWHERE,
) -> Entry:
    return Sit("id", seat, name, leaving).entry(table, Requester(player, name, origin))


def leave(table: Table, player: str, seat: Seat) -> Entry:
    return ask(table, player, Leave, seat=seat)


def set_seat(table: Table, player: str, seat: Seat, level: str | None) -> Entry:
    if level is None:
        return ask(table, player, SetSeat, seat=seat, kind="empty")
    return ask(table, player, SetSeat, seat=seat, kind="bot", level=level)


def set_chairs(table: Table, player: str, count: int) -> Entry:
    return ask(table, player, SetSeats, seats=count)


def configure(table: Table, player: str, wanted: Configured) -> Entry:
    fields = {name: getattr(wanted, name) for name in wanted.__struct_fields__}
    return ask(table, player, Configure, **fields)


def ready(table: Table, player: str, commitment: str | None, is_ready: bool) -> Entry:
    return ask(table, player, Ready, commitment=commitment, ready=is_ready)


def start(table: Table, player: str, commitment: str | None) -> Entry:
    return ask(table, player, Start, commitment=commitment)


def reveal(table: Table, player: str, entropy: str) -> Entry:
    return ask(table, player, Reveal, entropy=entropy)


def rematch(table: Table, player: str, secret: str) -> Entry:
    entry = ask(table, player, Rematch)
    assert isinstance(entry, Rematched)
    return replace(entry, secret=secret)


def speak(
    table: Table, player: str, name: str, text: str | None = None, quick: str | None = None
) -> Entry:
    request = Say("id", text) if quick is None else Quick("id", quick)
    return request.entry(table, Requester(player, name))


def ask_ruling(table: Table, player: str, text: str) -> Entry:
    return ask(table, player, AskRuling, text=text)


def vote(table: Table, player: str, yes: bool) -> Entry:
    return ask(table, player, Vote, yes=yes)


def want_pause(table: Table, player: str) -> Entry:
    return ask(table, player, WantPause)


def resume(table: Table, player: str) -> Entry:
    return ask(table, player, Resume)


def remove(
    table: Table, player: str, other: str, known: Iterable[Origin] = (), now: int = 0
) -> Entry:
    by = Requester(player, now=now, target_origins=tuple(known))
    return Remove("id", other).entry(table, by)


def allow_reviews(table: Table, player: str, allowed: bool) -> Entry:
    return ask(table, player, AllowReviews, allowed=allowed)


def lock(table: Table, player: str, locked: bool) -> Entry:
    return ask(table, player, Lock, locked=locked)


def hand_over(table: Table, player: str, other: str) -> Entry:
    return ask(table, player, HandOver, player=other)


def take_over(table: Table, player: str, away: dict[str, int], now: int) -> Entry:
    return TakeOver("id").entry(table, Requester(player, now=now, away=away))


def check_turn(table: Table, player: str, seat: Seat | None, seen: int) -> Seat:
    return MakeMove("id", seq=seen, seat=seat).seat_to_move(table, player)
