"""The tree of commands, and the place where further ones are mounted.

A command is a function with a typer signature in a module of its own. Where
typer wants a help text or a metavar it gives a message id of `text/*.ftl`.
`MOUNTS` lists commands that come with parts of the program that may be
absent: a module `stolik.cli.<name>` with a `typer.Typer` called `app`. An app
with one command becomes that command. A module whose words are not in our
`text/*.ftl` names the package that has them: `WORDS = "stolik.server"`. Its
commands find the language and the terminal in `context.obj`, a `Desk`.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

import typer

from stolik.cli.commands.about import about
from stolik.cli.commands.games import games
from stolik.cli.commands.play import play
from stolik.cli.commands.replay import replay
from stolik.cli.commands.rules import rules
from stolik.cli.commands.start import start
from stolik.cli.commands.verify import verify
from stolik.cli.desk import Desk
from stolik.cli.dress import dress
from stolik.cli.group import Group

MOUNTS: Final = ("serve", "backup", "simulate", "tournament")
DECKS: Final = ("illusion", "blank")
"""`stolik deck <name>` is `stolik.cli.deck_<name>`."""


def command_tree(desk: Desk) -> Any:  # noqa: ANN401 - typer's command types are private
    """Build all commands and dress them in the desk's language."""
    app = typer.Typer(cls=Group, add_completion=False, help="help-stolik")
    app.callback(invoke_without_command=True)(start)
    for command in (play, games, rules, replay, verify):
        app.command(command.__name__, help=f"help-{command.__name__}")(command)
    _mount_decks(app, desk)
    for name in MOUNTS:
        _mount(app, name, name, desk)
    app.command("about", help="help-about")(about)
    tree = typer.main.get_command(app)
    dress(tree, desk)
    return tree


def _mount_decks(app: typer.Typer, desk: Desk) -> None:
    present = [name for name in DECKS if _exists(f"deck_{name}")]
    if not present:
        return
    decks = typer.Typer(cls=Group, add_completion=False, help="help-deck", no_args_is_help=True)
    for name in present:
        _mount(decks, name, f"deck_{name}", desk)
    app.add_typer(decks, name="deck")


def _mount(parent: typer.Typer, name: str, module: str, desk: Desk) -> None:
    if not _exists(module):
        return
    part = import_module(f"stolik.cli.{module}")
    desk.learn(getattr(part, "WORDS", None))
    app = part.app
    if len(app.registered_commands) == 1 and app.registered_callback is None:
        only = app.registered_commands[0]
        parent.command(name, help=only.help or app.info.help)(only.callback)
    else:
        parent.add_typer(app, name=name)


def _exists(module: str) -> bool:
    return find_spec(f"stolik.cli.{module}") is not None
