"""Bots think in processes of their own, so that the server never waits for a thought."""

from __future__ import annotations

import pickle
from collections import OrderedDict

import msgspec

from stolik.bots import Bot, make
from stolik.kernel.registry import games, load
from stolik.kernel.state import State
from stolik.server.workers import Workers

KEPT_BOTS = 256
PATIENCE = 1.0
"""Seconds after which a bot stops thinking and makes its best move so far."""

LONGEST_THOUGHT = 60.0
"""Seconds after which a bot that has not decided is given up, so that others can think."""


class Thought(msgspec.Struct, frozen=True):
    """A decision that a bot is asked for. `who` tells bots of all tables apart."""

    who: str
    level: str
    seed: int
    seat: int
    state: bytes


class Thinkers:
    """Bots of all tables of this node, at work."""

    def __init__(self, workers: int) -> None:
        self._workers = Workers(workers, niceness=2)
        self.thoughts = 0

    async def wake(self) -> None:
        """Begin before anybody waits: starting a worker takes longer than most thoughts."""
        await self._workers.run(wake)

    async def choose(self, thought: Thought) -> int:
        """The code of the move that the bot picks; raises TookTooLong if it cannot decide."""
        self.thoughts += 1
        return await self._workers.run(choose, thought, limit=LONGEST_THOUGHT)

    async def close(self) -> None:
        """Stop thinking."""
        await self._workers.close()


def wake() -> None:
    """Load every game; this runs in the worker."""
    for game_id in games():
        load(game_id)


_bots: OrderedDict[str, Bot] = OrderedDict()


def choose(thought: Thought) -> int:
    """Let a bot choose from its seat's perspective; this runs in the worker."""
    state = pickle.loads(thought.state)  # our own bytes, from our own process
    assert isinstance(state, State)
    bot = _bots.get(thought.who)
    if bot is None:
        bot = _bots[thought.who] = make(thought.level, state.game, thought.seed, PATIENCE)
        if len(_bots) > KEPT_BOTS:
            _bots.popitem(last=False)
    return bot.choose(bot.look(state, thought.seat)).code
