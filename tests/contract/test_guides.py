"""Whatever a refusal names can be looked up in the rules as players read them."""

from __future__ import annotations

import ast
import re
from importlib.resources import files
from pathlib import Path

import pytest

import stolik
from stolik.cli.guide import Guide
from stolik.text import LANGUAGES

RULE = re.compile(r"[A-Z]{3}-[A-Z]?\d+")


def rules_carried(package: str) -> set[str]:
    """The rule ids that stand as values in a game's code: refusals and faults carry them."""
    found: set[str] = set()
    for path in Path(str(files(package))).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            is_text = isinstance(node, ast.Constant) and isinstance(node.value, str)
            if is_text and RULE.fullmatch(node.value):
                found.add(node.value)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game_id", list(stolik.games()))
def test_every_rule_that_a_refusal_names_has_an_anchor(game_id, language):
    package = stolik.load(game_id).package
    guide = Guide((files(package) / f"guide.{language}.md").read_text(encoding="utf-8"))
    anchors = guide.rules()

    carried = rules_carried(package)
    assert carried, "no refusal names a rule"
    assert carried <= set(anchors), f"without anchor: {sorted(carried - set(anchors))}"
    assert len(anchors) == len(set(anchors)), "a rule stands in two places"
    for rule in carried:
        assert guide.section_of(rule).startswith("#")


@pytest.mark.parametrize("game_id", list(stolik.games()))
def test_guides_state_the_same_rules_in_both_languages(game_id):
    package = stolik.load(game_id).package
    english, polish = (
        Guide((files(package) / f"guide.{language}.md").read_text(encoding="utf-8")).rules()
        for language in LANGUAGES
    )

    assert sorted(english) == sorted(polish)
