"""Who sits where under which name, who is the host, and what people were ready for."""

import pytest

from stolik.table import seating
from stolik.table.actions.hosting import HandedOver, take_over_in
from stolik.table.actions.setup import Configured, SeatPlan
from stolik.table.errors import TableError
from stolik.table.settings import AbsenceRule, ClockRule
from table import requests
from table.tables import ScriptedTable, again, condition, open_seats, playing

MINUTE = 60_000


def refused(code: str):
    return pytest.raises(TableError, match=f"^{code}")


def lobby(chairs: int = 3) -> ScriptedTable:
    """A table at which Ala is the host and Ben is ready."""
    live = ScriptedTable(seats=(SeatPlan(),) * chairs)
    live.seat_two()
    live.commit("ben")
    return live


def names(live: ScriptedTable) -> list[str]:
    return [chair.name for chair in live.table.chairs]


@pytest.mark.parametrize("name", ["\u200b\u200b", " \u202e ", "\x07"])
def test_nobody_sits_under_a_name_that_cannot_be_seen(name):
    live = lobby()
    with refused("bad-name"):
        requests.sit(live.table, "ala", 2, name)


def test_whoever_sits_may_be_called_otherwise_and_stays_ready():
    live = lobby()
    said = live.happen(requests.sit(live.table, "ben", 1, "Benek")).phrase
    assert names(live)[1] == "Benek"
    assert (said.id, said.args) == ("table-renamed", {"name": "Ben", "new": "Benek"})
    assert "ben" in live.table.commitments
    assert condition(again(live.log)) == condition(live.table)


def test_nobody_changes_the_name_on_anothers_seat_or_in_mid_game():
    live = lobby()
    with refused("seat-taken"):
        requests.sit(live.table, "ben", 0, "Benek")
    live.begin()
    with refused("seat-taken"):
        requests.sit(live.table, "ben", 1, "Benek")


def test_two_people_of_one_name_can_be_told_apart():
    live = lobby(4)
    live.happen(requests.sit(live.table, "eve", 2, "ala"))
    live.happen(requests.sit(live.table, "eve", 3, "Ala"))
    assert names(live) == ["Ala", "Ben", "ala 2", "Ala 3"]
    live.happen(requests.sit(live.table, "eve", 2, "Ala"))
    assert names(live)[2] == "Ala 2"


def test_a_number_does_not_make_a_name_too_long():
    live = lobby()
    live.happen(requests.sit(live.table, "ala", 0, "x" * 24))
    assert requests.sit(live.table, "eve", 2, "x" * 24).name == "x" * 22 + " 2"


def test_one_changes_seats_at_once_and_stays_the_host():
    live = lobby()
    said = live.happen(requests.sit(live.table, "ala", 2, "Ala", leaving=0)).phrase
    assert names(live) == ["", "Ben", "Ala"]
    assert live.table.seats_of("ala") == (2,)
    assert live.table.host == "ala"
    assert said.id == "table-moved-over"
    assert condition(again(live.log)) == condition(live.table)


def test_one_leaves_no_seat_but_ones_own_and_none_in_mid_game():
    live = lobby()
    with refused("not-your-seat"):
        requests.sit(live.table, "ala", 2, "Ala", leaving=1)
    with refused("seat-taken"):
        requests.sit(live.table, "ala", 1, "Ala", leaving=0)
    with refused("seat-taken"):
        requests.sit(live.table, "ala", 0, "Ala", leaving=0)
    running = playing()
    running.happen(requests.leave(running.table, "ben", 1))
    with refused("not-now"):
        requests.sit(running.table, "ala", 1, "Ala", leaving=0)


def test_a_host_frees_a_seat_and_its_player_may_sit_down_again():
    live = lobby()
    with refused("seat-taken"):
        requests.set_seat(live.table, "ala", 1, "casual")
    live.happen(requests.set_seat(live.table, "ala", 1, None))
    assert live.table.chairs[1].is_empty
    live.happen(requests.sit(live.table, "ben", 1, "Ben"))
    assert live.table.seats_of("ben") == (1,)


