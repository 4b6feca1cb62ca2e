"""What the package imports is what it requires: a fresh install has nothing by chance."""

import ast
import re
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src" / "stolik"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
OTHER_NAMES = {"PIL": "pillow", "argon2": "argon2_cffi", "fluent": "fluent_runtime",
               "pyspiel": "open_spiel"}  # fmt: skip
PLAIN = ("kernel", "games", "table", "bots", "cli")
"""Rooms that have to work without any extra."""


def required(*extras):
    lines = list(PROJECT["dependencies"])
    for extra in extras:
        lines += PROJECT["optional-dependencies"][extra]
    names = (re.match(r"[\w.-]+", line)[0] for line in lines)
    return {re.sub(r"[-.]", "_", name).lower() for name in names}


def imported(path):
    """Packages that a module imports as soon as it is itself imported."""
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.Import):
            yield from (alias.name.split(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.module.split(".")[0]


def foreign(paths):
    found = {name for path in paths for name in imported(path)}
    ours = {"stolik", "__future__", *sys.stdlib_module_names}
    return {OTHER_NAMES.get(name, name).lower() for name in found - ours}


def test_every_package_that_is_imported_is_required():
    used = foreign(SOURCE.rglob("*.py"))
    extras = set(PROJECT["optional-dependencies"]) - {"dev", "bench"}
    assert sorted(used - required(*extras)) == []


def test_games_and_terminal_need_no_extra():
    paths = [path for room in PLAIN for path in (SOURCE / room).rglob("*.py")]
    plain = [path for path in paths if "pictures" not in path.parts]
    assert sorted(foreign(plain) - required()) == []
