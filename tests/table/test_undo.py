"""Taking a move back: free exactly when nobody has learned anything, else by consent."""

from __future__ import annotations

import random

import pytest

import stolik
from contract.higher import Higher, HigherRules
from length import IS_LONG
from stolik.kernel.entropy import FastStream
from stolik.kernel.event import Notice
from stolik.kernel.record import Record, Turn
from stolik.kernel.registry import load
from stolik.kernel.seat import TABLE
from stolik.table import fairness
from stolik.table.actions.base import Requester
from stolik.table.actions.moves import MakeMove, Moved
from stolik.table.actions.setup import SeatPlan
from stolik.table.actions.undo import AnswerUndo, MovesUndone, Undo, UndoAsked, UndoLapsed
from stolik.table.errors import TableError
from stolik.table.record import record_of
from stolik.table.scheduled import bots_to_move, next_scheduled
from stolik.table.settings import ClockRule
from stolik.table.undo import VOTE_SECONDS, Learned, has_taught, may_be_undone, state_before
from table import requests
from table.requests import ask
from table.tables import ScriptedTable, again, condition, playing

MOMENTS = 2000 if IS_LONG else 8
"""In each of the five games: 10,000 together in the long form."""
STATES = 300


def friendly(game: str = "call-to-adventure", **made: object) -> ScriptedTable:
    return playing(game=game, friendly=True, **made)


def make(live: ScriptedTable, *, free: bool) -> tuple[int, str]:
    """Play until a seat makes a choice by which nobody, or somebody, learns something."""
    table, luck = live.table, random.Random(3)
    for _ in range(300):
        seat = luck.choice(table.deciders())
        move = luck.choice(table.state.legal(seat))
        before = table.state.copy()
        live.happen(Moved(seat, move.code) if seat != TABLE else Moved(seat, move.code, "timer"))
        is_choice = seat != TABLE and len(before.legal(seat)) > 1
        if is_choice and has_taught(before, [Turn(seat, move)], seat) != free:
            return seat, table.chairs[seat].player
    raise AssertionError("no such move in 300")


def test_a_move_by_which_nobody_learned_anything_is_taken_back_at_once():
    live = friendly()
    seat, player = make(live, free=True)
    before = state_before(live.table, live.table.checkpoints[-1])
    count = len(live.table.moves)

    entry = ask(live.table, player, Undo)
    assert entry == MovesUndone(seat, live.table.seq)
    happened = live.happen(entry, player)

    assert live.table.state == before
    assert len(live.table.moves) == count - 1
    assert happened.undone_since == live.table.seq - 1
    assert [one.is_undone for one in live.table.story[-2:]] == [True, False]
    assert happened.phrase.id == "table-undone"
    assert condition(again(live.log)) == condition(live.table)


@pytest.mark.parametrize("game", stolik.games())
def test_every_checkpoint_gives_the_game_as_it_was_before_a_choice(game):
    """Most are made from a state that several of them share, by the moves since."""
    live, luck, before = friendly(game), random.Random(5), {}
    for number in range(60):
        table = live.table
        if table.status != "playing":
            break
        seat = luck.choice(table.deciders())
        move = luck.choice(table.state.legal(seat))
        before[table.seq + 1] = table.state.copy(), len(table.state.legal(seat)) > 1
        live.happen(Moved(seat, move.code) if seat != TABLE else Moved(seat, move.code, "timer"))
        if number % 9 == 8 and table.checkpoints:
            last = table.checkpoints[-1]
            live.happen(MovesUndone(last.seat, last.seq))
        for one in table.checkpoints if number % 6 == 5 else ():
            assert (state_before(table, one), True) == before[one.seq]
    assert len({id(one.start) for one in live.table.checkpoints}) <= 5


def test_what_was_compared_beforehand_counts_unless_somebody_has_moved_since():
    """A server compares in small steps: the game may go on meanwhile."""
    live = friendly()
    seat, player = make(live, free=True)
    table, request = live.table, Undo("id")
    found = request.to_compare(table, player)
    assert (found.seat, found.seq) == (seat, table.seq)
    news = Learned(found.seq, len(table.moves), by_anybody=True)
    with pytest.raises(TableError, match="undo-asks"):
        request.entry(table, Requester(player, learned=news))
    stale = Learned(found.seq, len(table.moves) - 1, by_anybody=False)
    with pytest.raises(TableError, match="stale"):
        request.entry(table, Requester(player, learned=stale))
    same = Learned(found.seq, len(table.moves), by_anybody=False)
    assert request.entry(table, Requester(player, learned=same)) == MovesUndone(seat, found.seq)


def test_nothing_is_compared_where_it_decides_nothing():
    rated = playing(game="call-to-adventure")
    _, player = make(rated, free=True)
    assert Undo("id").to_compare(rated.table, player) is None
    alone = ScriptedTable(game="cardline", seats=(SeatPlan(), SeatPlan("casual")))
    assert Undo("id").to_compare(alone.table, "ala") is None


