"""Paints the pictures of links in a process of its own, caches the last ones, serves in turn."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from hashlib import blake2b

import resvg_py

from stolik.kernel.record import Record
from stolik.server.errors import Wait
from stolik.server.previews import card, drawing
from stolik.server.workers.fair_queue import Caps, QueueFull, Share
from stolik.server.workers.processes import TookTooLong, Workers
from stolik.table.errors import TableError

KEPT = 64
"""This many pictures are kept, of about 170 kB each."""

WAITING = Caps(person=8, address=16, everybody=128)
"""How many pictures may be waited for; each takes about a third of a second."""

LIMIT = 20.0
"""Seconds that one picture may take."""


class Previews:
    """Pictures of links: drawn by a process of its own, in turn by address and person."""

    def __init__(self, workers: int) -> None:
        self._workers = Workers(min(1, workers), niceness=15, caps=WAITING)
        self._kept: OrderedDict[bytes, bytes] = OrderedDict()

    async def close(self) -> None:
        """Stop painting."""
        await self._workers.close()

    async def of_result(self, record: str, is_listed: bool, language: str, share: Share) -> bytes:
        """The picture of a finished game, from its record; names only where it was listed."""
        return await self._of(share, paint_result, record, is_listed, language)

    async def of_invitation(
        self, game: str, seats: int, host: str | None, language: str, share: Share
    ) -> bytes:
        """The picture of an invitation to a table."""
        return await self._of(share, paint_invitation, game, seats, host, language)

    async def of_question(self, game: str, seats: int, language: str, share: Share) -> bytes:
        """The picture of a question about a game."""
        return await self._of(share, paint_question, game, seats, language)

    async def _of(self, share: Share, paint: Callable[..., bytes], *facts: object) -> bytes:
        key = blake2b(repr((paint.__name__, facts)).encode(), digest_size=16).digest()
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        try:
            async with self._workers.queue.turn(share):
                if key not in self._kept:
                    self._kept[key] = await self._workers.run_now(paint, *facts, limit=LIMIT)
        except QueueFull:
            raise Wait(1) from None
        except TookTooLong:
            raise TableError("busy") from None
        found = self._kept[key]
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return found


def paint_result(record: str, is_listed: bool, language: str) -> bytes:
    """Draw a finished game; this runs in the worker."""
    return _png(card.result(Record.read(record), is_listed, language))


def paint_invitation(game: str, seats: int, host: str | None, language: str) -> bytes:
    """Draw an invitation; this runs in the worker."""
    return _png(card.invitation(game, seats, host, language))


def paint_question(game: str, seats: int, language: str) -> bytes:
    """Draw a question; this runs in the worker."""
    return _png(card.question(game, seats, language))


def _png(shown: card.Card) -> bytes:
    return bytes(
        resvg_py.svg_to_bytes(
            svg_string=drawing.draw(shown),
            skip_system_fonts=True,
            font_files=drawing.font_files(),
        )
    )
