"""Many games at once: Gymnasium's conventions, the same results anywhere, bad input refused."""

from __future__ import annotations

import sys

import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

import stolik
from stolik.adapters.ends import win_shares
from stolik.adapters.vector import VectorEnv
from stolik.adapters.vectors import vector
from stolik.bots import make
from stolik.bots.choice import choose
from stolik.kernel.entropy import FastStream

GAMES = stolik.games()
LEVELS_THAT_ARE_QUICK = {"cardline": "expert", "illusion": "expert"}


def played(envs, steps, seed=3):
    """Play at random; gives everything that steps returned."""
    seen = [envs.reset(seed=seed)]
    seen += [envs.step(envs.random_actions) for _ in range(steps)]
    return seen


def flat(value):
    """All arrays of what a step returned, in their order."""
    if isinstance(value, dict):
        return [array for name in value for array in flat(value[name])]
    if isinstance(value, tuple | list):
        return [array for one in value for array in flat(one)]
    return [np.asarray(value)]


def assert_same(one, other):
    assert len(flat(one)) == len(flat(other))
    for mine, yours in zip(flat(one), flat(other), strict=True):
        assert np.array_equal(mine, yours)


@pytest.mark.parametrize("name", GAMES)
def test_batches_keep_to_their_spaces_and_pay_out_every_win(name):
    for seats in (stolik.load(name).seats[0], stolik.load(name).seats[-1]):
        envs = VectorEnv(name, 3, seats)
        observations, infos = envs.reset(seed=1)
        assert envs.observation_space.contains(observations)
        for _ in range(250):
            actions = envs.random_actions
            assert envs.action_space.contains(actions)
            observations, rewards, terminations, truncations, infos = envs.step(actions)
            assert observations["observation"].shape == (
                3,
                *envs.single_observation_space["observation"].shape,
            )
            assert envs.observation_space.contains(observations)
            assert not truncations.any()
            assert not rewards[~terminations].any()
            assert (infos["returns"][~terminations] == 0).all()
            assert (observations["action_mask"].any(axis=1) == ~terminations).all()
            for number in np.flatnonzero(terminations):
                total = infos["returns"][number].sum()
                assert total == pytest.approx(1.0) or total == 0.0 or seats == 1
                assert rewards[number] == infos["returns"][number][infos["seat"][number]]


@pytest.mark.parametrize("name", GAMES)
def test_a_row_is_what_the_view_of_the_asked_seat_says(name):
    envs = VectorEnv(name, 4)
    observations, infos = envs.reset(seed=8)
    for _ in range(60):
        for number, slot in enumerate(envs._games._batch.slots):
            seat = int(infos["seat"][number])
            expected = vector(slot.state.view(seat), seat, envs.rules)
            assert np.array_equal(
                observations["observation"][number], np.frombuffer(expected, np.float32)
            )
            legal = sorted(move.code for move in slot.state.legal(seat))
            assert np.flatnonzero(observations["action_mask"][number]).tolist() == legal
            if slot.state.is_over:
                assert infos["returns"][number].tolist() == win_shares(slot.state)
        observations, _, _, _, infos = envs.step(envs.random_actions)


@pytest.mark.parametrize("name", GAMES)
def test_a_seed_gives_the_same_games_whatever_is_played_beside_them(name):
    many = played(VectorEnv(name, 4, opponents="random"), 40)
    again = played(VectorEnv(name, 4, opponents="random"), 40)
    second = played(VectorEnv(name, 1, opponents="random"), 40, seed=4)

    assert_same(many, again)
    for row, alone in zip(many, second, strict=True):
        assert np.array_equal(row[0]["observation"][1:2], alone[0]["observation"])


def test_without_a_seed_every_environment_deals_other_games():
    first, second = (VectorEnv("cardline", 2).reset()[0]["observation"] for _ in range(2))

    assert not np.array_equal(first, second)
    assert not np.array_equal(first[0], first[1])


def test_a_reset_without_a_seed_goes_on_from_the_last_one():
    one, other = VectorEnv("all-in", 2), VectorEnv("all-in", 2)
    first = one.reset(seed=5)[0]["observation"]
    other.reset(seed=5)

    assert_same(one.reset(), other.reset())
    assert not np.array_equal(first, one.reset()[0]["observation"])


