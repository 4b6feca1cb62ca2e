"""Bots of every level in the workers of a server."""

from __future__ import annotations

import pickle

import pytest

import stolik
from stolik.kernel.mind import LEVELS
from stolik.server.workers import bots
from stolik.server.workers.bots import BotTask, choose


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("game_id", stolik.games())
def test_a_worker_answers_with_a_legal_move_of_every_level(game_id, level):
    game = stolik.load(game_id)
    state = game.new(2, 5)
    for number in range(6):
        seat = state.deciders()[0]
        thought = BotTask(
            f"{game_id}-{level}-{seat}", level, 3, seat, number, pickle.dumps(state), 0.02
        )
        move = game.moves[choose(thought)]
        assert move in state.legal(seat), f"move {number}"
        state.apply(seat, move)


def test_a_kept_bot_has_as_much_time_as_its_decision_is_given():
    state = stolik.load("all-in").new(2, 5)
    for turn, seconds in enumerate((0.02, 0.01)):
        choose(
            BotTask("time", "expert", 1, state.deciders()[0], turn, pickle.dumps(state), seconds)
        )
        assert bots._bots["time"].seconds == seconds
