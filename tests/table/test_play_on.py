"""Tables that play on from another game: they begin at its position, and it stays as it is."""

from __future__ import annotations

import pytest

from stolik.kernel.record import Record, RecordError, position_of
from stolik.table import fairness
from stolik.table.actions.setup import Configure, SeatPlan, SetSeats
from stolik.table.errors import TableError
from stolik.table.record import record_of
from stolik.table.settings import StartPosition
from table.requests import ask, rematch, sit
from table.tables import ScriptedTable, again, condition, playing


def position(moves: int = 3) -> str:
    live = playing()
    for _ in range(moves):
        live.move()
    return position_of(live.table.state)


def played_on(**made: object) -> ScriptedTable:
    return ScriptedTable(start=StartPosition(position(), 3, False), friendly=True, **made)


def finished() -> ScriptedTable:
    live = played_on()
    live.start()
    while live.table.status == "playing":
        live.move()
    return live


def test_a_game_begins_at_the_position_and_is_played_to_its_end():
    live = played_on()
    live.start()
    assert position_of(live.table.state) == live.table.start.position
    while live.table.status == "playing":
        live.move()
    assert condition(again(live.log)) == condition(live.table)
    record = Record.read(record_of(live.table).text())
    assert record.verify().outcome == live.table.outcome
    assert fairness.check(record).parts == (0, 1)
    assert position_of(record.replay(0)) == live.table.start.position


def test_chance_after_the_position_comes_from_the_agreed_seed():
    """Nobody can know what would have come: the line has no stream, and the deal is agreed anew."""
    live = played_on()
    live.start()
    record = record_of(finished().table)
    assert live.table.state.entropy == record.replay(0).entropy
    other = playing()
    assert live.table.state.entropy != other.table.state.entropy


def test_a_changed_position_does_not_pass_for_the_one_that_was_agreed_on():
    record = record_of(finished().table)
    record.position = position(4)
    with pytest.raises(fairness.Unfair):
        fairness.check(record)


@pytest.mark.parametrize(
    "line", ["1 []", "1 [1,2,3]", "1 {", "1 " + "[" * 50_000, "1 [true,null]", ""]
)
def test_a_damaged_position_is_named(line):
    record = record_of(finished().table)
    record.position = line
    with pytest.raises(RecordError, match="position"):
        record.replay()


def test_a_rematch_begins_at_the_same_position():
    live = finished()
    live.happen(rematch(live.table, "ala", "6b" * 32))
    live.commit("ben")
    live.begin()
    assert position_of(live.table.state) == live.table.start.position


@pytest.mark.parametrize("change", [{"options": {}}, {"deck": "d_1"}, {"friendly": False}])
def test_the_game_of_a_position_cannot_be_changed(change):
    live = played_on()
    live.seat_two()
    with pytest.raises(TableError, match="position-fixed"):
        ask(live.table, "ala", Configure, **change)
    with pytest.raises(TableError, match="position-fixed"):
        ask(live.table, "ala", SetSeats, seats=3)


def test_a_position_needs_all_of_its_players():
    live = ScriptedTable(
        start=StartPosition(position(), 3, False), seats=(SeatPlan(), SeatPlan()), friendly=True
    )
    live.happen(sit(live.table, "ala", 0, "Ala"))
    with pytest.raises(TableError, match="chairs-empty"):
        live.close_list()


def test_a_position_of_another_layout_is_of_rules_that_are_gone():
    live = ScriptedTable(start=StartPosition("0 []", 3, False), friendly=True)
    assert live.table.game is None
    live.seat_two()
    live.commit("ben")
    with pytest.raises(TableError, match="version-gone"):
        live.close_list()
