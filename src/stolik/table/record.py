"""The record of a table's game: the kernel's readable file with the proof of its deal."""

from __future__ import annotations

from stolik.kernel.options import changed_options, read_options
from stolik.kernel.record import Record, Turn
from stolik.table.errors import TableError
from stolik.table.fairness import headers_of, older_headers
from stolik.table.table import Table
from stolik.table.undo import HEADER


def record_of(table: Table) -> Record:
    """Make the record of the round that has just ended."""
    game = table.game
    if game is None:
        raise TableError("version-gone")
    if table.status != "over" or table.outcome is None:
        raise TableError("not-now", "the record is shown when the game is over")
    options = changed_options(read_options(game.Options, table.options))
    record = Record(game.id, game.version, len(table.chairs), table.seed, options, _headers(table))
    record.turns = [Turn(moved.seat, game.moves[moved.code]) for moved in table.moves]
    record.ranks = table.outcome.ranks
    if table.start is not None:
        record.position = table.start.position
    return record


def _headers(table: Table) -> dict[str, str]:
    headers = {f"player-{seat}": _who(table, seat) for seat in range(len(table.chairs))}
    defaults = [str(number) for number, moved in enumerate(table.moves, 1) if moved.how == "clock"]
    if defaults:
        # Moves that the table made because a seat's time was out, counted from 1.
        headers["default-moves"] = " ".join(defaults)
    for number, ruling in enumerate(table.rulings, 1):
        headers[f"ruling-{number}"] = ruling.line()
    for number, undone in enumerate(table.undone, 1):
        headers[f"{HEADER}{number}"] = undone.line()
    if table.deal is None:
        return headers | older_headers(table.secret, table.contributions)
    return headers | headers_of(table.secret, table.deal)


def _who(table: Table, seat: int) -> str:
    chair = table.chairs[seat]
    return chair.name if not chair.is_bot else f"bot ({chair.level})"
