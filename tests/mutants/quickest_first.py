"""A plugin of pytest: one game's tests only, the quickest files first, recorded games last.

`STOLIK_MUTANT_GAME` is the game; `STOLIK_MUTANT_TIMES` the file with the CPU time that tests took.
A run ends with `TOO_LONG` where a test takes far more than then.
"""

from __future__ import annotations

import json
import os
import signal
from collections import Counter
from pathlib import Path

import pytest

GAME = os.environ.get("STOLIK_MUTANT_GAME", "")
TIMES = Path(os.environ.get("STOLIK_MUTANT_TIMES", ""))
TOO_LONG = 99
UNKNOWN = 2.0
"""Seconds that a file may take which was not run yet."""
LIMIT_OF_UNKNOWN = 300.0
"""Seconds of CPU time for a test of such a file."""

_times: dict[str, float] = json.loads(TIMES.read_text()) if TIMES.is_file() else {}


def is_recorded(test: str) -> bool:
    """Whether a test replays what was written down: it shows a change, not that it is wrong."""
    return "playthroughs" in test or "golden" in test


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    concerned = [item for item in items if GAME in item.nodeid.replace("-", "_")]
    config.hook.pytest_deselected(items=[item for item in items if item not in set(concerned)])
    sort(concerned, _times)
    items[:] = concerned


def sort(items: list[pytest.Item], times: dict[str, float]) -> None:
    """The quickest files first, as far as is known; recorded games last."""
    files: Counter[str] = Counter()
    for test, seconds in times.items():
        files[_file(test)] += seconds
    items.sort(key=lambda item: (is_recorded(item.nodeid), files.get(_file(item.nodeid), UNKNOWN)))


def _file(test: str) -> str:
    return test.split("::", maxsplit=1)[0]


def limit_time(seconds: float) -> None:
    """End this process after so much more CPU time."""
    signal.signal(signal.SIGPROF, lambda *_: os._exit(TOO_LONG))
    signal.setitimer(signal.ITIMER_PROF, seconds)


def pytest_runtest_setup(item: pytest.Item) -> None:
    known = _times.get(item.nodeid)
    # What is computed once and kept may have been another test's cost.
    limit_time(LIMIT_OF_UNKNOWN if known is None else 10 + 2 * max(_times.values()) + 5 * known)
