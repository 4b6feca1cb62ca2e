"""One learner against bots, and agents that act together: the libraries' own tests, and ours."""

from __future__ import annotations

import copy
import pickle
import warnings

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import stolik
from stolik.adapters.gymnasium import LearnerEnv, env_id
from stolik.adapters.pettingzoo import env, parallel_env, raw_env
from stolik.adapters.vector import VectorEnv
from stolik.kernel.entropy import FastStream

with warnings.catch_warnings():  # its tests load old environments of its own, where pygame is
    warnings.simplefilter("ignore")
    from pettingzoo.test import parallel_api_test, parallel_seed_test

GAMES = stolik.games()
CLONES = [copy.copy, copy.deepcopy, lambda table: pickle.loads(pickle.dumps(table))]


def legal(observation, luck):
    """One of the legal actions."""
    actions = np.flatnonzero(observation["action_mask"])
    return int(actions[luck.below(len(actions))])


def learned(table, steps, luck, seed=None):
    """Play on at random; gives all that was seen and got, over several games."""
    if seed is not None:
        table.reset(seed=seed)
    seen = []
    for _ in range(steps):
        observation = table._observation()
        if not observation["action_mask"].any():
            observation, _ = table.reset()
        step = table.step(legal(observation, luck))
        seen.append((step[0]["observation"].tobytes(), step[1], step[2]))
    return seen


@pytest.mark.parametrize("name", GAMES)
def test_the_environments_pass_the_check_of_gymnasium(name, capsys):
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        table = gymnasium.make(env_id(name), opponent="random")
        check_env(table.unwrapped)
    assert capsys.readouterr().out, "the check draws the table too"


def test_a_skilled_opponent_can_be_asked_for_by_name():
    table = gymnasium.make("stolik/AllIn-v1", opponent="skilled")
    observation, info = table.reset(seed=7)
    observation, _, _, is_cut, info = table.step(legal(observation, FastStream(1)))

    assert table.observation_space.contains(observation)
    assert info["seat"] in (0, 1)
    assert not is_cut


@pytest.mark.parametrize("name", GAMES)
def test_a_learner_plays_whole_games_and_gets_what_they_are_worth(name):
    table, luck, ends = LearnerEnv(name), FastStream(3), 0
    observation, _ = table.reset(seed=1)
    for _ in range(400):
        observation, reward, is_over, _, info = table.step(legal(observation, luck))
        assert table.observation_space.contains(observation)
        if is_over:
            assert reward == info["returns"][info["seat"]]
            assert not observation["action_mask"].any()
            observation, _ = table.reset()
            ends += 1
        else:
            assert reward == 0.0
    assert ends > 0


def test_many_can_be_made_at_once():
    envs = gymnasium.make_vec("stolik/Cardline-v1", num_envs=3, opponents="random")

    assert isinstance(envs, VectorEnv)
    assert envs.reset(seed=1)[0]["observation"].shape[0] == 3


def test_a_masked_action_loses_and_others_are_refused():
    table = LearnerEnv("illusion")
    with pytest.raises(ValueError, match="call reset first"):
        table.step(0)
    table.reset(seed=1)
    with pytest.raises(ValueError, match="action 99 is none of the 99 actions"):
        table.step(99)
    masked = table.game.parse("place 97").code
    observation, reward, is_over, _, info = table.step(masked)

    assert (reward, is_over) == (-1.0, True)
    assert info["illegal"] == f"{masked} (place 97) is masked"
    assert not observation["action_mask"].any()
    with pytest.raises(ValueError, match="over"):
        table.step(0)


def test_without_a_seed_environments_deal_different_games():
    for make in (LearnerEnv, raw_env, parallel_env):
        first, second = make("cardline"), make("cardline")
        first.reset()
        second.reset()
        assert not np.array_equal(first.state(), second.state())


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("clone", CLONES)
def test_a_cloned_learner_goes_on_in_the_same_game(name, clone):
    table = LearnerEnv(name, opponent="random")
    learned(table, 9, FastStream(1), seed=5)
    before = table.state()
    twin = clone(table)

    assert np.array_equal(twin.state(), before)
    assert learned(twin, 40, FastStream(2)) == learned(table, 40, FastStream(2))


