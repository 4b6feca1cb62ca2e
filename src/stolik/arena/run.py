"""Runs a study from its first game to its last, or until somebody stops it."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

import msgspec

from stolik.arena.execution.chunk import Chunk
from stolik.arena.execution.cluster import Cluster
from stolik.arena.execution.interrupt_guard import InterruptGuard
from stolik.arena.execution.journal import Journal
from stolik.arena.execution.parquet import is_parquet, need
from stolik.arena.execution.pool import chunks
from stolik.arena.statistics.rating import rated
from stolik.arena.statistics.totals import Totals
from stolik.arena.study import Study

Watch = Callable[[int], None]
"""Called now and then with the number of games that are finished."""


class Run(msgspec.Struct, frozen=True):
    """The results of a run."""

    study: Study
    totals: Totals
    ratings: dict[str, tuple[float, float]]
    is_finished: bool
    seconds: float
    """How long it took, this time."""
    played: int
    """The decisions made in that time."""
    chunks: int
    """How many pieces of the work are finished."""


def _ignore_progress(games: int) -> None:
    """The default: progress is not reported."""


def run(  # noqa: PLR0913 - where results go, who plays, who is shown progress
    study: Study,
    out: str | Path | None = None,
    *,
    workers: int = 1,
    cluster: Cluster | None = None,
    resume: bool = False,
    watch: Watch = _ignore_progress,
    beside: Path | None = None,
    keeps_progress: bool = False,
) -> Run:
    """Play a study; the result is the same for any number of workers, here or on a cluster.

    Ctrl-C ends it early: finished games stay in the files and in the result. Without rows the
    progress file lies beside the file `beside`, if that is given. With `keeps_progress` it
    stays after the last game, until `delete_progress`.
    """
    path = None if out is None else Path(out)
    _need_libraries(study, path)
    journal = Journal(study, path, resume, beside=beside, keeps_progress=keeps_progress)
    progress = journal.progress
    before = progress.totals.decisions
    begin = time.monotonic()
    guard = InterruptGuard()
    guard.install()
    done, has_rows = progress.chunks, path is not None

    def tick() -> None:
        with guard:
            journal.save_if_due()
        watch(progress.totals.games)

    if cluster is not None:
        work = cluster.chunks(study, done, has_rows, tick)
    else:
        work = chunks(study, done, workers, has_rows, tick)
    try:
        watch(progress.totals.games)
        for chunk in work:
            with guard:
                _keep(journal, chunk)
            watch(progress.totals.games)
    except KeyboardInterrupt:
        pass
    finally:
        guard.remove()
        work.close()  # type: ignore[attr-defined]  # it is a generator
        journal.close()
    seconds = time.monotonic() - begin
    return Run(
        study,
        progress.totals,
        progress.ratings,
        progress.is_finished,
        seconds,
        progress.totals.decisions - before,
        progress.chunks,
    )


def _need_libraries(study: Study, path: Path | None) -> None:
    if path is not None and is_parquet(path):
        need("polars")
    if study.is_rated:
        need("openskill")


def _keep(journal: Journal, chunk: Chunk) -> None:
    progress = journal.progress
    progress.totals.join(chunk.totals)
    if chunk.places:
        progress.ratings = rated(progress.ratings, chunk.places)
    progress.chunks += 1
    journal.add(chunk.rows)
