"""What people may wish at a table: each wish becomes an entry, or a TableError says why not.

Nothing here changes the table; that is for `Table.fold`, after the entry is
stored.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from stolik.kernel.game import Game
from stolik.kernel.move import Move
from stolik.kernel.options import OptionError, read_options, reseated
from stolik.kernel.seat import Seat
from stolik.table import entries as log
from stolik.table.chairs import Chair
from stolik.table.errors import TableError
from stolik.table.names import clean, unlike
from stolik.table.rulings import LIVE_SECONDS, SLOW_SECONDS
from stolik.table.table import Table

HOST_AWAY_SECONDS = 60
"""A host who has been away for so long can be replaced by anybody at the table."""

PASSING = ("pass", "skip", "decline", "done", "fold", "stop")
"""Kinds of moves that commit a seat to least; a default move prefers them in this order."""


def check_entry(table: Table, player: str) -> None:
    """Somebody wants to come in, to sit or to watch."""
    if player in table.banned:
        raise TableError("removed")
    if table.locked and not _belongs(table, player):
        raise TableError("locked")


def _belongs(table: Table, player: str) -> bool:
    """Hosts, those who sit, and those whose seat in the running game is theirs to take back."""
    return player == table.host or bool(table.seats_of(player)) or player in table.held


def sit(table: Table, player: str, seat: Seat, name: str, leaving: Seat | None = None) -> log.Sat:
    """Take a free seat; in a running game one that a bot holds for nobody.

    Whoever has held a seat in a running game knows its secrets for good, so no
    other seat is for them; hot seats are taken before the game begins. In the
    lobby one may leave another seat of one's own for this one, and sit down
    again where one sits, under another name.
    """
    check_entry(table, player)
    chair = _chair(table, seat)
    if table.status == "over":
        raise TableError("not-now", "the game is over; ask for a rematch first")
    if leaving is not None:
        _phase(table, "lobby")
        _own(table, player, leaving)
    renamed = table.status == "lobby" and chair.player == player and leaving is None
    if not (chair.is_free_to_take or renamed):
        raise TableError("seat-taken")
    if seat not in table.held.get(player, (seat,)):
        raise TableError("other-seat", "you held another seat in this game")
    others = (
        one.name
        for place, one in enumerate(table.chairs)
        if one.player is not None and place not in (seat, leaving)
    )
    return log.Sat(seat, player, unlike(others, name), leaving)


def open_seats(table: Table, player: str) -> tuple[Seat, ...]:
    """The seats on which somebody could sit down now."""
    try:
        check_entry(table, player)
    except TableError:
        return ()
    if table.status == "over":
        return ()
    return tuple(
        seat
        for seat, chair in enumerate(table.chairs)
        if chair.is_free_to_take and seat in table.held.get(player, (seat,))
    )


def leave(table: Table, player: str, seat: Seat) -> log.Left:
    """Stand up from a seat of one's own."""
    _own(table, player, seat)
    return log.Left(seat)


def set_seat(table: Table, player: str, seat: Seat, level: str | None) -> log.SeatSet:
    """Put a bot on a seat, or empty it: whoever sat there may take another one."""
    _host(table, player)
    chair = _chair(table, seat)
    if table.status == "playing" and (level is None or not chair.is_played_by_bot):
        raise TableError("not-now", "in a running game only seats that a bot plays can be set")
    if table.status == "over":
        raise TableError("not-now")
    if table.status == "lobby" and level is not None and chair.player not in (None, player):
        raise TableError("seat-taken", "free the seat first")
    return log.SeatSet(seat, level)


def set_chairs(table: Table, player: str, count: int) -> log.ChairsSet:
    """Change how many chairs there are; taken ones stay."""
    _host(table, player)
    _phase(table, "lobby")
    game = table.game
    if game is None or count not in _seats(game, table):
        raise TableError("bad-options", "the game is not for so many players")
    if count < sum(not chair.is_empty for chair in table.chairs):
        raise TableError("seat-taken")
    seats = list(range(len(table.chairs)))
    for seat in reversed(seats.copy()):
        if len(seats) > count and table.chairs[seat].is_empty:
            seats.remove(seat)
    return log.ChairsSet(count, reseated(game.Options, table.options, seats))


