"""Background tasks of a node: run once, or repeated until it stops."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any

from stolik.server.storage.faults import StorageDown

logger = logging.getLogger(__name__)


class BackgroundTasks:
    """The tasks of a node. A failure in one is logged and stops no other."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()
        self._loops: list[asyncio.Task[Any]] = []

    def spawn(self, work: Any) -> asyncio.Task[Any]:  # noqa: ANN401 - any coroutine
        """Run a coroutine in the background."""
        task: asyncio.Task[Any] = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            logger.error("a task failed", exc_info=task.exception())

    def repeat(self, seconds: float, work: Callable[[], Awaitable[object]]) -> None:
        """Call a function repeatedly while the node runs."""
        self._loops.append(self.spawn(self._every(seconds, work)))

    async def _every(self, seconds: float, work: Callable[[], Awaitable[object]]) -> None:
        while True:
            await asyncio.sleep(seconds)
            try:
                await work()
            except StorageDown:
                continue
            except Exception:
                logger.exception("a repeated task failed")

    def end_loops(self) -> None:
        """Stop repeating."""
        for loop in self._loops:
            loop.cancel()

    async def close(self) -> None:
        """Cancel everything that still runs."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
