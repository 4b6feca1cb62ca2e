"""The build finds out whether it can compile, and does without where it cannot."""

from __future__ import annotations

import importlib.util
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def build():
    spec = importlib.util.spec_from_file_location("build_script", ROOT / "setup.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("compiler", ["/bin/false", "/nowhere/cc"])
def test_without_a_working_compiler_nothing_is_compiled(build, compiler, monkeypatch):
    monkeypatch.setenv("CC", compiler)

    assert build.extensions() == []


def test_a_pure_build_can_be_asked_for(build, monkeypatch):
    monkeypatch.setenv("STOLIK_PURE", "1")

    assert build.extensions() == []


def test_rules_and_kernel_are_what_is_compiled(build, monkeypatch):
    monkeypatch.chdir(ROOT)
    compiled = build.compiled_modules()

    assert "src/stolik/kernel/state.py" in compiled
    assert "src/stolik/games/cardline/rules.py" in compiled
    assert not any(name.endswith(("/view.py", "/events.py")) for name in compiled)
