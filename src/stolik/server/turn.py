"""Whose turn it is to change a table: one at a time."""

from __future__ import annotations

import asyncio


class Turn(asyncio.Lock):
    """A lock that can also be taken without waiting, and so without a task."""

    def take(self) -> bool:
        """Take it here and now; False when somebody has it or waits for it."""
        if self.locked():
            return False
        taking = self.acquire()
        try:
            taking.send(None)
        except StopIteration:
            return True
        taking.close()  # it was promised to somebody who waits
        return False
