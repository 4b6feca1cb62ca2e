"""`stolik` alone: a friendly start."""

from __future__ import annotations

import typer
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from stolik.boards.lamp import LAMP
from stolik.cli.desk import desk_of
from stolik.kernel.registry import games

_EXAMPLES = ("play", "rules", "games", "help")


def start(context: typer.Context) -> None:
    """Say what there is to do when no command was given."""
    if context.invoked_subcommand is not None:
        return
    desk = desk_of(context)
    game = "cardline" if "cardline" in games() else next(iter(games()), "")
    desk.show("", Text(desk.say("start-title"), f"bold {LAMP}"), desk.say("start-lead"), "")
    table = Table.grid(padding=(0, 3))
    table.add_column(style="bold", no_wrap=True)
    table.add_column()
    for example in _EXAMPLES:
        command = desk.say(f"start-{example}", game=game)
        table.add_row(Text(command), Text(desk.say(f"start-{example}.why")))
    desk.show(Padding(table, (0, 0, 1, 2)))
