"""Keeps the results of a study on disk when its report fails."""

from __future__ import annotations

import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from stolik.arena.edition import edition_of
from stolik.arena.execution.journal import Progress, progress_path, write_progress
from stolik.arena.run import Run
from stolik.cli.fault import Fault, reason
from stolik.kernel.phrase import Argument


@contextmanager
def results_kept(done: Run, resumable_file: Path | None) -> Iterator[None]:
    """If the report fails, say where the results are and how to make it again.

    `resumable_file` is the file that the progress file lies beside. A run without one gets one.
    """
    try:
        yield
    except (BrokenPipeError, Fault):
        raise
    except Exception as error:
        why = _why(error)
        if resumable_file is not None:
            raise Fault("arena-report", why=why, file=str(progress_path(resumable_file))) from error
        page = Path(f"{done.study.game}-{done.study.seed}.html")
        try:
            write_progress(_progress(done), progress_path(page))
        except OSError:
            raise Fault("arena-report-lost", why=why) from error
        kept = str(progress_path(page))
        raise Fault("arena-report-unasked", why=why, file=kept, page=str(page)) from error


def _progress(done: Run) -> Progress:
    edition = edition_of(done.study.game)
    return Progress(done.study, edition, done.chunks, 0, done.totals, done.ratings)


def _why(error: Exception) -> Argument:
    """The error of the file system, or where the program failed."""
    if isinstance(error, OSError):
        return reason(error)
    last = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__}: {error} ({Path(last.filename).name}:{last.lineno})"