@pytest.mark.parametrize("name", ["cardline", "call-to-adventure"])
def test_processes_give_the_results_of_one(name):
    alone = VectorEnv(name, 5, opponents="random")
    shared = VectorEnv(name, 5, opponents="random", workers=2)
    try:
        assert_same(played(alone, 30), played(shared, 30))
        mask = np.array([True, False, False, True, True])
        options = {"reset_mask": mask}
        assert_same(alone.reset(options=dict(options)), shared.reset(options=dict(options)))
        with pytest.raises(ValueError, match="game 3: action 9999"):
            shared.step(np.where(np.arange(5) == 3, 9999, shared.random_actions))
        assert_same(alone.step(alone.random_actions), shared.step(shared.random_actions))
    finally:
        shared.close()


def test_a_worker_that_has_ended_is_reported():
    envs = VectorEnv("illusion", 4, workers=2)
    try:
        envs.reset(seed=1)
        process = envs._games._workers[0][1]
        process.kill()
        process.join()
        with pytest.raises(RuntimeError, match="a worker of the environment has ended with code"):
            envs.step(envs.random_actions)
    finally:
        envs.close()


@pytest.mark.parametrize("name", GAMES)
def test_threads_give_the_results_of_one(name):
    """The interpreter changes threads as often as it can: games of two workers share nothing."""
    often = sys.getswitchinterval()
    alone = VectorEnv(name, 4, opponents="casual")
    shared = VectorEnv(name, 4, opponents="casual", workers=3, threads=True)
    sys.setswitchinterval(1e-5)
    try:
        assert_same(played(alone, 25), played(shared, 25))
    finally:
        sys.setswitchinterval(often)
        shared.close()


@pytest.mark.parametrize("name", GAMES)
def test_opponents_move_until_the_learner_is_asked(name):
    level = LEVELS_THAT_ARE_QUICK.get(name, "random")
    envs = VectorEnv(name, 3, 3, opponents=["random", level])
    _, infos = envs.reset(seed=2)
    seats = set(infos["seat"].tolist())
    was_over = np.zeros(3, bool)
    for _ in range(120):
        before = infos["seat"]
        _, _, is_over, _, infos = envs.step(envs.random_actions)
        assert (before[~was_over] == infos["seat"][~was_over]).all(), "a learner keeps its seat"
        seats |= set(infos["seat"].tolist())
        was_over = is_over

    assert seats == {0, 1, 2} or name == "call-to-adventure", "and gets any seat"


def test_better_opponents_win_more():
    """A level is really played: experts of Cardline leave random play next to nothing."""
    won = {}
    for level in ("random", "expert"):
        envs = VectorEnv("cardline", 20, opponents=level)
        envs.reset(seed=1)
        ends = [envs.step(envs.random_actions)[1:3] for _ in range(200)]
        rewards = np.concatenate([reward[ended] for reward, ended in ends])
        won[level] = rewards.mean()

    assert won["random"] > 0.4
    assert won["expert"] < 0.15


@pytest.mark.parametrize("name", GAMES)
def test_the_quick_choice_is_that_of_the_bot(name):
    game = stolik.load(name)
    for level in ("random", "casual"):
        state = game.new(seed=4)
        bot, mind, luck = make(level, game, 9), game.mind(level, 9), FastStream(9)
        for _ in range(12):
            seat = state.deciders()[0]
            if seat < 0 or state.is_over:
                break
            chosen = choose(mind, state, seat, luck)
            assert chosen is bot.choose(bot.look(state, seat))
            state.apply(seat, chosen)


def test_finished_games_are_dealt_anew_at_the_next_step_by_default():
    envs = VectorEnv("illusion", 4)
    envs.reset(seed=1)
    ends = 0
    for _ in range(150):
        before = envs._games.arrays.terminations.copy()
        _, rewards, terminations, _, _ = envs.step(envs.random_actions)
        assert not terminations[before].any()
        assert not rewards[before].any()
        ends += int(terminations.sum())

    assert envs.metadata["autoreset_mode"] == AutoresetMode.NEXT_STEP
    assert ends > 2


def test_finished_games_can_be_dealt_anew_in_the_same_step():
    envs = VectorEnv("illusion", 4, autoreset_mode=AutoresetMode.SAME_STEP)
    later = VectorEnv("illusion", 4)
    envs.reset(seed=1)
    later.reset(seed=1)
    while True:
        observations, rewards, terminations, _, infos = envs.step(envs.random_actions)
        expected = later.step(later.random_actions)
        if terminations.any():
            break
    number = int(np.flatnonzero(terminations)[0])

    assert np.array_equal(rewards, expected[1])
    assert np.array_equal(
        infos["final_obs"][number]["observation"], expected[0]["observation"][number]
    )
    assert infos["_final_obs"].tolist() == terminations.tolist()
    assert infos["final_info"]["returns"][number].sum() == pytest.approx(1.0)
    assert observations["action_mask"].any(axis=1).all()
    again = later.step(later.random_actions)[0]["observation"][number]
    assert np.array_equal(observations["observation"][number], again)


