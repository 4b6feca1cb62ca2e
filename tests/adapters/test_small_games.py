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
ALL_IN = ("all-in", {"deck": 6, "hand": 1, "row": 2, "rounds": 1})
BLANK = ("blank", {"cards": 6, "hand": 2, "rounds": 1, "tempo": "turns", "rules": ["RC1"]})
ADVENTURE = (
    "call-to-adventure",
    {"challenges": 1, "deal": 1, "first_game": True, "rounds": 1},
)
SMALL = (ILLUSION, CARDLINE, ALL_IN, BLANK, ADVENTURE)


def whole_tree(name, options):
    parameters = {"options": options_text(options), "deals": 0}
    return pyspiel.load_game(short_name(name), parameters)


def sizes(game):
    """Count decisions, chance nodes, ends and each player's information sets.

    Tensors tell information sets apart as their strings do, where the whole past fits in.
    """
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
            known = state.information_state_string(), tuple(state.information_state_tensor())
            infosets[state.current_player()].add(known)
        waiting += [state.child(action) for action in state.legal_actions()]
    for found in infosets:
        assert len(found) == len({text for text, _ in found}) == len({row for _, row in found})
    return (*counts, len(infosets[0]), len(infosets[1]))


@pytest.mark.parametrize(
    ("name", "options", "wanted"),
    [
        ("illusion", {"pictures": 2, "arrows": 1}, (144, 7, 96, 12, 12)),
        (*ILLUSION, (1296, 81, 1152, 36, 36)),
        (*CARDLINE, (288, 41, 432, 144, 144)),
        ("blank", {**BLANK[1], "cards": 4, "hand": 1}, (96, 41, 48, 24, 24)),
    ],
)
def test_sizes_are_those_of_the_page(name, options, wanted):
    """docs/research/small-games.md prints these numbers."""
    assert sizes(whole_tree(name, options)) == wanted


@pytest.mark.parametrize(("name", "options"), SMALL)
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


@pytest.mark.parametrize(
    ("name", "options", "problem"),
    [
        ("cardline", {"size": 8}, "need 9 cards, not 8"),
        ("all-in", {"deck": 17}, "need 18 cards, not 17"),
        ("all-in", {"deck": 5, "hand": 1, "row": 1}, "need 6 cards, not 5"),
        ("blank", {"cards": 15}, "need 16, not 15"),
    ],
)
def test_a_pack_too_small_for_its_players_is_refused(name, options, problem):
    with pytest.raises(OptionError, match=problem):
        stolik.load(name).rules(2, options)


def test_a_short_hand_of_all_in_is_worth_what_its_ranks_make():
    """Pairs and threes count, the rest is ranked by its highest card; no two hands are equal."""
    ranking = stolik.load("all-in").rules(2, {}).setting.ranking
    pairs = [[a, b] for a in range(52) for b in range(a)]
    strengths = {tuple(hand): ranking.strength(hand) for hand in pairs}

    assert min(s for (a, b), s in strengths.items() if a >> 2 == b >> 2) > max(
        s for (a, b), s in strengths.items() if a >> 2 != b >> 2
    )
    assert ranking.value([0, 1]) == ranking.value([0, 1, 20, 30, 40]) > ranking.value([0, 51]) == 0
    singles = [ranking.strength([card]) for card in range(52)]
    assert len(set(singles)) == 52
    assert all(a < b for a, b in zip(singles[:48], singles[4:], strict=True))


def test_call_to_adventures_challenge_alone_has_no_chance_but_runes():
    name, options = ADVENTURE
    rules = stolik.load(name).rules(2, options)
    one, other = rules.setup(FastStream(1)), rules.setup(FastStream(2))
    assert one.snapshot()[1:] == other.snapshot()[1:]
    assert not any(one.hands) and list(one.xp) == [0, 0]
    assert sum(card >= 0 for card in one.rows) == 1


@pytest.mark.parametrize(
    ("name", "options"),
    [
        *SMALL,
        ("cardline", {"size": 20}),
        ("illusion", {"arrows": 2}),
        ("all-in", {"deck": 20, "hand": 3, "rounds": 2}),
        ("blank", {"cards": 24, "rounds": 5}),
        ("call-to-adventure", {"deal": 3, "rounds": 3}),
    ],
)
def test_bots_play_small_games_to_their_end(name, options):
    game = stolik.load(name)
    is_quick = (name, options) in SMALL
    levels = ("casual", "expert" if is_quick else "skilled")
    for seed in range(5 if is_quick else 2):
        state = game.new(2, seed, options)
        bots = [stolik.bots.make(level, game, seed) for level in levels]
        decisions = 0
        while not state.is_over:
            seat = state.deciders()[0]
            state.apply(seat, bots[seat].choose(bots[seat].look(state, seat)))
            decisions += 1
        assert decisions <= game.bound(2, state.rules.options)
