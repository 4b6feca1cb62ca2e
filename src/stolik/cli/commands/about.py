"""`stolik about`: what runs here."""

from __future__ import annotations

import platform
import sys
from importlib.machinery import EXTENSION_SUFFIXES

import typer
from rich.table import Table
from rich.text import Text

from stolik import __version__
from stolik.boards.lamp import LAMP
from stolik.cli.commands.games import players
from stolik.cli.desk import Desk, desk_of
from stolik.kernel import registry


def about(context: typer.Context) -> None:
    """Tell versions, and whether the rules are compiled."""
    desk = desk_of(context)
    table = Table(box=None, padding=(0, 2), header_style=f"bold {LAMP}")
    table.add_column(desk.say("games-id"), style="bold", no_wrap=True)
    table.add_column(desk.say("games-name"))
    table.add_column(desk.say("about-version"), justify="right")
    table.add_column(desk.say("games-players"), justify="right")
    table.add_column(desk.say("about-rules"))
    for game_id in registry.games():
        game = desk.game(game_id)
        words = (desk.voice(game).say("name"), str(game.version), players(game))
        mode = desk.say(_mode(f"{game.package}.rules"))
        table.add_row(Text(game_id), *(Text(word) for word in words), Text(mode))
    desk.show(Text(f"Stolik {__version__}", f"bold {LAMP}"))
    desk.show(_python(), *_kernel(desk), "", table)


def _python() -> str:
    return f"{platform.python_implementation()} {platform.python_version()}, {platform.platform()}"


def _kernel(desk: Desk) -> list[str]:
    """Compiled or interpreted, and why."""
    ours = [name for name in sys.modules if name.startswith("stolik.")]
    compiled = [name for name in ours if is_compiled(name)]
    if not compiled:
        return [desk.say("about-interpreted"), desk.say("about-why")]
    groups = [name for name in sys.modules if name.endswith("__mypyc") and "stolik" in name]
    return [
        desk.say("about-compiled", count=len(compiled)),
        desk.say("about-group", group=", ".join(groups) or "–"),
    ]


def _mode(module: str) -> str:
    return "about-mode-compiled" if is_compiled(module) else "about-mode-interpreted"


def is_compiled(module: str) -> bool:
    """Tell whether a loaded module is machine code."""
    file = getattr(sys.modules.get(module), "__file__", None) or ""
    return file.endswith(tuple(EXTENSION_SUFFIXES))
