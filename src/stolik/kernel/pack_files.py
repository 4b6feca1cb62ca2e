"""Packs of a player's own, for games that take them from files."""

from __future__ import annotations

from typing import Any, Protocol


class PackFiles(Protocol):
    """The packs from files that this process knows.

    Options name a pack and never a file, because they may come from anybody; a name from a file
    holds a `#` and a digest, names of bundled packs do not.
    """

    def load(self, path: str) -> str:
        """Load a file, or a bundled pack by its name; returns the value of the option `pack`."""

    def loaded(self) -> dict[str, Any]:
        """The packs from files that were loaded here, by name, for other processes."""

    def adopt(self, packs: dict[str, Any]) -> None:
        """Register packs that another process has loaded."""
