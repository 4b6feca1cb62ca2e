"""Small games in OpenSpiel: the whole tree of chance, exact sizes, exploitability."""

import copy
import pickle

import pyspiel
import pytest
from open_spiel.python import policy
from open_spiel.python.algorithms import cfr, exploitability

import stolik
from stolik.adapters.chance import DecidedDraws, Undecided
from stolik.adapters.openspiel import options_text, short_name
from stolik.kernel.entropy import FastStream
from stolik.kernel.options import OptionError

ILLUSION = ("illusion", {"pictures": 3, "arrows": 1})
CARDLINE = ("cardline", {"size": 4, "hand": 1, "rounds": 2})


def whole_tree(name, options):
    parameters = {"options": options_text(options), "deals": 0}
    return pyspiel.load_game(short_name(name), parameters)


def sizes(game):
    """Count decisions, chance nodes, ends and each player's information sets."""
    counts, infosets = [0, 0, 0], (set(), set())
    waiting = [game.new_initial_state()]
    while waiting:
        state = waiting.pop()
        if state.is_terminal():
            counts[2] += 1
        elif state.is_chance_node():
            counts[1] += 1
            assert sum(share for _, share in state.chance_outcomes()) == pytest.approx(1)
        else:
            counts[0] += 1
            infosets[state.current_player()].add(state.information_state_string())
        waiting += [state.child(action) for action in state.legal_actions()]
    return (*counts, len(infosets[0]), len(infosets[1]))


@pytest.mark.parametrize(
    ("name", "options", "wanted"),
    [
        ("illusion", {"pictures": 2, "arrows": 1}, (144, 7, 96, 12, 12)),
        (*ILLUSION, (1296, 81, 1152, 36, 36)),
        (*CARDLINE, (288, 41, 432, 144, 144)),
    ],
)
def test_sizes_are_those_of_the_page(name, options, wanted):
    """docs/research/small-games.md prints these numbers."""
    assert sizes(whole_tree(name, options)) == wanted


@pytest.mark.parametrize(("name", "options"), [ILLUSION, CARDLINE])
def test_they_pass_the_simulation_test_of_openspiel(name, options):
    pyspiel.random_sim_test(whole_tree(name, options), num_sims=3, serialize=True, verbose=False)


def test_exploitability_and_cfr_of_openspiel_run_unmodified():
    game = whole_tree("cardline", {"size": 4, "hand": 1, "rounds": 1})
    uniform = exploitability.exploitability(game, policy.UniformRandomPolicy(game))
    solver = cfr.CFRSolver(game)
    for _ in range(5):
        solver.evaluate_and_update_policy()

    assert uniform > 0.1
    assert exploitability.exploitability(game, solver.average_policy()) < uniform / 3


def test_the_tree_of_chance_holds_exactly_the_deals_that_the_rules_deal():
    """What random streams deal is found in the tree, and nothing else is there."""
    name, options = CARDLINE
    rules = stolik.load(name).rules(2, options)
    dealt = {rules.setup(FastStream(seed)).snapshot()[1:] for seed in range(2000)}
    found, waiting = set(), [whole_tree(name, options).new_initial_state()]
    while waiting:
        state = waiting.pop()
        if state.is_chance_node():
            waiting += [state.child(action) for action in state.legal_actions()]
        else:
            found.add(state.table.snapshot()[1:])

    assert found == dealt
    assert len(found) == 24 * 2  # every order of four cards, either player first


def test_a_state_that_waits_for_chance_copies_and_pickles():
    state = whole_tree(*ILLUSION).new_initial_state().child(1)
    assert state.is_chance_node()
    for twin in (copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
        assert twin.chance_outcomes() == state.chance_outcomes()
        assert str(twin.child(2)) == str(state.child(2))


def test_draws_are_asked_for_one_at_a_time():
    draws = DecidedDraws((4,))
    assert draws.below(1) == 0, "a draw with one result is none"
    assert draws.copy().below(6) == draws.below(6) == 4
    with pytest.raises(Undecided) as asked:
        draws.below(9)
    assert asked.value.bound == 9


def test_a_pack_too_small_for_its_players_is_refused():
    cardline = stolik.load("cardline")
    with pytest.raises(OptionError, match="need 9 cards, not 8"):
        cardline.rules(2, {"size": 8})


@pytest.mark.parametrize(
    ("name", "options"),
    [ILLUSION, CARDLINE, ("cardline", {"size": 20}), ("illusion", {"arrows": 2})],
)
def test_bots_play_small_games_to_their_end(name, options):
    game = stolik.load(name)
    for seed in range(10):
        state = game.new(2, seed, options)
        bots = [stolik.bots.make(level, game, seed) for level in ("casual", "expert")]
        decisions = 0
        while not state.is_over:
            seat = state.deciders()[0]
            state.apply(seat, bots[seat].choose(bots[seat].look(state, seat)))
            decisions += 1
        assert decisions <= game.bound(2, state.rules.options)
