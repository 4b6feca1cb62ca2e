"""`stolik about`: what runs here."""

from __future__ import annotations

import platform
import sys
from importlib.machinery import EXTENSION_SUFFIXES

import typer
from rich.table import Table
from rich.text import Text

from stolik import __version__
from stolik.boards.colours import ACCENT
from stolik.cli.commands.games import players
from stolik.cli.terminal.terminal import Terminal, terminal_of


def about(context: typer.Context) -> None:
    """Show versions, and whether the rules are compiled."""
    terminal = terminal_of(context)
    table = Table(box=None, padding=(0, 2), header_style=f"bold {ACCENT}")
    table.add_column(terminal.say("games-id"), style="bold", no_wrap=True)
    table.add_column(terminal.say("games-name"))
    table.add_column(terminal.say("about-version"), justify="right")
    table.add_column(terminal.say("games-players"), justify="right")
    table.add_column(terminal.say("about-rules"))
    for game in terminal.usable_games():
        words = (terminal.game_name(game), str(game.version), players(game))
        mode = terminal.say(_mode(f"{game.package}.rules"))
        table.add_row(Text(game.id), *(Text(word) for word in words), Text(mode))
    terminal.show(Text(f"Stolik {__version__}", f"bold {ACCENT}"))
    terminal.show(_python(), *_kernel(terminal), "", table)


def _python() -> str:
    return f"{platform.python_implementation()} {platform.python_version()}, {platform.platform()}"


def _kernel(terminal: Terminal) -> list[str]:
    """Compiled or interpreted, and why."""
    ours = [name for name in sys.modules if name.startswith("stolik.")]
    compiled = [name for name in ours if is_compiled(name)]
    if not compiled:
        return [terminal.say("about-interpreted"), terminal.say("about-why")]
    groups = [name for name in sys.modules if name.endswith("__mypyc") and "stolik" in name]
    return [
        terminal.say("about-compiled", count=len(compiled)),
        terminal.say("about-group", group=", ".join(groups) or "–"),
    ]


def _mode(module: str) -> str:
    return "about-mode-compiled" if is_compiled(module) else "about-mode-interpreted"


def is_compiled(module: str) -> bool:
    """Whether a loaded module is machine code."""
    loaded = sys.modules.get(module)
    file = "" if loaded is None else loaded.__file__ or ""
    return file.endswith(tuple(EXTENSION_SUFFIXES))
