"""The shape of the sources: small folders, files and functions, and imports without cycles."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
SOURCE = TESTS.parent / "src"
PACKAGE = SOURCE / "stolik"
MOST_ENTRIES = 25
MOST_LINES = 450
MOST_FUNCTION_LINES = 60

GENERATED = {"games/call_to_adventure/engine/model/state_parts.py"}
"""Written by a program; a test compares each with what the program writes."""
MADE = {"__pycache__", "static"}
"""Folders that a build makes: no sources."""
MIGRATIONS = "server/storage/migrations/versions/"
"""Each lists the tables of one release, and never changes again."""

FOLDERS = sorted(
    folder
    for folder in [PACKAGE, *PACKAGE.rglob("*")]
    if folder.is_dir() and not {"text", *MADE} & set(folder.parts)
)
FILES = sorted(file for file in PACKAGE.rglob("*.py") if not MADE & set(file.parts))


def shown(path: Path) -> str:
    return str(path.relative_to(PACKAGE))


@cache
def tree_of(file: Path) -> ast.Module:
    return ast.parse(file.read_text("utf-8"))


def test_no_folder_has_more_than_25_entries():
    counts = {
        shown(folder): len(
            [one for one in folder.iterdir() if one.name not in MADE and one.suffix != ".so"]
        )
        for folder in FOLDERS
    }

    assert not {name: count for name, count in counts.items() if count > MOST_ENTRIES}


def test_no_file_has_more_than_450_lines():
    counts = {shown(file): len(file.read_text("utf-8").splitlines()) for file in FILES}

    assert counts.keys() >= GENERATED
    assert not {
        name: count
        for name, count in counts.items()
        if count > MOST_LINES and name not in GENERATED
    }


def test_no_function_has_more_than_60_lines():
    counts = {
        f"{shown(file)}:{function.name}": (function.end_lineno or 0) - function.lineno + 1
        for file in FILES
        for function in ast.walk(tree_of(file))
        if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef)
    }

    assert not {
        name: count
        for name, count in counts.items()
        if count > MOST_FUNCTION_LINES and not name.startswith(MIGRATIONS)
    }


OTHERS = [TESTS, *(TESTS.parent / name for name in ("bench", "examples", "deploy", "web/scripts"))]
"""Folders of Python beside the package: the same sizes are right for them."""


@pytest.mark.parametrize("root", OTHERS, ids=lambda one: one.name)
def test_folders_files_and_functions_elsewhere_are_as_small(root):
    everything = [one for one in root.rglob("*") if not {*MADE, "node_modules"} & set(one.parts)]
    entries = {
        folder: [one for one in everything if one.parent == folder and one.suffix != ".txt"]
        for folder in (root, *(one for one in everything if one.is_dir()))
    }  # .txt are playthroughs: data
    files = [one for one in everything if one.suffix == ".py"]
    functions = {
        f"{file}:{one.name}": (one.end_lineno or 0) - one.lineno + 1
        for file in files
        for one in ast.walk(tree_of(file))
        if isinstance(one, ast.FunctionDef | ast.AsyncFunctionDef)
    }

    assert not [str(one) for one, found in entries.items() if len(found) > MOST_ENTRIES]
    assert not [str(one) for one in files if len(one.read_text("utf-8").splitlines()) > MOST_LINES]
    assert not [one for one, count in functions.items() if count > MOST_FUNCTION_LINES]


GAMES = sorted(one.parent for one in (PACKAGE / "games").glob("*/game.py"))
FILES_OF_A_GAME = {
    "README.md", "guide.en.md", "guide.pl.md", "text",
    "game", "options", "moves", "state", "rules", "mind", "view", "events", "typed_moves",
    "views", "narration", "words", "ending", "board", "observations",
}  # fmt: skip


@pytest.mark.parametrize("game", GAMES, ids=shown)
def test_every_game_has_the_same_files(game):
    names = {one.name.removesuffix(".py") for one in game.iterdir()}

    assert names >= FILES_OF_A_GAME


# --- imports ------------------------------------------------------------------------------------


def module_of(file: Path) -> str:
    parts = file.relative_to(SOURCE).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


MODULES = {module_of(file): file for file in FILES}


def imported(module: str, with_lazy: bool) -> set[str]:
    """The modules that one imports when it is loaded or, with lazy ones, at any time."""
    found: set[str] = set()
    for statement in run_statements(tree_of(MODULES[module]), with_lazy):
        if isinstance(statement, ast.Import):
            found |= {name.name for name in statement.names}
        elif isinstance(statement, ast.ImportFrom):
            names = {f"{statement.module}.{name.name}" for name in statement.names}
            found |= names
            if not names <= MODULES.keys():
                found.add(str(statement.module))
    return found & MODULES.keys() - {module}


def run_statements(node: ast.AST, with_lazy: bool) -> Iterator[ast.AST]:
    """What runs when a module is loaded, or at any time; not what only type checkers read."""
    for inner in ast.iter_child_nodes(node):
        if isinstance(inner, ast.FunctionDef | ast.AsyncFunctionDef) and not with_lazy:
            continue
        if isinstance(inner, ast.If) and is_type_checking(inner):
            continue
        yield inner
        yield from run_statements(inner, with_lazy)


def is_type_checking(block: ast.If) -> bool:
    return isinstance(block.test, ast.Name) and block.test.id == "TYPE_CHECKING"


def cycles(graph: dict[str, set[str]]) -> list[list[str]]:
    """The groups of modules that import each other in a circle (Tarjan's algorithm)."""
    order: dict[str, int] = {}
    low: dict[str, int] = {}
    stack: list[str] = []
    found: list[list[str]] = []

    def visit(module: str) -> None:
        order[module] = low[module] = len(order)
        stack.append(module)
        for other in sorted(graph[module]):
            if other not in order:
                visit(other)
                low[module] = min(low[module], low[other])
            elif other in stack:
                low[module] = min(low[module], order[other])
        if low[module] == order[module]:
            group = stack[stack.index(module) :]
            del stack[stack.index(module) :]
            if len(group) > 1:
                found.append(sorted(group))

    for module in sorted(graph):
        if module not in order:
            visit(module)
    return found


def test_cycles_are_found():
    """The check itself: it sees a circle of three, and nothing where there is none."""
    assert cycles({"a": {"b"}, "b": {"c"}, "c": {"a"}, "d": {"a"}}) == [["a", "b", "c"]]
    assert cycles({"a": {"b", "c"}, "b": {"c"}, "c": set()}) == []


def test_no_modules_import_each_other_when_they_are_loaded():
    graph = {module: imported(module, with_lazy=False) for module in MODULES}

    assert not cycles(graph)


@pytest.mark.parametrize(
    "game", sorted(one.parent.name for one in (PACKAGE / "games").glob("*/game.py"))
)
def test_no_modules_of_a_game_import_each_other_later_either(game):
    inside = f"stolik.games.{game}"
    modules = [one for one in MODULES if one == inside or one.startswith(f"{inside}.")]
    graph = {one: imported(one, with_lazy=True) & set(modules) for one in modules}
    found = cycles(graph)

    assert not found


ADVENTURE = PACKAGE / "games" / "call_to_adventure"


def rooms() -> dict[str, int]:
    """The packages and modules that its README lists, each with the line of its table."""
    table = (ADVENTURE / "README.md").read_text("utf-8").partition("## Rooms")[2]
    rows = [line.split("|")[1] for line in table.splitlines() if line.startswith("| `")]
    return {
        name.removesuffix(".py").replace("/", "."): place
        for place, row in enumerate(rows)
        for name in re.findall(r"`([\w/.]+)`", row)
    }


def room_of(module: str, known: dict[str, int]) -> int | None:
    """The line of the innermost room that a module of the game is in."""
    inside = module.removeprefix(module_of(ADVENTURE / "__init__.py") + ".") + "."
    found = [name for name in known if inside.startswith(f"{name.rstrip('.')}.")]
    return known[max(found, key=len)] if found else None


def test_rooms_of_call_to_adventure_import_only_those_above_them():
    known = rooms()
    inside = [one for one in MODULES if one.startswith("stolik.games.call_to_adventure.")]
    places = {one: room_of(one, known) for one in inside}

    assert not [one for one, place in places.items() if place is None]
    assert not [
        (one, other)
        for one in inside
        for other in sorted(imported(one, with_lazy=True) & set(inside))
        if places[other] > places[one]
    ]


WEB = SOURCE.parent / "web" / "src"
GENERATED_TYPES = {"protocol.ts", "types.ts"}


def test_the_web_client_keeps_to_the_same_sizes():
    folders = [WEB, *(one for one in WEB.rglob("*") if one.is_dir())]
    files = [one for one in WEB.rglob("*") if one.suffix in (".ts", ".svelte", ".css")]

    assert not [one for one in folders if len(list(one.iterdir())) > MOST_ENTRIES]
    assert not [
        one
        for one in files
        if one.name not in GENERATED_TYPES and len(one.read_text("utf-8").splitlines()) > MOST_LINES
    ]
