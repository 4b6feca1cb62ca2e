"""The search every strong bot uses, on a toy game and on real ones with few trials."""

from __future__ import annotations

import pytest

import stolik
from bots import trap
from bots.pennies import CARDS, GAME, GUESSES, HIDES, PenniesMind
from stolik.bots import make
from stolik.bots.explanation import by_search
from stolik.bots.perspective import Perspective
from stolik.bots.search import Arm, Search
from stolik.kernel.entropy import FastStream
from stolik.kernel.mind import LEVELS
from stolik.kernel.plan import Plan
from stolik.kernel.view import View


def searched(state, seat, plan, *, seed=1, mind=None, deadline=0.0):
    mind = mind or PenniesMind("expert", seed)
    entropy = FastStream(seed)
    search = Search(mind, seat, entropy, plan)
    first = mind.imagine(state, seat, entropy)
    move = search.run(lambda luck: mind.imagine(state, seat, luck), first, deadline)
    return move, search


@pytest.mark.parametrize("depth", [1, 3])
def test_the_search_corrects_a_bad_first_idea(depth):
    move, search = searched(GAME.new(2, 3), 0, Plan(200, horizon=1, depth=depth))

    assert move is HIDES[1]
    assert [arm.move for arm in search.arms if arm.is_first_idea] == [HIDES[0]]


def test_a_guess_follows_what_is_likely_and_not_only_what_is_possible():
    state = GAME.new(2, 3)
    state.hidden = [1, 1]

    believing, _ = searched(state, 0, Plan(600, horizon=1, pool=8))

    assert believing is GUESSES[CARDS - 1]


def test_whoever_is_unsure_stays_with_the_first_idea():
    state = GAME.new(2, 3)
    state.hidden = [1, 1]

    move, _ = searched(state, 0, Plan(200, horizon=1, pool=1, doubt=50.0))

    assert move is GUESSES[0]


def test_the_same_seed_and_trials_give_the_same_thought():
    plan = Plan(150, horizon=1, depth=3, pool=2)
    state = GAME.new(2, 3)
    first, one = searched(state, 0, plan)
    second, other = searched(state, 0, plan)

    assert first is second
    assert [arm.results for arm in one.arms] == [arm.results for arm in other.arms]


def test_a_clear_choice_stops_early_and_no_search_spends_more_than_a_deal_above_its_trials():
    _, clear = searched(GAME.new(2, 3), 1, Plan(400, horizon=1))
    state = GAME.new(2, 3)
    state.hidden = [1, 1]
    _, doubtful = searched(state, 0, Plan(50, horizon=1))

    assert clear.trials < 100
    assert 50 <= doubtful.trials < 50 + CARDS


def test_where_trials_are_long_there_are_fewer_of_them():
    game = stolik.load("blank")
    mind, state = game.mind("expert"), game.new(2, 11)
    while len(mind.candidates(state, seat := state.deciders()[0])) < 3:
        state.apply(seat, state.legal(seat)[0])
    plans = [Plan(120, horizon=8, work=work) for work in (0, 1)]

    free, bound = (searched(state, seat, plan, mind=mind)[1] for plan in plans)

    assert free.trials >= 120
    assert free.work > free.trials  # each of them made some decisions
    assert bound.deals == 8  # moves are compared once at least


def test_a_moment_that_has_passed_ends_the_search_after_its_first_deal():
    _, search = searched(GAME.new(2, 3), 0, Plan(400, horizon=1), deadline=1e-9)

    assert search.deals == 1


def test_the_tree_finds_the_answer_that_reflexes_would_not_give():
    thoughts = [
        searched(
            trap.GAME.new(2, 1), 0, Plan(300, horizon=1, depth=depth), mind=trap.TrapMind("expert")
        )[0]
        for depth in (1, 2)
    ]

    assert thoughts == [trap.BAIT, trap.SAFE]


def test_a_seat_in_the_tree_follows_its_reflexes_until_something_did_better():
    _, search = searched(
        trap.GAME.new(2, 1), 0, Plan(300, horizon=1, depth=2), mind=trap.TrapMind("expert")
    )
    bait = next(arm for arm in search.arms if arm.move is trap.BAIT)
    (answer,) = bait.node.children.values()
    snap = answer.branches[1, trap.SNAP.code]
    leave = answer.branches[1, trap.LEAVE.code]

    assert bait.results[0] == 1.0  # the first answer is the reflex
    assert 0 < leave.visits < snap.visits
    assert answer.tally(1).visits == leave.visits + snap.visits == bait.visits


def test_nobody_in_the_tree_learns_what_another_hides_at_the_same_time():
    _, search = searched(GAME.new(2, 3), 0, Plan(100, horizon=1, depth=4))

    for arm in search.arms:
        (after_own,) = arm.node.children.values()
        assert {seat for seat, _ in after_own.branches} == {1}
        # Whatever the other one hid, it is one moment to whoever did not see it.
        assert len(after_own.children) == 1
        (guessing,) = after_own.children.values()
        assert {seat for seat, _ in guessing.branches} == {0}


