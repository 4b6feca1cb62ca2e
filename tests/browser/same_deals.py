"""A server whose tables get the same secrets at every run of a test, so its deals are the same.

The file named first on the command line says which test is running; the number of
tables that the test has begun makes the rest.
"""

from __future__ import annotations

import hashlib
import runpy
import secrets
import sys
from pathlib import Path

SECRET_BYTES = 32
"""Only a table's secret is so long among the hexadecimal ones; names and codes stay random."""


class Deals:
    """Stands in for the source of tables' secrets."""

    def __init__(self, test: Path) -> None:
        self.test = test
        self.name = ""
        self.begun = 0
        self.random = secrets.token_hex

    def token_hex(self, size: int | None = None) -> str:
        if size != SECRET_BYTES:
            return self.random(size)
        name = self.test.read_text(encoding="utf-8")
        self.begun = self.begun + 1 if name == self.name else 0
        self.name = name
        return hashlib.sha256(f"{name} {self.begun}".encode()).hexdigest()


if __name__ == "__main__":
    secrets.token_hex = Deals(Path(sys.argv[1])).token_hex
    # By name, and not by import: workers read this file again, and need no server.
    runpy.run_module("stolik.server", run_name="__main__")
