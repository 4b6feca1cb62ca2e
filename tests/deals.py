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
from importlib import import_module
from pathlib import Path

HAS_LUCK = os.environ.get("STOLIK_LUCK") == "1"
DEALING = 32
"""Only tables' secrets and players' parts have so many bytes; names and codes stay random."""
TABLE_ID = 12
"""So many bytes have the ids of tables, which deals follow from as well."""
PATIENCE = (
    # A page on a busy machine may be late with its part of the deal; one test waits until it is.
    ("stolik.table.scheduled", "REVEAL_SECONDS", 30),
    # A vote is looked at in both themes before somebody answers it.
    ("stolik.table.actions.undo", "VOTE_SECONDS", 3600),
    ("stolik.table.actions.votes", "LIVE_SECONDS", 3600),
    # A connection that the server closes while the next request is under way is a failure.
    ("stolik.server.run", "KEEP_ALIVE_SECONDS", 3600),
)
"""How long a server for browsers waits in place of its own seconds."""


def in_browser(number: int) -> str:
    """The script by which a visitor draws parts of deals; pages draw nothing else."""
    return f"crypto.getRandomValues = (bytes) => bytes.fill({7 + number})"


class Deals:
    """Stands in for the source of secrets: the test and the number of its deals make each."""

    def __init__(self, test: Callable[[], str]) -> None:
        self.test = test
        self.name = ""
        self.begun = 0
        self.random = secrets.token_hex
        self.random_text = secrets.token_urlsafe

    def token_hex(self, size: int | None = None) -> str:
        return self.random(size) if HAS_LUCK or size != DEALING else self._next()

    def token_urlsafe(self, size: int | None = None) -> str:
        return self.random_text(size) if HAS_LUCK or size != TABLE_ID else self._next()[:16]

    def _next(self) -> str:
        name = self.test()
        self.begun = self.begun + 1 if name == self.name else 0
        self.name = name
        return hashlib.sha256(f"{name} {self.begun}".encode()).hexdigest()


if __name__ == "__main__":
    here = Deals(Path(sys.argv[1]).read_text)
    secrets.token_hex, secrets.token_urlsafe = here.token_hex, here.token_urlsafe
    for module, name, seconds in PATIENCE:
        setattr(import_module(module), name, seconds)
    # By name, and not by import: workers read this file again, and need no server.
    runpy.run_module("stolik.server", run_name="__main__")
