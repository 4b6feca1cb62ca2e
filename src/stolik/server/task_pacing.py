"""Bounds how long tasks work in one pass of the event loop, so that moves need not wait for them.

A move takes no task: it is read, stored by the writer's thread, and acknowledged by a callback. In
between, an event loop carries out every task that is ready, in any number, and many clients make
many ready at once. Here tasks take their steps a few at a time, and in between the loop reads what
has arrived, moves first.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Coroutine, Generator
from time import perf_counter
from typing import Any, Final

PASS_SECONDS: Final = 0.0005
"""Seconds that tasks may work in one pass of the loop; the last step of a pass may exceed them."""

SMOOTHING: Final = 0.05
"""How much the last step counts in the average."""

AnyCoroutine = Coroutine[Any, Any, Any]


class TaskPacing:
    """A task factory. Tasks whose steps do not fit into a pass wait in a queue for a later one."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._left = PASS_SECONDS
        self._average = PASS_SECONDS  # of one step
        self._waiting: deque[asyncio.Future[None]] = deque()
        self._will_renew = False

    def __call__(
        self,
        loop: asyncio.AbstractEventLoop,
        coro: Any,  # noqa: ANN401 - a coroutine, in the words of asyncio's types perhaps a generator
        /,
        **more: Any,  # noqa: ANN401 - of whichever version of Python
    ) -> asyncio.Task[Any]:
        """Make a task."""
        return asyncio.Task(_PacedCoroutine(coro, self), loop=loop, **more)

    def has_room(self) -> bool:
        """Whether a task may take a step now."""
        return self._left > 0 and not self._waiting

    def wait(self) -> asyncio.Future[None]:
        """What a task has to wait for before its next step."""
        waiting = self._loop.create_future()
        self._waiting.append(waiting)
        self._renew_soon()
        return waiting

    def spend(self, seconds: float) -> None:
        """Count a step."""
        self._left -= seconds
        self._average += (seconds - self._average) * SMOOTHING
        self._renew_soon()

    def _renew_soon(self) -> None:
        if not self._will_renew:
            self._will_renew = True
            self._loop.call_soon(self._renew)

    def _renew(self) -> None:
        """Begin another pass: let as many go on as will probably fit into it."""
        self._will_renew = False
        self._left = PASS_SECONDS
        room = max(1, int(PASS_SECONDS / self._average))
        while self._waiting and room:
            waiting = self._waiting.popleft()
            if not waiting.done():  # else its task was cancelled
                waiting.set_result(None)
                room -= 1
        if self._waiting:
            self._renew_soon()


def call_in_turn(callback: Callable[[], None]) -> None:
    """Call back after all tasks that wait for a step now; without pacing, in the next pass."""
    loop = asyncio.get_running_loop()
    pacing = loop.get_task_factory()
    if isinstance(pacing, TaskPacing):
        pacing.wait().add_done_callback(lambda _: callback())
    else:
        loop.call_soon(callback)


class _PacedCoroutine(AnyCoroutine):
    """A coroutine whose task takes a step only when there is room for it."""

    __slots__ = ("_coro", "_has_waited", "_pacing")

    def __init__(self, coro: AnyCoroutine, pacing: TaskPacing) -> None:
        self._coro = coro
        self._pacing = pacing
        self._has_waited = False

    def send(self, value: Any) -> Any:  # noqa: ANN401 - whatever it waits for
        """Take a step, or wait before it."""
        if not self._has_waited and not self._pacing.has_room():
            self._has_waited = True
            return next(self._pacing.wait().__await__())
        self._has_waited = False
        start = perf_counter()
        try:
            return self._coro.send(value)
        finally:
            self._pacing.spend(perf_counter() - start)

    def throw(self, *error: Any) -> Any:  # noqa: ANN401 - as above
        """Raise an error in it, at once: it is cancelled, or what it waited for has failed."""
        self._has_waited = False
        return self._coro.throw(*error)

    def close(self) -> None:
        """End it."""
        self._coro.close()

    def __await__(self) -> Generator[Any, Any, Any]:
        return self._coro.__await__()
