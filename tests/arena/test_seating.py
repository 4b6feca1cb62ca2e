"""Seating: every level sits everywhere and beside everybody, however the levels were named."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from stolik.arena import run, study, tournament
from stolik.arena.seating import seatings
from stolik.arena.statistics.totals import encode
from stolik.arena.study import Study, Table
from stolik.kernel.mind import LEVELS

TABLES = [
    ("expert", "random"),
    ("expert", "random", "random"),
    ("random", "expert", "random", "expert"),
    ("skilled", "casual", "random", "expert"),
    ("casual", "skilled", "casual", "skilled", "casual"),
]


@pytest.mark.parametrize("levels", TABLES)
def test_every_seating_comes_up_once(levels):
    assert Counter(seatings(levels)) == Counter(set(permutations(levels)))


@pytest.mark.parametrize("levels", TABLES)
def test_a_circle_goes_round_the_table_before_the_next_sits_down(levels):
    """So the seats are shared fairly even in a study that ends early."""
    asked = Study("cardline", (Table(levels),), 1000)
    first = {asked.seated(index) for index in range(len(levels))}

    assert all(seated[1:] + seated[:1] in first for seated in first)


def test_seats_beyond_counting_are_spread_over_a_short_study():
    """Of 2520 seatings at a table of eight the first 200 see neighbours of every kind."""
    asked = tournament("cardline", seats=8, games=200)
    beside = Counter(
        (one, other)
        for index in range(200)
        for seated in [asked.seated(index)]
        for one, other in zip(seated, seated[1:] + seated[:1], strict=True)
    )

    assert len(beside) == 16
    assert min(beside.values()) > 0.25 * sum(beside.values()) / 16


def test_two_levels_at_four_seats_have_two_each_in_any_range():
    asked = Study("cardline", (Table(("casual", "expert") * 2),), 400)

    for index in range(57, 400):
        assert Counter(asked.seated(index)) == {"casual": 2, "expert": 2}
    for seat in range(4):
        whole = Counter(asked.seated(index)[seat] for index in range(60, 360))
        assert whole == {"casual": 150, "expert": 150}


@pytest.mark.parametrize("order", [LEVELS, LEVELS[::-1]])
def test_expert_comes_first_in_illusion_in_whatever_order_the_levels_are_named(order):
    """Whoever sits behind a weak player doubts easily: neighbours must change, not only seats."""
    done = run(tournament("illusion", order, 4, games=480))
    share = {
        level: done.totals.line(lambda line, level=level: line.level == level).wins.value
        for level in LEVELS
    }

    assert max(share, key=share.__getitem__) == "expert"
    assert min(share, key=share.__getitem__) == "random"


def test_the_order_of_the_levels_does_not_change_a_bit():
    """Neither in a tournament with tables of two nor in a study of a full table."""
    forwards = run(tournament("illusion", LEVELS[:3], 2, games=6))
    backwards = run(tournament("illusion", LEVELS[2::-1], 2, games=6))
    assert encode(forwards.totals) == encode(backwards.totals)
    assert encode(forwards.ratings) == encode(backwards.ratings)

    one, other = (
        run(study("illusion", [3], levels, games=12)).totals
        for levels in (["casual", "random", "skilled"], ["skilled", "casual", "random"])
    )
    assert encode(one) == encode(other)
