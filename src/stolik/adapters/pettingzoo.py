"""Stolik's games as PettingZoo environments (agent environment cycle).

    from stolik.adapters.pettingzoo import env

    table = env("cardline", seats=3)
    table.reset(seed=7)
    for agent in table.agent_iter():
        observation, reward, is_over, _, _ = table.last()
        action = None if is_over else table.action_space(agent).sample(observation["action_mask"])
        table.step(action)

An action is a move's code in the game's catalogue. An observation is a dict of
`observation`, the seat's view as numbers from 0 to 1 (`layout()` tells which is
which), and `action_mask`, a 1 for each legal move of the agent that is asked.
`parallel_env` is the same table for agents that act at the same time.
"""

from __future__ import annotations

from typing import Any

from pettingzoo import AECEnv
from pettingzoo.utils.env import AECIterable
from pettingzoo.utils.env_logger import EnvLogger

from stolik.adapters.agents import ILLEGAL_REWARD, AgentTable, Settings
from stolik.adapters.ends import next_seat
from stolik.adapters.observer import Observation
from stolik.adapters.parallel import parallel_env

__all__ = ["env", "parallel_env", "raw_env"]


class raw_env(AgentTable, AECEnv):  # type: ignore[misc]  # noqa: N801 - PettingZoo's name for it
    """A table of a game.

    `reward` says what the end is worth: a share of the win ('win') or the
    game's points ('score'); all other moves are worth nothing.
    """

    metadata = {**AgentTable.metadata, "is_parallelizable": False}  # noqa: RUF012

    def __init__(  # noqa: PLR0913, PLR0917 - PettingZoo makes environments by their arguments
        self,
        game: str,
        seats: int | None = None,
        options: dict[str, Any] | None = None,
        reward: str = "win",
        render_mode: str | None = None,
        language: str = "en",
    ) -> None:
        AECEnv.__init__(self)
        super().__init__(Settings(game, seats, options, reward, render_mode, language))

    def _progress(self) -> dict[str, Any]:
        changing = ("rewards", "_cumulative_rewards", "terminations", "truncations", "infos")
        kept = {name: dict(getattr(self, name)) for name in changing if hasattr(self, name)}
        for name in ("agent_selection", "_skip_agent_selection"):
            if hasattr(self, name):
                kept[name] = getattr(self, name)
        return super()._progress() | kept

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game; the same seed gives the same games from there on."""
        self._deal(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._ask()

    def _ask(self) -> None:
        state = self._state
        if not state.is_over:
            seat = next_seat(state, self._order_seed, self._decisions)
            self.agent_selection = self.possible_agents[seat]
        if state.is_over:
            self.rewards = self._end()
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]

    def agent_iter(self, max_iter: int = 2**63) -> AECIterable:
        """Whose turn it is, again and again until nobody is left."""
        assert self._state is not None
        return super().agent_iter(max_iter)

    def observe(self, agent: str) -> Observation:
        """What an agent sees, and what it may do if it is asked."""
        is_asked = not self._state.is_over and agent == self.agent_selection
        return self._seen(agent, is_asked and not self.terminations[agent])

    def step(self, action: Any) -> None:  # noqa: ANN401 - None for an agent that is done
        """Make the move of the agent that is asked."""
        agent = self.agent_selection if self._state is not None else ""
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        move = self._move(agent, action)
        self._make(agent, move)

    def _make(self, agent: str, move: Any) -> None:  # noqa: ANN401
        self._apply(self.possible_agents.index(agent), move)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._ask()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """Render what has happened since the last call, the table, and the question.

        All as the agent that is asked knows it; after the end as a spectator does.
        """
        is_over = self._state.is_over
        return self._drawn(None if is_over else self.possible_agents.index(self.agent_selection))


class env(raw_env):  # noqa: N801 - PettingZoo's name for it
    """A table of a game, where an illegal move ends the game for everybody.

    It costs its agent 1, as in PettingZoo's classic environments.
    """

    def _make(self, agent: str, move: Any) -> None:  # noqa: ANN401
        if self._state.refusal(self.possible_agents.index(agent), move) is None:
            super()._make(agent, move)
            return
        EnvLogger.warn_on_illegal_move()
        self._cumulative_rewards[agent] = 0.0
        self.terminations = dict.fromkeys(self.agents, True)
        self.truncations = dict.fromkeys(self.agents, True)
        self.rewards = {one: ILLEGAL_REWARD if one == agent else 0.0 for one in self.agents}
        self._accumulate_rewards()
        self._deads_step_first()
