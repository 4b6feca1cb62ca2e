"""Bots think in worker processes, so that the event loop never waits for them."""

from __future__ import annotations

import pickle
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec

from stolik.bots import Bot, make
from stolik.kernel.registry import usable
from stolik.kernel.state import State
from stolik.server.workers.fair_queue import Caps, FairQueue, Share
from stolik.server.workers.processes import Workers

KEPT_BOTS = 256
PATIENCE = 1.0
"""Seconds after which a bot stops thinking and makes its best move so far."""

LEAST_PATIENCE = 0.25
"""Seconds that a bot has to think however many wait.

On compiled rules an expert's whole plan takes less in nine decisions of ten, in every game.
"""

LONGEST_THOUGHT = 60.0
"""Seconds after which a bot that has not decided is stopped, so that others can think."""

CAPS = Caps(person=16, address=256, everybody=4096)
"""How many decisions of bots may wait: at the tables of one person, of one address, of all.

A full table of sixteen seats asks fifteen bots at once. What is not taken is asked again after
some seconds.
"""


class BotTask(msgspec.Struct, frozen=True):
    """A decision that a bot is asked for. `who` identifies the bot among those of all tables.

    `turn` counts its moves: random numbers belong to one of them, so that a node that goes on with
    a game decides as the one before would have. Without `seconds` nothing ends its thought.
    """

    who: str
    level: str
    seed: int
    seat: int
    turn: int
    state: bytes
    seconds: float


class BotPool:
    """The bots of all tables of this node, in worker processes."""

    def __init__(self, workers: int) -> None:
        self._workers = Workers(workers, niceness=10, caps=CAPS)
        self.thoughts = 0

    @property
    def queue(self) -> FairQueue:
        """The queue for the workers."""
        return self._workers.queue

    async def warm_up(self) -> None:
        """Start the workers early: that takes longer than most decisions."""
        await self._workers.run(warm_up)

    @asynccontextmanager
    async def turn(self, share: Share) -> AsyncIterator[float]:
        """Wait until a worker is free for this table; returns how many seconds it may think.

        The more wait, the less time each has: `PATIENCE` is for all that wait together. A level
        then tries out less, from the same seed and by the same plan. Of another address only one
        counts, however much it has waiting.
        """
        async with self.queue.turn(share):
            yield max(LEAST_PATIENCE, PATIENCE / max(1.0, self.queue.load(share)))

    async def choose(self, task: BotTask) -> int:
        """The code of the move that the bot picks; for callers that hold a turn.

        Raises TookTooLong if it cannot decide.
        """
        self.thoughts += 1
        return await self._workers.run_now(choose, task, limit=LONGEST_THOUGHT)

    async def close(self) -> None:
        """Stop the workers."""
        await self._workers.close()


def warm_up() -> None:
    """Load every game; this runs in the worker."""
    usable()


_bots: OrderedDict[str, Bot] = OrderedDict()


def choose(task: BotTask) -> int:
    """Let a bot choose from its seat's perspective; this runs in the worker."""
    state = pickle.loads(task.state)  # our own bytes, from our own process
    assert isinstance(state, State)
    bot = _bots.get(task.who)
    if bot is None:
        bot = _bots[task.who] = make(task.level, state.game, task.seed)
        if len(_bots) > KEPT_BOTS:
            _bots.popitem(last=False)
    _bots.move_to_end(task.who)
    bot.seconds = task.seconds
    bot.begin_turn(task.turn)
    return bot.choose(bot.look(state, task.seat)).code
