"""What is wrong with the words of a command line, in the language's words."""

from __future__ import annotations

import typer

from stolik.cli.fault import USAGE, Fault
from stolik.cli.group import UnknownCommand


def usage_fault(error: typer.TyperException) -> Fault:
    """Say what the parser found; typer's own sentences are English only."""
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
            return Fault("bad-parameter", USAGE, parameter=parameter, path=path)
        case _:
            return _other(error, path)


def waiting_group(error: typer.TyperException) -> typer.Context | None:
    """The group whose name was typed without one of its commands."""
    context: typer.Context | None = getattr(error, "ctx", None)
    if context is None or not error.format_message().startswith("Missing command"):
        return None
    return context


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
