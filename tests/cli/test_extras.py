"""What strangers type first: a version, a short help, and a server that is not installed."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import stolik
from stolik import __version__

HIDDEN = """
import sys
from importlib.abc import MetaPathFinder

class Missing(MetaPathFinder):
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] == {library!r}:
            raise ModuleNotFoundError("No module named " + repr(name), name=name)

sys.meta_path.insert(0, Missing())
from stolik.cli import main
sys.exit(main({words!r}))
"""


@pytest.mark.parametrize(
    ("library", "words"),
    [("litestar", ["serve"]), ("sqlalchemy", ["serve"]), ("sqlalchemy", ["backup", "all.zip"])],
)
def test_a_server_that_is_not_installed_says_what_to_install(home, library, words):
    """In a process of its own, for modules stay imported."""
    source = HIDDEN.format(library=library, words=[*words, "--lang", "en"])
    path = {"PYTHONPATH": str(Path(stolik.__file__).parents[1])}
    reported = subprocess.run(
        [sys.executable, "-c", source],
        env=os.environ | path,
        cwd=home,
        capture_output=True,
        text=True,
        check=False,
    )

    assert reported.returncode == 1
    assert f"needs {library}, which is not installed" in reported.stderr
    assert "pip install 'stolik[server]'" in reported.stderr
    assert "Traceback" not in reported.stderr


@pytest.mark.parametrize("language", ["en", "pl"])
def test_the_version_can_be_asked_for(run, language):
    said = run("--version", "--lang", language)

    assert (said.code, said.out.strip()) == (0, f"Stolik {__version__}")


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_a_shell_completes_commands(shell):
    words = {"bash": {"COMP_WORDS": "stolik pl", "COMP_CWORD": "1"}}.get(
        shell, {"_TYPER_COMPLETE_ARGS": "stolik pl", "_TYPER_COMPLETE_FISH_ACTION": "get-args"}
    )
    path = {"PYTHONPATH": str(Path(stolik.__file__).parents[1])}
    said = subprocess.run(
        [sys.executable, "-m", "stolik"],
        env=os.environ | path | words | {"_STOLIK_COMPLETE": f"complete_{shell}"},
        capture_output=True,
        text=True,
        check=False,
    )

    assert "play" in said.stdout and "tournament" not in said.stdout, said.stderr


@pytest.mark.parametrize("language", ["en", "pl"])
def test_completion_is_explained_in_both_languages(run, language):
    said = run("--help", "--lang", language).out

    assert "--install-completion" in said
    assert ("Install completion" in said, "help-" in said) == (False, False)


@pytest.mark.parametrize("words", [[], ["play"], ["deck", "blank"], ["simulate"], ["serve"]])
def test_help_has_a_short_name_everywhere(run, words):
    short, long = run(*words, "-h", "--lang", "pl"), run(*words, "--help", "--lang", "pl")

    assert short.code == 0 and short.out == long.out
    assert "--help, -h" in short.out
