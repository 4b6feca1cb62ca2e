"""Importing the library loads nothing that only the command line needs."""

from __future__ import annotations

import subprocess
import sys

from cli.keyboard import SOURCE

HEAVY = ("typer", "rich", "numpy", "litestar", "uvicorn", "sqlalchemy", "fluent", "stolik.cli")


def test_importing_stolik_loads_neither_typer_nor_rich_nor_the_server():
    script = "import sys, stolik; print(*sys.modules)"
    done = subprocess.run(
        [sys.executable, "-c", script],
        capture_output=True,
        text=True,
        env={"PYTHONPATH": str(SOURCE)},
        check=True,
    )
    loaded = done.stdout.split()

    assert not [name for name in loaded if name in HEAVY]