def test_what_somebody_learned_takes_the_consent_of_the_table():
    live = friendly()
    _, player = make(live, free=False)
    before = state_before(live.table, live.table.checkpoints[-1])
    other = next(one for one in live.table.people() if one != player)
    with pytest.raises(TableError, match="undo-asks"):
        ask(live.table, player, Undo)

    live.happen(ask(live.table, player, Undo, ask=True), player)
    assert live.table.is_held
    with pytest.raises(TableError, match="undo-open"):
        ask(
            live.table,
            live.table.chairs[live.table.deciders()[0]].player,
            MakeMove,
            seq=live.table.seq,
            code=0,
        )
    live.happen(ask(live.table, other, AnswerUndo, yes=True), other)

    assert live.table.state == before
    assert live.table.undo_vote is None
    assert live.table.undone[-1].was_agreed
    assert condition(again(live.log)) == condition(live.table)


@pytest.mark.parametrize("silent", [False, True])
def test_one_no_or_silence_leaves_the_move_and_it_is_not_asked_again(silent):
    live = friendly()
    seat, player = make(live, free=False)
    after = live.table.state.copy()
    other = next(one for one in live.table.people() if one != player)
    live.happen(ask(live.table, player, Undo, ask=True), player)
    if silent:
        due = next_scheduled(live.table, {})
        assert due.at == live.now + 1000 * VOTE_SECONDS
        assert due.entry == UndoLapsed()
        live.wait(VOTE_SECONDS)
        live.happen(due.entry)
    else:
        live.happen(ask(live.table, other, AnswerUndo, yes=False), other)

    assert live.table.state == after
    assert not may_be_undone(live.table, seat)
    with pytest.raises(TableError, match="not-now"):
        ask(live.table, player, Undo, ask=True)


def test_in_a_rated_game_everybody_has_to_agree():
    live = playing(game="call-to-adventure")
    seat, player = make(live, free=True)
    other = next(one for one in live.table.people() if one != player)
    assert live.table.is_rated
    assert ask(live.table, player, Undo, ask=True) == UndoAsked(
        player, seat, live.table.seq, (other,)
    )


def test_bots_agree_and_what_they_did_since_is_taken_back_too():
    live = ScriptedTable(game="cardline", seats=(SeatPlan(), SeatPlan("casual")))
    live.happen(requests.sit(live.table, "ala", 0, "Ala"))
    live.begin()
    table = live.table
    while table.deciders() != (0,):
        live.happen(Moved(1, table.state.legal(1)[0].code, "bot"))
    before = table.state.copy()
    live.happen(Moved(0, table.state.legal(0)[0].code))
    live.happen(Moved(1, table.state.legal(1)[0].code, "bot"))

    live.happen(ask(table, "ala", Undo), "ala")

    assert table.state == before
    assert bots_to_move(table) == ()
    assert [one.is_undone for one in table.story[-3:]] == [True, True, False]


@pytest.mark.parametrize(
    "clock",
    [ClockRule("player", 60, increment=30), ClockRule("move", 60, reserve=20)],
    ids=lambda rule: rule.kind,
)
def test_nobody_gains_time_by_taking_moves_back(clock):
    live = friendly(clock=clock)
    seat, player = make(live, free=True)
    live.happen(ask(live.table, player, Undo), player)
    left = live.table.clocks.left[seat]
    for _ in range(4):
        live.wait(5)
        live.happen(Moved(seat, live.table.state.legal(seat)[-1].code))
        entry = ask(live.table, player, Undo, ask=True)
        live.happen(entry, player)
        if live.table.undo_vote is not None:
            other = live.table.undo_vote.asked[0]
            live.wait(5)
            live.happen(ask(live.table, other, AnswerUndo, yes=True), other)
    assert live.table.clocks.left[seat] == left - 20_000
    assert seat in live.table.clocks.running


def finished() -> ScriptedTable:
    live = friendly("cardline")
    luck = random.Random(5)
    while live.table.status == "playing":
        seat = live.table.deciders()[0]
        live.happen(Moved(seat, luck.choice(live.table.state.legal(seat)).code))
        if live.table.status == "playing" and luck.random() < 0.3:
            player = live.table.chairs[seat].player
            other = next(one for one in live.table.people() if one != player)
            live.happen(ask(live.table, player, Undo, ask=True), player)
            live.happen(ask(live.table, other, AnswerUndo, yes=True), other)
    return live


def test_the_record_says_what_was_taken_back_and_verifies():
    live = finished()
    record = Record.read(record_of(live.table).text())
    undone = [name for name in record.headers if name.startswith("undone-")]
    assert len(undone) == len(live.table.undone) > 1
    record.verify()
    fairness.check(record)


@pytest.mark.parametrize("spoil", ["move", "place", "number", "words", "missing"])
def test_a_forged_line_about_what_was_taken_back_is_refused(spoil):
    record = Record.read(record_of(finished().table).text())
    line = record.headers["undone-1"]
    forged = {
        "move": line.rpartition(" ")[0] + " 9@0",
        "place": line.replace("after ", "after 99"),
        "number": line,
        "words": "nothing happened",
        "missing": line,
    }[spoil]
    record.headers["undone-1"] = forged
    if spoil == "number":
        record.headers["undone-77"] = record.headers.pop("undone-1")
    if spoil == "missing":
        del record.headers["undone-1"]
    with pytest.raises(fairness.Unfair, match="undone"):
        fairness.check(record)


