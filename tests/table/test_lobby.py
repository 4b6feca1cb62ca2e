"""Who sits where under which name, who is the host, and what people were ready for."""

import pytest

from stolik.table import entries as log
from stolik.table import wishes
from stolik.table.errors import TableError
from stolik.table.settings import AbsenceRule, ClockRule
from table.tables import Desk, again, condition, playing

MINUTE = 60_000


def refused(code: str):
    return pytest.raises(TableError, match=f"^{code}")


def lobby(chairs: int = 3) -> Desk:
    """A table at which Ala is the host and Ben is ready."""
    desk = Desk(seats=(log.SeatPlan(),) * chairs)
    desk.seat_two()
    desk.happen(wishes.ready(desk.table, "ben", "bb", True))
    return desk


def names(desk: Desk) -> list[str]:
    return [chair.name for chair in desk.table.chairs]


@pytest.mark.parametrize("name", ["\u200b\u200b", " \u202e ", "\x07"])
def test_nobody_sits_under_a_name_that_cannot_be_seen(name):
    desk = lobby()
    with refused("bad-name"):
        wishes.sit(desk.table, "ala", 2, name)


def test_whoever_sits_may_be_called_otherwise_and_stays_ready():
    desk = lobby()
    said = desk.happen(wishes.sit(desk.table, "ben", 1, "Benek")).said
    assert names(desk)[1] == "Benek"
    assert (said.id, said.args) == ("table-renamed", {"name": "Ben", "new": "Benek"})
    assert "ben" in desk.table.entropy
    assert condition(again(desk.log)) == condition(desk.table)


def test_nobody_changes_the_name_on_anothers_seat_or_in_mid_game():
    desk = lobby()
    with refused("seat-taken"):
        wishes.sit(desk.table, "ben", 0, "Benek")
    desk.happen(wishes.start(desk.table, "ala", "aa"))
    with refused("seat-taken"):
        wishes.sit(desk.table, "ben", 1, "Benek")


def test_two_people_of_one_name_can_be_told_apart():
    desk = lobby(4)
    desk.happen(wishes.sit(desk.table, "eve", 2, "ala"))
    desk.happen(wishes.sit(desk.table, "eve", 3, "Ala"))
    assert names(desk) == ["Ala", "Ben", "ala 2", "Ala 3"]
    desk.happen(wishes.sit(desk.table, "eve", 2, "Ala"))
    assert names(desk)[2] == "Ala 2"


def test_a_number_does_not_make_a_name_too_long():
    desk = lobby()
    desk.happen(wishes.sit(desk.table, "ala", 0, "x" * 24))
    assert wishes.sit(desk.table, "eve", 2, "x" * 24).name == "x" * 22 + " 2"


def test_one_changes_seats_at_once_and_stays_the_host():
    desk = lobby()
    said = desk.happen(wishes.sit(desk.table, "ala", 2, "Ala", leaving=0)).said
    assert names(desk) == ["", "Ben", "Ala"]
    assert desk.table.seats_of("ala") == (2,)
    assert desk.table.host == "ala"
    assert said.id == "table-moved-over"
    assert condition(again(desk.log)) == condition(desk.table)


def test_one_leaves_no_seat_but_ones_own_and_none_in_mid_game():
    desk = lobby()
    with refused("not-your-seat"):
        wishes.sit(desk.table, "ala", 2, "Ala", leaving=1)
    with refused("seat-taken"):
        wishes.sit(desk.table, "ala", 1, "Ala", leaving=0)
    with refused("seat-taken"):
        wishes.sit(desk.table, "ala", 0, "Ala", leaving=0)
    running = playing()
    running.happen(wishes.leave(running.table, "ben", 1))
    with refused("not-now"):
        wishes.sit(running.table, "ala", 1, "Ala", leaving=0)


def test_a_host_frees_a_seat_and_its_player_may_sit_down_again():
    desk = lobby()
    with refused("seat-taken"):
        wishes.set_seat(desk.table, "ala", 1, "casual")
    desk.happen(wishes.set_seat(desk.table, "ala", 1, None))
    assert desk.table.chairs[1].is_empty
    desk.happen(wishes.sit(desk.table, "ben", 1, "Ben"))
    assert desk.table.seats_of("ben") == (1,)


def test_a_host_who_was_away_for_a_minute_is_replaced_by_whoever_sits_and_wants_to():
    desk = lobby()
    gone = {"ala": desk.now}
    for now, away in ((desk.now + MINUTE, {}), (desk.now + MINUTE - 1, gone)):
        with refused("not-host"):
            wishes.take_over(desk.table, "ben", away, now)
    with refused("not-your-seat"):
        wishes.take_over(desk.table, "eve", gone, desk.now + MINUTE)
    desk.happen(wishes.take_over(desk.table, "ben", gone, desk.now + MINUTE))
    assert desk.table.host == "ben"
    with refused("not-now"):
        wishes.take_over(desk.table, "ben", gone, desk.now + MINUTE)


def test_a_table_without_any_host_can_be_taken_over_at_once():
    desk = lobby()
    desk.happen(log.HandedOver(""))
    assert desk.table.host is None
    assert wishes.take_over_in(desk.table, {}, desk.now) == 0
    desk.happen(wishes.take_over(desk.table, "ben", {}, desk.now))
    assert desk.table.host == "ben"


@pytest.mark.parametrize("change", [{"listed": True}, {"title": "Wieczór"}])
def test_what_does_not_change_the_game_leaves_everybody_ready(change):
    desk = lobby()
    said = desk.happen(wishes.configure(desk.table, "ala", log.Configured(**change))).said
    assert "ben" in desk.table.entropy
    assert said.id != "table-configured"


@pytest.mark.parametrize(
    "change",
    [{"options": {"cards": 5}}, {"clock": ClockRule("move", 30)}, {"absence": AbsenceRule("bot")}],
)
def test_what_changes_the_game_asks_everybody_again_and_says_so(change):
    desk = lobby()
    entry = wishes.configure(desk.table, "ala", log.Configured(**change))
    assert desk.happen(entry).said.id == "table-configured"
    assert "ben" not in desk.table.entropy
    assert desk.happen(entry).said.id == "table-changed"  # nobody is asked again


def test_the_seats_that_are_offered_are_those_that_can_be_taken():
    desk = lobby()
    assert wishes.open_seats(desk.table, "eve") == (2,)
    desk.happen(wishes.set_seat(desk.table, "ala", 2, "casual"))
    desk.happen(wishes.start(desk.table, "ala", "aa"))
    assert wishes.open_seats(desk.table, "eve") == ()
    desk.happen(wishes.leave(desk.table, "ben", 1))
    assert wishes.open_seats(desk.table, "eve") == (1,)
    assert wishes.open_seats(desk.table, "ben") == (1,)
    assert wishes.open_seats(desk.table, "ala") == ()


def test_a_locked_table_lets_in_whoever_has_a_seat_to_come_back_to():
    desk = playing()
    desk.happen(wishes.leave(desk.table, "ben", 1))
    desk.happen(wishes.lock(desk.table, "ala", True))
    with refused("locked"):
        wishes.check_entry(desk.table, "eve")
    assert wishes.open_seats(desk.table, "eve") == ()
    desk.happen(wishes.sit(desk.table, "ben", 1, "Ben"))
    assert desk.table.seats_of("ben") == (1,)
