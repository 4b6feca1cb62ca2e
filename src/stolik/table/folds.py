"""What each entry of the log does to its table."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from stolik.kernel.seat import TABLE, Seat
from stolik.table import entries as log
from stolik.table import hooks
from stolik.table.chairs import Chair
from stolik.table.clocks import Clocks
from stolik.table.entries import AnyEntry
from stolik.table.rulings import Ruling

if TYPE_CHECKING:
    from stolik.table.table import Happened, Table


def _made(table: Table, entry: log.Made, happened: Happened) -> None:
    table.created = happened.logged.at
    table.game_id = entry.game
    table.version = entry.version
    table.host = entry.host
    table.secret = entry.secret
    table.options = entry.options
    table.title, table.titled = entry.title, entry.host
    table.listed = entry.listed
    table.clock = entry.clock
    table.absence = entry.absence
    table.deck = entry.deck
    for plan in entry.seats:
        chair = Chair()
        if plan.level is not None:
            chair.seat_bot(plan.level)
        table.chairs.append(chair)


def _sat(table: Table, entry: log.Sat, _: Happened) -> None:
    chair = table.chairs[entry.seat]
    if chair.player == entry.player:
        chair.name = entry.name
        return
    if entry.leaving is not None:
        table.chairs[entry.leaving].clear()
    chair.seat_person(entry.player, entry.name)
    if table.status == "playing":
        table.held.setdefault(entry.player, (entry.seat,))
    table.entropy.pop(entry.player, None)
    if table.host is None:
        table.host = entry.player
    table.ask()


def _left(table: Table, entry: log.Left, _: Happened) -> None:
    table.vacate(entry.seat)


def _seat_set(table: Table, entry: log.SeatSet, _: Happened) -> None:
    chair = table.chairs[entry.seat]
    if entry.level is None:
        table.vacate(entry.seat)
        chair.clear()
    elif table.status == "playing":
        chair.level = entry.level
    else:
        table.vacate(entry.seat)
        chair.seat_bot(entry.level)
    table.ask()


def _chairs_set(table: Table, entry: log.ChairsSet, _: Happened) -> None:
    while len(table.chairs) < entry.count:
        table.chairs.append(Chair())
    for seat in range(len(table.chairs) - 1, -1, -1):
        if len(table.chairs) > entry.count and table.chairs[seat].is_empty:
            del table.chairs[seat]
    if entry.options is not None:
        table.options = entry.options


def _configured(table: Table, entry: log.Configured, happened: Happened) -> None:
    if entry.title is not None:
        table.titled = happened.logged.player
    for name in entry.__struct_fields__:
        value = getattr(entry, name)
        if value is not None:
            setattr(table, name, value)
    if entry.is_about_the_game:
        table.entropy.clear()  # ready for something else than what it is now


def _ready_set(table: Table, entry: log.ReadySet, _: Happened) -> None:
    if entry.ready:
        table.entropy[entry.player] = entry.entropy
    else:
        table.entropy.pop(entry.player, None)


def _started(table: Table, entry: log.Started, happened: Happened) -> None:
    table.story = []
    table.moves = []
    table.spoken, table.rulings = {}, []
    for chair in table.chairs:
        chair.wake()
    table.chairs = [chair for chair in table.chairs if not chair.is_empty]
    if entry.options is not None:
        table.options = entry.options
    table.forget_seats()
    if table.host is not None:
        table.entropy[table.host] = entry.entropy
    table.contributions = tuple(
        (table.seats_of(player)[0], table.entropy[player])
        for player in table.people()
        if table.entropy.get(player)
    )
    table.held = {player: table.seats_of(player) for player in table.people()}
    table.status = "playing"
    table.outcome = None
    table.asked_since = [table.seq] * len(table.chairs)
    table.clocks = Clocks(table.clock, len(table.chairs))
    game = table.game
    if game is not None:
        table.state = game.new(len(table.chairs), table.seed, table.options)
        table.asked = table.state.deciders()
        table.ask()
        table.weigh_end()


def _moved(table: Table, entry: log.Moved, happened: Happened) -> None:
    table.moves.append(entry)
    state = table.state
    if state is None:
        return
    before = table.asked
    if entry.how != "person":
        _note_time_out(table, entry)
    elif table.chairs[entry.seat].time_outs:
        table.chairs[entry.seat].wake()
    state.apply(entry.seat, state.rules.game.moves[entry.code], happened.notices)
    table.asked = () if state.is_over else state.deciders()
    if entry.seat != TABLE and table.clocks is not None:
        table.clocks.moved(entry.seat)
    table.ask()
    _note_choices(table, before, entry.seat)
    if table.spoken:
        still = {proof.code for proof in hooks.proofs(state)}
        table.spoken = {code: n for code, n in table.spoken.items() if code in still}
    table.weigh_end()


def _note_time_out(table: Table, entry: log.Moved) -> None:
    """Count the turns in a row that a person let run out."""
    assert table.state is not None
    seat: Seat | None = None
    if entry.how == "clock" and table.clock.kind == "move":
        seat = entry.seat
    elif entry.how == "timer" and table.clocks is not None:
        game = table.state.rules.game
        if hooks.is_time_out(game, game.moves[entry.code]):
            seat = table.clocks.seat_of(entry.code)
    if seat is not None and table.chairs[seat].level is None:
        table.chairs[seat].time_outs += 1
        table.is_restless = True


def _note_choices(table: Table, before: tuple[Seat, ...], mover: Seat) -> None:
    """Seats that were asked before and still are keep their old question's number."""
    now = table.deciders()
    simultaneous = mover not in now and len(before) > 1 and set(now) <= set(before)
    for seat in now:
        if seat != TABLE and not (simultaneous and seat in before):
            table.asked_since[seat] = table.seq


