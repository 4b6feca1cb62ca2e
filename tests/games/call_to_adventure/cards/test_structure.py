"""How the package is laid out: its parts build on each other in one direction."""

from __future__ import annotations

import ast
from graphlib import CycleError, TopologicalSorter
from importlib.resources import files
from pathlib import Path

from stolik.games.call_to_adventure.game import GAME

ROOT = Path(str(files(GAME.package)))
# A package may import from those before it; modules of the game itself stand between them.
LAYERS = [
    "cards", "moves", "engine.model", "state", "narration", "engine", "challenge",
    "engine.effects", "decisions", "views", "rules",
]  # fmt: skip


def modules() -> dict[str, Path]:
    return {
        ".".join(path.relative_to(ROOT).with_suffix("").parts): path for path in ROOT.rglob("*.py")
    }


def imported(path: Path, known: dict[str, Path]) -> set[str]:
    """The modules of the package that a module imports anywhere, inside functions too."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith(GAME.package):
            inside = (node.module or "").removeprefix(GAME.package).lstrip(".")
            for alias in node.names:
                name = f"{inside}.{alias.name}".lstrip(".")
                found.add(name if name in known else inside)
    return found & set(known)


def test_no_module_imports_itself_by_a_detour():
    """Imports inside functions and for type checkers count as well."""
    known = modules()
    graph = {name: imported(path, known) for name, path in known.items()}
    try:
        order = list(TopologicalSorter(graph).static_order())
    except CycleError as error:
        raise AssertionError(" -> ".join(error.args[1])) from None
    assert len(order) == len(known) > 60


def layer_of(module: str) -> int | None:
    """The layer of a module: that of the innermost package that is one."""
    parts = module.split(".")
    names = (".".join(parts[:count]) for count in range(len(parts), 0, -1))
    return next((LAYERS.index(name) for name in names if name in LAYERS), None)


def test_packages_build_on_each_other_in_one_direction():
    known = modules()
    layers = {name: layer_of(name) for name in known}
    assert set(layers.values()) >= set(range(len(LAYERS)))
    for name, path in known.items():
        layer = layers[name]
        for other in imported(path, known) if layer is not None else ():
            below = layers[other]
            assert below is None or below <= layer, f"{name} imports {other}"
