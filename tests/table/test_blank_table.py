"""What BLANK leaves to the table: words in the chat, turns that run out, who leaves, votes."""

import random

import pytest

from stolik.kernel.record import Record
from stolik.table import chat, scheduled
from stolik.table.actions.moves import Moved
from stolik.table.actions.seats import GaveBack, StoodIn
from stolik.table.actions.setup import Configured, SeatPlan
from stolik.table.errors import TableError
from stolik.table.record import record_of
from stolik.table.settings import ClockRule
from table import requests
from table.tables import ScriptedTable, again, condition, playing

HOUR = 3600


def blank(**options):
    return playing(game="blank", options=options)


def until(live, wanted, luck=0):
    """Play at random, timers included, until something is so."""
    chance = random.Random(luck)
    for _ in range(3000):
        if wanted():
            return True
        if live.table.status != "playing":
            return False
        seat = chance.choice(live.table.deciders())
        live.happen(Moved(seat, chance.choice(live.table.state.legal(seat)).code))
    return False


def with_provable_duty():
    for luck in range(60):
        live = playing(game="blank", secret=f"{luck:064x}")
        if until(live, lambda d=live: chat.proofs(d.table.state), luck):
            return live
    raise AssertionError("no game came to a duty that words can fulfil")


def test_words_in_the_chat_fulfil_a_duty_once_they_were_said_often_enough():
    """BLK-L37, BLK-L38: whole words of the bearer, in any case, as often as the card asks."""
    live = with_provable_duty()
    proof = chat.proofs(live.table.state)[0]
    bearer, other = ("ala", "ben") if proof.seat == 0 else ("ben", "ala")
    word = proof.words[0]
    due = lambda: [d for d in scheduled._proofs(live.table) if d.entry.code == proof.code]  # noqa: E731
    live.happen(requests.speak(live.table, other, "?", text=f"{word} " * proof.times))
    assert not due(), "somebody else's words prove nothing"
    live.happen(requests.speak(live.table, bearer, "?", text=f"x{word} {word}x"))
    assert not due(), "parts of words prove nothing"
    for said in range(proof.times):
        assert not due(), f"{said} of {proof.times} are not enough"
        live.happen(requests.speak(live.table, bearer, "?", text=f"{word.upper()}!"))
    (duty,) = due()
    assert duty.entry == Moved(-1, proof.code, "words")
    assert scheduled.next_scheduled(live.table, {}).at <= live.now
    live.happen(duty.entry)
    assert proof.code not in [one.code for one in chat.proofs(live.table.state)]
    assert not live.table.spoken
    assert condition(again(live.log)) == condition(live.table)


def turns_run_out(live, times):
    """Let the one who is to play, and nobody else, run out of time."""
    gone = 0
    while gone < times:
        duty = scheduled.next_scheduled(live.table, {})
        live.now = max(live.now, duty.at)
        game = live.table.state.game
        if isinstance(duty.entry, StoodIn):
            return
        if game.is_time_out(game.moves[duty.entry.code]):
            gone += 1
        live.happen(duty.entry)


def test_after_three_turns_in_a_row_that_ran_out_a_bot_takes_the_seat_until_its_player_is_back():
    """BLK-R13."""
    live = blank()
    turns_run_out(live, 6)  # both let time run out, in turn
    duty = scheduled.next_scheduled(live.table, {})
    assert isinstance(duty.entry, StoodIn) and duty.entry.timed_out
    said = live.happen(duty.entry).phrase
    assert said.id == "table-dozes"
    seat = duty.entry.seat
    assert live.table.chairs[seat].is_played_by_bot
    player = live.table.chairs[seat].player
    assert scheduled.seats_to_give_back(live.table, {player}) == (), "connected is not playing"
    live.happen(GaveBack(seat))
    assert not live.table.chairs[seat].is_played_by_bot
    assert live.table.chairs[seat].time_outs == 0
    assert condition(again(live.log)) == condition(live.table)


def test_a_move_of_ones_own_begins_the_count_anew():
    """BLK-R13: only turns in a row count."""
    live = blank()
    turns_run_out(live, 4)
    late = [chair.time_outs for chair in live.table.chairs]
    assert max(late) == 2
    assert until(live, lambda: any(one.how == "person" for one in live.table.moves[-1:]), 3)
    mover = live.table.moves[-1].seat
    assert live.table.chairs[mover].time_outs == 0


