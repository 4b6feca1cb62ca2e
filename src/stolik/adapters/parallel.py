"""Stolik's games in PettingZoo's parallel API, for agents that act at the same time.

    from stolik.adapters.pettingzoo import parallel_env

    table = parallel_env("all-in", seats=2)
    observations, infos = table.reset(seed=7)
    while table.agents:
        actions = {
            agent: table.action_space(agent).sample(observations[agent]["action_mask"])
            for agent in table.agents
        }
        observations, rewards, terminations, truncations, infos = table.step(actions)

Every agent that decides now has a 1 in its mask; those that wait have none, and their actions
are not looked at. Where several decide together, all their moves are made in one step. An illegal
one ends the game for everybody instead and costs its agent 1, as in `env`.
"""

from __future__ import annotations

from typing import Any

from pettingzoo import ParallelEnv
from pettingzoo.utils.env_logger import EnvLogger

from stolik.adapters.agents import ILLEGAL_REWARD, AgentTable, Settings
from stolik.adapters.ends import settle
from stolik.adapters.observer import Observation
from stolik.kernel.entropy import FastStream
from stolik.kernel.move import Move
from stolik.kernel.seat import Seat

Steps = tuple[
    dict[str, Observation],
    dict[str, float],
    dict[str, bool],
    dict[str, bool],
    dict[str, dict[str, Any]],
]


class parallel_env(AgentTable, ParallelEnv):  # type: ignore[misc]  # noqa: N801 - PettingZoo's name
    """A table of a game; see `raw_env` for its settings."""

    def __init__(  # noqa: PLR0913, PLR0917 - PettingZoo makes environments by their arguments
        self,
        game: str,
        seats: int | None = None,
        options: dict[str, Any] | None = None,
        reward: str = "win",
        render_mode: str | None = None,
        language: str = "en",
    ) -> None:
        super().__init__(Settings(game, seats, options, reward, render_mode, language))
        self._deciders: tuple[Seat, ...] = ()

    def _progress(self) -> dict[str, Any]:
        return super()._progress() | {"_deciders": self._deciders}

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Deal a new game; the same seed gives the same games from there on."""
        self._deal(seed)
        self._deciders = settle(self._state)
        return self._all_seen(), {agent: {} for agent in self.agents}

    def _all_seen(self) -> dict[str, Observation]:
        return {
            agent: self._seen(agent, self.possible_agents.index(agent) in self._deciders)
            for agent in self.possible_agents
        }

    def step(self, actions: dict[str, Any]) -> Steps:
        """Make the moves of all who decide now.

        They are made in an order that favours nobody; where a move changes the question, the
        answers to the former one lapse, and those agents are asked again. All are checked
        before: an error, or an illegal move that ends the game, leaves the table as it is.
        """
        state = self._state
        if not self.agents:
            raise ValueError("the game is over: call reset first")
        moves = self._moves(actions)
        refused = {seat for seat, move in moves.items() if state.refusal(seat, move) is not None}
        if refused:
            return self._lost(refused)
        key = self.rules.question_key(state)
        while moves and not state.is_over and self.rules.question_key(state) == key:
            asked = tuple(seat for seat in state.deciders() if seat in moves)
            if not asked:
                break
            luck = FastStream((self._order_seed << 32) + self._decisions)
            seat = self.rules.asked(asked, luck)
            move = moves.pop(seat)
            if state.refusal(seat, move) is None:
                self._apply(seat, move)
        self._deciders = settle(state)
        return self._told()

    def _moves(self, actions: dict[str, Any]) -> dict[Seat, Move]:
        moves: dict[Seat, Move] = {}
        for seat in self._deciders:
            agent = self.possible_agents[seat]
            if actions.get(agent) is None:
                raise ValueError(f"{agent} decides now, but actions has none for it")
            moves[seat] = self._move(agent, actions[agent])
        return moves

    def _lost(self, guilty: set[Seat]) -> Steps:
        """End the game because of illegal moves."""
        EnvLogger.warn_on_illegal_move()
        everybody = self.possible_agents
        rewards = {
            agent: ILLEGAL_REWARD if seat in guilty else 0.0 for seat, agent in enumerate(everybody)
        }
        self._deciders, self.agents = (), []
        over = dict.fromkeys(everybody, True)
        return self._all_seen(), rewards, over, dict(over), {agent: {} for agent in everybody}

    def _told(self) -> Steps:
        is_over = self._state.is_over
        everybody = self.possible_agents
        seen = self._all_seen()
        rewards = self._end() if is_over else dict.fromkeys(everybody, 0.0)
        if self.render_mode == "human":
            self.render()
        if is_over:
            self.agents = []
        over, never = dict.fromkeys(everybody, is_over), dict.fromkeys(everybody, False)
        return seen, rewards, over, never, {agent: {} for agent in everybody}

    def render(self) -> str | None:
        """What has happened since the last time, and the table, as the first who decides knows it.

        After the end as a spectator does.
        """
        return self._drawn(self._deciders[0] if self._deciders else None)
