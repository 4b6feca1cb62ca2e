"""The time of a node: real, but without the jumps of the machine's clock."""

from __future__ import annotations

import time


class NodeClock:
    """Milliseconds since 1970, counted from one reading by a clock that never jumps.

    Nodes that share a database take the first reading from it, so that they
    agree even where their machines do not.
    """

    def __init__(self, reading: float | None = None) -> None:
        self._start = time.monotonic()
        self._reading = time.time() if reading is None else reading

    def now(self) -> int:
        """The time, in milliseconds since 1970."""
        return int((self._reading + time.monotonic() - self._start) * 1000)
