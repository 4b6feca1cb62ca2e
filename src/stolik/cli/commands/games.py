"""`stolik games`: what can be played."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from stolik.boards import board_of
from stolik.boards.colours import ACCENT
from stolik.cli.inputs.game_options import allowed, bare_type, default_value, fields, option_label
from stolik.cli.terminal.terminal import Terminal, terminal_of
from stolik.kernel.game import Game


def games(
    context: typer.Context,
    game: Annotated[str, typer.Argument(metavar="meta-game", help="help-games-game")] = "",
) -> None:
    """List the games, or one game with its options."""
    terminal = terminal_of(context)
    if game:
        _show_one(terminal, terminal.game(game))
    else:
        _show_all(terminal)


def _show_all(terminal: Terminal) -> None:
    table = Table(box=None, padding=(0, 2), header_style=f"bold {ACCENT}")
    table.add_column(terminal.say("games-id"), no_wrap=True, style="bold")
    table.add_column(terminal.say("games-name"))
    table.add_column(terminal.say("games-players"), justify="right", no_wrap=True)
    table.add_column(terminal.say("games-tagline"))
    for game in terminal.usable_games():
        words = (terminal.game_name(game), players(game), terminal.tagline(game))
        table.add_row(Text(game.id), *(Text(word) for word in words))
    terminal.show(table)


def players(game: Game) -> str:
    """How many can play."""
    least, most = game.seats[0], game.seats[-1]
    return str(least) if least == most else f"{least}–{most}"


def _show_one(terminal: Terminal, game: Game) -> None:
    speaker = terminal.speaker_for(game)
    terminal.show(Text(terminal.game_name(game), f"bold {ACCENT}"), terminal.tagline(game))
    terminal.show(terminal.say("games-for", players=players(game)), "")
    board = board_of(game)
    table = Table.grid(padding=(0, 2))
    table.add_column(no_wrap=True, style="bold")
    table.add_column()
    for name, field in fields(game).items():
        label, text = option_label(speaker, name, field)
        values = board.option_values(name, speaker) or allowed(bare_type(field.type))
        default = default_value(field)
        message = "games-default" if values == "…" else "games-values"
        message = message if default else "games-only-values"
        values_text = terminal.say(message, values=values, default=default)
        table.add_row(Text(f"--set {name}=…"), Text(f"{label}. {text} {values_text}"))
    if fields(game):
        terminal.show(Text(terminal.say("games-options"), "bold"), Padding(table, (0, 0, 1, 2)))
    terminal.show(terminal.say("games-next", game=game.id), style="dim")
