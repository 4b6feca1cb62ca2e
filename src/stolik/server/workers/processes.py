"""Worker processes for long work, so that the event loop never waits."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from multiprocessing.connection import Connection, wait
from typing import Any, TypeVar

from stolik.server.workers.fair_queue import NOBODY, Caps, FairQueue, Share
from stolik.server.workers.time_slices import DEFAULT, ask_for_slices

T = TypeVar("T")


class TookTooLong(Exception):  # noqa: N818 - reads as what it is
    """Work that was stopped after its time limit."""


class Workers:
    """A pool of processes, started when there is work; with none, one thread of this process.

    A worker takes a piece of work when it is free, so the time a piece may take is the time of the
    work itself and not of what waited before it. Waiting callers are served fairly. A worker that
    dies or does not finish is replaced.
    """

    def __init__(self, count: int, niceness: int = 0, caps: Caps | None = None) -> None:
        self.queue = FairQueue(max(1, count), caps)
        self._count = count
        self._niceness = niceness
        self._pool: _Pool | None = None
        self._is_closed = False

    async def run(
        self,
        work: Callable[..., T],
        *args: object,
        limit: float | None = None,
        share: Share = NOBODY,
    ) -> T:
        """Run a function in a worker for somebody, in their turn.

        Raises TookTooLong after `limit` seconds of work, QueueFull if too much waits.
        """
        async with self.queue.turn(share):
            return await self.run_now(work, *args, limit=limit)

    async def run_now(self, work: Callable[..., T], *args: object, limit: float | None = None) -> T:
        """The same for a caller that already holds a turn of `queue`."""
        try:
            return await self._try(work, args, limit)
        except BrokenProcessPool:
            return await self._try(work, args, limit)  # the worker died; here is another

    async def close(self) -> None:
        """Stop, whatever is being done."""
        self._is_closed = True
        if self._pool is not None:
            pool, self._pool = self._pool, None
            await asyncio.to_thread(pool.dismiss, wait=True)

    async def _try(
        self, work: Callable[..., T], args: tuple[object, ...], limit: float | None
    ) -> T:
        if self._is_closed:
            raise asyncio.CancelledError
        if self._pool is None:
            self._pool = _Pool(self._count, self._niceness)
        pool = self._pool
        try:
            await asyncio.shield(pool.starting)
            doing = asyncio.get_running_loop().run_in_executor(pool.executor, work, *args)
            return await asyncio.wait_for(doing, limit)
        except BrokenProcessPool:
            self._drop(pool)
            raise
        except TimeoutError:
            self._drop(pool)
            raise TookTooLong(f"{work.__name__} took more than {limit} s") from None

    def _drop(self, pool: _Pool) -> None:
        pool.dismiss()
        if self._pool is pool:
            self._pool = None


class _Pool:
    """A process pool whose workers stop at once when it is dismissed."""

    def __init__(self, count: int, niceness: int) -> None:
        context = multiprocessing.get_context("spawn")
        self._far, self._near = context.Pipe(duplex=False)
        self.executor: Executor
        if count == 0:
            self.executor = ThreadPoolExecutor(1, thread_name_prefix="stolik-worker")
        else:
            started = (self._far, niceness)
            self.executor = ProcessPoolExecutor(
                count, context, initializer=_begin, initargs=started
            )
        # In a thread: starting a process takes 10 ms and more, for which no move should wait.
        self.starting = asyncio.ensure_future(asyncio.to_thread(self._start, count))

    def _start(self, count: int) -> None:
        with suppress(RuntimeError):  # dismissed meanwhile
            for _ in range(count):
                self.executor.submit(_do_nothing)

    def dismiss(self, *, wait: bool = False) -> None:
        """Stop running work and drop waiting work; with `wait`, until the processes have ended."""
        self._near.close()
        is_thread = isinstance(self.executor, ThreadPoolExecutor)  # which cannot be stopped
        self.executor.shutdown(wait=wait and not is_thread, cancel_futures=True)


def _do_nothing() -> None:
    """Let the executor start a process."""


def _begin(server_end: Connection[Any, Any], niceness: int) -> None:
    """Start a worker; it ends with the server, however that ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server decides when to stop
    parent = multiprocessing.parent_process()

    def watch() -> None:
        wait([server_end] if parent is None else [server_end, parent.sentinel])
        os._exit(0)

    if hasattr(os, "nice"):
        os.nice(niceness)
    ask_for_slices(DEFAULT)
    threading.Thread(target=watch, daemon=True).start()
