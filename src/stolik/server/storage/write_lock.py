"""Orders writes to SQLite, which allows one write transaction at a time.

SQLite itself makes the others sleep and retry, for longer each time, and serves whoever
retries at the right moment: many small transactions could delay the log of moves for
seconds. Here the log waits for at most one of them, and they for at most one group of moves.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Condition, Lock
from typing import Final

SWITCH_SECONDS: Final = 0.00005
"""After how long a thread that writes may run again, when another one holds the interpreter: each
statement lets go of it several times, and others wait for the lock all the while."""


class _ShortSwitchInterval:
    """Makes threads take turns quickly while anybody writes for a short time; for the process."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._count = 0
        self._default = 0.0

    def begin(self) -> None:
        with self._lock:
            if not self._count:
                self._default = sys.getswitchinterval()
                sys.setswitchinterval(SWITCH_SECONDS)
            self._count += 1

    def end(self) -> None:
        with self._lock:
            self._count -= 1
            if not self._count:
                sys.setswitchinterval(self._default)


_short_interval = _ShortSwitchInterval()


class WriteLock:
    """Held by the log's thread or by the thread of other transactions, in turns if both want it.

    It passes from thread to thread: the event loop, however busy, has no part in it. `writes` says
    how often it was held.
    """

    def __init__(self) -> None:
        self.writes = 0
        self._condition = Condition()
        self._is_taken = False
        self._was_log = False  # whoever had it last
        self._waiting = {True: 0, False: 0}  # the log, others
        self._is_short = False

    @contextmanager
    def held(self, *, by_log: bool = False, is_short: bool = True) -> Iterator[None]:
        """Wait for it, and hold it; for a short time, unless said otherwise."""
        self.acquire(by_log=by_log, is_short=is_short)
        try:
            yield
        finally:
            self.release()

    def acquire(self, *, by_log: bool = False, is_short: bool = True) -> None:
        """Wait for it; `release` gives it back.

        Until then threads take turns quickly, if it is for a short time: always that would cost
        a busy server a part of its time.
        """
        with self._condition:
            self._waiting[by_log] += 1
            self._condition.wait_for(lambda: self._is_free_for(by_log))
            self._waiting[by_log] -= 1
            self._is_taken, self._was_log = True, by_log
            self._is_short = is_short
        if is_short:
            _short_interval.begin()

    def release(self) -> None:
        """Give it back."""
        if self._is_short:
            _short_interval.end()
        with self._condition:
            self._is_taken = False
            self.writes += 1
            self._condition.notify_all()

    def _is_free_for(self, by_log: bool) -> bool:
        is_others_turn = self._was_log == by_log and self._waiting[not by_log]
        return not self._is_taken and not is_others_turn
