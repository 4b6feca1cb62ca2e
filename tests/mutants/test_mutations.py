"""The faults that `make mutate` plants: each is one small change, and the sample stays the same."""

from __future__ import annotations

import ast
from collections import Counter
from pathlib import Path

import pytest

import stolik
from mutants.mutations import KINDS, mutations, sample

GAMES = Path(__file__).parents[2] / "src" / "stolik" / "games"

RULES = '''"""Rules."""
from typing import TYPE_CHECKING
if TYPE_CHECKING:
    import one
def pay(seat: int | None, cost: int) -> bool:
    """Take 2 coins."""
    assert seat is not None
    if cost <= 3 and seat:
        seat.coins -= cost
        return False
    local = [one for one in seat if one]
    return local
'''


@pytest.fixture
def toy(tmp_path):
    (tmp_path / "rules.py").write_text(RULES)
    return tmp_path


def test_every_place_for_a_fault_is_found_and_nothing_that_only_types_need(toy):
    found = [f"{one.before} → {one.after}" for one in mutations(toy / "rules.py", toy)]
    assert sorted(found) == sorted(
        [
            "if cost <= 3 and seat: → if cost <= 3 or seat:",
            "if cost <= 3 and seat: → if cost < 3 and seat:",
            "if cost <= 3 and seat: → if cost <= 4 and seat:",
            "if cost <= 3 and seat: → if not (cost <= 3 and seat):",
            "seat.coins -= cost → pass",
            "seat.coins -= cost → seat.coins += cost",
            "return False → return True",
            "local = [one for one in seat if one] → local = [one for one in seat if not one]",
        ]
    )


def test_a_fault_changes_its_own_line_and_leaves_no_trace(toy):
    honest = ast.unparse(ast.parse(RULES))
    for mutation in mutations(toy / "rules.py", toy):
        assert mutation.source() == honest.replace(mutation.before, mutation.after)
        assert ast.unparse(mutation.module) == honest


def test_code_elsewhere_does_not_change_which_faults_are_planted(toy):
    before = [one.name for one in sample(toy)]
    (toy / "state.py").write_text("def idle() -> None:\n    return None\n")
    rules = (toy / "rules.py").read_text()
    (toy / "rules.py").write_text(rules.replace("def pay", "NAME = 'x'\n\n\ndef pay"))
    assert [one.name for one in sample(toy)] == before


@pytest.mark.parametrize("game", stolik.games())
def test_every_game_gets_ten_faults_of_each_kind_that_can_be_compiled(game):
    faults = sample(GAMES / game.replace("-", "_"))
    assert Counter(fault.edit.kind for fault in faults) == dict.fromkeys(KINDS, 10)
    for fault in faults:
        compile(fault.source(), fault.file, "exec")
