"""The lock of a table: one change at a time."""

from __future__ import annotations

import asyncio


class TableLock(asyncio.Lock):
    """A lock that can also be taken without waiting, and so without a task."""

    _locked: bool

    def acquire_nowait(self) -> bool:
        """Take it at once; False when somebody has it or waits for it."""
        if self._locked or self._waiters:  # free, it may be promised to somebody who waits
            return False
        self._locked = True
        return True
