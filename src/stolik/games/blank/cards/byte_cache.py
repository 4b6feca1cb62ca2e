"""A cache bounded in bytes: the least recently used values are evicted first."""

from __future__ import annotations

import threading
from collections import OrderedDict
from typing import Generic, TypeVar

K = TypeVar("K")
V = TypeVar("V")


class ByteCache(Generic[K, V]):
    """Values with sizes; together they take at most a given number of bytes.

    >>> cache = ByteCache[str, int](10)
    >>> for name in "abc":
    ...     cache.put(name, ord(name), 4)
    >>> [name for name in "abc" if name in cache], cache.used
    (['b', 'c'], 8)
    """

    def __init__(self, most: int) -> None:
        self.most = most
        self.used = 0
        self._kept: OrderedDict[K, tuple[V, int]] = OrderedDict()
        self._lock = threading.Lock()  # readers may be threads of this process

    def __contains__(self, key: K) -> bool:
        return key in self._kept

    def get(self, key: K) -> V | None:
        """The value of a key, which counts as used now."""
        with self._lock:
            found = self._kept.get(key)
            if found is None:
                return None
            self._kept.move_to_end(key)
            return found[0]

    def put(self, key: K, value: V, weight: int) -> None:
        """Store a value; one that is larger than the whole cache is not stored."""
        with self._lock:
            before = self._kept.pop(key, None)
            if before is not None:
                self.used -= before[1]
            if weight > self.most:
                return
            self._kept[key] = (value, weight)
            self.used += weight
            while self.used > self.most:
                _, (_, freed) = self._kept.popitem(last=False)
                self.used -= freed

    def clear(self) -> None:
        """Forget everything."""
        with self._lock:
            self._kept.clear()
            self.used = 0
