"""Time at a table: clocks, timers of the rules, pauses, restarts."""

from hypothesis import given
from hypothesis import strategies as st

from stolik.table import duties, wishes
from stolik.table import entries as log
from stolik.table.clocks import Clocks
from stolik.table.settings import ClockRule
from table.tables import Desk, playing


def test_without_a_clock_nothing_is_ever_due():
    desk = playing()
    assert duties.next_duty(desk.table, {}) is None


def test_a_seat_whose_time_is_out_makes_a_default_move_that_the_record_shows():
    desk = playing(ClockRule("move", 30))
    duty = duties.next_duty(desk.table, {})
    assert duty.at == desk.now + 30_000
    assert duty.entry.how == "clock"
    desk.now = duty.at
    desk.happen(duty.entry)
    assert desk.table.moves[-1].how == "clock"


def test_time_per_move_is_fresh_for_every_decision():
    desk = playing(ClockRule("move", 30))
    desk.wait(20)
    desk.move()
    seat = desk.table.deciders()[0]
    assert desk.table.clocks.left[seat] == 30_000


def test_time_per_player_is_used_up_and_grows_by_the_increment():
    desk = playing(ClockRule("player", 100, increment=5))
    seat = desk.table.deciders()[0]
    desk.wait(20)
    desk.move()
    assert desk.table.clocks.left[seat] == 85_000
    assert desk.table.clocks.left[1 - seat] == 100_000


def test_a_pause_stops_the_clock():
    desk = playing(ClockRule("move", 30))
    desk.wait(10)
    desk.happen(wishes.want_pause(desk.table, "ala"))
    desk.happen(wishes.want_pause(desk.table, "ben"))
    desk.wait(3600)
    desk.happen(wishes.resume(desk.table, "ala"))
    assert desk.table.clocks.left[desk.table.deciders()[0]] == 20_000


def test_the_time_that_nobody_served_the_table_does_not_count():
    desk = playing(ClockRule("move", 30))
    desk.wait(500)
    desk.happen(log.Woken(lost=490_000))
    assert desk.table.clocks.left[desk.table.deciders()[0]] == 20_000


def test_a_flag_does_not_fall_during_the_grace_of_a_lost_connection():
    desk = playing(ClockRule("move", 30))
    player = desk.table.chairs[desk.table.deciders()[0]].player
    lost = desk.now + 29_000
    assert duties.next_duty(desk.table, {player: lost}).at == lost + 60_000


def test_a_clock_that_jumps_back_takes_no_time_and_gives_none():
    desk = playing(ClockRule("move", 30))
    desk.wait(-5)
    desk.happen(log.Spoke("ala", "Ala", "hej"))
    desk.wait(5)
    desk.wait(1)
    desk.happen(log.Spoke("ala", "Ala", "hej"))
    assert desk.table.clocks.left[desk.table.deciders()[0]] == 29_000


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
    desk = Desk(clock=ClockRule("move", 30))
    for seat in (0, 1):
        desk.happen(wishes.sit(desk.table, "ala", seat, f"Ala {seat}"))
    desk.happen(wishes.start(desk.table, "ala", "aa"))
    (seat,) = desk.table.deciders()
    assert desk.table.clocks.running == (seat,)
    desk.happen(wishes.leave(desk.table, "ala", seat))
    assert desk.table.clocks.running == ()
    assert duties.next_duty(desk.table, {}) is None
