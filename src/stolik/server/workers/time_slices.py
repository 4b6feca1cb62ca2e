"""Asks Linux to let this process run as soon as it wakes.

Bots and reviews think on the same processors. Though they run at a lower priority, one of them may
finish its slice of some milliseconds before whoever wakes gets the processor: on the way of a move
through event loop and writer that happens again and again. Who asks for short slices need not wait.
"""

from __future__ import annotations

import ctypes
import os
import platform
import struct
import sys
from typing import Final

SHORT: Final = 100_000
"""Nanoseconds; the shortest slice there is. It gives nobody more of the processor."""

DEFAULT: Final = 0

_SCHED_SETATTR: Final = {"x86_64": 314, "aarch64": 274}
"""The system call, which the standard library does not have."""

_ATTRIBUTES: Final = struct.Struct("=IIQiIQQQ")
"""Size, policy, flags, niceness, priority, slice, and two that this policy has not."""


def ask_for_slices(nanoseconds: int) -> bool:
    """Set the slices of this thread, and of those it starts; returns whether the system did."""
    number = _SCHED_SETATTR.get(platform.machine())
    if sys.platform != "linux" or number is None:
        return False
    if os.sched_getscheduler(0) != os.SCHED_OTHER:
        return False  # the host has decided otherwise
    niceness = os.getpriority(os.PRIO_PROCESS, 0)
    packed = _ATTRIBUTES.pack(_ATTRIBUTES.size, os.SCHED_OTHER, 0, niceness, 0, nanoseconds, 0, 0)
    library = ctypes.CDLL(None)
    return bool(library.syscall(number, 0, packed, 0) == 0)
