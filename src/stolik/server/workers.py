"""Processes beside the server, for what takes long: it never waits for a thought or a brush."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import Connection, wait
from typing import Any, TypeVar

T = TypeVar("T")


class TookTooLong(Exception):  # noqa: N818 - reads as what it is
    """Work that was given up after its time was out."""


class Workers:
    """So many processes, opened when there is work; with none, one thread of this process.

    A worker takes a piece of work when it is free, so the time a piece may take
    is the time of the work itself and not of what waited before it. A worker
    that dies, or does not come to an end, is replaced.
    """

    def __init__(self, count: int, niceness: int = 0) -> None:
        self._count = count
        self._niceness = niceness
        self._free = asyncio.Semaphore(max(1, count))
        self._crew: _Crew | None = None
        self._is_closed = False

    async def run(self, work: Callable[..., T], *args: object, limit: float | None = None) -> T:
        """Let a worker do something; raises TookTooLong after `limit` seconds."""
        async with self._free:
            try:
                return await self._try(work, args, limit)
            except BrokenProcessPool:
                return await self._try(work, args, limit)  # the worker died; here is another

    async def close(self) -> None:
        """Stop, whatever is being done."""
        self._is_closed = True
        if self._crew is not None:
            crew, self._crew = self._crew, None
            await asyncio.to_thread(crew.dismiss, wait=True)

    async def _try(
        self, work: Callable[..., T], args: tuple[object, ...], limit: float | None
    ) -> T:
        if self._is_closed:
            raise asyncio.CancelledError
        if self._crew is None:
            self._crew = _Crew(self._count, self._niceness)
        crew = self._crew
        try:
            doing = asyncio.get_running_loop().run_in_executor(crew.pool, work, *args)
            return await asyncio.wait_for(doing, limit)
        except BrokenProcessPool:
            self._let_go(crew)
            raise
        except TimeoutError:
            self._let_go(crew)
            raise TookTooLong(f"{work.__name__} took more than {limit} s") from None

    def _let_go(self, crew: _Crew) -> None:
        crew.dismiss()
        if self._crew is crew:
            self._crew = None


class _Crew:
    """A pool whose workers hang on a leash: when it is let go, each ends at once."""

    def __init__(self, count: int, niceness: int) -> None:
        context = multiprocessing.get_context("spawn")
        self._far, self._near = context.Pipe(duplex=False)
        self.pool: Executor
        if count == 0:
            self.pool = ThreadPoolExecutor(1, thread_name_prefix="stolik-worker")
        else:
            leash = (self._far, niceness)
            self.pool = ProcessPoolExecutor(count, context, initializer=_begin, initargs=leash)

    def dismiss(self, *, wait: bool = False) -> None:
        """End what is being done, drop what is waiting; perhaps see that nothing is left behind."""
        self._near.close()
        is_thread = isinstance(self.pool, ThreadPoolExecutor)  # which nobody can end
        self.pool.shutdown(wait=wait and not is_thread, cancel_futures=True)


def _begin(leash: Connection[Any, Any], niceness: int) -> None:
    """Begin a worker's life; it ends with the server, however that ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server decides when to stop
    parent = multiprocessing.parent_process()

    def watch() -> None:
        wait([leash] if parent is None else [leash, parent.sentinel])
        os._exit(0)

    if hasattr(os, "nice"):
        os.nice(niceness)
    threading.Thread(target=watch, daemon=True).start()
