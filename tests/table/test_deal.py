"""How a deal comes about: commitments, a closed list, parts in time, and what its log proves."""

import pytest

from stolik.table import fairness, scheduled
from stolik.table.actions.deal import Dealt, ReadySet, Started, is_rematch_agreed, start_rematch
from stolik.table.actions.moves import TimeGivenBack
from stolik.table.actions.setup import Configured, SeatPlan
from stolik.table.deal import ABSENT_SECONDS, REVEAL_SECONDS, part_commitment, seed_of
from stolik.table.entries import pack
from stolik.table.errors import TableError
from stolik.table.record import record_of
from table import requests
from table.fairness_samples import FILE, samples
from table.tables import SECRET, ScriptedTable, again, condition, open_seats, playing


def refused(code):
    return pytest.raises(TableError, match=f"^{code}")


def closed_list(**made):
    """Ala and Ben have committed, the list is closed, and nobody has revealed a part."""
    live = ScriptedTable(**made)
    live.seat_two()
    live.commit("ben")
    live.close_list()
    return live


def test_the_start_closes_the_list_and_the_last_part_deals():
    live = closed_list()
    assert live.table.status == "dealing"
    assert live.table.state is None
    live.reveal("ben")
    assert live.table.status == "dealing"
    live.reveal("ala")
    assert live.table.status == "playing"
    assert live.table.state is not None
    assert condition(again(live.log)) == condition(live.table)


def test_the_seed_changes_with_everything_in_the_list_and_with_every_part():
    deal = playing().table.deal
    closed, parts = deal.closed, deal.revealed
    seeds = {seed_of(closed, SECRET, parts), seed_of(closed, "77" * 32, parts)}
    for seat in parts:
        seeds.add(seed_of(closed, SECRET, parts | {seat: "00" * 32}))
        seeds.add(
            seed_of(closed, SECRET, {other: parts[other] for other in parts if other != seat})
        )
    changes = {
        "table": "t_other", "round": 2, "game": "illusion", "version": 99, "owners": (0, None),
        "options": "00" * 32, "commitment": "00" * 32, "parts": closed.parts[:1],
        "position": "00" * 32,
    }  # fmt: skip
    assert set(changes) == set(closed.__struct_fields__)
    for name, value in changes.items():
        values = {field: getattr(closed, field) for field in closed.__struct_fields__}
        seeds.add(seed_of(type(closed)(**values | {name: value}), SECRET, parts))
    assert len(seeds) == 2 + 4 + 9


def test_the_log_holds_the_secret_before_commitments_these_before_the_list_and_that_before_parts():
    live = playing()
    kinds = [type(logged.entry).__name__ for logged in live.log]
    assert kinds == ["Made", "Sat", "Sat", "ReadySet", "ListClosed", "Revealed", "Revealed"]
    for logged in live.log[:5]:
        for player in ("ala", "ben"):
            assert live.part(player) not in pack(logged.entry).decode()


def test_no_part_is_taken_before_the_list_is_closed_or_after_the_deal():
    live = ScriptedTable()
    live.seat_two()
    live.commit("ben")
    with refused("not-now"):
        requests.reveal(live.table, "ben", live.part("ben"))
    live = playing()
    with refused("not-now"):
        requests.reveal(live.table, "ben", live.part("ben"))


def test_only_the_part_that_was_committed_to_is_taken_and_only_once():
    live = closed_list()
    for wrong in ("00" * 32, live.part("ala"), live.part("ben").upper(), ""):
        with refused("unreadable"):
            requests.reveal(live.table, "ben", wrong)
    with refused("not-now"):
        requests.reveal(live.table, "eve", live.part("ben"))
    live.reveal("ben")
    with refused("not-now"):
        requests.reveal(live.table, "ben", live.part("ben"))


@pytest.mark.parametrize("wrong", [None, "", "aa", "zz" * 32, "AA" * 32])
def test_nobody_is_ready_and_no_game_begins_without_a_commitment(wrong):
    live = ScriptedTable()
    live.seat_two()
    with refused("unreadable"):
        requests.ready(live.table, "ben", wrong, True)
    live.commit("ben")
    with refused("unreadable"):
        requests.start(live.table, "ala", wrong)


def test_nobody_takes_over_anothers_commitment():
    live = ScriptedTable()
    live.seat_two()
    live.commit("ben")
    with refused("not-now"):
        requests.start(live.table, "ala", live.commitment("ben"))
    with refused("not-now"):
        requests.ready(live.table, "ala", live.commitment("ben"), True)
    live.commit("ben")  # one's own may be said again


