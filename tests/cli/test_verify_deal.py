"""`stolik verify` on records of live tables: what it refuses, and what it says is unproved."""

import pytest

from stolik.table import deal
from stolik.table.actions.deal import Dealt, ReadySet, Started
from stolik.table.actions.setup import SeatPlan
from stolik.table.fairness import Unfair, check, closed_list
from stolik.table.record import record_of
from table import requests
from table.tables import ScriptedTable


def finished(*, withheld=False):
    """A finished game of two people and a bot, with the seal that Ben kept."""
    live = ScriptedTable(seats=(SeatPlan(), SeatPlan(), SeatPlan("casual")))
    live.seat_two()
    live.commit("ben")
    live.close_list()
    live.reveal("ala")
    seal = f"{live.table.deal.closed.text()}\nentropy-1 = {live.part('ben')}\n"
    if withheld:
        live.wait(10)
        live.happen(Dealt())
    else:
        live.reveal("ben")
    while live.table.status == "playing":
        live.move()
    return record_of(live.table), seal


def older():
    """A finished game that began before players committed to their parts."""
    live = ScriptedTable()
    live.seat_two()
    live.happen(ReadySet("ben", "b0b0"))
    live.happen(Started("a1a1"))
    while live.table.status == "playing":
        live.move()
    return record_of(live.table)


@pytest.fixture
def verified(run, home):
    def verify(text, *more, seal=""):
        path = home / "live.stolik"
        path.write_text(text)
        if seal:
            (home / "seal.txt").write_text(seal)
            more = (*more, "--seal", str(home / "seal.txt"))
        return run("verify", str(path), *more)

    return verify


def flat(text):
    return " ".join(text.split())


def test_a_proved_deal_is_told_with_what_is_only_claimed(verified):
    record, seal = finished()
    said = verified(record.text(), seal=seal)
    assert said.code == 0, said.err
    out = flat(said.out)
    assert "Nobody chose the deal" in out and "parts of 2 players" in out
    assert "your own part counted" in out
    assert "only claimed: player-0, player-1, player-2." in out
    assert "made these very moves is only claimed" in out


def test_without_a_seal_it_says_what_a_record_alone_cannot_prove(verified):
    said = verified(finished()[0].text(), "--lang", "pl")
    assert said.code == 0
    assert "kto zachował pieczęć" in flat(said.out)


def test_a_part_that_was_left_out_is_named(verified):
    record, seal = finished(withheld=True)
    out = flat(verified(record.text(), seal=seal).out)
    assert "part of seat 2 was not revealed in time" in out
    assert "your own part was left out" in out


def test_a_record_of_the_older_protocol_verifies_as_the_weaker_proof_it_is(verified):
    said = verified(older().text())
    assert said.code == 0
    assert "the host could choose the deal together with whoever ran the server" in flat(said.out)
    assert "Nobody chose the deal" not in flat(said.out)


def test_a_record_without_any_proof_says_so(verified):
    record = finished()[0]
    record.headers = dict.fromkeys(("player-0",), "x")
    said = verified(record.text())
    assert said.code == 0
    assert "could have chosen the cards" in flat(said.out)


STRAYS = ["entropy-00", "entropy-2", "entropy-7", "entropy-", "entropy-x", "commitment-2"]


@pytest.mark.parametrize("header", STRAYS)
def test_parts_of_seats_that_have_none_are_refused(verified, header):
    """Seat 2 is a bot's, seat 7 does not exist, and 00 is another way to write 0."""
    record = finished()[0]
    record.headers[header] = "aa" * 32
    said = verified(record.text())
    assert said.code == 1
    assert header in said.err


@pytest.mark.parametrize("header", ["entropy-00", "entropy-2", "entropy-"])
def test_parts_of_seats_that_do_not_exist_are_refused_in_older_records(verified, header):
    record = older()
    record.headers[header] = ""
    assert verified(record.text()).code == 1


@pytest.mark.parametrize("missing", ["commitment", "secret", "entropy-1", "commitment-0", "parts"])
def test_a_record_with_a_missing_proof_is_refused(verified, missing):
    record = finished()[0]
    del record.headers[missing]
    said = verified(record.text())
    assert said.code == 1
    assert missing in said.err


@pytest.mark.parametrize("missing", ["commitment", "secret", "entropy-0"])
def test_an_older_record_with_a_missing_proof_is_refused(verified, missing):
    record = older()
    del record.headers[missing]
    assert verified(record.text()).code == 1


@pytest.mark.parametrize("part", ["zz", "abc", "ab" * 65, ""])
def test_an_older_part_that_is_none_is_not_read(part):
    record = older()
    record.headers["entropy-0"] = part
    with pytest.raises(Unfair) as refused:
        check(record)
    assert (refused.value.code, refused.value.header) == ("unreadable", "entropy-0")


def test_a_part_that_nobody_had_committed_to_is_refused_though_the_deal_follows_from_it():
    record = finished()[0]
    check(record)
    record.headers["entropy-0"] = "ab" * 32
    revealed = {seat: record.headers[f"entropy-{seat}"] for seat in (0, 1)}
    record.seed = deal.seed_of(closed_list(record), record.headers["secret"], revealed)
    with pytest.raises(Unfair) as refused:
        check(record)
    assert (refused.value.code, refused.value.header) == ("part", "entropy-0")


def test_a_second_result_line_is_refused(verified):
    text = finished()[0].text()
    (line,) = [line for line in text.splitlines() if line.startswith("result = ")]
    said = verified(text.replace(line, f"{line}\n{line}"))
    assert said.code == 1
    assert "twice" in said.err
    assert verified(text.replace("\n\n", f"\n{line}\n\n", 1)).code == 1, "nor one in the header"


def test_swapped_headers_are_refused(verified):
    record = finished()[0]
    one, two = record.headers["entropy-0"], record.headers["entropy-1"]
    record.headers |= {"entropy-0": two, "entropy-1": one}
    assert verified(record.text()).code == 1


def test_a_record_that_fits_itself_but_not_the_kept_seal_is_refused(verified):
    """The operator makes the record of another deal after all parts are known."""
    _, seal = finished()
    live = ScriptedTable(secret="77" * 32, seats=(SeatPlan(), SeatPlan(), SeatPlan("casual")))
    live.start()
    while live.table.status == "playing":
        live.move()
    forged = record_of(live.table).text()
    assert verified(forged).code == 0
    said = verified(forged, seal=seal)
    assert said.code == 1
    assert "commitment" in said.err


def test_a_seal_of_another_round_or_of_nothing_is_refused(verified):
    record, seal = finished()
    assert "another table" in flat(
        verified(record.text(), seal=seal.replace("round = 1", "round = 2")).err
    )
    assert "not a seal" in flat(verified(record.text(), seal="something else").err)


def test_a_seal_for_a_record_without_proof_is_a_mistake(verified):
    record, seal = finished()
    record.headers = {}
    assert verified(record.text(), seal=seal).code == 2


def test_somebody_who_left_the_seat_empty_is_no_part():
    """A host without a seat begins a game of others: no part is theirs."""
    live = ScriptedTable(seats=(SeatPlan("casual"), SeatPlan("casual")))
    live.happen(requests.start(live.table, "ala", None))
    assert live.table.status == "playing"
    assert live.table.deal.closed.parts == ()