# --- the decision against brute force ----------------------------------------------------------


def hears(state, turn, seat) -> tuple[object, ...]:
    """All that a seat sees and hears of a move, which is made."""
    notices: list[Notice] = []
    state.apply(turn.seat, turn.move, notices)
    told = [one.for_seat(seat) for one in notices if one.for_seat(seat) is not None]
    return (told, state.view(seat), state.is_over or state.deciders())


def could_be(state, turns, seat, seen) -> bool:
    """Whether a seat could have seen this in a state; of secret moves every one is tried."""
    if not turns:
        return True
    first, rest = turns[0], turns[1:]
    if state.is_over:
        return False
    legal = state.legal(first.seat)
    is_hidden = first.seat != seat and state.game.is_secret(first.move)
    for move in legal:
        if move is first.move or (is_hidden and state.game.is_secret(move)):
            other = state.copy()
            if hears(other, Turn(first.seat, move), seat) == seen[0] and could_be(
                other, rest, seat, seen[1:]
            ):
                return True
    return False


def is_news(before, turns) -> bool:
    """Whether a seat has learned something, by more states than the decision looks at."""
    mind = before.game.mind("random")
    for seat in range(before.seats):
        state = before.copy()
        seen = [hears(state, turn, seat) for turn in turns]
        if state.entropy != before.entropy:
            return True
        twins = (mind.imagine(before, seat, FastStream(10_000 + n)) for n in range(STATES))
        if not all(could_be(twin, turns, seat, seen) for twin in twins):
            return True
    return False


def moments(game_id: str, count: int):
    """States and up to three moves of one seat, in random games of all sizes and variants."""
    game, number = load(game_id), 0
    while count:
        number += 1
        luck = random.Random(f"undo {game_id} {number}")
        state = game.new(luck.choice(list(game.seats)[:4]), number, luck.choice(game.variants()))
        before, turns, most = state.copy(), [], luck.randrange(1, 4)
        for _ in range(150):
            if state.is_over or not count:
                break
            seat = luck.choice(state.deciders())
            move = luck.choice(state.legal(seat))
            if turns and (turns[0].seat != seat or len(turns) == most):
                if luck.random() < 0.1:
                    yield before, turns
                    count -= 1
                turns, most = [], luck.randrange(1, 4)
            if not turns:
                before = state.copy()
            if seat != TABLE:
                turns.append(Turn(seat, move))
            state.apply(seat, move)


@pytest.mark.parametrize("game_id", stolik.games())
def test_the_decision_equals_a_comparison_of_all_that_every_seat_knows(game_id):
    found = [(is_news(*one), has_taught(*one, one[1][0].seat)) for one in moments(game_id, MOMENTS)]
    assert [brute for brute, _ in found] == [decided for _, decided in found]
    if game_id in ("all-in", "blank", "call-to-adventure"):
        assert {decided for _, decided in found} == {True, False}


def test_what_another_seat_decided_is_news_for_everybody():
    state = Higher().new(3, 1)
    turns = [Turn(seat, state.legal(seat)[0]) for seat in (0, 1)]
    assert has_taught(state, turns, 0)
    assert not has_taught(state, turns[:1], 0)


@pytest.mark.parametrize("fault", ["a whisper to all", "a leaked card"])
def test_a_planted_leak_makes_a_free_move_one_that_somebody_learned_from(fault):
    """Choosing a card face down tells nobody anything, until an event or a view shows it."""
    found = []
    for game in (Higher(), Higher(fault)):
        state = game.new(3, 1)
        found.append(has_taught(state, [Turn(0, state.legal(0)[0])], 0))
    assert found == [False, True]


def test_chance_that_was_used_unseen_is_news_for_everybody():
    class RollingRules(HigherRules):
        def perform(self, state, seat, move):
            super().perform(state, seat, move)
            state.entropy.next32()

    class Rolling(Higher):
        def rules_for(self, seats, options):
            return RollingRules(self, seats, options)

    state = Rolling().new(3, 1)
    assert has_taught(state, [Turn(0, state.legal(0)[0])], 0)


@pytest.mark.parametrize("game_id", stolik.games())
def test_whether_a_move_is_free_tells_nobody_what_is_hidden(game_id):
    """It is the same in every state that a seat cannot tell from the true one."""
    for before, turns in moments(game_id, MOMENTS // 2):
        decided, mind = has_taught(before, turns, turns[0].seat), before.game.mind("random")
        for seat in range(before.seats):
            twin = mind.imagine(before, seat, FastStream(77))
            if sees(before, turns, seat) == sees(twin, turns, seat):
                assert has_taught(twin, turns, turns[0].seat) == decided, (turns, seat)


def sees(state, turns, seat) -> object:
    """What a seat sees of moves; None if one is impossible in this state."""
    state, found = state.copy(), []
    for turn in turns:
        if state.is_over or state.refusal(turn.seat, turn.move) is not None:
            return None
        found.append(hears(state, turn, seat))
    return found
