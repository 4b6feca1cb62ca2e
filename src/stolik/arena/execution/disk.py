"""Durable writes: what is written survives a power cut."""

from __future__ import annotations

import os
from typing import IO


def to_disk(stream: IO[bytes]) -> None:
    """Flush and wait until the data is on the disk."""
    stream.flush()
    os.fsync(stream.fileno())
