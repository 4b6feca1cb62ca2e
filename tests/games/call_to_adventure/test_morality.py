"""The morality track: symbols up and down, its ends, and what a space decides."""

from __future__ import annotations

import pytest

from games.call_to_adventure.table import Table
from stolik.games.call_to_adventure.cards import vocabulary as v
from stolik.games.call_to_adventure.cards.effects import Cost
from stolik.games.call_to_adventure.engine.costs import is_payable
from stolik.games.call_to_adventure.engine.resources import move_morality
from stolik.games.call_to_adventure.engine.scoring import MORALITY, score

ROW = ("salt_caravan", "wounded_bear", "touch_of_shadow", "dying_hermit")


def table_of() -> Table:
    table = Table(2)
    table.row(1, *ROW)
    table.top(0, "academy", "night_watch", "village_court", "deep_forest")
    return table


def test_each_symbol_moves_one_space():
    """CTA-119, CTA-120: corruption down, virtue up."""
    table = table_of()
    table.win("1.1", "upper")
    assert table.game.morality[0] == 1
    table.end_turn()
    table.win("1.2", "lower")
    assert table.game.morality[1] == -1


def test_the_ends_of_the_track():
    """CTA-126, CTA-127, CTA-R61, EX-16: it stops at both, and one virtue leads up again."""
    table = table_of()
    move_morality(table.game, 0, -6)
    assert table.game.morality[0] == -4
    move_morality(table.game, 0, 1)
    assert table.game.morality[0] == -3
    move_morality(table.game, 0, 9)
    assert table.game.morality[0] == 2


def test_a_path_with_corruption_may_be_taken_on_the_lowest_space():
    """CTA-126, CTA-R62: the symbol has no effect; a cost of corruption cannot be paid there."""
    table = table_of()
    table.game.morality[0] = -4
    table.symbols(0, int=1)
    table.changed()
    table.do("gain 1.3")
    table.settle()
    assert table.game.morality[0] == -4 and len(table.game.tucked[0]) == 1
    assert not is_payable(table.game, Cost(v.COST_CORRUPT, 1), 0, 0)
    table.game.morality[0] = -3
    assert is_payable(table.game, Cost(v.COST_CORRUPT, 1), 0, 0)


@pytest.mark.parametrize(("level", "points"), [(2, 4), (0, 2), (-2, 4), (-3, 0), (-4, -4)])
def test_only_the_final_position_counts(level, points):
    """CTA-121, CTA-128, CTA-143: track points do not accumulate on the way."""
    table = table_of()
    for step in (-1, -1, -1, -1, 1, 1):
        move_morality(table.game, 0, step)
    move_morality(table.game, 0, level - table.game.morality[0])

    assert score(table.game, 0)[MORALITY] == points
