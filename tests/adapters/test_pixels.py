"""Pictures in the observation: those of the learner's view and no others."""

import io

import gymnasium
import numpy as np
import pytest
from PIL import Image

from stolik.adapters.pixels import PictureObservation
from stolik.games.illusion.pictures.table_pictures import IllusionPictures


@pytest.fixture(autouse=True)
def plain_pictures(monkeypatch):
    """Pictures of one colour each, the card's number; painting the real ones takes too long."""

    def picture(self, state, number, style="plain"):
        memory = io.BytesIO()
        Image.new("RGB", (90, 90), (state.shown[number], 7, 9)).save(memory, "PNG")
        return memory.getvalue()

    monkeypatch.setattr(IllusionPictures, "prepare", lambda self, options: None)
    monkeypatch.setattr(IllusionPictures, "picture", picture)


def shown(observation):
    return [int(picture[0, 0, 0]) for picture in observation["pictures"] if picture.any()]


def test_the_pictures_are_the_card_to_place_and_the_row():
    env = PictureObservation(gymnasium.make("stolik/Illusion-v1", opponent="random"), 8, 6)
    for seed in range(6):
        observation, _ = env.reset(seed=seed)
        is_over = False
        while not is_over:
            state = env.unwrapped.table
            assert observation in env.observation_space
            top = [] if state.top < 0 else [state.top]
            assert shown(observation) == (top + state.row)[: len(top) + 6][:7]
            action = env.action_space.sample(observation["action_mask"])
            observation, _, is_over, _, _ = env.step(action)


def test_the_other_numbers_stay_as_they_are():
    plain = gymnasium.make("stolik/Illusion-v1", opponent="casual")
    env = PictureObservation(gymnasium.make("stolik/Illusion-v1", opponent="casual"), 4, 2)
    one, other = plain.reset(seed=3)[0], env.reset(seed=3)[0]
    for name in one:
        assert np.array_equal(one[name], other[name])


def test_a_game_without_pictures_and_an_empty_size_are_refused():
    with pytest.raises(ValueError, match="cardline shows no pictures"):
        PictureObservation(gymnasium.make("stolik/Cardline-v1"))
    with pytest.raises(ValueError, match="at least 1"):
        PictureObservation(gymnasium.make("stolik/Illusion-v1"), side=0)
