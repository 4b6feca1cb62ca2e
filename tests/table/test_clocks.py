"""Time at a table: clocks, timers of the rules, pauses, restarts."""

from hypothesis import given
from hypothesis import strategies as st

from stolik.table import scheduled
from stolik.table.actions.moves import TimeGivenBack
from stolik.table.actions.talk import Spoke
from stolik.table.clocks import Clocks
from stolik.table.settings import ClockRule
from table import requests
from table.tables import ScriptedTable, playing


def test_without_a_clock_nothing_is_ever_due():
    live = playing()
    assert scheduled.next_scheduled(live.table, {}) is None


def test_a_seat_whose_time_is_out_makes_a_default_move_that_the_record_shows():
    live = playing(ClockRule("move", 30))
    duty = scheduled.next_scheduled(live.table, {})
    assert duty.at == live.now + 30_000
    assert duty.entry.how == "clock"
    live.now = duty.at
    live.happen(duty.entry)
    assert live.table.moves[-1].how == "clock"


def test_time_per_move_is_fresh_for_every_decision():
    live = playing(ClockRule("move", 30))
    live.wait(20)
    live.move()
    seat = live.table.deciders()[0]
    assert live.table.clocks.left[seat] == 30_000


def test_a_reserve_is_used_after_the_time_for_the_move_and_does_not_come_back():
    live = playing(ClockRule("move", 86_400, reserve=3600))
    seat = live.table.deciders()[0]
    assert live.table.clocks.left[seat] == 90_000_000
    live.wait(87_400)
    live.move()
    while live.table.deciders() != (seat,):
        live.move()
    assert live.table.clocks.left[seat] == 89_000_000, "of the hour, 1000 seconds are gone"
    live.wait(100)
    live.move()
    assert live.table.clocks.left[seat] == 89_000_000, "quick moves leave it as it is"


def test_nobody_is_moved_for_while_the_reserve_lasts():
    live = playing(ClockRule("move", 30, reserve=60))
    assert scheduled.next_scheduled(live.table, {}).at == live.now + 90_000


def test_time_per_player_is_used_up_and_grows_by_the_increment():
    live = playing(ClockRule("player", 100, increment=5))
    seat = live.table.deciders()[0]
    live.wait(20)
    live.move()
    assert live.table.clocks.left[seat] == 85_000
    assert live.table.clocks.left[1 - seat] == 100_000


def test_a_pause_stops_the_clock():
    live = playing(ClockRule("move", 30))
    live.wait(10)
    live.happen(requests.want_pause(live.table, "ala"))
    live.happen(requests.want_pause(live.table, "ben"))
    live.wait(3600)
    live.happen(requests.resume(live.table, "ala"))
    assert live.table.clocks.left[live.table.deciders()[0]] == 20_000


def test_the_time_that_nobody_served_the_table_does_not_count():
    live = playing(ClockRule("move", 30))
    live.wait(500)
    live.happen(TimeGivenBack(lost=490_000))
    assert live.table.clocks.left[live.table.deciders()[0]] == 20_000


def test_a_flag_does_not_fall_during_the_grace_of_a_lost_connection():
    live = playing(ClockRule("move", 30))
    player = live.table.chairs[live.table.deciders()[0]].player
    lost = live.now + 29_000
    assert scheduled.next_scheduled(live.table, {player: lost}).at == lost + 60_000


def test_a_clock_that_jumps_back_takes_no_time_and_gives_none():
    live = playing(ClockRule("move", 30))
    live.wait(-5)
    live.happen(Spoke("ala", "Ala", "hej"))
    live.wait(5)
    live.wait(1)
    live.happen(Spoke("ala", "Ala", "hej"))
    assert live.table.clocks.left[live.table.deciders()[0]] == 29_000


@given(
    st.sampled_from(["move", "player"]),
    st.lists(st.tuples(st.integers(0, 3), st.integers(-10, 100_000)), max_size=40),
)
def test_time_left_never_rises_but_by_a_move_and_never_falls_below_zero(kind, turns):
    clocks = Clocks(ClockRule(kind, 60, 3), 4)
    clocks.ask((0,))
    for seat, elapsed in turns:
        before = list(clocks.left)
        clocks.pass_time(elapsed)
        assert all(0 <= now <= then for now, then in zip(clocks.left, before, strict=True))
        clocks.moved(clocks.running[0])
        clocks.ask((seat,))


def test_the_clock_of_a_hot_seat_stops_when_its_owner_leaves_it():
    live = ScriptedTable(clock=ClockRule("move", 30))
    for seat in (0, 1):
        live.happen(requests.sit(live.table, "ala", seat, f"Ala {seat}"))
    live.begin()
    (seat,) = live.table.deciders()
    assert live.table.clocks.running == (seat,)
    live.happen(requests.leave(live.table, "ala", seat))
    assert live.table.clocks.running == ()
    assert scheduled.next_scheduled(live.table, {}) is None
