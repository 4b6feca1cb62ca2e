"""Observations written from states: the same numbers as from views, and no secret in them."""

from __future__ import annotations

import numpy as np
import pytest

import stolik
from stolik.adapters.ends import settle
from stolik.adapters.vectors import vector
from stolik.kernel.entropy import FastStream
from stolik.kernel.observations.encoding import EncodedRows, Encoder

GAMES = stolik.games()


class Table:
    """Games of one table, encoded into rows: one row a seat."""

    def __init__(self, game, seats, options):
        self.rules = game.rules(seats, options)
        state = self.rules.setup(FastStream(0))
        self.size = len(vector(state.view(0), 0, self.rules))
        self.rows = EncodedRows(seats, self.size, len(game.moves))
        self.encoder = game.encoder(self.rules)
        self.observations = np.frombuffer(self.rows.observations, np.float32)
        self.observations = self.observations.reshape(seats, self.size)
        self.masks = np.frombuffer(self.rows.masks, np.int8).reshape(seats, len(game.moves))

    def encoded(self, state):
        self.rows.clear()
        for seat in range(state.seats):
            self.encoder.encode(self.rows, seat, state, seat)
            self.rows.allow(seat, state.legal(seat))
        return self.observations.copy(), self.masks.copy()

    def play(self, seed):
        """Every state of a game that is played at random, the last one too."""
        luck = FastStream(seed)
        state = self.rules.setup(FastStream(seed))
        while True:
            yield state
            deciders = settle(state)
            if not deciders:
                yield state
                return
            seat = deciders[luck.below(len(deciders))]
            moves = state.legal(seat)
            state.apply(seat, moves[luck.below(len(moves))])


def tables(name):
    """Every count of players with every variant that allows it."""
    game = stolik.load(name)
    for options in game.variants():
        read = game.Options(**options)
        for seats in game.seats_for(read):
            yield Table(game, seats, options)


@pytest.mark.parametrize("name", GAMES)
def test_a_state_gives_the_very_numbers_that_views_give(name):
    for number, table in enumerate(tables(name)):
        for step, state in enumerate(table.play(number)):
            if step > 40 and step % 7 and not state.is_over:
                continue
            observations, masks = table.encoded(state)
            for seat in range(state.seats):
                expected = np.frombuffer(vector(state.view(seat), seat, table.rules), np.float32)
                if not np.array_equal(observations[seat], expected):
                    place = int(np.flatnonzero(observations[seat] != expected)[0])
                    found = observations[seat][place]
                    pytest.fail(
                        f"{field_at(table.rules, place)}: {found}, not {expected[place]}; "
                        f"seat {seat} of {state.seats}, {table.rules.options}, step {step}"
                    )
                legal = [move.code for move in state.legal(seat)]
                assert np.flatnonzero(masks[seat]).tolist() == sorted(legal)


def field_at(rules, place):
    from stolik.adapters.vectors import layout  # noqa: PLC0415 - only to name a failure

    return next(field for field in layout(rules) if field.start <= place < field.start + field.size)


@pytest.mark.parametrize("name", GAMES)
def test_the_numbers_do_not_change_with_what_a_seat_cannot_know(name):
    mind, luck = stolik.load(name).mind("random"), FastStream(11)
    for table in tables(name):
        for step, state in enumerate(table.play(5)):
            if step % 9 or state.is_over or not state.deciders() or step > 200:
                continue
            observations, masks = table.encoded(state)
            for seat in range(state.seats):
                twin = mind.imagine(state, seat, luck)
                seen, allowed = table.encoded(twin)
                assert np.array_equal(observations[seat], seen[seat])
                assert np.array_equal(masks[seat], allowed[seat])


@pytest.mark.parametrize("name", GAMES)
def test_an_encoder_of_views_serves_games_that_have_no_compiled_one(name):
    game = stolik.load(name)
    table = Table(game, game.default_seats(), {})
    state = next(table.play(3))
    compiled, _ = table.encoded(state)
    table.encoder = Encoder(table.rules)

    assert type(game.encoder(table.rules)) is not Encoder
    assert np.array_equal(table.encoded(state)[0], compiled)


def test_rows_are_cleared_before_they_are_written_again():
    game = stolik.load("cardline")
    table = Table(game, 2, {})
    table.encoded(table.rules.setup(FastStream(1)))
    table.rows.clear()

    assert not table.observations.any()
    assert not table.masks.any()
