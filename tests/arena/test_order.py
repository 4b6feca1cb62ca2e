"""Who is asked first where several decide: not the lowest seat, unless the rules say so."""

from __future__ import annotations

import pytest

import stolik
from stolik.arena import run, study
from stolik.arena.execution.playout import play_out
from stolik.arena.execution.study_player import StudyPlayer
from stolik.kernel.entropy import FastStream


@pytest.mark.parametrize("seats", [2, 3])
def test_by_chance_every_seat_of_mode_b_wins_as_often(seats):
    """Whoever speaks first collects penalties, so that must not always be the same one."""
    done = run(study("blank", [seats], ["random"], [{"mode": "B"}], games=240))
    shares = [line.wins.value for line in done.totals.lines.values()]

    assert len(shares) == seats
    assert all(abs(share - 1 / seats) < 0.12 for share in shares), shares


def test_players_who_think_are_asked_in_no_order_of_seats_either():
    """At the first decision of mode B all are asked: over some games each of them begins."""
    asked = study("blank", [3], ["casual"], [{"mode": "B"}], games=12)
    bench, begun = StudyPlayer(asked), set()

    def note(bots):
        def noted(index, levels):
            made = bots(index, levels)
            for seat, bot in enumerate(made):
                bot.look = watched(bot.look, seat)
            return made

        return noted

    def watched(look, seat):
        def seen(state, of):
            first.append(seat)
            return look(state, of)

        return seen

    bench._bots = note(bench._bots)
    for index in range(asked.games):
        first: list[int] = []
        bench.play(index)
        begun.add(first[0])
    assert begun == {0, 1, 2}


@pytest.mark.parametrize("name", ["cardline", "illusion", "call-to-adventure"])
def test_where_one_decides_or_the_rules_have_an_order_nothing_is_drawn(name):
    """The same luck plays the same games as a plain loop; CTA-R40: the active player first."""
    rules = stolik.load(name).rules(3)
    several = 0
    for seed in range(4):
        state, luck = rules.setup(FastStream(seed)), FastStream(~seed)
        while not state.is_over:
            several += len(state.deciders()) > 1
            seat = state.deciders()[0]
            moves = state.legal(seat)
            state.apply(seat, moves[luck.below(len(moves))])
        other = rules.setup(FastStream(seed))
        play_out(other, FastStream(~seed))
        assert other == state
    assert (several > 0) == (name == "call-to-adventure")


def test_each_of_several_deciders_is_drawn_as_often():
    rules, luck = stolik.load("blank").rules(3), FastStream(1)
    found = [rules.asked((0, 2), luck) for _ in range(1000)]

    assert set(found) == {0, 2}
    assert abs(found.count(0) - 500) < 80
