"""BLANK's rules as programs: those in force, and nothing that means nothing."""

import json
from collections import Counter
from random import Random

import gymnasium
import msgspec
import pytest

import stolik
from stolik.adapters.programs import ProgramObservation
from stolik.adapters.vector import VectorEnv
from stolik.games.blank.cards.known_cards import card_of
from stolik.games.blank.cards.random_cards import random_card
from stolik.games.blank.cards.rule_splits import PARTS, part_of, random_rules
from stolik.games.blank.language.checker import check, check_json
from stolik.games.blank.language.document import to_data
from stolik.games.blank.observations.programs import program


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


def test_random_rules_belong_to_one_part_by_what_they_mean():
    decks = {part: [random_rules(seed, part) for seed in range(4)] for part in PARTS}
    assert decks["train"][1] == random_rules(1, "train") != decks["train"][2]
    for part, found in decks.items():
        for rules in found:
            cards = [check_json(text) for text in rules]
            assert {part_of(card) for card in cards} == {part}
            assert len({program(card) for card in cards}) == 6
    luck = Random(3)
    shares = Counter(part_of(check(random_card(luck, "rule"))) for _ in range(300))
    assert 0.7 < shares["train"] / 300 < 0.9
    assert shares["choose"] > 10 and shares["examine"] > 10
    with pytest.raises(ValueError, match="part: one of train, choose, examine, not 'test'"):
        random_rules(1, "test")


def test_the_part_of_a_card_does_not_hang_on_its_words():
    data = json.loads(random_rules(5, "examine")[0])
    renamed = {**data, "author": "somebody else", "name": {"en": "another name"}}
    assert part_of(check(renamed)) == "examine"


def test_a_game_by_random_rules_is_played_to_its_end():
    rules = random_rules(2, "examine")
    envs = VectorEnv("blank", 2, options={"rules": list(rules)}, opponents="random")
    envs.reset(seed=1)
    while not envs.step(envs.random_actions)[2].any():
        pass
