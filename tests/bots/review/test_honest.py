"""The verdict on a move is the same for every true state that the player could not tell apart."""

from __future__ import annotations

import pytest

import stolik
from bots.review.played import TINY
from contract.players import Table, walk
from length import IS_LONG
from stolik.kernel.entropy import FastStream
from stolik.review.judge import Decision, Judge
from stolik.review.sentences import explain
from stolik.review.trials import Trials

GAMES = 10 if IS_LONG else 1
EVERY = 3 if IS_LONG else 11


def tables():
    for game_id in stolik.games():
        game = stolik.load(game_id)
        for number, options in enumerate(game.variants()):
            seats = min(3, game.seats[-1])
            yield pytest.param(Table(game, seats, options), id=f"{game_id}-{number}")


@pytest.mark.parametrize("table", list(tables()))
def test_what_a_player_could_not_know_does_not_change_the_verdict(table):
    dreamer = table.game.mind("random")
    judge = Judge(table.game, TINY, 5)
    compared = 0
    for seed in range(GAMES):
        for number, state in enumerate(walk(table, seed, 60), 1):
            if state.is_over or number % EVERY:
                continue
            for seat in state.deciders():
                legal = state.legal(seat)
                if len(legal) < 2:
                    continue
                twin = dreamer.imagine(state, seat, FastStream(number))
                move = legal[number % len(legal)]
                verdicts = [
                    explain(
                        judge.judge(Decision(number, one, seat, move)), judge.trials, one, [], 5
                    )
                    for one in (state, twin)
                ]
                assert verdicts[0] == verdicts[1], f"move {number}, seat {seat}: {verdicts}"
                compared += 1
    assert compared > 0


def test_a_judge_of_the_true_state_would_be_caught():
    """The same comparison fails for a coach who looks at the cards themselves."""
    game = stolik.load("all-in")
    table = Table(game, 3, {})
    dreamer = game.mind("random")
    trials = Trials(game, 5)
    found = set()
    for number, state in enumerate(walk(table, 1, 12), 1):
        seat = state.deciders()[0]
        twin = dreamer.imagine(state, seat, FastStream(number))
        values = [trials.values(one, 3, FastStream(7)) for one in (state, twin)]
        found.add(values[0] == values[1])
    assert False in found
