"""BLANK's mode B: which timers run would tell who has overlooked something (BLK-W5, BLK-W23)."""

import random

import pytest

from stolik import protocol
from stolik.games.blank.moves import T_GRACE, T_LATE, T_SLOW, TIME_MOVES
from stolik.kernel.record import Record
from stolik.kernel.seat import TABLE
from stolik.server.tables.messages import clocks
from stolik.table import scheduled
from stolik.table.actions.moves import Moved
from stolik.table.entries import Logged
from stolik.table.record import record_of
from table.tables import ScriptedTable, again, condition, playing

SECRET = {TIME_MOVES[what].code for what in (T_GRACE, T_LATE, T_SLOW)}


def memory_game(luck: int, **options) -> ScriptedTable:
    """A game in mode B, played at random until a secret timer runs."""
    chance = random.Random(luck)
    live = playing(game="blank", options={"mode": "B", **options})
    for _ in range(2000):
        if live.table.clocks is None or live.table.clocks.secret_timers:
            break
        step(live, chance)
    return live


def step(live: ScriptedTable, chance: random.Random) -> None:
    live.wait(chance.choice((0.2, 1, 2.5)))
    duty = scheduled.next_scheduled(live.table, {})
    if duty is not None and duty.at <= live.now:
        live.happen(duty.entry)
        return
    seat = chance.choice(live.table.deciders())
    live.happen(Moved(seat, chance.choice(live.table.state.legal(seat)).code))


def games_with_secrets(**options):
    games = (memory_game(luck, **options) for luck in range(8))
    found = [live for live in games if live.table.clocks and live.table.clocks.secret_timers]
    assert found, "no game came to something that nobody is told of"
    return found


@pytest.mark.parametrize("options", [{}, {"call_timing": "early"}])
def test_no_message_tells_of_a_timer_that_runs_because_of_a_hidden_duty(options):
    for live in games_with_secrets(**options):
        table = live.table
        reported = protocol.encode(clocks(table, live.now))
        innocent = table.state.copy()
        innocent.duties = []
        table.clocks.set_timers(innocent.timers())
        assert not table.clocks.secret_timers
        assert protocol.encode(clocks(table, live.now)) == reported


def test_no_entry_of_the_log_tells_that_such_a_timer_has_run_out():
    for live in games_with_secrets():
        for _ in range(40):
            duty = scheduled.next_scheduled(live.table, {})
            if duty is None or not isinstance(duty.entry, Moved):
                break
            assert duty.entry.code not in SECRET
            live.now = max(live.now, duty.at)
            live.happen(duty.entry)


def test_what_a_secret_timer_does_has_happened_when_somebody_next_moves():
    for live in games_with_secrets():
        table = live.table
        (code, _), left = table.clocks.next_secret(10**9)
        seat = table.deciders()[0]
        move = table.state.legal(seat)[-1]
        expected = table.state.copy()
        expected.apply(TABLE, table.state.game.moves[code], [])
        expected.apply(seat, move, [])
        early, late = again(live.log), again(live.log)
        for one, wait in ((early, left - 1), (late, left)):
            one.fold(Logged(one.seq + 1, live.now + wait, Moved(seat, move.code)))
        assert code not in [moved.code for moved in early.moves[-2:]]
        assert [moved.code for moved in late.moves[-2:]] == [code, move.code]
        assert late.state.snapshot() == expected.snapshot()


def test_a_log_of_before_that_has_the_timers_move_as_an_entry_still_plays():
    for live in games_with_secrets():
        (code, _), left = live.table.clocks.next_secret(10**9)
        live.now += left
        live.happen(Moved(TABLE, code, "timer"))
        assert [moved.code for moved in live.table.moves[-1:]] == [code]


def test_a_whole_game_with_secret_timers_is_the_same_again_and_its_record_verifies():
    for luck in range(3):
        chance = random.Random(luck)
        live = playing(game="blank", options={"mode": "B", "turn_limit": 20})
        while live.table.status == "playing":
            step(live, chance)
        assert condition(again(live.log)) == condition(live.table)
        Record.read(record_of(live.table).text()).verify()
