"""As a program: the server of `deals.py` by a clock that a file sets forward.

The file holds the milliseconds that have been skipped so far. What the server repeats, it repeats
often enough for a test that lets a week pass.
"""

from __future__ import annotations

import runpy
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

OFTEN = 0.05


def set_forward(shift: Path) -> None:
    """Let every clock of this process follow the file."""
    clock: Any = import_module("stolik.server.clock").NodeClock
    real = clock.now
    clock.now = lambda self: real(self) + int(shift.read_text(encoding="ascii"))
    for module, name in (
        ("stolik.server.notifications.notifier", "EVERY_SECONDS"),
        ("stolik.server.tables.hub", "EVERY_SECONDS"),
        ("stolik.server.tables.hub", "TURN_SECONDS"),
        ("stolik.server.tables.hub", "BEAT_SECONDS"),
    ):
        setattr(import_module(module), name, OFTEN)


if __name__ == "__main__":
    set_forward(Path(sys.argv[2]))
    runpy.run_path(str(Path(__file__).parents[2] / "deals.py"), run_name="__main__")
