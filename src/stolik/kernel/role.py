"""Roles of moves in a prompt, given by the game, so that no client has to guess."""

from __future__ import annotations

from typing import Final

OPTION: Final = "option"
"""A choice among others."""
PRIMARY: Final = "primary"
"""The sensible answer to the question: at most one legal move has this role."""
DECLINE: Final = "decline"
"""Gives up something that could be done: offered, but never recommended."""
PASS: Final = "pass"
"""Changes nothing."""
ROLES: Final = (OPTION, PRIMARY, DECLINE, PASS)
