"""The tree of commands.

A command is a function with a typer signature in a module of its own. Where
typer wants a help text or a metavar it gives a message id of `text/*.ftl`;
`translate_help` replaces the ids. `MOUNTS` and `DECKS` list apps that bring
their own signature: one with a single command becomes that command. Commands
find the language and the terminal in `context.obj`, a `Terminal`.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import typer

from stolik.cli.commands import (
    accounts,
    admin,
    backup,
    cards,
    deck_blank,
    deck_illusion,
    host,
    record,
    serve,
    simulate,
    tournament,
)
from stolik.cli.commands.about import about
from stolik.cli.commands.games import games
from stolik.cli.commands.play import play
from stolik.cli.commands.replay import replay
from stolik.cli.commands.review import review
from stolik.cli.commands.rules import rules
from stolik.cli.commands.start import start
from stolik.cli.commands.verify import verify
from stolik.cli.terminal.command_group import CommandGroup
from stolik.cli.terminal.help_texts import translate_help
from stolik.cli.terminal.terminal import Terminal


class Mount(NamedTuple):
    """An app and its name; `texts` is the package of its messages, if not this one."""

    name: str
    app: typer.Typer
    texts: str = ""


MOUNTS: Final = (
    Mount("cards", cards.app),
    Mount("serve", serve.app),
    Mount("host", host.app),
    Mount("backup", backup.app),
    Mount("accounts", accounts.app),
    Mount("admin", admin.app),
    Mount("simulate", simulate.app, "stolik.arena"),
    Mount("tournament", tournament.app, "stolik.arena"),
    Mount("record", record.app),
)
DECKS: Final = (
    Mount("illusion", deck_illusion.app, "stolik.games.illusion"),
    Mount("blank", deck_blank.app),
)
"""The commands below `stolik deck`."""


COMPLETION: Final = {
    "install_completion": "help-install-completion",
    "show_completion": "help-show-completion",
}
"""Options that typer adds, and their help."""


def command_tree(terminal: Terminal) -> Any:  # noqa: ANN401 - typer's command types are private
    """Build all commands, with help in the terminal's language."""
    app = typer.Typer(cls=CommandGroup, add_completion=True, help="help-stolik")
    app.callback(invoke_without_command=True)(start)
    for command in (play, games, rules, replay, review, verify):
        app.command(command.__name__, help=f"help-{command.__name__}")(command)
    decks = typer.Typer(
        cls=CommandGroup, add_completion=False, help="help-deck", no_args_is_help=True
    )
    for mount in DECKS:
        _mount(decks, mount, terminal)
    app.add_typer(decks, name="deck")
    for mount in MOUNTS:
        _mount(app, mount, terminal)
    app.command("about", help="help-about")(about)
    tree: Any = typer.main.get_command(app)
    for parameter in tree.params:
        parameter.help = COMPLETION.get(parameter.name, parameter.help)
    translate_help(tree, terminal)
    return tree


def _mount(parent: typer.Typer, mount: Mount, terminal: Terminal) -> None:
    if mount.texts:
        terminal.add_texts(mount.texts)
    app = mount.app
    if len(app.registered_commands) == 1 and app.registered_callback is None:
        only: Any = app.registered_commands[0]
        parent.command(mount.name, help=only.help or app.info.help)(only.callback)
    else:
        parent.add_typer(app, name=mount.name)
