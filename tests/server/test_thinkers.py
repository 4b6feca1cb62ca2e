"""Bots of every level in the workers of a server."""

from __future__ import annotations

import pickle

import pytest

import stolik
from stolik.kernel.mind import LEVELS
from stolik.server import bots
from stolik.server.bots import Thought, choose


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("game_id", stolik.games())
def test_a_worker_answers_with_a_legal_move_of_every_level(game_id, level, monkeypatch):
    monkeypatch.setattr(bots, "PATIENCE", 0.02)
    game = stolik.load(game_id)
    state = game.new(2, 5)
    for number in range(6):
        seat = state.deciders()[0]
        thought = Thought(f"{game_id}-{level}-{seat}", level, 3, seat, pickle.dumps(state))
        move = game.moves[choose(thought)]
        assert move in state.legal(seat), f"move {number}"
        state.apply(seat, move)


def test_a_worker_keeps_bots_that_stop_in_time():
    state = stolik.load("all-in").new(2, 5)
    choose(Thought("keeps-time", "expert", 1, state.deciders()[0], pickle.dumps(state)))

    assert bots._bots["keeps-time"].seconds == bots.PATIENCE > 0
