"""docs/first-hour.md: every link leads to the name it shows, and every hop to the next.

Run as a program, it updates the line numbers of the page.
"""

from __future__ import annotations

import ast
import re
from itertools import pairwise
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "first-hour.md"
HOP = re.compile(r"^\d\. \[`([\w./-]+:\d+)`\]\(\.\./([\w./-]+)#L(\d+)\), `([\w./]+)`: ", re.M)
QUESTIONS = {
    title: [(file, name) for _, file, _, name in HOP.findall(text)]
    for title, _, text in (
        part.partition("\n") for part in PAGE.read_text("utf-8").split("\n## ")[1:]
    )
}
MOST_HOPS = 3


def line_of(tree: ast.AST, name: str) -> int | None:
    """The line where a name such as `Class.method` is defined in a module."""
    first, _, rest = name.partition(".")
    for node in ast.iter_child_nodes(tree):
        if getattr(node, "name", None) == first:
            return line_of(node, rest) if rest else getattr(node, "lineno", None)
    return None


def place_of(file: str, name: str) -> int | None:
    """The line where a name is defined in a file, or first written where that is no Python."""
    text = (ROOT / file).read_text("utf-8")
    if file.endswith(".py"):
        return line_of(ast.parse(text), name)
    return next((number for number, line in enumerate(text.splitlines(), 1) if name in line), None)


def test_there_are_six_questions():
    assert len(QUESTIONS) == 6


@pytest.mark.parametrize("question", QUESTIONS)
def test_each_answer_is_at_most_three_hops_away(question):
    assert 1 < len(QUESTIONS[question]) <= MOST_HOPS


@pytest.mark.parametrize(
    ("shown", "linked", "line", "name"), sorted(set(HOP.findall(PAGE.read_text("utf-8"))))
)
def test_every_link_leads_to_the_named_symbol(shown, linked, line, name):
    place = place_of(linked, name)

    assert shown == f"{linked}:{line}"
    assert place is not None, (
        f"{linked} defines no {name} any more: docs/first-hour.md needs another hop"
    )
    assert place == int(line), "run `python tests/test_first_hour.py` to update docs/first-hour.md"


@pytest.mark.parametrize("question", QUESTIONS)
def test_every_hop_leads_to_the_next(question):
    """The file of a hop uses the name of the next one, or is named in it."""
    hops = QUESTIONS[question]
    for (file, _), (next_file, next_name) in pairwise(hops):
        text = (ROOT / file).read_text("utf-8")
        folder = str(Path(next_file).parent)

        assert re.search(rf"\b{next_name.rpartition('.')[2]}\b", text) or folder in text


def test_a_name_that_is_gone_is_noticed():
    tree = ast.parse("class Live:\n    def send(self): ...\n")

    assert line_of(tree, "Live.send") == 2
    assert line_of(tree, "Live.receive") is None
    assert line_of(tree, "Dead") is None


def rewritten(hop: re.Match[str]) -> str:
    """A hop of the page with the line of today."""
    _, file, line, name = hop.groups()
    place = place_of(file, name)
    return hop[0].replace(f":{line}`", f":{place}`").replace(f"#L{line})", f"#L{place})")


if __name__ == "__main__":
    PAGE.write_text(HOP.sub(rewritten, PAGE.read_text("utf-8")), "utf-8")
