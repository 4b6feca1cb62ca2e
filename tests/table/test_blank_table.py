"""What BLANK leaves to the table: words in the chat, turns that run out, who leaves, votes."""

import random

import pytest

from stolik.kernel.record import Record
from stolik.table import duties, hooks, wishes
from stolik.table import entries as log
from stolik.table.errors import TableError
from stolik.table.record import record_of
from table.tables import Desk, again, condition, playing


def blank(**options):
    return playing(game="blank", options=options)


def until(desk, wanted, luck=0):
    """Play at random, timers included, until something is so."""
    chance = random.Random(luck)
    for _ in range(3000):
        if wanted():
            return True
        if desk.table.status != "playing":
            return False
        seat = chance.choice(desk.table.deciders())
        desk.happen(log.Moved(seat, chance.choice(desk.table.state.legal(seat)).code))
    return False


def with_provable_duty():
    for luck in range(60):
        desk = blank()
        if until(desk, lambda d=desk: hooks.proofs(d.table.state), luck):
            return desk
    raise AssertionError("no game came to a duty that words can fulfil")


def test_words_in_the_chat_fulfil_a_duty_once_they_were_said_often_enough():
    """BLK-L37, BLK-L38: whole words of the bearer, in any case, as often as the card asks."""
    desk = with_provable_duty()
    proof = hooks.proofs(desk.table.state)[0]
    bearer, other = ("ala", "ben") if proof.seat == 0 else ("ben", "ala")
    word = proof.words[0]
    due = lambda: [d for d in duties._proofs(desk.table) if d.entry.code == proof.code]  # noqa: E731
    desk.happen(wishes.speak(desk.table, other, "?", text=f"{word} " * proof.times))
    assert not due(), "somebody else's words prove nothing"
    desk.happen(wishes.speak(desk.table, bearer, "?", text=f"x{word} {word}x"))
    assert not due(), "parts of words prove nothing"
    for said in range(proof.times):
        assert not due(), f"{said} of {proof.times} are not enough"
        desk.happen(wishes.speak(desk.table, bearer, "?", text=f"{word.upper()}!"))
    (duty,) = due()
    assert duty.entry == log.Moved(-1, proof.code, "words")
    assert duties.next_duty(desk.table, {}).at <= desk.now
    desk.happen(duty.entry)
    assert proof.code not in [one.code for one in hooks.proofs(desk.table.state)]
    assert not desk.table.spoken
    assert condition(again(desk.log)) == condition(desk.table)


def turns_run_out(desk, times):
    """Let the one who is to play, and nobody else, run out of time."""
    gone = 0
    while gone < times:
        duty = duties.next_duty(desk.table, {})
        desk.now = max(desk.now, duty.at)
        game = desk.table.state.game
        if isinstance(duty.entry, log.StoodIn):
            return
        if hooks.is_time_out(game, game.moves[duty.entry.code]):
            gone += 1
        desk.happen(duty.entry)


def test_after_three_turns_in_a_row_that_ran_out_a_bot_takes_the_seat_until_its_player_is_back():
    """BLK-R13."""
    desk = blank()
    turns_run_out(desk, 6)  # both let time run out, in turn
    duty = duties.next_duty(desk.table, {})
    assert isinstance(duty.entry, log.StoodIn) and duty.entry.dozing
    said = desk.happen(duty.entry).said
    assert said.id == "table-dozes"
    seat = duty.entry.seat
    assert desk.table.chairs[seat].is_played_by_bot
    player = desk.table.chairs[seat].player
    assert duties.returns(desk.table, {player}) == (), "being connected is not being awake"
    desk.happen(log.GaveBack(seat))
    assert not desk.table.chairs[seat].is_played_by_bot
    assert desk.table.chairs[seat].time_outs == 0
    assert condition(again(desk.log)) == condition(desk.table)


def test_a_move_of_ones_own_begins_the_count_anew():
    """BLK-R13: only turns in a row count."""
    desk = blank()
    turns_run_out(desk, 4)
    late = [chair.time_outs for chair in desk.table.chairs]
    assert max(late) == 2
    assert until(desk, lambda: any(one.how == "person" for one in desk.table.moves[-1:]), 3)
    mover = desk.table.moves[-1].seat
    assert desk.table.chairs[mover].time_outs == 0


@pytest.mark.parametrize(("leaving", "goes"), [("remove", True), ("bot", False)])
def test_who_leaves_is_taken_from_the_game_where_the_table_prefers_that(leaving, goes):
    """BLK-R51."""
    desk = Desk(game="blank", options={"leaving": leaving}, seats=(log.SeatPlan(),) * 3)
    for seat, who in enumerate(("ala", "ben", "cyd")):
        desk.happen(wishes.sit(desk.table, who, seat, who))
        if seat:
            desk.happen(wishes.ready(desk.table, who, "b0", True))
    desk.happen(wishes.start(desk.table, "ala", "a1"))
    desk.happen(wishes.leave(desk.table, "cyd", 2))
    found = [duty.entry for duty in duties._removals(desk.table)]
    assert bool(found) is goes
    for entry in found:
        desk.happen(entry)
        assert duties._removals(desk.table) == [], "once is enough"
        assert 2 not in desk.table.deciders()


def test_the_table_votes_on_a_case_that_no_rule_covers():
    """BLK-R73, BLK-W18: a majority rules, and the result is kept with the game."""
    desk = blank()
    case = "czy kaszel w słuchawkach się liczy?"
    desk.happen(wishes.ask_ruling(desk.table, "ben", f" {case}\n"))
    with pytest.raises(TableError, match="not-now"):
        wishes.ask_ruling(desk.table, "ala", "i jeszcze coś")
    with pytest.raises(TableError, match="not-your-seat"):
        wishes.vote(desk.table, "ewa", True)
    assert desk.happen(wishes.vote(desk.table, "ben", True)).said.id == "table-ruling-voted"
    with pytest.raises(TableError, match="not-now"):
        wishes.vote(desk.table, "ben", True)
    said = desk.happen(wishes.vote(desk.table, "ala", True)).said
    assert (said.id, said.args["case"]) == ("table-ruling-carried", case)
    assert desk.table.open_ruling is None
    assert condition(again(desk.log)) == condition(desk.table)


def test_without_a_majority_nothing_is_ruled():
    """BLK-R73, BLK-W18: one against one, or half a minute without an answer."""
    desk = blank()
    desk.happen(wishes.ask_ruling(desk.table, "ala", "a?"))
    desk.happen(wishes.vote(desk.table, "ala", True))
    assert desk.happen(wishes.vote(desk.table, "ben", False)).said.id == "table-ruling-failed"
    desk.happen(wishes.ask_ruling(desk.table, "ala", "b?"))
    (duty,) = duties._votes(desk.table)
    assert duty.at == desk.now + 30_000
    desk.now = duty.at
    assert desk.happen(duty.entry).said.id == "table-ruling-failed"
    assert [one.carried for one in desk.table.rulings] == [False, False]


def test_the_record_of_the_game_keeps_the_rulings():
    """BLK-R73."""
    desk = blank(turn_limit=20)
    desk.happen(wishes.ask_ruling(desk.table, "ala", "remis?"))
    for player in ("ala", "ben"):
        desk.happen(wishes.vote(desk.table, player, True))
    until(desk, lambda: False)
    assert desk.table.status == "over"
    record = Record.read(record_of(desk.table).text())
    assert record.headers["ruling-1"] == "carried, 2 yes, 0 no: remis?"
    record.verify()
