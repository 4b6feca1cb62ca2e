"""Keeps a run on disk while it goes on, so that it can be stopped and resumed.

Rows are appended to a CSV file chunk by chunk; beside it lies a small progress
file with the statistics so far and the number of bytes that belong to them.
Parquet is written from those rows at the end, as a stream.
"""

from __future__ import annotations

import time
from pathlib import Path
from typing import IO, Any, Final

import msgspec

from stolik.arena.aggregate import Totals, decode, encode
from stolik.arena.chunk import header
from stolik.arena.disk import to_disk
from stolik.arena.edition import Edition, edition_of
from stolik.arena.parquet import is_parquet, write_parquet
from stolik.arena.study import Study

SAVE_EVERY: Final = 0.5
"""Seconds of finished chunks that a power cut may take, beside those that are being played."""


class Kept(msgspec.Struct):
    """What a run is of."""

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
        """Tell whether every chunk has been played."""
        return self.chunks == self.study.chunks


class CannotResume(ValueError):  # noqa: N818 - reads as what it is
    """There is nothing to go on with, or it is something else, or it would be lost.

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
    """The files of one run; without a path everything stays in memory."""

    def __init__(self, study: Study, path: Path | None, resume: bool) -> None:
        self.path = path
        self.progress = Progress(study, edition_of(study.game))
        self._rows: IO[bytes] | None = None
        self._saved = time.monotonic()
        self._is_saved = True
        if path is not None:
            self._notes = path.with_name(f"{path.name}.progress")
            self._sheet = path.with_name(f"{path.name}.rows") if is_parquet(path) else path
            self._open(path, resume)

    def _open(self, path: Path, resume: bool) -> None:
        if resume:
            self._go_on(path)
            return
        if self._notes.exists():
            raise CannotResume("unfinished", path)
        self._rows = self._sheet.open("wb")
        self._rows.write(header())
        self.progress.bytes = len(header())
        self.save()

    def _go_on(self, path: Path) -> None:
        if not self._notes.exists():
            raise CannotResume("nothing", path)
        notes = self._notes.read_bytes()
        kept: Kept = self._read(notes, Kept)  # first what every edition can read
        if kept.study != self.progress.study:
            raise CannotResume("other", path)
        if kept.edition != self.progress.edition:
            raise CannotResume("edition", path, kept.edition, self.progress.edition)
        found: Progress = self._read(notes, Progress)
        if not self._sheet.exists() or self._sheet.stat().st_size < found.bytes:
            raise CannotResume("damaged", path)
        self.progress = found
        self._rows = self._sheet.open("r+b")
        self._rows.truncate(found.bytes)  # rows of a chunk that was not finished
        self._rows.seek(found.bytes)

    def _read(self, notes: bytes, kind: type[Any]) -> Any:  # noqa: ANN401 - as `decode`
        try:
            return decode(notes, kind)
        except msgspec.MsgspecError:
            assert self.path is not None
            raise CannotResume("damaged", self.path) from None

    def add(self, rows: bytes) -> None:
        """Keep the rows of the next chunk."""
        if self._rows is not None:
            self._rows.write(rows)
            self._rows.flush()  # whoever follows the file sees whole chunks
            self.progress.bytes += len(rows)
        self._is_saved = False
        self.keep_up()

    def keep_up(self) -> None:
        """Save what has come in, if the last time is long enough ago."""
        if not self._is_saved and time.monotonic() - self._saved > SAVE_EVERY:
            self.save()

    def save(self) -> None:
        """Bring everything to disk; at any moment either the old or the new state is there.

        Rows first: notes that are on disk never speak of rows that are not.
        """
        if self._rows is not None:
            to_disk(self._rows)
            fresh = self._notes.with_name(f"{self._notes.name}.new")
            with fresh.open("wb") as notes:
                notes.write(encode(self.progress))
                to_disk(notes)
            fresh.replace(self._notes)
        self._saved = time.monotonic()
        self._is_saved = True

    def close(self) -> None:
        """Leave the files as they are read later; a finished run needs no notes."""
        if self._rows is None or self.path is None:
            return
        self.save()
        self._rows.close()
        self._rows = None
        if self._sheet != self.path:
            write_parquet(self._sheet, self.path)
        if self.progress.is_finished:
            self._notes.unlink()
            if self._sheet != self.path:
                self._sheet.unlink()
