"""BLANK's rules as programs: those in force, and nothing that means nothing."""

import gymnasium
import msgspec
import pytest

import stolik
from stolik.adapters.programs import ProgramObservation
from stolik.games.blank.cards.known_cards import card_of
from stolik.games.blank.language.document import to_data


def programs(observation):
    return [
        msgspec.json.decode(row.tobytes().rstrip(b"\0"))
        for row in observation["programs"]
        if row.any()
    ]


def test_the_programs_are_those_of_the_rules_in_the_row():
    env = ProgramObservation(gymnasium.make("stolik/Blank-v1", opponent="random"))
    for seed in range(3):
        observation, _ = env.reset(seed=seed)
        is_over = False
        while not is_over:
            assert observation in env.observation_space
            row = env.unwrapped.table.view(env.unwrapped.seat).row
            found = programs(observation)
            assert len(found) == len(row)
            action = env.action_space.sample(observation["action_mask"])
            observation, _, is_over, _, _ = env.step(action)


def test_a_program_is_what_its_card_says_without_name_and_author():
    for name in ("RC1", "RC5", "NR3"):
        plain = gymnasium.make("stolik/Blank-v1", opponent="random", options={"rules": [name]})
        observation, _ = ProgramObservation(plain).reset(seed=1)
        (found,) = programs(observation)
        card = to_data(card_of(name))
        assert found == {part: card[part] for part in ("if", "when", "then") if part in card}


def test_a_program_that_does_not_fit_is_refused():
    plain = gymnasium.make("stolik/Blank-v1", opponent="random", options={"rules": ["RC1"]})
    with pytest.raises(ValueError, match=r"length: a program has \d+ bytes, but 9 fit"):
        ProgramObservation(plain, length=9).reset(seed=1)


def test_other_games_have_no_programs():
    state = stolik.load("cardline").new(2, 1)
    assert state.game.programs(state.view(0), state.rules) == []
