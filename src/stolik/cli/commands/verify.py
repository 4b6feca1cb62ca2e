"""`stolik verify`: checks a record."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from stolik.cli.fault import FAILED, USAGE, Fault, file_fault
from stolik.cli.inputs.pack_file import DIGEST, find_pack
from stolik.cli.inputs.records import game_of, read_record, record_faults
from stolik.cli.local_play.local_game import result_table
from stolik.cli.local_play.seating import recorded_players
from stolik.cli.terminal.terminal import Terminal, terminal_of
from stolik.kernel.phrase import Words
from stolik.kernel.record import Record
from stolik.table.fairness import Unfair, check, check_seal, claimed_headers, has_proof

SEAL_BYTES = 20_000


def verify(
    context: typer.Context,
    file: Annotated[str, typer.Argument(metavar="meta-file", help="help-file")],
    pack: Annotated[str, typer.Option("--pack", metavar="meta-file", help="help-where-pack")] = "",
    seal: Annotated[str, typer.Option("--seal", metavar="meta-file", help="help-seal")] = "",
) -> None:
    """Play a record again and compare everything it claims."""
    terminal = terminal_of(context)
    path = Path(file)
    record = read_record(path)
    game = game_of(record)
    find_pack(game, record, path, pack)
    with record_faults(path, game):
        state = record.verify()
    terminal.show(terminal.say("verify-read", game=record.game, version=record.version))
    if DIGEST in record.headers:
        terminal.show(terminal.say("verify-pack"))
    if has_proof(record):  # also if the rest of it was taken out
        _check_deal(terminal, record, path, seal)
    elif seal:
        raise Fault("seal-unused", USAGE, file=str(path))
    else:
        terminal.show(terminal.say("verify-no-deal"))
    terminal.show(terminal.say("verify-moves", count=len(record.turns)))
    terminal.show(terminal.say("verify-moves-claimed"))
    claimed = [name for name in claimed_headers(record) if name != DIGEST]
    if claimed:
        terminal.show(terminal.say("verify-claimed", headers=", ".join(claimed)))
    if not state.is_over:
        terminal.show(terminal.say("verify-unfinished"))
        return
    terminal.show(terminal.say("verify-result"), "")
    terminal.show(result_table(terminal, state, recorded_players(terminal, record)))


def _check_deal(terminal: Terminal, record: Record, path: Path, seal: str) -> None:
    """Check that nobody chose the deal, and against the seal that a player kept."""
    try:
        proof = check(record)
        terminal.show(terminal.say(f"verify-deal-{proof.protocol}", parts=len(proof.parts)))
        if proof.unrevealed:
            seats = ", ".join(str(seat + 1) for seat in proof.unrevealed)
            terminal.show(
                terminal.say("verify-unrevealed", seats=seats, count=len(proof.unrevealed))
            )
        if seal:
            left_out = check_seal(record, _read_seal(Path(seal)))
            terminal.show(
                terminal.say("verify-seal" if left_out is None else "verify-seal-left-out")
            )
        else:
            terminal.show(terminal.say("verify-no-seal"))
    except Unfair as error:
        raise _unfair(path, error) from None


def _unfair(path: Path, error: Unfair) -> Fault:
    reason = Words(f"unfair-{error.code}", {"header": error.header})
    return Fault("unfair", FAILED, file=str(path), reason=reason)


def _read_seal(path: Path) -> str:
    with file_fault("unreadable", path), path.open("rb") as stream:
        return stream.read(SEAL_BYTES).decode("utf-8", "replace")
