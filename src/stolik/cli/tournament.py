"""`stolik tournament`: a round robin of levels."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated, Any

import typer
from rich.table import Table

from stolik.arena.findings import sentences
from stolik.arena.run import Run
from stolik.arena.tournament import NoRivals, duel, standings, tournament
from stolik.arena.words import mean_text, percent, share_text, voice_for
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
from stolik.kernel.game import Game
from stolik.kernel.mind import LEVELS
from stolik.text import Speaker

WORDS = "stolik.arena"
app = typer.Typer(help="help-tournament")


@app.command("tournament", help="help-tournament")
def play_tournament(  # noqa: PLR0913, PLR0917 - a parameter for each option of the command
    context: typer.Context,
    game: Annotated[str, typer.Argument(metavar="meta-game", help="help-game")],
    games: Annotated[str, typer.Option(metavar="N", help="help-arena-round")] = "200",
    seats: Annotated[str, typer.Option(metavar="N", help="help-tournament-seats")] = "",
    levels: Annotated[
        str, typer.Option(metavar="meta-levels", help="help-tournament-levels")
    ] = ",".join(LEVELS),
    settings: Annotated[
        list[str] | None, typer.Option("--set", metavar="meta-setting", help="help-set")
    ] = None,
    pack: Annotated[list[str] | None, typer.Option(metavar="meta-pack", help="help-pack")] = None,
    cards: Annotated[list[str] | None, typer.Option(metavar="meta-file", help="help-cards")] = None,
    deck: Annotated[
        list[str] | None, typer.Option(metavar="meta-file", help="help-arena-deck")
    ] = None,
    seed: Annotated[str, typer.Option(metavar="N", help="help-arena-seed")] = "0",
    out: Annotated[str, typer.Option(metavar="meta-file", help="help-arena-out")] = "",
    report: Annotated[str, typer.Option(metavar="meta-file", help="help-arena-report")] = "",
    workers: Annotated[str, typer.Option(metavar="N", help="help-arena-workers")] = "",
    ray: Annotated[str, typer.Option(metavar="meta-address", help="help-arena-ray")] = "",
    resume: Annotated[bool, typer.Option("--resume", help="help-arena-resume")] = False,
) -> None:
    """Play a tournament and show who stands where."""
    desk = desk_of(context)
    place = Place(out, report, workers, ray, resume).checked()
    chosen = desk.game(game)
    names = read_levels(desk, levels)
    if len(set(names)) < 2 or len(set(names)) < len(names):
        raise Fault("arena-levels", USAGE)
    count = whole_number(seats, "--seats", 1) if seats else None
    rules = _one_variant(desk, chosen, Wishes(settings, pack, cards, deck))
    read_seats(chosen, str(count or ""), [rules])
    with option_faults(chosen), _rivals_only(chosen):
        asked = tournament(
            chosen.id,
            names,
            count,
            rules,
            games=whole_number(games, "--games", 1),
            seed=whole_number(seed, "--seed"),
        )
    carry_out(desk, asked, place, lambda done: _show(desk, done))


def _one_variant(desk: Desk, game: Game, wishes: Wishes) -> dict[str, Any]:
    """The rules of a tournament: ratings of several variants would say nothing about any."""
    variants = read_variants(desk, game, wishes)
    if len(variants) > 1:
        raise Fault("arena-one-variant", USAGE)
    return variants[0]


@contextmanager
def _rivals_only(game: Game) -> Iterator[None]:
    """Tell that nobody can be rated where everybody wins or loses together."""
    try:
        yield
    except NoRivals:
        raise Fault("arena-together", USAGE, game_id=game.id) from None


def _show(desk: Desk, done: Run) -> None:
    voice = voice_for(desk.language, desk.game(done.study.game))
    desk.show(headline(voice, done.study), "", _ranking(done, voice), "", _duels(done, voice), "")
    for sentence in sentences(done, voice):
        desk.show(sentence)


def _ranking(done: Run, voice: Speaker) -> Table:
    """Who stands where, the best first."""
    sheet = _sheet(voice, "report-level", "report-rating", "report-wins")
    for one in standings(done):
        name = voice.say(f"level-{one.level}")
        sheet.add_row(name, mean_text(voice, one.rating, 1), share_text(voice, one.wins))
    return sheet


def _duels(done: Run, voice: Speaker) -> Table:
    """How often each was before each other one; beside the ranking it would be too wide."""
    levels = [one.level for one in standings(done)]
    sheet = _sheet(voice, "report-level")
    for other in levels:
        sheet.add_column("> " + voice.say(f"level-{other}"), justify="right")
    for one in levels:
        shares = [
            "–" if other == one else percent(voice, duel(done, one, other).share.value)
            for other in levels
        ]
        sheet.add_row(voice.say(f"level-{one}"), *shares)
    return sheet


def _sheet(voice: Speaker, *titles: str) -> Table:
    sheet = Table(box=None, header_style=f"bold {LAMP}", padding=(0, 2, 0, 0))
    for title in titles:
        sheet.add_column(voice.say(title))
    return sheet
