"""What is written stays, even when the power goes."""

from __future__ import annotations

import os
from typing import IO


def to_disk(stream: IO[bytes]) -> None:
    """Wait until all that was written lies on the disk itself."""
    stream.flush()
    os.fsync(stream.fileno())
