"""A live table: seats, rounds, fairness, pause, hosts, bots that stand in."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stolik.kernel.record import Record
from stolik.table import fairness, scheduled, seating
from stolik.table.actions.moves import Moved, TimeGivenBack, default_move
from stolik.table.actions.seats import StoodIn
from stolik.table.actions.setup import Configured, SeatPlan
from stolik.table.actions.talk import Spoke
from stolik.table.errors import TableError
from stolik.table.names import clean
from stolik.table.record import record_of
from stolik.table.settings import AbsenceRule, ClockRule
from table import requests
from table.tables import SECRET, ScriptedTable, again, condition, playing


def refused(code: str):
    return pytest.raises(TableError, match=f"^{code}")


def finish(live: ScriptedTable) -> None:
    while live.table.status == "playing":
        live.wait(1)
        live.move()


def test_a_taken_seat_is_not_given_twice():
    live = ScriptedTable()
    live.seat_two()
    with refused("seat-taken"):
        requests.sit(live.table, "eve", 1, "Eve")


def test_one_player_on_two_seats_makes_hot_seats_and_readies_both_at_once():
    live = ScriptedTable()
    live.happen(requests.sit(live.table, "ala", 0, "Ala"))
    live.happen(requests.sit(live.table, "ala", 1, "Zosia"))
    live.begin()
    assert live.table.seats_of("ala") == (0, 1)
    assert live.table.deal.closed.owners == (0, 0)
    assert live.table.deal.closed.parts == ((0, live.commitment("ala")),)


def test_the_game_waits_for_everybody_to_be_ready():
    live = ScriptedTable()
    live.seat_two()
    with refused("not-ready"):
        requests.start(live.table, "ala", live.commitment("ala"))


def test_empty_chairs_are_put_away_at_the_start():
    live = ScriptedTable(seats=(SeatPlan(), SeatPlan(), SeatPlan("casual")))
    live.happen(requests.sit(live.table, "ala", 1, "Ala"))
    live.begin()
    assert [chair.is_bot for chair in live.table.chairs] == [False, True]
    assert live.table.state.seats == 2


def test_the_record_of_a_finished_game_verifies_and_proves_its_deal():
    live = playing()
    with refused("not-now"):
        record_of(live.table)
    finish(live)
    record = Record.read(record_of(live.table).text())
    record.verify()
    fairness.check(record)


@pytest.mark.parametrize("header", ["secret", "commitment", "entropy-1"])
def test_a_record_with_a_changed_proof_is_found_out(header):
    live = playing()
    finish(live)
    record = record_of(live.table)
    record.headers[header] = "00" + record.headers[header][2:]
    with pytest.raises(fairness.Unfair):
        fairness.check(record)


def test_a_rematch_keeps_the_seats_and_commits_to_a_new_secret():
    live = playing()
    finish(live)
    before = live.table.commitment
    live.happen(requests.rematch(live.table, "ben", "77" * 32))
    assert (live.table.status, live.table.round) == ("lobby", 2)
    assert live.table.commitment != before
    assert live.table.seats_of("ben") == (1,)
    with refused("not-ready"):
        requests.start(live.table, "ala", live.commitment("ala"))


def test_a_pause_is_in_force_once_everybody_agrees_and_any_player_ends_it():
    live = playing(ClockRule("move", 30))
    live.happen(requests.want_pause(live.table, "ala"))
    assert not live.table.paused
    live.happen(requests.want_pause(live.table, "ben"))
    assert live.table.paused
    with refused("paused"):
        requests.check_turn(live.table, "ala", None, live.table.seq)
    live.happen(requests.resume(live.table, "ben"))
    assert not live.table.paused


def test_only_the_host_has_the_hosts_tools():
    live = ScriptedTable()
    live.seat_two()
    for request in (
        lambda who: requests.lock(live.table, who, True),
        lambda who: requests.remove(live.table, who, "ala"),
        lambda who: requests.hand_over(live.table, who, "ben"),
        lambda who: requests.set_chairs(live.table, who, 3),
        lambda who: requests.start(live.table, who, None),
        lambda who: requests.configure(live.table, who, Configured(title="x")),
    ):
        with refused("not-host"):
            request("ben")
    live.happen(requests.hand_over(live.table, "ala", "ben"))
    live.happen(requests.lock(live.table, "ben", True))
    with refused("locked"):
        seating.check_entry(live.table, "eve")


def test_a_removed_player_cannot_come_back():
    live = ScriptedTable()
    live.seat_two()
    live.happen(requests.remove(live.table, "ala", "ben"))
    assert live.table.seats_of("ben") == ()
    with refused("removed"):
        requests.sit(live.table, "ben", 1, "Ben")


def test_a_bot_plays_on_for_somebody_who_leaves_and_a_newcomer_may_take_the_seat():
    live = playing()
    live.happen(requests.leave(live.table, "ben", 1))
    assert live.table.chairs[1].is_stand_in
    live.happen(requests.sit(live.table, "eve", 1, "Eve"))
    assert not live.table.chairs[1].is_played_by_bot
    assert live.table.seats_of("eve") == (1,)


def test_a_host_does_not_come_to_see_the_hand_of_somebody_they_remove():
    live = playing()
    live.happen(requests.remove(live.table, "ala", "ben"))
    for one in ("ala", "eve"):
        with refused("seat-closed"):
            requests.sit(live.table, one, 1, "Ala")


@pytest.mark.parametrize("is_back", [False, True])
def test_nobody_holds_two_seats_in_turn_in_one_game(is_back):
    """Whoever left their seat takes that one back, and no other, also after a newcomer had it."""
    live = playing()
    live.happen(requests.leave(live.table, "ala", 0))
    live.happen(requests.leave(live.table, "ben", 1))
    live.happen(requests.sit(live.table, "eve", 1, "Eve"))
    live.happen(requests.leave(live.table, "eve", 1))
    if is_back:
        live.happen(requests.sit(live.table, "ben", 1, "Ben"))
    for one in ("ben", "eve"):
        with refused("other-seat"):
            requests.sit(live.table, one, 0, "Ktoś")
    live.happen(requests.sit(live.table, "ala", 0, "Ala"))
    assert live.table.seats_of("ala") == (0,)


def test_who_begins_with_two_hot_seats_may_take_either_back_and_no_third():
    live = ScriptedTable(seats=(SeatPlan(),) * 3)
    for seat, player in enumerate(("ala", "ala", "ben")):
        live.happen(requests.sit(live.table, player, seat, f"{player} {seat}"))
    live.commit("ben")
    live.begin()
    for seat in (0, 1):
        live.happen(requests.leave(live.table, "ala", seat))
    live.happen(requests.leave(live.table, "ben", 2))
    with refused("other-seat"):
        requests.sit(live.table, "ala", 2, "Ala")
    for seat in (1, 0):
        live.happen(requests.sit(live.table, "ala", seat, "Ala"))
    assert live.table.seats_of("ala") == (0, 1)


def test_after_a_rematch_every_free_seat_is_for_anybody_again():
    live = playing()
    live.happen(requests.leave(live.table, "ben", 1))
    finish(live)
    live.happen(requests.rematch(live.table, "ala", "77" * 32))
    live.happen(requests.sit(live.table, "ala", 1, "Zosia"))
    live.begin()
    assert live.table.held == {"ala": (0, 1)}


def test_a_bot_takes_an_absent_seat_after_the_grace_and_gives_it_back():
    live = playing(absence=AbsenceRule("bot", grace=20))
    gone = live.now
    duty = scheduled.next_scheduled(live.table, {"ben": gone})
    assert duty == scheduled.Scheduled(gone + 20_000, StoodIn(1, "casual"))
    live.now = duty.at
    live.happen(duty.entry)
    assert live.table.chairs[1].is_stand_in
    (back,) = scheduled.seats_to_give_back(live.table, {"ben"})
    live.happen(back)
    assert not live.table.chairs[1].is_played_by_bot


def test_changing_the_options_asks_everybody_to_be_ready_again():
    live = ScriptedTable()
    live.seat_two()
    live.commit("ben")
    live.happen(requests.configure(live.table, "ala", Configured(options={"cards": 5})))
    with refused("not-ready"):
        requests.start(live.table, "ala", live.commitment("ala"))
    with refused("bad-options"):
        requests.configure(live.table, "ala", Configured(options={"cards": 99}))


def test_the_same_message_is_known_again():
    live = playing()
    live.happen(Spoke("ala", "Ala", "hej"), "ala", "m1")
    assert live.table.done_before("ala", "m1") == live.table.seq
    assert live.table.done_before("ben", "m1") is None


def test_an_old_move_is_stale_and_chat_between_does_not_make_it_so():
    live = playing()
    seat = live.table.deciders()[0]
    player = live.table.chairs[seat].player
    seen = live.table.seq
    live.happen(Spoke("ala", "Ala", "hej"))
    assert requests.check_turn(live.table, player, None, seen) == seat
    live.move()
    with refused("stale"):
        requests.check_turn(
            live.table,
            player
            if live.table.deciders() == (seat,)
            else (live.table.chairs[live.table.deciders()[0]].player),
            None,
            seen,
        )


@pytest.mark.parametrize("text", ["a\nb", "a\u202eb", "  a \t b ", "a\x00b"])
def test_text_is_one_plain_line(text):
    assert clean(text) == "a b"


@settings(max_examples=60)
@given(st.data())
def test_a_table_rebuilt_from_its_log_is_the_same_table(data):
    clock = data.draw(
        st.sampled_from([ClockRule(), ClockRule("move", 20), ClockRule("player", 60, 2)])
    )
    live = playing(clock, AbsenceRule("bot", grace=10))
    people = ("ala", "ben", "eve")
    for _ in range(data.draw(st.integers(0, 40))):
        live.wait(data.draw(st.floats(0, 30)))
        entry = data.draw(st.sampled_from(_requests(live, data.draw(st.sampled_from(people)))))()
        if entry is not None:
            live.happen(entry)
    assert condition(again(live.log)) == condition(live.table)


def _requests(live: ScriptedTable, who: str):
    """Every kind of request; those that the table refuses give None."""
    table = live.table

    def tried(request, *args):
        def attempt():
            try:
                return request(table, *args)
            except TableError:
                return None

        return attempt

    def moved():
        asked = table.deciders()
        return Moved(asked[0], default_move(table, asked[0]).code) if asked else None

    def due():
        duty = scheduled.next_scheduled(table, {"ben": live.now - 5000})
        if duty is None:
            return None
        live.now = max(live.now, duty.at)
        return duty.entry

    return [
        moved, moved, moved, due,
        tried(requests.sit, who, 1, "Ewa"),
        tried(requests.sit, who, 0, "Ewa"),
        tried(requests.sit, who, 0, "Ewa", 1),
        tried(requests.set_seat, who, 1, None),
        tried(requests.take_over, who, {"ala": 0, "ben": 0}, live.now),
        tried(requests.leave, who, 0),
        tried(requests.leave, who, 1),
        tried(requests.want_pause, who),
        tried(requests.resume, who),
        tried(requests.rematch, who, "33" * 32),
        tried(requests.ready, who, "cc", True),
        tried(requests.start, who, "dd"),
        tried(requests.hand_over, who, "ben"),
        tried(requests.set_seat, who, 1, "random"),
        tried(requests.speak, who, "Ewa", "hej"),
        lambda: TimeGivenBack(100),
    ]  # fmt: skip


def adventure(chairs: int, **options: object) -> ScriptedTable:
    """A lobby of Call to Adventure with this many empty chairs."""
    seats = (SeatPlan(),) * chairs
    return ScriptedTable(game="call-to-adventure", seats=seats, options=options)


@pytest.mark.parametrize(("chosen", "starts"), [(0, 0), (2, 1), (3, 2), (1, -1), (-1, -1)])
def test_who_was_chosen_to_start_starts_though_a_chair_stayed_empty(chosen, starts):
    """CTA-R11: an empty chair goes when the game begins, and whoever sat behind it moves up."""
    live = adventure(4, first=chosen)
    for seat, player in ((0, "ala"), (2, "bob"), (3, "ewa")):
        live.happen(requests.sit(live.table, player, seat, player))
    for player in ("bob", "ewa"):
        live.commit(player)
    live.begin()
    assert live.table.options["first"] == starts
    if starts >= 0:
        assert live.table.state.start == starts
    assert condition(again(live.log)) == condition(live.table)


def test_a_chair_that_is_taken_away_takes_no_choice_with_it_but_its_own():
    """CTA-R11: the last empty chair goes first."""
    live = adventure(4, first=3)
    live.happen(requests.sit(live.table, "ala", 0, "Ala"))
    live.happen(requests.sit(live.table, "bob", 3, "Bob"))
    live.happen(requests.set_chairs(live.table, "ala", 3))
    assert live.table.options["first"] == 2 and live.table.chairs[2].player == "bob"
    live.happen(requests.leave(live.table, "bob", 2))
    live.happen(requests.set_chairs(live.table, "ala", 2))
    assert live.table.options["first"] == -1


def test_who_gets_up_after_a_game_keeps_their_name_in_its_result():
    live = playing()
    finish(live)
    live.happen(requests.leave(live.table, "ben", 1))
    chair = live.table.chairs[1]
    assert chair.is_empty and chair.name == "Ben"
    live.happen(requests.rematch(live.table, "ala", SECRET))
    assert chair.is_empty and chair.name == ""
