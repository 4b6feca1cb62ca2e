"""Runs a study from its first game to its last, or until somebody stops it."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

import msgspec

from stolik.arena.aggregate import Totals
from stolik.arena.chunk import Chunk
from stolik.arena.cluster import Cluster
from stolik.arena.guard import Guard
from stolik.arena.journal import Journal
from stolik.arena.parquet import is_parquet, need
from stolik.arena.pool import chunks
from stolik.arena.rating import rated
from stolik.arena.study import Study

Watch = Callable[[int], None]
"""Called now and then with the number of games that are finished."""


class Run(msgspec.Struct, frozen=True):
    """What a run has come to."""

    study: Study
    totals: Totals
    ratings: dict[str, tuple[float, float]]
    is_finished: bool
    seconds: float
    """How long it took, this time."""
    played: int
    """The decisions made in that time."""


def _unwatched(games: int) -> None:
    """Nobody looks."""


def run(  # noqa: PLR0913 - where to, by whom, and who watches
    study: Study,
    out: str | Path | None = None,
    *,
    workers: int = 1,
    cluster: Cluster | None = None,
    resume: bool = False,
    watch: Watch = _unwatched,
) -> Run:
    """Play a study; the result is the same for any number of workers, here or on a cluster.

    Ctrl-C ends it early: what is finished is kept in the files and the result.
    """
    path = None if out is None else Path(out)
    if path is not None and is_parquet(path):
        need("polars")
    if study.is_rated:
        need("openskill")
    journal = Journal(study, path, resume)
    progress = journal.progress
    before = progress.totals.decisions
    begin = time.monotonic()
    guard = Guard()
    guard.install()
    done, has_rows = progress.chunks, path is not None

    def tick() -> None:
        with guard:
            journal.keep_up()
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
    )


def _keep(journal: Journal, chunk: Chunk) -> None:
    progress = journal.progress
    progress.totals.join(chunk.totals)
    if chunk.places:
        progress.ratings = rated(progress.ratings, chunk.places)
    progress.chunks += 1
    journal.add(chunk.rows)
