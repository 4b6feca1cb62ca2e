"""For every request at a table: who may not make it."""

import pytest

from stolik.table import seating
from stolik.table.actions.seats import OriginNoted
from stolik.table.actions.setup import Configured, SeatPlan
from stolik.table.errors import TableError
from stolik.table.origins import MOST_KEYS, Origin
from table import requests
from table.tables import ScriptedTable, again, condition, open_seats, playing

HOUR = 3600
STRANGER, GUEST, HOST = "eve", "ben", "ala"


def refused(code: str):
    return pytest.raises(TableError, match=f"^{code}")


def lobby() -> ScriptedTable:
    live = ScriptedTable(seats=(SeatPlan(),) * 3)
    live.seat_two()
    return live


def bots_only() -> ScriptedTable:
    """A running game in which only bots play; a host without a seat looks on."""
    live = ScriptedTable(seats=(SeatPlan("random"), SeatPlan("random")))
    live.begin(HOST)
    return live


HOSTS_TOOLS = {
    "set-seat": lambda table, who: requests.set_seat(table, who, 2, "casual"),
    "free-seat": lambda table, who: requests.set_seat(table, who, 0, None),
    "set-seats": lambda table, who: requests.set_chairs(table, who, 4),
    "configure": lambda table, who: requests.configure(table, who, Configured(title="x")),
    "start": lambda table, who: requests.start(table, who, ""),
    "remove": lambda table, who: requests.remove(table, who, HOST),
    "lock": lambda table, who: requests.lock(table, who, True),
    "allow-reviews": lambda table, who: requests.allow_reviews(table, who, False),
    "hand-over": lambda table, who: requests.hand_over(table, who, GUEST),
}


@pytest.mark.parametrize("tool", HOSTS_TOOLS)
@pytest.mark.parametrize("who", [GUEST, STRANGER])
def test_a_hosts_tool_is_for_the_host_alone(tool, who):
    with refused("not-host"):
        HOSTS_TOOLS[tool](lobby().table, who)


@pytest.mark.parametrize("who", [HOST, STRANGER])
@pytest.mark.parametrize("begun", [False, True])
def test_nobody_makes_another_stand_up(who, begun):
    live = playing() if begun else lobby()
    with refused("not-your-seat"):
        requests.leave(live.table, who, 1)
    with refused("no-such-seat"):
        requests.leave(live.table, who, 9)


SEATED = {
    "pause": requests.want_pause,
    "resume": requests.resume,
    "ask-ruling": lambda table, who: requests.ask_ruling(table, who, "Czy to wolno?"),
    "vote": lambda table, who: requests.vote(table, who, True),
    "take-over": lambda table, who: requests.take_over(table, who, {HOST: 0}, 10**9),
    "move": lambda table, who: requests.check_turn(table, who, None, table.seq),
    "move for another": lambda table, who: requests.check_turn(table, who, 0, table.seq),
}


@pytest.mark.parametrize("request_name", SEATED)
def test_a_spectator_asks_for_nothing_that_is_the_players(request_name):
    live = playing()
    live.happen(requests.want_pause(live.table, GUEST))
    live.happen(requests.ask_ruling(live.table, GUEST, "Czy to wolno?"))
    with refused("not-your-seat"):
        SEATED[request_name](live.table, STRANGER)


@pytest.mark.parametrize("who", [HOST, STRANGER])
def test_a_table_of_bots_is_paused_by_nobody(who):
    """With no person at the table, everybody present would have agreed at once."""
    live = bots_only()
    with refused("not-your-seat"):
        requests.want_pause(live.table, who)
    with refused("not-your-seat"):
        requests.ask_ruling(live.table, who, "Czy to wolno?")
    assert not live.table.paused


def test_whoever_left_speaks_for_the_seat_no_more():
    live = playing()
    live.happen(requests.leave(live.table, GUEST, 1))
    for request in SEATED.values():
        with refused("not-your-seat"):
            request(live.table, GUEST)


def test_a_spectator_is_never_ready_and_asks_for_no_rematch():
    with refused("not-your-seat"):
        requests.ready(lobby().table, STRANGER, "aa", True)
    live = playing()
    while live.table.status == "playing":
        live.move()
    with refused("not-your-seat"):
        requests.rematch(live.table, STRANGER, "77" * 32)


def test_a_player_moves_for_no_seat_but_their_own():
    live = playing()
    for who, seat in ((HOST, 1), (GUEST, 0)):
        with refused("not-your-seat"):
            requests.check_turn(live.table, who, seat, live.table.seq)


def test_a_host_neither_removes_nor_replaces_themself():
    live = lobby()
    with refused("not-now"):
        requests.remove(live.table, HOST, HOST)
    with refused("not-now"):
        requests.take_over(live.table, HOST, {}, 0)
    with refused("no-such-seat"):
        requests.hand_over(live.table, HOST, STRANGER)


def test_in_a_running_game_the_host_seats_and_frees_nobody():
    live = playing()
    for level in (None, "random"):
        with refused("not-now"):
            requests.set_seat(live.table, HOST, 1, level)


