"""`stolik review`: the coach's judgement of a recorded game."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import msgspec
import typer
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn
from rich.table import Table
from rich.text import Text

from stolik.boards.colours import ACCENT
from stolik.cli.fault import FAILED, USAGE, Fault, file_fault
from stolik.cli.inputs.numbers import MAX_NUMBER
from stolik.cli.inputs.pack_file import find_pack
from stolik.cli.inputs.records import game_of, read_record, record_faults, write_atomically
from stolik.cli.local_play.seating import recorded_players
from stolik.cli.terminal.terminal import Terminal, printable, terminal_of
from stolik.kernel.record import Record
from stolik.review import Review
from stolik.review import review as review_record
from stolik.review.data import BEST, INACCURACY, MISTAKE, Judgement
from stolik.review.page import Page, signed
from stolik.review.review import NotOver
from stolik.review.sentences import percent
from stolik.text import Speaker

TEXTS: Final = "stolik.review"


def review(  # noqa: PLR0913, PLR0917 - a parameter for each option of the command
    context: typer.Context,
    file: Annotated[str, typer.Argument(metavar="meta-file", help="help-file")],
    as_json: Annotated[bool, typer.Option("--json", help="help-review-json")] = False,
    html: Annotated[str, typer.Option("--html", metavar="meta-file", help="help-review-html")] = "",
    seed: Annotated[
        int, typer.Option("--seed", min=0, max=MAX_NUMBER, metavar="N", help="help-review-seed")
    ] = 1,
    pack: Annotated[str, typer.Option("--pack", metavar="meta-file", help="help-where-pack")] = "",
) -> None:
    """Judge every decision of a record by what its player could know."""
    terminal = terminal_of(context)
    path = Path(file)
    record = read_record(path)
    game = game_of(record)
    if as_json and html:
        raise Fault("review-two-forms", USAGE)
    find_pack(game, record, path, pack)
    with record_faults(path, game):
        record.verify()
    found = _reviewed(terminal, record, path, seed)
    if as_json:
        typer.echo(msgspec.json.encode(found).decode())
        return
    players = [player.name for player in recorded_players(terminal, record)]
    speaker = Speaker(terminal.language, ["stolik.text", TEXTS, game.package], players)
    if html:
        target = Path(html)
        with file_fault("unwritable", target):
            write_atomically(target.absolute(), Page(found, game, speaker).html())
        terminal.show(terminal.say("review-written", file=html))
        return
    _show(terminal, found, speaker)


def _reviewed(terminal: Terminal, record: Record, path: Path, seed: int) -> Review:
    """Review the game, with a progress bar where somebody looks."""
    bar = Progress(
        TextColumn(terminal.say("review-running")),
        BarColumn(complete_style=ACCENT),
        TaskProgressColumn(),
        console=terminal.errors,
        transient=True,
        disable=not terminal.errors.is_terminal,
    )
    with bar:
        task = bar.add_task("", total=1)

        def progress(done: int, of: int) -> None:
            bar.update(task, completed=done, total=of)

        try:
            return review_record(record, seed=seed, progress=progress)
        except NotOver:
            raise Fault("review-unfinished", FAILED, file=str(path)) from None


def _show(terminal: Terminal, found: Review, speaker: Speaker) -> None:
    """The decisions that stand out, then decisions and luck of each player."""
    for one in found.judgements:
        if one.verdict in (MISTAKE, INACCURACY, BEST):
            terminal.show(_line(one, speaker))
            terminal.show(Text("    " + _why(one, speaker), "dim"))
    table = Table(box=None, header_style="dim", padding=(0, 2, 0, 0))
    table.add_column(speaker.say("review-player"))
    for heading in ("given-away", "luck", "skill", "expected", "result"):
        table.add_column(speaker.say(f"review-{heading}"), justify="right")
    for seat, balance in enumerate(found.balance):
        table.add_row(
            Text(printable(speaker.name_of(seat))),
            *(signed(value) for value in (-balance.given_away, balance.luck, balance.skill)),
            *(str(percent(value)) for value in (balance.expected, balance.result)),
        )
    terminal.show("", speaker.say("review-balance"), table)


def _line(one: Judgement, speaker: Speaker) -> Text:
    own = next(option for option in one.options if option.move == one.played)
    move = printable(speaker.tell(own.words))
    name = printable(speaker.name_of(one.seat))
    verdict = speaker.say(f"verdict-{one.verdict}")
    return Text(f"{one.step}. {name}: {move}. {verdict} ({signed(-one.loss)} %)")


def _why(one: Judgement, speaker: Speaker) -> str:
    return printable(" ".join(speaker.tell(sentence.phrase) for sentence in one.why))
