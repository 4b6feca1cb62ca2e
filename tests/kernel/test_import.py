"""`import stolik` is light: it loads neither numpy nor the server, nor anything else heavy."""

from __future__ import annotations

import subprocess
import sys

HEAVY = ("numpy", "litestar", "uvicorn", "sqlalchemy", "msgspec", "typer", "rich", "fluent")
SCRIPT = "import sys; import stolik; print(*sys.modules); stolik.load; print(*sys.modules)"


def test_importing_stolik_loads_nothing_heavy():
    command = [sys.executable, "-c", SCRIPT]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    bare, used = (set(line.split()) for line in done.stdout.splitlines())

    assert not bare & set(HEAVY)
    assert not any(name.startswith("stolik.") for name in bare)
    assert not used & (set(HEAVY) - {"msgspec"})
