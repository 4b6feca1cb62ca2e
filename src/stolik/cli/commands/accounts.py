"""`stolik accounts reset LOGIN`: a new recovery code for a player who has lost both."""

from __future__ import annotations

import asyncio
from typing import Annotated

import typer

from stolik.cli.extras import needs_extra
from stolik.cli.fault import FAILED, Fault
from stolik.cli.terminal.command_group import CommandGroup
from stolik.cli.terminal.terminal import terminal_of

app = typer.Typer(
    cls=CommandGroup, add_completion=False, no_args_is_help=True, help="help-accounts"
)


@app.callback()
def accounts() -> None:
    """Commands about the accounts of a server."""


@app.command(help="help-accounts-reset")
def reset(
    context: typer.Context,
    login: Annotated[str, typer.Argument(metavar="meta-login", help="help-accounts-login")],
    data_dir: Annotated[str | None, typer.Option(help="help-serve-data")] = None,
    database_url: Annotated[str | None, typer.Option(help="help-serve-database")] = None,
) -> None:
    """Print a new recovery code for an account; the server may be running."""
    with needs_extra("server"):
        from stolik.cli.server_faults import server_faults, settings_from  # noqa: PLC0415
        from stolik.server.accounts.recovery import reset_code  # noqa: PLC0415

    config = settings_from(data_dir=data_dir, database_url=database_url)
    with server_faults(config):
        code = asyncio.run(reset_code(config.store_url, login))
    if code is None:
        raise Fault("no-account", FAILED, login=login)
    terminal = terminal_of(context)
    terminal.show_unbroken(code)
    terminal.show(terminal.say("accounts-reset", login=login))
