"""A hint is the same for every true state that the player cannot tell apart."""

from __future__ import annotations

import pytest

import stolik
from bots.review.played import TINY
from contract.players import Table, walk
from length import IS_LONG
from stolik.kernel.entropy import FastStream
from stolik.kernel.phrase import Phrase
from stolik.review.data import Judgement, Option
from stolik.review.hints import advised, hint_of

EVERY = 3 if IS_LONG else 17


@pytest.mark.parametrize("game_id", stolik.games())
def test_what_a_player_cannot_know_does_not_change_a_hint(game_id):
    game = stolik.load(game_id)
    dreamer, compared = game.mind("random"), 0
    for variant, options in enumerate(game.variants()):
        table = Table(game, min(3, game.seats[-1]), options)
        for number, state in enumerate(walk(table, variant, 60), 1):
            if state.is_over or number % EVERY:
                continue
            for seat in state.deciders():
                if seat < 0 or len(state.legal(seat)) < 2:
                    continue
                twin = dreamer.imagine(state, seat, FastStream(number))
                for step in (1, 2, 3):
                    told = [hint_of(one, seat, step, TINY, 5) for one in (state, twin)]
                    assert told[0] == told[1], f"move {number}, seat {seat}, step {step}"
                compared += 1
    assert compared > 0


@pytest.mark.parametrize("game_id", stolik.games())
def test_each_step_says_more_and_keeps_to_what_was_said(game_id):
    game = stolik.load(game_id)
    state = next(
        one
        for one in walk(Table(game, 3, {}), 2, 60)
        if not one.is_over and one.deciders()[0] >= 0 and len(one.legal(one.deciders()[0])) > 2
    )
    seat = state.deciders()[0]
    nudge, move, why = (hint_of(state, seat, step, TINY, 5) for step in (1, 2, 3))
    legal = [str(one) for one in state.legal(seat)]
    assert nudge.move is None
    assert not nudge.why
    assert {one.value for one in nudge.among} == {0.0}, "no numbers before they are asked for"
    assert [legal.index(one.move) for one in nudge.among] == sorted(
        legal.index(one.move) for one in nudge.among
    )
    assert move.among == nudge.among
    assert move.move.move in {one.move for one in nudge.among}
    assert why.move.move == move.move.move
    assert why.why


def option(move: str, value: float) -> Option:
    return Option(move, Phrase(move), value, value - 0.1, value + 0.1)


def test_a_first_idea_gives_way_only_to_what_is_surely_better():
    options = (option("other", 0.55), option("idea", 0.5))
    for low, high, wanted in ((-0.15, 0.25, "idea"), (0.02, 0.08, "other")):
        found = Judgement(1, 0, "idea", "share", "unclear", 0.05, low, high, options)
        assert advised(found).move == wanted
    alone = Judgement(1, 0, "idea", "share", "good", 0.0, 0.0, 0.0, options[1:])
    assert advised(alone).move == "idea"
