"""`stolik simulate`: many games of bots, summed up."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.table import Table

from stolik.arena.report.findings import sentences
from stolik.arena.report.groups import Groups
from stolik.arena.report.words import GameSpeaker, mean_text, share_text
from stolik.arena.run import Run
from stolik.arena.study import study
from stolik.boards.colours import ACCENT
from stolik.cli.fault import USAGE, Fault
from stolik.cli.inputs.numbers import whole_numbers
from stolik.cli.studies.parameters import (
    DeckFiles,
    GameCount,
    GameName,
    LevelNames,
    NetworkFiles,
    OutFile,
    RayAddress,
    ReportFile,
    Resume,
    Seed,
    Workers,
)
from stolik.cli.studies.study_options import (
    RunSettings,
    VariantRequest,
    network_faults,
    option_faults,
    read_levels,
    read_networks,
    read_seats,
    read_variants,
)
from stolik.cli.studies.study_run import headline, run_study
from stolik.cli.terminal.terminal import Terminal, terminal_of
from stolik.text import Speaker

app = typer.Typer(help="help-simulate")


@app.command(help="help-simulate")
def simulate(  # noqa: PLR0913, PLR0917 - a parameter for each option of the command
    context: typer.Context,
    game: GameName,
    games: GameCount = 1000,
    seats: Annotated[str, typer.Option(metavar="meta-seats", help="help-arena-seats")] = "",
    levels: LevelNames = "random",
    bots: NetworkFiles = None,
    settings: Annotated[
        list[str] | None, typer.Option("--set", metavar="meta-setting", help="help-arena-set")
    ] = None,
    pack: Annotated[
        list[str] | None, typer.Option(metavar="meta-pack", help="help-arena-pack")
    ] = None,
    cards: Annotated[
        list[str] | None, typer.Option(metavar="meta-file", help="help-arena-cards")
    ] = None,
    deck: DeckFiles = None,
    fixed: Annotated[bool, typer.Option("--fixed", help="help-arena-fixed")] = False,
    seed: Seed = 0,
    out: OutFile = "",
    report: ReportFile = "",
    workers: Workers = None,
    ray: RayAddress = "",
    resume: Resume = False,
) -> None:
    """Play a study and show its results."""
    terminal = terminal_of(context)
    run_settings = RunSettings(out, report, workers, ray, resume).checked()
    chosen = terminal.game(game)
    names = read_levels(terminal, levels) + read_networks(bots)
    variants = read_variants(terminal, chosen, VariantRequest(settings, pack, cards, deck))
    counts = read_seats(chosen, whole_numbers(seats, "--seats", 1), variants, len(names))
    if len(names) > min(counts):
        raise Fault("arena-crowd", USAGE, levels=len(names), seats=min(counts))
    with option_faults(chosen), network_faults():
        asked = study(
            chosen.id,
            counts,
            names,
            variants,
            games=games,
            seed=seed,
            is_rotated=not fixed,
        )
    run_study(terminal, asked, run_settings, lambda done: _show(terminal, done))


def _show(terminal: Terminal, done: Run) -> None:
    groups = Groups(done)
    speaker = GameSpeaker(terminal.language, terminal.game(done.study.game))
    is_compared = len(groups.variants) > 1
    terminal.show(
        headline(speaker, done.study), *(groups.legend(speaker) if is_compared else ()), ""
    )
    terminal.show(_sheet(groups, speaker, is_compared), "")
    for sentence in sentences(done, speaker):
        terminal.show(sentence)


def _sheet(groups: Groups, speaker: Speaker, is_compared: bool) -> Table:
    """Who won how often; variants by their marks, for their names can be long."""
    sheet = Table(box=None, header_style=f"bold {ACCENT}", padding=(0, 2, 0, 0))
    marked = ("report-variant",) if is_compared else ()
    has_points = groups.totals.has_points  # otherwise they equal the wins
    scored = ("report-score",) if has_points else ()
    for name in (*marked, "report-players", "report-who", "report-wins", *scored):
        sheet.add_column(speaker.say(name))
    for place, numbers in enumerate(groups.variants):
        mark = (groups.mark(place),) if is_compared else ()
        for count in groups.counts:
            tables = set(numbers) & groups.with_seats(count)
            for who, line in groups.players(tables, speaker):
                points = (mean_text(speaker, line.points),) if has_points else ()
                sheet.add_row(*mark, str(count), who, share_text(speaker, line.wins), *points)
    return sheet
