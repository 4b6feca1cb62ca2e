"""Plant faults in the rules of a game, one at a time, and see whether its tests catch them.

Usage: python tests/mutants/mutate.py [GAME …], for all five without a name. The game's tests run
against each fault, interpreted, until the first one fails: first in forks of one process that has
loaded everything (`in_place.py`), then, for what is left, from the start with the fault in a copy
of the sources. Too much time or memory counts as caught. What no test catches must stand in
`equivalent.toml` with the reason why nobody could ever notice it; otherwise the exit code is 1.
"""

from __future__ import annotations

import argparse
import importlib.util
import json
import os
import re
import resource
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections import Counter
from pathlib import Path

from mutations import Mutation, sample
from quickest_first import TOO_LONG, is_recorded

ROOT = Path(__file__).parents[2]
GAMES = ("all-in", "blank", "call-to-adventure", "cardline", "illusion")
TESTS = ("tests/reference", "tests/contract", "tests/playthroughs")
EQUIVALENT = Path(__file__).with_name("equivalent.toml")
MOST_MEMORY = 6 << 30

CAUGHT = "caught"
BY_RECORD = "caught by a recorded game only"
BY_LIMIT = "caught by the limit of time"
IS_EQUIVALENT = "equivalent"
SURVIVED = "SURVIVED"
BY_TIME = "time"


class Laboratory:
    """A copy of the sources, and the tests of one game that run against it."""

    def __init__(self, game: str, folder: Path) -> None:
        self.name = game.replace("-", "_")
        self.sources = folder / "src"
        ignored = shutil.ignore_patterns("*.so", "static", "__pycache__")
        shutil.copytree(ROOT / "src", self.sources, ignore=ignored)
        self.game = self.sources / "stolik" / "games" / self.name
        self.times = folder / "times.json"
        self.caught = folder / "caught.json"
        self.passing: set[str] = set()

    def try_in_place(self) -> dict[str, str]:
        """The faults, and the tests that catch them in a running process; "" for none."""
        code, output = self.run("in_place", [f"tests/games/{self.name}", *TESTS])
        if code:
            raise SystemExit(f"{self.name}: {output}")
        found: dict[str, str] = json.loads(self.caught.read_text(encoding="utf-8"))
        return found

    def run(self, plugin: str, tests: list[str]) -> tuple[int, str]:
        """Run tests until the first failure: exit code and output."""
        paths = [str(self.sources), str(ROOT / "tests"), str(ROOT / "tests" / "mutants")]
        environment = {
            **os.environ,
            "PYTHONPATH": os.pathsep.join(paths),
            # Plugins that these tests do not use take longer to load than most faults to catch.
            "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
            "STOLIK_EXPECT": "interpreted",
            "STOLIK_MUTANT_GAME": self.name,
            "STOLIK_MUTANT_TIMES": str(self.times),
            "STOLIK_MUTANT_CAUGHT": str(self.caught),
        }
        plugins = ["-p", "no:cacheprovider", "-p", plugin]
        done = subprocess.run(
            [sys.executable, "-m", "pytest", "-x", "--tb=no", *plugins, *tests],
            cwd=ROOT,
            env=environment,
            preexec_fn=_limit_memory,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
        return done.returncode, done.stdout

    def try_from_the_start(self, mutation: Mutation) -> str:
        """The test that catches a fault in the sources, BY_TIME, or nothing."""
        file = self.game / mutation.file
        honest = file.read_text(encoding="utf-8")
        self._write(file, mutation.source())
        try:
            code, output = self.run("quickest_first", [f"tests/games/{self.name}", *TESTS])
        finally:
            self._write(file, honest)
        if code in (0, TOO_LONG):
            return BY_TIME if code else ""
        failed = re.search(r"^(?:FAILED|ERROR) (.+?)(?: - .*)?$", output, re.MULTILINE)
        if failed is None:
            raise SystemExit(f"{mutation.name}: pytest ended with {code}\n{output}")
        self._see_it_pass(failed[1])
        return failed[1]

    def _see_it_pass(self, test: str) -> None:
        """A test counts only if it passes without a fault."""
        if test not in self.passing:
            code, output = self.run("quickest_first", [test])
            if code:
                raise SystemExit(f"{test} fails without any fault\n{output}")
            self.passing.add(test)

    def _write(self, file: Path, text: str) -> None:
        file.write_text(text, encoding="utf-8")
        # Compiled files are told apart by the second and the size, which may both be the same.
        Path(importlib.util.cache_from_source(str(file))).unlink(missing_ok=True)


def _limit_memory() -> None:
    resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))


def equivalent(game: str) -> dict[str, str]:
    """Faults that change nothing: their names, and why."""
    entries = tomllib.loads(EQUIVALENT.read_text(encoding="utf-8")).get(game, [])
    return {entry["fault"]: entry["reason"] for entry in entries}


def mutate(game: str) -> Counter[str]:
    """Try out the sample of a game, and say what became of each."""
    with tempfile.TemporaryDirectory() as folder:
        laboratory = Laboratory(game, Path(folder))
        known = equivalent(game)
        faults = sample(laboratory.game)
        caught = laboratory.try_in_place()
        ends: Counter[str] = Counter()
        for fault in faults:
            test = caught[fault.name]
            if fault.name not in known:
                test = test or laboratory.try_from_the_start(fault)
            end = _end(test, fault.name in known)
            ends[end] += 1
            _say(f"  {fault.edit.kind}, {fault.name}\n    {end} {test}".rstrip())
        stale = set(known) - {fault.name for fault in faults}
        for name in sorted(stale):
            _say(f"  no longer in the sample, remove it from {EQUIVALENT.name}: {name}")
        _say(f"{game}: {len(faults)} faults: {', '.join(f'{ends[end]} {end}' for end in ends)}")
        ends[SURVIVED] += len(stale)
    return ends


def _end(test: str, is_equivalent: bool) -> str:
    if test == BY_TIME:
        return BY_LIMIT
    if test:
        return BY_RECORD if is_recorded(test) else CAUGHT
    return IS_EQUIVALENT if is_equivalent else SURVIVED


def _say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def main() -> None:
    """Try out the games that are asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*", default=GAMES, choices=GAMES, metavar="GAME")
    asked = parser.parse_args().game
    if any(mutate(game)[SURVIVED] for game in asked):
        raise SystemExit(1)


if __name__ == "__main__":
    main()
