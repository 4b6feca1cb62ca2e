"""`stolik replay`: step through a recorded game."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from stolik.cli.fault import USAGE, Fault
from stolik.cli.inputs.numbers import MAX_NUMBER
from stolik.cli.inputs.pack_file import find_pack
from stolik.cli.inputs.records import game_of, read_record, record_faults
from stolik.cli.local_play.recorded_game import RecordedGame, Stepper
from stolik.cli.local_play.seating import recorded_players
from stolik.cli.terminal.terminal import Terminal, is_interactive, terminal_of
from stolik.kernel.record import Record
from stolik.kernel.record.error import RecordError


def replay(  # noqa: PLR0913, PLR0917 - a parameter for each option of the command
    context: typer.Context,
    file: Annotated[str, typer.Argument(metavar="meta-file", help="help-file")],
    upto: Annotated[
        int | None,
        typer.Option("--upto", min=0, max=MAX_NUMBER, metavar="N", help="help-replay-upto"),
    ] = None,
    everything: Annotated[bool, typer.Option("--all", help="help-replay-all")] = False,
    seat: Annotated[
        int | None,
        typer.Option("--seat", min=1, max=MAX_NUMBER, metavar="N", help="help-replay-seat"),
    ] = None,
    pack: Annotated[str, typer.Option("--pack", metavar="meta-file", help="help-where-pack")] = "",
) -> None:
    """Step through a record, or print it."""
    terminal = terminal_of(context)
    path = Path(file)
    record = read_record(path)
    game = game_of(record)
    if everything and game.under(record.version) is None:
        _show_as_text(terminal, record)
        return
    find_pack(game, record, path, pack)
    if seat is not None and seat > record.seats:
        raise Fault("no-seat", USAGE, seat=str(seat), last=record.seats)
    viewer = None if seat is None else seat - 1
    with record_faults(path, game):
        if upto is not None and upto > len(record.turns):
            raise RecordError(0, "no-such-turn", number=upto, count=len(record.turns))
        recorded_game = RecordedGame(terminal, record, recorded_players(terminal, record), viewer)
    if everything:
        last = len(record.turns) if upto is None else upto
        recorded_game.show_log(0, last)
        recorded_game.show_moment(last)
    elif upto is not None:
        recorded_game.show_moment(upto)
    elif is_interactive():
        Stepper(terminal, recorded_game).run()
    else:
        raise Fault("replay-terminal", USAGE)


def _show_as_text(terminal: Terminal, record: Record) -> None:
    """Show a game whose rules are no longer supported, as its recorded text."""
    terminal.show(terminal.say("replay-as-text", game=record.game, version=record.version), "")
    terminal.show(Text(record.text()))
