"""Luck is what nobody could know before: what was drawn, shuffled or rolled, and nothing else."""

from __future__ import annotations

from statistics import mean, variance

import pytest

import stolik
from bots.review.played import played
from contract.players import Table, walk
from length import IS_LONG
from stolik.kernel.entropy import FastStream
from stolik.kernel.seat import TABLE
from stolik.review import Depth, review
from stolik.review.trials import Trials

MOVES = 300 if IS_LONG else 60


def tables():
    for game_id in stolik.games():
        game = stolik.load(game_id)
        for number, options in enumerate(game.variants()):
            yield pytest.param(
                Table(game, min(3, game.seats[-1]), options), id=f"{game_id}-{number}"
            )


def shown(state) -> tuple[object, ...]:
    """All that anybody sees, and who is asked what."""
    seats = [*range(state.seats), None]
    asked = () if state.is_over else state.deciders()
    return (tuple(state.view(seat) for seat in seats), asked, [state.legal(one) for one in asked])


@pytest.mark.parametrize("table", list(tables()))
def test_what_nobody_has_seen_changes_nothing_until_it_is_drawn(table):
    """Drawn anew it looks the same to everybody, and so does a move that draws none of it."""
    trials, luck = Trials(table.game, 1), FastStream(7)
    mind, quiet = trials.minds[0], 0
    for number, state in enumerate(walk(table, 3, MOVES), 1):
        before = state.snapshot()
        other = mind.redrawn(state, FastStream(number))
        assert state.snapshot() == before
        assert shown(other) == shown(state)
        assert mind.unseen(other) == mind.unseen(state)
        assert {name: sorted(cards) for name, cards in places(other)} == {
            name: sorted(cards) for name, cards in places(state)
        }
        if state.is_over or state.deciders()[0] == TABLE:
            continue
        seat = state.deciders()[0]
        legal = state.legal(seat)
        move = legal[luck.below(len(legal))]
        after = state.copy()
        after.apply(seat, move)
        if not trials.is_luck(state, after):
            quiet += 1
            other.apply(seat, move)
            assert shown(other) == shown(after), f"move {number}: {move}"
            assert mind.unseen(other) == mind.unseen(after)
    assert quiet > 0 or table.game.id in {"illusion", "cardline"}  # they draw with every card


def places(state):
    """Where cards are; those of a row face down belong to their deck."""
    found = state.rules.places(state)
    if state.game.id == "call-to-adventure" and state.acts_open < len(state.undealt):
        return [("all", [card for cards in found.values() for card in cards])]
    return found.items()


def test_a_draw_from_a_deck_is_luck_though_it_was_shuffled_long_ago():
    state = stolik.load("all-in").new(2, 4)
    trials, after = Trials(state.game, 1), state.copy()
    after.apply(*passing(state))
    assert state.entropy == after.entropy
    assert trials.is_luck(state, after)


def passing(state):
    seat = state.deciders()[0]
    return seat, next(move for move in state.legal(seat) if str(move) == "pass")


def test_the_luck_of_a_draw_is_zero_on_average():
    """Over all that a passing player may turn up, drawn from the same deck."""
    game = stolik.load("all-in")
    trials, state = Trials(game, 1), stolik.load("all-in").new(2, 4)
    seat, move = passing(state)
    gains = []
    for number in range(40):
        luck = FastStream(1000 + number)
        true = trials.minds[0].redrawn(state, luck)
        possible = trials.values_after(true, seat, move, 24, luck)
        true.apply(seat, move)
        found = trials.values(true, 24, luck)
        gains.append(mean(one[0] for one in found) - mean(one[0] for one in possible))
    assert abs(mean(gains)) < 4.0 * (variance(gains) / len(gains)) ** 0.5


def test_every_draw_of_a_game_is_a_piece_of_luck():
    record = played(stolik.load("call-to-adventure"), 2, 5)
    found = review(record, Depth(0, 0, 0, 0, 1), 1)
    assert len(found.luck) > 20  # rows are refilled from decks that were shuffled at the beginning
