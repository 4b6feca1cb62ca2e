"""Many games at once in Gymnasium's vector conventions, played and encoded by compiled code.

    from stolik.adapters.vector import VectorEnv

    envs = VectorEnv("cardline", 256, opponents="casual")
    observations, infos = envs.reset(seed=7)
    for _ in range(1000):
        actions = envs.random_actions  # or what a learner makes of observations
        observations, rewards, terminations, truncations, infos = envs.step(actions)

Observations are those of the other adapters, a row each: `observation` and `action_mask`.
`infos["seat"]` says who is asked in each game. With `opponents`, one seat of each game learns,
drawn anew for each game. Without, whoever is asked does: a reward is that of the seat that
acted, and at a game's end `infos["returns"]` has those of all seats.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode
from gymnasium.vector import VectorEnv as GymnasiumVectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from stolik.adapters.observer import Observer
from stolik.adapters.settings import table_setting
from stolik.adapters.vector_games import GamesInProcesses, GamesInThreads, LocalGames, SharedGames
from stolik.adapters.vectors import layout
from stolik.kernel.observations.vector import VectorField
from stolik.kernel.registry import load

Observations = dict[str, NDArray[Any]]
SEED_BITS = 62


class VectorEnv(GymnasiumVectorEnv[Observations, NDArray[Any], NDArray[Any]]):
    """Games of one kind of table, all stepped at once.

    `opponents` are levels of bots: one for all other seats, or one for each seat after the
    learner's. `reward` is a share of the win ("win") or the game's points ("score").
    `workers` processes play the games, the first of which is this one, or threads with
    `threads=True`; how many there are changes no result. Threads start at once and copy nothing
    between processes, but with an interpreter's lock, which compiled rules hold, they take turns.

    With `copy=False`, observations are the environment's own memory: quicker, but the next step
    writes over them.
    """

    def __init__(  # noqa: PLR0913 - as Gymnasium's own
        self,
        game: str,
        num_envs: int = 1,
        seats: int | None = None,
        options: dict[str, Any] | None = None,
        opponents: str | Sequence[str] | None = None,
        *,
        reward: str = "win",
        autoreset_mode: str | AutoresetMode = AutoresetMode.NEXT_STEP,
        workers: int = 1,
        threads: bool = False,
        copy: bool = True,
    ) -> None:
        if num_envs < 1:
            raise ValueError(f"num_envs: at least one game is played, not {num_envs}")
        if not 1 <= workers <= num_envs:
            raise ValueError(f"workers: between 1 and num_envs ({num_envs}), not {workers}")
        self._setting = table_setting(game, seats, options, opponents, reward)
        self.game = load(game)
        self.rules = self.game.rules(self._setting.seats, self._setting.options)
        self.num_envs = num_envs
        self.copy = copy
        self.autoreset_mode = AutoresetMode(autoreset_mode)
        self.metadata = {"autoreset_mode": self.autoreset_mode, "render_modes": []}
        self.single_observation_space = Observer(self.rules).space()
        self.single_action_space = spaces.Discrete(len(self.game.moves))
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._games: LocalGames | SharedGames
        if workers == 1:
            self._games = LocalGames(self._setting, num_envs)
        elif threads:
            self._games = GamesInThreads(self._setting, num_envs, workers)
        else:
            self._games = GamesInProcesses(self._setting, num_envs, workers)
        self._numbers = np.arange(num_envs)
        self._is_begun = False

    def layout(self) -> list[VectorField]:
        """What the numbers of an observation are, field by field."""
        return layout(self.rules)

    @property
    def random_actions(self) -> NDArray[np.int64]:
        """A legal action for each game, drawn at random once for each step."""
        return self._games.arrays.samples.astype(np.int64)

    def reset(
        self,
        *,
        seed: int | Sequence[int | None] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[Observations, dict[str, Any]]:
        """Deal new games; a seed, or one for each game, gives the same ones from there on.

        A single seed counts on from game to game, as Gymnasium's do. Without a seed they
        continue, and the first ones are like no others. `options["reset_mask"]` picks games.
        """
        seeds = self._seeds(seed)
        mask = self._reset_mask(options)
        if not self._is_begun:
            self._games.reset([_fresh_seed() if one is None else one for one in seeds])
            self._is_begun = True
        else:
            self._games.renew({int(number): seeds[number] for number in np.flatnonzero(mask)})
        return self._observations(), self._infos()

    def _seeds(self, seed: int | Sequence[int | None] | None) -> list[int | None]:
        if seed is None:
            return [None] * self.num_envs
        if isinstance(seed, int | np.integer):
            return [int(seed) + number for number in range(self.num_envs)]
        if len(seed) != self.num_envs:
            raise ValueError(f"seed: one for each of {self.num_envs} games, not {len(seed)}")
        return [None if one is None else int(one) for one in seed]

    def _reset_mask(self, options: dict[str, Any] | None) -> NDArray[np.bool_]:
        for name in options or {}:
            if name != "reset_mask":
                raise ValueError(f"reset: unknown option {name!r}; there is only 'reset_mask'")
        mask = (options or {}).get("reset_mask")
        if mask is None:
            return np.ones(self.num_envs, np.bool_)
        mask = np.asarray(mask)
        if mask.shape != (self.num_envs,) or mask.dtype != np.bool_:
            raise ValueError(
                f"reset_mask: a bool for each of {self.num_envs} games, "
                f"not {mask.dtype} of shape {mask.shape}"
            )
        if not self._is_begun and not mask.all():
            raise ValueError("reset_mask: the first reset deals all games")
        return mask

    def step(
        self, actions: NDArray[Any]
    ) -> tuple[Observations, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Make a move in every game.

        All actions are checked before the first is made: an error changes no game. Where a
        game is over, the action is not looked at: the next game is dealt instead.
        """
        chosen = self._checked(actions)
        arrays = self._games.arrays
        self._games.step(chosen, self.autoreset_mode == AutoresetMode.NEXT_STEP)
        rewards, terminations = arrays.rewards.copy(), arrays.terminations.copy()
        infos = self._infos()
        if self.autoreset_mode == AutoresetMode.SAME_STEP and terminations.any():
            infos = self._with_final(infos, terminations)
        return self._observations(), rewards, terminations, np.zeros_like(terminations), infos

    def _checked(self, actions: NDArray[Any]) -> NDArray[np.int64]:
        if not self._is_begun:
            raise ValueError("step: call reset first, nothing has been dealt yet")
        chosen = np.asarray(actions)
        if chosen.shape != (self.num_envs,):
            raise ValueError(
                f"actions: one for each of {self.num_envs} games, not shape {chosen.shape}"
            )
        if chosen.dtype.kind not in "iu":
            raise ValueError(f"actions: whole numbers, not {chosen.dtype}")
        arrays = self._games.arrays
        is_over = arrays.terminations
        if self.autoreset_mode == AutoresetMode.DISABLED and is_over.any():
            number = int(np.flatnonzero(is_over)[0])
            raise ValueError(f"game {number} is over: reset it by options['reset_mask'] first")
        moves = len(self.game.moves)
        is_outside = ((chosen < 0) | (chosen >= moves)) & ~is_over
        if is_outside.any():
            number = int(np.flatnonzero(is_outside)[0])
            raise ValueError(
                f"game {number}: action {chosen[number]} is none of the {moves} actions"
            )
        chosen = np.where(is_over, 0, chosen).astype(np.int64)
        is_illegal = (arrays.masks[self._numbers, chosen] == 0) & ~is_over
        if is_illegal.any():
            number = int(np.flatnonzero(is_illegal)[0])
            code = int(chosen[number])
            raise ValueError(
                f"game {number}: action {code} ({self.game.moves[code]}) is masked; "
                f"seat {arrays.seats[number]} has {int(arrays.masks[number].sum())} legal actions"
            )
        return chosen

    def _observations(self) -> Observations:
        arrays = self._games.arrays
        seen: Observations = {"observation": arrays.observations, "action_mask": arrays.masks}
        return {name: one.copy() for name, one in seen.items()} if self.copy else seen

    def _infos(self) -> dict[str, Any]:
        arrays = self._games.arrays
        return {
            "seat": arrays.seats.copy(),
            "_seat": np.ones(self.num_envs, np.bool_),
            "returns": arrays.returns.copy(),
            "_returns": arrays.terminations.copy(),
        }

    def _with_final(self, infos: dict[str, Any], ended: NDArray[np.bool_]) -> dict[str, Any]:
        """Deal in place of the games that are over, and keep what their ends looked like."""
        arrays = self._games.arrays
        final = np.full(self.num_envs, None, dtype=object)
        for number in np.flatnonzero(ended):
            final[number] = {
                "observation": arrays.observations[number].copy(),
                "action_mask": arrays.masks[number].copy(),
            }
        self._games.renew({int(number): None for number in np.flatnonzero(ended)})
        return {
            **self._infos(),
            "final_obs": final,
            "_final_obs": ended.copy(),
            "final_info": infos,
            "_final_info": ended.copy(),
        }

    def close_extras(self, **kwargs: Any) -> None:  # noqa: ANN401 - Gymnasium's own
        """End the workers."""
        self._games.close()

    def __repr__(self) -> str:
        return f"VectorEnv({self.game.id!r}, num_envs={self.num_envs}, seats={self.rules.seats})"


def _fresh_seed() -> int:
    words = np.random.SeedSequence().generate_state(2)
    return (int(words[0]) << 32 | int(words[1])) >> (64 - SEED_BITS)
