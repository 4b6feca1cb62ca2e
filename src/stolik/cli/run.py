"""Runs a command line from its words to its exit code; no failure ends in a traceback."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

import typer

from stolik.cli.app import command_tree
from stolik.cli.desk import Desk
from stolik.cli.fault import FAILED, USAGE, Explained, Fault, explained_fault
from stolik.cli.help import show_help
from stolik.cli.language import asked_language, usual_language
from stolik.cli.usage import usage_fault, waiting_group
from stolik.text import LANGUAGES

INTERRUPTED = 130


def run(args: Sequence[str]) -> int:
    """Do what the words say; faults are printed and become the exit code."""
    _forgive_encodings()
    asked = asked_language(args)
    language = asked if asked in LANGUAGES else usual_language(os.environ)
    desk = Desk(language)
    try:
        if asked is not None and asked not in LANGUAGES:
            raise Fault("language", USAGE, asked=asked, known=", ".join(LANGUAGES))
        return _run(desk, args)
    except Fault as fault:
        desk.complain(fault)
        return fault.code
    except BrokenPipeError:
        _leave_pipe()
        return FAILED


def _run(desk: Desk, args: Sequence[str]) -> int:
    try:
        code = command_tree(desk).main(
            list(args), prog_name="stolik", standalone_mode=False, obj=desk
        )
    except typer.TyperException as error:
        group = waiting_group(error)
        if group is None:
            raise usage_fault(error) from None
        show_help(group, desk)
        return 0
    except typer.Abort:
        return INTERRUPTED
    except Exception as error:
        if isinstance(error, Explained):
            raise explained_fault(error, desk.language) from None
        raise
    return code if isinstance(code, int) else 0


def _forgive_encodings() -> None:
    """Where the terminal has no ą or no frames, a question mark is better than a crash."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")


def _leave_pipe() -> None:
    """Whoever read our output has had enough; keep Python from complaining at the exit."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
