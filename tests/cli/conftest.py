from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from cli.example import played
from cli.keyboard import Keyboard
from stolik.cli import main


class Said:
    """What a command printed, and its exit code."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code = code
        self.out = out
        self.err = " ".join(err.split())  # without the line breaks of a narrow terminal


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A user's folder of the test's own, and no language from outside."""
    for variable in ("STOLIK_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("STOLIK_HOME", str(tmp_path))
    monkeypatch.setenv("COLUMNS", "100")
    return tmp_path


@pytest.fixture(autouse=True)
def closed_keyboards() -> Iterator[None]:
    """No command outlives its test."""
    yield
    for keyboard in tuple(Keyboard.opened):
        keyboard.close()


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Callable[..., Said]:
    """Run a command in this process."""

    def runner(*words: str) -> Said:
        capsys.readouterr()
        code = main(words)
        printed = capsys.readouterr()
        return Said(code, printed.out, printed.err)

    return runner


@pytest.fixture
def finished(home: Path) -> Path:
    """A file with a whole game."""
    path = home / "whole.stolik"
    path.write_text(played().text(), encoding="utf-8")
    return path


@pytest.fixture
def unfinished(home: Path) -> Path:
    """A file with the first moves of a game."""
    path = home / "begun.stolik"
    path.write_text(played(4).text(), encoding="utf-8")
    return path