def test_an_idea_beyond_the_candidates_is_a_duty_and_stands():
    class Dutiful(PenniesMind):
        def candidates(self, state, seat):
            return state.legal(seat)[1:]

    move, search = searched(GAME.new(2, 3), 0, Plan(100, horizon=1), mind=Dutiful("expert"))

    assert move is HIDES[0]
    assert search.trials == 0


@pytest.mark.parametrize("level", LEVELS[1:])
@pytest.mark.parametrize("game_id", stolik.games())
def test_every_level_chooses_a_legal_move_at_every_table(game_id, level):
    game = stolik.load(game_id)
    for seats in game.seats:
        for options in game.variants():
            state = game.new(seats, seats, options)
            luck = FastStream(seats)
            bot = make(level, game, 5)
            bot.mind.plan.trials = min(bot.mind.plan.trials, 6)
            for number in range(25):
                if state.is_over:
                    break
                seat = state.deciders()[0]
                moves = state.legal(seat)
                move = moves[luck.below(len(moves))]
                if number % 4 == 0:
                    bot.begin_turn(number)
                    move = bot.choose(bot.look(state, seat))
                    assert move in moves
                state.apply(seat, move)


@pytest.mark.parametrize("game_id", stolik.games())
def test_a_bot_thinks_the_same_twice_and_explains_what_it_would_choose(game_id):
    game = stolik.load(game_id)
    state = game.new(2, 11)
    luck = FastStream(4)
    for number in range(12):
        seat = state.deciders()[0]
        choices = []
        for _ in range(2):
            bot = make("expert", game, 9)
            bot.mind.plan.trials = min(bot.mind.plan.trials, 10)
            bot.begin_turn(number)
            choices.append(bot.choose(bot.look(state, seat)))
        bot.begin_turn(number)
        reported = bot.explain(bot.look(state, seat))
        assert choices[0] is choices[1]
        assert reported.chosen == str(choices[0])
        moves = state.legal(seat)
        assert {one.move for one in reported.considered} <= {str(move) for move in moves}
        state.apply(seat, moves[luck.below(len(moves))])


@pytest.mark.parametrize("level", ["casual", "skilled"])
@pytest.mark.parametrize("game_id", stolik.games())
def test_quick_choices_are_explained_by_what_they_weighed(game_id, level):
    """At every level but random: several moves with numbers, the chosen one first."""
    game = stolik.load(game_id)
    state = game.new(2, 11)
    bot = make(level, game, 9)
    weighed = 0
    for number in range(40):
        if state.is_over:
            break
        seat = state.deciders()[0]
        bot.begin_turn(number)
        seen = bot.look(state, seat)
        move = bot.choose(seen)
        bot.begin_turn(number)
        reported = bot.explain(bot.look(state, seat))
        assert reported.chosen == reported.considered[0].move == str(move)
        assert reported.considered[0].is_first_idea
        assert {one.move for one in reported.considered} <= {str(move) for move in seen.legal}
        assert len({one.kind for one in reported.considered}) == 1
        weighed += len(reported.considered) > 1
        state.apply(seat, move)
    assert weighed > 3


def arm(move, results, *, is_first_idea=False):
    found = Arm(move, is_first_idea)
    found.results = results
    found.total = sum(results)
    return found


def reported(chosen, arms):
    """What is said of a search that ended like this."""
    mind = PenniesMind("expert", 1)
    search = Search(mind, 0, FastStream(1), Plan(200))
    search.arms = arms
    search.deals = max(one.visits for one in arms)
    search.trials = sum(one.visits for one in arms)
    state = GAME.new(2, 3)
    seen = Perspective(GAME, 0, View(), tuple(state.legal(0)), (), lambda luck: state)
    found = by_search(seen, mind, chosen, search, FastStream(1))
    return {one.move: one.expected for one in found.considered}


def test_a_dropped_move_is_told_by_how_much_it_was_behind_and_not_by_the_luck_of_its_deals():
    best = arm(GUESSES[0], [0.9, 0.9, 0.1, 0.1], is_first_idea=True)
    dropped = arm(GUESSES[1], [0.8, 0.8])

    assert dropped.mean > best.mean
    assert reported(GUESSES[0], [best, dropped]) == pytest.approx(
        {str(GUESSES[0]): 0.5, str(GUESSES[1]): 0.4}
    )


def test_no_dropped_move_is_said_to_be_better_than_the_chosen_one():
    chosen = arm(GUESSES[0], [0.4, 0.4, 0.4, 0.4], is_first_idea=True)
    best = arm(GUESSES[1], [0.5, 0.5, 0.5, 0.4])
    dropped = arm(GUESSES[2], [0.5, 0.5])
    expected = reported(GUESSES[0], [chosen, best, dropped])

    assert expected[str(GUESSES[1])] > expected[str(GUESSES[0])]  # tried as often: no secret
    assert expected[str(GUESSES[2])] <= expected[str(GUESSES[0])]
