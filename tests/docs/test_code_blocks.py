"""Code in the documentation runs, and the commands in it exist with their options."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from stolik.cli import main
from stolik.cli.app import command_tree
from stolik.cli.terminal.terminal import Terminal

ROOT = Path(__file__).resolve().parents[2]
PAGES = [*sorted((ROOT / "docs").glob("*.md")), *sorted((ROOT / "docs/research").glob("*.md"))]
MADE_BEFORE = {
    "data": "record cardline --games 2 --levels random,casual --out cardline-games --workers 1"
}
"""Commands that a page's code begins after, in a small form."""
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```", re.MULTILINE | re.DOTALL)


def blocks(page: Path, *languages: str) -> list[str]:
    found = BLOCK.findall(page.read_text(encoding="utf-8"))
    return [code for language, code in found if language in languages]


def commands(page: Path) -> list[list[str]]:
    """Every line of a shell block that calls `stolik`, as its words."""
    lines = "\n".join(blocks(page, "sh", "console")).replace("\\\n", " ").splitlines()
    words = [
        shlex.split(line.removeprefix("$ "), comments=True) for line in lines if "stolik " in line
    ]
    return [each[1:] for each in words if each and each[0] == "stolik"]


@pytest.mark.parametrize(
    "page", [page for page in PAGES if blocks(page, "python")], ids=lambda page: page.stem
)
def test_python_in_the_documentation_runs(page, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    if page.stem in MADE_BEFORE:
        assert main(MADE_BEFORE[page.stem].split()) == 0
    names: dict[str, object] = {"__name__": "documentation"}
    for code in blocks(page, "python"):
        exec(compile(code, page.name, "exec"), names)


@pytest.mark.parametrize(
    "page", [page for page in PAGES if commands(page)], ids=lambda page: page.stem
)
def test_commands_in_the_documentation_exist_with_their_options(page):
    tree = command_tree(Terminal("en"))
    for words in commands(page):
        command, left = tree, words
        while left and left[0] in getattr(command, "commands", {}):
            command, left = command.commands[left[0]], left[1:]
        assert command is not tree, words
        known = {name for one in command.params for name in (*one.opts, *one.secondary_opts)}
        asked = {word.partition("=")[0] for word in left if word.startswith("--")}
        assert asked <= known, (words, asked - known)


def test_python_in_readme_and_documentation_is_well_typed(tmp_path):
    """What a reader copies passes `mypy --strict`."""
    for page in (ROOT / "README.md", *PAGES):
        lines: list[str] = []
        for code in blocks(page, "python"):
            is_dialogue = code.startswith(">>>")
            lines += [
                line[4:] if is_dialogue else line
                for line in code.splitlines()
                if line.startswith((">>>", "...")) or not is_dialogue
            ]
        name = f"{page.stem}.py".replace("-", "_")
        (tmp_path / name).write_text("\n".join(lines) + "\n", encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", str(tmp_path)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout
