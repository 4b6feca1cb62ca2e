"""The rules in force as programs in the observation: BLANK for learners that read its cards.

    import gymnasium
    import stolik.adapters.gymnasium
    from stolik.adapters.programs import ProgramObservation

    env = ProgramObservation(gymnasium.make("stolik/Blank-v1", options={"rules": ["RC1", "RC5"]}))

`observation["programs"]` is uint8 of the shape (most, length): a row of bytes for each rule in
force, in their order on the table, JSON that is filled up with zeros.
"""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from stolik.adapters.gymnasium import LearnerEnv

Observation = dict[str, NDArray[Any]]


class ProgramObservation(gymnasium.ObservationWrapper[Observation, int, Observation]):
    """Adds the programs of the rules that the learner sees in force."""

    def __init__(
        self, env: gymnasium.Env[Observation, int], most: int = 6, length: int = 2048
    ) -> None:
        super().__init__(env)
        inner = env.unwrapped
        assert isinstance(inner, LearnerEnv)
        self._inner = inner
        self._shape = (most, length)
        assert isinstance(env.observation_space, spaces.Dict)
        box = spaces.Box(0, 255, self._shape, np.uint8)
        self.observation_space = spaces.Dict({**env.observation_space.spaces, "programs": box})

    def observation(self, observation: Observation) -> Observation:
        """The same observation with the programs."""
        inner, (most, length) = self._inner, self._shape
        view = inner.table.view(inner.seat)
        programs = inner.game.programs(view, inner.rules)
        if len(programs) > most:
            raise ValueError(f"most: {len(programs)} rules are in force, but {most} fit")
        rows: NDArray[np.uint8] = np.zeros(self._shape, np.uint8)
        for place, program in enumerate(programs):
            content = program.encode()
            if len(content) > length:
                raise ValueError(f"length: a program has {len(content)} bytes, but {length} fit")
            rows[place, : len(content)] = np.frombuffer(content, np.uint8)
        return {**observation, "programs": rows}
