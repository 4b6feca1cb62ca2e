"""Pixels in the observation, for games with pictures: Illusion as its players see it.

    import gymnasium
    import stolik.adapters.gymnasium
    from stolik.adapters.pixels import PictureObservation

    env = PictureObservation(gymnasium.make("stolik/Illusion-v1", opponent="casual"))

`observation["pictures"]` is uint8 of the shape (most + 1, side, side, 3): the picture to be placed,
then the row from the arrow on, black where there is none. The deck is painted first, once for each
number of the option `deck`, which may take minutes; it is kept on disk.
"""

from __future__ import annotations

import io
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from PIL import Image

from stolik.adapters.gymnasium import LearnerEnv
from stolik.kernel.entropy import Stream

Observation = dict[str, NDArray[Any]]


class PictureObservation(
    gymnasium.ObservationWrapper[Observation, int, Observation],
):
    """Adds the pictures that the learner sees; rows longer than `most` are cut at their end."""

    def __init__(
        self, env: gymnasium.Env[Observation, int], side: int = 48, most: int = 12
    ) -> None:
        super().__init__(env)
        if side < 1 or most < 1:
            raise ValueError(f"side and most are at least 1, not {side} and {most}")
        inner = env.unwrapped
        assert isinstance(inner, LearnerEnv)
        pictures = inner.game.pictures()
        if pictures is None:
            raise ValueError(f"{inner.game.id} shows no pictures")
        pictures.prepare(inner.rules.options)
        self._inner, self._pictures = inner, pictures
        self._side, self._most = side, most
        self._drawn: dict[int, NDArray[np.uint8]] = {}
        self._stream: Stream | None = None
        assert isinstance(env.observation_space, spaces.Dict)
        shape = (most + 1, side, side, 3)
        box = spaces.Box(0, 255, shape, np.uint8)
        self.observation_space = spaces.Dict({**env.observation_space.spaces, "pictures": box})

    def observation(self, observation: Observation) -> Observation:
        """The same observation with the pictures that its seat sees."""
        table = self._inner.table
        if table.entropy is not self._stream:  # another game, in which numbers mean other pictures
            self._drawn, self._stream = {}, table.entropy
        seen = self._pictures.in_view(table.view(self._inner.seat))[: self._most + 1]
        pixels: NDArray[np.uint8] = np.zeros(
            (self._most + 1, self._side, self._side, 3), np.uint8
        )  # fmt: skip
        for place, number in enumerate(seen):
            if number >= 0:
                pixels[place] = self._picture(number)
        return {**observation, "pictures": pixels}

    def _picture(self, number: int) -> NDArray[np.uint8]:
        if number not in self._drawn:
            content = self._pictures.picture(self._inner.table, number)
            assert content is not None
            with Image.open(io.BytesIO(content)) as image:
                small = image.convert("RGB").resize((self._side, self._side), Image.Resampling.BOX)
                self._drawn[number] = np.asarray(small)
        return self._drawn[number]
