"""A bot chooses and explains the same for any two states that its seat cannot tell apart."""

from __future__ import annotations

import pytest

import stolik
from contract.players import Table, walk
from length import IS_LONG
from stolik.bots import make
from stolik.kernel.entropy import FastStream
from stolik.kernel.mind import LEVELS

GAMES = 12 if IS_LONG else 1
EVERY = 2 if IS_LONG else 9
TRIALS = 40 if IS_LONG else 12


def tables():
    for game_id in stolik.games():
        game = stolik.load(game_id)
        for number, options in enumerate(game.variants()):
            for seats in sorted({game.seats[0], min(4, game.seats[-1])}):
                yield pytest.param(Table(game, seats, options), id=f"{game_id}-{seats}-{number}")


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("table", list(tables()))
def test_what_a_seat_cannot_know_changes_neither_what_its_bot_does_nor_what_it_says(table, level):
    dreamer = table.game.mind("random")
    compared = 0
    for seed in range(GAMES):
        bot = make(level, table.game, 77 + seed)
        bot.mind.plan.trials = min(bot.mind.plan.trials, TRIALS)
        for number, state in enumerate(walk(table, seed, 80)):
            if state.is_over or number % EVERY:
                continue
            for seat in state.deciders():
                twin = dreamer.imagine(state, seat, FastStream(number))
                thoughts = []
                for one in (state, twin):
                    bot.begin_turn(number)
                    thoughts.append(bot.explain(bot.look(one, seat)))  # chooses as `choose` does
                assert thoughts[0] == thoughts[1], f"move {number}, seat {seat}: {thoughts}"
                compared += 1
    assert compared > 0
