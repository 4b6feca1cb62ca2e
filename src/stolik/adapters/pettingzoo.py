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
"""

from __future__ import annotations

import sys
from io import StringIO
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle
from gymnasium.utils.seeding import np_random
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers
from rich.console import Console, Group, RenderableType
from rich.text import Text

from stolik.adapters.ends import lot_of, next_seat, win_shares
from stolik.adapters.sheet import Field
from stolik.adapters.vectors import layout, vector
from stolik.boards import Board
from stolik.kernel.event import Notice
from stolik.kernel.registry import load
from stolik.text import Speaker

SEEDS = 1 << 62
RENDER_MODES = ("human", "ansi")
WIDTH = 100
"""Columns of a table that is drawn into a text; a terminal has its own."""
PLAIN: dict[str, Any] = {"highlight": False, "emoji": False, "markup": False}


def env(game: str, seats: int | None = None, **settings: Any) -> AECEnv:  # noqa: ANN401
    """A table of a game, wrapped as PettingZoo's classic environments are.

    Whoever makes an illegal move ends the game for all and is fined. Settings
    are those of `raw_env`.
    """
    table: AECEnv = raw_env(game, seats, **settings)
    table = wrappers.TerminateIllegalWrapper(table, illegal_reward=-1)
    table = wrappers.AssertOutOfBoundsWrapper(table)
    return wrappers.OrderEnforcingWrapper(table)


class raw_env(AECEnv, EzPickle):  # type: ignore[misc]  # noqa: N801 - PettingZoo's name for it
    """A table of a game.

    `reward` says what the end is worth: a share of the win ('win') or the
    game's points ('score'); all other moves are worth nothing.
    """

    metadata = {  # noqa: RUF012 - PettingZoo asks for a plain dict
        "render_modes": list(RENDER_MODES),
        "name": "stolik_v1",
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(  # noqa: PLR0913, PLR0917 - PettingZoo pickles environments by their arguments
        self,
        game: str,
        seats: int | None = None,
        options: dict[str, Any] | None = None,
        reward: str = "win",
        render_mode: str | None = None,
        language: str = "en",
    ) -> None:
        EzPickle.__init__(self, game, seats, options, reward, render_mode, language)
        super().__init__()
        if reward not in ("win", "score"):
            raise ValueError(f"a reward is 'win' or 'score', not {reward!r}")
        if render_mode not in (None, *RENDER_MODES):
            raise ValueError(
                f"a render_mode is 'human', 'ansi' or None, not {render_mode!r}: "
                "tables are drawn as text"
            )
        self.game = load(game)
        usual = self.game.usual_seats(options) if seats is None else seats
        self.rules = self.game.rules(usual, options)
        self.metadata = {**self.metadata, "name": f"stolik_{game.replace('-', '_')}_v1"}
        self.render_mode = render_mode
        self._reward = reward
        self.possible_agents = [f"player_{seat}" for seat in range(self.rules.seats)]
        self._voice = Speaker(language, ["stolik.text", self.game.package], self.possible_agents)
        self.agents: list[str] = []
        size = sum(field.size for field in self.layout())
        self.observation_spaces = {agent: self._observation(size) for agent in self.possible_agents}
        self.action_spaces = {
            agent: spaces.Discrete(len(self.game.moves)) for agent in self.possible_agents
        }
        self._random, _ = np_random(0)

    def _observation(self, size: int) -> spaces.Dict:
        moves = (len(self.game.moves),)
        return spaces.Dict(
            {
                "observation": spaces.Box(0.0, 1.0, (size,), np.float32),
                "action_mask": spaces.Box(0, 1, moves, np.int8),
            }
        )

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent can see."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent can do: the codes of all moves."""
        return self.action_spaces[agent]

    def layout(self) -> list[Field]:
        """What the numbers of an observation are, field by field."""
        return layout(self.rules)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game; the same seed gives the same games from there on."""
        if seed is not None:
            self._random, _ = np_random(seed)
        self.table = self.rules.game.new(
            self.rules.seats, int(self._random.integers(SEEDS)), self.rules.options
        )
        self._lot, self._decisions = lot_of(self.table), 0
        self._notices: list[Notice] = []
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._ask()

    def _ask(self) -> None:
        if not self.table.is_over:
            seat = next_seat(self.table, self._lot, self._decisions)
            self.agent_selection = self.possible_agents[seat]
        if self.table.is_over:
            end = self.table.outcome.scores if self._reward == "score" else win_shares(self.table)
            self.rewards = dict(zip(self.possible_agents, map(float, end), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent sees, and what it may do if it is asked."""
        seat = self.possible_agents.index(agent)
        mask = np.zeros(len(self.game.moves), np.int8)
        if agent == self.agent_selection and not self.table.is_over:
            mask[[move.code for move in self.table.legal(seat)]] = 1
        numbers = vector(self.table.view(seat), seat, self.rules)
        return {"observation": np.frombuffer(numbers, np.float32), "action_mask": mask}

    def step(self, action: Any) -> None:  # noqa: ANN401 - None for an agent that is done
        """Make the move of the agent that is asked."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        seat = self.possible_agents.index(agent)
        notices = self._notices if self.render_mode is not None else None
        self.table.apply(seat, self.game.moves[int(action)], notices)
        self._decisions += 1
        self._ask()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """What has happened since the last time, the table, and what is asked.

        All as the agent that is asked knows it; after the end as a spectator does.
        """
        page = self._page()
        if self.render_mode == "human":
            Console(file=sys.stdout, **PLAIN).print(page)
            return None
        console = Console(file=StringIO(), width=WIDTH, **PLAIN)
        with console.capture() as drawn:
            console.print(page)
        return "\n".join(line.rstrip() for line in drawn.get().splitlines())

    def _page(self) -> Group:
        is_over = self.table.is_over
        seat = None if is_over else self.possible_agents.index(self.agent_selection)
        view = self.table.view(seat)
        board = Board(self.game)
        told = [event for notice in self._notices if (event := notice.for_seat(seat)) is not None]
        self._notices.clear()
        parts: list[RenderableType] = [Text(board.tell(view, event, self._voice)) for event in told]
        parts += [Text(""), board.draw(view, self._voice, self.table)]
        if seat is not None:
            asked = self._voice.tell(self.game.question(view, seat))
            parts.append(Text(f"\n{self._voice.name_of(seat)}: {asked}"))
        return Group(*parts)

    def close(self) -> None:
        """Nothing is held open."""
