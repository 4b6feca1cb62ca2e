"""Parameters that `simulate`, `tournament` and `record` have in common."""

from __future__ import annotations

from typing import Annotated

import typer

from stolik.cli.inputs.numbers import MAX_NUMBER

GameName = Annotated[str, typer.Argument(metavar="meta-game", help="help-game")]
GameCount = Annotated[
    int, typer.Option(min=1, max=MAX_NUMBER, metavar="N", help="help-arena-games")
]
LevelNames = Annotated[str, typer.Option(metavar="meta-levels", help="help-arena-levels")]
OneSeatCount = Annotated[
    int | None, typer.Option(min=1, max=MAX_NUMBER, metavar="N", help="help-tournament-seats")
]
NetworkFiles = Annotated[
    list[str] | None, typer.Option("--bot", metavar="meta-file", help="help-arena-bot")
]
Settings = Annotated[
    list[str] | None, typer.Option("--set", metavar="meta-setting", help="help-set")
]
DeckFiles = Annotated[list[str] | None, typer.Option(metavar="meta-file", help="help-arena-deck")]
Seed = Annotated[int, typer.Option(min=0, max=MAX_NUMBER, metavar="N", help="help-arena-seed")]
OutFile = Annotated[str, typer.Option(metavar="meta-file", help="help-arena-out")]
ReportFile = Annotated[str, typer.Option(metavar="meta-file", help="help-arena-report")]
Workers = Annotated[
    int | None, typer.Option(min=1, max=MAX_NUMBER, metavar="N", help="help-arena-workers")
]
RayAddress = Annotated[str, typer.Option(metavar="meta-address", help="help-arena-ray")]
Resume = Annotated[bool, typer.Option("--resume", help="help-arena-resume")]
