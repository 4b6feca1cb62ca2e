"""What PettingZoo's two kinds of environments share: a table with named agents."""

from __future__ import annotations

from copy import deepcopy
from typing import Any, NamedTuple

import numpy as np
from gymnasium import spaces
from gymnasium.utils.seeding import np_random
from numpy.typing import NDArray

from stolik.adapters.ends import order_seed_of, win_shares
from stolik.adapters.observer import Observation, Observer
from stolik.adapters.rendering import RENDER_MODES, check_render_mode, drawn
from stolik.adapters.settings import check_reward
from stolik.kernel.event import Notice
from stolik.kernel.move import Move
from stolik.kernel.observations.vector import VectorField
from stolik.kernel.registry import load
from stolik.kernel.seat import Seat
from stolik.kernel.state import State
from stolik.text import Speaker

SEEDS = 1 << 62
ILLEGAL_REWARD = -1.0


class Settings(NamedTuple):
    """How an environment was made; it can be made so again."""

    game: str
    seats: int | None
    options: dict[str, Any] | None
    reward: str
    render_mode: str | None
    language: str


class AgentTable:
    """A table whose seats are agents `player_0`, `player_1` …

    Copies, deep or not, and pickles hold the game that is being played, and go on
    independently of each other.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 - PettingZoo asks for a plain dict
        "render_modes": list(RENDER_MODES),
        "name": "stolik_v1",
        "render_fps": 2,
    }

    def __init__(self, settings: Settings) -> None:
        check_reward(settings.reward)
        check_render_mode(settings.render_mode)
        self.settings = settings
        self.game = load(settings.game)
        seats, options = settings.seats, settings.options
        count = self.game.default_seats(options) if seats is None else seats
        self.rules = self.game.rules(count, options)
        name = f"stolik_{settings.game.replace('-', '_')}_v1"
        self.metadata = {**self.metadata, "name": name}
        self.render_mode = settings.render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(self.rules.seats)]
        self._speaker = Speaker(
            settings.language, ["stolik.text", self.game.package], self.possible_agents
        )
        self._observer = Observer(self.rules)
        self.observation_spaces = {agent: self._observer.space() for agent in self.possible_agents}
        self.action_spaces = {
            agent: spaces.Discrete(len(self.game.moves)) for agent in self.possible_agents
        }
        self.state_space = self._observer.state_space()
        self.agents: list[str] = []
        self.table: State | None = None
        self._random, _ = np_random()
        self._order_seed = self._decisions = 0
        self._notices: list[Notice] = []

    def __reduce__(self) -> tuple[object, ...]:
        return _made_again, (type(self), self.settings, self._progress())

    def _progress(self) -> dict[str, Any]:
        """Everything that changes while a game is played, as others may keep it."""
        return {
            "table": None if self.table is None else self.table.copy(),
            "_random": deepcopy(self._random),
            "_order_seed": self._order_seed,
            "_decisions": self._decisions,
            "_notices": list(self._notices),
            "agents": list(self.agents),
        }

    def _take(self, progress: dict[str, Any]) -> None:
        """Go on from somebody's progress."""
        self.__dict__.update(progress)

    def observation_space(self, agent: str) -> spaces.Dict:
        """What an agent can see."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """What an agent can do: the codes of all moves."""
        return self.action_spaces[agent]

    def layout(self) -> list[VectorField]:
        """What the numbers of an observation are, field by field."""
        return self._observer.fields

    def state(self) -> NDArray[np.float32]:
        """What all agents see together, one after the other; the agents themselves see less."""
        return self._observer.everything(self._state)

    @property
    def _state(self) -> State:
        if self.table is None:
            raise ValueError("nothing has been dealt yet: call reset first")
        return self.table

    def _deal(self, seed: int | None) -> None:
        if seed is not None:
            self._random, _ = np_random(seed)
        self.table = self.game.new(
            self.rules.seats, int(self._random.integers(SEEDS)), self.rules.options
        )
        self._order_seed, self._decisions = order_seed_of(self.table), 0
        self._notices = []
        self.agents = list(self.possible_agents)

    def _apply(self, seat: Seat, move: Move) -> None:
        self._state.apply(seat, move, None if self.render_mode is None else self._notices)
        self._decisions += 1

    def _move(self, agent: str, action: Any) -> Move:  # noqa: ANN401 - any whole number
        code, moves = int(action), self.game.moves
        if not 0 <= code < len(moves):
            raise ValueError(f"{agent}: action {code} is none of the {len(moves)} actions")
        return moves[code]

    def _end(self) -> dict[str, float]:
        """What the end is worth to everybody."""
        is_scored = self.settings.reward == "score"
        end = self._state.outcome.scores if is_scored else win_shares(self._state)
        return dict(zip(self.possible_agents, map(float, end), strict=True))

    def _seen(self, agent: str, is_asked: bool) -> Observation:
        return self._observer.observe(self._state, self.possible_agents.index(agent), is_asked)

    def _drawn(self, seat: Seat | None) -> str | None:
        """What has happened since the last time, the table, and what the seat is asked."""
        notices, self._notices = self._notices, []
        return drawn(self._state, seat, notices, self._speaker, self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""


def _made_again(kind: type[AgentTable], settings: Settings, progress: dict[str, Any]) -> AgentTable:
    made = kind(*settings)  # type: ignore[call-arg, arg-type]
    made._take(progress)
    return made
