"""`stolik games`: what can be played."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from stolik.boards import Board
from stolik.boards.lamp import LAMP
from stolik.cli.desk import Desk, desk_of
from stolik.cli.settings import allowed, bare_type, fields, option_label, usual_value
from stolik.kernel import registry
from stolik.kernel.game import Game


def games(
    context: typer.Context,
    game: Annotated[str, typer.Argument(metavar="meta-game", help="help-games-game")] = "",
) -> None:
    """List the games, or one game with its options."""
    desk = desk_of(context)
    if game:
        _show_one(desk, desk.game(game))
    else:
        _show_all(desk)


def _show_all(desk: Desk) -> None:
    table = Table(box=None, padding=(0, 2), header_style=f"bold {LAMP}")
    table.add_column(desk.say("games-id"), no_wrap=True, style="bold")
    table.add_column(desk.say("games-name"))
    table.add_column(desk.say("games-players"), justify="right", no_wrap=True)
    table.add_column(desk.say("games-tagline"))
    for game_id in registry.games():
        game = desk.game(game_id)
        voice = desk.voice(game)
        words = (voice.say("name"), players(game), voice.say("tagline"))
        table.add_row(Text(game_id), *(Text(word) for word in words))
    desk.show(table)


def players(game: Game) -> str:
    """How many can play."""
    least, most = game.seats[0], game.seats[-1]
    return str(least) if least == most else f"{least}–{most}"


def _show_one(desk: Desk, game: Game) -> None:
    voice = desk.voice(game)
    desk.show(Text(voice.say("name"), f"bold {LAMP}"), voice.say("tagline"))
    desk.show(desk.say("games-for", players=players(game)), "")
    board = Board(game)
    table = Table.grid(padding=(0, 2))
    table.add_column(no_wrap=True, style="bold")
    table.add_column()
    for name, field in fields(game).items():
        label, text = option_label(voice, name, field)
        values = board.option_values(name, voice) or allowed(bare_type(field.type))
        usual = usual_value(field)
        message = "games-usual" if values == "…" else "games-values"
        message = message if usual else "games-only-values"
        told = desk.say(message, values=values, usual=usual)
        table.add_row(Text(f"--set {name}=…"), Text(f"{label}. {text} {told}"))
    if fields(game):
        desk.show(Text(desk.say("games-options"), "bold"), Padding(table, (0, 0, 1, 2)))
    desk.show(desk.say("games-next", game=game.id), style="dim")
