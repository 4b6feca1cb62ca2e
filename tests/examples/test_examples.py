"""The examples run, with small settings, and say what they promise."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import stolik

SOURCE = Path(stolik.__file__).parents[1]
EXAMPLES = Path(__file__).parents[2] / "examples"
SMALL = {
    "one_game.py": (["--game", "illusion", "--seats", "3"], "refused by rule"),
    "own_bot.py": (["--games", "2", "--dreams", "1"], "the dreamer wins"),
    "balance_study.py": (["--games", "8", "--report", "report.html"], "side B: casual wins"),
    "small_learner.py": (["--episodes", "12"], "won"),
}


def said(script: str, words: list[str], folder: Path) -> str:
    done = subprocess.run(
        [sys.executable, str(EXAMPLES / script), *words],
        cwd=folder,
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONPATH": str(SOURCE)},
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("script", SMALL)
def test_an_example_runs(script, tmp_path):
    words, reported = SMALL[script]

    assert reported in said(script, words, tmp_path)


def test_every_example_is_tried_and_listed():
    scripts = {path.name for path in EXAMPLES.glob("*.py")}
    page = (EXAMPLES / "README.md").read_text(encoding="utf-8")

    assert scripts == set(SMALL)
    assert all(f"`{script}`" in page for script in scripts)


def test_the_learner_learns_when_to_doubt(tmp_path):
    shares = [
        int(line.rpartition(" ")[2].rstrip("%"))
        for line in said("small_learner.py", ["--episodes", "240"], tmp_path).splitlines()
    ]

    assert shares[-1] > shares[0] + 15