def test_without_autoreset_whoever_steps_a_finished_game_is_told():
    envs = VectorEnv("illusion", 3, autoreset_mode=AutoresetMode.DISABLED)
    envs.reset(seed=1)
    while not (ended := envs.step(envs.random_actions)[2]).any():
        pass
    number = int(np.flatnonzero(ended)[0])
    with pytest.raises(ValueError, match=f"game {number} is over"):
        envs.step(envs.random_actions)
    envs.reset(options={"reset_mask": ended})
    envs.step(envs.random_actions)


def wrong(envs, **changes):
    """Legal actions with some of them replaced."""
    actions = envs.random_actions
    for number, action in changes.items():
        actions[int(number.removeprefix("game"))] = action
    return actions


def test_bad_actions_are_named_and_change_no_game():
    envs, other = VectorEnv("illusion", 4), VectorEnv("illusion", 4)
    envs.reset(seed=1)
    other.reset(seed=1)
    masked = envs.game.parse("place 97").code
    for actions, words in (
        (wrong(envs, game2=masked), rf"game 2: action {masked} \(place 97\) is masked"),
        (wrong(envs, game1=99), "game 1: action 99 is none of the 99 actions"),
        (wrong(envs, game3=-1), "game 3: action -1 is none"),
        (envs.random_actions[:3], r"one for each of 4 games, not shape \(3,\)"),
        (envs.random_actions.reshape(2, 2), r"not shape \(2, 2\)"),
        (envs.random_actions.astype(float), "whole numbers, not float64"),
    ):
        with pytest.raises(ValueError, match=words):
            envs.step(actions)

    assert_same(envs.step(envs.random_actions), other.step(other.random_actions))


def test_bad_settings_are_named():
    for settings, words in (
        ({"options": {"colour": "red"}}, "colour"),
        ({"options": {"mode": "blitz"}}, "blitz"),
        ({"seats": 9}, "not 9"),
        ({"opponents": "genius"}, "'genius' is not a level"),
        ({"opponents": ["random", "random"]}, "has 1, not 2"),
        ({"reward": "luck"}, "'luck'"),
        ({"num_envs": 0}, "num_envs"),
        ({"workers": 5}, "workers"),
        ({"autoreset_mode": "never"}, "never"),
    ):
        with pytest.raises(ValueError, match=words):
            VectorEnv(**{"game": "illusion", "num_envs": 2, **settings})
    with pytest.raises(KeyError, match="bridge"):
        VectorEnv("bridge", 2)
    envs = VectorEnv("illusion", 2)
    with pytest.raises(ValueError, match="call reset first"):
        envs.step(np.zeros(2, int))
    with pytest.raises(ValueError, match="one for each of 2 games, not 3"):
        envs.reset(seed=[1, 2, 3])
    with pytest.raises(ValueError, match="unknown option 'mask'"):
        envs.reset(options={"mask": 1})
    envs.reset()
    with pytest.raises(ValueError, match="a bool for each of 2 games"):
        envs.reset(options={"reset_mask": np.zeros(3, bool)})


def test_copies_are_kept_and_memory_in_place_is_written_over():
    kept, in_place = VectorEnv("cardline", 2), VectorEnv("cardline", 2, copy=False)
    first, _ = kept.reset(seed=1)
    before = first["observation"].copy()
    kept.step(kept.random_actions)
    assert np.array_equal(first["observation"], before)
    memory, _ = in_place.reset(seed=1)
    seen, *_ = in_place.step(in_place.random_actions)
    assert seen["observation"] is memory["observation"]
    assert not np.array_equal(memory["observation"], before)


def test_rewards_can_be_points():
    envs = VectorEnv("all-in", 2, reward="score")
    envs.reset(seed=1)
    while not (ended := envs.step(envs.random_actions)[2]).any():
        pass
    number = int(np.flatnonzero(ended)[0])
    state = envs._games._batch.slots[number].state

    assert tuple(envs._infos()["returns"][number]) == state.outcome.scores


def test_a_batch_goes_on_from_a_snapshot_as_it_would_have():
    envs, twin = (
        VectorEnv("cardline", 3, opponents="casual"),
        VectorEnv("cardline", 3, opponents="casual"),
    )
    played(envs, 40)
    twin.reset()
    twin._games._batch.restore(envs._games._batch.snapshot())
    for _ in range(40):
        assert_same(envs.step(envs.random_actions), twin.step(twin.random_actions))
