"""A view is what one seat may know, and has no field for anything else."""

from __future__ import annotations

import msgspec


class View(msgspec.Struct, frozen=True, tag_field="game"):
    """The base class of every game's views; each is built up from what the seat knows."""


def encode(view: View) -> bytes:
    """Encode a view; equal knowledge gives equal bytes."""
    return msgspec.json.encode(view, order="deterministic")
