"""Runs a command line and returns its exit code; faults are printed, not raised."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

import typer

from stolik.cli.app import command_tree
from stolik.cli.fault import FAILED, USAGE, Explained, Fault, explained_fault
from stolik.cli.language import asked_language, default_language
from stolik.cli.terminal.help import show_help
from stolik.cli.terminal.terminal import Terminal
from stolik.cli.terminal.usage import group_without_command, usage_fault
from stolik.text import LANGUAGES

INTERRUPTED = 130


def run(args: Sequence[str]) -> int:
    """Run a command; faults are printed and become the exit code."""
    _replace_unprintable()
    asked = asked_language(args)
    language = asked if asked in LANGUAGES else default_language(os.environ)
    terminal = Terminal(language)
    try:
        if asked is not None and asked not in LANGUAGES:
            raise Fault("language", USAGE, asked=asked, known=", ".join(LANGUAGES))
        return _run(terminal, args)
    except Fault as fault:
        terminal.show_fault(fault)
        return fault.code
    except BrokenPipeError:
        _silence_closed_pipe()
        return FAILED


def _run(terminal: Terminal, args: Sequence[str]) -> int:
    try:
        code = command_tree(terminal).main(
            list(args), prog_name="stolik", standalone_mode=False, obj=terminal
        )
    except typer.TyperException as error:
        group = group_without_command(error)
        if group is None:
            raise usage_fault(error) from None
        show_help(group, terminal)
        return 0
    except typer.Abort:
        return INTERRUPTED
    except Exception as error:
        if isinstance(error, Explained):
            raise explained_fault(error, terminal.language) from None
        raise
    return code if isinstance(code, int) else 0


def _replace_unprintable() -> None:
    """Print a question mark for characters that the terminal's encoding lacks."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")


def _silence_closed_pipe() -> None:
    """The reader of our output has closed it; keep Python from reporting that at exit."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
