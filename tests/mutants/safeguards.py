"""Take one safeguard of the server away at a time, and see whether its test fails.

Usage: python tests/mutants/safeguards.py [WORDS …], only those whose point has one of the words.
`safeguards.toml` lists what was once attacked: the point, the file under `src/stolik`, the text
that makes it safe, what stands there without it, and the test. Tests run interpreted, against a
copy of the sources; all of them have to pass with the safeguards. The exit code is 1 if a test
stays green without its safeguard.
"""

from __future__ import annotations

import argparse
import importlib.util
import os
import shutil
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
LIST = Path(__file__).with_name("safeguards.toml")
LONGEST = 120
"""Seconds after which a test that waits for what never comes counts as failed."""


class Safeguard(NamedTuple):
    """Something that keeps an attack from working, and the test that would notice its absence."""

    point: str
    file: str
    text: str
    without: str
    test: str


def safeguards() -> list[Safeguard]:
    """All that are listed."""
    listed = tomllib.loads(LIST.read_text(encoding="utf-8"))["safeguard"]
    return [Safeguard(**one) for one in listed]


class Copy:
    """A copy of the sources to take safeguards from."""

    def __init__(self, folder: Path) -> None:
        self.sources = folder / "src"
        ignored = shutil.ignore_patterns("*.so", "__pycache__", "*.egg-info")
        shutil.copytree(ROOT / "src", self.sources, ignore=ignored)
        self.environment = {
            **os.environ,
            "PYTHONPATH": str(self.sources),
            # Plugins that these tests do not use take longer to load than most tests to run.
            "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
            "STOLIK_EXPECT": "interpreted",
        }

    def passes(self, *tests: str) -> bool:
        """Whether tests pass with the sources as they are now."""
        command = [sys.executable, "-m", "pytest", "-x", "-q", "--tb=no"]
        try:
            done = subprocess.run(
                [*command, "-p", "no:cacheprovider", *tests],
                cwd=ROOT,
                env=self.environment,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                timeout=LONGEST * len(tests),
                check=False,
            )
        except subprocess.TimeoutExpired:
            return False
        if done.returncode not in (0, 1):
            raise SystemExit(f"{tests}: {done.stdout.decode()}")
        return done.returncode == 0

    def passes_without(self, one: Safeguard) -> bool:
        """Whether a test passes though its safeguard is gone."""
        file = self.sources / "stolik" / one.file
        honest = file.read_text(encoding="utf-8")
        _write(file, honest.replace(one.text, one.without))
        try:
            return self.passes(one.test)
        finally:
            _write(file, honest)


def _write(file: Path, text: str) -> None:
    file.write_text(text, encoding="utf-8")
    # Compiled files are told apart by the second and the size, which may both be the same.
    Path(importlib.util.cache_from_source(str(file))).unlink(missing_ok=True)


def main() -> None:
    """Try those that are asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("words", nargs="*", metavar="WORDS")
    words = parser.parse_args().words
    chosen = [one for one in safeguards() if not words or any(word in one.point for word in words)]
    useless = 0
    with tempfile.TemporaryDirectory() as folder:
        copy = Copy(Path(folder))
        if not copy.passes(*dict.fromkeys(one.test for one in chosen)):
            raise SystemExit("not all of these tests pass with the safeguards")
        for one in chosen:
            is_useless = copy.passes_without(one)
            useless += is_useless
            end = "STAYS GREEN" if is_useless else "red"
            sys.stdout.write(f"{end}: {one.point}\n    {one.file}, {one.test}\n")
            sys.stdout.flush()
    sys.stdout.write(f"{len(chosen)} safeguards, {useless} that no test watches\n")
    raise SystemExit(useless > 0)


if __name__ == "__main__":
    main()
