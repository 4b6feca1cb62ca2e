"""Saves a run to disk while it is played, so that it can be stopped and resumed.

Rows are appended to a CSV file chunk by chunk; beside it lies a small progress
file with the statistics so far and the number of bytes that belong to them.
Parquet is written from those rows at the end, as a stream. A run without rows
can have a progress file too, beside the report that is to be made of it.
"""

from __future__ import annotations

import time
from pathlib import Path
from typing import IO, Any, Final

import msgspec

from stolik.arena.edition import Edition, edition_of
from stolik.arena.execution.chunk import header
from stolik.arena.execution.disk import to_disk
from stolik.arena.execution.parquet import is_parquet, write_parquet
from stolik.arena.statistics.totals import Totals, decode, encode
from stolik.arena.study import Study

SAVE_EVERY: Final = 0.5
"""Seconds of finished chunks that a power cut may take, beside those that are being played."""


class Kept(msgspec.Struct):
    """The study that a run plays, and its versions."""

    study: Study
    edition: Edition = Edition()


class Progress(Kept):
    """How far a run has come."""

    chunks: int = 0
    bytes: int = 0
    totals: Totals = msgspec.field(default_factory=Totals)
    ratings: dict[str, tuple[float, float]] = {}

    @property
    def is_finished(self) -> bool:
        """Whether every chunk has been played."""
        return self.chunks == self.study.chunks


class CannotResume(ValueError):  # noqa: N818 - reads as what it is
    """A run cannot be resumed, or would overwrite an unfinished one.

    `reason` is one of 'nothing', 'other', 'edition', 'unfinished' and 'damaged'; `then`
    and `now` are the editions, where they differ.
    """

    def __init__(
        self, reason: str, path: Path, then: Edition | None = None, now: Edition | None = None
    ) -> None:
        super().__init__(f"{reason}: {path}")
        self.reason = reason
        self.path = path
        self.then = then
        self.now = now


class Journal:
    """The files of one run; without rows and `beside` everything stays in memory.

    The progress file of a finished run is deleted; with `keeps_progress` that is left to
    `delete_progress`.
    """

    def __init__(
        self,
        study: Study,
        rows: Path | None,
        resume: bool,
        *,
        beside: Path | None = None,
        keeps_progress: bool = False,
    ) -> None:
        self.path = rows or beside
        self._keeps_progress = keeps_progress
        self._sheet = _sheet_of(rows) if rows is not None else None
        self.progress = Progress(study, edition_of(study.game))
        self._rows: IO[bytes] | None = None
        self._saved = time.monotonic()
        self._is_saved = True
        if self.path is not None:
            self._progress_file = progress_path(self.path)
            self._open(self.path, resume)

    def _open(self, path: Path, resume: bool) -> None:
        if resume:
            self._resume(path)
            return
        if self._progress_file.exists():
            raise CannotResume("unfinished", path)
        if self._sheet is not None:
            self._rows = self._sheet.open("wb")
            self._rows.write(header())
            self.progress.bytes = len(header())
        self.save()

    def _resume(self, path: Path) -> None:
        if not self._progress_file.exists():
            raise CannotResume("nothing", path)
        data = self._progress_file.read_bytes()
        kept: Kept = self._read(data, Kept)  # first what every edition can read
        if kept.study != self.progress.study:
            raise CannotResume("other", path)
        if kept.edition != self.progress.edition:
            raise CannotResume("edition", path, kept.edition, self.progress.edition)
        found: Progress = self._read(data, Progress)
        self.progress = found
        if self._sheet is None:
            return
        if not self._sheet.exists() or self._sheet.stat().st_size < found.bytes:
            raise CannotResume("damaged", path)
        self._rows = self._sheet.open("r+b")
        self._rows.truncate(found.bytes)  # rows of a chunk that was not finished
        self._rows.seek(found.bytes)

    def _read(self, data: bytes, kind: type[Any]) -> Any:  # noqa: ANN401 - as `decode`
        try:
            return decode(data, kind)
        except msgspec.MsgspecError:
            assert self.path is not None
            raise CannotResume("damaged", self.path) from None

    def add(self, rows: bytes) -> None:
        """Append the rows of the next chunk."""
        if self._rows is not None:
            self._rows.write(rows)
            self._rows.flush()  # a reader of the growing file sees whole chunks
            self.progress.bytes += len(rows)
        self._is_saved = False
        self.save_if_due()

    def save_if_due(self) -> None:
        """Save if the last save was long enough ago."""
        if not self._is_saved and time.monotonic() - self._saved > SAVE_EVERY:
            self.save()

    def save(self) -> None:
        """Write everything to disk; at any moment either the old or the new state is there.

        Rows first: a progress file on disk never counts rows that are not.
        """
        if self._rows is not None:
            to_disk(self._rows)
        if self.path is not None:
            write_progress(self.progress, self._progress_file)
        self._saved = time.monotonic()
        self._is_saved = True

    def close(self) -> None:
        """Finish the files."""
        if self.path is None:
            return
        self.save()
        if self._rows is not None and self._sheet is not None:
            self._rows.close()
            self._rows = None
            if self._sheet != self.path:
                write_parquet(self._sheet, self.path)
        if self.progress.is_finished and not self._keeps_progress:
            delete_progress(self.path)


def progress_path(path: Path) -> Path:
    """The path of a run's progress file: beside its rows or its report."""
    return path.with_name(f"{path.name}.progress")


def write_progress(progress: Progress, file: Path) -> None:
    """Write a progress file; at any moment either the old or the new one is there."""
    fresh = file.with_name(f"{file.name}.new")
    with fresh.open("wb") as stream:
        stream.write(encode(progress))
        to_disk(stream)
    fresh.replace(file)


def delete_progress(path: Path) -> None:
    """Delete what only an unfinished run, or one without its report, needs."""
    progress_path(path).unlink(missing_ok=True)
    sheet = _sheet_of(path)
    if sheet != path:
        sheet.unlink(missing_ok=True)


def _sheet_of(rows: Path) -> Path:
    """The file that rows are appended to: Parquet cannot grow, so it is written from a CSV file."""
    return rows.with_name(f"{rows.name}.rows") if is_parquet(rows) else rows
