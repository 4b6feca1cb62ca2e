"""`stolik verify`: whether a record is what it says."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Annotated

import typer

from stolik.cli.desk import desk_of
from stolik.cli.fault import Fault
from stolik.cli.pack_file import DIGEST, find_pack
from stolik.cli.records import blaming, game_of, read_record
from stolik.cli.seating import recorded_chairs
from stolik.cli.sitting import result_table
from stolik.kernel.record import Record

COMMITMENT = "commitment"
"""The header by which a record of a live table is known."""


def verify(
    context: typer.Context,
    file: Annotated[str, typer.Argument(metavar="meta-file", help="help-file")],
    pack: Annotated[str, typer.Option("--pack", metavar="meta-file", help="help-where-pack")] = "",
) -> None:
    """Play a record again and compare everything it claims."""
    desk = desk_of(context)
    path = Path(file)
    record = read_record(path)
    game = game_of(record)
    find_pack(game, record, path, pack)
    with blaming(path, game):
        state = record.verify()
    desk.show(desk.say("verify-read", game=record.game, version=record.version))
    if DIGEST in record.headers:
        desk.show(desk.say("verify-pack"))
    if COMMITMENT in record.headers:
        _check_deal(record, path)
        desk.show(desk.say("verify-deal"))
    desk.show(desk.say("verify-moves", count=len(record.turns)))
    if not state.is_over:
        desk.show(desk.say("verify-unfinished"))
        return
    desk.show(desk.say("verify-result"), "")
    desk.show(result_table(desk, state, recorded_chairs(desk, record)))


def _check_deal(record: Record, path: Path) -> None:
    """Check that nobody chose the deal: commitment, secret and everybody's entropy fit."""
    try:
        fairness = import_module("stolik.table.fairness")
    except ModuleNotFoundError:
        raise Fault("no-fairness", file=str(path)) from None
    try:
        fairness.check(record)
    except ValueError:
        raise Fault("unfair", file=str(path)) from None
