"""Token buckets."""

from __future__ import annotations

import time
from collections import OrderedDict
from ipaddress import IPv6Address


class Bucket:
    """Allows `rate` tokens a second on average, and `burst` at once."""

    __slots__ = ("burst", "filled_at", "rate", "tokens")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.tokens = burst
        self.filled_at = time.monotonic()

    def take(self, cost: float = 1.0) -> bool:
        """Consume tokens; False when there are not enough."""
        now = time.monotonic()
        self.tokens = min(self.burst, self.tokens + (now - self.filled_at) * self.rate)
        self.filled_at = now
        if self.tokens < cost:
            return False
        self.tokens -= cost
        return True

    def has(self, cost: float = 1.0) -> bool:
        """Whether there are enough tokens; consumes none."""
        self.take(0.0)  # refill
        return self.tokens >= cost

    def consume(self, cost: float = 1.0) -> None:
        """Consume tokens; may go into debt, at most `burst`."""
        self.tokens = max(-self.burst, self.tokens - cost)

    def refund(self, cost: float = 1.0) -> None:
        """Give tokens back."""
        self.tokens += cost

    def wait(self, cost: float = 1.0) -> int:
        """Seconds until there are enough tokens again, rounded up."""
        return max(1, int((cost - self.tokens) / self.rate) + 1)


class Buckets:
    """A bucket for each key; the least used keys are forgotten, so memory stays flat."""

    def __init__(self, rate: float, burst: float, most: int = 10_000) -> None:
        self.rate = rate
        self.burst = burst
        self.most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, key: str) -> Bucket:
        """The bucket of this key."""
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(self.rate, self.burst)
            if len(self._buckets) > self.most:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(key)
        return bucket


def address_group(address: str) -> str:
    """What limits count as one: an IPv4 address, or all 2⁶⁴ IPv6 addresses of a network."""
    if ":" not in address:
        return address
    try:
        known = IPv6Address(address)
    except ValueError:
        return address
    if known.ipv4_mapped is not None:
        return str(known.ipv4_mapped)
    return str(IPv6Address(int(known) >> 64 << 64))
