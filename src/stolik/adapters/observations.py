"""Writes the page that documents the observation space of every game.

python -m stolik.adapters.observations > docs/observations.md
"""

from __future__ import annotations

import re
import sys

import stolik
from stolik.adapters.vectors import layout
from stolik.kernel.observations.vector import VectorField

HEAD = """# Observation vectors

What the numbers of an observation are, as `stolik.adapters.pettingzoo` and
`stolik.adapters.openspiel` hand them out. All lie between 0 and 1 and follow from the view of the
seat alone. Seats are counted from one's own: `next-1` is the player to act after oneself in the
order of seats. Sizes are those of a table with the fewest seats that is not alone and the default
options; `env.unwrapped.layout()` lists the fields of any table. This page is written by
`make observations`.
"""


def document() -> str:
    """The whole page."""
    return HEAD + "".join(_section(name) for name in stolik.games())


def _section(name: str) -> str:
    game = stolik.load(name)
    rules = game.rules(max(2, game.seats[0]))
    fields = layout(rules)
    size = fields[-1].start + fields[-1].size
    rows = "".join(
        f"| {_names(some)} | {some[0].size} | {some[0].meaning} |\n" for some in _alike(fields)
    )
    moves = f"{len(game.moves)} actions, {size} numbers for {rules.seats} seats."
    return f"\n## {name}\n\n{moves}\n\n| field | numbers | |\n|---|---|---|\n{rows}"


def _alike(fields: list[VectorField]) -> list[list[VectorField]]:
    """Group fields that differ only in a number."""
    found: dict[tuple[str, int, str], list[VectorField]] = {}
    for field in fields:
        key = (re.sub(r"\d+", "#", field.name), field.size, field.meaning)
        found.setdefault(key, []).append(field)
    return list(found.values())


def _names(fields: list[VectorField]) -> str:
    if len(fields) == 1:
        return f"`{fields[0].name}`"
    return f"`{fields[0].name}` … `{fields[-1].name}`"


if __name__ == "__main__":
    sys.stdout.write(document())