def _seats(game: Game, table: Table) -> range:
    return game.seats_for(read_options(game.Options, table.options))


def configure(table: Table, player: str, wish: log.Configured) -> log.Configured:
    """Change what the table agreed on; what is None stays."""
    _host(table, player)
    _phase(table, "lobby")
    if wish.options is not None:
        check_options(table, wish.options)
    return wish if wish.title is None else replace(wish, title=clean(wish.title))


def check_options(table: Table, options: dict[str, Any]) -> None:
    """Raise `bad-options` unless the game can be played like that."""
    game = table.game
    if game is None:
        raise TableError("version-gone")
    try:
        read_options(game.Options, options)
    except OptionError as error:
        raise TableError("bad-options", str(error)) from None


def ready(table: Table, player: str, entropy: str, is_ready: bool) -> log.ReadySet:
    """Say that one is ready, and add entropy to the deal."""
    _phase(table, "lobby")
    _seated(table, player)
    return log.ReadySet(player, _hex(entropy), is_ready)


def start(table: Table, player: str, entropy: str) -> log.Started:
    """Begin, once all people are ready and the game is for so many."""
    _host(table, player)
    _phase(table, "lobby")
    game = table.game
    if game is None:
        raise TableError("version-gone")
    waiting = [one for one in table.people() if one != player and one not in table.entropy]
    if waiting:
        raise TableError("not-ready", "somebody has not said ready yet")
    taken = [seat for seat, chair in enumerate(table.chairs) if not chair.is_empty]
    if len(taken) not in _seats(game, table):
        raise TableError("not-ready", f"{game.id} is not for {len(taken)} players")
    moved = reseated(game.Options, table.options, taken)
    try:
        game.rules(len(taken), table.options if moved is None else moved)
    except (ValueError, OptionError) as error:
        raise TableError("bad-options", str(error)) from None
    return log.Started(_hex(entropy), moved)


def rematch(table: Table, player: str, secret: str) -> log.Rematched:
    """Go back to the lobby for another round."""
    _phase(table, "over")
    if player != table.host:
        _seated(table, player)
    return log.Rematched(secret)


def speak(
    table: Table, player: str, name: str, text: str | None = None, quick: str | None = None
) -> log.Spoke:
    """Say something; people at the table under the name on their seat."""
    check_entry(table, player)
    seats = table.seats_of(player)
    said = None if text is None else clean(text)
    if said == "":
        raise TableError("unreadable", "nothing to say")
    return log.Spoke(player, table.chairs[seats[0]].name if seats else clean(name), said, quick)


def ask_ruling(table: Table, player: str, text: str) -> log.RulingAsked:
    """Put a case that no rule covers to the vote (BLK-W18)."""
    _phase(table, "playing")
    _seated(table, player)
    if table.open_ruling is not None:
        raise TableError("not-now", "another case is being voted on")
    said = clean(text)
    if not said:
        raise TableError("unreadable", "nothing to vote on")
    is_live = table.clock.kind != "none" or bool(table.clocks and table.clocks.timers)
    return log.RulingAsked(player, said, LIVE_SECONDS if is_live else SLOW_SECONDS)


def vote(table: Table, player: str, yes: bool) -> log.RulingVoted:
    """Vote on the open case; once."""
    _seated(table, player)
    ruling = table.open_ruling
    if ruling is None or player in ruling.votes:
        raise TableError("not-now", "there is nothing to vote on")
    return log.RulingVoted(player, yes)


def want_pause(table: Table, player: str) -> log.PauseWanted:
    """Ask for a pause, or agree to one."""
    _phase(table, "playing")
    _seated(table, player)
    if player in table.pause:
        raise TableError("not-now", "you have agreed already")
    return log.PauseWanted(player)


def resume(table: Table, player: str) -> log.Resumed:
    """End the pause, or call it off."""
    _phase(table, "playing")
    _seated(table, player)
    if not table.pause:
        raise TableError("not-now", "there is no pause")
    return log.Resumed(player)


