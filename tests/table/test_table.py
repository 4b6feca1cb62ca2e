"""A live table: seats, rounds, fairness, pause, hosts, bots that stand in."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stolik.kernel.record import Record
from stolik.table import duties, fairness, wishes
from stolik.table import entries as log
from stolik.table.errors import TableError
from stolik.table.names import clean
from stolik.table.record import record_of
from stolik.table.settings import AbsenceRule, ClockRule
from table.tables import SECRET, Desk, again, condition, playing


def refused(code: str):
    return pytest.raises(TableError, match=f"^{code}")


def finish(desk: Desk) -> None:
    while desk.table.status == "playing":
        desk.wait(1)
        desk.move()


def test_a_taken_seat_is_not_given_twice():
    desk = Desk()
    desk.seat_two()
    with refused("seat-taken"):
        wishes.sit(desk.table, "eve", 1, "Eve")


def test_one_player_on_two_seats_makes_hot_seats_and_readies_both_at_once():
    desk = Desk()
    desk.happen(wishes.sit(desk.table, "ala", 0, "Ala"))
    desk.happen(wishes.sit(desk.table, "ala", 1, "Zosia"))
    desk.happen(wishes.start(desk.table, "ala", "aa"))
    assert desk.table.seats_of("ala") == (0, 1)
    assert desk.table.contributions == ((0, "aa"),)


def test_the_game_waits_for_everybody_to_be_ready():
    desk = Desk()
    desk.seat_two()
    with refused("not-ready"):
        wishes.start(desk.table, "ala", "aa")


def test_empty_chairs_are_put_away_at_the_start():
    desk = Desk(seats=(log.SeatPlan(), log.SeatPlan(), log.SeatPlan("casual")))
    desk.happen(wishes.sit(desk.table, "ala", 1, "Ala"))
    desk.happen(wishes.start(desk.table, "ala", "aa"))
    assert [chair.is_bot for chair in desk.table.chairs] == [False, True]
    assert desk.table.state.seats == 2


def test_the_seed_follows_from_the_secret_and_what_every_seat_added():
    desk = playing()
    assert desk.table.seed == fairness.seed_of(SECRET, ((0, "a1a1"), (1, "b0b0")))
    assert desk.table.seed != fairness.seed_of(SECRET, ((0, "a1a1"), (1, "b0b1")))


def test_the_record_of_a_finished_game_verifies_and_proves_its_deal():
    desk = playing()
    with refused("not-now"):
        record_of(desk.table)
    finish(desk)
    record = Record.read(record_of(desk.table).text())
    record.verify()
    fairness.check(record)


@pytest.mark.parametrize("header", ["secret", "commitment", "entropy-1"])
def test_a_record_with_a_changed_proof_is_found_out(header):
    desk = playing()
    finish(desk)
    record = record_of(desk.table)
    record.headers[header] = "00" + record.headers[header][2:]
    with pytest.raises(fairness.Unfair):
        fairness.check(record)


def test_a_rematch_keeps_the_seats_and_commits_to_a_new_secret():
    desk = playing()
    finish(desk)
    before = desk.table.commitment
    desk.happen(wishes.rematch(desk.table, "ben", "77" * 32))
    assert (desk.table.status, desk.table.round) == ("lobby", 2)
    assert desk.table.commitment != before
    assert desk.table.seats_of("ben") == (1,)
    with refused("not-ready"):
        wishes.start(desk.table, "ala", "aa")


def test_a_pause_is_in_force_once_everybody_agrees_and_any_player_ends_it():
    desk = playing(ClockRule("move", 30))
    desk.happen(wishes.want_pause(desk.table, "ala"))
    assert not desk.table.paused
    desk.happen(wishes.want_pause(desk.table, "ben"))
    assert desk.table.paused
    with refused("paused"):
        wishes.check_turn(desk.table, "ala", None, desk.table.seq)
    desk.happen(wishes.resume(desk.table, "ben"))
    assert not desk.table.paused


def test_only_the_host_has_the_hosts_tools():
    desk = Desk()
    desk.seat_two()
    for wish in (
        lambda who: wishes.lock(desk.table, who, True),
        lambda who: wishes.remove(desk.table, who, "ala"),
        lambda who: wishes.hand_over(desk.table, who, "ben"),
        lambda who: wishes.set_chairs(desk.table, who, 3),
        lambda who: wishes.start(desk.table, who, ""),
        lambda who: wishes.configure(desk.table, who, log.Configured(title="x")),
    ):
        with refused("not-host"):
            wish("ben")
    desk.happen(wishes.hand_over(desk.table, "ala", "ben"))
    desk.happen(wishes.lock(desk.table, "ben", True))
    with refused("locked"):
        wishes.check_entry(desk.table, "eve")


def test_a_removed_player_cannot_come_back():
    desk = Desk()
    desk.seat_two()
    desk.happen(wishes.remove(desk.table, "ala", "ben"))
    assert desk.table.seats_of("ben") == ()
    with refused("removed"):
        wishes.sit(desk.table, "ben", 1, "Ben")


def test_a_bot_plays_on_for_somebody_who_leaves_and_a_newcomer_may_take_the_seat():
    desk = playing()
    desk.happen(wishes.leave(desk.table, "ben", 1))
    assert desk.table.chairs[1].is_stand_in
    desk.happen(wishes.sit(desk.table, "eve", 1, "Eve"))
    assert not desk.table.chairs[1].is_played_by_bot
    assert desk.table.seats_of("eve") == (1,)


def test_a_host_does_not_come_to_see_the_hand_of_somebody_they_remove():
    desk = playing()
    desk.happen(wishes.remove(desk.table, "ala", "ben"))
    with refused("other-seat"):
        wishes.sit(desk.table, "ala", 1, "Ala")


@pytest.mark.parametrize("is_back", [False, True])
def test_nobody_holds_two_seats_in_turn_in_one_game(is_back):
    """Whoever left their seat takes that one back, and no other, also after a newcomer had it."""
    desk = playing()
    desk.happen(wishes.leave(desk.table, "ala", 0))
    desk.happen(wishes.leave(desk.table, "ben", 1))
    desk.happen(wishes.sit(desk.table, "eve", 1, "Eve"))
    desk.happen(wishes.leave(desk.table, "eve", 1))
    if is_back:
        desk.happen(wishes.sit(desk.table, "ben", 1, "Ben"))
    for one in ("ben", "eve"):
        with refused("other-seat"):
            wishes.sit(desk.table, one, 0, "Ktoś")
    desk.happen(wishes.sit(desk.table, "ala", 0, "Ala"))
    assert desk.table.seats_of("ala") == (0,)


def test_who_begins_with_two_hot_seats_may_take_either_back_and_no_third():
    desk = Desk(seats=(log.SeatPlan(),) * 3)
    for seat, player in enumerate(("ala", "ala", "ben")):
        desk.happen(wishes.sit(desk.table, player, seat, f"{player} {seat}"))
    desk.happen(wishes.ready(desk.table, "ben", "bb", True))
    desk.happen(wishes.start(desk.table, "ala", "aa"))
    for seat in (0, 1):
        desk.happen(wishes.leave(desk.table, "ala", seat))
    desk.happen(wishes.leave(desk.table, "ben", 2))
    with refused("other-seat"):
        wishes.sit(desk.table, "ala", 2, "Ala")
    for seat in (1, 0):
        desk.happen(wishes.sit(desk.table, "ala", seat, "Ala"))
    assert desk.table.seats_of("ala") == (0, 1)


def test_after_a_rematch_every_free_seat_is_for_anybody_again():
    desk = playing()
    desk.happen(wishes.leave(desk.table, "ben", 1))
    finish(desk)
    desk.happen(wishes.rematch(desk.table, "ala", "77" * 32))
    desk.happen(wishes.sit(desk.table, "ala", 1, "Zosia"))
    desk.happen(wishes.start(desk.table, "ala", "aa"))
    assert desk.table.held == {"ala": (0, 1)}


def test_a_bot_takes_an_absent_seat_after_the_grace_and_gives_it_back():
    desk = playing(absence=AbsenceRule("bot", grace=20))
    gone = desk.now
    duty = duties.next_duty(desk.table, {"ben": gone})
    assert duty == duties.Duty(gone + 20_000, log.StoodIn(1, "casual"))
    desk.now = duty.at
    desk.happen(duty.entry)
    assert desk.table.chairs[1].is_stand_in
    (back,) = duties.returns(desk.table, {"ben"})
    desk.happen(back)
    assert not desk.table.chairs[1].is_played_by_bot


def test_changing_the_options_asks_everybody_to_be_ready_again():
    desk = Desk()
    desk.seat_two()
    desk.happen(wishes.ready(desk.table, "ben", "bb", True))
    desk.happen(wishes.configure(desk.table, "ala", log.Configured(options={"cards": 5})))
    with refused("not-ready"):
        wishes.start(desk.table, "ala", "aa")
    with refused("bad-options"):
        wishes.configure(desk.table, "ala", log.Configured(options={"cards": 99}))


def test_the_same_message_is_known_again():
    desk = playing()
    desk.happen(log.Spoke("ala", "Ala", "hej"), "ala", "m1")
    assert desk.table.done_before("ala", "m1") == desk.table.seq
    assert desk.table.done_before("ben", "m1") is None


def test_an_old_move_is_stale_and_chat_between_does_not_make_it_so():
    desk = playing()
    seat = desk.table.deciders()[0]
    player = desk.table.chairs[seat].player
    seen = desk.table.seq
    desk.happen(log.Spoke("ala", "Ala", "hej"))
    assert wishes.check_turn(desk.table, player, None, seen) == seat
    desk.move()
    with refused("stale"):
        wishes.check_turn(
            desk.table,
            player
            if desk.table.deciders() == (seat,)
            else (desk.table.chairs[desk.table.deciders()[0]].player),
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
    desk = playing(clock, AbsenceRule("bot", grace=10))
    people = ("ala", "ben", "eve")
    for _ in range(data.draw(st.integers(0, 40))):
        desk.wait(data.draw(st.floats(0, 30)))
        entry = data.draw(st.sampled_from(_wishes(desk, data.draw(st.sampled_from(people)))))()
        if entry is not None:
            desk.happen(entry)
    assert condition(again(desk.log)) == condition(desk.table)


def _wishes(desk: Desk, who: str):
    """Every kind of wish; those that the table refuses give None."""
    table = desk.table

    def tried(wish, *args):
        def attempt():
            try:
                return wish(table, *args)
            except TableError:
                return None

        return attempt

    def moved():
        asked = table.deciders()
        return log.Moved(asked[0], wishes.default_move(table, asked[0]).code) if asked else None

    def due():
        duty = duties.next_duty(table, {"ben": desk.now - 5000})
        if duty is None:
            return None
        desk.now = max(desk.now, duty.at)
        return duty.entry

    return [
        moved, moved, moved, due,
        tried(wishes.sit, who, 1, "Ewa"),
        tried(wishes.sit, who, 0, "Ewa"),
        tried(wishes.sit, who, 0, "Ewa", 1),
        tried(wishes.set_seat, who, 1, None),
        tried(wishes.take_over, who, {"ala": 0, "ben": 0}, desk.now),
        tried(wishes.leave, who, 0),
        tried(wishes.leave, who, 1),
        tried(wishes.want_pause, who),
        tried(wishes.resume, who),
        tried(wishes.rematch, who, "33" * 32),
        tried(wishes.ready, who, "cc", True),
        tried(wishes.start, who, "dd"),
        tried(wishes.hand_over, who, "ben"),
        tried(wishes.set_seat, who, 1, "random"),
        tried(wishes.speak, who, "Ewa", "hej"),
        lambda: log.Woken(100),
    ]  # fmt: skip


def adventure(chairs: int, **options: object) -> Desk:
    """A lobby of Call to Adventure with this many empty chairs."""
    seats = (log.SeatPlan(),) * chairs
    return Desk(game="call-to-adventure", seats=seats, options=options)


@pytest.mark.parametrize(("chosen", "starts"), [(0, 0), (2, 1), (3, 2), (1, -1), (-1, -1)])
def test_who_was_chosen_to_start_starts_though_a_chair_stayed_empty(chosen, starts):
    """CTA-R11: an empty chair goes when the game begins, and whoever sat behind it moves up."""
    desk = adventure(4, first=chosen)
    for seat, player in ((0, "ala"), (2, "bob"), (3, "ewa")):
        desk.happen(wishes.sit(desk.table, player, seat, player))
    for player in ("bob", "ewa"):
        desk.happen(wishes.ready(desk.table, player, "bb", True))
    desk.happen(wishes.start(desk.table, "ala", "aa"))
    assert desk.table.options["first"] == starts
    if starts >= 0:
        assert desk.table.state.start == starts
    assert condition(again(desk.log)) == condition(desk.table)


def test_a_chair_that_is_taken_away_takes_no_choice_with_it_but_its_own():
    """CTA-R11: the last empty chair goes first."""
    desk = adventure(4, first=3)
    desk.happen(wishes.sit(desk.table, "ala", 0, "Ala"))
    desk.happen(wishes.sit(desk.table, "bob", 3, "Bob"))
    desk.happen(wishes.set_chairs(desk.table, "ala", 3))
    assert desk.table.options["first"] == 2 and desk.table.chairs[2].player == "bob"
    desk.happen(wishes.leave(desk.table, "bob", 2))
    desk.happen(wishes.set_chairs(desk.table, "ala", 2))
    assert desk.table.options["first"] == -1


def test_who_gets_up_after_a_game_keeps_their_name_in_its_result():
    desk = playing()
    finish(desk)
    desk.happen(wishes.leave(desk.table, "ben", 1))
    chair = desk.table.chairs[1]
    assert chair.is_empty and chair.name == "Ben"
    desk.happen(wishes.rematch(desk.table, "ala", SECRET))
    assert chair.is_empty and chair.name == ""
