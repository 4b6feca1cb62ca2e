"""A plugin of pytest: after one collection, every fault is tried in a process of its own.

A child puts the fault's function in place of the honest one and runs the tests, the quickest files
first, until one fails or `GIVE_UP` has passed. A test counts only if it passes without a fault,
which is seen when it is needed. What no child catches may still be caught from a fresh start:
values that were computed while modules were imported are the honest ones here.
`STOLIK_MUTANT_GAME` is the game, `STOLIK_MUTANT_TIMES` and `STOLIK_MUTANT_CAUGHT` the files that
this writes: how long tests took, and the faults with the tests that caught them.
"""

from __future__ import annotations

import ast
import json
import os
import sys
import time
from collections.abc import Callable
from inspect import getattr_static
from pathlib import Path
from types import CodeType, FunctionType

import pytest
from mutate import equivalent
from mutations import Mutation, sample
from quickest_first import GAME, TIMES, TOO_LONG, limit_time, pytest_collection_modifyitems, sort

import stolik

CAUGHT = Path(os.environ["STOLIK_MUTANT_CAUGHT"])
BY_TIME = "time"
GIVE_UP = 10.0
"""Seconds of CPU time after which a child begins no further test."""
LIMIT_OF_UNKNOWN = 8.0
"""Seconds of CPU time for a test that was not yet run without a fault."""

__all__ = ["pytest_collection_modifyitems"]

_running = Path(f"{CAUGHT}.running")
_log = Path(f"{CAUGHT}.times")


class Trials:
    """The faults of a game, tried one after another."""

    def __init__(self, items: list[pytest.Item]) -> None:
        self.items = items
        self.honest: dict[str, float] = {}
        self.taken: dict[str, float] = {}

    def catcher(self, fault: Mutation) -> str:
        """The test that catches a fault, BY_TIME, or nothing."""
        while True:
            sort(self.items, self.taken)
            end = _in_child(lambda: _plant(fault) and self._run(self.items))
            self._learn()
            if end == 0:
                return ""
            test = _running.read_text(encoding="utf-8")
            was_known = test in self.honest
            self._see_it_pass(test)
            if end != TOO_LONG:
                return test
            if was_known:
                return BY_TIME

    def _see_it_pass(self, test: str) -> None:
        if test in self.honest:
            return
        only = [item for item in self.items if item.nodeid == test]
        if _in_child(lambda: self._run(only, is_limited=False)) != 0:
            raise pytest.UsageError(f"{test} fails without any fault")
        self._learn()
        self.honest[test] = self.taken[test]

    def _run(self, items: list[pytest.Item], is_limited: bool = True) -> None:
        begun = time.process_time()
        for item, following in zip(items, [*items[1:], None], strict=True):
            if is_limited and time.process_time() > begun + GIVE_UP:
                return
            _running.write_text(item.nodeid, encoding="utf-8")
            if is_limited:
                known = self.honest.get(item.nodeid)
                limit_time(LIMIT_OF_UNKNOWN if known is None else 3 + 5 * known)
            started = time.process_time()
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
            with _log.open("a", encoding="utf-8") as log:
                log.write(json.dumps([item.nodeid, time.process_time() - started]) + "\n")

    def _learn(self) -> None:
        """Note how long tests took that children finished."""
        if _log.exists():
            lines = _log.read_text(encoding="utf-8").splitlines()
            self.taken.update(json.loads(line) for line in lines)
            _log.unlink()


def pytest_runtestloop(session: pytest.Session) -> bool:
    trials = Trials(session.items)
    caught = {}
    known = equivalent(GAME.replace("_", "-"))
    for fault in sample(Path(stolik.__file__).parent / "games" / GAME):
        caught[fault.name] = "" if fault.name in known else trials.catcher(fault)
        CAUGHT.write_text(json.dumps(caught), encoding="utf-8")
    TIMES.write_text(json.dumps(trials.taken), encoding="utf-8")
    return True


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """Only children run tests: the first failure ends them."""
    if report.failed:
        os._exit(1)


def _in_child(work: Callable[[], object]) -> int:
    """Do the work in a copy of this process: its exit code."""
    child = os.fork()
    if child == 0:
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
        try:
            work()
        except BaseException:
            os._exit(2)  # the parent must not go on twice
        os._exit(0)
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])


def _plant(fault: Mutation) -> bool:
    """Put the function with the fault in place; False where a fault lies outside of functions."""
    module = sys.modules.get(f"stolik.games.{GAME}.{fault.file[:-3].replace('/', '.')}")
    found = None if module is None else _function_of(module, fault.function)
    if found is None:
        return False
    function, name = found
    honest = _code_of(ast.unparse(fault.module), name)
    faulty = _code_of(fault.source(), name)
    if honest is None or faulty is None or honest == faulty:
        return False
    if faulty.co_freevars != function.__code__.co_freevars:
        return False
    function.__code__ = faulty
    return True


def _function_of(module: object, name: str) -> tuple[FunctionType, str] | None:
    """The outermost function on the way to a name, and its own name."""
    place: object = module
    parts = name.split(".")
    for count, part in enumerate(parts, 1):
        try:
            place = getattr_static(place, part)
        except AttributeError:
            return None
        while not isinstance(place, (type, FunctionType)):
            inner = getattr(place, "fget", None) or getattr(place, "__wrapped__", None)
            if inner is None:
                return None
            place = inner
        if isinstance(place, FunctionType):
            return place, ".".join(parts[:count])
    return None


def _code_of(text: str, name: str) -> CodeType | None:
    waiting = [compile(text, "", "exec")]
    while waiting:
        code = waiting.pop()
        if code.co_qualname == name:
            return code
        waiting += [inner for inner in code.co_consts if isinstance(inner, CodeType)]
    return None
