"""`stolik record`: games of bots as a dataset for learners."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from stolik.arena.study import study
from stolik.cli.extras import needs_extra
from stolik.cli.fault import USAGE, Fault
from stolik.cli.inputs.game_options import read_settings
from stolik.cli.studies.parameters import (
    GameCount,
    GameName,
    LevelNames,
    OneSeatCount,
    Seed,
    Settings,
    Workers,
)
from stolik.cli.studies.study_options import (
    RunSettings,
    option_faults,
    read_levels,
    read_seats,
    unwritable,
)
from stolik.cli.terminal.terminal import terminal_of

app = typer.Typer(help="help-dataset")


@app.command("record", help="help-dataset")
def record_games(  # noqa: PLR0913, PLR0917 - a parameter for each option of the command
    context: typer.Context,
    game: GameName,
    out: Annotated[str, typer.Option(metavar="meta-folder", help="help-dataset-out")],
    games: GameCount = 1000,
    levels: LevelNames = "skilled",
    seats: OneSeatCount = None,
    settings: Settings = None,
    seed: Seed = 0,
    workers: Workers = None,
) -> None:
    """Record what bots saw and did; what is there already is not played again."""
    terminal = terminal_of(context)
    chosen = terminal.game(game)
    names = read_levels(terminal, levels)
    options = read_settings(chosen, settings or [])
    counts = read_seats(chosen, [] if seats is None else [seats], [options], len(names))
    if len(names) > counts[0]:
        raise Fault("arena-crowd", USAGE, levels=len(names), seats=counts[0])
    with needs_extra("arena,rl"):
        from stolik.adapters.trajectories import OtherDataset, about_of, record  # noqa: PLC0415 - an extra
    with option_faults(chosen):
        about = about_of(study(chosen.id, counts, names, options, games=games, seed=seed))
    folder = Path(out)
    try:
        with unwritable("--out", folder):
            written = record(about, folder, RunSettings(workers=workers).processes())
    except OtherDataset:
        raise Fault("dataset-other", USAGE, folder=out) from None
    parts = about.study.chunks
    terminal.show(terminal.say("dataset-done", games=games, parts=parts, before=parts - written))
    terminal.show_unbroken(str(folder.absolute()))
