"""`stolik replay`: a recorded game again, move by move."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from stolik.cli.desk import desk_of, is_interactive
from stolik.cli.fault import USAGE, Fault
from stolik.cli.pack_file import find_pack
from stolik.cli.records import blaming, game_of, read_record
from stolik.cli.reel import Reel, Stepper
from stolik.cli.seating import recorded_chairs
from stolik.cli.settings import whole_number
from stolik.kernel.record_error import RecordError


def replay(  # noqa: PLR0913, PLR0917 - a parameter for each option of the command
    context: typer.Context,
    file: Annotated[str, typer.Argument(metavar="meta-file", help="help-file")],
    upto: Annotated[str, typer.Option("--upto", metavar="N", help="help-replay-upto")] = "",
    everything: Annotated[bool, typer.Option("--all", help="help-replay-all")] = False,
    seat: Annotated[str, typer.Option("--seat", metavar="N", help="help-replay-seat")] = "",
    pack: Annotated[str, typer.Option("--pack", metavar="meta-file", help="help-where-pack")] = "",
) -> None:
    """Step through a record, or print it."""
    desk = desk_of(context)
    path = Path(file)
    record = read_record(path)
    game = game_of(record)
    find_pack(game, record, path, pack)
    eyes = whole_number(seat, "--seat", 1) - 1 if seat else None
    if eyes is not None and eyes >= record.seats:
        raise Fault("no-seat", USAGE, seat=seat, last=record.seats)
    count = whole_number(upto, "--upto") if upto else None
    with blaming(path, game):
        if count is not None and count > len(record.turns):
            raise RecordError(0, "no-such-turn", number=count, count=len(record.turns))
        reel = Reel(desk, record, recorded_chairs(desk, record), eyes)
    if everything:
        reel.show_log(0, len(record.turns) if count is None else count)
        reel.show_moment(len(record.turns) if count is None else count)
    elif upto:
        reel.show_moment(count or 0)
    elif is_interactive():
        Stepper(desk, reel).run()
    else:
        raise Fault("replay-terminal", USAGE)
