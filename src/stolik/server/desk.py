"""Turns what clients say into wishes of the table."""

from __future__ import annotations

import secrets
from collections.abc import Callable

from stolik.kernel.refusal import BadMove, IllegalMove
from stolik.server import protocol as say
from stolik.server.live import Seen
from stolik.table import entries as log
from stolik.table import wishes
from stolik.table.errors import TableError
from stolik.table.table import Table

Entry = log.AnyEntry
Wish = Callable[[Table], Entry]


def wish_of(message: say.FromClient, who: Seen) -> Wish:
    """What a message asks of the table; checked when the wish is called."""
    maker = _MAKERS[type(message)]
    return lambda table: maker(table, message, who)


def _move(table: Table, message: say.MakeMove, who: Seen) -> Entry:
    seat = wishes.check_turn(table, who.player, message.seat, message.seq)
    try:
        move = wishes.move_of(table, message.code, message.notation)
    except BadMove as error:
        raise TableError("bad-move", str(error)) from None
    assert table.state is not None
    refusal = table.state.refusal(seat, move)
    if refusal is not None:
        raise IllegalMove(refusal, table.state.legal(seat))
    return log.Moved(seat, move.code)


def _sit(table: Table, message: say.Sit, who: Seen) -> Entry:
    name = message.name or who.name
    return wishes.sit(table, who.player, message.seat, name, message.leaving)


def _leave(table: Table, message: say.Leave, who: Seen) -> Entry:
    own = table.seats_of(who.player)
    if message.seat is None and not own:
        raise TableError("not-your-seat")
    return wishes.leave(table, who.player, own[-1] if message.seat is None else message.seat)


def _ready(table: Table, message: say.Ready, who: Seen) -> Entry:
    return wishes.ready(table, who.player, message.entropy, message.ready)


def _start(table: Table, message: say.Start, who: Seen) -> Entry:
    return wishes.start(table, who.player, message.entropy)


def _rematch(table: Table, message: say.Rematch, who: Seen) -> Entry:
    return wishes.rematch(table, who.player, secrets.token_hex(32))


def _say(table: Table, message: say.Say, who: Seen) -> Entry:
    return wishes.speak(table, who.player, who.name, text=message.text)


def _quick(table: Table, message: say.Quick, who: Seen) -> Entry:
    return wishes.speak(table, who.player, who.name, quick=message.phrase)


def _pause(table: Table, message: say.WantPause, who: Seen) -> Entry:
    return wishes.want_pause(table, who.player)


def _resume(table: Table, message: say.Resume, who: Seen) -> Entry:
    return wishes.resume(table, who.player)


def _ask_ruling(table: Table, message: say.AskRuling, who: Seen) -> Entry:
    return wishes.ask_ruling(table, who.player, message.text)


def _vote(table: Table, message: say.Vote, who: Seen) -> Entry:
    return wishes.vote(table, who.player, message.yes)


def _set_seat(table: Table, message: say.SetSeat, who: Seen) -> Entry:
    level = message.level if message.kind == "bot" else None
    return wishes.set_seat(table, who.player, message.seat, level)


def _set_seats(table: Table, message: say.SetSeats, who: Seen) -> Entry:
    return wishes.set_chairs(table, who.player, message.seats)


def _configure(table: Table, message: say.Configure, who: Seen) -> Entry:
    wish = log.Configured(
        message.options,
        message.clock,
        message.absence,
        message.title,
        message.listed,
        message.deck,
    )
    return wishes.configure(table, who.player, wish)


def _remove(table: Table, message: say.Remove, who: Seen) -> Entry:
    return wishes.remove(table, who.player, message.player)


def _lock(table: Table, message: say.Lock, who: Seen) -> Entry:
    return wishes.lock(table, who.player, message.locked)


def _hand_over(table: Table, message: say.HandOver, who: Seen) -> Entry:
    return wishes.hand_over(table, who.player, message.player)


_MAKERS: dict[type, Callable[..., Entry]] = {
    say.MakeMove: _move,
    say.Sit: _sit,
    say.Leave: _leave,
    say.Ready: _ready,
    say.Start: _start,
    say.Rematch: _rematch,
    say.Say: _say,
    say.Quick: _quick,
    say.WantPause: _pause,
    say.Resume: _resume,
    say.AskRuling: _ask_ruling,
    say.Vote: _vote,
    say.SetSeat: _set_seat,
    say.SetSeats: _set_seats,
    say.Configure: _configure,
    say.Remove: _remove,
    say.Lock: _lock,
    say.HandOver: _hand_over,
}