def _spoke(table: Table, entry: log.Spoke, _: Happened) -> None:
    """Chat is kept; where the game listens, words may prove something."""
    if table.state is None or table.status != "playing" or entry.text is None:
        return
    for proof in hooks.proofs(table.state):
        if proof.seat in table.seats_of(entry.player):
            said = hooks.count_words(entry.text, proof.words)
            table.spoken[proof.code] = table.spoken.get(proof.code, 0) + said


def _pause_wanted(table: Table, entry: log.PauseWanted, _: Happened) -> None:
    if entry.player not in table.pause:
        table.pause.append(entry.player)
    table.weigh_pause()


def _resumed(table: Table, entry: log.Resumed, _: Happened) -> None:
    table.pause, table.paused = [], False


def _removed(table: Table, entry: log.Removed, _: Happened) -> None:
    table.banned.add(entry.player)
    for seat in reversed(table.seats_of(entry.player)):
        table.vacate(seat)


def _locked(table: Table, entry: log.Locked, _: Happened) -> None:
    table.locked = entry.locked


def _handed_over(table: Table, entry: log.HandedOver, _: Happened) -> None:
    table.host = entry.player or None


def _ruling_asked(table: Table, entry: log.RulingAsked, happened: Happened) -> None:
    closes = happened.logged.at + 1000 * entry.seconds
    table.rulings.append(Ruling(entry.text, entry.player, closes))


def _ruling_voted(table: Table, entry: log.RulingVoted, _: Happened) -> None:
    ruling = table.rulings[-1]
    ruling.votes[entry.player] = entry.yes
    ruling.weigh(table.present_people())


def _ruling_closed(table: Table, entry: log.RulingClosed, _: Happened) -> None:
    table.rulings[-1].weigh(table.present_people(), is_over=True)


def _stood_in(table: Table, entry: log.StoodIn, _: Happened) -> None:
    table.chairs[entry.seat].level = entry.level
    table.chairs[entry.seat].is_dozing = entry.dozing
    player = table.chairs[entry.seat].player
    if player is not None:
        table.forget_in_pause(player)
    table.ask()


def _gave_back(table: Table, entry: log.GaveBack, _: Happened) -> None:
    table.chairs[entry.seat].level = None
    table.chairs[entry.seat].wake()
    table.weigh_pause()
    table.ask()


def _rematched(table: Table, entry: log.Rematched, _: Happened) -> None:
    table.status = "lobby"
    table.round += 1
    table.secret = entry.secret
    table.entropy, table.contributions = {}, ()
    table.state, table.outcome = None, None
    table.story, table.moves, table.held = [], [], {}
    for chair in table.chairs:
        if chair.is_empty:
            chair.clear()  # of the name that the last result needed
        elif chair.is_stand_in:
            chair.clear() if chair.player is None else chair.seat_person(chair.player, chair.name)


def _woken(table: Table, entry: log.Woken, _: Happened) -> None:
    """The time that nobody served the table was left out when time passed."""


Fold = Callable[["Table", Any, "Happened"], None]

FOLDS: dict[type[AnyEntry], Fold] = {
    log.Made: _made,
    log.Sat: _sat,
    log.Left: _left,
    log.SeatSet: _seat_set,
    log.ChairsSet: _chairs_set,
    log.Configured: _configured,
    log.ReadySet: _ready_set,
    log.Started: _started,
    log.Moved: _moved,
    log.Spoke: _spoke,
    log.PauseWanted: _pause_wanted,
    log.Resumed: _resumed,
    log.Removed: _removed,
    log.Locked: _locked,
    log.HandedOver: _handed_over,
    log.StoodIn: _stood_in,
    log.GaveBack: _gave_back,
    log.RulingAsked: _ruling_asked,
    log.RulingVoted: _ruling_voted,
    log.RulingClosed: _ruling_closed,
    log.Rematched: _rematched,
    log.Woken: _woken,
}
