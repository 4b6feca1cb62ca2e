"""Moves as they are sent to clients: a kind and named fields, so that no client parses notation."""

from __future__ import annotations

import msgspec


class TypedMove(msgspec.Struct, frozen=True, tag_field="kind"):
    """A move of the catalogue with its fields; the tag is the first word of its notation.

    It is made from the move alone, so it says no more than the notation does.
    """
