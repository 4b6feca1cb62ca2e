"""`stolik cards check [FILE]`: checks a card set of Call to Adventure."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from stolik.cli.fault import FAILED, USAGE, Fault, file_fault
from stolik.cli.terminal.command_group import CommandGroup
from stolik.cli.terminal.terminal import terminal_of

MAX_BYTES = 2_000_000  # far more than all cards of the game
app = typer.Typer(
    cls=CommandGroup, add_completion=False, no_args_is_help=True, help="help-card-set"
)


@app.callback()
def cards() -> None:
    """Commands about the cards of Call to Adventure."""


@app.command(help="help-cards-check")
def check(
    context: typer.Context,
    file: Annotated[
        str, typer.Argument(metavar="meta-file", help="help-cards-file", show_default=False)
    ] = "",
) -> None:
    """Check the game's own cards, or a file whose cards replace those with the same ids."""
    from stolik.games.call_to_adventure.cards import check as card_check  # noqa: PLC0415 - loads cards

    terminal = terminal_of(context)
    found = card_check.check_cards(_readable(file) if file else None)
    for problem in found.problems:
        terminal.show_unbroken(
            f"{problem.place(terminal.language)}: {problem.problem(terminal.language)}"
        )
        terminal.show_unbroken(f"  {problem.remedy(terminal.language)}")
    if found.problems:
        terminal.show(terminal.say("cards-problems", count=len(found.problems)))
        raise typer.Exit(FAILED)
    terminal.show(terminal.say("cards-sound", cards=found.cards, designs=found.designs))


def _readable(file: str) -> Path:
    """The path of a text file that is not too large to be card data."""
    path = Path(file)
    with file_fault("unreadable", path):
        try:
            if len(path.read_bytes()) > MAX_BYTES:
                raise Fault("cards-too-large", USAGE, file=file)
            path.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            raise Fault("not-utf-8", USAGE, file=file) from None
    return path
