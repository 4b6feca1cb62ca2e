"""`stolik tournament`: a round robin of levels."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated, Any

import typer
from rich.table import Table

from stolik.arena.report.findings import sentences
from stolik.arena.report.words import GameSpeaker, level_name, mean_text, percent, share_text
from stolik.arena.run import Run
from stolik.arena.tournament import NoRivals, duel, standings, tournament
from stolik.boards.colours import ACCENT
from stolik.cli.fault import USAGE, Fault
from stolik.cli.inputs.numbers import MAX_NUMBER
from stolik.cli.studies.parameters import (
    DeckFiles,
    GameName,
    NetworkFiles,
    OneSeatCount,
    OutFile,
    RayAddress,
    ReportFile,
    Resume,
    Seed,
    Settings,
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
from stolik.kernel.game import Game
from stolik.kernel.mind import LEVELS
from stolik.text import Speaker

app = typer.Typer(help="help-tournament")


@app.command("tournament", help="help-tournament")
def play_tournament(  # noqa: PLR0913, PLR0917 - a parameter for each option of the command
    context: typer.Context,
    game: GameName,
    games: Annotated[
        int, typer.Option(min=1, max=MAX_NUMBER, metavar="N", help="help-arena-round")
    ] = 200,
    seats: OneSeatCount = None,
    levels: Annotated[
        str, typer.Option(metavar="meta-levels", help="help-tournament-levels")
    ] = ",".join(LEVELS),
    bots: NetworkFiles = None,
    settings: Settings = None,
    pack: Annotated[list[str] | None, typer.Option(metavar="meta-pack", help="help-pack")] = None,
    cards: Annotated[list[str] | None, typer.Option(metavar="meta-file", help="help-cards")] = None,
    deck: DeckFiles = None,
    seed: Seed = 0,
    out: OutFile = "",
    report: ReportFile = "",
    workers: Workers = None,
    ray: RayAddress = "",
    resume: Resume = False,
) -> None:
    """Play a tournament and show the ranking."""
    terminal = terminal_of(context)
    run_settings = RunSettings(out, report, workers, ray, resume).checked()
    chosen = terminal.game(game)
    names = read_levels(terminal, levels) + read_networks(bots)
    if len(set(names)) < 2 or len(set(names)) < len(names):
        raise Fault("arena-levels", USAGE)
    rules = _one_variant(terminal, chosen, VariantRequest(settings, pack, cards, deck))
    read_seats(chosen, [] if seats is None else [seats], [rules])
    with option_faults(chosen), network_faults(), _rivals_only(chosen):
        asked = tournament(
            chosen.id,
            names,
            seats,
            rules,
            games=games,
            seed=seed,
        )
    run_study(terminal, asked, run_settings, lambda done: _show(terminal, done))


def _one_variant(terminal: Terminal, game: Game, request: VariantRequest) -> dict[str, Any]:
    """The one variant of a tournament: ratings over several variants would be meaningless."""
    variants = read_variants(terminal, game, request)
    if len(variants) > 1:
        raise Fault("arena-one-variant", USAGE)
    return variants[0]


@contextmanager
def _rivals_only(game: Game) -> Iterator[None]:
    """Refuse tables at which everybody wins or loses together: nobody can be rated there."""
    try:
        yield
    except NoRivals:
        raise Fault("arena-together", USAGE, game_id=game.id) from None


def _show(terminal: Terminal, done: Run) -> None:
    speaker = GameSpeaker(terminal.language, terminal.game(done.study.game))
    terminal.show(
        headline(speaker, done.study), "", _ranking(done, speaker), "", _duels(done, speaker), ""
    )
    for sentence in sentences(done, speaker):
        terminal.show(sentence)


def _ranking(done: Run, speaker: Speaker) -> Table:
    """The ranking, the best first."""
    sheet = _sheet(speaker, "report-level", "report-rating", "report-wins")
    for one in standings(done):
        name = level_name(speaker, one.level)
        sheet.add_row(name, mean_text(speaker, one.rating, 1), share_text(speaker, one.wins))
    return sheet


def _duels(done: Run, speaker: Speaker) -> Table:
    """How often each level finished ahead of each other one; a table of its own, for width."""
    levels = [one.level for one in standings(done)]
    sheet = _sheet(speaker, "report-level")
    for other in levels:
        sheet.add_column("> " + level_name(speaker, other), justify="right")
    for one in levels:
        shares = [
            "–" if other == one else percent(speaker, duel(done, one, other).share.value)
            for other in levels
        ]
        sheet.add_row(level_name(speaker, one), *shares)
    return sheet


def _sheet(speaker: Speaker, *titles: str) -> Table:
    sheet = Table(box=None, header_style=f"bold {ACCENT}", padding=(0, 2, 0, 0))
    for title in titles:
        sheet.add_column(speaker.say(title))
    return sheet
