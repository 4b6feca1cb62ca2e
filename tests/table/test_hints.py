"""Hints at a table: where it allows them, never in rated games, seen by everybody."""

from __future__ import annotations

import pytest

from stolik.table.actions.hints import AskHint, hint_step
from stolik.table.errors import TableError
from table.requests import ask
from table.tables import again, condition, playing


def asked(live):
    seat = live.table.deciders()[0]
    return seat, live.table.chairs[seat].player


def test_a_friendly_table_that_allows_hints_gives_them_step_by_step():
    live = playing(friendly=True, hints=True)
    seat, player = asked(live)
    with pytest.raises(TableError, match="not-now"):
        ask(live.table, player, AskHint, seat=seat, step=2)
    first = live.happen(ask(live.table, player, AskHint, seat=seat, step=1), player)
    assert first.phrase.id == "table-hint-asked"
    second = live.happen(ask(live.table, player, AskHint, seat=seat, step=2), player)
    assert second.phrase is None, "everybody knows already"
    assert hint_step(live.table, seat) == 2
    assert not ask(live.table, player, AskHint, seat=seat, step=1).changes(live.table)
    assert condition(again(live.log)) == condition(live.table)


def test_a_new_question_begins_without_a_hint():
    live = playing(friendly=True, hints=True)
    seat, player = asked(live)
    live.happen(ask(live.table, player, AskHint, seat=seat, step=1), player)
    while live.table.deciders() == (seat,):
        live.move()
    while live.table.deciders() != (seat,):
        live.move()
    assert hint_step(live.table, seat) == 0


@pytest.mark.parametrize("made", [{}, {"friendly": True}, {"hints": True}])
def test_there_are_no_hints_where_they_are_off_or_the_game_is_rated(made):
    live = playing(**made)
    seat, player = asked(live)
    with pytest.raises(TableError, match="no-hints"):
        ask(live.table, player, AskHint, seat=seat, step=1)


def test_nobody_asks_for_another_seat_or_out_of_turn():
    live = playing(friendly=True, hints=True)
    seat, player = asked(live)
    other = 1 - seat
    with pytest.raises(TableError, match="not-your-seat"):
        ask(live.table, player, AskHint, seat=other, step=1)
    with pytest.raises(TableError, match="not-now"):
        ask(live.table, live.table.chairs[other].player, AskHint, seat=other, step=1)