@pytest.mark.parametrize(("leaving", "goes"), [("remove", True), ("bot", False)])
def test_who_leaves_is_taken_from_the_game_where_the_table_prefers_that(leaving, goes):
    """BLK-R51."""
    live = ScriptedTable(game="blank", options={"leaving": leaving}, seats=(SeatPlan(),) * 3)
    for seat, who in enumerate(("ala", "ben", "cyd")):
        live.happen(requests.sit(live.table, who, seat, who))
        if seat:
            live.commit(who)
    live.begin()
    live.happen(requests.leave(live.table, "cyd", 2))
    found = [duty.entry for duty in scheduled._removals(live.table)]
    assert bool(found) is goes
    for entry in found:
        live.happen(entry)
        assert scheduled._removals(live.table) == [], "once is enough"
        assert 2 not in live.table.deciders()


def test_the_table_votes_on_a_case_that_no_rule_covers():
    """BLK-R73, BLK-W18: a majority rules, and the result is kept with the game."""
    live = blank()
    case = "czy kaszel w słuchawkach się liczy?"
    live.happen(requests.ask_ruling(live.table, "ben", f" {case}\n"))
    with pytest.raises(TableError, match="not-now"):
        requests.ask_ruling(live.table, "ala", "i jeszcze coś")
    with pytest.raises(TableError, match="not-your-seat"):
        requests.vote(live.table, "ewa", True)
    assert live.happen(requests.vote(live.table, "ben", True)).phrase.id == "table-ruling-voted"
    with pytest.raises(TableError, match="not-now"):
        requests.vote(live.table, "ben", True)
    said = live.happen(requests.vote(live.table, "ala", True)).phrase
    assert (said.id, said.args["case"]) == ("table-ruling-carried", case)
    assert live.table.open_ruling is None
    assert condition(again(live.log)) == condition(live.table)


def test_without_a_majority_nothing_is_ruled():
    """BLK-R73, BLK-W18: one against one, or half a minute without an answer."""
    live = blank()
    live.happen(requests.ask_ruling(live.table, "ala", "a?"))
    live.happen(requests.vote(live.table, "ala", True))
    assert live.happen(requests.vote(live.table, "ben", False)).phrase.id == "table-ruling-failed"
    live.happen(requests.ask_ruling(live.table, "ala", "b?"))
    (duty,) = scheduled._votes(live.table)
    assert duty.at == live.now + 30_000
    live.now = duty.at
    assert live.happen(duty.entry).phrase.id == "table-ruling-failed"
    assert [one.carried for one in live.table.rulings] == [False, False]


def test_the_record_of_the_game_keeps_the_rulings():
    """BLK-R73."""
    live = blank(turn_limit=20)
    live.happen(requests.ask_ruling(live.table, "ala", "remis?"))
    for player in ("ala", "ben"):
        live.happen(requests.vote(live.table, player, True))
    until(live, lambda: False)
    assert live.table.status == "over"
    record = Record.read(record_of(live.table).text())
    assert record.headers["ruling-1"] == "carried, 2 yes, 0 no: remis?"
    record.verify()


def test_where_a_move_may_take_days_the_windows_of_seconds_have_their_turn_based_form():
    """BLK-W1 to BLK-W18: the clock decides, whatever the options say, and not once it is short."""
    live = ScriptedTable(game="blank")
    live.seat_two()
    for change in (
        Configured(clock=ClockRule("move", 86_400)),
        Configured(options={"turn_limit": 20}),
        Configured(options={"tempo": "live", "turn_limit": 20}),
    ):
        live.happen(requests.configure(live.table, "ala", change))
        assert live.table.options["tempo"] == "turns"
    live.commit("ben")
    live.begin()
    state, luck = live.table.state, random.Random(4)
    for _ in range(120):
        assert all(timer.seconds >= HOUR for timer in state.timers())
        if state.is_over:
            break
        seat = luck.choice(state.deciders())
        state.apply(seat, luck.choice(state.legal(seat)))


def test_a_short_clock_leaves_the_tempo_to_the_host():
    live = ScriptedTable(game="blank", clock=ClockRule("move", 86_400))
    live.seat_two()
    short = Configured(clock=ClockRule("move", 60), options={"tempo": "live"})
    live.happen(requests.configure(live.table, "ala", short))
    assert live.table.options == {"tempo": "live"}