@pytest.mark.parametrize("is_removed", [False, True])
def test_who_may_not_come_in_neither_sits_nor_speaks(is_removed):
    live = lobby()
    if is_removed:
        live.happen(requests.remove(live.table, HOST, STRANGER))
    else:
        live.happen(requests.lock(live.table, HOST, True))
    code = "removed" if is_removed else "locked"
    with refused(code):
        requests.sit(live.table, STRANGER, 2, "Ewa")
    with refused(code):
        requests.speak(live.table, STRANGER, "Ewa", "hej")
    assert open_seats(live.table, STRANGER) == ()


# --- seats of a running game ---------------------------------------------------------------


def seated(*origins: Origin) -> ScriptedTable:
    """A running game of two whose players came from there."""
    live = ScriptedTable()
    for seat, (player, origin) in enumerate(zip((HOST, GUEST), origins, strict=True)):
        live.happen(requests.sit(live.table, player, seat, player, origin=origin))
    live.commit(GUEST)
    live.begin(HOST)
    return live


PHONE, LAPTOP, DESKTOP = Origin("phone", "cafe", 1), Origin("laptop", "home", 2), Origin("pc", "x")


@pytest.mark.parametrize(
    "origin", [Origin("laptop", "elsewhere"), Origin("new", "home"), Origin("", "home")]
)
def test_a_hand_seen_from_a_device_or_network_keeps_it_from_the_other_hand(origin):
    live = seated(LAPTOP, PHONE)
    live.happen(requests.leave(live.table, GUEST, 1))
    with refused("hand-seen"):
        requests.sit(live.table, STRANGER, 1, "Ewa", origin=origin)
    assert open_seats(live.table, STRANGER, origin) == ()
    assert open_seats(live.table, STRANGER, DESKTOP) == (1,)
    assert open_seats(live.table, GUEST, PHONE) == (1,)


def test_what_was_seen_stays_seen_when_the_table_is_rebuilt_from_its_log():
    live = seated(LAPTOP, PHONE)
    live.happen(OriginNoted(HOST, DESKTOP))
    live.happen(requests.leave(live.table, GUEST, 1))
    table = again(live.log)
    assert condition(table) == condition(live.table)
    with refused("hand-seen"):
        requests.sit(table, STRANGER, 1, "Ewa", origin=DESKTOP)


def test_after_too_many_devices_no_newcomer_takes_a_seat():
    live = seated(LAPTOP, PHONE)
    for number in range(2 * MOST_KEYS):
        live.happen(OriginNoted(HOST, Origin(f"device {number}")))
    assert len(live.table.origins[HOST]) == MOST_KEYS
    live.happen(requests.leave(live.table, GUEST, 1))
    with refused("hand-seen"):
        requests.sit(live.table, STRANGER, 1, "Ewa", origin=Origin("another", "another"))


def test_the_seat_of_somebody_who_left_and_was_then_removed_is_closed_too():
    live = seated(LAPTOP, PHONE)
    live.happen(requests.leave(live.table, GUEST, 1))
    live.happen(requests.remove(live.table, HOST, GUEST))
    with refused("seat-closed"):
        requests.sit(live.table, STRANGER, 1, "Ewa", origin=DESKTOP)
    with refused("seat-closed"):
        requests.set_seat(live.table, HOST, 1, "random")


def test_a_closed_seat_is_open_again_after_the_game():
    live = seated(LAPTOP, PHONE)
    live.happen(requests.remove(live.table, HOST, GUEST))
    while live.table.status == "playing":
        live.move()
    live.happen(requests.rematch(live.table, HOST, "77" * 32))
    assert open_seats(live.table, STRANGER, LAPTOP) == (1,)


def test_a_removed_device_stays_out_and_a_network_only_for_newcomers():
    live = lobby()
    live.now = 5000
    live.happen(requests.remove(live.table, HOST, GUEST, [Origin("phone"), Origin("", "cafe")]))
    for origin in (Origin("phone", "elsewhere", 1), Origin("new", "cafe", 5000)):
        with refused("removed"):
            seating.check_entry(live.table, STRANGER, origin)
    seating.check_entry(live.table, STRANGER, Origin("tablet", "cafe", 4999))
    seating.check_entry(live.table, HOST, Origin("phone", "cafe", 9000))


def test_who_is_removed_only_after_the_table_waited_for_days_has_left_the_game():
    for hours, lapsed in ((71, False), (72, True)):
        live = seated(LAPTOP, PHONE)
        while live.table.deciders() != (1,):
            live.move()
        now = live.now + hours * HOUR * 1000
        assert requests.remove(live.table, HOST, GUEST, now=now).lapsed == lapsed
    live = seated(LAPTOP, PHONE)
    while live.table.deciders() == (1,):
        live.move()
    assert not requests.remove(live.table, HOST, GUEST, now=live.now + 99 * HOUR * 1000).lapsed
