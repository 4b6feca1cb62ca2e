"""How much one person may ask for, over all their sockets and requests together."""

from __future__ import annotations

from typing import Final

from stolik.server.config import Config
from stolik.server.errors import Wait
from stolik.server.limits.buckets import Bucket, Buckets

PAGE_COST: Final = 10
"""Messages that a `sync` or a page of the log counts for: small requests with large answers."""

UNDO_COST: Final = 10
"""Messages that taking a move back counts for: hundreds of states are compared for it."""

REPLAYED_MOVES: Final = 100
"""Moves of a finished game that are played again at the cost of one request."""

REQUESTS_A_GUEST: Final = 40
"""For this many requests that an address may make, one new guest: each is stored. A burst may hold
those of eighty seconds: a school class, or a whole game night."""

ROOMY: Final = 10
"""This many people of one address may use their whole limit at the same time."""


class RequestLimits:
    """Buckets: one for each person, one for requests of an address without a session, one
    for its new guests, and one for all people of an address.

    A person with a session is counted as that person, whatever they use: a second
    socket raises no limit, and another person's flood lowers none.
    """

    def __init__(self, config: Config) -> None:
        rate = config.socket_rate
        self._people = Buckets(rate, max(rate * 5, PAGE_COST * 2), most=50_000)
        self._strangers = Buckets(config.request_rate, config.request_rate * 10)
        guest_rate = config.request_rate / REQUESTS_A_GUEST
        self._guests = Buckets(guest_rate, max(1.0, guest_rate * 80))
        self._addresses = Buckets(config.request_rate * ROOMY, config.request_rate * 10 * ROOMY)

    def of(self, player: str) -> Bucket:
        """The bucket of a person."""
        return self._people.of(player)

    def check_request(self, address: str, player: str | None, is_file: bool) -> None:
        """Count a request; raises `too-fast`. Files of the client cost a person nothing."""
        if player is None:
            _take(self._strangers.of(address))
            return
        if not is_file:
            _take(self._people.of(player))
        _take(self._addresses.of(address))

    def check_new_guest(self, address: str) -> None:
        """Count a new guest; raises `too-fast`."""
        _take(self._guests.of(address))

    def check_page(self, player: str) -> None:
        """Count what a page costs beyond a plain request; raises `too-fast`."""
        _take(self._people.of(player), PAGE_COST - 1)

    def check_replay(self, address: str, player: str | None, moves: int) -> None:
        """Count moves that are replayed; raises `too-fast` while in debt for others."""
        bucket = self._strangers.of(address) if player is None else self._people.of(player)
        if not bucket.has(0.0):
            raise Wait(bucket.wait(0.0))
        bucket.consume(moves / REPLAYED_MOVES)


def _take(bucket: Bucket, cost: float = 1.0) -> None:
    if not bucket.take(cost):
        raise Wait(bucket.wait(cost))
