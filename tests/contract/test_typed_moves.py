"""Moves as clients get them: each says exactly what its notation says."""

from __future__ import annotations

import msgspec
import pytest

import stolik
from contract.higher import Higher
from contract.players import random_move
from stolik.kernel.entropy import FastStream
from stolik.kernel.seat import TABLE

GAMES = [stolik.load(name) for name in stolik.games()]
ids = [game.id for game in GAMES]


def encoded(game, move):
    return msgspec.json.encode(game.typed_move(move))


@pytest.mark.parametrize("game", GAMES, ids=ids)
def test_a_typed_move_has_the_kind_of_its_notation(game):
    for move in game.moves:
        typed = game.typed_move(move)
        assert typed is None or type(typed).__struct_config__.tag == move.kind


@pytest.mark.parametrize("game", GAMES, ids=ids)
def test_no_two_moves_have_the_same_fields(game):
    typed = [encoded(game, move) for move in game.moves if game.typed_move(move) is not None]
    assert len(set(typed)) == len(typed)


@pytest.mark.parametrize("game", GAMES, ids=ids)
def test_only_moves_of_the_table_have_no_fields(game):
    """Random games: whatever a seat may choose arrives with its fields."""
    for number, options in enumerate(game.variants()):
        state = game.new(seed=number, options=options)
        luck = FastStream(number)
        for _ in range(60):
            if state.is_over:
                break
            for seat in range(state.rules.seats):
                assert all(game.typed_move(move) is not None for move in state.legal(seat))
            seat, move = random_move(state, luck)
            assert seat == TABLE or game.typed_move(move) is not None
            state.apply(seat, move)


def test_a_game_may_do_without_typed_moves():
    game = Higher()
    assert game.typed_move(game.moves[0]) is None
