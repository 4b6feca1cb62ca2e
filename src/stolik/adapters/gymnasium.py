"""One learner at a table with bots, as Gymnasium environments: importing this registers them.

    import gymnasium
    import stolik.adapters.gymnasium

    env = gymnasium.make("stolik/AllIn-v1", opponent="skilled")
    observation, info = env.reset(seed=7)
    action = env.action_space.sample(observation["action_mask"])
    observation, reward, is_over, is_cut, info = env.step(action)

`gymnasium.make_vec("stolik/AllIn-v1", 256, opponents="random")` gives many at once, as
`stolik.adapters.vector.VectorEnv`. Neither needs this import where the id is written
"stolik.adapters.gymnasium:stolik/AllIn-v1".
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from stolik.adapters.agents import ILLEGAL_REWARD, SEEDS
from stolik.adapters.batch import Batch
from stolik.adapters.observer import Observation, Observer
from stolik.adapters.rendering import RENDER_MODES, check_render_mode, drawn
from stolik.adapters.settings import table_setting
from stolik.adapters.vector_games import GameArrays, arrays_of, batch_of
from stolik.kernel.observations.vector import VectorField
from stolik.kernel.registry import games, load
from stolik.kernel.state import State
from stolik.text import Speaker


class LearnerEnv(gymnasium.Env[Any, Any]):
    """A learner and its opponents, who move by themselves.

    `opponent` is a level of bots, or one for each seat after the learner's; which seat that is
    is drawn for each game (`info["seat"]`). A masked action ends the game and costs 1, as in
    PettingZoo's classic environments. Copies, deep or not, and pickles hold the game that is
    being played.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 - Gymnasium asks for a plain dict
        "render_modes": list(RENDER_MODES),
        "render_fps": 2,
    }

    def __init__(  # noqa: PLR0913, PLR0917 - Gymnasium makes environments by their arguments
        self,
        game: str,
        seats: int | None = None,
        options: dict[str, Any] | None = None,
        opponent: str | Sequence[str] = "random",
        reward: str = "win",
        render_mode: str | None = None,
        language: str = "en",
    ) -> None:
        check_render_mode(render_mode)
        self._settings = (game, seats, options, opponent, reward, render_mode, language)
        self._table = table_setting(game, seats, options, opponent, reward)
        self.game = load(game)
        self.rules = self.game.rules(self._table.seats, self._table.options)
        self.render_mode = render_mode
        names = [f"player_{seat}" for seat in range(self.rules.seats)]
        self._speaker = Speaker(language, ["stolik.text", self.game.package], names)
        self._observer = Observer(self.rules)
        self.observation_space = self._observer.space()
        self.action_space = spaces.Discrete(len(self.game.moves))
        self.state_space = self._observer.state_space()
        self._batch: Batch = batch_of(self._table, 1)
        self._arrays: GameArrays = arrays_of(self._batch, 1)
        self._is_lost = False

    def __reduce__(self) -> tuple[object, ...]:
        progress = self._batch.snapshot(), self._is_lost, deepcopy(self._np_random), self.spec
        return _made_again, (self._settings, *progress)

    def layout(self) -> list[VectorField]:
        """What the numbers of an observation are, field by field."""
        return self._observer.fields

    @property
    def table(self) -> State:
        """The game that is played; the learner sees less of it."""
        if not self._batch.slots:
            raise ValueError("nothing has been dealt yet: call reset first")
        return self._batch.slots[0].state

    @property
    def seat(self) -> int:
        """Where the learner sits in this game."""
        return int(self._arrays.seats[0])

    def state(self) -> NDArray[np.float32]:
        """What all seats see together, one after the other; the learner itself sees less."""
        return self._observer.everything(self.table)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal a new game; the same seed gives the same games from there on."""
        super().reset(seed=seed)
        if seed is not None or not self._batch.slots:
            self._batch.reset([int(self.np_random.integers(SEEDS))])
        else:
            self._batch.renew(0, None)
        self._is_lost = False
        self._show()
        return self._observation(), self._info()

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:  # noqa: ANN401
        """Make the learner's move; then the others move until it is asked again."""
        if self.table.is_over or self._is_lost:
            raise ValueError("the game is over: call reset first")
        code = int(action)
        if not 0 <= code < len(self.game.moves):
            raise ValueError(f"action {code} is none of the {len(self.game.moves)} actions")
        if not self._arrays.masks[0, code]:
            self._is_lost = True
            info = {**self._info(), "illegal": f"{code} ({self.game.moves[code]}) is masked"}
            return self._observation(), ILLEGAL_REWARD, True, False, info
        self._batch.step([code], False)
        self._show()
        reward = float(self._arrays.rewards[0])
        return self._observation(), reward, self.table.is_over, False, self._info()

    def _observation(self) -> Observation:
        mask = self._arrays.masks[0].copy()
        if self._is_lost:
            mask.fill(0)
        return {"observation": self._arrays.observations[0].copy(), "action_mask": mask}

    def _info(self) -> dict[str, Any]:
        info: dict[str, Any] = {"seat": self.seat}
        if self.table.is_over:
            info["returns"] = self._arrays.returns[0].copy()
        return info

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """The table as the learner sees it, and what it is asked."""
        seat = None if self.table.is_over else self.seat
        return drawn(self.table, seat, (), self._speaker, self.render_mode)


def _made_again(
    settings: tuple[Any, ...],
    snapshot: list[Any],
    is_lost: bool,
    random: np.random.Generator | None,
    spec: Any,  # noqa: ANN401 - Gymnasium's own
) -> LearnerEnv:
    made = LearnerEnv(*settings)
    if snapshot:
        made._batch.restore(snapshot)
    made._is_lost, made._np_random, made.spec = is_lost, random, spec
    return made


def env_id(game: str) -> str:
    """What a game is called in Gymnasium.

    >>> env_id("all-in")
    'stolik/AllIn-v1'
    """
    return f"stolik/{''.join(part.capitalize() for part in game.split('-'))}-v1"


for _game in games():
    if env_id(_game) not in gymnasium.registry:
        gymnasium.register(
            env_id(_game),
            entry_point="stolik.adapters.gymnasium:LearnerEnv",
            vector_entry_point="stolik.adapters.vector:VectorEnv",
            kwargs={"game": _game},
        )
