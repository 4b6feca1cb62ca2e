"""PettingZoo environments: its own tests, and what it cannot test: secrets and masks."""

from __future__ import annotations

import copy
import pickle
import warnings
from pathlib import Path

import numpy as np
import pytest

import stolik
from contract.higher import Higher
from stolik.adapters.observations import document
from stolik.adapters.pettingzoo import env, raw_env
from stolik.adapters.vectors import layout, vector
from stolik.kernel.entropy import FastStream
from stolik.kernel.refusal import IllegalMove

with warnings.catch_warnings():  # its tests load old environments of its own, where pygame is
    warnings.simplefilter("ignore")
    from pettingzoo.test import api_test, seed_test

GAMES = stolik.games()
TABLES = [
    (name, seats)
    for name in GAMES
    for seats in sorted({stolik.load(name).seats[0], 3, stolik.load(name).seats[-1]})
]
# PettingZoo keeps a list of its own environments whose observations hold an action mask.
ABOUT_DICTS = ("Observation is not a NumPy array", "Observation space for each agent probably")


@pytest.mark.parametrize("name", GAMES)
def test_without_a_number_the_fewest_sit_down_who_compete(name):
    """CTA-05: one player alone has nobody to compete with."""
    assert len(env(name).possible_agents) == 2


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_environments_pass_the_tests_of_pettingzoo(name, seats, capsys):
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        api_test(env(name, seats), num_cycles=60)
        seed_test(lambda: env(name, seats), num_cycles=20)

    assert [
        str(one.message) for one in caught if not str(one.message).startswith(ABOUT_DICTS)
    ] == []


def played(table, seed):
    """Play at random; gives what the agents saw and got."""
    table.reset(seed=seed)
    luck = FastStream(seed)
    seen, rewards = [], {}
    for agent in table.agent_iter():
        observation, reward, is_over, _, _ = table.last()
        seen.append(observation)
        if is_over:
            rewards[agent] = reward
            table.step(None)
        else:
            legal = np.flatnonzero(observation["action_mask"])
            table.step(int(legal[luck.below(len(legal))]))
    return seen, rewards


@pytest.mark.parametrize("name", GAMES)
def test_every_variant_keeps_to_its_spaces_and_pays_out_one_win(name):
    game = stolik.load(name)
    for options in game.variants():
        table = raw_env(name, game.seats[1], options)
        space = table.observation_space("player_0")
        for seed in range(3):
            seen, rewards = played(table, seed)
            assert all(space.contains(observation) for observation in seen)
            won = 1.0 if table.table.outcome.winners else 0.0
            assert sum(rewards.values()) == pytest.approx(won)


@pytest.mark.parametrize("name", GAMES)
def test_a_vector_does_not_change_with_what_is_hidden_from_its_seat(name):
    game = stolik.load(name)
    mind, luck = game.mind("random"), FastStream(11)
    for options in game.variants():
        state = game.new(game.seats[1], 5, options)
        for number in range(120):
            if state.is_over:
                break
            seat = state.deciders()[0]
            if number % 6 == 0:
                twin = mind.imagine(state, seat, luck)
                seen = vector(state.view(seat), seat, state.rules)
                assert seen == vector(twin.view(seat), seat, state.rules)
            moves = state.legal(seat)
            state.apply(seat, moves[luck.below(len(moves))])


@pytest.mark.parametrize("name", GAMES)
def test_the_layout_names_every_number_once(name):
    fields = layout(stolik.load(name).rules(stolik.load(name).seats[1]))
    names = [field.name for field in fields]
    ends = [field.start + field.size for field in fields]

    assert len(set(names)) == len(names)
    assert [field.start for field in fields] == [0, *ends[:-1]]
    assert raw_env(name, stolik.load(name).seats[1]).observation_space("player_0")[
        "observation"
    ].shape == (ends[-1],)


def test_the_documented_observations_are_the_real_ones():
    page = Path(__file__).parents[2] / "docs" / "observations.md"

    assert page.read_text(encoding="utf-8") == document(), "write it anew: make observations"


def test_a_mask_is_exactly_what_is_legal_and_only_for_who_is_asked():
    table = raw_env("all-in", 3)
    table.reset(seed=1)
    seat = table.possible_agents.index(table.agent_selection)
    mask = table.observe(table.agent_selection)["action_mask"]
    others = [table.observe(agent) for agent in table.agents if agent != table.agent_selection]

    assert [int(code) for code in np.flatnonzero(mask)] == [
        move.code for move in table.table.legal(seat)
    ]
    assert not any(other["action_mask"].any() for other in others)