def test_a_host_who_was_away_for_a_minute_is_replaced_by_whoever_sits_and_wants_to():
    live = lobby()
    gone = {"ala": live.now}
    for now, away in ((live.now + MINUTE, {}), (live.now + MINUTE - 1, gone)):
        with refused("not-host"):
            requests.take_over(live.table, "ben", away, now)
    with refused("not-your-seat"):
        requests.take_over(live.table, "eve", gone, live.now + MINUTE)
    live.happen(requests.take_over(live.table, "ben", gone, live.now + MINUTE))
    assert live.table.host == "ben"
    with refused("not-now"):
        requests.take_over(live.table, "ben", gone, live.now + MINUTE)


def test_a_table_without_any_host_can_be_taken_over_at_once():
    live = lobby()
    live.happen(HandedOver(""))
    assert live.table.host is None
    assert take_over_in(live.table, {}, live.now) == 0
    live.happen(requests.take_over(live.table, "ben", {}, live.now))
    assert live.table.host == "ben"


@pytest.mark.parametrize("change", [{"listed": True}, {"title": "Wieczór"}])
def test_what_does_not_change_the_game_leaves_everybody_ready(change):
    live = lobby()
    said = live.happen(requests.configure(live.table, "ala", Configured(**change))).phrase
    assert "ben" in live.table.commitments
    assert said.id != "table-configured"


@pytest.mark.parametrize(
    "change",
    [{"options": {"cards": 5}}, {"clock": ClockRule("move", 30)}, {"absence": AbsenceRule("bot")}],
)
def test_what_changes_the_game_asks_everybody_again_and_says_so(change):
    live = lobby()
    entry = requests.configure(live.table, "ala", Configured(**change))
    assert live.happen(entry).phrase.id == "table-configured"
    assert "ben" not in live.table.commitments
    assert live.happen(entry).phrase.id == "table-changed"  # nobody is asked again


def test_new_cards_of_a_deck_are_not_said_to_come_from_the_host():
    """BLK-108: they come by themselves; whatever else changes is the host's doing."""
    live = lobby()
    boxes = {"boxes": [["Czwartkowa", "leaf", "green", 2]]}
    table = live.table
    table.game_id, table.options = "blank", {"pace": 1, **boxes}
    cards = Configured(options={"pace": 1, "new_rules": ["RC7"], **boxes})
    assert cards.phrase(table).id == "table-deck-renewed"
    faster = Configured(options={"pace": 2, "new_rules": ["RC7"], **boxes})
    assert faster.phrase(table).id == "table-configured"


def test_the_seats_that_are_offered_are_those_that_can_be_taken():
    live = lobby()
    assert open_seats(live.table, "eve") == (2,)
    live.happen(requests.set_seat(live.table, "ala", 2, "casual"))
    live.begin()
    assert open_seats(live.table, "eve") == ()
    live.happen(requests.leave(live.table, "ben", 1))
    assert open_seats(live.table, "eve") == (1,)
    assert open_seats(live.table, "ben") == (1,)
    assert open_seats(live.table, "ala") == ()


def test_a_host_switches_reviews_off_and_on_again():
    live = lobby()
    assert live.table.has_reviews
    live.happen(requests.allow_reviews(live.table, "ala", False))
    assert not live.table.has_reviews
    live.happen(requests.allow_reviews(live.table, "ala", True))
    assert live.table.has_reviews


def test_a_locked_table_lets_in_whoever_has_a_seat_to_come_back_to():
    live = playing()
    live.happen(requests.leave(live.table, "ben", 1))
    live.happen(requests.lock(live.table, "ala", True))
    with refused("locked"):
        seating.check_entry(live.table, "eve")
    assert open_seats(live.table, "eve") == ()
    live.happen(requests.sit(live.table, "ben", 1, "Ben"))
    assert live.table.seats_of("ben") == (1,)
