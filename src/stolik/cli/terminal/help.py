"""Shows what a command does and takes."""

from __future__ import annotations

from typing import Any

import typer
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from stolik.boards.colours import ACCENT
from stolik.cli.terminal.terminal import Terminal

INDENT = (0, 0, 1, 2)


def show_help(context: typer.Context, terminal: Terminal) -> None:
    """Print usage, purpose, arguments, options and commands."""
    command: Any = context.command
    terminal.show(
        Text.assemble((f"{terminal.say('help-usage')} ", "bold"), _usage(context, terminal)), ""
    )
    if command.help:
        terminal.show(Padding(Text(command.help), INDENT))
    shown = [parameter for parameter in command.params if not getattr(parameter, "hidden", False)]
    arguments = [one for one in shown if one.param_type_name == "argument"]
    options = [one for one in shown if one.param_type_name == "option"]
    _section(
        terminal, "help-arguments", [(_argument_word(one), one.help or "") for one in arguments]
    )
    _section(terminal, "help-commands", _commands(command))
    _section(terminal, "help-options", [(_option_words(one), one.help or "") for one in options])


def _usage(context: typer.Context, terminal: Terminal) -> str:
    command: Any = context.command
    words = [context.command_path, f"[{terminal.say('meta-options')}]"]
    for parameter in command.params:
        if parameter.param_type_name == "argument":
            word = _argument_word(parameter)
            words.append(word if parameter.required else f"[{word}]")
    if getattr(command, "commands", None):
        words.append(terminal.say("meta-command"))
    return " ".join(words)


def _commands(command: Any) -> list[tuple[str, str]]:  # noqa: ANN401 - typer's command types are private
    inner = getattr(command, "commands", {})
    return [
        (name, (one.short_help or one.help or "").partition("\n")[0])
        for name, one in inner.items()
        if not one.hidden
    ]


def _argument_word(parameter: Any) -> str:  # noqa: ANN401
    return str(parameter.metavar or parameter.name).upper()


def _option_words(parameter: Any) -> str:  # noqa: ANN401
    names = ", ".join(parameter.opts)
    if parameter.is_flag:
        return " / ".join((names, *parameter.secondary_opts))
    return f"{names} {parameter.metavar or parameter.name.upper()}"


def _section(terminal: Terminal, title: str, rows: list[tuple[str, str]]) -> None:
    if not rows:
        return
    terminal.show(Text(terminal.say(title), f"bold {ACCENT}"))
    table = Table.grid(padding=(0, 2))
    table.add_column(no_wrap=True, style="bold")
    table.add_column()
    for name, text in rows:
        table.add_row(Text(name), Text(text))
    terminal.show(Padding(table, INDENT))
