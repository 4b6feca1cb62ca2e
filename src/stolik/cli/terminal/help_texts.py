"""Translates a tree of commands: help texts, `--help` and `--lang` everywhere.

A command gives message ids where typer expects help texts and metavars. An id
that our Fluent files have becomes its text; anything else stays as it is, so
that commands of other packages can be mounted as well.
"""

from __future__ import annotations

from typing import Annotated, Any

import typer

from stolik.cli.language import FLAG
from stolik.cli.terminal.help import show_help
from stolik.cli.terminal.terminal import Terminal, terminal_of


def translate_help(command: Any, terminal: Terminal) -> None:  # noqa: ANN401 - typer's command types are private
    """Replace message ids by their texts, in this command and all below it."""
    command.help = _words(command.help, terminal)
    command.short_help = _words(command.short_help, terminal)
    for parameter in command.params:
        parameter.help = _words(getattr(parameter, "help", None), terminal)
        parameter.metavar = _words(parameter.metavar, terminal)
    command.add_help_option = False
    command.no_args_is_help = False  # typer would print its own; `run` shows ours
    command.params += _common_parameters(terminal)
    for inner in getattr(command, "commands", {}).values():
        translate_help(inner, terminal)


def _words(message: str | None, terminal: Terminal) -> str | None:
    if message and terminal.speaker.knows(message):
        return terminal.say(message)
    return message


def _common_parameters(terminal: Terminal) -> list[Any]:
    """`--lang` and `--help`, made by typer as it makes all others."""
    template = typer.Typer(add_completion=False)
    template.command(context_settings={"help_option_names": []})(_common)
    parameters: list[Any] = list(typer.main.get_command(template).params)
    for parameter in parameters:
        parameter.help = _words(parameter.help, terminal)
        parameter.metavar = _words(parameter.metavar, terminal)
        parameter.expose_value = False
    return parameters


def _help(context: typer.Context, asked: bool) -> None:
    if asked and not context.resilient_parsing:
        show_help(context, terminal_of(context))
        raise typer.Exit


def _common(
    language: Annotated[str, typer.Option(FLAG, metavar="meta-language", help="help-lang")] = "",
    asked: Annotated[
        bool, typer.Option("--help", "-h", is_eager=True, callback=_help, help="help-help")
    ] = False,
) -> None:
    """The parameters that every command has; `run` has read the language already."""