def test_an_illegal_action_is_refused_by_the_bare_table_and_fined_by_the_wrapped_one(caplog):
    bare = raw_env("illusion", 2)
    bare.reset(seed=1)
    with pytest.raises(IllegalMove):
        bare.step(bare.game.parse("place 97").code)
    wrapped = env("illusion", 2)
    wrapped.reset(seed=1)
    agent = wrapped.agent_selection
    wrapped.step(bare.game.parse("place 97").code)
    assert "Illegal move" in caplog.text
    assert wrapped.rewards[agent] == -1
    assert all(wrapped.terminations.values())


def test_a_new_deal_follows_each_reset_and_the_seed_brings_the_first_one_back():
    table = raw_env("cardline", 2)
    first = played(table, 5)[0][0]["observation"]
    table.reset()
    second = table.observe("player_0")["observation"]
    again = played(table, 5)[0][0]["observation"]

    assert np.array_equal(first, again)
    assert not np.array_equal(first, second)


def test_rewards_can_be_the_points_of_the_game():
    table = raw_env("all-in", 2, reward="score")
    _, rewards = played(table, 2)

    assert tuple(rewards.values()) == table.table.outcome.scores
    with pytest.raises(ValueError, match="'luck'"):
        raw_env("all-in", reward="luck")


def test_environments_can_be_copied_and_pickled():
    table = raw_env("cardline", 4, {"cards": 5})
    again = pickle.loads(pickle.dumps(table))
    table.reset(seed=9)
    again.reset(seed=9)
    twin = copy.deepcopy(table)

    assert np.array_equal(
        table.observe("player_0")["observation"], again.observe("player_0")["observation"]
    )
    assert twin.rules.seats == 4


def drawn(name, steps, **settings):
    """A table after some steps."""
    table = raw_env(name, 2, render_mode="ansi", **settings)
    table.reset(seed=4)
    for _ in range(steps):
        mask = table.observe(table.agent_selection)["action_mask"]
        table.step(int(np.flatnonzero(mask)[0]))
    return table


ON_THE_TABLE = {
    "all-in": ("Your hand:", "Twoja ręka:"),
    "blank": ("Your cards:", "Twoje karty:"),
    "call-to-adventure": ("Your hand", "Twoja ręka"),
    "cardline": ("Deck:", "Talia:"),
    "illusion": ("Next", "Następn"),
}


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("name", GAMES)
def test_a_game_can_be_read_along(name, lang, capsys):
    table = drawn(name, 4, language=lang)
    text = table.render()

    assert ON_THE_TABLE[name][lang == "pl"].casefold() in text.casefold()
    assert f"{table.agent_selection}: " in text.splitlines()[-1]
    assert "player_0" in text and "player_1" in text
    assert "Player 1" not in text and "Gracz 1" not in text
    assert "\x1b" not in text
    spoken = raw_env(name, render_mode="human", language=lang)
    spoken.reset(seed=4)
    spoken.step(int(np.flatnonzero(spoken.observe(spoken.agent_selection)["action_mask"])[0]))
    assert "player_0" in capsys.readouterr().out


@pytest.mark.parametrize("name", GAMES)
def test_what_is_drawn_shows_nothing_that_the_agent_may_not_know(name):
    dreamer = stolik.load(name).mind("random")
    for steps in (1, 3, 6):
        table = drawn(name, steps)
        seat = table.possible_agents.index(table.agent_selection)
        table.render()  # what happened on the way is told once
        shown = table.render()
        table.table = dreamer.imagine(table.table, seat, FastStream(steps))
        assert table.render() == shown


def test_a_table_is_drawn_to_its_end_and_only_as_text():
    table = raw_env("cardline", 2, render_mode="ansi")
    played(table, 3)
    assert "Deck:" in table.render()
    for mode in ("rgb_array", "picture"):
        with pytest.raises(ValueError, match="'human', 'ansi' or None"):
            raw_env("cardline", render_mode=mode)


def test_a_game_without_a_vector_says_how_to_give_it_one():
    with pytest.raises(LookupError, match="write_vector"):
        layout(Higher().rules(2))


def test_by_chance_every_seat_of_blanks_mode_b_wins_as_often():
    """Whoever speaks first where all decide collects penalties; it is not always player_0."""
    table, wins = raw_env("blank", 3, {"mode": "B"}), [0.0, 0.0, 0.0]
    for seed in range(60):
        _, rewards = played(table, seed)
        wins = [
            won + rewards[agent] for won, agent in zip(wins, table.possible_agents, strict=True)
        ]

    assert min(wins) > 8, wins
