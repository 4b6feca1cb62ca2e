"""The lock of a table: one change at a time."""

from __future__ import annotations

import asyncio


class TableLock(asyncio.Lock):
    """A lock that can also be taken without waiting, and so without a task."""

    def acquire_nowait(self) -> bool:
        """Take it at once; False when somebody has it or waits for it."""
        if self.locked():
            return False
        taking = self.acquire()
        try:
            taking.send(None)
        except StopIteration:
            return True
        taking.close()  # it was promised to somebody who waits
        return False
