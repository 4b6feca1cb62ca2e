"""Records as files: read with faults that name the line, written atomically."""

from __future__ import annotations

import os
import shlex
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from typing import Final

from stolik.cli.data_folder import data_folder
from stolik.cli.fault import FAILED, USAGE, Fault, file_fault
from stolik.kernel.game import Game
from stolik.kernel.options import OptionError
from stolik.kernel.phrase import Argument, Words
from stolik.kernel.record import Record
from stolik.kernel.record.error import RecordError
from stolik.kernel.refusal import Refusal
from stolik.kernel.registry import load

SUFFIX: Final = ".stolik"
MAX_BYTES: Final = 10_000_000


def read_record(path: Path) -> Record:
    """Read a record from a file; every mistake is a fault with its line."""
    with file_fault("unreadable", path), path.open("rb") as stream:
        data = stream.read(MAX_BYTES + 1)
    if len(data) > MAX_BYTES:
        raise Fault("too-large", file=str(path))
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        line = data[: error.start].count(b"\n") + 1
        raise Fault("no-text", file=str(path), line=str(line)) from None
    with record_faults(path):
        return Record.read(text)


@contextmanager
def record_faults(path: Path, game: Game | None = None) -> Iterator[None]:
    """Turn what is wrong with a record into a fault of its file."""
    try:
        yield
    except RecordError as error:
        raise _fault(path, error, game) from None


def _fault(path: Path, error: RecordError, game: Game | None) -> Fault:
    details: dict[str, Argument] = dict(error.details)
    if error.refusal is not None:
        details |= _why(error.refusal)
    cause = error.__cause__
    if isinstance(cause, OptionError) and cause.phrase is not None:
        details["problem"] = Words(cause.phrase.id, cause.phrase.args)
    name = f"record-{error.message}"
    return Fault(
        "record-line" if error.line else "record",
        FAILED,
        game.package if game is not None else None,
        file=str(path),
        line=str(error.line),
        problem=Words(name, details),
        remedy=Words(f"{name}.remedy", details),
    )


def _why(refusal: Refusal) -> dict[str, Argument]:
    phrase = refusal.phrase()
    return {"rule": refusal.rule, "why": Words(phrase.id, phrase.args)}


class RecordFile:
    """Keeps a game's record in its file, up to date after every move."""

    def __init__(self, path: Path, record: Record) -> None:
        self.path = path
        self.record = record

    def save(self) -> None:
        """Write the record; the file on disk is always a whole one."""
        with file_fault("unwritable", self.path):
            write_atomically(self.path, self.record.text())

    def resume_command(self) -> str:
        """The command that resumes the game."""
        return f"stolik play --resume {shlex.quote(str(self.path))}"


def write_atomically(path: Path, text: str) -> None:
    """Write a temporary file beside the target, then rename it."""
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name[:40]}.", suffix=".part")
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as stream:
            stream.write(text)
            stream.flush()
            os.fsync(stream.fileno())
        os.replace(name, path)  # noqa: PTH105 - a temporary file has a name, not a Path
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def new_file(game: str, asked: str, beside: Path | None = None) -> Path:
    """The path of a new record: as given, beside another record, or in the user's folder."""
    if asked:
        path = Path(asked).absolute()
        if path.exists():
            raise Fault("file-exists", USAGE, file=asked)
        return path
    folder = data_folder() / "games" if beside is None else beside.parent
    with file_fault("unwritable", folder):
        folder.mkdir(parents=True, exist_ok=True)
    stem = f"{game}-{datetime.now():%Y-%m-%d-%H%M%S}"
    path = folder / f"{stem}{SUFFIX}"
    count = 2
    while path.exists():
        path = folder / f"{stem}-{count}{SUFFIX}"
        count += 1
    return path


def game_of(record: Record) -> Game:
    """The game of a record; reading has made sure that it exists."""
    return load(record.game)
