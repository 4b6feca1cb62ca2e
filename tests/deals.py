"""The same deals at every run of a test, wherever they come from.

`STOLIK_LUCK=1` gives every run others, to find tests that lean on theirs (CONTRIBUTING.md).
As a program it is a server for browsers: the file named first on the command line says
which test is running.
"""

from __future__ import annotations

import hashlib
import os
import runpy
import secrets
import sys
from collections.abc import Callable
from pathlib import Path

HAS_LUCK = os.environ.get("STOLIK_LUCK") == "1"
DEALING = (32, 16)
"""Only tables' secrets and players' parts have so many bytes; names and codes stay random."""
IN_BROWSERS = "crypto.getRandomValues = (bytes) => bytes.fill(7)"
"""A page's part of the deal; it asks for nothing else."""


class Deals:
    """Stands in for the source of secrets: the test and the number of its deals make each."""

    def __init__(self, test: Callable[[], str]) -> None:
        self.test = test
        self.name = ""
        self.begun = 0
        self.random = secrets.token_hex

    def token_hex(self, size: int | None = None) -> str:
        if HAS_LUCK or size not in DEALING:
            return self.random(size)
        name = self.test()
        self.begun = self.begun + 1 if name == self.name else 0
        self.name = name
        return hashlib.sha256(f"{name} {self.begun}".encode()).hexdigest()[: 2 * size]


if __name__ == "__main__":
    secrets.token_hex = Deals(Path(sys.argv[1]).read_text).token_hex
    # By name, and not by import: workers read this file again, and need no server.
    runpy.run_module("stolik.server", run_name="__main__")
