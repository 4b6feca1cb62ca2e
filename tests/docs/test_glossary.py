"""docs/glossary.md: every code name in it exists, and every kind of card is in it."""

from __future__ import annotations

import inspect
import re
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

import pytest

from stolik.games.call_to_adventure.cards import vocabulary as v

GLOSSARY = Path(__file__).parents[2] / "docs" / "glossary.md"
BELOW = re.compile(r"Names in code stand below `([\w.]+)`")
ROW = re.compile(r"^\| .* \| (`[\w.]+`(?:, `[\w.]+`)*) \|$")


def rows() -> list[list[str]]:
    """The code names of every row, whole."""
    found = []
    root = ""
    for line in GLOSSARY.read_text(encoding="utf-8").splitlines():
        if match := BELOW.match(line):
            root = match[1]
        elif match := ROW.match(line):
            found.append([f"{root}.{name.strip('`')}" for name in match[1].split(", ")])
    return found


def names() -> list[str]:
    """All code names, each once."""
    return list(dict.fromkeys(name for row in rows() for name in row))


def is_field(kind: type, name: str) -> bool:
    """Whether a class declares a field, or sets it where its rules run interpreted."""
    if name in getattr(kind, "__annotations__", {}):
        return True
    try:
        source = inspect.getsource(kind)
    except (OSError, TypeError):  # compiled: its fields can be asked for
        return False
    return f"self.{name}:" in source or f"self.{name} =" in source


def exists(name: str) -> bool:
    """Whether a name is a module, or something in one: a field of a class counts as well."""
    parts = name.split(".")
    module = ""
    for part in parts:
        inner = f"{module}.{part}".lstrip(".")
        is_module = not module or (
            hasattr(import_module(module), "__path__") and find_spec(inner) is not None
        )
        if not is_module:
            break
        module = inner
    found: object = import_module(module)
    for part in name.removeprefix(module).lstrip(".").split("."):
        if not part or (isinstance(found, type) and is_field(found, part)):
            return True
        if not hasattr(found, part):
            return False
        found = getattr(found, part)
    return True


@pytest.mark.parametrize("name", names())
def test_every_code_name_of_the_glossary_exists(name):
    assert exists(name), f"{name} of docs/glossary.md is not there any more"


def test_a_name_that_does_not_exist_is_noticed():
    assert not exists("stolik.games.call_to_adventure.engine.story.listen")
    assert not exists("stolik.games.call_to_adventure.no_such_room.story")
    assert not exists("stolik.kernel.mind.Mind.dream")


def test_every_row_has_a_code_name():
    """A row that the pattern does not fit would not be looked up."""
    lines = GLOSSARY.read_text(encoding="utf-8").splitlines()
    written = [line for line in lines if line.startswith("| ") and not line.endswith("| code |")]

    assert len(written) == len(rows()) > 180


def test_every_kind_of_card_and_symbol_is_in_the_glossary():
    known = {name.rpartition(".")[2] for name in names()}

    assert {word.upper() for word in (*v.KINDS, *v.SYMBOLS)} - {"VICTORY"} <= known