def test_who_is_not_ready_any_more_or_is_asked_again_has_no_commitment():
    live = ScriptedTable()
    live.seat_two()
    live.commit("ben")
    live.happen(requests.ready(live.table, "ben", None, False))
    assert live.table.commitments == {}
    live.commit("ben")
    live.happen(requests.configure(live.table, "ala", Configured(options={"cards": 5})))
    assert live.table.commitments == {}


def test_after_the_time_is_out_the_cards_are_dealt_without_the_missing_part():
    live = closed_list()
    live.wait(2)
    live.reveal("ala")
    duty = scheduled.next_scheduled(live.table, {})
    assert duty.at == live.log[4].at + 1000 * REVEAL_SECONDS
    assert duty.entry == Dealt()
    reported = live.happen(duty.entry)
    assert live.table.status == "playing"
    assert reported.phrase.args == {"names": "Ben", "count": 1}
    while live.table.status == "playing":
        live.move()
    record = record_of(live.table)
    assert record.headers["entropy-1"] == "unrevealed"
    assert fairness.check(record).unrevealed == (1,)
    assert condition(again(live.log)) == condition(live.table)


def test_who_has_no_connection_is_waited_for_less():
    live = closed_list()
    since = live.now
    gone = since - 60_000
    assert scheduled.next_scheduled(live.table, {"ben": gone}).at == since + 1000 * REVEAL_SECONDS
    live.reveal("ala")
    assert scheduled.next_scheduled(live.table, {"ben": gone}).at == since + 1000 * ABSENT_SECONDS
    soon = since + 1000
    assert scheduled.next_scheduled(live.table, {"ben": soon}).at == soon + 1000 * ABSENT_SECONDS
    late = since + 1000 * (REVEAL_SECONDS - 1)
    assert scheduled.next_scheduled(live.table, {"ben": late}).at == since + 1000 * REVEAL_SECONDS
    assert scheduled.next_scheduled(live.table, {"ala": gone}).at == since + 1000 * REVEAL_SECONDS


def test_after_a_time_without_service_everybody_has_the_whole_time_again():
    live = closed_list()
    live.wait(3600)
    live.happen(TimeGivenBack(3_600_000))
    assert scheduled.next_scheduled(live.table, {}).at == live.now + 1000 * REVEAL_SECONDS
    live.reveal("ala")
    live.reveal("ben")
    assert live.table.status == "playing"


def test_while_the_cards_are_dealt_nobody_changes_what_the_list_says():
    live = closed_list(seats=(SeatPlan(), SeatPlan(), SeatPlan("casual")))
    for request in (
        lambda: requests.sit(live.table, "eve", 2, "Eve"),
        lambda: requests.sit(live.table, "ben", 1, "Benek"),
        lambda: requests.set_seat(live.table, "ala", 2, None),
        lambda: requests.set_seat(live.table, "ala", 2, "expert"),
        lambda: requests.set_chairs(live.table, "ala", 2),
        lambda: requests.configure(live.table, "ala", Configured(title="x")),
        lambda: requests.ready(live.table, "ben", live.commitment("ben"), True),
        lambda: requests.start(live.table, "ala", live.commitment("ala")),
        lambda: requests.rematch(live.table, "ala", "77" * 32),
        lambda: requests.check_turn(live.table, "ala", None, live.table.seq),
    ):
        with refused("not-now"):
            request()
    assert open_seats(live.table, "eve") == ()


@pytest.mark.parametrize("reveals", [True, False])
def test_who_leaves_after_the_list_is_closed_cannot_break_the_deal_off(reveals):
    live = closed_list()
    text = live.table.deal.closed.text()
    live.happen(requests.leave(live.table, "ben", 1))
    assert live.table.status == "dealing"
    assert live.table.deal.closed.text() == text
    if reveals:
        live.reveal("ben")
    live.reveal("ala")
    if not reveals:
        live.happen(scheduled.next_scheduled(live.table, {}).entry)
    assert live.table.status == "playing"
    assert live.table.chairs[1].is_stand_in
    assert open_seats(live.table, "ben") == (1,), "the seat stays theirs to take back"


