"""The coach's values against positions that can be solved exactly."""

from __future__ import annotations

from itertools import permutations
from math import erf, sqrt

import stolik
from bots.review.played import TINY
from contract.higher import Higher
from length import IS_LONG
from stolik.games.all_in.state import PREDICTING
from stolik.games.cardline.mind import ERROR, FRESH_ERROR
from stolik.games.cardline.rules import CardlineRules
from stolik.kernel.entropy import FastStream
from stolik.review import Depth
from stolik.review.judge import Decision, Judge, verdict_of

POSITIONS = 300 if IS_LONG else 24


def exact_values(state, seat):
    """Every choice's mean share of the win over all hidden cards and the other's random plays."""
    other = 1 - seat
    hidden = sorted(state.hands[other] + state.rest)
    values = {}
    for move in state.legal(seat):
        total = count = 0
        for theirs in permutations(hidden, 2):
            points = list(state.points)
            mine = [move.card, next(card for card in state.hands[seat] if card != move.card)]
            for own, their in zip(mine, theirs, strict=True):
                points[seat if own > their else other] += 1
            total += points[seat] >= points[other]
            count += 1
        values[str(move)] = total / count
    return values


def test_values_of_a_solved_game_lie_in_their_intervals():
    """Higher with two cards each: all deals and plays can be counted."""
    game = Higher()
    judge = Judge(game, Depth(240, 240, 1, 0, 0), 1)
    inside = told = agreed = 0
    for seed in range(POSITIONS):
        state = game.new(2, seed)
        luck = FastStream(seed)
        for seat in (0, 1):
            legal = state.legal(seat)
            state.apply(seat, legal[luck.below(len(legal))])
        exact = exact_values(state, 0)
        found = judge.judge(Decision(seed, state, 0, state.legal(0)[0]))
        for option in found.options:
            told += 1
            inside += option.low <= exact[option.move] <= option.high
        best = max(exact.values())
        # A best move is one whose true value no other surpasses by more than what can be measured.
        agreed += exact[found.options[0].move] >= best - 0.03
    assert inside >= 0.93 * told, f"{inside} of {told}"
    assert agreed >= 0.95 * POSITIONS, f"{agreed} of {POSITIONS}"


def last_predictions(game, count):
    """Positions of All In in which only the last prediction of the game is still to be made."""
    player, seed = game.mind("casual", 1), 0
    while count:
        seed += 1
        state, luck = game.new(2, seed, {"rounds": 1}), FastStream(seed)
        while not state.is_over:
            seats = state.deciders()
            if state.phase == PREDICTING and len(seats) == 1:
                yield state, seats[0]
                count -= 1
                break
            state.apply(seats[0], player.policy(state, seats[0], luck))


def weighed_values(game, state, seat, draws):
    """What each naming brings, over all hands that the other may hold, by how plausible they are.

    Once named, nothing is left to chance, so only the hands have to be counted.
    """
    mind, luck = game.mind("expert", 1), FastStream(99)
    values, total = dict.fromkeys(map(str, state.legal(seat)), 0.0), 0.0
    for _ in range(draws):
        imagined = mind.imagine(state, seat, luck)
        weight = mind.likelihood(imagined, seat)
        total += weight
        for move in state.legal(seat):
            after = imagined.copy()
            after.apply(seat, move)
            assert after.is_over
            values[str(move)] += weight * mind.estimate(after)[seat]
    return {move: value / total for move, value in values.items()}


def test_the_last_prediction_of_all_in_is_worth_what_all_hands_together_make_it():
    game = stolik.load("all-in")
    judge = Judge(game, Depth(100, 120, 1, 0, 0), 1)
    count, draws = (200, 2500) if IS_LONG else (20, 800)
    inside = told = agreed = 0
    for number, (state, seat) in enumerate(last_predictions(game, count)):
        exact = weighed_values(game, state, seat, draws)
        found = judge.judge(Decision(number, state, seat, state.legal(seat)[0]))
        for option in found.options:
            told += 1
            inside += option.low <= exact[option.move] <= option.high
        agreed += exact[found.options[0].move] >= max(exact.values()) - 0.03
    assert inside >= 0.93 * told, f"{inside} of {told}"
    assert agreed >= 0.95 * count, f"{agreed} of {count}"


def test_chances_of_a_placement_are_those_of_the_experts_error():
    """Cardline: a card fits with the probability that an error of known width leaves it there."""
    game = stolik.load("cardline")
    judge = Judge(game, Depth(1, 1, 100, 0, 0), 3)
    inside = told = 0
    for seed in range(POSITIONS // 3):
        state = game.new(2, seed)
        seat = state.deciders()[0]
        for move in state.legal(seat)[:: max(1, len(state.legal(seat)) // 3)]:
            found = judge.judge(Decision(10 * seed + told, state, seat, move))
            option = next(one for one in found.options if one.move == str(move))
            exact = chance_to_fit(state, seat, move)
            told += 1
            inside += option.low <= exact <= option.high
    assert inside >= 0.93 * told, f"{inside} of {told}"


def chance_to_fit(state, seat, move):
    """Sum the normal error over all places of the pack whose value fits."""
    rules = state.rules
    assert isinstance(rules, CardlineRules)
    order = rules.order(state.attribute)
    truth = rules.values[state.attribute]
    card = state.hands[seat][move.card]
    low = truth[state.line[move.slot - 1]] if move.slot > 0 else -1
    high = truth[state.line[move.slot]] if move.slot < len(state.line) else 10**9
    width = ERROR["expert"] * sqrt(1.0 + FRESH_ERROR * FRESH_ERROR)
    own, last, total = order.index(card), len(order) - 1, 0.0
    for place, other in enumerate(order):
        upper = 1.0 if place == last else _normal((place + 0.5 - own) / width)
        lower = 0.0 if place == 0 else _normal((place - 0.5 - own) / width)
        if low <= truth[other] <= high:
            total += upper - lower
    return total


def _normal(x):
    return 0.5 * (1.0 + erf(x / sqrt(2.0)))


def test_a_class_needs_an_interval_that_allows_it():
    assert verdict_of("share", 0.2, 0.1, 0.3) == "mistake"
    assert verdict_of("share", 0.2, 0.01, 0.39) == "inaccuracy"
    assert verdict_of("share", 0.2, -0.01, 0.41) == "unclear"
    assert verdict_of("share", 0.0, -0.02, 0.02) == "good"
    assert verdict_of("share", -0.1, -0.15, -0.05) == "best"
    assert verdict_of("chance", 0.1, 0.05, 0.15) == "inaccuracy"


def test_a_single_legal_move_is_forced():
    game = Higher()
    state = game.new(2, 1)
    while len(state.legal(0)) != 1:
        seat = state.deciders()[0]
        state.apply(seat, state.legal(seat)[0])
    move = state.legal(0)[0]
    found = Judge(game, TINY, 1).judge(Decision(5, state, 0, move))
    assert (found.verdict, found.loss, found.options) == ("forced", 0.0, ())
