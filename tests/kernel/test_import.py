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


UNSEEN = """
import sys, stolik
for name in stolik.games():
    state = stolik.load(name).new(2, 1)
    for seat in state.deciders():
        state.apply(seat, state.legal(seat)[0])
print(*sys.modules)
from stolik.games.blank.language.grammar.polish import polish
print(polish.cache_info().currsize)
"""


def test_games_that_nobody_sees_load_no_texts():
    command = [sys.executable, "-c", UNSEEN]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    modules, grammars = done.stdout.splitlines()
    loaded = set(modules.split())

    assert {"stolik.games.blank.rules", "stolik.games.call_to_adventure.rules"} <= loaded
    assert not loaded & {"fluent", "fluent.runtime", "babel", "numpy", "litestar", "typer", "rich"}
    assert grammars == "0"
