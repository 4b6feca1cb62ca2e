"""Starts requests one after the other, so that moves at tables need not wait for a crowd."""

from __future__ import annotations

from functools import partial
from typing import Final

from stolik.server.errors import Wait
from stolik.server.task_pacing import call_in_turn
from stolik.server.workers.fair_queue import Caps, FairQueue, QueueFull, Share

WAITING: Final = Caps(person=100, address=400, everybody=5000)
"""Requests that may wait to be started: of one person, of one address, of everybody."""


class RequestGate:
    """Starts requests one after the other, addresses in turn.

    The next one starts once all tasks that waited for a step have had one: otherwise all requests
    that arrive while the loop is busy would start at once, and each would wait for all the others.
    Work that a request leaves to others (the database, a worker) is not counted: only its start.
    """

    def __init__(self) -> None:
        self._queue = FairQueue(1, WAITING)

    async def pass_through(self, share: Share) -> None:
        """Wait until this request may start; raises `too-fast` if too many wait."""
        try:
            piece = await self._queue.enter(share)
        except QueueFull:
            raise Wait(1, "too many requests wait to be answered") from None
        # Not before the loop's next pass: until then the request does its first piece of work.
        call_in_turn(partial(self._queue.leave, piece))
