"""`stolik deck illusion`: paint a deck of Illusion and look at it."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

from stolik.cli.fault import USAGE, Fault, file_fault
from stolik.cli.terminal.terminal import Terminal, terminal_of

app = typer.Typer(add_completion=False)
STYLES: Final = ("plain", "safe")


@app.command(help="help-deck-illusion")
def illusion(
    context: typer.Context,
    seed: Annotated[
        int, typer.Option("--seed", min=0, max=2_147_483_647, help="help-illusion-seed")
    ] = 0,
    out: Annotated[
        str, typer.Option("--out", metavar="meta-folder", help="help-illusion-out")
    ] = "",
    sheet: Annotated[
        str, typer.Option("--sheet", metavar="meta-file", help="help-illusion-sheet")
    ] = "",
    style: Annotated[
        str, typer.Option("--style", metavar="meta-style", help="help-illusion-style")
    ] = "plain",
) -> None:
    """Paint 98 pictures with exact shares and write them, their backs and a contact sheet."""
    terminal = terminal_of(context)
    if not out and not sheet:
        raise Fault("illusion-nothing-to-write", USAGE)
    if style not in STYLES:
        raise Fault("illusion-style", USAGE, style=style, known=", ".join(STYLES))
    if find_spec("numpy") is None or (sheet and find_spec("PIL") is None):
        raise Fault("illusion-no-pictures")
    write(terminal, seed, out, sheet, style)


def write(terminal: Terminal, seed: int, out: str, sheet: str, style: str) -> None:
    """Paint the deck under a progress bar and write the files."""
    from stolik.games.illusion.pictures import press  # noqa: PLC0415 - numpy is an extra
    from stolik.games.illusion.pictures.gallery import gallery  # noqa: PLC0415 - numpy is an extra

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, console=terminal.errors, transient=True) as bar:
        task = bar.add_task(terminal.say("illusion-painting"), total=98)
        pictures = gallery(seed, lambda done, _: bar.update(task, completed=done))
    if out:
        with file_fault("illusion-cannot-write", Path(out)):
            press.print_deck(pictures, Path(out), style)
        terminal.show(terminal.say("illusion-written", folder=out, backs=press.BACKS))
    if sheet:
        with file_fault("illusion-cannot-write", Path(sheet)):
            press.print_sheet(pictures, Path(sheet), style)
        terminal.show(terminal.say("illusion-sheet-written", file=sheet))