def remove(table: Table, player: str, other: str) -> log.Removed:
    """Send somebody away for good."""
    _host(table, player)
    if other == player:
        raise TableError("not-now", "hand the table over before you leave it")
    return log.Removed(other)


def lock(table: Table, player: str, locked: bool) -> log.Locked:
    """Close the table to newcomers, or open it."""
    _host(table, player)
    return log.Locked(locked)


def hand_over(table: Table, player: str, other: str) -> log.HandedOver:
    """Make somebody else at the table the host."""
    _host(table, player)
    if not table.seats_of(other):
        raise TableError("no-such-seat", "the new host needs a seat")
    return log.HandedOver(other)


def take_over(table: Table, player: str, away: dict[str, int], now: int) -> log.HandedOver:
    """Become the host of a table whose host has gone; `away` says since when people are."""
    _seated(table, player)
    if player == table.host:
        raise TableError("not-now", "you are the host")
    if (table.host is not None and table.host not in away) or take_over_in(table, away, now):
        raise TableError("not-host", "the host is here, or has only just gone")
    return log.HandedOver(player)


def take_over_in(table: Table, away: dict[str, int], now: int) -> int:
    """Milliseconds until a table whose host has gone may get another."""
    if table.host is None:
        return 0
    return max(0, away.get(table.host, now) + HOST_AWAY_SECONDS * 1000 - now)


def withdraw(table: Table, player: str) -> log.Left | log.HandedOver:
    """Somebody goes for good: their seats one by one, then what the host can do."""
    seats = table.seats_of(player)
    if seats:
        return log.Left(seats[-1])
    if table.host != player:
        raise TableError("not-now", "they have gone")
    return log.HandedOver(next(iter(table.people()), ""))


def move_of(table: Table, code: int | None, notation: str | None) -> Move:
    """Read a move by its number or its notation; raises BadMove for foreign text."""
    game = table.game
    if game is None:
        raise TableError("version-gone")
    if code is not None and notation is None:
        if 0 <= code < len(game.moves):
            return game.moves[code]
        raise TableError("bad-move", "the game's catalogue has no such number")
    if notation is None or code is not None:
        raise TableError("bad-move", "give a code or a notation")
    return game.parse(notation)


def check_turn(table: Table, player: str, seat: Seat | None, seen: int) -> Seat:
    """Find the seat a player moves for; whether the move is legal is for the rules."""
    if table.status != "playing":
        raise TableError("not-now", "no game is on")
    if table.state is None:
        raise TableError("version-gone")
    if table.paused:
        raise TableError("paused")
    own = table.seats_of(player)
    if seat is None:
        asked = [one for one in own if one in table.deciders()] or list(own)
        seat = asked[0] if len(asked) == 1 else None
    if seat is None or seat not in own:
        raise TableError("not-your-seat")
    if seen < table.asked_since[seat]:
        raise TableError("stale", f"the choice changed at {table.asked_since[seat]}")
    if seen > table.seq:
        raise TableError("stale", "that has not happened yet")
    return seat


def default_move(table: Table, seat: Seat) -> Move:
    """What is played for a seat whose time is out: the least that it can do."""
    if table.state is None:
        raise TableError("version-gone")
    legal = table.state.legal(seat)
    for kind in PASSING:
        for move in legal:
            if move.kind == kind:
                return move
    return legal[0]


def _chair(table: Table, seat: Seat) -> Chair:
    if not 0 <= seat < len(table.chairs):
        raise TableError("no-such-seat")
    return table.chairs[seat]


def _own(table: Table, player: str, seat: Seat) -> None:
    if _chair(table, seat).player != player:
        raise TableError("not-your-seat")


def _seated(table: Table, player: str) -> None:
    if not table.seats_of(player):
        raise TableError("not-your-seat", "take a seat first")


def _host(table: Table, player: str) -> None:
    if table.host != player:
        raise TableError("not-host")


def _phase(table: Table, status: str) -> None:
    if table.status != status:
        raise TableError("not-now", f"this is for the phase {status!r}; it is {table.status!r}")


def _hex(entropy: str) -> str:
    try:
        return bytes.fromhex(entropy).hex()
    except ValueError:
        raise TableError("unreadable", "entropy is an even number of hexadecimal digits") from None
