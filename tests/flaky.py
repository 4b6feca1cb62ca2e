"""Runs the browser tests under three conditions and lists those that lean on one of them.

    make flaky                                      every browser test, three times
    make flaky TESTS=tests/browser/test_lobby.py    some of them

Slow: the processor of every page is throttled six times. Fast: as the machine is. Busy: beside
eight processes that do nothing but work. Each run has other luck. Nothing is tried again: a test
that fails once is listed.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from xml.etree import ElementTree

ROOT = Path(__file__).resolve().parents[1]
BUSY_LOOPS = 8
CONDITIONS = {"slow": {"STOLIK_THROTTLED": "6"}, "fast": {}, "busy": {}}


def failures(report: Path) -> list[str]:
    """The tests of a report in JUnit's format that failed or broke."""
    if not report.is_file():
        return ["(the run did not end)"]
    return sorted(
        f"{case.get('classname', '').replace('.', '/')}::{case.get('name')}"
        for case in ElementTree.parse(report).getroot().iter("testcase")
        if case.find("failure") is not None or case.find("error") is not None
    )


def run(condition: str, tests: Sequence[str], report: Path) -> list[str]:
    """Run the tests under a condition; returns those that failed."""
    loops = [
        subprocess.Popen([sys.executable, "-c", "while True: pass"])
        for _ in range(BUSY_LOOPS if condition == "busy" else 0)
    ]
    try:
        command = [sys.executable, "-m", "pytest", "-n", "2", "--dist", "worksteal", "-q"]
        subprocess.run(
            [*command, f"--junit-xml={report}", *tests],
            cwd=ROOT,
            env=os.environ | {"STOLIK_LUCK": "1"} | CONDITIONS[condition],
            check=False,
        )
    finally:
        for loop in loops:
            loop.kill()
            loop.wait()
    return failures(report)


def main(tests: Sequence[str]) -> int:
    """Run all conditions; 1 if any test failed under any."""
    found: dict[str, list[str]] = {}
    took: dict[str, float] = {}
    with tempfile.TemporaryDirectory() as folder:
        for condition in CONDITIONS:
            begun = time.monotonic()
            for test in run(condition, tests, Path(folder) / f"{condition}.xml"):
                found.setdefault(test, []).append(condition)
            took[condition] = time.monotonic() - begun
    sys.stdout.write("\n".join(f"{one}: {seconds:.0f} s" for one, seconds in took.items()) + "\n")
    for test, conditions in sorted(found.items()):
        sys.stdout.write(f"{', '.join(conditions)}: {test}\n")
    if not found:
        sys.stdout.write("No test leans on the machine or on luck.\n")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:] or ["tests/browser"]))
