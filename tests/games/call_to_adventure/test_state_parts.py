"""The parts of a state: written from one list of fields each, copied and told as a whole."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from games.call_to_adventure.table import Table
from stolik.games.call_to_adventure.engine.model import state_fields, state_parts
from stolik.games.call_to_adventure.engine.model.snapshots import SNAPSHOT_SIZE
from stolik.games.call_to_adventure.engine.model.state_fields import (
    BITS,
    FLAG,
    LIST,
    NESTED,
    NUMBER,
    NUMBERS,
    PARTS,
)
from stolik.games.call_to_adventure.state import AdventureState

OWNERS = {
    "TurnState": "turn",
    "ChallengeState": "challenge",
    "AdversaryState": "adversary",
    "TableEffects": "table_effects",
    "TableFields": "",
}
OTHER = {
    NUMBER: 77,
    BITS: 1 << 70,
    FLAG: True,
    NUMBERS: vec[i64]([7, 7]),
    LIST: [7, 7],
    NESTED: [[7], [7, 7]],
}
SIZED = {
    "TableFields.decks": [[7]] * 6,
    "TableFields.tops": vec[i64]([1] * 6),
    "TableEffects.price_changes": vec[i64]([7] * 4),
}
FIELDS = [
    pytest.param(part.name, field, id=f"{part.name}.{field.name}")
    for part in PARTS
    for field in part.fields
]


def part_of(game: AdventureState, part: str) -> object:
    return getattr(game, OWNERS[part]) if OWNERS[part] else game


def test_the_parts_are_written_from_the_lists_of_fields():
    """Whoever changes a list writes the module anew; see `state_fields.py`."""
    written = state_fields.PARTS_FILE.read_text(encoding="utf-8")

    assert written == state_fields.written_parts()
    assert all(hasattr(state_parts, part.name) for part in PARTS)


def test_every_place_of_a_snapshot_belongs_to_a_field():
    """Numbers are never used twice; the table's totals share one, derived fields have none."""
    special = {"forbidden", "event_mask", "tops", "story_windows"}
    numbers = [
        field.number
        for part in PARTS
        for field in part.fields
        if field.name not in special or (part.name, field.name) == ("TableFields", "forbidden")
    ]

    assert sorted(numbers) == list(range(2, SNAPSHOT_SIZE))
    assert None not in Table(2).game.snapshot()


TOLD = [param for param in FIELDS if param.id != "TableFields.story_windows"]  # follows from others


@pytest.mark.parametrize(("part", "field"), TOLD)
def test_every_field_is_told_and_brought_back(part, field):
    """A snapshot changes with each field, and a state made from it is the same again."""
    game = Table(2).game.copy()
    before = game.snapshot()
    value = SIZED.get(f"{part}.{field.name}", OTHER[field.kind])
    setattr(part_of(game, part), field.name, value)
    after = game.snapshot()

    assert after != before
    assert game.rules.restore(after).snapshot()[1:] == after[1:]


@pytest.mark.parametrize(("part", "field"), FIELDS)
def test_every_field_is_copied(part, field):
    """A copy has the same value; a list that may change in place is one of its own."""
    game = Table(2).game
    owner = part_of(game, part)
    value = vec[i64]([7, 7]) if field.kind == NUMBERS else OTHER[field.kind]
    setattr(owner, field.name, value)
    copied = part_of(game.copy(), part)

    assert getattr(copied, field.name) == OTHER[field.kind]
    if field.kind in (LIST, NESTED):
        assert getattr(copied, field.name) is value
    if field.kind == NUMBERS:
        getattr(owner, field.name)[0] = 8
        assert (getattr(copied, field.name)[0] == 8) == field.shared
