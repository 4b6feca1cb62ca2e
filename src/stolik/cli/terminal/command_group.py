"""A group of commands that reports unknown commands as faults in the user's language."""

from __future__ import annotations

from difflib import get_close_matches
from typing import Any

import typer
from typer.core import TyperGroup


class UnknownCommand(typer.TyperException):
    """A word that is not a command of the group."""

    def __init__(self, word: str, known: list[str], context: typer.Context) -> None:
        super().__init__(word)
        self.word = word
        self.known = known
        self.near = get_close_matches(word, known)
        self.ctx = context


class CommandGroup(TyperGroup):
    """Commands in the order in which they were added."""

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:  # noqa: ANN401 - typer's own types are private
        """Find the command that the first word names."""
        word = args[0]
        if not word.startswith("-") and self.get_command(ctx, word) is None:
            raise UnknownCommand(word, list(self.commands), ctx)
        return super().resolve_command(ctx, args)