def test_a_lone_person_against_bots_begins_with_one_part():
    live = ScriptedTable(seats=(SeatPlan(), SeatPlan("casual")))
    live.happen(requests.sit(live.table, "ala", 0, "Ala"))
    live.close_list()
    assert live.table.deal.unrevealed == (0,)
    live.reveal("ala")
    assert live.table.status == "playing"


def over() -> ScriptedTable:
    live = playing()
    while live.table.status == "playing":
        live.move()
    return live


def test_an_agreed_rematch_closes_its_list_by_itself():
    live = over()
    live.happen(requests.rematch(live.table, "ben", "77" * 32), "ben")
    for player in ("ben", "ala"):
        assert not is_rematch_agreed(live.table)
        with refused("not-now"):
            start_rematch(live.table)
        live.commit(player)
    live.happen(start_rematch(live.table))
    assert {seat for seat, _ in live.table.deal.closed.parts} == {0, 1}
    for player in ("ala", "ben"):
        live.reveal(player)
    assert (live.table.status, live.table.is_rematch) == ("playing", False)
    assert condition(again(live.log)) == condition(live.table)


def test_a_lobby_that_is_no_rematch_never_begins_by_itself():
    live = ScriptedTable()
    live.seat_two()
    for player in ("ala", "ben"):
        live.commit(player)
    assert not is_rematch_agreed(live.table)


def test_a_host_who_changes_the_game_makes_the_rematch_an_ordinary_lobby():
    live = over()
    live.happen(requests.rematch(live.table, "ala", "77" * 32), "ala")
    other = requests.configure(live.table, "ala", Configured(options={"cards": 6}))
    live.happen(other, "ala")
    for player in ("ala", "ben"):
        live.commit(player)
    assert not is_rematch_agreed(live.table)


def test_a_rematch_in_which_too_few_stay_does_not_begin():
    live = over()
    live.happen(requests.rematch(live.table, "ala", "77" * 32), "ala")
    live.commit("ala")
    live.happen(requests.leave(live.table, "ben", 1), "ben")
    assert is_rematch_agreed(live.table)
    with refused("not-ready"):
        start_rematch(live.table)


def test_a_rematch_needs_new_commitments_and_has_a_list_of_its_own():
    live = playing()
    first = live.table.deal.closed
    while live.table.status == "playing":
        live.move()
    live.happen(requests.rematch(live.table, "ala", "77" * 32))
    assert (live.table.commitments, live.table.deal) == ({}, None)
    with refused("not-ready"):
        requests.start(live.table, "ala", live.commitment("ala"))
    live.commit("ben")
    live.begin()
    second = live.table.deal.closed
    assert (first.round, second.round) == (1, 2)
    assert not {reported for _, reported in first.parts} & {
        reported for _, reported in second.parts
    }


# --- logs of the older protocol ----------------------------------------------------------------


def test_a_game_of_the_older_protocol_is_dealt_as_it_was():
    live = ScriptedTable()
    live.seat_two()
    live.happen(ReadySet("ben", "b0b0"))
    live.happen(Started("a1a1"))
    assert live.table.status == "playing"
    found = "6fb4449a8a63361c"  # the first digits of what the old release dealt
    assert live.table.seed.hex().startswith(found)
    assert condition(again(live.log)) == condition(live.table)


def test_empty_entropy_was_no_contribution():
    live = ScriptedTable()
    live.seat_two()
    live.happen(ReadySet("ben", "b0b0"))
    live.happen(Started(""))
    assert live.table.contributions == ((1, "b0b0"),)


def test_who_was_ready_by_the_older_protocol_is_asked_again():
    live = ScriptedTable()
    live.seat_two()
    live.happen(ReadySet("ben", "b0b0"))
    with refused("not-ready"):
        requests.start(live.table, "ala", live.commitment("ala"))
    live.commit("ben")
    assert live.table.entropy == {}
    live.begin()
    assert live.table.status == "playing"


def test_the_browser_is_held_against_what_the_server_writes():
    assert FILE.read_text(encoding="utf-8") == samples()


def test_a_commitment_is_bound_to_its_table_and_round():
    entropy = "00" * 32
    found = {
        part_commitment(table, number, entropy) for table in ("t_1", "t_2") for number in (1, 2)
    }
    assert len(found) == 4


def test_the_record_of_rules_that_are_gone_is_not_written():
    live = playing()
    while live.table.status == "playing":
        live.move()
    live.table.version = 999
    with refused("version-gone"):
        record_of(live.table)
