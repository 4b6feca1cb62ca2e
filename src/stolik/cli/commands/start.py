"""`stolik` without a command: what to try first."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from stolik import __version__
from stolik.boards.colours import ACCENT
from stolik.cli.terminal.terminal import terminal_of
from stolik.kernel.registry import games

_EXAMPLES = ("play", "rules", "games", "help")


def _version(context: typer.Context, asked: bool) -> None:
    if asked and not context.resilient_parsing:
        terminal_of(context).show(f"Stolik {__version__}")
        raise typer.Exit


def start(
    context: typer.Context,
    asked: Annotated[
        bool, typer.Option("--version", is_eager=True, callback=_version, help="help-version")
    ] = False,
) -> None:
    """Show examples when no command was given."""
    if context.invoked_subcommand is not None:
        return
    terminal = terminal_of(context)
    game = "cardline" if "cardline" in games() else next(iter(games()), "")
    terminal.show(
        "", Text(terminal.say("start-title"), f"bold {ACCENT}"), terminal.say("start-lead"), ""
    )
    table = Table.grid(padding=(0, 3))
    table.add_column(style="bold", no_wrap=True)
    table.add_column()
    for example in _EXAMPLES:
        command = terminal.say(f"start-{example}", game=game)
        table.add_row(Text(command), Text(terminal.say(f"start-{example}.why")))
    terminal.show(Padding(table, (0, 0, 1, 2)))