@pytest.mark.parametrize("make", [env, raw_env])
@pytest.mark.parametrize("clone", CLONES)
def test_a_cloned_table_keeps_its_game_and_goes_on_by_itself(make, clone):
    table = make("all-in", 3)
    table.reset(seed=4)
    luck = FastStream(1)
    for _ in range(8):
        table.step(legal(table.observe(table.agent_selection), luck))
    before = table.state()
    twin = clone(table)
    seen = []
    for one in (twin, table):
        luck, actions = FastStream(6), []
        for agent in one.agent_iter(300):
            observation, reward, is_over, is_cut, _ = one.last()
            action = None if is_over or is_cut else legal(observation, luck)
            actions.append((agent, action, reward))
            one.step(action)
        one.reset()
        seen.append((actions, one.state().tobytes()))
        if one is twin:
            assert np.array_equal(table.state(), before)

    assert seen[0] == seen[1]


@pytest.mark.parametrize("name", GAMES)
def test_the_state_is_what_all_agents_see_together(name):
    table = raw_env(name)
    table.reset(seed=2)
    seen = np.concatenate([table.observe(agent)["observation"] for agent in table.agents])

    assert np.array_equal(table.state(), seen)
    assert table.state_space.contains(table.state())


@pytest.mark.parametrize("name", GAMES)
def test_parallel_environments_pass_the_tests_of_pettingzoo(name, capsys):
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        parallel_api_test(parallel_env(name), num_cycles=200)
        parallel_seed_test(lambda: parallel_env(name, 3), num_cycles=60)


@pytest.mark.parametrize("name", GAMES)
def test_parallel_games_come_to_their_end(name):
    for number, options in enumerate(stolik.load(name).variants()):
        table, luck = parallel_env(name, 3, options), FastStream(number)
        observations, _ = table.reset(seed=number)
        while table.agents:
            asked = [agent for agent in table.agents if observations[agent]["action_mask"].any()]
            assert asked
            actions = {agent: legal(observations[agent], luck) for agent in asked}
            observations, rewards, _, _, _ = table.step(actions)
        won = 1.0 if table.table.outcome.winners else 0.0
        assert sum(rewards.values()) == pytest.approx(won) or stolik.load(name).is_together(
            3, options
        )


def test_two_who_predict_at_the_same_time_are_asked_in_one_step():
    """AIN-103: with two players both predict at once."""
    table, luck = parallel_env("all-in", 2), FastStream(3)
    observations, _ = table.reset(seed=1)
    together = 0
    while table.agents:
        asked = [agent for agent in table.agents if observations[agent]["action_mask"].any()]
        shown = len(table.table.showdowns)
        actions = {agent: legal(observations[agent], luck) for agent in asked}
        observations, *_ = table.step(actions)
        if len(asked) == 2:
            together += 1
            assert len(table.table.showdowns) == shown + 1

    assert together == 3


def test_parallel_actions_are_all_checked_before_one_is_made(caplog):
    table = parallel_env("blank", 3, {"mode": "B"})
    observations, _ = table.reset(seed=1)
    asked = [agent for agent in table.agents if observations[agent]["action_mask"].any()]
    good = {agent: legal(observations[agent], FastStream(1)) for agent in asked}
    before = table.table.snapshot()
    masked = int(np.flatnonzero(observations[asked[-1]]["action_mask"] == 0)[0])
    for actions, words in (
        ({**good, asked[-1]: 99_999}, f"{asked[-1]}: action 99999 is none of"),
        ({agent: good[agent] for agent in asked[1:]}, f"{asked[0]} decides now"),
    ):
        with pytest.raises(ValueError, match=words):
            table.step(actions)
        assert table.table.snapshot() == before
    _, rewards, is_over, _, _ = table.step({**good, asked[-1]: masked})

    assert "Illegal move" in caplog.text
    assert table.table.snapshot() == before
    assert rewards == {agent: -1.0 if agent == asked[-1] else 0.0 for agent in rewards}
    assert all(is_over.values())
    with pytest.raises(ValueError, match="over"):
        table.step(good)


@pytest.mark.parametrize("clone", CLONES)
def test_a_cloned_parallel_table_goes_on_in_the_same_game(clone):
    table = parallel_env("cardline", 3)
    observations, _ = table.reset(seed=3)
    twin = clone(table)
    ends = []
    for one in (twin, table):
        luck, seen = FastStream(2), observations
        while one.agents:
            asked = [agent for agent in one.agents if seen[agent]["action_mask"].any()]
            seen, rewards, *_ = one.step({agent: legal(seen[agent], luck) for agent in asked})
        ends.append((one.state().tobytes(), rewards))

    assert ends[0] == ends[1]
