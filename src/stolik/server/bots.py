"""Bots think in processes of their own, so that the server never waits for a thought."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import pickle
import threading
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import wait

import msgspec

from stolik.bots import Bot, make
from stolik.kernel.state import State

KEPT_BOTS = 256
PATIENCE = 1.0
"""Seconds after which a bot stops thinking and makes its best move so far."""


class Thought(msgspec.Struct, frozen=True):
    """A decision that a bot is asked for. `who` tells bots of all tables apart."""

    who: str
    level: str
    seed: int
    seat: int
    state: bytes


class Thinkers:
    """A pool of processes; with no workers, one thread of this process."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._pool: Executor | None = None
        self.thoughts = 0

    async def choose(self, thought: Thought) -> int:
        """The code of the move that the bot picks."""
        self.thoughts += 1
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._open(), choose, thought)
        except BrokenProcessPool:
            self._pool = None  # a worker died; think again in a new pool
            return await loop.run_in_executor(self._open(), choose, thought)

    async def run(self, work: Callable[..., int], *args: object) -> int:
        """Let a worker do something else that takes long."""
        return await asyncio.get_running_loop().run_in_executor(self._open(), work, *args)

    def close(self) -> None:
        """Stop thinking; thoughts that nobody began are dropped."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)

    def _open(self) -> Executor:
        if self._pool is None:
            self._pool = self._new_pool()
        return self._pool

    def _new_pool(self) -> Executor:
        if self._workers == 0:
            return ThreadPoolExecutor(1, thread_name_prefix="stolik-bots")
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self._workers, context, initializer=_end_with_the_server)


def _end_with_the_server() -> None:
    """A worker whose server was killed ends too."""
    parent = multiprocessing.parent_process()

    def watch() -> None:
        if parent is not None:
            wait([parent.sentinel])
            os._exit(1)

    os.nice(5)  # players come first
    threading.Thread(target=watch, daemon=True).start()


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
