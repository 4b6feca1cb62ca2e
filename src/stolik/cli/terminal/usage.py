"""Mistakes in a command line, as faults in the user's language."""

from __future__ import annotations

from typing import Any

import typer

from stolik.cli.fault import USAGE, Fault
from stolik.cli.inputs.numbers import number_fault
from stolik.cli.terminal.command_group import UnknownCommand


def usage_fault(error: typer.TyperException) -> Fault:
    """The fault for an error of the parser; typer's own messages are English only."""
    path = _command_path(error)
    if isinstance(error, UnknownCommand):
        near = ", ".join(error.near or error.known)
        return Fault("unknown-command", USAGE, word=error.word, near=near, path=path)
    parameter = _parameter(error)
    match type(error).__name__:
        case "NoSuchOption":
            word = str(getattr(error, "option_name", ""))
            return Fault("unknown-option", USAGE, word=word, path=path)
        case "MissingParameter":
            return Fault("missing-parameter", USAGE, parameter=parameter, path=path)
        case "BadOptionUsage":
            word = str(getattr(error, "option_name", ""))
            return Fault("option-value", USAGE, word=word, path=path)
        case "BadParameter":
            return _bad_value(error, parameter, path)
        case _:
            return _other(error, path)


def group_without_command(error: typer.TyperException) -> typer.Context | None:
    """The group whose name was typed without one of its commands."""
    context: typer.Context | None = getattr(error, "ctx", None)
    if context is None or not error.format_message().startswith("Missing command"):
        return None
    return context


def _bad_value(error: Any, parameter: str, path: str) -> Fault:  # noqa: ANN401 - typer's own types are private
    """Report which numbers an option takes, if it takes numbers."""
    option = error.param
    if option is None or option.param_type_name != "option":
        return Fault("bad-parameter", USAGE, parameter=parameter, path=path)
    if option.min is not None and option.max is not None:
        return number_fault(parameter, option.min, option.max)
    is_number = option.type_descriptor.annotation in (int, float)
    return Fault("number" if is_number else "bad-parameter", USAGE, parameter=parameter, path=path)


def _other(error: typer.TyperException, path: str) -> Fault:
    message = error.format_message()
    _, found, words = message.partition("unexpected extra argument")
    if found:
        extra = words.rpartition("(")[2].rstrip(")")
        return Fault("extra-words", USAGE, words=extra, path=path)
    return Fault("usage", USAGE, problem=message, path=path)


def _command_path(error: typer.TyperException) -> str:
    context = getattr(error, "ctx", None)
    return str(context.command_path) if context is not None else "stolik"


def _parameter(error: typer.TyperException) -> str:
    parameter = getattr(error, "param", None)
    if parameter is None:
        return "?"
    if parameter.param_type_name == "option":
        return str(parameter.opts[0])
    return str(parameter.metavar or parameter.name).upper()
