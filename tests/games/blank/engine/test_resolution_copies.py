"""Copies of a resolution have every field."""

from __future__ import annotations

from stolik.games.blank.engine.model.resolution import Resolution, resolution_from

FIELDS = (3, (1, 2), (4,), (5, 6), 7, 8, 9, True)
NEW = Resolution(0).snapshot()


def test_a_copy_has_every_field_and_lists_of_its_own():
    resolution = resolution_from(FIELDS)

    copied = resolution.copy()

    assert all(own != new for own, new in zip(FIELDS, NEW, strict=True))
    assert copied.snapshot() == resolution.snapshot() == FIELDS
    assert copied.queue is not resolution.queue and copied.activated is not resolution.activated
