"""How many cards one person and one address may have read and stored."""

from __future__ import annotations

from stolik.server.errors import Wait
from stolik.server.limits.buckets import Bucket, Buckets
from stolik.server.workers.fair_queue import Share

BYTES_AT_ONCE = 6_000_000
"""Bytes of cards that one address may have stored at once, in decks and in tables."""

BYTES_AN_HOUR = 12_000_000

CPU_AT_ONCE = 180.0
"""Seconds of work of the card readers that one address may use at once."""

CPU_SHARE = 1.0
"""The part of a processor that the readers spend on one address in the long run.

Whoever writes a sentence has it read at every pause, which takes a second where it is not
understood yet: a third of a processor is what one person's writing needs.
"""

PERSON_PART = 3
"""The share of an address's quota that one person has."""


class CardQuotas:
    """Buckets of bytes and of seconds, for people and for addresses."""

    def __init__(self) -> None:
        self._bytes = _both(BYTES_AN_HOUR / 3600, BYTES_AT_ONCE)
        self._seconds = _both(CPU_SHARE, CPU_AT_ONCE)

    def take_bytes(self, share: Share, size: int) -> None:
        """Count bytes of cards that somebody stores; raises `too-fast` for too many."""
        buckets = _of(self._bytes, share)
        for bucket in buckets:
            if not bucket.has(size):
                raise Wait(bucket.wait(size), "too many cards at once")
        for bucket in buckets:
            bucket.take(size)

    def check_seconds(self, share: Share) -> None:
        """Raise `too-fast` while somebody has used up their processor time of the readers."""
        for bucket in _of(self._seconds, share):
            if not bucket.has(0.0):
                raise Wait(bucket.wait(0.0), "too many cards to read at once")

    def note_seconds(self, share: Share, seconds: float) -> None:
        """Count processor time that the readers have spent for somebody."""
        for bucket in _of(self._seconds, share):
            bucket.consume(seconds)


def _both(rate: float, burst: float) -> tuple[Buckets, Buckets]:
    return Buckets(rate / PERSON_PART, burst / PERSON_PART), Buckets(rate, burst)


def _of(both: tuple[Buckets, Buckets], share: Share) -> tuple[Bucket, Bucket]:
    people, addresses = both
    return people.of(f"{share.address} {share.person}"), addresses.of(share.address)
