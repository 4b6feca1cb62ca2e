"""`stolik simulate`: many games of bots, summed up."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.table import Table

from stolik.arena.findings import sentences
from stolik.arena.groups import Groups
from stolik.arena.run import Run
from stolik.arena.study import study
from stolik.arena.words import mean_text, share_text, voice_for
from stolik.boards.lamp import LAMP
from stolik.cli.arena_desk import (
    Place,
    Wishes,
    carry_out,
    headline,
    option_faults,
    read_levels,
    read_seats,
    read_variants,
)
from stolik.cli.desk import Desk, desk_of
from stolik.cli.fault import USAGE, Fault
from stolik.cli.settings import whole_number
from stolik.text import Speaker

WORDS = "stolik.arena"
app = typer.Typer(help="help-simulate")


@app.command(help="help-simulate")
def simulate(  # noqa: PLR0913, PLR0917 - a parameter for each option of the command
    context: typer.Context,
    game: Annotated[str, typer.Argument(metavar="meta-game", help="help-game")],
    games: Annotated[str, typer.Option(metavar="N", help="help-arena-games")] = "1000",
    seats: Annotated[str, typer.Option(metavar="meta-seats", help="help-arena-seats")] = "",
    levels: Annotated[
        str, typer.Option(metavar="meta-levels", help="help-arena-levels")
    ] = "random",
    settings: Annotated[
        list[str] | None, typer.Option("--set", metavar="meta-setting", help="help-arena-set")
    ] = None,
    pack: Annotated[
        list[str] | None, typer.Option(metavar="meta-pack", help="help-arena-pack")
    ] = None,
    cards: Annotated[
        list[str] | None, typer.Option(metavar="meta-file", help="help-arena-cards")
    ] = None,
    deck: Annotated[
        list[str] | None, typer.Option(metavar="meta-file", help="help-arena-deck")
    ] = None,
    fixed: Annotated[bool, typer.Option("--fixed", help="help-arena-fixed")] = False,
    seed: Annotated[str, typer.Option(metavar="N", help="help-arena-seed")] = "0",
    out: Annotated[str, typer.Option(metavar="meta-file", help="help-arena-out")] = "",
    report: Annotated[str, typer.Option(metavar="meta-file", help="help-arena-report")] = "",
    workers: Annotated[str, typer.Option(metavar="N", help="help-arena-workers")] = "",
    ray: Annotated[str, typer.Option(metavar="meta-address", help="help-arena-ray")] = "",
    resume: Annotated[bool, typer.Option("--resume", help="help-arena-resume")] = False,
) -> None:
    """Play a study and show what it came to."""
    desk = desk_of(context)
    place = Place(out, report, workers, ray, resume).checked()
    chosen = desk.game(game)
    names = read_levels(desk, levels)
    variants = read_variants(desk, chosen, Wishes(settings, pack, cards, deck))
    counts = read_seats(chosen, seats, variants, len(names))
    if len(names) > min(counts):
        raise Fault("arena-crowd", USAGE, levels=len(names), seats=min(counts))
    with option_faults(chosen):
        asked = study(
            chosen.id,
            counts,
            names,
            variants,
            games=whole_number(games, "--games", 1),
            seed=whole_number(seed, "--seed"),
            is_rotated=not fixed,
        )
    carry_out(desk, asked, place, lambda done: _show(desk, done))


def _show(desk: Desk, done: Run) -> None:
    groups = Groups(done)
    voice = voice_for(desk.language, desk.game(done.study.game))
    is_compared = len(groups.variants) > 1
    desk.show(headline(voice, done.study), *(groups.legend(voice) if is_compared else ()), "")
    desk.show(_sheet(groups, voice, is_compared), "")
    for sentence in sentences(done, voice):
        desk.show(sentence)


def _sheet(groups: Groups, voice: Speaker, is_compared: bool) -> Table:
    """Who won how often; variants by their marks, for their names can be long."""
    sheet = Table(box=None, header_style=f"bold {LAMP}", padding=(0, 2, 0, 0))
    marked = ("report-variant",) if is_compared else ()
    has_points = groups.totals.has_points  # else they are the wins over again
    scored = ("report-score",) if has_points else ()
    for name in (*marked, "report-players", "report-who", "report-wins", *scored):
        sheet.add_column(voice.say(name))
    for place, numbers in enumerate(groups.variants.values()):
        mark = (groups.mark(place),) if is_compared else ()
        for count in groups.counts:
            tables = set(numbers) & groups.with_seats(count)
            for who, line in groups.players(tables, voice):
                points = (mean_text(voice, line.points),) if has_points else ()
                sheet.add_row(*mark, str(count), who, share_text(voice, line.wins), *points)
    return sheet
